# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = ブリンク, ブリンクソリティア
blink-credit = Blink Solitaire：Jonathan B. Thompson、2009年
blink-aim = 隣り合うカードの個数・色・形のどれかがそろうように、すべてのカードを置きます。
blink-typing = マスを「g4」のように入力すると、引いたカードをそこに置きます。キープしたカードは番号を前に付けて「1 c3」と入力します。カードの名前でも選べます。「3rm c3」なら、赤い月3つを C3 に置きます。「キープ」と入力すると、引いたカードをキープして、次を引きます。
blink-pitch = すべてのカードを、合うカードの隣に置きます。
blink-scored = 得点

blink-option-decks = カードの組数
blink-option-decks-1 = 1組
blink-option-decks-2 = 2組
blink-option-decks-3 = 3組
blink-short-option-decks-1 = 1組
blink-short-option-decks-2 = 2組
blink-short-option-decks-3 = 3組

blink-option-table = テーブルの広さ
blink-option-table-roomy = 広いテーブル
blink-option-table-snug = やや狭いテーブル
blink-option-table-tight = 狭いテーブル
blink-short-option-table-roomy = 広いテーブル
blink-short-option-table-snug = やや狭いテーブル
blink-short-option-table-tight = 狭いテーブル

blink-option-hold = キープできる枚数
blink-option-hold-0 = キープなし
blink-option-hold-1 = キープ1枚まで
blink-option-hold-2 = キープ2枚まで
blink-option-hold-3 = キープ3枚まで
blink-short-option-hold-0 = キープなし
blink-short-option-hold-1 = キープ1枚
blink-short-option-hold-2 = キープ2枚
blink-short-option-hold-3 = キープ3枚

blink-option-timer = タイマー
blink-option-timer-off = タイマーなし
blink-option-timer-10 = タイマー10分
blink-option-timer-20 = タイマー20分
blink-option-timer-30 = タイマー30分
blink-short-option-timer-off = タイマーなし
blink-short-option-timer-10 = 10分
blink-short-option-timer-20 = 20分
blink-short-option-timer-30 = 30分

blink-option-open = 次のカード表向き
blink-short-option-open = 表向き

blink-cell = { $name }：{ $cards }
blink-cell-row = テーブルのカード。{ $places }。
blink-drawn = { $count ->
    [0] 引いたカードはありません。山札がなくなりました。
   *[other] 引いたカード：{ $cards }。
 }
# As players type them: “1 c3”.
blink-held = { $name ->
    [held1] 1番
    [held2] 2番
   *[held3] 3番
 }：{ $count ->
    [0] 空き
   *[other] { $cards }
 }
blink-held-row = キープ中のカード（番号順）。{ $places }。
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] 山札はもうありません。
   *[other] 山札はあと{ $count }枚です。
 }{ $seen ->
    [0] { "" }
   *[other] 引く順に：{ $cards }。{ $hidden ->
        [0] { "" }
       *[other] その後の{ $hidden }枚は裏向きです。
    }
 }テーブルは{ $columns }列（A から）、{ $rows }行（1から）です。

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = 引いた札
blink-printed-held1 = キープ1
blink-printed-held2 = キープ2
blink-printed-held3 = キープ3
blink-printed-stock = 山札
blink-printed-next = 次の札

blink-state = { blink-points }です。{ $timer ->
    [0] { "" }
   *[other] 時間：{ $timer }分のうち{ $clock }。
 }
blink-picture-state = { blink-points } · 山札{ $stock }枚
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] 、山札の残り{ $stock }枚
 }
blink-points = { $score }点
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = { $drawn-cards }をテーブルの好きなマスに置いてください。
blink-next = 引いたカードは{ $drawn-cards }です。{ $stock ->
    [0] これが最後のカードなので、キープはできません。
   *[other] { "" }
 }{ $fits ->
    [0] いま置けるマスはありません。{ $room ->
        [0] キープしたカードを置いてください。
       *[other] { $held ->
            [0] キープしてください。
           *[other] キープするか、キープしたカードを置いてください。
        }
    }
   *[other] 隣り合うすべてのカードと、個数・色・形のどれかがそろうマスに置けます。{ $room ->
        [0] { $held ->
            [0] このカードを置いてください。
           *[other] このカードか、キープしたカードを置いてください。
        }
       *[other] { $held ->
            [0] 置くか、キープしてください。
           *[other] このカードかキープしたカードを置くか、このカードをキープしてください。
        }
    }
 }
blink-last = カードをすべて引きました。キープした{ $held-cards }を置いてください。隣り合うすべてのカードと、個数・色・形のどれかがそろうマスに置けます。

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }：{ $card1 }
 }を { $place2 } に置く{ blink-gain }
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = 中央に置く
blink-place-shortcut-short = 中央
# In a list of moves as they are typed.
blink-typed-moves = 入力できる手（かっこ内は得点）：{ $moves }
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] キープ1
    [held2] キープ2
   *[held3] キープ3
 }
blink-place-first = { $place1 ->
    [drawn] { $card1 }を置く…
   *[other] { blink-slot }：{ $card1 }を置く…
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
   *[other] （+{ $points }点）
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = { $letters }列
blink-bunch-number = { $number }行目
blink-choosing-place = { $card1 }を置くマスを選んでください。置けるのは{ $moves }マスです。
blink-hold = { $card }をキープ

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = 勝ちです！　すべてのカードを置きました。{ $timer ->
    [0] { blink-points }です。
   *[other] { blink-raw }にタイマーの倍率が掛かり、{ $score }点になりました（{ $timer }分のうち{ $clock }）。
 }
blink-raw = { $raw }点
blink-ended-no-place = { $stock ->
    [0] 負けです。置けるカードがなく、引くカードも残っていないのでキープもできません。得点は{ blink-points }でした。
   *[other] 負けです。置けるカードがなく、もうキープもできません。得点は{ blink-points }でした。
 }
blink-ended-edge = { $stock ->
    [0] テーブルの端に阻まれて負けです。端のすぐ外になら置けるカードがありました。テーブルの上には置けず、引くカードも残っていないのでキープもできません。得点は{ blink-points }でした。
   *[other] テーブルの端に阻まれて負けです。端のすぐ外になら置けるカードがありました。テーブルの上には置けず、もうキープもできません。得点は{ blink-points }でした。
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = ほかにできる手はありません。
blink-hint-first = テーブルの中央からなら、四方に広げられます。
blink-hint-hold = 空きがあればキープして損はありません。先に次のカードが見られ、このカードは後からでも置けます。
blink-hint-keep = 空きがあればキープして損はありません。選べるカードが1枚増え、このカードは後からでも置けます。
blink-hint-scarce = { $card1 }を置けるのは{ $cells }マスだけで、後でなくなるかもしれません。
blink-hint-hole = { $place2 } は{ $touched }枚のカードに触れます。{ $cards ->
    [0] 残りのカードの中に、ほかにこのマスに置けるものはありません。
   *[other] 残りのカードの中で、ほかにこのマスに置けるのは{ $cards }枚だけです。
 }
blink-hint-points = { $points }点取れます。これより多く取れるマスは、ほかにありません。
blink-hint-open = これから引くカードのために、一番よい場所を残せます。
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = これから引くカードはすべて見えています。この後、見つかった中で一番よい手順では、すべて置けて{ $best }点です。
blink-hint-most = これから引くカードはすべて見えています。すべての手順を調べましたが、全部置いて{ $best }点を超える手順はありません。
blink-hint-short = これから引くカードはすべて見えていますが、全部を置ける手順は見つかりませんでした。この手順では{ $best }点です。
blink-hint-none = これから引くカードはすべて見えています。すべての手順を調べましたが、全部を置ける手順はありません。一番よい手順で{ $best }点です。

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] いま、{ $card }を置けるマスはありません。
    [1] { $card }を置けるのは { $cells } だけです。
    [2] { $card }を置けるのは { $cells } です。
    [3] { $card }を置けるのは { $cells } です。
   *[other] { $card }を置けるのは { $cells } などです。
 }
blink-refused-no-such-move = 「{ $move }」は Blink の手ではありません。引いたカードを置くなら「g4」、キープしたカードを置くなら「1 c3」、引いたカードをキープするなら「キープ」のように入力してください。
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = このゲームにキープ{ blink-held-number }はありません。{ $hold ->
    [0] キープはできません。
   *[other] キープできるのは{ $hold }枚までです。
 }
blink-refused-nothing-drawn = 山札がなくなり、引いたカードはありません。置くカードをキープから選び、「1 c3」のように入力してください。
blink-refused-nothing-held = キープ{ blink-held-number }は空いています。
blink-refused-off-table = { $cell } はテーブルの外です。テーブルは A1 から { $last } までです。
blink-refused-taken = { $cell } には{ $other }があります。置いたカードは動かせません。{ blink-where }
blink-refused-no-match = { $cell } では{ $card }が { $at } の{ $other }に触れますが、共通点がありません。{ blink-where }
blink-refused-touches-nothing = { $cell } では{ $card }がどのカードにも触れません。{ blink-where }
blink-refused-first-card = 最初のカードはキープできません。好きなマスに置いてください。
blink-refused-no-hold = このゲームではキープできません。
blink-refused-nothing-to-draw = 最後のカードは、次に引くカードがないのでキープできません。引いたカードかキープしたカードを置いてください。
blink-refused-hold-full = すでに{ $hold }枚キープしているので、これ以上はキープできません。引いたカードかキープしたカードを置いてください。
blink-refused-not-yet-drawn = 1行に続けて入力できるのは、いま見えているカードの手だけです。引いたカードを置くかキープして、次のカードを見てください。
blink-refused-not-at-hand = { $card }は置けません。置けるのは、引いたカードとキープしたカードだけです。
blink-refused-stock-draws = 引いたカードを置くかキープすると、次のカードが出ます。
blink-refused-all-drawn = 山札がなくなり、引くカードはもうありません。残りのカードを置いてください。
blink-refused-can-hold = いま{ $card }を置けるマスはありませんが、キープできます。
blink-refused-fits-nowhere = いま{ $card }を置けるマスはありません。先にほかのカードを使ってください。
blink-refused-hold-here = 引いたカードをキープできます。最初の空き場所を押してください。
blink-refused-cell-taken = { $cell } には{ $other }があります。置いたカードは動かせません。
blink-refused-cell-alone = { $cell } ではほかのカードに触れません。カードの隣のマスを選んでください。
blink-refused-no-card-fits = { $cell } では{ $card }が { $at } の{ $other }に触れますが、共通点がありません。{ $others ->
    [0] { "" }
   *[other] ほかのカードもそこには置けません。
 }
blink-refused-unreadable = 「{ $text }」は手として読み取れません。引いたカードを置くなら「g4」、キープしたカードを置くなら「1 c3」、引いたカードをキープするなら「キープ」のように入力してください。

# 「もう一度」の目標と、その数え方での結果。
blink-goal = { $goal }点以上で勝つ
blink-goal-score = { $score }点

# シーズン目標。
blink-score-goal = Blink Solitaire で{ $score }点以上を取る
