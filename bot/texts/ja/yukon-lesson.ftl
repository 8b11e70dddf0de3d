# Yukon: the words of the lesson in seeds/lessons/yukon.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

yukon-lesson-build = 7つの列で並べ替えながら、52枚をスートごとに組札へ上げましょう。列では数字が1つ大きく色の違うカードに置けます：{ $card1 }を{ $card2 }へ。
yukon-lesson-build-why = ここでは、列 g の一番上を、数字が1つ大きく色の違うカードに置きます。{ $card1 }は{ $card2 }に置けます。

yukon-lesson-any = 表向きのカードは、上のカードごと動かせます。上が順に並んでいなくてもかまいません。{ $card1 }を、上の3枚ごと{ $card2 }に置きましょう。
yukon-lesson-any-why = ここでは、ほかのカードが載ったカードを動かします。{ $card1 }は、上の3枚ごと{ $card2 }に置けます。

yukon-lesson-dig = 列 d のエースの上に3枚あります。{ $card1 }を上の2枚ごと{ $card2 }に動かして、エースを出しましょう。
yukon-lesson-dig-why = ここでは列 d のエースを出します。{ $card1 }は、上の2枚ごと{ $card2 }に置けます。

yukon-lesson-ace = 組札はエースから始まります。{ $card1 }を組札に上げましょう。
yukon-lesson-ace-why = ここでは{ $card1 }を組札に上げます。組札はエースから始まります。

yukon-lesson-next = 組札は同じスートで、エース、2、3と順にキングまで上げます。{ $card1 }を上げると、列 { $pile } が空きます。
yukon-lesson-next-why = ここでは{ $card1 }を組札に上げます。{ $card2 }の次のカードです。

yukon-lesson-king = 空の列に置けるのはキングだけで、上のカードも一緒に動きます。裏向きのカードが一番多い列 { $pile } の{ $card1 }を選びましょう。
yukon-lesson-king-why = ここでは{ $card1 }を空の列 { $place2 } に動かします。裏向きのカードが1枚表になります。

yukon-lesson-turn = カードが表になる手を先に選びましょう。{ $card1 }を{ $card2 }に置きます。
yukon-lesson-turn-why = ここでは列 { $pile } のカードを表にします。{ $card1 }は{ $card2 }に置けます。

yukon-lesson-long = 何枚でも一緒に動かせます。合わせるのは一番下のカードだけです。{ $card1 }を、上の7枚ごと{ $card2 }に置きましょう。
yukon-lesson-long-why = ここでは列 { $pile } の表向きのカードをすべて動かします。{ $card1 }は{ $card2 }に置けます。

yukon-lesson-empty = 列 { $pile } の最後のカードが表になりました。{ $card1 }を{ $card2 }に置くと、列が空きます。
yukon-lesson-empty-why = ここでは列 { $pile } を空にします。{ $card1 }は{ $card2 }に置けます。

yukon-lesson-space = 空の列に{ $card1 }を置けます。動かすと、列 { $pile } のカードが表になります。
yukon-lesson-space-why = ここでは{ $card1 }を空の列 { $place2 } に動かします。ほかの手では、カードは表になりません。

yukon-lesson-part = さらに2枚が組札に上がりました。列は、表向きのカードならどこででも分けられます。{ $card1 }を、上のカードごと{ $card2 }に置きましょう。
yukon-lesson-part-why = ここでは列 { $pile } の途中から動かします。{ $card1 }は、上のカードごと{ $card2 }に置けます。

yukon-lesson-free = どの手も「{ button-undo }」で戻せるので、好きな手を選びましょう。何が出て、何が隠れるかも見ておきましょう。

yukon-lesson-end = これでルールはわかりました。エースを出し、カードを表にし、52枚すべてを組札に上げましょう。普段のゲームでは、もう必要にならないカードが自動で組札に上がります。負けになるのは、カードを行ったり来たりさせることしかできないときだけです。オプション「suit」（同スート）では同じスートで重ねます。ロシアン・ソリティアと呼ばれ、ずっと難しくなります。勝てない配置もあるので、負けても遊び方のせいとはかぎりません。
