# The picture of a won game: lines of at most 48 columns, and the alt text.

celebration-title = ¡Victoria!
# $time is such as 2:31.
celebration-moves = { $moves ->
    [one] { $moves } movimiento en { $time }
   *[other] { $moves } movimientos en { $time }
 }
celebration-streak = Racha de victorias: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
# What a player can do next.
celebration-next = A continuación: el reto de hoy
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Una celebración con 3 estrellas. Las últimas cartas en salir: { $cards }.
# The same where cards are left: every place follows.
celebration-alt-board = { $head } { $lines } Una celebración con 3 estrellas.
# Below a won game, the same in sentences.
win-streak = { celebration-streak }.
next-daily = { celebration-next }.
