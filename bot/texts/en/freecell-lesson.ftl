# FreeCell: the words of the lesson in seeds/lessons/freecell.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

freecell-lesson-build = Bring all 52 cards home, suit by suit; the 8 piles help you sort them. On piles, ranks go down and colors alternate: put { $card1 } on { $card2 }.
freecell-lesson-build-why = In this step, put a card on the next higher rank of the other color. { $card1 } fits on { $card2 }.

freecell-lesson-cell = The ace of hearts lies under { $card1 }, which fits nowhere. Each of the 4 cells holds 1 card, so put { $card1 } in cell { $place2 }.
freecell-lesson-cell-why = In this step, put { $card1 } in a cell. Then the ace under it is free.

freecell-lesson-ace = An ace starts the foundation of its suit, so send { $card1 } home.
freecell-lesson-ace-why = In this step, send { $card1 } home. It starts the foundation of its suit.

freecell-lesson-next = A foundation goes up in its suit: ace, 2, 3 and so on to the king. Send { $card1 } home, too.
freecell-lesson-next-why = In this step, send { $card1 } home. It’s the next card after { $card2 }.

freecell-lesson-together = Cards in sequence can move together if you could also move them one by one, by way of empty cells. Put { $card1 } on { $card2 }, with the card that lies on it.
freecell-lesson-together-why = In this step, move 2 cards together. { $card1 } fits on { $card2 } with the card that lies on it.

freecell-lesson-room = Each empty cell lets 1 more card move. 2 cells are empty, so 3 cards can move at once: put { $card1 } on { $card2 }, with the 3 and the 2.
freecell-lesson-room-why = In this step, move 3 cards together. { $card1 } fits on { $card2 } with the 2 cards on it.

freecell-lesson-last = Only 1 cell is empty now. Before you fill the last one, free another: put { $card1 } from cell { $place1 } on { $card2 }.
freecell-lesson-last-why = In this step, free a cell. { $card1 } fits on { $card2 }.

freecell-lesson-empty = An empty pile helps even more than an empty cell. Only 1 card is left on pile { $place1 }: put { $card1 } on { $card2 }.
freecell-lesson-empty-why = In this step, empty pile { $place1 }. { $card1 } fits on { $card2 }.

freecell-lesson-double = An empty pile doubles what can move: with 2 empty cells, 6 cards instead of 3. Put { $card1 } on { $card2 }, with the 3 cards on it.
freecell-lesson-double-why = In this step, move 4 cards together. { $card1 } fits on { $card2 } with the 3 cards on it.

freecell-lesson-king = An empty pile takes any card. A king is best there, because it fits on no other card: move { $card1 } from cell { $place1 } to pile { $place2 }.
freecell-lesson-king-why = In this step, move { $card1 } to an empty pile. It fits nowhere else.

freecell-lesson-unload = Cells fill up fast, so empty them whenever you can. Put { $card1 } from cell { $place1 } on { $card2 }.
freecell-lesson-unload-why = In this step, put { $card1 } from its cell on { $card2 }.

freecell-lesson-free = All cells are empty now, and the 2♠ can go home. “{ button-undo }” takes back any move, so choose one yourself.

freecell-lesson-end = You know the rules now: use cells and empty piles with care, and bring all 52 home. In your games, cards that nothing can need go home automatically. Nearly every deal can be won, so take your time before the first move. With fewer cells, it gets much harder.
