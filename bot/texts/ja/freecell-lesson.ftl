# FreeCell: the words of the lesson in seeds/lessons/freecell.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

freecell-lesson-build = 8つの列で並べ替えながら、52枚をスートごとに組札へ上げましょう。列では数字が1つ大きく色の違うカードに置けます：{ $card1 }を{ $card2 }へ。
freecell-lesson-build-why = ここでは、数字が1つ大きく色の違うカードの上に置きます。{ $card1 }は{ $card2 }に置けます。

freecell-lesson-cell = ハートのエースの上にある{ $card1 }は、どの列にも置けません。4つのセルには1枚ずつ置けます。{ $card1 }をセル { $place2 } に置きましょう。
freecell-lesson-cell-why = ここでは{ $card1 }をセルに置きます。すると下のエースが使えます。

freecell-lesson-ace = 組札はエースから始まります。{ $card1 }を組札に上げましょう。
freecell-lesson-ace-why = ここでは{ $card1 }を組札に上げます。組札はエースから始まります。

freecell-lesson-next = 組札は同じスートで、エース、2、3と順にキングまで上げます。{ $card1 }も組札に上げましょう。
freecell-lesson-next-why = ここでは{ $card1 }を組札に上げます。{ $card2 }の次のカードです。

freecell-lesson-together = 順に並んだカードは、空のセルを使って1枚ずつ動かせるなら、まとめて動かせます。{ $card1 }を、上のカードごと{ $card2 }に置きましょう。
freecell-lesson-together-why = ここでは2枚をまとめて動かします。{ $card1 }は、上のカードごと{ $card2 }に置けます。

freecell-lesson-room = 空のセル1つにつき、動かせる枚数が1枚増えます。いま空のセルは2つなので、3枚です。{ $card1 }を、3と2ごと{ $card2 }に置きましょう。
freecell-lesson-room-why = ここでは3枚をまとめて動かします。{ $card1 }は、上の2枚ごと{ $card2 }に置けます。

freecell-lesson-last = 空のセルはあと1つです。最後の1つを使う前に、ほかのセルを空けましょう。セル { $place1 } の{ $card1 }を{ $card2 }に置きます。
freecell-lesson-last-why = ここではセルを空けます。{ $card1 }は{ $card2 }に置けます。

freecell-lesson-empty = 空の列は、空のセルよりもっと役に立ちます。列 { $place1 } に残ったのは1枚だけです。{ $card1 }を{ $card2 }に置きましょう。
freecell-lesson-empty-why = ここでは列 { $place1 } を空にします。{ $card1 }は{ $card2 }に置けます。

freecell-lesson-double = 空の列があると、動かせる枚数が2倍になります。空のセルが2つなら、3枚が6枚です。{ $card1 }を、上の3枚ごと{ $card2 }に置きましょう。
freecell-lesson-double-why = ここでは4枚をまとめて動かします。{ $card1 }は、上の3枚ごと{ $card2 }に置けます。

freecell-lesson-king = 空の列にはどのカードでも置けます。一番よいのは、ほかのカードに置けないキングです。セル { $place1 } の{ $card1 }を列 { $place2 } に動かしましょう。
freecell-lesson-king-why = ここでは{ $card1 }を空の列に動かします。ほかに置ける場所はありません。

freecell-lesson-unload = セルはすぐにいっぱいになります。空けられるときに空けましょう。セル { $place1 } の{ $card1 }を{ $card2 }に置きます。
freecell-lesson-unload-why = ここでは、セルの{ $card1 }を{ $card2 }に置きます。

freecell-lesson-free = セルがすべて空き、2♠も組札に上げられます。どの手も「{ button-undo }」で戻せるので、好きな手を選びましょう。

freecell-lesson-end = これでルールはわかりました。セルと空の列を大切に使い、52枚すべてを組札に上げましょう。普段のゲームでは、もう必要にならないカードが自動で組札に上がります。ほとんどの配置で勝てるので、最初の手の前にゆっくり考えましょう。セルを減らすと、ずっと難しくなります。
