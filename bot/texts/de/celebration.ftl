# The picture of a won game: lines of at most 48 columns, and the alt text.

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
# What a player can do next.
celebration-next = Als Nächstes: die heutige Tagespartie
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Ein Bild mit 3 Sternen zur Feier. Die letzten Karten: { $cards }.
# The same where cards are left: every place follows.
celebration-alt-board = { $head } { $lines } Ein Bild mit 3 Sternen zur Feier.
# Below a won game, the same in sentences.
win-streak = { celebration-streak }.
next-daily = { celebration-next }.
