# TriPeaks: the words of the lesson in seeds/lessons/tripeaks.toml. $card1, $place1 and $move are of the step’s own move,
# $streak is the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

tripeaks-lesson-next = Clear the 3 peaks: move all their { $score } cards onto the waste. Each must be 1 rank higher or lower than the top card there: put { $card1 } on the 4♠.
tripeaks-lesson-next-why = That can wait. In this step, put a 3 or a 5 on the 4♠, such as { $card1 }.

tripeaks-lesson-direction = You can go up or down at any time, and suits don’t matter. Put { $card1 } on the 3♥.
tripeaks-lesson-direction-why = In this step, go up again. { $card1 } fits on the 3♥.

tripeaks-lesson-turn = A face-down card turns up when no other card lies on it. Take { $card1 }, and 2 cards turn up.
tripeaks-lesson-turn-why = That can wait. In this step, take { $card1 } from { $place1 }, because it covers 2 face-down cards.

tripeaks-lesson-draw = No free card fits on the 5♣, so press “{ $move }”. A card goes from the stock onto the waste.

tripeaks-lesson-ahead = The 2♠ and the K♣ both fit on an ace. Think one step further: after { $card1 }, the 3♣ can follow, so take { $card1 }.
tripeaks-lesson-ahead-why = In this step, take { $card1 }. After it, the 3♣ can follow.

tripeaks-lesson-peak = Cards of the upper rows are free, too, once nothing lies on them. Put { $card1 } on the 2♠.
tripeaks-lesson-peak-why = That can wait. In this step, put { $card1 } on the 2♠.

tripeaks-lesson-type = You can also type a card or its place: “jd” and “{ $place1 }” both take { $card1 }. Take a jack now.
tripeaks-lesson-type-why = That can wait. In this step, put a jack on the 10♠, such as { $card1 }.

tripeaks-lesson-same = If 2 cards of the same rank fit, take the one that turns up a card. Here that’s { $card1 } on { $place1 }, not the 10♣.
tripeaks-lesson-same-why = In this step, take { $card1 } from { $place1 }. Of the 2 tens, it’s the one that turns up a card.

tripeaks-lesson-line = You can type a whole streak in one line: “{ $place1 } c3 d8” takes J♠, Q♠ and K♣. Or take { $card1 }, and the others go next.
tripeaks-lesson-line-why = That can wait. In this step, put a jack on the 10♦, such as { $card1 }.

tripeaks-lesson-seen = The K♣ turned up 2 cards, and one of them fits. The more cards you see, the longer your streaks: take { $card1 }.
tripeaks-lesson-seen-why = That can wait. In this step, put { $card1 } on the K♣.

tripeaks-lesson-streak = You’ve taken { $streak } cards without a draw: that’s your streak. Make it longer with { $card1 }, and 3 more cards follow.
tripeaks-lesson-streak-why = A draw would end your streak. In this step, put an 8 on the 9♦, such as { $card1 }.

tripeaks-lesson-peaks = 2 sixes fit now. The peak in the middle has the most cards left, so take { $card1 } from { $place1 }.
tripeaks-lesson-peaks-why = In this step, take { $card1 } from { $place1 }. The most cards are left in that peak.

tripeaks-lesson-wrap = After the king comes the ace again: an ace goes on a king, and a king on an ace. Put { $card1 } on the K♥.
tripeaks-lesson-wrap-why = That can wait. In this step, put { $card1 } on the K♥.

tripeaks-lesson-stock = You lose if no card fits and the stock is empty; { $stock } cards are left there. But { $card1 } fits, so take it.
tripeaks-lesson-stock-why = Don’t draw while a card fits well. In this step, put { $card1 } on the 10♥.

tripeaks-lesson-last = Your score is the number of cards left in the peaks, and 0 is best. Take the last one, { $card1 }, to win.
tripeaks-lesson-last-why = In this step, take { $card1 }. It’s the last card of the peaks.

tripeaks-lesson-end = You cleared the 3 peaks, and now you can play TriPeaks on your own. First free the cards that cover face-down ones, and don’t leave one peak for last. “{ button-hint }” shows you a good move, and “{ button-undo }” takes any move back. Nearly all deals can be won, but only if you knew all cards, so a loss needn’t be your fault.
