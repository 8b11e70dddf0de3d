# Klondike: the words of the lesson in seeds/lessons/klondike.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

klondike-lesson-build = Bring all 52 cards home, suit by suit; the 7 piles help you sort them. On piles, ranks go down and colors alternate: put { $card1 } on { $card2 }.
klondike-lesson-build-why = In this step, put a card on the next higher rank of the other color. { $card1 } fits on { $card2 }.

klondike-lesson-ace = An ace starts the foundation of its suit, so send { $card1 } home. When a face-down card comes to the top of a pile, it turns up.
klondike-lesson-ace-why = In this step, send { $card1 } home. It starts the foundation of its suit.

klondike-lesson-next = A foundation goes up in its suit: ace, 2, 3 and so on to the king. Send { $card1 } home, too.
klondike-lesson-next-why = In this step, send { $card1 } home. It’s the next card after { $card2 }.

klondike-lesson-together = Face-up cards that lie on each other can move together. Put { $card1 } on { $card2 }, with the card that lies on it.
klondike-lesson-together-why = In this step, move 2 cards together. { $card1 } fits on { $card2 } with the card that lies on it.

klondike-lesson-choose = Both red jacks fit on { $card2 }. Take { $card1 } from { $place1 }, because more face-down cards lie under it.
klondike-lesson-choose-why = In this step, put { $card1 } from { $place1 } on { $card2 }. The pile with the most face-down cards comes first.

klondike-lesson-empty = Pile b has no face-down cards left, so you can empty it. Put { $card1 } on { $card2 }, with the jack.
klondike-lesson-empty-why = In this step, empty pile b. { $card1 } fits on { $card2 } with the jack.

klondike-lesson-king = Only a king can go to an empty pile, with the cards on it. Move { $card1 } to pile { $place2 }, and a card on c turns up.
klondike-lesson-king-why = In this step, move { $card1 } to the empty pile { $place2 }. No other card can go there.

klondike-lesson-draw = You can draw from the stock at any time. Press “{ $move }”, and see what comes to the waste.
klondike-lesson-draw-why = That move can wait. In this step, draw from the stock.

klondike-lesson-waste = The top card of the waste can go home or onto a pile. Put { $card1 } on { $card2 }.
klondike-lesson-waste-why = In this step, use the top card of the waste. { $card1 } fits on { $card2 }.

klondike-lesson-back = A card can come back from its foundation: press “{ button-others }”. Put { $card1 } on { $card2 }, so the black 2 from f fits on it.
klondike-lesson-back-why = In this step, put { $card1 } back on { $card2 }. Then the black 2 from f can go on it.

klondike-lesson-turn = The stock is empty, so press “{ $move }”. The waste becomes the stock again, in the same order, as often as you like.
klondike-lesson-turn-why = That move can wait. In this step, turn the waste over.

klondike-lesson-free = You know the stock now: its third card is the 2♠, which can go home. “{ button-undo }” takes back any move, so choose one yourself.

klondike-lesson-end = You know the rules now: turn up cards, build on the piles, and bring all 52 home. In your games, cards that nothing can need go home automatically. You lose only when you can’t draw and cards can just move back and forth. Most deals can be won, but not all, so a loss needn’t be your fault.
