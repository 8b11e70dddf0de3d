# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = ウィッシュ, ウイッシュ, 願いごと
wish-credit = Wish：伝統のひとり遊び
wish-aim = 山の一番上から同じ数字のペアを取り、カードをすべてなくします。
wish-typing = 2つの山の文字を「ac」のように、または2枚のカードを「7s 7h」のように入力します。1行に何組でも続けて書けます。
wish-pitch = 同じ数字のペアを取り、8つの山をなくします。
wish-scored = 残った枚数
wish-option-open = 全カード表向き
wish-short-option-open = オープン

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = 山 { $name }{ $seen ->
    [0] ：空です。
    [1] ：{ $cards }{ $hidden ->
        [0] 。
       *[other] 、その下に裏向き{ $hidden }枚。
    }
   *[other] ：上から { $cards }。
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] カードは残っていません。
   *[other] 残り{ $score }枚です。
 }
wish-picture-state = 残り{ $score }枚
wish-result = { $score ->
    [0] 残り0枚
   *[other] 残り{ $score }枚
 }
wish-choices = 取れるペアは{ $moves }組です。

wish-ended-cleared = 勝ちです！　すべてのカードを取り切りました。
wish-ended-no-pair = 負けです。山の一番上に同じ数字のペアがありません。{ wish-state }
wish-ended-no-first-pair = この配置は、最初から負けが決まっています。山の一番上に同じ数字のペアがありません。およそ160回に1回起こります。
wish-first-win = 今日最初の Wish に1回目で勝ちました。願いごとを1つどうぞ。人に話すと叶わないので、ないしょにしてください。
# On the picture of the win: at most 48 columns.
wish-first-win-line = 願いごとを1つどうぞ

wish-refused-no-such-move = 「{ $move }」は Wish の手ではありません。「ac」のように2つの山を入力してください。
wish-refused-one-pile = ペアは別々の2つの山から取ります。山 { $pile } を2回使うことはできません。
wish-refused-pile-order = ペアの山は a から h の順に入力してください：「take { $first } { $second }」。
wish-refused-empty-pile = 山 { $pile } は空です。
wish-refused-not-a-pair = 山 { $first } の { $one } と山 { $second } の { $other } は同じ数字ではありません。
wish-refused-face-down = 山 { $pile } が2回出てきます。まとめて取れるのは、いま表向きのカードだけです。先のペアを取ってから、盤面を見直してください。
wish-refused-not-on-top = { $card } は、いまどの山の一番上にもありません。「ac」のように2つの山か、山の一番上にある同じ数字のカード2枚を入力してください。
wish-refused-no-pair = { $count ->
    [0] 「{ $text }」はいまペアになりません。その数字のカードは一番上にありません。
   *[other] 「{ $text }」はいまペアになりません。その数字のカードは一番上に1枚しかありません。
 }
wish-refused-several-pairs = 「{ $text }」のペアはいくつもあります（山 { $piles }）。そのうち2つの山の文字を入力してください。
wish-refused-no-partner = いま { $card } と同じ数字のカードは、ほかの山の一番上にありません。別のペアを取ってください。
wish-refused-unreadable = 「{ $text }」はペアとして読み取れません。「ac」のように2つの山、または「7s 7h」のように山の一番上のカード2枚を入力してください。何組でも続けて入力できます。

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = 取れるペアはほかにありません。
wish-hint-safe = この数字は4枚とも一番上に出ているので、取って損はありません。
wish-hint-tallest = 山 { $place1 } と { $place2 } より高い山のペアはありません。高い山ほど多くのカードが隠れています。
wish-hint-sampled = もっと高い山のペアもありますが、見えているカードが同じ配置では、このペアのほうがよく勝てます。
wish-hint-wins = カードはすべて見えています。このペアを取った後も、すべて取り切れます。
wish-hint-fewest = カードはすべて見えています。すべては取り切れませんが、このペアを取ると残りが一番少なくなります。

# シーズン目標。
wish-score-goal = Wish で残りを{ $score }枚以下にする
