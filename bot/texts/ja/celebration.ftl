# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

celebration-title = 勝ち！
# $time is such as 2:31.
celebration-moves = { $moves }手、{ $time }
celebration-streak = 連続勝利：{ $count }回
celebration-alt-line = { $line }。
celebration-alt = { $head }{ $lines }星3つのお祝いの絵です。最後になくなったカード：{ $cards }。
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }。
