# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

celebration-title = Победа!
# $time is such as 2:31.
celebration-moves = { $moves ->
    [one] { $moves } ход за { $time }
    [few] { $moves } хода за { $time }
   *[many] { $moves } ходов за { $time }
 }
celebration-streak = Серия побед: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Праздничная картинка с 3 звёздами. Последние убранные карты: { $cards }.
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }.
