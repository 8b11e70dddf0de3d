# The lesson of Flip. Beside $move, the name of a step’s own move: $from and $to are the numbers of its four cards,
# $first and $last their ends, $one and $other what turns or goes; $left counts the cards to deal. The cards named
# otherwise are those of the lesson’s deal.

flip-lesson-deal = Turn cards dark, then remove them: that scores points. Start with your first card: “{ $move }”.
flip-lesson-deal-why = One card is enough for a first look. Deal just that one: “{ $move }”.
flip-lesson-faces = Each card has a light and a dark face; the upright one counts, here 7♦. Deal more cards: “{ $move }”.
flip-lesson-suit = Compare the ends of 4 cards in a row: { $first } and { $last } share a suit. That turns the middle 2 dark: “{ $move }”.
flip-lesson-suit-why = Dealing does no harm, but this step is about turning cards. Play “{ $move }”.
flip-lesson-points = Each dark card in your hand scores 1 point; so far, that’s { $score }. You have no play now, so deal on: “{ $move }”.
flip-lesson-dark = A dark card (◼) counts as its dark face: { $first } and { $last } share a suit. Turn the middle 2: “{ $move }”.
flip-lesson-dark-why = Dealing does no harm, but this step is about dark faces. Play “{ $move }”.
flip-lesson-remove = The ends of { $from }–{ $to } share a suit again, and now both are dark. So remove the middle 2, “{ $move }”: each then scores 2 points instead of 1.
flip-lesson-remove-why = Dealing does no harm, but this step is about removing cards. Play “{ $move }”.
flip-lesson-gap = The gap has closed, so { $first } and { $last } are ends now, and share a suit. Only { $one } is still light between them, so it turns: “{ $move }”.
flip-lesson-gap-why = Dealing does no harm, but look at the closed gap first. Play “{ $move }”.
flip-lesson-rank = Among the new cards, { $first } and { $last } share a rank, not a suit. Then all 4 cards turn dark, the ends too: “{ $move }”.
flip-lesson-rank-why = Dealing does no harm, but this step is about ends of the same rank. Play “{ $move }”.
flip-lesson-remove-four = Both ends are dark, and { $first } and { $last } share a rank. So you can remove all 4: “{ $move }”.
flip-lesson-remove-four-why = Dealing does no harm, but this step is about removing 4 cards. Play “{ $move }”.
flip-lesson-all = Dealing never spoils a play, because cards only come on top. So deal everything before you plan: “{ $move }”. You’ll see 46 cards, but only the marked ones matter.
flip-lesson-order = The order matters now: 18–21 would turn { $last } dark, an end of { $from }–{ $to }. So play { $from }–{ $to } first: “{ $move }”.
flip-lesson-order-why = That can wait. { $from }–{ $to } can’t, because 18–21 would turn its end, { $last }.
flip-lesson-both = 2 plays later, the ends { $first } and { $last } match in both suit and rank. You could turn only the middle 2, but here turn all 4: “{ $move }”.
flip-lesson-both-why = This step is about { $from }–{ $to }. Turn the middle 2 or all 4 there.
flip-lesson-choice = The ends of { $from }–{ $to } are both dark and share a suit. You could turn { $one }, but here remove { $one } and { $other }: “{ $move }”.
flip-lesson-choice-why = This step is about { $from }–{ $to }. Turn or remove cards there.
flip-lesson-stop = All cards are dealt, so “{ flip-stop }” could end the game. But every play adds points: make any play you like.
flip-lesson-stop-why = Stopping would end the game while points are left. Make any of the plays first.
# $best is the mean of the best scores found.
flip-lesson-end = Now play Flip on your own: deal everything first, then look for an order in which no play spoils another. The best scores found average about { $best } of 104 points: how many will you score?
