# Puzzles: positions with a goal, rated at the first attempt.

button-puzzle = Puzle
button-puzzle-skip = Saltar
button-puzzle-skip-yes = Sí, saltarlo
button-puzzle-solution = Solución
button-puzzle-next = Siguiente
button-puzzle-streak = Nueva racha
button-puzzle-in-streak = Racha de puzles
button-puzzle-back = Seguir con él
button-puzzle-skip-open = Saltar este
button-puzzle-solve = Resolverlo

# En la pantalla de inicio.
home-puzzles = Puzles
home-puzzles-streak = Racha: { $count }
home-puzzles-best = Mejor racha: { $count }
home-puzzles-open = El puzle { $number } sigue abierto
home-puzzles-new = { $count ->
    [one] { $count } puzle, de fácil a difícil
   *[other] { $count } puzles, de fáciles a difíciles
 }

# “Puzzle 812: in 4 moves, empty pile a”
puzzle-title = Puzle { $number }: { $goal }
# Above the animation of a solution.
puzzle-name = Puzle { $number }
# The state in the heading of a picture, with how many moves are left.
puzzle-heading = { $moves ->
    [one] queda { $moves } movimiento · { $state }
   *[other] quedan { $moves } movimientos · { $state }
 }

# The goal, inside other sentences. $moves is the most moves that it may take.
puzzle-goal-in = { $moves ->
    [one] en { $moves } movimiento, { $goal }
   *[other] en { $moves } movimientos, { $goal }
 }
puzzle-goal-leave = { $count ->
    [0] quitar todas las cartas
    [one] dejar { $count } carta o ninguna
   *[other] dejar { $count } cartas o menos
 }
puzzle-goal-keep = { $count ->
    [one] ganar con { $count } carta o más en el mazo
   *[other] ganar con { $count } cartas o más en el mazo
 }
puzzle-goal-reach = { $count ->
    [one] llegar a { $count } punto o más
   *[other] llegar a { $count } puntos o más
 }
puzzle-goal-points = { $count ->
    [one] poner todas las cartas y sumar { $count } punto o más
   *[other] poner todas las cartas y sumar { $count } puntos o más
 }
puzzle-goal-place = poner todas las cartas
puzzle-goal-home = { $count ->
    [one] tener { $count } carta en las bases
   *[other] tener { $count } cartas en las bases
 }
puzzle-goal-suits = { $count ->
    [one] tener { $count } palo completo en las bases
   *[other] tener { $count } palos completos en las bases
 }
# $kind is pile or heap, $place its letter.
puzzle-goal-empty = { $kind ->
    [heap] vaciar el montón { $place }
   *[other] vaciar la pila { $place }
 }
puzzle-goal-free = destapar { $card } en el montón { $place }
puzzle-goal-turn-up = descubrir { $card } en la pila { $place }
puzzle-goal-finish = llevar todas las cartas a las bases
puzzle-goal-reached = Con eso se alcanza el objetivo.

# What is said before the first move.
puzzle-terms-puzzle = { $game }: tu primer intento cuenta para tu rating de puzles. Un movimiento que deja el objetivo fuera de alcance lo termina. Sin deshacer ni pistas. Saltarlo cuenta como no resuelto.
puzzle-terms-streak = { $game }: resuelve un puzle tras otro hasta que falles uno. Dejar el objetivo fuera de alcance es un fallo, y saltar uno también. Sin deshacer ni pistas.
puzzle-terms-practice = { $game }: práctica, así que tu rating no cambia. Puedes deshacer, y se comprueba cada movimiento.
puzzle-moves-left = { $count ->
    [one] Queda { $count } movimiento.
   *[other] Quedan { $count } movimientos.
 }

# How an attempt ended.
puzzle-title-solved = ¡Resuelto! Puzle { $number }
puzzle-title-missed = Sin resolver: puzle { $number }
puzzle-title-skipped = Saltado: puzle { $number }
puzzle-missed-practice = “{ button-undo }” anula el movimiento.
puzzle-skipped = Cuenta como no resuelto.
# $change is a number with its sign, $after the new rating in a game, $puzzle the rating of the puzzle.
puzzle-rating = { $change }: { $after } en { $game }. El puzle tiene { $puzzle }.
puzzle-streak-so-far = Racha: { $count }. Tu mejor racha: { $best }.
puzzle-streak-best = ¡Es tu mejor racha hasta ahora!
puzzle-lost-by = El movimiento { $number } dejó el objetivo fuera de alcance: { $move }
puzzle-uncounted = El puzle está terminado y guardado. Ahora mismo no se puede contar, pero se contará pronto.
puzzle-lost-unknown = No puedo decir qué movimiento dejó el objetivo fuera de alcance.
puzzle-looking = Comprobando tus movimientos…
puzzle-changed = Este puzle ha cambiado desde que lo empezaste, así que ya no se conoce su solución.

# At a step of a solution: how many of the legal moves, $count, keep the goal in reach.
puzzle-step = { $kept ->
    [1] De { $count } movimientos, solo este mantiene posible el objetivo.
   *[other] De { $count } movimientos, { $kept } mantienen posible el objetivo.
 }

# The solution as an animation.
way-to-goal = { $count ->
    [one] La solución, { $count } movimiento.
   *[other] La solución, { $count } movimientos.
 }
way-to-goal-move = Solución, movimiento { $number } de { $count }: { $move }.

# After each move in practice.
puzzle-in-reach = El objetivo sigue siendo posible.
puzzle-out-of-reach = Después de este movimiento, el objetivo ya no es posible. “{ button-undo }” lo anula.
puzzle-unknown = No puedo saber rápido si el objetivo sigue siendo posible.

puzzle-skipping = ¿Saltar este puzle? Cuenta como no resuelto. Después verás su solución.
puzzle-still-open = El puzle { $number } sigue abierto. Resuélvelo, o pulsa “{ button-puzzle-skip }”.
puzzle-other-open = { $game }: este puzle sigue abierto, y solo puede contar uno a la vez. Termínalo o sáltalo. Saltarlo cuenta como no resuelto.
puzzle-nothing-to-skip = No tienes ningún puzle abierto que saltar.
puzzle-no-help = En un puzle no hay pistas ni veredictos. Solo se puede deshacer en la práctica.
puzzle-over = Este puzle ha terminado. “{ button-try-again }” lo empieza como práctica.
puzzle-leave = “{ button-puzzle-skip }” termina este puzle. Entonces cuenta como no resuelto.
puzzle-only = Esto solo funciona con un puzle. Pulsa “{ button-puzzle }” para empezar uno.
puzzle-no-such = El puzle { $number } no existe. El último es el { $last }.
puzzle-none = No tengo ningún puzle así. Quita el juego o la dificultad.

# Below a puzzle that is shared.
puzzle-offer = Un puzle de { $game }. ¿Puedes resolverlo? Pulsa “{ button-puzzle-solve }”, o escribe “{ $command }”.
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game }: resuelto en { announce-attempt }
share-puzzle-missed = ❌ { $game }: sin resolver
share-puzzle-open = { $game }: ¿puedes resolverlo?
share-puzzle-streak = Racha de puzles: { $count }

puzzle-level-easy = fácil
puzzle-level-medium = medio
puzzle-level-hard = difícil
puzzle-level-streak = racha

# Themes of solutions: a name, and a sentence about what the solution does.
puzzle-theme = { $theme }: { $means }
puzzle-theme-only-move = Movimiento único
puzzle-theme-only-move-means = Más de una vez, solo 1 de 4 o más movimientos mantiene posible el objetivo.
puzzle-theme-not-obvious = No es lo que parece
puzzle-theme-not-obvious-means = Más de una vez, el movimiento que parece mejor deja el objetivo fuera de alcance.
puzzle-theme-long-way = Un camino largo
puzzle-theme-long-way-means = La solución tiene 14 movimientos o más.
puzzle-theme-let-it-lie = Déjalo estar
puzzle-theme-let-it-lie-means = Algo que podrías tomar o llevar a una base tiene que esperar.
puzzle-theme-empty-pile = Vaciar la pila
puzzle-theme-empty-pile-means = Una pila vacía deja sitio para lo que viene.
puzzle-theme-which-two = Qué pareja elegir
puzzle-theme-which-two-means = De varias cartas del mismo valor, tienen que salir juntas las dos correctas.
puzzle-theme-spend-trumps = Gastar triunfos
puzzle-theme-spend-trumps-means = Solo acierta un triunfo o el Joker.
puzzle-theme-count-trumps = Contar triunfos
puzzle-theme-count-trumps-means = Un triunfo o el Joker que podría ganar tiene que quedarse en tu mano.
puzzle-theme-choose-trumps = Elegir triunfo
puzzle-theme-choose-trumps-means = La elección del triunfo decide.
puzzle-theme-closing-gap = Cerrar el hueco
puzzle-theme-closing-gap-means = Al quitar cartas se cierra un hueco, y la siguiente jugada lo necesita.
puzzle-theme-give-back = Devolverla
puzzle-theme-give-back-means = Una carta vuelve a bajar de su base.
puzzle-theme-wait-to-deal = Repartir más tarde
puzzle-theme-wait-to-deal-means = Hay que repartir, pero todavía no.
puzzle-theme-split = Dividir la pila
puzzle-theme-split-means = Parte de las cartas se va, y la de debajo se queda.
puzzle-theme-which-twin = Cuál de las dos
puzzle-theme-which-twin-means = Más de una vez, de dos cartas del mismo valor y color hay que mover la correcta.
puzzle-theme-wait-to-draw = Robar más tarde
puzzle-theme-wait-to-draw-means = Hay que robar, pero todavía no.
puzzle-theme-cell-and-back = Pasar por una celda
puzzle-theme-cell-and-back-means = Una carta espera en una celda y luego va a una pila.
puzzle-theme-own-suit = Juntar el palo
puzzle-theme-own-suit-means = Hay cartas que deben ir sobre su propio palo, aunque también caben sobre otro.
puzzle-theme-which-one = Cuál de ellas
puzzle-theme-which-one-means = Más de una vez, de varias cartas del mismo valor hay que tomar la correcta.
puzzle-theme-save-partner = Guardar la pareja
puzzle-theme-save-partner-means = Más de una vez, una carta de la pareja que parece mejor tiene que salir con otra.
puzzle-theme-long-streak = Una racha larga
puzzle-theme-long-streak-means = Van al descarte 8 cartas o más sin robar ninguna.
puzzle-theme-edge = Borde
puzzle-theme-edge-means = El lugar correcto está en el borde de la mesa.
puzzle-theme-last-places = Últimos lugares
puzzle-theme-last-places-means = Una carta posterior tiene solo 1 lugar, que debe quedar libre.
puzzle-theme-keep-held = Dejarla en reserva
puzzle-theme-keep-held-means = Una carta reservada tiene que esperar, aunque encaje.
puzzle-theme-points-later = Puntos más tarde
puzzle-theme-points-later-means = Menos puntos ahora dan más al final.

help-puzzles = Cualquiera puede consultar las soluciones en el código fuente del bot. Por eso tu rating de puzles es solo para ti.
