# Golf: the words of the lesson in seeds/lessons/golf.toml. $card1, $place1 and $move are of the step’s own move, $streak is
# the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

golf-lesson-next = 7つの列の{ $score }枚を、すべて捨て札に重ねるゲームです。一番上より1つ大きいか小さい数字を重ねます：{ $card1 } を7♥へ。
golf-lesson-next-why = その手は後でもできます。ここでは { $card1 } を7♥に重ねます。

golf-lesson-same = スートは関係なく、6♦には5が2枚とも重ねられます。すぐ役に立つ2♠が下にある、列 { $place1 } の { $card1 } を取りましょう。
golf-lesson-same-why = ここでは列 { $place1 } の { $card1 } を取ります。下の2♠が、すぐ役に立ちます。

golf-lesson-top = カードはすべて見えますが、取れるのは列の一番上だけです（図では一番下）。{ $card1 } を5♠に重ねましょう。
golf-lesson-top-why = その手は後でもできます。ここでは { $card1 } を5♠に重ねます。

golf-lesson-ahead = 5♣も3♥も重ねられます。1手先を考え、次に下の2♣が続く { $card1 } を取りましょう。
golf-lesson-ahead-why = ここでは列 { $place1 } の { $card1 } を取ります。次に2♣を重ねられます。

golf-lesson-ace = エースには2しか重ねられず、たいてい連続はそこで終わります。いまは列 c に2♠があるので、{ $card1 } を取れば続きます。
golf-lesson-ace-why = その手は後でもできます。ここでは、2♠を重ねられる { $card1 } を取ります。

golf-lesson-draw = めくらずに{ $streak }枚取りました。これが連続です。もう重ねられないので、「{ $move }」で山札の1枚を捨て札に出しましょう。

golf-lesson-keep = 5♣は重ねられますが、取らなくてもかまいません。列 a の4♣と6♥をつなぐために残し、「{ $move }」を押しましょう。
golf-lesson-keep-why = 5♣は後で、列 a の4♣と6♥の間で役に立ちます。ここでは山札をめくります。

golf-lesson-line = 一番長い連続を探し、「{ $place1 } d c」のように1行で入力しましょう（10♦、J♠、Q♠）。{ $card1 } だけ取れば、残りも続けて取れます。
golf-lesson-line-why = ここでは列 { $place1 } の { $card1 } を取ります。次にJ♠とQ♠を重ねられます。

golf-lesson-direction = 使えるキングはありませんが、数字はいつでも上げ下げできます。{ $card1 } をQ♠に重ねて、また下げましょう。
golf-lesson-direction-why = その手は後でもできます。ここでは { $card1 } をQ♠に重ねます。

golf-lesson-kept = 列 a の4♣が捨て札に出て、6♥も使えるようになりました。残しておいた { $card1 } を取れば、6♥が続きます。
golf-lesson-kept-why = その手は後でもできます。ここでは { $card1 } を4♣に重ねます。

golf-lesson-long = 8♠も { $card1 } も重ねられます。最後まで選べるように、長い列 { $place1 } の { $card1 } を取りましょう。
golf-lesson-long-why = ここでは列 { $place1 } の { $card1 } を取ります。そのほうが列が長いからです。

golf-lesson-queens = キングに重ねられるのはクイーンだけなので、大切にしましょう。{ $card1 } を取れば、K♦ともう1枚のクイーンが続きます。
golf-lesson-queens-why = その手は後でもできます。ここでは { $card1 } のようなクイーンを、K♣に重ねます。

golf-lesson-streak = いま8枚を続けて取れます：「{ $place1 } c d b g f g f」。{ $card1 } だけ取れば、残りも続けて取れます。
golf-lesson-streak-why = その手は後でもできます。ここでは { $card1 } をQ♣に重ねます。

golf-lesson-stock = 残りは2♥だけで、エースか3が必要です。山札がなくなれば負けですが、まだ{ $stock }枚あるので、「{ $move }」を押しましょう。

golf-lesson-last = 得点は列に残った枚数で、0が最高です。最後の { $card1 } を取れば勝ちです。
golf-lesson-last-why = ここでは { $card1 } を取ります。列に残った最後のカードです。

golf-lesson-end = 7つの列がなくなったので、もう自分で遊べます。エースとキングで連続は途切れるので、最後に取るか、2枚の2や2枚のクイーンの間で取りましょう。「{ button-hint }」はよい手を示し、「{ button-undo }」はどの手も取り消します。勝てる配置は半分より少ないので、負けても遊び方のせいとはかぎりません。オプション「wrap」では、キングとエースがつながります。これがパットパットです。
