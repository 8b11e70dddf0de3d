# The picture of a won game: lines of at most 48 columns, and the alt text.

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
# What a player can do next.
celebration-next = Дальше: сегодняшний расклад
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Праздничная картинка с 3 звёздами. Последние убранные карты: { $cards }.
# The same where cards are left: every place follows.
celebration-alt-board = { $head } { $lines } Праздничная картинка с 3 звёздами.
# Below a won game, the same in sentences.
win-streak = { celebration-streak }.
next-daily = { celebration-next }.
