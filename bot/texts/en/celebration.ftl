# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

celebration-title = Won!
# $time is such as 2:31.
celebration-moves = { $moves ->
    [one] { $moves } move in { $time }
   *[other] { $moves } moves in { $time }
 }
celebration-streak = Win streak: { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } A celebration with 3 stars. The last cards to go: { $cards }.
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }.
