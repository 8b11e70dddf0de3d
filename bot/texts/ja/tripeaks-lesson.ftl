# TriPeaks: the words of the lesson in seeds/lessons/tripeaks.toml. $card1, $place1 and $move are of the step’s own move,
# $streak is the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

tripeaks-lesson-next = 3つの山の{ $score }枚を、すべて捨て札に重ねるゲームです。一番上より1つ大きいか小さい数字を重ねます：{ $card1 } を4♠へ。
tripeaks-lesson-next-why = その手は後でもできます。ここでは { $card1 } のような3か5を、4♠に重ねます。

tripeaks-lesson-direction = 数字はいつでも上げ下げでき、スートは関係ありません。{ $card1 } を3♥に重ねましょう。
tripeaks-lesson-direction-why = ここではまた数字を上げます。{ $card1 } は3♥に重ねられます。

tripeaks-lesson-turn = 裏向きのカードは、上に何もなくなると表になります。{ $card1 } を取ると、2枚が表になります。
tripeaks-lesson-turn-why = その手は後でもできます。ここでは、2枚の裏向きの上にある { $place1 } の { $card1 } を取ります。

tripeaks-lesson-draw = 5♣に重ねられるカードがないので、「{ $move }」を押しましょう。山札の1枚が捨て札に重なります。

tripeaks-lesson-ahead = エースには2♠もK♣も重ねられます。1手先を考え、次に3♣が続く { $card1 } を取りましょう。
tripeaks-lesson-ahead-why = ここでは { $card1 } を取ります。次に3♣を重ねられます。

tripeaks-lesson-peak = 上の段のカードも、その上に何もなくなれば使えます。{ $card1 } を2♠に重ねましょう。
tripeaks-lesson-peak-why = その手は後でもできます。ここでは { $card1 } を2♠に重ねます。

tripeaks-lesson-type = カードや場所の入力でも取れます。「jd」も「{ $place1 }」も { $card1 } です。ジャックを取りましょう。
tripeaks-lesson-type-why = その手は後でもできます。ここでは { $card1 } のようなジャックを、10♠に重ねます。

tripeaks-lesson-same = 同じ数字の2枚が取れるなら、裏向きが表になるほうを選びます。10♣ではなく、{ $place1 } の { $card1 } を取りましょう。
tripeaks-lesson-same-why = ここでは { $place1 } の { $card1 } を取ります。2枚の10のうち、カードが表になるのはこちらです。

tripeaks-lesson-line = 「{ $place1 } c3 d8」のように、続けて取るカードを1行で入力できます（J♠、Q♠、K♣）。{ $card1 } だけ取れば、残りも続けて取れます。
tripeaks-lesson-line-why = その手は後でもできます。ここでは { $card1 } のようなジャックを、10♦に重ねます。

tripeaks-lesson-seen = K♣を取って2枚が表になり、その1枚を重ねられます。見えるカードが多いほど長く続きます。{ $card1 } を取りましょう。
tripeaks-lesson-seen-why = その手は後でもできます。ここでは { $card1 } をK♣に重ねます。

tripeaks-lesson-streak = めくらずに{ $streak }枚取りました。これが連続です。{ $card1 } で伸ばすと、あと3枚続きます。
tripeaks-lesson-streak-why = めくると連続が途切れます。ここでは { $card1 } のような8を、9♦に重ねます。

tripeaks-lesson-peaks = いま取れる6は2枚です。カードが一番多く残る真ん中の山から、{ $place1 } の { $card1 } を取りましょう。
tripeaks-lesson-peaks-why = ここでは { $place1 } の { $card1 } を取ります。その山に、カードが一番多く残っています。

tripeaks-lesson-wrap = キングの次はまたエースで、エースとキングは互いに重ねられます。{ $card1 } をK♥に重ねましょう。
tripeaks-lesson-wrap-why = その手は後でもできます。ここでは { $card1 } をK♥に重ねます。

tripeaks-lesson-stock = 重ねられるカードがなく、山札もなくなると負けです（山札はあと{ $stock }枚）。いまは取れるので、{ $card1 } を取りましょう。
tripeaks-lesson-stock-why = 取れるカードがあるうちは、めくらないようにします。ここでは { $card1 } を10♥に重ねます。

tripeaks-lesson-last = 得点は山に残った枚数で、0が最高です。最後の { $card1 } を取れば勝ちです。
tripeaks-lesson-last-why = ここでは { $card1 } を取ります。山に残った最後のカードです。

tripeaks-lesson-end = 3つの山がなくなったので、もう自分で遊べます。裏向きの上にあるカードから取り、1つの山だけを残さないようにしましょう。「{ button-hint }」はよい手を示し、「{ button-undo }」はどの手も取り消します。ほとんどの配置で勝てますが、それはすべてのカードがわかる場合なので、負けても遊び方のせいとはかぎりません。
