# Streets and Alleys: the words of the lesson in seeds/lessons/streets.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

streets-lesson-build = 8つの列で並べ替えながら、52枚をスートごとに組札へ上げましょう。列では、スートを問わず数字が1つ大きいカードに置けます：{ $card1 }を{ $card2 }へ。

streets-lesson-one = 動かせるのは列の一番上だけで、1枚ずつです。列 e のハートのエースを出すには、上のカードを順にどけます。{ $card1 }を{ $card2 }に置きましょう。
streets-lesson-one-why = ここでは{ $card1 }を{ $card2 }に置きます。エースの上にあるカードの、一番上の1枚です。

streets-lesson-ace = 組札はエースから始まります。{ $card1 }を組札に上げましょう。
streets-lesson-ace-why = ここでは{ $card1 }を組札に上げます。組札はエースから始まります。

streets-lesson-next = 組札は同じスートで、エース、2、3と順に上げます。上げたカードは列に戻せません。{ $card1 }も組札に上げましょう。
streets-lesson-next-why = ここでは{ $card1 }を組札に上げます。{ $card2 }の次のカードです。

streets-lesson-empty = 何より役に立つのは空の列です。列 { $place1 } に残ったのは1枚だけです。{ $card1 }を{ $card2 }に置きましょう。
streets-lesson-empty-why = ここでは列 { $place1 } を空にします。{ $card1 }は{ $card2 }に置けます。

streets-lesson-space = 空の列にはどのカードでも置けます。列 d の8♦は9♥に置けますが、上に{ $card1 }があります。{ $card1 }を列 { $place2 } に動かしましょう。
streets-lesson-space-why = ここでは{ $card1 }を空の列に動かします。すると下の8♦を動かせます。

streets-lesson-lower = 下にあったカードを動かせるようになりました。{ $card1 }を{ $card2 }に置きましょう。
streets-lesson-lower-why = ここでは{ $card1 }を{ $card2 }に置きます。もう動かせます。

streets-lesson-upper = もう1枚も続けて動かせます。{ $card1 }を{ $card2 }に置きましょう。これで2枚が移り、列はまた空になります。
streets-lesson-upper-why = ここでは列 { $place1 } をまた空にします。{ $card1 }は{ $card2 }に置けます。

streets-lesson-dig = 列 d の3♥は、上のカードをどければ組札に上げられます。{ $card1 }はどこにも置けないので、空の列に動かしましょう。
streets-lesson-dig-why = ここでは{ $card1 }を空の列に動かします。すると下の3♥が使えます。

streets-lesson-again = 3♥が組札に上がったので、{ $card1 }も上げられます。すると列はまた空になります。
streets-lesson-again-why = ここでは{ $card1 }を組札に上げます。列が空になります。

streets-lesson-king = キングはほかのカードに置けないので、空の列にしか動かせません。{ $card1 }を列 { $place2 } に動かすと、列 d も空にできます。
streets-lesson-king-why = ここでは{ $card1 }を空の列に動かします。ほかに置ける場所はありません。

streets-lesson-castle = これはビリーガード・キャッスルです。エースは最初から組札にあり、どの列も6枚です。一番上の2はすぐに上げられます。{ $card1 }を組札に上げましょう。
streets-lesson-castle-why = ここでは2を組札に上げます。たとえば{ $card1 }です。

streets-lesson-free = どの手も「{ button-undo }」で戻せるので、好きな手を選びましょう。一番上にあるほかの2も組札に上げられます。

streets-lesson-end = これでルールはわかりました。列を空け、それを大切に使い、52枚すべてを組札に上げましょう。普段のゲームでは、もう必要にならないカードが自動で組札に上がります。勝てる配置はおよそ半分で、エースが組札にあればもっと増えます。負けても、遊び方のせいとはかぎりません。
