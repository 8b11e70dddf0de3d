# Lessons, second tries and the mistakes to practice.

button-learn = Aprender
# Below a player's first deal of a game: the way to its lesson.
button-first-time = ¿Primera vez? Aprende
button-lessons = Todas las lecciones
button-lesson-back = ◀ Paso anterior
button-alone = Ahora juegas tú

lessons-title = Lecciones
# $finished of $count lessons are finished; these have a tick.
lessons = { $finished ->
    [0] Aprende un juego jugándolo. Una lección dura unos 2 minutos, y puedes salir y volver cuando quieras.
   *[other] Aprende un juego jugándolo. Puedes salir de una lección y volver cuando quieras. Terminadas: { $finished } de { $count }.
 }
lesson-finished = ✓ { $game }
# “Lesson: Wish, step 3 of 10”
lesson-title = Lección: { $game }, paso { $number } de { $count }
lesson-title-end = Lección: { $game }, terminada
lesson-typed = Escribe “{ $move }”.
lesson-right = ¡Bien!
lesson-right-other = ¡Bien! La lección sigue con otro movimiento: { $move }.
lesson-also = { $count ->
    [1] La lección ha hecho este movimiento por ti: { $moves }.
   *[other] La lección ha hecho estos movimientos por ti: { $moves }.
 }
lesson-also-many = { $count ->
    [one] La lección ha hecho { $count } movimiento por ti.
   *[other] La lección ha hecho { $count } movimientos por ti.
 }
lesson-changed = Esta lección ha cambiado. Pulsa “{ button-restart }” para empezarla otra vez.
lesson-over = Esta lección está terminada. Pulsa “{ button-alone }” para jugar, o “{ button-restart }” para repetirla.
lesson-none = { $game } todavía no tiene lección. Pulsa “{ button-rules }” para leer sus reglas.
lesson-hint = Los lugares marcados muestran de qué trata este paso. Lee el paso otra vez, o pulsa “{ button-lesson-back }”.

# En la pantalla de inicio.
home-lessons-new = Tu primera partida, paso a paso
home-lessons-finished = Terminadas: { $games }

exercise-leave = Aquí nada cuenta, así que no hace falta abandonar. Para salir, empieza o abre otra partida.
exercise-at-start = No hay nada que deshacer: aquí es donde empezaste.
exercise-no-review = Las lecciones, los segundos intentos y los puzles no tienen análisis. Solo lo tienen las partidas terminadas.
exercise-not-shared = No puedes compartir una lección ni un segundo intento. Comparte la partida misma cuando termine.

button-try = Inténtalo tú
button-try-from-here = Intentar desde aquí
button-show = Muéstramelo
button-to-review = Al análisis
button-to-exercise = A la posición
button-mistakes = Mis errores
button-mistake-early = Practicar ya

# “Second try: Wish, deal 42”
second-try-title = Segundo intento: { $deal }
second-try-goal = Objetivo: { $goal }.
# The goal, inside other sentences.
goal-win = ganar
goal = puntuación { $goal } o mejor
# A score in the terms of its game.
goal-score = { $score }
second-try-looking = Buscando el mejor camino desde aquí…
second-try-refused = Solo puedes intentarlo otra vez desde un movimiento de una partida tuya terminada. Ábrela con “{ button-games }”.
second-try-at-the-end = La partida acabó con este movimiento. Elige uno anterior.
second-try-no-win = No encuentro ninguna victoria desde aquí. Elige un movimiento anterior.
second-try-only = “{ button-show }” solo funciona en un segundo intento.
second-try-solved = ¡Resuelto! Has alcanzado el objetivo.
second-try-missed = Esta vez no. El objetivo: { $goal }.

# What is said after each move of a second try. Those with -points are for goals that are scores.
judge-looking = Comprobando este movimiento…
judge-in-reach = Todavía puedes ganar.
judge-in-reach-points = Todavía puedes llegar a { $score }.
judge-out-of-reach = Perdida: desde aquí ya no puedes ganar. “{ button-undo }” anula el movimiento.
judge-out-of-reach-points = Perdida: desde aquí solo se puede llegar a { $score }. “{ button-undo }” anula el movimiento.
judge-unknown = No puedo saber rápido si todavía puedes ganar.
judge-unknown-points = Desde aquí solo encuentro { $score }, pero puede haber más.
judge-no-answer = Ahora mismo no puedo comprobar este movimiento. Puedes seguir jugando.
judge-does-it = En un segundo intento se comprueba cada movimiento de todas formas.

mistakes-title = Mis errores
mistakes-none = No tienes errores que practicar. Analiza una partida terminada para añadir su movimiento decisivo.
mistakes-none-due = { $days ->
    [one] Errores para practicar: { $count }. El próximo llega en { $days } día.
   *[other] Errores para practicar: { $count }. El próximo llega en { $days } días.
 }
# Above the board: how many mistakes are to be practiced today, with this one.
mistake-due = Para practicar hoy: { $due } de { $count }. ¿Qué sería mejor aquí?

# After a mistake has been solved: in how many days it comes again, 0 if it does not.
mistake-solved = { $days ->
    [0] Era la última vez: esto ya lo dominas.
    [one] ¡Así es mejor! Esta posición vuelve en { $days } día.
   *[other] ¡Así es mejor! Esta posición vuelve en { $days } días.
 }

my-data-exercises = • tus lecciones, segundos intentos y puzles; tus ratings y rachas de puzles; hasta 50 errores para practicar
