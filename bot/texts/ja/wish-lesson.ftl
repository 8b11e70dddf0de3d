# Wish: the words of the lesson in seeds/lessons/wish.toml. $move, $card1, $card2, $place1 and $place2 are of the
# step’s own move, $score is the number of cards left. A message that ends in “-why” answers another legal move.

wish-lesson-pair = 2枚ずつ取り、{ $score }枚をすべてなくすゲームです。「{ $move }」を押して、{ $place1 } と { $place2 } のエースを取りましょう。

wish-lesson-suits = スートは関係なく、同じ数字ならペアです。{ $card1 } と { $card2 } を取りましょう。

wish-lesson-below = 取れるのは一番上だけで、取ると下のカードが表向きになります。いま現れた2枚の9を取りましょう。

wish-lesson-letters = 山には a から h の文字があり、文字の入力でも取れます。「{ $place1 }{ $place2 }」でクイーンのペアを取れます。

wish-lesson-three = 3枚の7のうち、下のカードが一番少ない a の7は残します。{ $card1 } と { $card2 } を取りましょう。
wish-lesson-three-why = ここでは7を取ります。裏向きの4枚目が、残した7の下にあると、もう勝てません。

wish-lesson-tall = 高い山ほど多くのカードが隠れているので、そこから先に取ります。山 { $place1 } と { $place2 } のジャックを取りましょう。
wish-lesson-tall-why = それもペアですが、山が低めです。山 { $place1 } と { $place2 } より高い山のペアはありません。

wish-lesson-fourth = 4枚目の7は、山 { $place2 } から取った7のすぐ下にありました。山 { $place1 } に残した7と一緒に取りましょう。
wish-lesson-fourth-why = 山 { $place1 } の7は、このために残しておいたカードです。7のペアを取りましょう。

wish-lesson-empty = 山にカードを置くことはないので、空になった山 a は空のままです。ほかの山からペアを取りましょう。たとえば { $card1 } と { $card2 } です。

wish-lesson-four = キングは4枚とも一番上なので、どう取っても損はありません。まず { $card1 } と { $card2 } のように2枚取れば、残りの2枚も取れます。
wish-lesson-four-why = そのペアは後でも取れます。ここではキングを2枚取りましょう。

wish-lesson-hint = ふだんのゲームで迷ったら、「{ button-hint }」が1組に印を付けます。ここでは印の付いたジャックを取りましょう。
wish-lesson-hint-why = ここでのヒントは { $move } です。そのほうが山が高いからです。

wish-lesson-line = 見えているペアは、「{ $place1 }{ $place2 } fh」のように1行にまとめて入力できます。1組だけ取れば、もう1組も続けてなくなります。

wish-lesson-only = いま取れるのは、この1組だけです。カードが残っているのに取れるペアがなくなると、負けになります。

wish-lesson-last = 得点は残ったカードの枚数で、0が最高です。最後の{ $score }枚を取れば勝ちです。

# $winnable deals of 100 can be won with all cards known; a simple player, who takes from the tallest piles, wins $simple.
wish-lesson-end = すべて取り切ったので、もう自分で遊べます。100回のうち{ $winnable }回ほどは勝てる配置で、高い山から取ると{ $simple }回ほど勝てます。その日最初のゲームに1回目で勝つと、願いごとが1つできます。
