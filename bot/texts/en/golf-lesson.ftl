# Golf: the words of the lesson in seeds/lessons/golf.toml. $card1, $place1 and $move are of the step’s own move, $streak is
# the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

golf-lesson-next = Clear the 7 piles: move all their { $score } cards onto the waste. Each must be 1 rank higher or lower than the top card there: put { $card1 } on the 7♥.
golf-lesson-next-why = That can wait. In this step, put { $card1 } on the 7♥.

golf-lesson-same = Suits don’t matter, so 2 fives fit on the 6♦. Compare the cards below them: you’ll soon need the 2♠, so take { $card1 } from { $place1 }.
golf-lesson-same-why = In this step, take { $card1 } from { $place1 }. You’ll soon need the 2♠ below it.

golf-lesson-top = You see all cards of a pile, but you can take only the top one: in the picture, the lowest. Put { $card1 } on the 5♠.
golf-lesson-top-why = That can wait. In this step, put { $card1 } on the 5♠.

golf-lesson-ahead = The 5♣ and the 3♥ both fit. Think one step further: after { $card1 }, the 2♣ below it can follow, so take { $card1 }.
golf-lesson-ahead-why = In this step, take { $card1 } from { $place1 }. After it, the 2♣ can follow.

golf-lesson-ace = On an ace goes only a 2, so most streaks end there. But you kept the 2♠ on c: take { $card1 }, and it follows.
golf-lesson-ace-why = That can wait. In this step, take { $card1 }, because the 2♠ fits on it.

golf-lesson-draw = You took { $streak } cards without a draw: that’s a streak. Now nothing fits, so press “{ $move }”: a card goes from the stock onto the waste.

golf-lesson-keep = The 5♣ fits, but you needn’t take it. Keep it until it links the 4♣ and the 6♥ of pile a: press “{ $move }” instead.
golf-lesson-keep-why = The 5♣ will help you more later, between the 4♣ and the 6♥ of pile a. In this step, draw.

golf-lesson-line = Look for the longest streak first, and type it in one line: “{ $place1 } d c” takes 10♦, J♠ and Q♠. Or take { $card1 }, and the others go next.
golf-lesson-line-why = In this step, take { $card1 } from { $place1 }. J♠ and Q♠ can follow.

golf-lesson-direction = No king is free, but you can go up or down at any time. Put { $card1 } on the Q♠ to go down again.
golf-lesson-direction-why = That can wait. In this step, put { $card1 } on the Q♠.

golf-lesson-kept = The 4♣ of pile a is on the waste now, and the 6♥ is free. Take { $card1 }, which you kept, and the 6♥ follows.
golf-lesson-kept-why = That can wait. In this step, put { $card1 } on the 4♣.

golf-lesson-long = The 8♠ and { $card1 } both fit. Take from long piles first, so that you can still choose at the end: take { $card1 } from { $place1 }.
golf-lesson-long-why = In this step, take { $card1 } from { $place1 }. That pile is longer.

golf-lesson-queens = On a king goes only a queen, so watch the queens. Take { $card1 }, and the K♦ and the other queen follow.
golf-lesson-queens-why = That can wait. In this step, put a queen on the K♣, such as { $card1 }.

golf-lesson-streak = Now 8 cards fit one after the other: “{ $place1 } c d b g f g f” takes them all. Or take { $card1 }, and the others go next.
golf-lesson-streak-why = That can wait. In this step, put { $card1 } on the Q♣.

golf-lesson-stock = Only the 2♥ is left, and it needs an ace or a 3. You’d lose if the stock ran out, but { $stock } cards are there: press “{ $move }”.

golf-lesson-last = Your score is the number of cards left in the piles, and 0 is best. Take the last one, { $card1 }, to win.
golf-lesson-last-why = In this step, take { $card1 }. It’s the last card of the piles.

golf-lesson-end = You cleared the 7 piles, and now you can play Golf on your own. Aces and kings end streaks: take them last, or between two 2s or 2 queens. “{ button-hint }” shows you a good move, and “{ button-undo }” takes any move back. Fewer than half of the deals can be won, so a loss needn’t be your fault. With the option “wrap”, kings and aces go on each other: that’s Putt Putt.
