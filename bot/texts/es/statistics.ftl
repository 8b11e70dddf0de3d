# Statistics of a player, the calendar of a month, and achievements.

command-stats = Muestra tus estadísticas, calendario o logros
command-calendar = Muestra qué días de un mes jugaste
command-name-stats = estadísticas
command-name-calendar = calendario
parameter-month = Escribe un mes, como 2026-11, o déjalo vacío para el mes actual
parameter-name-month = mes

# All games.
stats-title = Tus estadísticas
stats-nothing = Todavía no hay estadísticas. Una partida cuenta cuando termina, si hiciste al menos un movimiento.
stats-unread = Estadística desconocida: “{ $text }”. Escribe un juego, un mes como 2026-11, “calendario” o “logros”.
stats-games = { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
 }, victorias: { $won } ({ $share } %)
stats-clean = Victorias sin ayuda: { $clean }
stats-help = Con ayuda: { $assisted } ({ $share } %) · abandonadas: { $givenup }
stats-time = Tiempo: { $time }
stats-time-fastest = { stats-time } · victoria más rápida: { $fastest }
stats-favourite = Más jugado: { $game }
stats-days-played = Racha diaria: { $days ->
    [one] { $days } día
   *[other] { $days } días
 }, la más larga { $longest }{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄ { $freezes } protector
   *[other] { " " }· ❄ { $freezes } protectores
 }
stats-days-won = Racha diaria de victorias: { $days ->
    [one] { $days } día
   *[other] { $days } días
 }, la más larga { $longest }
stats-achievements = Logros: { $count } de { $all }
button-stats = Estadísticas
button-stats-all = ◀ Todos los juegos
button-progress = Progreso
button-achievements = Logros

# One game, or one of its option sets.
stats-of = Estadísticas: { $kind }
stats-page-all = Todas las opciones juntas
stats-page-usual = Con las opciones normales
stats-streak = Racha de victorias: { $streak ->
    [one] { $streak } partida
   *[other] { $streak } partidas
 }, la más larga { $longest }
stats-longest-streak = Racha más larga: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }
stats-wishes = Deseos concedidos: { $count }
stats-scores = { $what }: mejor { $best }, media { $average }
stats-score = Puntuación
stats-decimal = { $whole },{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Partidas ganadas
chart-bars-won = Ganadas
chart-bars-rest = No ganadas
chart-bar = { $won } de { $played }
chart-bars-alt = Gráfico de barras de las partidas ganadas. { $details }.
chart-bars-alt-one = { $name }: { $won } de { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: gráfico de columnas con las veces que obtuviste cada resultado. { $details }. Media { $average }, mejor { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = Media { $average }
chart-best = Mejor { $best }
chart-times = { $what }: cuántas veces
chart-progress = Partidas ganadas por mes
chart-progress-line = Ganadas
chart-progress-alt = Gráfico de líneas del porcentaje de partidas ganadas, por mes. { $details }.
chart-progress-alt-one = { $month }: { $won } de { $played }, { $share } %
chart-month = { $number }/{ $year }
chart-percent = %
stats-no-progress = No se contó ninguna partida en los últimos meses.

# The calendar of a month.
calendar-weekdays = Lu Ma Mi Ju Vi Sá Do
calendar-played = Días jugados: { $played } de { $counting }, ganados: { $won }
calendar-badge = { $badge ->
    [bronze] Insignia de bronce: un tercio de los días
    [silver] Insignia de plata: dos tercios de los días
    [gold] Insignia de oro: todos los días jugados
    [diamond] Insignia de diamante: todos los días ganados
   *[none] Todavía sin insignia: juega un tercio de los días para el bronce
 }
calendar-stars = { $stars } Estrellas: { $won } de 3, 1 por cada tercio de los días ganados. Sin ayuda (★): { $clean }
calendar-streak = Racha diaria: { $played ->
    [one] { $played } día
   *[other] { $played } días
 }. Racha diaria de victorias: { $won }{ $freezes ->
    [0] { "" }
   *[other] . Protectores: { $freezes }
 }
calendar-missed = Puedes jugar los días que te perdiste, pero no cuentan para la clasificación. Por ejemplo, escribe { $command }.
calendar-alt = { $month }, calendario. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = ganado sin ayuda
calendar-silver = ganado con ayuda
calendar-bronze = jugado, no ganado
calendar-frozen = salvado por un protector
calendar-outage = bot sin servicio, racha a salvo
calendar-missed-day = no jugado
calendar-open = hoy, aún abierto
calendar-none = por venir, o antes de tu primer día
calendar-unread = “{ $text }” no es un mes. Por ejemplo, escribe { $command }.
calendar-before = El primer reto diario fue el { announce-date } de { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# The goals of a month. $goal is one of those below.
season-goals = Objetivos del mes: { $reached }/{ $all }
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal }: { $count } de { $all }
season-goal-new = 🏅 Objetivo del mes alcanzado: { $goal }
season-goal-lesson = Termina la lección de { $game }
season-goal-wins = { $count ->
    [one] Gana { $count } partida de { $game }
   *[other] Gana { $count } partidas de { $game }
 }
season-goal-clean = { $count ->
    [one] Gana { $count } partida de { $game } sin ayuda
   *[other] Gana { $count } partidas de { $game } sin ayuda
 }
season-goal-puzzles = { $count ->
    [one] Resuelve { $count } puzle nuevo
   *[other] Resuelve { $count } puzles nuevos
 }
season-goal-days = { $count ->
    [one] Juega { $count } reto diario este mes
   *[other] Juega { $count } retos diarios este mes
 }
season-goal-days-won = { $count ->
    [one] Gana { $count } reto diario este mes
   *[other] Gana { $count } retos diarios este mes
 }
# In a picture and on a shared result, in 48 columns with the goals.
season-badge = { $badge ->
    [bronze] Insignia de bronce
    [silver] Insignia de plata
    [gold] Insignia de oro
   *[diamond] Insignia de diamante
 }
season-shared = { $badge } · { $goals }

# Achievements: the name, and how to earn it.
achievements-title = Logros
achievements-got = Conseguidos: { $count } de { $all }
achievements-missing = Por conseguir:
achievement-new = { $emblem } Logro: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = El primero de muchos
achievement-how-first-day = termina un reto diario
achievement-week = Una semana
achievement-how-week = alcanza una racha diaria de 7 días
achievement-thirty-days = Una luna
achievement-how-thirty-days = alcanza una racha diaria de 30 días
achievement-hundred-days = 100 días
achievement-how-hundred-days = alcanza una racha diaria de 100 días
achievement-winning-week = Semana victoriosa
achievement-how-winning-week = gana el reto diario 7 días seguidos
achievement-month = Mes completo
achievement-how-month = juega el reto diario todos los días de un mes
achievement-wish = Deseo concedido
achievement-how-wish = gana la primera partida de Wish que empieces en un día, sin deshacer y sin ayuda
achievement-perfect-flip = Flip perfecto
achievement-how-perfect-flip = consigue los 104 puntos
achievement-kittyhawk = Primer vuelo
achievement-how-kittyhawk = gana Kittyhawk en el nivel 5
achievement-blink = En un parpadeo
achievement-how-blink = gana Blink en la mesa estrecha
achievement-klondike = Fiebre del oro
achievement-how-klondike = gana Klondike robando 3 cartas a la vez
achievement-klondike-once = De una pasada
achievement-how-klondike-once = gana Klondike con 1 pasada por el mazo
achievement-freecell-2 = Compañeros de celda
achievement-how-freecell-2 = gana FreeCell con 2 celdas
achievement-freecell-1 = Celda de aislamiento
achievement-how-freecell-1 = gana FreeCell con 1 celda
achievement-streets = Callejero
achievement-how-streets = gana Streets and Alleys
achievement-streets-castle = Fin del asedio
achievement-how-streets-castle = gana Beleaguered Castle (Streets and Alleys con los ases en las bases)
achievement-spider-2 = Dos hilos
achievement-how-spider-2 = gana Spider con 2 palos
achievement-spider-4 = Maestría tejedora
achievement-how-spider-4 = gana Spider con 4 palos
achievement-yukon = Más allá del paso
achievement-how-yukon = gana Yukon
achievement-yukon-suit = Abrazo de oso
achievement-how-yukon-suit = gana el solitario ruso (Yukon del mismo palo)
achievement-pyramid = Faraón
achievement-how-pyramid = gana Pirámide con 1 pasada por el mazo
achievement-tripeaks = Tres cimas
achievement-how-tripeaks = gana TriPeaks con rey y as separados
achievement-golf = Hoyo en uno
achievement-how-golf = gana Golf
achievement-par = Par
achievement-how-par = alcanza el par sin ayuda
achievement-above-par = Mejor que el par
achievement-how-above-par = supera el par sin ayuda
achievement-hardest = La cumbre
achievement-how-hardest = gana un reparto de dificultad 5 sin ayuda
achievement-five-games = Todoterreno
achievement-how-five-games = gana 5 juegos distintos, en retos diarios o fuera de ellos
achievement-all-games = Todos los juegos
achievement-how-all-games = gana cada juego una vez, en un reto diario o fuera de él
achievement-in-a-row = 10 seguidas
achievement-how-in-a-row = gana 10 partidas seguidas
achievement-hundred-wins = 100 victorias
achievement-how-hundred-wins = gana 100 partidas

# Puzzles: ratings, and the chart of one.
stats-puzzles = Puzles
stats-puzzles-of = Puzles: { $game }
stats-no-puzzles = Aquí todavía no has intentado ningún puzle.
stats-puzzle-game = { $game }: rating { $rating }, resueltos: { $solved } de { $tried }
stats-puzzle-streak = Mejor racha: { $count }
stats-puzzle-source = Todo el mundo empieza con { $start }. Todas las soluciones son públicas, en el código fuente del bot: tu rating es para ti.
chart-ratings-line = Rating
chart-ratings-alt = Gráfico de líneas de tu rating en los últimos { $count } puzles: de { $first } a { $last }, mínimo { $low }, máximo { $high }.
