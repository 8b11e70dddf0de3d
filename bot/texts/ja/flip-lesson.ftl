# The lesson of Flip. Beside $move, the name of a step’s own move: $from and $to are the numbers of its four cards,
# $first and $last their ends, $one and $other what turns or goes; $left counts the cards to deal. The cards named
# otherwise are those of the lesson’s deal.

flip-lesson-deal = カードを暗い面に返し、取り除くと得点になります。最初の1枚を配りましょう：「{ $move }」。
flip-lesson-deal-why = まず1枚だけ見てみましょう：「{ $move }」。
flip-lesson-faces = 明るい面と暗い面のうち、使うのは正しい向きの面（ここでは7♦）です。続けて配ります：「{ $move }」。
flip-lesson-suit = 連続する4枚の両端を比べると、{ $first } と { $last } は同じスートです。そこで中の2枚を暗くします：「{ $move }」。
flip-lesson-suit-why = 配っても損はありません。でも、ここではカードを返します：「{ $move }」。
flip-lesson-points = 手札の暗いカードは1枚1点で、いま{ $score }点です。できる手がないので、また配ります：「{ $move }」。
flip-lesson-dark = 暗いカード（◼）は暗い面で比べるので、{ $first } と { $last } は同じスートです。中の2枚を返します：「{ $move }」。
flip-lesson-dark-why = 配っても損はありません。でも、ここでは暗い面で比べます：「{ $move }」。
flip-lesson-remove = { $from }〜{ $to }の両端はどちらも暗く、同じスートです。中の2枚を「{ $move }」で取り除くと、1枚1点が2点になります。
flip-lesson-remove-why = 配っても損はありません。でも、ここでは取り除きます：「{ $move }」。
flip-lesson-gap = 間が詰まり、同じスートの { $first } と { $last } が両端になりました。間で明るいのは { $one } だけです：「{ $move }」。
flip-lesson-gap-why = 配っても損はありません。でも、ここでは間が詰まった4枚を使います：「{ $move }」。
flip-lesson-rank = 新しいカードでは、両端の { $first } と { $last } が同じ数字です。このときは4枚とも暗くなります：「{ $move }」。
flip-lesson-rank-why = 配っても損はありません。でも、ここでは数字で返します：「{ $move }」。
flip-lesson-remove-four = 両端の { $first } と { $last } は、どちらも暗く、同じ数字です。今度は4枚とも取り除けます：「{ $move }」。
flip-lesson-remove-four-why = 配っても損はありません。でも、ここでは取り除きます：「{ $move }」。
flip-lesson-all = カードは上に加わるだけなので、配っても損はありません。作戦を立てる前に、全部配りましょう：「{ $move }」。46枚になりますが、見るのは印の付いたカードだけです。
flip-lesson-order = 18〜21を返すと、{ $from }〜{ $to }の端の { $last } が暗くなってしまいます。そこで、先にこちらを返します：「{ $move }」。
flip-lesson-order-why = その手は後でもできます。{ $from }〜{ $to }は、18〜21で { $last } が暗くなるとできません。
flip-lesson-both = 2手進んで、両端の { $first } と { $last } はスートも数字も同じです。中の2枚だけ返すこともできますが、ここでは4枚とも返しましょう：「{ $move }」。
flip-lesson-both-why = ここでは{ $from }〜{ $to }を使います。中の2枚か、4枚とも返してください。
flip-lesson-choice = { $from }〜{ $to }の両端はどちらも暗く、同じスートです。{ $one } を返すこともできますが、ここでは { $one } と { $other } を除きましょう：「{ $move }」。
flip-lesson-choice-why = ここでは{ $from }〜{ $to }を使います。返すか、取り除いてください。
flip-lesson-stop = 全部配ったので、「{ flip-stop }」を選ぶこともできます。でもどの手でも得点が増えるので、好きな手を続けてください。
flip-lesson-stop-why = ここで終えると、残った手の得点を逃します。先に、できる手をどれか選んでください。
# $best is the mean of the best scores found.
flip-lesson-end = これで1人で遊べます。まず全部配り、ほかの手をじゃましない順番を探しましょう。見つかった最高得点の平均は、104点中およそ{ $best }点です。何点取れるでしょうか？
