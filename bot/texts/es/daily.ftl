# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = Solo cuenta tu primer intento. Sin deshacer, sin pistas y sin reiniciar.
daily-difficulty = Dificultad { $difficulty }/5 (5 es la máxima).
daily-par = Par { $par }: la mejor puntuación conocida.
daily-goal = Objetivo: { $goal } puntos o más.
daily-until = Empieza antes del { $begin } y termina antes del { $end } ({ $zone }).
daily-closes = Se cierra { $moment }.
daily-review-from = El análisis de esta partida se abre { $moment }.
button-start = Empezar
button-practice-first = Practicar antes
daily-ranked = Cuenta para la clasificación.
daily-assisted = Cuenta en la clasificación con ayuda.
daily-practice = Práctica: este intento no cuenta para la clasificación.
daily-late = Este reto se cerró antes de que terminaras, así que el intento no cuenta para la clasificación.
daily-late-excused = Este reto se cerró antes de que terminaras, así que el intento no cuenta. Ese día el bot no funcionó, así que tu racha continúa.
daily-uncounted = Tu intento está terminado y guardado. Ahora mismo no se puede contar, pero se contará pronto.

# After its end: “Here: place 2 of 9, so far. Everywhere: place 14 of 300, so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } puntos: has alcanzado el objetivo de { $goal }, así que el día cuenta como ganado.
daily-goal-missed = { $score } puntos: te hacían falta { $goal } para ganar el día.
daily-place-so-far = { daily-place }, por ahora.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Aquí: puesto { $place } de { $count }
   *[everywhere] Global: puesto { $place } de { $count }
 }
daily-streak = Racha diaria: { $played ->
    [one] { $played } día
   *[other] { $played } días
 }. Racha diaria de victorias: { $won }. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = Este intento cuenta como jugado sin ayuda. Si permites la ayuda, se clasifica aparte. Esto no se puede deshacer.
daily-giving-up = ¿Abandonar este intento? Será tu resultado del día. Esto no se puede deshacer.
daily-stands = Este intento ha terminado y no se puede cambiar. Pulsa “{ button-practise }” para jugar otra vez las mismas cartas.
button-allow-help = Permitir ayuda
button-daily-play-on = Seguir jugando
button-practise = Practicar
button-leaderboard = Clasificación
button-calendar = Calendario

# En la pantalla de inicio: “#214 · Wish · sin jugar”. $state puede ser también daily-result.
home-daily = #{ $number } · { $game } · { $state }
home-daily-new = sin jugar
home-daily-begun = a medias

# Challenges of other days.
button-today = Reto de hoy
button-archive = Días anteriores
daily-play-past = Jugar #{ $number }
button-own-attempt = Mi intento
daily-past = El reto diario #{ $number } ha terminado. Todavía puedes jugarlo, pero no cuenta para la clasificación.
daily-past-result = Tu resultado: { $result }.
daily-begun-before = Empezaste este reto antes de borrar tus datos, así que este intento es de práctica.
daily-unread = Día desconocido: “{ $text }”. Después de { $command }, escribe un número, una fecha, “ayer” o “archivo”.
daily-to-come = El reto diario #{ $number } aún no ha llegado. El de hoy es el #{ $today }.
daily-not-yet = El primer reto diario llega el { $date } (UTC).
daily-none = No hay reto diario para ese día.
daily-archive-title = Retos diarios anteriores
daily-archive = Pulsa uno para jugarlo. Solo el reto de hoy cuenta para la clasificación.
daily-archive-empty = Todavía no hay ninguno. El de hoy es el primero.
daily-archive-line = #{ $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] ganado
    [given-up] abandonado
   *[lost] no ganado
 }, { daily-attempt }
daily-result-points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }, { daily-attempt }
daily-attempt = { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 }, { $time }{ $help ->
    [some] , con ayuda
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Escribe el número o la fecha de un día, o déjalo vacío para hoy
parameter-name-day = día
day-yesterday = Reto de ayer

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = hoy
day-word-yesterday = ayer
day-word-last = última, último, anterior, la última
day-word-archive = archivo, días anteriores
