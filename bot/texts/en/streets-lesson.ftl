# Streets and Alleys: the words of the lesson in seeds/lessons/streets.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

streets-lesson-build = Bring all 52 cards home, suit by suit; the 8 piles help you sort them. On piles, ranks go down, and suits don’t matter: put { $card1 } on { $card2 }.

streets-lesson-one = Only top cards move, 1 at a time. To reach the ace of hearts in e, take the cards on it away one by one: put { $card1 } on { $card2 }.
streets-lesson-one-why = In this step, put { $card1 } on { $card2 }. It’s the top one of the cards on the ace.

streets-lesson-ace = An ace starts the foundation of its suit, so send { $card1 } home.
streets-lesson-ace-why = In this step, send { $card1 } home. It starts the foundation of its suit.

streets-lesson-next = A foundation goes up in its suit: ace, 2, 3 and so on. Cards that are home stay there. Send { $card1 } home, too.
streets-lesson-next-why = In this step, send { $card1 } home. It’s the next card after { $card2 }.

streets-lesson-empty = Empty piles are what you need most. Only 1 card is left on { $place1 }: put { $card1 } on { $card2 }.
streets-lesson-empty-why = In this step, empty pile { $place1 }. { $card1 } fits on { $card2 }.

streets-lesson-space = An empty pile takes any card. The 8♦ in d fits on the 9♥, but { $card1 } lies on it: move { $card1 } to pile { $place2 }.
streets-lesson-space-why = In this step, move { $card1 } to the empty pile. Then the 8♦ under it can move.

streets-lesson-lower = Now the card that lay below can move. Put { $card1 } on { $card2 }.
streets-lesson-lower-why = In this step, put { $card1 } on { $card2 }. It’s free now.

streets-lesson-upper = The other card can follow: put { $card1 } on { $card2 }. So 2 cards have moved, and the pile is empty again.
streets-lesson-upper-why = In this step, empty pile { $place1 } again. { $card1 } fits on { $card2 }.

streets-lesson-dig = The 3♥ in d can go home once nothing lies on it. { $card1 } fits nowhere, so move it to the empty pile.
streets-lesson-dig-why = In this step, move { $card1 } to the empty pile. Then the 3♥ under it is free.

streets-lesson-again = The 3♥ is home, so { $card1 } can go home, too. Then the pile is empty again.
streets-lesson-again-why = In this step, send { $card1 } home. That empties its pile.

streets-lesson-king = A king fits on no other card, so only an empty pile takes it. Move { $card1 } to pile { $place2 }: then you can empty d as well.
streets-lesson-king-why = In this step, move { $card1 } to the empty pile. It fits nowhere else.

streets-lesson-castle = This is Beleaguered Castle: the aces are home from the start, and each pile has 6 cards. So any 2 can go home at once: send { $card1 } home.
streets-lesson-castle-why = In this step, send a 2 home, such as { $card1 }.

streets-lesson-free = “{ button-undo }” takes back any move, so choose one yourself. The other 2s on top can go home, too.

streets-lesson-end = You know the rules now: empty a pile, use it with care, and bring all 52 home. In your games, cards that nothing can need go home automatically. About half of the deals can be won, and more of them with the aces home. So a loss needn’t be your fault.
