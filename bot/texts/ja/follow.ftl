# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = フォロー, フォローザスート, フォロー・ザ・スート, マストフォローソリティア, マストフォロー
follow-credit = Follow-the-Suit（マストフォローソリティア）：Rikkati、2019年
follow-aim = トリックに勝ち、山札がなくなるまでに手札をなくします。
follow-typing = 交換は「交換 2s 5h」か「そのまま」、切り札は「ハート」か「なし」と入力します。「そのまま、切り札 ハート」のように、まとめて入力することもできます。その後はトリックごとに1枚、「qh」「joker」のように入力します。出せるクイーンが1枚だけなら「q」で足ります。
follow-pitch = 山札を相手にトリックを取り、手札をなくします。
follow-option-open = 全カード表向き
follow-short-option-open = オープン
follow-scored = 山札に残った枚数

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] リードされたカードはありません。
   *[other] 山札のリード：{ $cards }。
 }
follow-last = { $count ->
    [0] トリックはまだありません。
   *[other] 前のトリック（あなたのカードが先）：{ $cards }。
 }
follow-hand = { $cards }
follow-hand-row = 手札：{ $places }。
follow-stock = { $open ->
    [on] { $count ->
        [0] 山札はもうありません。
       *[other] 山札（次のカードから順に）：{ $cards }。
    }
   *[off] { $count ->
        [0] 山札はもうありません。
       *[other] 山札：裏向き{ $count }枚。
    }
 }
follow-discards = { $count ->
    [0] 交換で捨てたカードはありません。
   *[other] 交換で捨てたカード：{ $cards }。
 }
follow-played = { $count ->
    [0] トリックで除かれたカードはありません。
   *[other] トリックで除かれたカード（新しい順）：{ $cards }。
 }
follow-aside = { $open ->
    [on] ゲームに使わないカード：{ $cards }。
   *[off] 最後まで伏せておくカード：{ $count }枚。
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = 切り札
follow-printed-lead = リード
follow-printed-last-trick = 前トリック
follow-printed-gone = 除外
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = 山札の上から
follow-printed-set-aside = 使わない札
follow-printed-next-leads-in-order = 次のリードから順に

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] 切り札を選ぶ前にゲームが終わりました。
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }{ $trick ->
        [won] 前のトリックは取りました。
        [lost] 前のトリックは取れず、2枚とも手札に入りました。
       *[other] { "" }
    }トリック：{ $won }勝{ $lost }敗。{ follow-cards }
 }
follow-cards = 手札{ $hand }枚、山札{ $stock }枚です。
follow-trumps-now = { $trumps ->
    [S] 切り札はスペードです。
    [H] 切り札はハートです。
    [D] 切り札はダイヤです。
    [C] 切り札はクラブです。
   *[none] 切り札はありません。
 }
follow-picture-state = { $phase ->
    [exchange] 交換 · 山札{ $stock }枚
    [trumps] 切り札は？ · 山札{ $stock }枚
   *[tricks] { $trumps ->
        [S] 切り札：スペード
        [H] 切り札：ハート
        [D] 切り札：ダイヤ
        [C] 切り札：クラブ
       *[none] 切り札なし
    } · 山札{ $stock }枚
 }
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] 1回だけカードを交換できます。捨てるカードを選んでください。1枚につき2枚引きます。
    [trumps] 手札：{ $hand-cards }。切り札のスートを選ぶか、切り札なしにしてください。切り札はほかのスートに勝ちます。
   *[tricks] { $led ->
        [X] 山札のリードはジョーカーです。どのカードでも出せますが、負けて2枚とも手札に入ります。
       *[other] { $follows ->
            [0] 山札のリードは { $lead-cards } です。{ follow-led-suit }がないので、どのカードでも出せます。
           *[other] { $joker ->
                [0] 山札のリードは { $lead-cards } です。{ follow-led-suit }を出してください。
               *[other] 山札のリードは { $lead-cards } です。{ follow-led-suit }かジョーカーを出してください。
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] スペード
    [H] ハート
    [D] ダイヤ
   *[C] クラブ
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score }点、トリック：{ $won }勝{ $lost }敗
   *[other] トリック：{ $won }勝{ $lost }敗
 }
follow-ended-empty-hand = { $score ->
    [0] 勝ちです！　手札と山札が同時になくなりました。0点でも勝ちは勝ちです。
   *[other] 勝ちです！　山札を{ $score }枚残して手札がなくなりました。{ $score }点です。
 }トリック：{ $won }勝{ $lost }敗。
follow-ended-too-many = { $phase ->
    [trumps] 交換で負けました。手札が{ $hand }枚、山札が{ $stock }枚です。1トリックで減る手札は1枚までです。
   *[tricks] 負けです。手札が{ $hand }枚あるのに、残りのトリックは{ $stock ->
        [0] もうありません。
       *[other] { $stock }回だけです。
    }トリック：{ $won }勝{ $lost }敗。
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] 捨てるカードを選んでください。1枚につき2枚引きます。選ばなければ10枚とも残します。
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
   *[other] { $count }枚捨てて{ $come }枚引くと、手札は{ $drawn }枚、山札は{ $left }枚になります。
 }
follow-losing-exchange = 注意：{ $count }枚交換するとすぐに負けます。手札が{ $drawn }枚になるのに、山札は{ $left }枚しか残りません。
follow-exchange = { $count ->
    [0] 全部残す
    [8] { $count }枚交換する（すぐ負け）
    [9] { $count }枚交換する（すぐ負け）
    [10] { $count }枚交換する（すぐ負け）
   *[other] { $count }枚交換する
 }
follow-trumps = { $place1 ->
    [S] ♠ スペードを切り札に
    [H] ♥ ハートを切り札に
    [D] ♦ ダイヤを切り札に
    [C] ♣ クラブを切り札に
   *[none] 切り札なし
 }
follow-trumps-short = { $place1 ->
    [S] ♠ スペード
    [H] ♥ ハート
    [D] ♦ ダイヤ
    [C] ♣ クラブ
   *[none] 切り札なし
 }
follow-play = { $card1 } を出す
follow-play-short = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] スペード
    [H] ハート
    [D] ダイヤ
    [C] クラブ
   *[none] 切り札なし
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = 「{ $move }」は Follow-the-Suit の手ではありません。「そのまま」か「交換 2s 5h」、次に「切り札 ハート」か「なし」、その後は「qh」や「joker」のようにカードを入力してください。
follow-refused-exchange-first = 先に交換です。捨てるカードを「交換 2s 5h」のように入力するか、「そのまま」と入力してください。
follow-refused-exchanged = 交換できるのは、切り札を選ぶ前の1回だけです。
follow-refused-trumps-first = 先に切り札を選んでください。「ハート」のようなスート名か「なし」と入力してください。
follow-refused-trumps-chosen = 切り札はもう決めたので変えられません。{ follow-trumps-now }
follow-refused-not-in-hand = { follow-card }は手札にありません。
follow-card = { $card ->
    [Joker] ジョーカー
   *[other] { $card }{ " " }
 }
follow-refused-named-twice = { follow-card }が2回出てきます。
follow-refused-hand-order = 交換するカードは手札の並び順に入力してください。
follow-refused-must-follow = { $card } では { $lead } をフォローできません。リードのスートが手札にあるので、{ $fitting } などを出すか、あればジョーカーを出してください。
follow-refused-unseen-lead = カードは1枚ずつ出してください。次のリードはまだ見えません。
follow-refused-no-such-card = 「{ $text }」に合うカードは手札にありません。
follow-refused-several-cards = { $one } か { $other } のどちらかわかりません。数字とスートを両方入力してください。
follow-refused-suit-led = リードは{ follow-led-suit }で、手札に{ $follows }枚あります。{ $joker ->
    [0] { follow-led-suit }を出してください。
   *[other] { follow-led-suit }かジョーカーを出してください。
 }
follow-refused-lead = { follow-card }がリードされました。手札のカードを押して出してください。
follow-refused-no-lead-yet = リードは、交換と切り札選びが終わってからです。
follow-refused-last-trick = { $count ->
    [0] トリックはまだありません。
   *[other] これは前のトリックです。もう変えられません。
 }
follow-refused-deck-leads = { $phase ->
    [trumps] 切り札を選ぶと、山札がリードします。
   *[tricks] 山札は自動的にリードします。手札からカードを出してください。
 }
follow-refused-trumps-later = 切り札は交換の後で選びます。捨てるカードを選ぶか、全部残してください。
follow-refused-out-of-play = ここのカードはもう使いません。
follow-refused-unreadable = 「{ $text }」は手として読み取れません。「そのまま」か「交換 2s 5h」、次に「切り札 ハート」か「なし」、その後は「qh」や「joker」のようにカードを入力してください。

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = ほかに出せるカードはありません。
follow-hint-keep = 1枚交換するごとに3点失います。新しいカードのほうが手放しやすいわけでもありません。
follow-hint-exchange = この{ $count }枚で勝てるリードは少なく、後で手放しにくくなります。
follow-hint-trumps = { $place1 ->
    [none] どのスートを切り札にするよりも、切り札なしのほうが手札の強いカードが生きます。
   *[other] { $held ->
        [0] このスートは手札にないので、手札の強いカードの価値が下がりません。
        [1] このスートは{ $held }枚だけで、切り札でないと手放しにくいカードです。
       *[other] このスートを{ $held }枚持っています。切り札なら、フォローできないときに勝てます。
    }
 }
follow-hint-win = このトリックに勝てます。ほかのカードは後のほうが役に立ちます。
follow-hint-ruff = リードのスートが手札にないので、切り札で勝てます。
follow-hint-joker = ジョーカーで勝てます。このリードは、手札に入ると手放しにくいカードです。
follow-hint-take = 勝てるカードはありません。どれを出しても、リードのカードと一緒に手札に戻ります。
follow-hint-duck = このトリックは取らないほうが得です。リードのカードは後で勝つのに使え、いま勝てるカードも残せます。
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = カードはすべて見えています。{ $left ->
    [0] この手なら、山札の最後の1枚で勝てます。
   *[other] この手なら、山札を{ $left }枚残して勝てます。
 }これより多く残せる手はありません。
follow-hint-lost = カードはすべて見えています。どの手を選んでも、もう勝てません。
follow-hint-found = カードはすべて見えています。{ $left ->
    [0] 見つかった中で一番よい手順では、山札の最後の1枚で勝てます。
   *[other] 見つかった中で一番よい手順では、山札を{ $left }枚残して勝てます。
 }手順が多く、全部は調べていません。
follow-hint-unfound = カードはすべて見えていますが、手順が多く、全部は調べていません。調べた手順では勝てませんでした。

# 「もう一度」の目標と、その数え方での結果。
follow-goal = 山札を{ $goal }枚以上残して勝つ
follow-goal-score = 山札の残り{ $score }枚

# シーズン目標。
follow-score-goal = Follow-the-Suit で山札を{ $score }枚以上残して勝つ
