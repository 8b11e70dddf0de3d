# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = フリップ
flip-credit = Flip：作者不明
# The aim in one sentence, above a player’s first game.
flip-aim = 両端がそろう4枚の連続を見つけ、カードを暗い面に返し、それから取り除きます。
flip-typing = 配るときは「配る」「配る 3」「できるまで配る」（次の手ができるまで）「全部配る」と入力します。手は、4枚の先頭の番号「7」か、両端の2枚「2s 10s」で選びます。手の種類も指定するなら、「返す 7」「返す 4枚とも 7」「除く 7」「除く 4枚とも 7」です。「終える」でゲームが終わります。
flip-pitch = カードを裏返し、取り除いて、得点をのばします。
flip-pitch-effort = { $moves }手・104点中およそ{ $points }点
flip-scored = 得点
flip-option-open = 山札は表向き
flip-short-option-open = オープン

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }：{ $cards }
flip-card-row = 手札（下から）。{ $places }。
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] 山札はもうありません。
       *[other] 山札：裏向き{ $count }枚。
    }
   *[other] 山札：表向き{ $seen }枚（配る順）。{ $cards }。
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = 次

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] 次の手ができるまで配る
        [end] 最後まで配る
       *[other] 次の手ができるまで{ $reach }枚配る
    }
    [all] { $left }枚全部配る
   *[other] 1枚配る
 }
flip-turn = { $from }〜{ $to }：{ $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 } を返す
flip-turn-four = { $from }〜{ $to }：4枚とも返す
flip-remove = { $from }〜{ $to }：{ $one } { $other } を除く
flip-remove-four = { $from }〜{ $to }：4枚とも除く
flip-stop = ここで終える
flip-ending-stop = ここで終えますか？　まだ{ $moves }手できます。結果は104点中{ $score }点になります。
flip-ending-stop-yes = はい、終える
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] 次の手まで
        [end] 最後まで
       *[other] 次の手まで{ $reach }枚
    }
    [all] 全部配る
   *[other] 1枚配る
 }
flip-turn-short = { $from }：返す
flip-turn-four-short = { $from }：4枚とも返す
flip-remove-short = { $from }：除く
flip-remove-four-short = { $from }：4枚とも除く
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] 次の手ができるまで
        [end] 最後まで、次の手はできない
       *[other] 次の手ができるまで{ $reach }枚
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } と { $last } で { $moved ->
    [1] { $one } が暗くなる
   *[other] { $one } と { $other } が暗くなる
 }
flip-turn-four-typed = { $first } と { $last } で4枚とも暗くなる
flip-remove-typed = { $first } と { $last } で { $one } と { $other } を取り除く
flip-remove-four-typed = { $first } と { $last } で4枚とも取り除く
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] 104点中{ $score }点。
       *[other] 104点中{ $score }点。取り除いたカード{ $removed }枚、手札の暗いカード{ $dark }枚。
    }
   *[other] 104点中{ $score }点。取り除いたカード{ $removed }枚、手札の暗いカード{ $dark }枚。
 }
flip-picture-state = { $score }/104点 · 山札{ $stock }枚
flip-result = { $score }/104点、取り除いたカード{ $removed }枚
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] 山札はもうありません。できる手は1つだけです。その手を選ぶか、「{ flip-stop }」でゲームを終えてください。
       *[other] 山札はもうありません。できる手を選ぶか、「{ flip-stop }」でゲームを終えてください。
    }
   *[other] { $moves ->
        [3] できる手はまだありません。連続する4枚の両端のスートか数字がそろうまで配ってください。
        [4] できる手が1つあります。その手を選ぶか、配り続けてください。配っても、いまできる手はなくなりません。
       *[other] できる手を選ぶか、配り続けてください。配っても、いまできる手はなくなりません。
    }
 }

flip-ended-perfect = 勝ちです！　52枚すべてを取り除いて104点、パーフェクトです。上手に遊んでも、めったに出ません。
flip-ended-no-play = 山札もできる手もなくなりました。104点中{ $score }点です（取り除いたカード{ $removed }枚、手札の暗いカード{ $dark }枚）。
flip-ended-stopped = できる手を残して終えました。104点中{ $score }点です（取り除いたカード{ $removed }枚、手札の暗いカード{ $dark }枚）。

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = 配って損はありません。カードは上に重なるだけで、いまできる手はなくなりません。
flip-hint-perfect = この手から始めれば、52枚すべてを取り除けます。
flip-hint-only = できる手はこれだけです。
flip-hint-any = { $plays ->
    [2] どちらの手から始めても最高点は同じなので、どちらを選んでもかまいません。
   *[other] { $plays }通りのどの手から始めても最高点は同じなので、どれを選んでもかまいません。
 }
flip-hint-same = { $plays }通りの手のうち{ $equal }通りは、見つかった最高点につながります。ほかの手ではそれより低くなります。
flip-hint-best = 見つかった中で一番よい手順の、最初の手です。次によい手では{ $other }点です。
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] 最善の手順の、最初の手です。これより高い点になる手順はありません。
   *[off] 見つかった中で一番よい手順の、最初の手です。
 }
flip-hint-later = { $proven ->
    [on] 最善の手順は、これから配るカードで始まります。これより高い点になる手順はありません。
   *[off] 見つかった中で一番よい手順は、これから配るカードで始まります。
 }
flip-hint-none = 全部配っても、できる手はありません。

flip-refused-no-such-move = 「{ $move }」は Flip の手ではありません。できるのは「配る」「返す」「除く」と、山札がなくなった後の「終える」です。
flip-refused-stock-empty = 山札がなくなったので、もう配れません。できる手を選ぶか、「終える」と入力してください。
flip-refused-stock-short = 配れるのはあと{ $left }枚だけです。入力した手はどれも実行していません。
flip-refused-stock-left = まだ終えられません。山札があと{ $left }枚あります。
flip-refused-not-all = { $left ->
    [0] 配るカードはもうありません。
   *[other] 山札は残り{ $left }枚です。「全部」は{ $number }枚ではありません。
 }入力した手はどれも実行していません。
flip-refused-after-match = 「できるまで配る」の後に何枚残るかは、誰にもわかりません。次に配る手は、別の行に入力してください。入力した手はどれも実行していません。
flip-refused-just-dealt = 「{ $move }」は配った後の手ですが、いまの手札ではできません。先に配り、手札を見てから入力してください。入力した手はどれも実行していません。
flip-refused-no-such-window = { $most ->
    [0] 連続する4枚が必要ですが、手札は{ $cards }枚です。
    [1] 手札は4枚なので、連続する4枚の先頭は1番だけです。{ $number }番からはできません。
   *[other] 手札は{ $cards }枚なので、連続する4枚の先頭は1〜{ $most }番です。{ $number }番からはできません。
 }
flip-refused-ends-differ = { $from }〜{ $to }の両端の { $first } と { $last } は、スートも数字も違います。
flip-refused-light-end = 取り除けるのは両端とも暗いときだけです。{ $from }〜{ $to }の両端は { $first } と { $last } です（◼ が暗いカード）。
flip-refused-dark-already = { $from }〜{ $to }の { $first } と { $last } の間には、返せる明るいカードがありません。暗いカードは元に戻りません。
flip-refused-only-middle = { $first } と { $last } は同じスートですが、同じ数字ではありません。{ $from }〜{ $to }で選べるのは中の2枚だけで、4枚すべては選べません。
flip-refused-only-four = { $from }〜{ $to }では、4枚すべてが対象です。{ $first } と { $last } は同じ数字なので、中の2枚だけを選ぶことはできません。
flip-refused-which-play = この入力は何通りかの手に読めます。次のどれかを入力してください：{ $ways }。
flip-refused-not-shown = { $face } が見えているカードは手札にありません。明るい面か暗い面か、いま見えているほうで指定してください。
flip-refused-not-ends = { $one } と { $other } は連続する4枚の両端ではありません。間にちょうど2枚必要です。
flip-refused-unreadable = 「{ $text }」は手として読み取れません。「配る」「できるまで配る」「全部配る」、または4枚の先頭の番号を「7」のように入力してください。

# 「もう一度」の目標と、その数え方での結果。
flip-goal = { $goal }点以上
flip-goal-score = { $score }点

# シーズン目標。
flip-score-goal = Flip で{ $score }点以上を取る
