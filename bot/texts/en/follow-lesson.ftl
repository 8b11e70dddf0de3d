# Follow-the-Suit: the words of the lesson in seeds/lessons/follow.toml. $move and $card1 are of the step’s own move,
# $hand and $stock count cards. A message that ends in “-why” answers another legal move.

follow-lesson-keep = Empty your hand by the time the deck runs out: that’s the aim. You could exchange cards first, but don’t in this game: press “{ $move }”.
follow-lesson-keep-why = You’ll practice the exchange at the end. For now, keep all { $hand } cards: press “{ $move }”.

follow-lesson-trumps = Now choose trumps, the suit that beats all other suits. You have 5 clubs, so press “{ $move }”.
follow-lesson-trumps-why = You can choose any suit, or none. But in this step, choose clubs, because you have 5 of them.

follow-lesson-follow = The deck leads a card and you play one to it: that’s a trick. You must follow suit if you can: play one of your { follow-led-suit }.

follow-lesson-lose = The higher card wins, and the deck’s queen is higher than both your { follow-led-suit }. Play one: you lose the trick and take both cards.

follow-lesson-win = Now win a trick with a higher card: play one of your { follow-led-suit } above the three, such as { $card1 }. Then both cards leave the game.
follow-lesson-win-why = That card is lower than the three, so it would lose. In this step, win the trick.

follow-lesson-cheapest = Your jack and queen of { follow-led-suit } both beat the six. Play the lower one, { $card1 }: it’s enough, and the queen can win later.
follow-lesson-cheapest-why = The lowest card that wins here is { $card1 }. A higher one is worth more later, and a lower one loses.

follow-lesson-count = You hold { $hand } cards, and the deck has { $stock }. If you ever hold more than the deck, you lose, so win with { $card1 }.
follow-lesson-count-why = That card would lose, and you’d hold 1 card more. { $card1 } wins the trick.

follow-lesson-void = You have no { follow-led-suit }, so you can play any card. Clubs are trumps: play one, and it beats even the ace.
follow-lesson-void-why = You can play that card, but it would lose. Without { follow-led-suit }, only a trump wins here.

follow-lesson-trumps-led = Here a trump is led, and you follow suit as always. { $card1 } is high enough to win.
follow-lesson-trumps-led-why = That club is lower than the nine, so it would lose. Play a higher one.

follow-lesson-lowest = You can play a trump here only because you have no { follow-led-suit }. Your lowest one, { $card1 }, is enough.
follow-lesson-lowest-why = { $card1 } is the lowest card that wins this trick. Keep your higher trump for later.

follow-lesson-joker-led = The deck leads the Joker, which beats every card and has no suit. Play any card, such as { $card1 }: you lose, but then the Joker is yours.

follow-lesson-joker = You can always play the Joker, even if you could follow suit. Your queen is lower than the king, so play the Joker.
follow-lesson-joker-why = Your queen would lose, and you’d take the king too. The Joker wins the trick.

follow-lesson-choosing = For trumps, choose the suit you have most of: at the start, you had 5 clubs. Now your last one wins: play { $card1 }.
follow-lesson-choosing-why = That card isn’t a trump and would lose. You’d take a two, which beats no other card of its suit.

follow-lesson-exchange = Your { $card1 } beats only 2 cards, and one of them is led: play it and win the game. Each card left in the deck is 1 point.

follow-lesson-discard = You won! Here’s a new deal, to practice the exchange: you discard low cards and draw 2 for each. Select { $card1 } and { $card2 }, then press “{ $move }”.
follow-lesson-discard-why = In this step, exchange only { $card1 } and { $card2 }. Your other cards win tricks more easily.

follow-lesson-longest = You hold { $hand } cards now, 6 of them in one suit. The suit you have most of makes good trumps: press “{ $move }”.
follow-lesson-longest-why = In this step, choose the suit you have most of. Then its low cards win, too.

# $winnable deals of 100 can be won with all cards known, and following hints wins $hints.
follow-lesson-end = Now play on your own: exchange cards that beat few others, choose your longest suit as trumps, and win with the lowest card that’s enough. About { $winnable } of 100 deals can be won, and following hints wins { $hints }.
