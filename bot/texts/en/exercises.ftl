# Lessons, second tries and the mistakes to practice.

button-learn = Learn
# Below a player's first deal of a game: the way to its lesson.
button-first-time = First time? Learn
button-lessons = All lessons
button-lesson-back = ◀ Step back
button-alone = Now you play

lessons-title = Lessons
# $finished of $count lessons are finished; these have a tick.
lessons = { $finished ->
    [0] Learn a game by playing it. A lesson takes about 2 minutes, and you can leave and return at any time.
   *[other] Learn a game by playing it. You can leave a lesson and return at any time. Finished: { $finished } of { $count }.
 }
lesson-finished = ✓ { $game }
# “Lesson: Wish, step 3 of 10”
lesson-title = Lesson: { $game }, step { $number } of { $count }
lesson-title-end = Lesson: { $game }, finished
lesson-typed = Type “{ $move }”.
lesson-right = Right!
lesson-right-other = Right! The lesson continues with another move: { $move }.
lesson-also = { $count ->
    [1] The lesson made this move for you: { $moves }.
   *[other] The lesson made these moves for you: { $moves }.
 }
lesson-also-many = { $count ->
    [one] The lesson made { $count } move for you.
   *[other] The lesson made { $count } moves for you.
 }
lesson-changed = This lesson has changed. Press “{ button-restart }” to start it again.
lesson-over = This lesson is finished. Press “{ button-alone }” to play, or “{ button-restart }” to repeat it.
lesson-none = { $game } doesn’t have a lesson yet. Press “{ button-rules }” to read its rules.
lesson-hint = The marked places show what this step is about. Read the step again, or press “{ button-lesson-back }”.

# On the home screen.
home-lessons-new = Your first game, step by step
home-lessons-finished = Finished: { $games }

exercise-leave = Nothing counts here, so you don’t have to give up. Start or open another game to leave.
exercise-at-start = Nothing to undo: this is where you started.
exercise-no-review = Lessons, second tries and puzzles don’t have a review. Only finished games do.
exercise-not-shared = You can’t share a lesson or a second try. Share the game itself when it’s over.

button-try = Try it yourself
button-try-from-here = Try from here
button-show = Show me
button-to-review = To the review
button-to-exercise = Back to position
button-mistakes = My mistakes
button-mistake-early = Practice now

# “Second try: Wish, deal 42”
second-try-title = Second try: { $deal }
second-try-goal = Goal: { $goal }.
# The goal, inside other sentences.
goal-win = win
goal = score { $goal } or better
# A score in the terms of its game.
goal-score = { $score }
second-try-looking = Looking for the best way from here…
second-try-refused = You can only try again from a move of your own finished game. Open it with “{ button-games }”.
second-try-at-the-end = The game was over after this move. Choose an earlier one.
second-try-no-win = I can’t find a win from here. Choose an earlier move.
second-try-only = “{ button-show }” works only in a second try.
second-try-solved = Solved! You reached the goal.
second-try-missed = Not this time. The goal: { $goal }.

# What is said after each move of a second try. Those with -points are for goals that are scores.
judge-looking = Checking this move…
judge-in-reach = You can still win.
judge-in-reach-points = You can still reach { $score }.
judge-out-of-reach = Lost: you can’t win from here anymore. “{ button-undo }” takes the move back.
judge-out-of-reach-points = Lost: only { $score } can be reached from here. “{ button-undo }” takes the move back.
judge-unknown = I can’t tell quickly if you can still win.
judge-unknown-points = I can only find { $score } from here, but there may be more.
judge-no-answer = I can’t check this move right now. You can keep playing.
judge-does-it = In a second try, every move is checked anyway.

mistakes-title = My mistakes
mistakes-none = You don’t have any mistakes to practice. Review a finished game to add its deciding move.
mistakes-none-due = { $days ->
    [one] Mistakes to practice: { $count }. The next comes in { $days } day.
   *[other] Mistakes to practice: { $count }. The next comes in { $days } days.
 }
# Above the board: how many mistakes are to be practiced today, with this one.
mistake-due = To practice today: { $due } of { $count }. What would be better here?

# After a mistake has been solved: in how many days it comes again, 0 if it does not.
mistake-solved = { $days ->
    [0] That was the last time: you’ve learned this one.
    [one] That’s better! This position comes back in { $days } day.
   *[other] That’s better! This position comes back in { $days } days.
 }

my-data-exercises = • your lessons, second tries and puzzles; your puzzle ratings and streaks; up to 50 mistakes to practice
