# Klondike: the words of the lesson in seeds/lessons/klondike.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

klondike-lesson-build = 7つの列で並べ替えながら、52枚をスートごとに組札へ上げましょう。列では数字が1つ大きく色の違うカードに置けます：{ $card1 }を{ $card2 }へ。
klondike-lesson-build-why = ここでは、数字が1つ大きく色の違うカードの上に置きます。{ $card1 }は{ $card2 }に置けます。

klondike-lesson-ace = 組札はエースから始まります。{ $card1 }を上げると、下の裏向きのカードが表になります。
klondike-lesson-ace-why = ここでは{ $card1 }を組札に上げます。組札はエースから始まります。

klondike-lesson-next = 組札は同じスートで、エース、2、3と順にキングまで上げます。{ $card1 }も組札に上げましょう。
klondike-lesson-next-why = ここでは{ $card1 }を組札に上げます。{ $card2 }の次のカードです。

klondike-lesson-together = 重なった表向きのカードは、まとめて動かせます。{ $card1 }を、上のカードごと{ $card2 }に置きましょう。
klondike-lesson-together-why = ここでは2枚をまとめて動かします。{ $card1 }は、上のカードごと{ $card2 }に置けます。

klondike-lesson-choose = 赤のジャックは2枚とも{ $card2 }に置けます。裏向きのカードが多い列 { $place1 } の{ $card1 }を選びましょう。
klondike-lesson-choose-why = ここでは列 { $place1 } の{ $card1 }を{ $card2 }に置きます。裏向きのカードが多い列が先です。

klondike-lesson-empty = 列 b には裏向きのカードがないので、空にできます。{ $card1 }をジャックごと{ $card2 }に置きましょう。
klondike-lesson-empty-why = ここでは列 b を空にします。{ $card1 }は、ジャックごと{ $card2 }に置けます。

klondike-lesson-king = 空の列に置けるのはキングだけで、上のカードも一緒に動きます。{ $card1 }を列 { $place2 } に動かすと、列 c のカードが表になります。
klondike-lesson-king-why = ここでは{ $card1 }を空の列 { $place2 } に動かします。ほかのカードは置けません。

klondike-lesson-draw = 山札はいつでもめくれます。「{ $move }」で、捨て札に何が出るか見ましょう。
klondike-lesson-draw-why = その手は後でもできます。ここでは山札をめくります。

klondike-lesson-waste = 捨て札の一番上のカードは、組札か列に動かせます。{ $card1 }を{ $card2 }に置きましょう。
klondike-lesson-waste-why = ここでは捨て札の一番上を使います。{ $card1 }は{ $card2 }に置けます。

klondike-lesson-back = 組札のカードは「{ button-others }」で列に戻せます。{ $card1 }を{ $card2 }に戻し、列 f の黒の2を置けるようにしましょう。
klondike-lesson-back-why = ここでは{ $card1 }を{ $card2 }に戻します。すると列 f の黒の2を置けます。

klondike-lesson-turn = 山札がなくなったので、「{ $move }」を押しましょう。同じ順番のまま、何度でも山札に戻せます。
klondike-lesson-turn-why = その手は後でもできます。ここでは捨て札を山札に戻します。

klondike-lesson-free = 山札の順番がわかりました：3枚目の2♠は組札に上げられます。どの手も「{ button-undo }」で戻せるので、好きな手を選びましょう。

klondike-lesson-end = これでルールはわかりました。カードを表にし、列に並べ、52枚すべてを組札に上げましょう。普段のゲームでは、もう必要にならないカードが自動で組札に上がります。負けになるのは、山札をめくれず、カードを行ったり来たりさせることしかできないときだけです。ほとんどの配置で勝てますが、勝てない配置もあるので、負けても遊び方のせいとはかぎりません。
