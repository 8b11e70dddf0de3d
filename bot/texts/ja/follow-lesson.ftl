# Follow-the-Suit: the words of the lesson in seeds/lessons/follow.toml. $move and $card1 are of the step’s own move,
# $hand and $stock count cards. A message that ends in “-why” answers another legal move.

follow-lesson-keep = 山札がなくなるまでに手札をすべてなくすゲームです。交換は後で説明するので、「{ $move }」を押してください。
follow-lesson-keep-why = 交換は最後に練習します。今回は「{ $move }」で、{ $hand }枚とも残しましょう。

follow-lesson-trumps = 次は、ほかのスートに勝つ切り札を決めます。クラブが5枚あるので、「{ $move }」を押してください。
follow-lesson-trumps-why = どのスートでも、切り札なしでもかまいません。今回は5枚あるクラブを切り札にしましょう。

follow-lesson-follow = 山札が1枚出し（リード）、あなたも1枚出すのがトリックです。リードと同じスートがあれば出す決まりなので、{ follow-led-suit }を出しましょう。

follow-lesson-lose = 強いほうが勝ちますが、手札の{ follow-led-suit }は2枚ともクイーンより弱いカードです。出すと負けて、2枚とも手札に入ります。

follow-lesson-win = 今度は { $card1 } のように、3より強い{ follow-led-suit }を出して勝ちましょう。勝てば、2枚ともゲームから除かれます。
follow-lesson-win-why = そのカードは3より弱いので負けます。ここでは勝つカードを出しましょう。

follow-lesson-cheapest = { follow-led-suit }のジャックでもクイーンでも6に勝てます。弱いほうの { $card1 } で勝ち、クイーンは後のために残しましょう。
follow-lesson-cheapest-why = 勝てるカードのうち一番弱いのは { $card1 } です。もっと強いカードは残しておきましょう。

follow-lesson-count = 手札は{ $hand }枚、山札は{ $stock }枚です。手札のほうが多くなると負けなので、{ $card1 } で勝って減らしましょう。
follow-lesson-count-why = そのカードでは負けて、手札が1枚増えます。{ $card1 } なら勝てます。

follow-lesson-void = { follow-led-suit }がないので、何を出してもかまいません。切り札のクラブを出せば、エースにも勝てます。
follow-lesson-void-why = そのカードも出せますが、負けます。{ follow-led-suit }がないので、勝てるのは切り札だけです。

follow-lesson-trumps-led = 切り札がリードされたときも、同じスートを出します。{ $card1 } で勝ちましょう。
follow-lesson-trumps-led-why = そのクラブは9より弱いので負けます。もっと強いクラブを出しましょう。

follow-lesson-lowest = ここで切り札を出せるのは、{ follow-led-suit }がないからです。一番弱い切り札の { $card1 } で十分です。
follow-lesson-lowest-why = 一番弱い切り札の { $card1 } で勝てます。ほかのスートでは負け、もっと強い切り札は後で役に立ちます。

follow-lesson-joker-led = リードは、何にでも勝ち、スートのないジョーカーです。{ $card1 } など何を出しても負けますが、ジョーカーが手札に入ります。

follow-lesson-joker = ジョーカーは、同じスートがあるときでも出せます。クイーンではキングに負けるので、ジョーカーを出しましょう。
follow-lesson-joker-why = クイーンでは負けて、キングまで手札に入ります。ジョーカーなら勝てます。

follow-lesson-choosing = 切り札には、一番多いスートを選びます。最初に5枚あったクラブの最後の1枚、{ $card1 } で勝ちましょう。
follow-lesson-choosing-why = それは切り札ではないので負けます。しかも、同じスートのどれにも勝てない2が手札に入ります。

follow-lesson-exchange = 2枚にしか勝てない { $card1 } ですが、ここでは出せばゲームに勝てます。山札の残り1枚につき1点です。

follow-lesson-discard = 勝ちです！　新しい配置で交換を練習します。弱いカードを捨てると、1枚につき2枚引きます。{ $card1 } と { $card2 } を選んで「{ $move }」を押しましょう。
follow-lesson-discard-why = ここでは { $card1 } と { $card2 } だけを交換しましょう。ほかのカードのほうがトリックに勝ちやすいからです。

follow-lesson-longest = 手札は{ $hand }枚になり、そのうち6枚が同じスートです。一番多いスートを切り札にしましょう：「{ $move }」。
follow-lesson-longest-why = ここでは、一番多いスートを選びましょう。弱いカードでも勝てるようになります。

# $winnable deals of 100 can be won with all cards known, and following hints wins $hints.
follow-lesson-end = これで1人で遊べます。勝ちにくいカードを交換し、一番多いスートを切り札にして、勝てる中で一番弱いカードを出しましょう。100回のうち{ $winnable }回ほどは勝てる配置で、ヒントのとおりに出すと{ $hints }回ほど勝てます。
