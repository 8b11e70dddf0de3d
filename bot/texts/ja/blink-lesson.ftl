# The lesson of Blink Solitaire. $card1 goes to the cell $place2 in a step’s own move, for $points; $card is held;
# $stock counts the cards to draw. The cells and cards named otherwise are those of the lesson’s deal.

blink-lesson-first = 60枚すべてを置けば勝ちです。最初のカードは、四方に広げられる中央の { $place2 } に置きましょう。
blink-lesson-count = 次からは、個数・色・形のどれかが同じカードの隣に置きます。F4 と同じ5個なので、{ $card1 }を { $place2 } に置きましょう。
blink-lesson-count-why = キープもできますが、それは後で練習します。まず F4 の隣に置いてください。
blink-lesson-color = カードの地の色が、そのカードの色です。F4 と同じ黄色なので、{ $card1 }を隣の { $place2 } などに置きましょう。
blink-lesson-color-why = キープもできますが、ここでは色を合わせます。F4 の隣に置いてください。
blink-lesson-shape = 形が同じでもかまいません。F3 と同じ星なので、{ $card1 }を隣の { $place2 } などに置きましょう。
blink-lesson-shape-why = キープもできますが、ここでは形を合わせます。F3 の隣に置いてください。
blink-lesson-hold = { $card }はどこにも置けないので、後のためにキープします。すると、次のカードを引きます。
blink-lesson-corner = 斜めのカードには触れません。{ $card1 }を { $place2 } に置くと、同じ青の G3 だけに触れ、F3 は関係ありません。
blink-lesson-corner-why = その手もできますが、{ $place2 } などに置いて、斜めが関係ないことを確かめましょう。
blink-lesson-points = 隣との共通点1つにつき2点です。まず{ $card1 }、次に { $place2 } を選べば、G2 と個数と色が同じで{ $points }点です。
blink-lesson-points-why = その手もできますが、ここでは得点を考えます。{ $card1 }で{ $points }点取ってください。
blink-lesson-held = G2 も1個なので、キープした{ $card1 }を隣に置けるようになりました。選んで { $place2 } に置くと、その分の空きができます。
blink-lesson-held-why = 引いたカードはそのまま残ります。先に、キープした{ $card1 }を置いてください。
blink-lesson-neighbors = { $place2 } では G1 と H2 に触れるので、両方と合わなければなりません。3枚とも1個なので、ここに置きましょう。
blink-lesson-neighbors-why = その手もできますが、ここでは { $place2 } のように2枚に触れるマスに置いてください。
blink-lesson-edge = { $card }が合うのは H1 の上だけですが、そこはテーブルの外です。端の外には置けないので、キープしましょう。
blink-lesson-ahead = 置けるカードでも、3枚までキープして次を見られます。{ $card }もキープしてみましょう。
blink-lesson-ahead-why = その手もできますが、ここではキープして、先に次のカードを見てみましょう。
blink-lesson-full = 引いたカードは置けず、もうキープもできません。負けないように、まだ置ける{ $card1 }を { $place2 } に置きましょう。
blink-lesson-win = 山札の{ $stock }枚もキープした分も、すべて置けば勝ちです。ここからは好きな手を選んでください。
# $winnable deals of 100 can be won with all cards known.
blink-lesson-end = これで1人で遊べます。100回のうち{ $winnable }回ほどは勝てる配置です。隣のカードとよく見比べ、早めにキープして、60枚を置ききってください。
