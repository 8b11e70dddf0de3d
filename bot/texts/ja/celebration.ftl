# The picture of a won game: lines of at most 48 columns, and the alt text.

celebration-title = 勝ち！
# $time is such as 2:31.
celebration-moves = { $moves }手、{ $time }
celebration-streak = 連続勝利：{ $count }回
# What a player can do next.
celebration-next = 次は今日のチャレンジ
celebration-alt-line = { $line }。
celebration-alt = { $head }{ $lines }星3つのお祝いの絵です。最後になくなったカード：{ $cards }。
# The same where cards are left: every place follows.
celebration-alt-board = { $head }{ $lines }星3つのお祝いの絵です。
# Below a won game, the same in sentences.
win-streak = { celebration-streak }。
next-daily = 次は今日のチャレンジです。
