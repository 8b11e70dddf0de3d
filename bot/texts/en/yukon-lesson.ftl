# Yukon: the words of the lesson in seeds/lessons/yukon.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

yukon-lesson-build = Bring all 52 cards home, suit by suit; the 7 piles help you sort them. On piles, ranks go down and colors alternate: put { $card1 } on { $card2 }.
yukon-lesson-build-why = In this step, put the top card of g on the next higher rank of the other color. { $card1 } fits on { $card2 }.

yukon-lesson-any = Any face-up card can move, with all the cards on it, whatever their order. Put { $card1 } on { $card2 }, with the 3 cards on it.
yukon-lesson-any-why = In this step, move a card that others lie on. { $card1 } fits on { $card2 }, with the 3 cards on it.

yukon-lesson-dig = An ace lies on d, under 3 cards. Free it: put { $card1 } on { $card2 }, with the 2 cards on it.
yukon-lesson-dig-why = In this step, free the ace on d. { $card1 } fits on { $card2 }, with the 2 cards on it.

yukon-lesson-ace = An ace starts the foundation of its suit, so send { $card1 } home.
yukon-lesson-ace-why = In this step, send { $card1 } home. It starts the foundation of its suit.

yukon-lesson-next = A foundation goes up in its suit: ace, 2, 3 and so on to the king. Send { $card1 } home, and pile { $pile } is empty.
yukon-lesson-next-why = In this step, send { $card1 } home. It’s the next card after { $card2 }.

yukon-lesson-king = Only a king can go to an empty pile, with the cards on it. Take { $card1 } from { $pile }, because the most face-down cards lie there.
yukon-lesson-king-why = In this step, move { $card1 } to the empty pile { $place2 }. A face-down card turns up then.

yukon-lesson-turn = First make the moves that turn up a card. Put { $card1 } on { $card2 }.
yukon-lesson-turn-why = In this step, turn up a card on { $pile }. { $card1 } fits on { $card2 }.

yukon-lesson-long = Any number of cards can move: only the first one has to fit. Put { $card1 } on { $card2 }, with the 7 cards on it.
yukon-lesson-long-why = In this step, move all face-up cards of { $pile }. { $card1 } fits on { $card2 }.

yukon-lesson-empty = The last card of { $pile } has turned up. Put { $card1 } on { $card2 }, and the pile is empty.
yukon-lesson-empty-why = In this step, empty pile { $pile }. { $card1 } fits on { $card2 }.

yukon-lesson-space = { $card1 } can go to the empty pile now. Move it there, and a card on { $pile } turns up.
yukon-lesson-space-why = In this step, move { $card1 } to the empty pile { $place2 }. No other move turns up a card.

yukon-lesson-part = 2 more cards went home. You can also divide a pile, at any face-up card: put { $card1 } on { $card2 }, with all that lie on it.
yukon-lesson-part-why = In this step, move a part of pile { $pile }. { $card1 } fits on { $card2 }, with all the cards on it.

yukon-lesson-free = “{ button-undo }” takes back any move, so choose one yourself. See what it frees and what it covers.

yukon-lesson-end = You know the rules now: free the aces, turn up cards, and bring all 52 home. In your games, cards that nothing can need go home automatically. You lose only when cards can just move back and forth. With the option “suit”, the piles are built in suit: that’s Russian solitaire, and much harder. Not every deal can be won, so a loss needn’t be your fault.
