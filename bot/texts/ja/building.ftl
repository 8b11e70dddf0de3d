# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = 組札の枚数
building-option-open = 全カードが見える
building-short-option-open = オープン

building-stock = { $count ->
    [0] 山札はもうありません。
   *[other] { $open ->
        [on] 山札（表向き、次のカードから）：{ $cards }。
       *[off] { $deals ->
            [0] 山札：裏向き{ $count }枚。
           *[other] 山札：裏向き{ $count }枚（あと{ $deals }回配れます）。
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] 捨て札はありません。
    [1] 捨て札：{ $upper }。
    [2] 捨て札：上から { $upper }。
    [3] 捨て札：上から { $upper }。
   *[other] 捨て札（{ $count }枚）：上から { $upper }…
 }
building-cell = { $name }：{ $count ->
    [0] 空
   *[other] { $top }
 }
building-cell-row = セル。{ $places }。
building-foundation = { $runs ->
    [0] { building-name }：{ $count ->
        [0] 空
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] 組札。{ $places }。
   *[other] そろったスート：{ $runs }組中{ $score }組{ $score ->
        [0] { "" }
       *[other] （{ $places }）
    }。
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] スペード
    [H] ハート
    [D] ダイヤ
   *[C] クラブ
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = 列 { $name }{ $count ->
    [0] ：空です。
    [1] ：{ $all }。
   *[other] ：上から { $all }。
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = 捨て札

building-name = { $name ->
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
    [clubs] クラブ
    [spades-2] スペード2
    [hearts-2] ハート2
    [diamonds-2] ダイヤ2
    [clubs-2] クラブ2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
   *[other] （{ $cards }枚）
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] （組札から）
   *[other] { $alike ->
        [1] { "" }
       *[other] （{ $pile }）
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] （{ $place2 }）
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] → 組札
    [space] → 空の列 { $place2 }
    [cell] → セル { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] → 組札
    [space] → 列 { $place2 }
    [cell] → セル { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from }…
building-move-then = { building-target }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short }…
building-move-then-short = { building-target-short }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } を組札へ
    [pile] { $card1 } を { $card2 } へ
   *[other] { $card1 }
 }
building-choosing-move = { $card1 } の行き先を選んでください。
building-draw = { $cards }枚めくる
building-draw-short = { $cards }枚
building-redeal = 捨て札を山札に戻す
building-redeal-short = 山札に戻す
building-deal = { $cards }枚配る
building-deal-short = { $cards }枚配る
building-choosing-others = 組札のカードを戻す手と、カードの場所を変えるだけの手です。あまり役に立ちません。

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] 組札は{ $total }枚中{ $score }枚
   *[other] そろったスートは{ $runs }組中{ $score }組
 }
building-state = { building-home }です{ $moves ->
    [0] 。
   *[other] （{ $moves }手）。
 }
building-picture-state = { $runs ->
    [0] 組札{ $score }/{ $total }枚
   *[other] スート{ $score }/{ $runs }組
 }
building-result = { $runs ->
    [0] 組札{ $score }/{ $total }枚
   *[other] そろったスート{ $score }/{ $runs }組
 }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
   *[other] あと{ $redeals }回戻せます。
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] 手を選んでください。
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] ほかに役に立つ手がありません。山札から配ってください。
                   *[other] 手を選ぶか、山札から配ってください。
                }
               *[other] 手を選んでください。空の列がなくなると配れます。
            }
        }
       *[other] { $redeals ->
            [0] 手を選んでください。山札はもう使えません。
           *[other] { $moves ->
                [1] ほかに役に立つ手がありません。捨て札を山札に戻してください。
               *[other] 手を選ぶか、捨て札を山札に戻してください。
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] ほかに役に立つ手がありません。山札をめくってください。
       *[other] 手を選ぶか、山札を{ $next }枚めくってください。
    }
 }

building-ended-home = { $runs ->
    [0] 勝ちです！　{ $moves }手で{ $score }枚すべてが組札に上がりました。
   *[other] 勝ちです！　{ $moves }手で、{ $runs }組のスートがすべてそろいました。
 }
building-ended-no-move = 負けです。役に立つ手がもうありません。{ building-home }でした。

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] この手で、最後のカードが組札に上がります。
       *[other] この手から{ $moves }手で、すべて組札に上げられます。
    }
   *[other] { $moves ->
        [1] この手で、最後のスートがそろいます。
       *[other] この手から{ $moves }手で、すべてのスートがそろいます。
    }
 }
building-hint-home = ほかのカードを置くのに使わないカードを、組札に上げられます。
building-hint-uncover = { $moves ->
    [1] この手で、列 { $place } の裏向きのカードが1枚、表向きになります。
   *[other] この手から{ $moves }手で、列 { $place } のカードが1枚、表向きになります。
 }
building-hint-space = { $moves ->
    [1] この手で、列 { $place } が空きます。
   *[other] この手から{ $moves }手で、列 { $place } が空きます。
 }
building-hint-waste = { $moves ->
    [1] この手で、捨て札の { $card } を使えます。
   *[other] この手から{ $moves }手で、捨て札の { $card } を使えます。
 }
building-hint-fetch = { $moves ->
    [1] この手で、山札の { $card } を使えます。
   *[other] この手から{ $moves }手で、山札を { $card } までめくって使えます。
 }
building-hint-draw = よりよい手は見つかりません。山札をめくると、新しいカードが見えます。
building-hint-deal = よりよい手は見つかりません。配ると、新しいカードが出ます。
building-hint-run = { $moves ->
    [1] この手で、スートが1組そろいます。
   *[other] この手から{ $moves }手で、スートが1組そろいます。
 }
building-hint-order = { $moves ->
    [1] この手で、数字の順に並ぶカードが増えます。
   *[other] この手から{ $moves }手で、数字の順に並ぶカードが増えます。
 }
building-hint-fill = よりよい手は見つかりません。配るには、すべての列にカードが必要です。
building-hint-tried = 想定した{ $samples }通りの配置のうち、この手の後に勝てるのは{ $won }通り、最初によさそうに見える手の後では{ $other }通りです。
building-hint-farthest = { $runs ->
    [0] 勝ち筋は見つかりませんでした。この手から進めると、最も多い{ $best }枚が組札に上がります。
   *[other] 勝ち筋は見つかりませんでした。この手から進めると、最も多い{ $best }組のスートがそろいます。
 }
building-hint-stuck = ここからの勝ち筋は見つかりませんでした。「元に戻す」で何手か戻すとよいかもしれません。
building-hint-unwinnable = ここからは、どう進めても勝てません。「元に戻す」で何手か戻すか、新しいゲームを始めてください。

# The rank that a place takes next, of any suit, of one color, and of the suit of the card.
building-wanted = { $wanted ->
    [A] エース
    [T] 10
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $wanted }
 }
building-red = 赤の{ building-wanted }
building-black = 黒の{ building-wanted }
building-suited = 同じスートの{ building-wanted }
building-at = { $place ->
    [spades] スペードの組札
    [hearts] ハートの組札
    [diamonds] ダイヤの組札
    [clubs] クラブの組札
    [spades-2] スペードの2つ目の組札
    [hearts-2] ハートの2つ目の組札
    [diamonds-2] ダイヤの2つ目の組札
    [clubs-2] クラブの2つ目の組札
    [stock] 山札
    [waste] 捨て札
   *[other] 列 { $place }{ " " }
 }

building-refused-no-such-move = 「{ $move }」はこのゲームの手ではありません。「a b」「a 組札」のように、場所と行き先を入力してください。
building-refused-same-place = そのカードはすでに{ building-at }にあります。ほかの行き先を選んでください。
building-refused-nothing-there = { building-at }にはカードがありません。
building-refused-no-card-in-cell = セル { $place } は空です。
building-refused-face-down = そのカードは裏向きです。先に上のカードを動かしてください。
building-refused-not-yet-seen = 「{ $move }」は、前の手で現れるカードに左右されるかもしれません。先に前の手までを入力して、盤面を確かめてください。
building-refused-not-in-sequence = { $card } はいま動かせません。{ $under } の上の { $over } は{ $breaks ->
    [rank] 数字が続いていない
    [suit] スートが違う
   *[color] 赤と黒が交互でない
 }ので、一緒に動かせません。
building-refused-only-top = { $card } はいま動かせません。このゲームで動かせるのは一番上のカードだけです。
building-refused-too-many-cards = { $count }枚を一度には動かせません。空いているセルと列で動かせるのは{ $most }枚までです。
building-refused-only-top-goes-home = { $card } はまだ組札に上げられません。上にほかのカードがあります。
building-refused-several-to-cell = セルに置けるのは1枚だけです。{ $count }枚は置けません。
building-refused-onto-waste = カードを捨て札に移すことはできません。捨て札が増えるのは、山札をめくったときだけです。
building-refused-onto-stock = カードを山札に移すことはできません。
building-refused-stock-only-draws = 山札のカードは直接動かせません。めくって使ってください。
building-refused-stock-empty = 山札がなくなりました。
building-refused-turn-waste-over = 山札がなくなりました。先に捨て札を山札に戻してください。
building-refused-no-pass-left = 山札はもう使えません。めくれるのは{ $passes }巡だけです。
building-refused-stock-not-empty = 山札がまだ残っています。すべてめくってから、捨て札を山札に戻してください。
building-refused-waste-empty = 捨て札がないので、山札に戻せません。
building-refused-deal-needs-piles = { $count ->
    [1] { building-at }が空なので配れません。先にカードを1枚置いてください。
   *[other] 空の列が{ $count }列あるので配れません。先に、それぞれにカードを1枚置いてください。
 }
building-refused-not-the-suit = { $card } は{ building-at }に置けません。スートが違います。
building-refused-needs-lowest = { $card } はまだ{ building-at }に置けません。空の組札は{ building-wanted }から始まります。
building-refused-not-next = { $card } はまだ{ building-at }に置けません。{ $top } の次は{ building-wanted }です。
building-refused-foundation-complete = { building-at }は完成しているので、{ $card } は置けません。
building-refused-keeps = このゲームでは、組札のカードは戻せません。
building-refused-only-runs = 組札に上がるのは、1つのスートがすべてそろったときだけです。そのときは自動で上がります。
building-refused-cell-full = セル { $place } にはもう { $top } があります。ほかの場所を選んでください。
building-refused-home-to-pile = 組札のカードは、列にしか戻せません。
building-refused-cell-to-cell = ほかのセルに移しても何も変わりません。列か組札を選んでください。
building-refused-needs-highest = { $card } は{ building-at }に置けません。空の列に置けるのは{ building-wanted }だけです。
building-refused-space-closed = { building-at }には置けません。このゲームでは、空の列は空のままです。
building-refused-highest-needs-space = { $card } の数字は一番大きいので、列の中では、空の列にしか置けません。
building-refused-needs-red = { $card } を置けるのは{ building-red }の上ですが、{ building-at }の一番上は { $top } です。
building-refused-needs-black = { $card } を置けるのは{ building-black }の上ですが、{ building-at }の一番上は { $top } です。
building-refused-needs-suit = { $card } を置けるのは{ building-suited }の上ですが、{ building-at }の一番上は { $top } です。
building-refused-needs-rank = { $card } を置けるのは{ building-wanted }の上ですが、{ building-at }の一番上は { $top } です。
# What a typed line says that is no move.
building-refused-card-not-drawn = { $card } はまだ表向きになっていません。山札をめくるか、列のカードを表向きにしてください。
building-refused-card-not-dealt = { $card } はまだ表向きになっていません。山札から配るか、列のカードを表向きにしてください。
building-refused-card-face-down = { $card } はどこかの列で裏向きになっています。列のカードをもっと表向きにしてください。
building-refused-card-face-down-in = { $card } は列 { $place } で裏向きになっています。先に上のカードを動かしてください。
building-refused-card-to-draw = { $card } は山札にあります。出てくるまで山札をめくってください。
building-refused-card-to-deal = { $card } は山札にあります。出てくるまで配ってください。
building-refused-card-in-waste = { $redeals ->
    [0] { $card } は捨て札で、ほかのカードの下にあります。先に上のカードを使ってください。
   *[other] { $card } は捨て札で、ほかのカードの下にあります。先に上のカードを使うか、山札をもう一巡めくってください。
 }
building-refused-card-home = { $card } はもう組札にあり、ほかのカードの下です。先に上のカードを列に戻してください。
building-refused-card-home-for-good = { $card } はもう組札にあります。このゲームでは戻せません。
building-refused-card-not-in-game = このゲームに { $card } はありません。
building-refused-card-covered = { $card } は列 { $place } でほかのカードの下にあります。行き先も入力するか、先に上のカードを動かしてください。
building-refused-aim-covered = { $card } は列 { $place } でほかのカードの下にあるため、その上には置けません。
building-refused-too-few-cards = 列 { $place } には{ $count }枚しかありません。
building-refused-too-many-words = 1行には長すぎます。読み取れるのは{ $most }語までです。最初の手を入力してから、続きを入力してください。
building-refused-unreadable = 「{ $text }」は手として読み取れません。「a b」「qh ks」「a 組札」のように場所と行き先を入力してください。
# What a press says where no move begins.
building-refused-fits-nowhere = { $card } はいまどこにも置けません。
building-refused-highest-fits-nowhere = { $runs ->
    [0] { $card } はいまどこにも置けません。空の列がなく、組札にもまだ上げられません。
   *[other] { $card } はいまどこにも置けません。空の列がありません。
 }
building-refused-space-waits = 空の列に置けるのは{ building-wanted }です。いま置けるカードはありません。
building-refused-cell-empty = セル { $place } は空です。カードを押すと、ここに置けます。
building-refused-waste-is-empty = 捨て札はありません。山札をめくると増えます。
building-refused-foundation-waits = この組札は{ building-wanted }から始まります。いま置けるカードはありません。
building-refused-no-next-card = ここでは { $top } の次は{ building-wanted }です。いま置けるカードはありません。
building-refused-foundation-is-complete = この組札は完成しています。
building-refused-run-waits = ここには、そろったスートが自動で上がります。

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = 組札を{ $goal }枚以上にする
building-goal-score = 組札{ $score }枚

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] この配置はセルなしで勝てます。
   *[other] この配置はセルが{ $hardness }個あれば勝てます。
 }
