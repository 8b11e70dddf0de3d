# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Review
button-decided = Deciding move
button-better = What was better
button-steps = Step by step
button-luck = Luck and skill
button-strip = Back to review
button-autoplay = Autoplay from here
button-autoplay-deal = Autoplay whole game
button-autoplay-rest = Autoplay the rest
button-again = Check progress

review-not-over = You can only review a finished game. Finish this one, or give up first: “{ button-undo }” can still bring it back.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = You can review this run after its day closes, { $moment }. Finish it first. Giving up counts as your result, and you can’t undo it.
review-nothing = You made no move in this game, so there’s nothing to review.
review-not-this-game = Reviews aren’t available for this game.
review-working = Looking at all cards, move by move… { $percent }%
review-title = Review: { $deal }
review-end-note = The end
review-note = Before move { $number }
review-giving-up-note = When you gave up

# The first line, if the deal hid any cards.
review-all-cards = A review looks at all cards, including hidden ones. Nobody could see those during the game.

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = In this deal, none of your moves cost anything. No better result is known for this deal.
review-never-won = This deal can’t be won. None of your moves lost it.
review-unknown = No way to win this deal is known, so no single move is to blame.
review-lost = Move { $number } decided the game: “{ $move }”. You could still win before it, but not after it. Better: “{ $better }”.
review-lost-perhaps = Move { $number } probably decided the game: “{ $move }”. Before it you could still win. After it, no way to win is known. Better: “{ $better }”.
review-lowered = Move { $number } cost you the most: “{ $move }”. You could still reach { $before } points before it, but only { $after } after it. Better: “{ $better }”.
review-gave-up-counts = Giving up counts as your last move.
review-gave-up-win = You gave up, but you could have won. The way to win starts with “{ $better }”.
review-gave-up-points = You gave up with { $after } points. You could have reached { $before }. The way there starts with “{ $better }”.
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] A hint would have suggested this move too.
   *[other] The hint for this board is the same move.
 } { $hidden ->
    [0] A hint doesn’t search as far as a review.
   *[other] Judging by the cards you could see, it looked best.
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Your result: { $result }.
review-best = Best known result: { $result }.

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = A strong player wins { $deal } of 100 games that start like yours.
review-luck = Luck { $number }: { $side ->
    [more] the cards that turned up helped you.
    [less] the cards that turned up were against you.
   *[none] the cards that turned up changed nothing.
 }
review-skill = Skill { $number }: { $side ->
    [more] your moves did better than those of a strong player.
    [less] judging by the cards you could see, there were better moves.
   *[none] there was no better move that you could have seen.
 }
review-sum = Total: { $sum } = { $result }. A win counts 100, anything else 0.
review-chance = Small differences, which may be chance, count as luck.
review-beyond-a-win = Luck and skill can each be over 100, because lucky cards can make up for a bad move.
review-balance-in-points = A strong player scores { $deal } points in games that start like yours.
review-luck-in-points = Luck { $number }: { $side ->
    [more] in this deal, more points were possible.
    [less] in this deal, fewer points were possible.
   *[none] in this deal, just as many were possible.
 }
review-skill-in-points = Skill { $number }: { $side ->
    [less] your moves missed this many points.
   *[other] your moves missed no points.
 }
review-sum-in-points = Total: { $sum } = { $result } points.
review-chance-in-points = These are estimates, so 1 or 2 points can be chance.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = nothing lost
review-effect-lost = lost the win
review-effect-lowered = lost points
review-effect-nothing = already lost
review-effect-unsure = not known
review-run = { $steps ->
    [1] Move { $first }: { $effect }.
   *[other] Moves { $first } to { $last }: { $effect }.
 }
review-alt = Review of { $deal }. { $runs } { $note }:

review-giving-up = Then you gave up.
review-kept-the-win = You could still win after it.
review-kept-the-best = It cost nothing: you could still reach { $after } points.
review-lost-the-win = You could no longer win after it.
review-perhaps-lost-the-win = Before it you could still win. After it, no way to win is known.
review-lowered-the-best = It lowered the best score you could reach from { $before } to { $after } points.
review-lost-nothing = It cost nothing: the game was already lost.
review-not-known = It’s not known whether it cost anything.
review-better = Better: “{ $better }”.

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] From the start: { review-way-moves }
   *[other] After move { $moves }: { review-way-moves }
 }
review-way-moves = { $count ->
    [one] the best known way to the end, { $count } move.
   *[other] the best known way to the end, { $count } moves.
 }
review-film-alt = Animation of { $deal }. { $details }
review-line-start = { $moves ->
    [0] The start of the game.
    [one] The game after { $moves } move.
   *[other] The game after { $moves } moves.
 } { $count ->
    [one] { $count } move follows.
   *[other] { $count } moves follow.
 }
review-line-move = Best known way, move { $number } of { $count }: { $move }.
review-line-end = Final result: { $result }.
autoplay-working = Looking at all cards for the best way to the end…
autoplay-over = The game is over at that point, so there’s nothing left to play.
autoplay-nothing = No way to win is known from there.
# The result of a way that ends before the game does, with the best score found.
result-no-further = No win known
