# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = 残った枚数
clearing-option-open = 全カードが見える
clearing-short-option-open = オープン

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] 山札はもうありません。
   *[other] { $hidden ->
        [0] { $seen ->
            [1] 山札：{ $cards }。
           *[other] 山札（次のカードから）：{ $cards }。
        }
       *[other] { $seen ->
            [0] 山札：裏向き{ $hidden }枚。
           *[other] 山札：{ $cards }、その下に裏向き{ $hidden }枚。
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] 捨て札はありません。
   *[other] { $pairs ->
        [0] 捨て札：{ $top }。
       *[other] { $count ->
            [1] 捨て札：{ $upper }。
            [2] 捨て札：上から { $upper }。
            [3] 捨て札：上から { $upper }。
           *[other] 捨て札（{ $count }枚）：上から { $upper }…
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] 列 { $name }：{ $all }。
   *[other] 列 { $name }：上から { $all }。
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = 使えるカード：{ $places }。
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] 裏向き
 }（上に { $under }）
clearing-pile-covered-row = { $row } の段：{ $places }。

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = 捨て札

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] （山札）
        [waste] （捨て札）
       *[other] （{ $place1 }）
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = { $card1 } とペアにするカードを選んでください。
clearing-draw = 山札をめくる
clearing-draw-short = めくる
clearing-redeal = 捨て札を山札に戻す
clearing-redeal-short = 山札に戻す

clearing-left = { $score ->
    [0] カードは残っていません
   *[other] 残り{ $score }枚です
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] 連続{ $streak }枚、最長{ $longest }枚。
 }
clearing-state = { clearing-left }。{ clearing-streak }
clearing-picture-state = 残り{ $score }枚
clearing-result = { $score ->
    [0] 残り0枚
   *[other] 残り{ $score }枚
 }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
   *[other] あと{ $redeals }回戻せます。
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] 手を選んでください。
           *[other] 手を選んでください。山札はもう使えません。
        }
       *[other] { $waste ->
            [0] 手を選んでください。山札も捨て札もありません。
           *[other] { $matches ->
                [0] いま取れるカードはありません。捨て札を山札に戻してください。
               *[other] 手を選ぶか、捨て札を山札に戻してください。
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] いま取れるカードはありません。山札をめくってください。
       *[other] 手を選ぶか、山札をめくってください。
    }
 }

clearing-ended-cleared = 勝ちです！　{ $moves }手で、すべてのカードを取り切りました。{ $longest ->
    [0] { "" }
   *[other] 最長の連続は{ $longest }枚でした。
 }
clearing-ended-no-match = 負けです。{ $passes ->
    [0] 取れるカードがありません。
   *[other] 取れるカードがなく、山札ももう使えません。
 }{ clearing-left }。
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = もう先に進めません。何をめくっても、取れるカードはありません。

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = いま役に立つ手は、ほかにありません。
clearing-hint-wins = カードはすべてわかっています。この手の後も、すべて取り切れます。
clearing-hint-fewest = カードはすべてわかっています。すべて取り切る方法は見つかりませんでしたが、試した手の中ではこれが残りを一番少なくします。
clearing-hint-safe = 後で必要になることはないので、この手で損はしません。
clearing-hint-tried = 想定した{ $samples }通りの配置のうち、この手の後に勝てたのは{ $won }通り、その次によい手の後では{ $other }通りでした。
clearing-hint-likely = 想定した{ $samples }通りの配置のうち、この手の後に勝てたのは{ $won }通りでした。
clearing-hint-far = 想定した{ $samples }通りの配置では、勝つ手順が見つかりませんでした。この手の後に残るカードが一番少なくなりました。
clearing-hint-draw = 想定した配置では、カードを取るより、いまめくるほうがよく勝てます。
clearing-hint-unwinnable = ここからは、どう進めても勝てません。「元に戻す」で何手か戻すか、新しいゲームを始めてください。

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
clearing-wanted = { $wanted ->
    [A] エース
    [T] 10
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $wanted }
 }
clearing-lower = { $lower ->
    [A] エース
    [T] 10
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $lower }
 }
clearing-or-higher = { $higher ->
    [A] かエース
    [2] か2
    [3] か3
    [4] か4
    [5] か5
    [6] か6
    [7] か7
    [8] か8
    [9] か9
    [T] か10
    [J] かジャック
    [Q] かクイーン
    [K] かキング
   *[other] { "" }
 }

clearing-refused-no-such-move = 「{ $move }」はこのゲームの手ではありません。「7h」のようにカードかその場所を入力するか、「引く」と入力してください。
clearing-refused-one-card = ペアは別々の2枚で作ります。{ $place } を2回使うことはできません。
clearing-refused-order = ペアの場所は順番どおりに入力してください：「take { $first } { $second }」。
clearing-refused-not-yet-seen = 「{ $move }」は、前の手で現れるカードに左右されるかもしれません。先に前の手までを入力して、盤面を確かめてください。
clearing-refused-not-from-waste = 捨て札のカードは取れません。捨て札には重ねるだけです。
clearing-refused-not-from-stock = 山札のカードは直接取れません。めくって使ってください。
clearing-refused-nothing-there = { $place ->
    [stock] 山札はもうありません。
    [waste] 捨て札はありません。
   *[other] { $place } にカードはありません。
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = { $place } のカードは裏向きです。先に、上にある { $covering } を取ってください。
clearing-refused-covered = { $place } の { $card } はまだ使えません。先に、上にある { $covering } を取ってください。
clearing-refused-needs-partner = { $card } は、合計が{ $total }になるように{ clearing-wanted }とペアで取ります。2枚とも入力してください。
clearing-refused-not-the-total = { $card } と { $other } の合計は{ $sum }で、{ $total }になりません。
clearing-refused-waste-empty = 捨て札がありません。先に山札をめくってください。
clearing-refused-not-next = { $card } は { $top } に重ねられません。重ねられるのは{ clearing-lower }{ clearing-or-higher }だけです。
clearing-refused-stock-not-empty = 山札がまだ残っています。すべてめくってから、捨て札を山札に戻してください。
clearing-refused-no-stock = このゲームに山札はありません。
clearing-refused-stock-empty = 山札がなくなりました。
clearing-refused-turn-waste-over = 山札がなくなりました。先に捨て札を山札に戻してください。
clearing-refused-no-pass-left = 捨て札はもう山札に戻せません。山札をめくれるのは{ $passes }巡だけです。
# What a typed line says that is no move.
clearing-refused-unreadable = 「{ $text }」は手として読み取れません。「7h」のようにカードかその場所を入力するか、「引く」と入力してください。
clearing-refused-too-many-words = 1行には長すぎます。読み取れるのは{ $most }語までです。最初の手を入力してから、続きを入力してください。
clearing-refused-card-covered = { $place } の { $card } はまだ使えません。先に、上にある { $covering } を取ってください。
clearing-refused-card-not-free = { $card } はいま使えません。裏向きか、山札の中か、ほかのカードの下にあるようです。
clearing-refused-card-gone = { $card } はもう残っていません。
clearing-refused-card-not-in-game = このゲームに { $card } はありません。
clearing-refused-no-such-rank = 使えるカードの中に{ clearing-wanted }はありません。ほかのカードを選んでください。
clearing-refused-several-cards = 「{ $text }」に当てはまるカードは1枚ではありません（{ $places }）。このうちの1つを入力してください。
# What a press says where no move begins.
clearing-refused-no-partner = { $card } とペアになるカードは、いま使えるカードの中にありません。
# $stock counts the cards of the stock.
clearing-refused-waste-top = { $card } に重ねられるのは{ clearing-lower }{ clearing-or-higher }だけです。{ $stock ->
    [0] 使えるカードを押してください。
   *[other] 使えるカードを押すか、山札をめくってください。
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = 残りを{ $goal }枚以下にする
clearing-goal-score = 残り{ $score }枚
