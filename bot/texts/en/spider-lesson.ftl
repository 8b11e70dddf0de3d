# Spider: the words of the lesson in seeds/lessons/spider.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

spider-lesson-build = Build 8 complete suits, each from king down to ace; this game has 2 suits. On piles, ranks go down: put { $card1 } on { $card2 }, and a card on { $pile } turns up.
spider-lesson-build-why = In this step, put a card on the next higher rank. { $card1 } fits on { $card2 }.

spider-lesson-any = The suit doesn’t matter for that: put { $card1 } on { $card2 }.
spider-lesson-any-why = In this step, put a card on the next higher rank of another suit. { $card1 } fits on { $card2 }.

spider-lesson-choose = { $card1 } fits on both queens. Put it on { $card2 }: only cards of one suit can move on together.
spider-lesson-choose-why = In this step, put { $card1 } on { $card2 }, which has the same suit.

spider-lesson-apart = { $card1 } lies on a card of another suit, so the 2 don’t move together. Put only { $card1 } on { $card2 }.
spider-lesson-apart-why = In this step, put { $card1 } on { $card2 }, which has the same suit.

spider-lesson-together = { $card1 } and the card on it have the same suit now, so they move together. Put them on { $card2 }.
spider-lesson-together-why = In this step, move 2 cards together. { $card1 } fits on { $card2 } with the card on it.

spider-lesson-empty = Only 1 card is left on pile g. Put { $card1 } on { $card2 }, and the pile is empty.
spider-lesson-empty-why = In this step, empty pile g. { $card1 } fits on { $card2 }.

spider-lesson-space = An empty pile takes any card. Put { $card1 } there, and a card on { $pile } turns up.
spider-lesson-space-why = In this step, put a card on the empty pile { $place2 }, so that the one below it turns up.

spider-lesson-before = A deal covers every pile, so first make the moves that help. Put { $card1 } on { $card2 }, and a card turns up.
spider-lesson-before-why = That move can wait. In this step, turn up a card: { $card1 } fits on { $card2 }.

spider-lesson-grow = The hearts on d lie in sequence, and { $card1 } is the next one. Put it there, and more of them follow.
spider-lesson-grow-why = In this step, go on with the hearts on d. { $card1 } fits on { $card2 }.

spider-lesson-deal = More hearts followed, and little else helps now. No pile is empty, so press “{ $move }”: each pile gets a card.
spider-lesson-deal-why = That move can wait. In this step, deal. You can do that only while no pile is empty.

spider-lesson-suit = The same game, many moves later: the hearts on g lack only a 2 and an ace. Put { $card1 } on { $card2 }, with the card on it. The complete suit goes home.
spider-lesson-suit-why = In this step, complete the hearts. { $card1 } fits on { $card2 }, with the card on it.

spider-lesson-free = 7 suits to go. You can’t deal now, because pile g is empty. “{ button-undo }” takes back any move, so choose one yourself.

spider-lesson-end = You know the rules now: build down, in suit where you can, empty piles, and deal when nothing else helps. You lose only when you can’t deal and no card fits on another. A new game of Spider has 1 suit, so that all cards in sequence move together. That’s the best way to start.
