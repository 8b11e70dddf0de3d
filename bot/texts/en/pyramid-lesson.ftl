# Pyramid: the words of the lesson in seeds/lessons/pyramid.toml. $card1, $card2, $place1 and $move are of the step’s own
# move. A message that ends in “-why” answers another legal move.

pyramid-lesson-pair = Clear the pyramid: take all its { $score } cards, in pairs that make 13. { $card1 } and { $card2 } make 13, so take them.
pyramid-lesson-pair-why = In this step, take a pair. { $card1 } and { $card2 } make 13.

pyramid-lesson-king = A king counts 13, so it leaves without a partner. Take { $card1 }, and the other king goes next.
pyramid-lesson-king-why = In this step, take a king, such as { $card1 }. It needs no partner.

pyramid-lesson-draw = No 2 free cards make 13 now, so press “{ $move }”. The top card of the stock goes to the waste, and the next one turns face up.

pyramid-lesson-both = The top cards of stock and waste are always free. Here they make 13 together: take { $card1 } and { $card2 }.
pyramid-lesson-both-why = Before you draw, take the pair you see. { $card1 } and { $card2 } make 13.

pyramid-lesson-stock = The 10♦ on the stock also makes 13 with a 3 in the pyramid. Take it with { $card1 }, and the next pairs follow.
pyramid-lesson-stock-why = That can wait. In this step, take the 10♦ from the stock with a 3, such as { $card1 }.

pyramid-lesson-free = A card is free when no other card lies on it, like { $card1 } on { $place1 } now. A queen counts 12 and an ace 1: take { $card1 } and { $card2 }.
pyramid-lesson-free-why = In this step, take { $card1 } and { $card2 }. A queen and an ace make 13.

pyramid-lesson-partner = A jack counts 11, and { $card1 } lies on its own partner, the 2♦. So take it with another 2: { $card2 } from the stock.
pyramid-lesson-partner-why = In this step, take { $card1 } with { $card2 }. It can’t leave with the 2♦ that it covers.

pyramid-lesson-choose = 2 fives make 13 with { $card2 }. Compare what they cover: { $card1 } on { $place1 } frees 2 cards, the other only 1.
pyramid-lesson-choose-why = In this step, take { $card1 } from { $place1 } with { $card2 }. That frees the most cards.

pyramid-lesson-waste = The top card of the waste can leave with a card of the pyramid, too. Take { $card1 } and { $card2 }.
pyramid-lesson-waste-why = In this step, take { $card1 } and { $card2 }. A draw would cover { $card2 }.

pyramid-lesson-alone = The A♦ on the waste will be useful for a queen, so don’t cover it. Take { $card1 } from the stock instead: a king needs no partner.
pyramid-lesson-alone-why = In this step, take { $card1 } from the stock. Drawn, it would cover the A♦ on the waste.

pyramid-lesson-line = You can type several moves in one line: “{ $place1 } s, e2 w” takes 2 pairs. “s” is the stock, and “w” the waste. Or take { $card1 } and { $card2 }, and the other pair goes next.
pyramid-lesson-line-why = In this step, take { $card1 } and { $card2 }. Then the Q♥ is free for the A♦ on the waste.

pyramid-lesson-note = Note which cards you leave on the waste, such as the 6♥: they come again later, in the same order. Now take { $card1 } and { $card2 }.
pyramid-lesson-note-why = In this step, take { $card1 } and { $card2 }. They make 13.

pyramid-lesson-prefer = You see 2 pairs now. Take { $card1 } and { $card2 } first, because the other pair clears nothing from the pyramid.
pyramid-lesson-prefer-why = In this step, take { $card1 } and { $card2 }. They are both in the pyramid.

pyramid-lesson-turn = The stock is empty, so press “{ $move }”: the waste becomes the stock again. You can do that 2 times in a game, and you know the order now.

pyramid-lesson-last = Your score is the number of cards left in the pyramid; those of stock and waste don’t count. Take { $card1 } with { $card2 } to win.
pyramid-lesson-last-why = In this step, take { $card1 } and { $card2 }. That clears the pyramid.

pyramid-lesson-end = You cleared the pyramid, and now you can play on your own. Before you take a pair, look where the other cards of its ranks are. “{ button-hint }” shows you a good move, and “{ button-undo }” takes any move back. About two thirds of the deals can be won, so a loss needn’t be your fault.
