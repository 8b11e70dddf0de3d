# Spider: the words of the lesson in seeds/lessons/spider.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

spider-lesson-build = キングからエースまでのスートを8組そろえましょう。ここは2スートです。列では数字が1つ大きいカードに置けます：{ $card1 }を{ $card2 }に置くと、列 { $pile } のカードが表になります。
spider-lesson-build-why = ここでは、数字が1つ大きいカードの上に置きます。{ $card1 }は{ $card2 }に置けます。

spider-lesson-any = スートは違ってもかまいません。{ $card1 }を{ $card2 }に置きましょう。
spider-lesson-any-why = ここでは、スートが違い、数字が1つ大きいカードの上に置きます。{ $card1 }は{ $card2 }に置けます。

spider-lesson-choose = { $card1 }は、どちらのクイーンにも置けます。{ $card2 }を選びましょう。あとで一緒に動かせるのは、同じスートだけです。
spider-lesson-choose-why = ここでは{ $card1 }を、同じスートの{ $card2 }に置きます。

spider-lesson-apart = { $card1 }の下は違うスートなので、2枚一緒には動きません。{ $card1 }だけを{ $card2 }に置きましょう。
spider-lesson-apart-why = ここでは{ $card1 }を、同じスートの{ $card2 }に置きます。

spider-lesson-together = { $card1 }と上のカードは同じスートになったので、一緒に動きます。{ $card2 }に置きましょう。
spider-lesson-together-why = ここでは2枚をまとめて動かします。{ $card1 }は、上のカードごと{ $card2 }に置けます。

spider-lesson-empty = 列 g は残り1枚です。{ $card1 }を{ $card2 }に置くと、列が空きます。
spider-lesson-empty-why = ここでは列 g を空にします。{ $card1 }は{ $card2 }に置けます。

spider-lesson-space = 空の列には、どのカードでも置けます。{ $card1 }を置くと、列 { $pile } のカードが表になります。
spider-lesson-space-why = ここでは、裏向きのカードの上にあるカードを、空の列 { $place2 } に置きます。

spider-lesson-before = 配るとどの列も覆われるので、先に役に立つ手を選びます。{ $card1 }を{ $card2 }に置くと、カードが表になります。
spider-lesson-before-why = その手は後でもできます。ここではカードを表にします：{ $card1 }は{ $card2 }に置けます。

spider-lesson-grow = 列 d にはハートが順に並び、次は{ $card1 }です。そこに置くと、続きのハートも置けます。
spider-lesson-grow-why = ここでは列 d のハートを続けます。{ $card1 }は{ $card2 }に置けます。

spider-lesson-deal = ハートがさらに続き、ほかに役に立つ手は少なくなりました。空の列はないので「{ $move }」を押すと、どの列にも1枚ずつ配られます。
spider-lesson-deal-why = その手は後でもできます。ここでは配ります。配れるのは、空の列がないときだけです。

spider-lesson-suit = 同じゲームの、ずっと後の盤面です。列 g のハートは、あと2とエースだけです。{ $card1 }を上のカードごと{ $card2 }に置くと、スートがそろって組札に上がります。
spider-lesson-suit-why = ここではハートをそろえます。{ $card1 }は、上のカードごと{ $card2 }に置けます。

spider-lesson-free = 残りは7組です。列 g が空なので、いまは配れません。どの手も「{ button-undo }」で戻せるので、好きな手を選びましょう。

spider-lesson-end = これでルールはわかりました。できるだけ同じスートで並べ、列を空け、ほかに手がなければ配りましょう。負けになるのは、配れず、ほかのカードに置けるカードもないときだけです。新しいゲームは1スートなので、順に並んだカードはいつも一緒に動かせます。まずはそこから始めましょう。
