# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
blink-credit = Blink Solitaire：Jonathan B. Thompson、2009年
blink-typing = マスだけ「g4」と入力すると、引いたカードをそこに置きます。キープしたカードは番号を前に付けて「1 c3」、または見えているカードを「3rm c3」（赤い月3つ）のように。「キープ」で引いたカードをキープし、次を引きます。
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
blink-short-option-table-roomy = 広い台
blink-short-option-table-snug = やや狭い台
blink-short-option-table-tight = 狭い台

blink-option-hold = キープできる枚数
blink-option-hold-0 = キープなし
blink-option-hold-1 = キープ1枚まで
blink-option-hold-2 = キープ2枚まで
blink-option-hold-3 = キープ3枚まで
blink-short-option-hold-0 = キープ0
blink-short-option-hold-1 = キープ1
blink-short-option-hold-2 = キープ2
blink-short-option-hold-3 = キープ3

blink-option-timer = 時間制
blink-option-timer-off = 時間制なし
blink-option-timer-10 = 時間制10分
blink-option-timer-20 = 時間制20分
blink-option-timer-30 = 時間制30分
blink-short-option-timer-off = 時間なし
blink-short-option-timer-10 = 10分
blink-short-option-timer-20 = 20分
blink-short-option-timer-30 = 30分

blink-cell = { $name }：{ $cards }
blink-cell-row = テーブル上。{ $places }。
blink-drawn = { $count ->
    [0] 引いたカードはありません。山札は終わりました。
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
blink-held-row = キープ。{ $places }。
blink-stock = { $count ->
    [0] 山札はありません。
   *[other] 山札はあと{ $count }枚です。
 }テーブルは横が A から{ $columns }列、縦が 1 から{ $rows }行です。

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = 引いた札
blink-printed-held1 = キープ1
blink-printed-held2 = キープ2
blink-printed-held3 = キープ3
blink-printed-stock = 山札

blink-state = { blink-points }{ $timer ->
    [0] です。
   *[other] 、{ $timer }分のうち{ $clock }分経過。
 }
blink-picture-state = { blink-points } · 山札{ $stock }枚
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] 、山札の残り{ $stock }枚
 }
blink-points = { $score }点
# The table is empty while all cards but the drawn one are in the stock.
blink-choices = { $decks ->
    [2] { $stock ->
        [119] { blink-first }
       *[other] { blink-next }
    }
    [3] { $stock ->
        [179] { blink-first }
       *[other] { blink-next }
    }
   *[1] { $stock ->
        [59] { blink-first }
       *[other] { blink-next }
    }
 }
blink-first = 最初のカードを好きなマスに置いてください。
blink-next = { $hold ->
    [0] 引いたカードを置いてください。
   *[other] { $stock ->
        [0] 引いたカードかキープしたカードを置いてください。
       *[other] 引いたカードかキープしたカードを置いてください。空きがあれば、引いたカードをキープすることもできます。
    }
 }できる手は{ $moves }通りです。

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { blink-slot }{ $card1 } { $place2 }{ blink-gain }
# In a list of moves as they are typed.
blink-typed-moves = 入力できる手（かっこ内は得点）：{ $moves }
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [drawn] { "" }
    [held1] { "1: " }
    [held2] { "2: " }
   *[held3] { "3: " }
 }
blink-place-first = { blink-from } { $card1 } · { $moves }マス
blink-from = { $place1 ->
    [drawn] 引いた
    [held1] キープ1
    [held2] キープ2
   *[held3] キープ3
 }
blink-place-then = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
blink-choosing-place = { $card1 } をどこに置きますか？ 置けるのは{ $moves }マスです。
blink-hold = { $card } をキープ

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = 勝ちです！ すべてのカードを置きました。{ $timer ->
    [0] { blink-points }です。
   *[other] { blink-raw }に時間の倍率を掛けて{ $score }点です（時間制{ $timer }分、経過{ $clock }分）。
 }
blink-raw = { $raw }点
blink-ended-no-place = 負けです。置けるカードがなく、キープもできません。得点は{ blink-points }でした。
blink-ended-edge = テーブルの端に阻まれて負けです。すぐ外なら置けるカードがありましたが、テーブルの上には置けず、キープもできません。得点は{ blink-points }でした。

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = ほかにできる手はありません。
blink-hint-first = テーブルの中央からなら、四方に広げられます。
blink-hint-hold = 空きがあればキープして損はありません。後からでも置けて、先に次のカードが見られます。
blink-hint-scarce = { $card1 } を置けるのは{ $cells }マスだけで、後ではなくなるかもしれません。
blink-hint-hole = { $place2 } は{ $touched }枚のカードに触れ、{ $cards ->
    [0] そこに置ける残りのカードはほかにありません。
   *[other] そこに置ける残りのカードはほかに{ $cards }枚だけです。
 }
blink-hint-points = この{ $points }点より多くなる置き方はほかにありません。
blink-hint-open = これから来るカードに、いちばんよい場所が残ります。

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] { $card } を置けるマスはいまありません。
    [1] { $card } を置けるのは { $cells } だけです。
    [2] { $card } を置けるのは { $cells } です。
    [3] { $card } を置けるのは { $cells } です。
   *[other] { $card } を置けるのは { $cells } などです。
 }
blink-refused-no-such-move = 「{ $move }」は Blink の手ではありません。引いたカードを置くマスを「g4」のように、キープしたカードは「1 c3」のように入力するか、「キープ」と入力してください。
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = このゲームにキープの{ blink-held-number }番はありません。{ $hold ->
    [0] キープはできません。
   *[other] キープできるのは{ $hold }枚までです。
 }
blink-refused-nothing-drawn = 山札が終わり、引いたカードはありません。キープしたカードを「1 c3」のように選んで置いてください。
blink-refused-nothing-held = キープの{ blink-held-number }番は空いています。
blink-refused-off-table = { $cell } はテーブルの外です。テーブルは A1 から { $last } までです。
blink-refused-taken = { $cell } には { $other } があり、置いたカードは動かせません。{ blink-where }
blink-refused-no-match = { $cell } では { $card } が { $at } の { $other } に触れますが、共通点がありません。{ blink-where }
blink-refused-touches-nothing = { $cell } では { $card } がどのカードにも触れません。{ blink-where }
blink-refused-first-card = 最初のカードはキープできません。好きなマスに置いてください。
blink-refused-no-hold = このゲームではキープできません。
blink-refused-nothing-to-draw = これが最後のカードです。次に引くカードがないのでキープできません。これかキープしたカードを置いてください。
blink-refused-hold-full = もう{ $hold }枚キープしていて、これ以上はできません。引いたカードかキープしたカードを置いてください。
blink-refused-not-yet-drawn = 1行にまとめられるのは、いま見えているカードだけです。引いたカードを置いたら、まず次のカードをご覧ください。
blink-refused-not-at-hand = { $card } は引いたカードにもキープにもありません。
blink-refused-unreadable = 「{ $text }」から手を読み取れません。引いたカードを置くマスを「g4」のように、キープしたカードは「1 c3」のように入力するか、「キープ」と入力してください。
