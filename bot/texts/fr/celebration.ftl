# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

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
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Une image de fête avec 3 étoiles. Les dernières cartes parties : { $cards }.
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }.
