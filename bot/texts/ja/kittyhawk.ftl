# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = キティホーク, キティーホーク
kittyhawk-credit = Kittyhawk：Ezra Bradford。Decktet：P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = 各スートをエースから王冠まで順に組札に重ね、すべてのカードを組札に上げます。
kittyhawk-pitch = 6つのスートを、エースから王冠まで組札に上げます。
kittyhawk-typing = カードの場所と行き先を入力します：「a b」「g 結び目」「9lk 結び目」「mill を merchant へ」（名前は英語）「a 組札」。「d」で配り、「c」で回収します。「ab, bc」のように続けて書けます。組札は m 月、s 太陽、w 波、l 葉、y 竜、k 結び目です。
kittyhawk-scored = 組札の枚数

kittyhawk-option-level = レベル
kittyhawk-option-level-1 = レベル1
kittyhawk-option-level-2 = レベル2・ポーン入り
kittyhawk-option-level-3 = レベル3・エースも混ぜる
kittyhawk-option-level-4 = レベル4・ポーンと宮廷入り
kittyhawk-option-level-5 = レベル5・ポーンと宮廷入り・エースも混ぜる
kittyhawk-short-option-level-1 = レベル1
kittyhawk-short-option-level-2 = レベル2
kittyhawk-short-option-level-3 = レベル3
kittyhawk-short-option-level-4 = レベル4
kittyhawk-short-option-level-5 = レベル5
kittyhawk-option-blind = 伏せ札のある山
kittyhawk-short-option-blind = 伏せ札
kittyhawk-option-open = 山札は表向き
kittyhawk-short-option-open = オープン

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] ：空
    [1] ：エース
   *[other] ：{ $top }まで{ $count }枚
 }
kittyhawk-foundation-row = 組札。{ $places }。
kittyhawk-pile = 列 { $name }{ $count ->
    [0] ：空です。
    [1] ：{ $cards }。
   *[other] ：上から { $cards }。
 }
kittyhawk-heap = { $name ->
    [g] 左の山 g
   *[other] 右の山 h
 }{ $count ->
    [0] ：空です。
    [1] ：{ $all }。
   *[other] （{ $count }枚）：上から { $all }。
 }
kittyhawk-stock = { $count ->
    [0] 山札はもうありません。
   *[other] { $seen ->
        [0] 山札：裏向き{ $count }枚、6枚ずつ配ります。
       *[other]
            山札：表向き{ $count }枚、6枚ずつ配ります。どちらの山も、最後のカードが一番上になります。
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] 次に配る6枚
   *[other] { $number }回目
 }：gに{ $card1 }、{ $card2 }、{ $card3 }。hに{ $card4 }、{ $card5 }、{ $card6 }。

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = 月
kittyhawk-printed-suns = 太陽
kittyhawk-printed-waves = 波
kittyhawk-printed-leaves = 葉
kittyhawk-printed-wyrms = 竜
kittyhawk-printed-knots = 結び目
kittyhawk-printed-stock = 山札

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] 月
    [suns] 太陽
    [waves] 波
    [leaves] 葉
    [wyrms] 竜
    [knots] 結び目
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] 月
    [suns] 太陽
    [waves] 波
    [leaves] 葉
    [wyrms] 竜
    [knots] 結び目
   *[other] { $place1 }
 }
kittyhawk-at1 = { $place1 ->
    [moons] 月の組札
    [suns] 太陽の組札
    [waves] 波の組札
    [leaves] 葉の組札
    [wyrms] 竜の組札
    [knots] 結び目の組札
    [g] 左の山
    [h] 右の山
   *[other] 列 { $place1 }{ " " }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] （{ kittyhawk-name1 }）
 }
kittyhawk-target = { $place2 ->
    [moons] 組札（月）
    [suns] 組札（太陽）
    [waves] 組札（波）
    [leaves] 組札（葉）
    [wyrms] 組札（竜）
    [knots] 組札（結び目）
   *[other] { $onto ->
        [0] 空の列 { $place2 }
       *[other] 列 { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] （🌙）
        [suns] （☀️）
        [waves] （🌊）
        [leaves] （🍂）
        [wyrms] （🐍）
        [knots] （🪢）
       *[other] （{ $place1 }）
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] 組札🌙
    [suns] 組札☀️
    [waves] 組札🌊
    [leaves] 組札🍂
    [wyrms] 組札🐍
    [knots] 組札🪢
   *[other] 列 { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from }…
kittyhawk-move-then = → { kittyhawk-target }{ $place2 ->
    [moons] { "" }
    [suns] { "" }
    [waves] { "" }
    [leaves] { "" }
    [wyrms] { "" }
    [knots] { "" }
   *[other] { $onto ->
        [0] { "" }
       *[other] （{ $brief2 }の上）
    }
 }
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short }…
kittyhawk-move-then-short = → { kittyhawk-target-short }
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = { kittyhawk-at1 }の「{ $brief1 }」の行き先を選んでください。
kittyhawk-deal = 6枚配る
kittyhawk-deal-short = 6枚配る
kittyhawk-collect = カードを回収
kittyhawk-collect-short = 回収
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = 組札から戻す手…
kittyhawk-choosing-others = 組札のカードを戻す手と、1枚だけの列のカードを空の列に移す手です。

kittyhawk-home = 組札は{ kittyhawk-total }枚中{ $score }枚
kittyhawk-state = { kittyhawk-home }です{ $moves ->
    [0] 。
   *[other] （{ $moves }手）。
 }
kittyhawk-picture-state = 組札{ $score }/{ kittyhawk-total }枚 · 山札{ $stock }枚
kittyhawk-result = 組札{ $score }/{ kittyhawk-total }枚
kittyhawk-choices = { $stock ->
    [0] 動かすカードと行き先を選んでください。
   *[other] { $moves ->
        [1] 役に立つ手がもうありません。左右の山に6枚配ってください。
       *[other] 動かすカードと行き先を選ぶか、左右の山に6枚配ってください。
    }
 }

kittyhawk-ended-home = 勝ちです！　{ $moves }手で{ $score }枚すべてが組札に上がりました。
kittyhawk-ended-no-move = 負けです。山札がなくなり、カードを行ったり来たりさせることしかできません。{ kittyhawk-home }でした。

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] この手で、最後のカードが組札に上がります。
   *[other] カードはもうすべてわかっています。この手から{ $moves }手で、すべて組札に上げられます。
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] この手で、見えているカードの並びがよくなります。
       *[other] この手で、山のカードが{ $freed }枚片づきます。
    }
   *[other] { $freed ->
        [0] この手から{ $moves }手で、見えているカードの並びがよくなります。
       *[other] この手から{ $moves }手で、山のカードが{ $freed }枚片づきます。
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] この手で伏せ札が1枚、表向きになります。そのカードを見てから次を考えましょう。
   *[other] この手から{ $moves }手で伏せ札が1枚、表向きになります。そのカードを見てから次を考えましょう。
 }
kittyhawk-hint-deal = いま盤面をよくする手は見つかりません。配りましょう。
kittyhawk-hint-tried =
    { $other ->
        [0] よさそうに見えた別の手では1回も勝てませんでした。
       *[other] よさそうに見えた別の手で勝てたのは{ $other }通りだけでした。
    }
kittyhawk-hint-stuck = ここからの勝ち筋は見つかりませんでした。「元に戻す」で何手か戻すとよいかもしれません。

# The next rank that fits on a place.
kittyhawk-wanted = { $wanted ->
    [A] エース
    [P] ポーン
    [C] 宮廷
    [R] 王冠
   *[other] { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] 月の組札
    [suns] 太陽の組札
    [waves] 波の組札
    [leaves] 葉の組札
    [wyrms] 竜の組札
    [knots] 結び目の組札
    [g] 左の山
    [h] 右の山
   *[other] 列 { $place }{ " " }
 }

kittyhawk-refused-no-such-move = 「{ $move }」は Kittyhawk の手ではありません。「a 結び目」のように場所と行き先を入力するか、「配る」「回収」と入力してください。
kittyhawk-refused-same-place = そのカードはすでに{ kittyhawk-at }にあります。ほかの行き先を選んでください。
kittyhawk-refused-nothing-there = { kittyhawk-at }にはカードがありません。
kittyhawk-refused-onto-heap = カードを左右の山の上に移すことはできません。左右の山にカードが増えるのは、配ったときだけです。
kittyhawk-refused-stock-only-deals = 山札のカードを動かすことも、山札にカードを戻すこともできません。「配る」で6枚配れます。
kittyhawk-refused-stock-empty = 山札がなくなったので、もう配れません。
kittyhawk-refused-nothing-safe = いま安全に回収できるエース、2〜9、王冠はありません。ポーンと宮廷は回収されません。自分で組札に上げることはできます。
kittyhawk-refused-not-the-suit = { $card } は{ kittyhawk-at }に置けません。その組札のスートを持たないカードです。
kittyhawk-refused-needs-ace = { $card } はまだ{ kittyhawk-at }に置けません。空の組札は、そのスートのエースから始まります。
kittyhawk-refused-not-next = { $wanted ->
    [none] { kittyhawk-at }は完成しているので、{ $card } は置けません。
   *[other] { $card } は{ kittyhawk-at }に置けません。{ $top } の次は{ kittyhawk-wanted }です。
 }
kittyhawk-refused-crown-needs-room = { $card } の数字は一番大きいので、列の中では、空の列にしか置けません。
kittyhawk-refused-on-ace = { $card } は { $top } の上に置けません。エースより小さい数字はありません。
kittyhawk-refused-no-shared-suit = { $card } は { $top } の上に置けません。共通のスートがありません。
kittyhawk-refused-not-one-lower = { $card } は { $top } の上に置けません。置けるのは、共通のスートを持つ{ kittyhawk-wanted }だけです。
kittyhawk-refused-not-yet-seen = 「{ $move }」は、前の手で現れるカードに左右されるかもしれません。先に前の手までを入力して、盤面を確かめてください。
kittyhawk-refused-several-homes = { $card } を置ける組札はいくつかあり、どれにするかで、その後の展開が変わることがあります。「{ $place } { kittyhawk-name1 }」のように、1つに決めて入力してください。
kittyhawk-refused-not-on-top = 「{ $text }」は列、左右の山、組札のどれの一番上にもありません。動かせるのは一番上のカードだけです。
kittyhawk-refused-too-many-words = 1行には長すぎます。読み取れるのは{ $most }語までです。最初の手を入力してから、続きを入力してください。
kittyhawk-refused-foundation-empty = この組札は空です。エースから始まりますが、いまそのエースは一番上にありません。
kittyhawk-refused-no-next-card = { $wanted ->
    [none] この組札は完成しています。
   *[other] ここでは { $top } の次は{ kittyhawk-wanted }です。いま一番上に合うカードはありません。
 }
kittyhawk-refused-fits-nowhere = { $card } はいまどこにも置けません。共通のスートを持つ1つ大きい数字のカードが列の一番上になく、組札にもまだ上げられません。
kittyhawk-refused-crown-fits-nowhere = { $card } はいまどこにも置けません。空の列がなく、組札にもまだ上げられません。
kittyhawk-refused-unreadable = 「{ $text }」は手として読み取れません。「a b」や「merchant を結び目へ」のように場所と行き先を入力するか、「配る」「回収」「a 組札」と入力してください。

# シーズン目標。
kittyhawk-score-goal = Kittyhawk で組札を{ $score }枚にする
