# Pebbles: its name, places, moves and states.

pebbles-title = Pebbles
# Other names that players type.
pebbles-called = pebble
pebbles-credit = Pebbles：Solitaire Bot
pebbles-aim = 小石がなくなるまで取ります。
pebbles-pitch = 同じ小石を山から取ります。
pebbles-typing = 山を「a」のように文字で、または一番上のカードを「3r」のように指定します。「ab」のように一行に続けても書けます。
pebbles-option-open = 全カード表向き
pebbles-short-option-open = オープン
pebbles-scored = 残りカード

pebbles-pile = 山 { $name }：{ $all ->
    [none] 空。
   *[other] { $all }。
 }
pebbles-taken = { $count ->
    [0] まだ取ったカードはありません。
   *[other] 最後に取ったカード：{ $top }。
 }

pebbles-take = { $place1 } · { $card1 }

pebbles-state = { $score ->
    [0] 残りカードはありません。
   *[other] 残り{ $score }枚。
 }
pebbles-picture-state = 残り{ $score }枚
pebbles-choices = { $moves }枚のカードが取れます。

pebbles-ended-cleared = 勝ちです！すべてのカードを取りました。
pebbles-ended-stuck = 負けです。最後のカードに合うものが一番上になく、{ $score }枚残りました。

pebbles-refused-no-such-move = 「{ $move }」はPebblesの手ではありません。「a」のように山を指定してください。
pebbles-refused-empty-pile = 山{ $pile }は空です。
pebbles-refused-unlike = { $card }は{ $last }と数も色も違います。
pebbles-refused-face-down = 山{ $pile }が二度指定されています。今表向きのカードだけをまとめて取れます。
pebbles-refused-unreadable = 「{ $text }」は山でも表向きのカードでもありません。「a」のように山を指定してください。
