# The picture of a won game: lines of at most 48 columns, and the alt text.

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
# What a player can do next.
celebration-next = Next: today’s challenge
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } A celebration with 3 stars. The last cards to go: { $cards }.
# The same where cards are left: every place follows.
celebration-alt-board = { $head } { $lines } A celebration with 3 stars.
# Below a won game, the same in sentences.
win-streak = { celebration-streak }.
next-daily = { celebration-next }.
