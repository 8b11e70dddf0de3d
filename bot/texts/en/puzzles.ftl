# Puzzles: positions with a goal, rated at the first attempt.

button-puzzle = Puzzle
button-puzzle-skip = Skip
button-puzzle-skip-yes = Yes, skip it
button-puzzle-solution = Solution
button-puzzle-next = Next
button-puzzle-streak = New streak
button-puzzle-in-streak = Puzzle streak
button-puzzle-back = Continue with it
button-puzzle-skip-open = Skip it
button-puzzle-solve = Solve it

# On the home screen.
home-puzzles = Puzzles
home-puzzles-streak = Streak: { $count }
home-puzzles-best = Best streak: { $count }
home-puzzles-open = Puzzle { $number } is still open
home-puzzles-new = { $count ->
    [one] { $count } puzzle, from easy to hard
   *[other] { $count } puzzles, from easy to hard
 }

# “Puzzle 812: in 4 moves, empty pile a”
puzzle-title = Puzzle { $number }: { $goal }
# Above the animation of a solution.
puzzle-name = Puzzle { $number }
# The state in the heading of a picture, with how many moves are left.
puzzle-heading = { $moves ->
    [one] { $moves } move left · { $state }
   *[other] { $moves } moves left · { $state }
 }

# The goal, inside other sentences. $moves is the most moves that it may take.
puzzle-goal-in = { $moves ->
    [one] in { $moves } move, { $goal }
   *[other] in { $moves } moves, { $goal }
 }
puzzle-goal-leave = { $count ->
    [0] clear all cards
    [one] leave { $count } card or none
   *[other] leave { $count } cards or fewer
 }
puzzle-goal-keep = { $count ->
    [one] win with { $count } card or more in the deck
   *[other] win with { $count } cards or more in the deck
 }
puzzle-goal-reach = { $count ->
    [one] reach { $count } point or more
   *[other] reach { $count } points or more
 }
puzzle-goal-points = { $count ->
    [one] place every card for { $count } point or more
   *[other] place every card for { $count } points or more
 }
puzzle-goal-place = place every card
puzzle-goal-home = { $count ->
    [one] have { $count } card home
   *[other] have { $count } cards home
 }
puzzle-goal-suits = { $count ->
    [one] have { $count } suit home
   *[other] have { $count } suits home
 }
# $kind is pile or heap, $place its letter.
puzzle-goal-empty = { $kind ->
    [heap] empty heap { $place }
   *[other] empty pile { $place }
 }
puzzle-goal-free = uncover { $card } in heap { $place }
puzzle-goal-turn-up = turn up { $card } in pile { $place }
puzzle-goal-finish = bring every card home
puzzle-goal-reached = That reaches the goal.

# What is said before the first move.
puzzle-terms-puzzle = { $game }: your first attempt counts for your puzzle rating. A move that loses the goal ends it. Undo and hints are off. Skipping counts as unsolved.
puzzle-terms-streak = { $game }: solve puzzle after puzzle until you miss one. A move that loses the goal is a miss, and so is skipping. Undo and hints are off.
puzzle-terms-practice = { $game }: practice, so your rating stays the same. Undo is on, and every move is checked.
puzzle-moves-left = { $count ->
    [one] { $count } move left.
   *[other] { $count } moves left.
 }

# How an attempt ended.
puzzle-title-solved = Solved! Puzzle { $number }
puzzle-title-missed = Not solved: puzzle { $number }
puzzle-title-skipped = Skipped: puzzle { $number }
puzzle-missed-practice = “{ button-undo }” takes the move back.
puzzle-skipped = This counts as unsolved.
# $change is a number with its sign, $after the new rating in a game, $puzzle the rating of the puzzle.
puzzle-rating = { $change }: { $after } in { $game }. The puzzle has { $puzzle }.
puzzle-streak-so-far = Streak: { $count }. Your best: { $best }.
puzzle-streak-best = That’s your best streak so far!
puzzle-lost-by = Move { $number } lost the goal: { $move }
puzzle-uncounted = The puzzle is finished and saved. It can’t be counted right now, but it will be soon.
puzzle-lost-unknown = I can’t say which move lost the goal.
puzzle-looking = Checking your moves…
puzzle-changed = This puzzle has changed since you started it, so its solution isn’t known anymore.

# At a step of a solution: how many of the legal moves, $count, keep the goal in reach.
puzzle-step = { $kept ->
    [1] Only this move of { $count } keeps the goal in reach.
   *[other] { $kept } of { $count } moves keep the goal in reach.
 }

# The solution as an animation.
way-to-goal = { $count ->
    [one] The solution, { $count } move.
   *[other] The solution, { $count } moves.
 }
way-to-goal-move = Solution, move { $number } of { $count }: { $move }.

# After each move in practice.
puzzle-in-reach = The goal is still in reach.
puzzle-out-of-reach = After this move, the goal is out of reach. “{ button-undo }” takes it back.
puzzle-unknown = I can’t tell quickly if the goal is still in reach.

puzzle-skipping = Skip this puzzle? It counts as unsolved. Then you see its solution.
puzzle-still-open = Puzzle { $number } is still open. Solve it, or press “{ button-puzzle-skip }”.
puzzle-other-open = { $game }: this puzzle is still open, and you can have only one that counts. Finish it, or skip it. Skipping counts as unsolved.
puzzle-nothing-to-skip = You don’t have an open puzzle to skip.
puzzle-no-help = In a puzzle, hints and verdicts are off. Undo works only in practice.
puzzle-over = This puzzle is over. “{ button-try-again }” starts it as practice.
puzzle-leave = “{ button-puzzle-skip }” ends this puzzle. It then counts as unsolved.
puzzle-only = This works only with a puzzle. Press “{ button-puzzle }” to start one.
puzzle-no-such = Puzzle { $number } doesn’t exist. The last one is { $last }.
puzzle-none = I don’t have a puzzle like this. Leave out the game or the difficulty.

# Below a puzzle that is shared.
puzzle-offer = A puzzle in { $game }. Can you solve it? Press “{ button-puzzle-solve }”, or type “{ $command }”.
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game }: solved in { announce-attempt }
share-puzzle-missed = ❌ { $game }: not solved
share-puzzle-open = { $game }: can you solve it?
share-puzzle-streak = Puzzle streak: { $count }

puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-level-streak = streak

# Themes of solutions: a name, and a sentence about what the solution does.
puzzle-theme = { $theme }: { $means }
puzzle-theme-only-move = Only move
puzzle-theme-only-move-means = More than once, only 1 of 4 or more moves keeps the goal in reach.
puzzle-theme-not-obvious = Not the obvious move
puzzle-theme-not-obvious-means = The move that looks best loses the goal, more than once.
puzzle-theme-long-way = A long way
puzzle-theme-long-way-means = The solution has 14 moves or more.
puzzle-theme-let-it-lie = Let it lie
puzzle-theme-let-it-lie-means = Something that you could take or bring home has to wait.
puzzle-theme-empty-pile = Empty the pile
puzzle-theme-empty-pile-means = An empty pile makes room for what comes next.
puzzle-theme-which-two = Which two
puzzle-theme-which-two-means = Of several cards of a rank, the right two have to go together.
puzzle-theme-spend-trumps = Spend the trumps
puzzle-theme-spend-trumps-means = Only a trump or the Joker is right.
puzzle-theme-count-trumps = Count the trumps
puzzle-theme-count-trumps-means = A trump or the Joker that could win has to stay in your hand.
puzzle-theme-choose-trumps = Choose trumps
puzzle-theme-choose-trumps-means = The choice of trumps decides.
puzzle-theme-closing-gap = Closing gap
puzzle-theme-closing-gap-means = A removal closes a gap, and the next play needs that.
puzzle-theme-give-back = Give it back
puzzle-theme-give-back-means = A card comes back down from its foundation.
puzzle-theme-wait-to-deal = Wait to deal
puzzle-theme-wait-to-deal-means = Dealing is right, but not yet.
puzzle-theme-split = Split the pile
puzzle-theme-split-means = Some cards of a pile move, and the one they lie on stays.
puzzle-theme-which-twin = Which of the two
puzzle-theme-which-twin-means = Of two cards alike in rank and color, the right one has to move, more than once.
puzzle-theme-wait-to-draw = Wait to draw
puzzle-theme-wait-to-draw-means = Drawing is right, but not yet.
puzzle-theme-cell-and-back = In and out of a cell
puzzle-theme-cell-and-back-means = A card waits in a cell, then goes on to a pile.
puzzle-theme-own-suit = Keep the suit together
puzzle-theme-own-suit-means = Cards have to go onto their own suit, although another suit would take them, too.
puzzle-theme-which-one = Which one
puzzle-theme-which-one-means = Of several cards of a rank, the right one has to be taken, more than once.
puzzle-theme-save-partner = Save the partner
puzzle-theme-save-partner-means = A card of the pair that looks best is needed for another partner, more than once.
puzzle-theme-long-streak = A long streak
puzzle-theme-long-streak-means = 8 cards or more go onto the waste without a draw.
puzzle-theme-edge = Edge
puzzle-theme-edge-means = The right place is at the edge of the table.
puzzle-theme-last-places = Last places
puzzle-theme-last-places-means = A later card has only 1 place, which must stay free.
puzzle-theme-keep-held = Keep it held
puzzle-theme-keep-held-means = A held card has to wait, although it fits.
puzzle-theme-points-later = Points later
puzzle-theme-points-later-means = Fewer points now lead to more at the end.

help-puzzles = Anyone can look up solutions in the bot’s source code. So your puzzle rating is just for you.
