# The picture of a won game: lines of at most 48 columns, and the alt text.

celebration-title = Gagné !
# $time is such as 2:31.
celebration-moves = { $moves ->
    [one] { $moves } coup en { $time }
   *[other] { $moves } coups en { $time }
 }
celebration-streak = Série de victoires : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
# What a player can do next.
celebration-next = À suivre : le défi du jour
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Une image de fête avec 3 étoiles. Les dernières cartes parties : { $cards }.
# The same where cards are left: every place follows.
celebration-alt-board = { $head } { $lines } Une image de fête avec 3 étoiles.
# Below a won game, the same in sentences.
win-streak = { celebration-streak }.
next-daily = { celebration-next }.
