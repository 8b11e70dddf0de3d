# Pyramid: the words of the lesson in seeds/lessons/pyramid.toml. $card1, $card2, $place1 and $move are of the step’s own
# move. A message that ends in “-why” answers another legal move.

pyramid-lesson-pair = 合計13のペアで取り、ピラミッドの{ $score }枚をすべてなくすゲームです。{ $card1 } と { $card2 } は合計13なので、取りましょう。
pyramid-lesson-pair-why = ここではペアを取ります。{ $card1 } と { $card2 } で合計13です。

pyramid-lesson-king = キングは13なので、1枚で取れます。{ $card1 } を取れば、もう1枚のキングも続けてなくなります。
pyramid-lesson-king-why = ここでは { $card1 } のようなキングを取ります。ペアの相手はいりません。

pyramid-lesson-draw = 合計13になる2枚がないので、「{ $move }」を押しましょう。山札の一番上が捨て札に行き、次のカードが表になります。

pyramid-lesson-both = 山札と捨て札の一番上は、いつでも使えます。合計13なので、{ $card1 } と { $card2 } を取りましょう。
pyramid-lesson-both-why = 山札をめくる前に、見えているペアを取ります。{ $card1 } と { $card2 } で合計13です。

pyramid-lesson-stock = 山札の10♦は、ピラミッドの3とも合計13です。{ $card1 } と取れば、次のペアも続けてなくなります。
pyramid-lesson-stock-why = その手は後でもできます。ここでは山札の10♦を、{ $card1 } のような3と取ります。

pyramid-lesson-free = 上に何もなくなったカードは使えます。{ $place1 } の { $card1 } もそうです。クイーンは12、エースは1なので、{ $card1 } と { $card2 } を取りましょう。
pyramid-lesson-free-why = ここでは { $card1 } と { $card2 } を取ります。クイーンとエースで合計13です。

pyramid-lesson-partner = ジャックは11ですが、{ $card1 } は相手になる2♦の上にあります。別の2と取りましょう：山札の { $card2 } です。
pyramid-lesson-partner-why = ここでは { $card1 } を { $card2 } と取ります。下にある2♦とは組めません。

pyramid-lesson-choose = { $card2 } と組める5は2枚あります。2枚のカードが使えるようになる、{ $place1 } の { $card1 } を選びましょう。
pyramid-lesson-choose-why = ここでは { $place1 } の { $card1 } を { $card2 } と取ります。使えるカードが一番増えます。

pyramid-lesson-waste = 捨て札の一番上も、ピラミッドのカードと組めます。{ $card1 } と { $card2 } を取りましょう。
pyramid-lesson-waste-why = ここでは { $card1 } と { $card2 } を取ります。めくると { $card2 } がふさがります。

pyramid-lesson-alone = 捨て札のA♦はクイーンと組めるので、ふさがないようにします。山札の { $card1 } を取りましょう。キングは1枚で取れます。
pyramid-lesson-alone-why = ここでは山札の { $card1 } を取ります。めくると、捨て札のA♦がふさがります。

pyramid-lesson-line = 「{ $place1 } s, e2 w」と1行で入力すると2組取れます（「s」は山札、「w」は捨て札）。{ $card1 } と { $card2 } だけ取れば、もう1組も続けてなくなります。
pyramid-lesson-line-why = ここでは { $card1 } と { $card2 } を取ります。するとQ♥が、捨て札のA♦と組めます。

pyramid-lesson-note = 6♥のように捨て札に残るカードは、後で同じ順番で出てきます。覚えておいて、{ $card1 } と { $card2 } を取りましょう。
pyramid-lesson-note-why = ここでは { $card1 } と { $card2 } を取ります。合計13です。

pyramid-lesson-prefer = いま2組見えますが、もう1組ではピラミッドが減りません。先に { $card1 } と { $card2 } を取りましょう。
pyramid-lesson-prefer-why = ここでは { $card1 } と { $card2 } を取ります。どちらもピラミッドのカードです。

pyramid-lesson-turn = 山札がなくなったので、「{ $move }」を押しましょう。戻せるのは2回までですが、順番はもうわかっています。

pyramid-lesson-last = 得点はピラミッドに残った枚数で、山札と捨て札は数えません。{ $card1 } と { $card2 } を取れば勝ちです。
pyramid-lesson-last-why = ここでは { $card1 } と { $card2 } を取ります。ピラミッドがなくなります。

pyramid-lesson-end = ピラミッドがなくなったので、もう自分で遊べます。ペアを取る前に、その数字のほかのカードがどこにあるかを見ましょう。「{ button-hint }」はよい手を示し、「{ button-undo }」はどの手も取り消します。およそ3回に2回は勝てる配置なので、負けても遊び方のせいとはかぎりません。
