# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

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
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Una celebración con 3 estrellas. Las últimas cartas en salir: { $cards }.
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }.
