# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

celebration-title = Gewonnen!
# $time is such as 2:31.
celebration-moves = { $moves ->
    [one] { $moves } Zug in { $time }
   *[other] { $moves } Züge in { $time }
 }
celebration-streak = Siegesserie: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Ein Bild mit 3 Sternen zur Feier. Die letzten Karten: { $cards }.
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }.
