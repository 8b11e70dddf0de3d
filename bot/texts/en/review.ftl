# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Review
button-decided = The deciding move
button-better = What was better
button-steps = Step by step
button-strip = The review
button-autoplay = Play to the end from here
button-autoplay-deal = Play the whole deal for me
button-autoplay-rest = Play it to the end for me
button-again = Start again

review-not-over = A review is for games that are over. Finish this one, or give it up first: Undo can still bring it back.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = You can review this run after its day closes, { $moment }. Finish it first: giving up counts as your result, and nothing brings it back.
review-nothing = Not a move was made in this game: there is nothing to review.
review-not-this-game = For this game there is no review.
review-working = I am looking at every move with all cards known … { $percent } %
review-title = Review: { $deal }
review-end-note = The end
review-note = Before move { $number }
review-giving-up-note = When you gave up

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = No move gave anything away: no better end of this deal is known.
review-never-won = This deal cannot be won, whatever is played: no move lost it.
review-unknown = No way to win this deal is known, so no move can be said to have lost it.
review-lost = Move { $number }, “{ $move }”, lost the win: “{ $better }” would have kept it.
review-lost-perhaps = Up to move { $number } the game could be won: “{ $better }” was the way. After “{ $move }” no way to win is known any more.
review-lowered = Move { $number }, “{ $move }”, cost the most: with “{ $better }” as many as { $before } points could still be reached, and { $after } after it.
review-gave-up-win = You gave up a game that could still be won: “{ $better }” was the way.
review-gave-up-points = You gave up at { $after } points, where { $before } could still be reached: “{ $better }” was the way.

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = You: { $result }.
review-best = The best that is known: { $result }.

# Both numbers have a sign. $deal, $luck and $skill add up to $result.
review-luck-and-skill = Luck { $luck }, skill { $skill }.
review-balance = Of 100 deals that begin like yours, a careful player wins { $deal }. Luck is what the cards then brought; skill is what your moves gave away (−) or gained (+) against the best by what you could see. Together: { $result }; a win counts 100, anything else 0. What may be chance of the samples is counted as luck.
review-beyond-a-win = Each can exceed 100, for what a move gives away the cards may bring back.
review-balance-in-points = In deals that begin like yours, strong play makes { $deal } points. Luck is what this deal had to give beyond that. Skill is what your moves gave away of it. Together: { $result } points. Samples tell this, so a point or two can be chance.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = kept the best
review-effect-lost = lost the win
review-effect-lowered = lowered the best score
review-effect-nothing = nothing left to lose
review-effect-unsure = not known
review-run = { $steps ->
    [one] Move { $first }: { $effect }.
   *[other] Moves { $first } to { $last }: { $effect }.
 }
review-alt = { $deal }, the review. { $runs } { $note }:

review-giving-up = Then you gave up.
review-kept-the-win = It kept the win.
review-kept-the-best = It kept the best that is known: { $after } points could still be reached.
review-lost-the-win = It lost the win.
review-perhaps-lost-the-win = Before it the game could be won; after it no way to win is known.
review-lowered-the-best = It lowered the best that could be reached from { $before } to { $after } points.
review-lost-nothing = It lost nothing: the game could not be won any more.
review-not-known = What it gave away, if anything, is not known.
review-better = Better: “{ $better }”.

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] From the deal on: { review-way-moves }
   *[other] After move { $moves }: { review-way-moves }
 }
review-way-moves = { $count ->
    [one] the one move of the best way that I know.
   *[other] the { $count } moves of the best way that I know.
 }
review-film-alt = A film of { $deal }. { $details }
review-line-start = { $moves ->
    [0] The deal.
    [one] The game after 1 move.
   *[other] The game after { $moves } moves.
 } { $count ->
    [one] One move follows.
   *[other] { $count } moves follow.
 }
review-line-move = Move { $number } of { $count } of this way: { $move }.
review-line-end = It ends so: { $result }.
autoplay-working = I am looking for the best way to the end, with all cards known …
autoplay-over = The game is over there: nothing is left to be played.
autoplay-nothing = I know of no way to win from there.
# The result of a way that ends before the game does, with the best score found.
result-no-further = No win known
