# Attempts at the daily challenge, and their results.

# Below the board of a ranked attempt.
daily-terms = Ranked: the first run counts. No undo, hints or restart.
daily-difficulty = Difficulty { $difficulty }/5.
daily-par = Difficulty { $difficulty }/5, par { $par }.
daily-goal = Difficulty { $difficulty }/5, goal { $goal }, par { $par }.
daily-closes = Closes { $moment }.
daily-ranked = Ranked.
daily-assisted = Ranked, with help.
daily-practice = Practice: it does not rank.
daily-late = The day closed before this run was finished, so it does not rank.
daily-late-excused = The day closed before this run was finished, so it does not rank. The bot was down, so your streak goes on.
daily-uncounted = Your run is over and kept. I cannot count it just now; it will be counted soon.

# After its end: “Place 2 of 9 here so far. Place 14 of 300 everywhere so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } points: the { $goal } of the day are reached, so it counts as won.
daily-goal-missed = { $score } points: the day is won from { $goal } on.
daily-place-so-far = { daily-place }, so far.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Place { $place } of { $count } here
   *[everywhere] Place { $place } of { $count } everywhere
 }
daily-streak = Streak: { $played ->
    [one] 1 day
   *[other] { $played } days
 } played, { $won } won. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = This run counts among those without help. If you allow help, it counts as an assisted one, which is shown apart; that cannot be undone.
daily-giving-up = Give this run up? It counts as your result of the day, and nothing brings it back.
daily-stands = This run counts as it ended. “Practise” deals the same cards again.
button-allow-help = Allow help
button-daily-play-on = Play on
button-practise = Practise
button-leaderboard = Leaderboard
button-calendar = Calendar

# Challenges of other days.
button-today = Today’s puzzle
button-archive = Past days
daily-play-past = Play #{ $number }
button-own-attempt = My run
daily-past = The day of puzzle #{ $number } is over: you can play it, but it no longer ranks.
daily-past-result = You have played it: { $result }.
daily-begun-before = You had begun this puzzle before your data was deleted, so it is dealt for practice.
daily-unread = “{ $text }” is no day that I know. Behind { $command } you can type a number, “yesterday” or “archive”.
daily-to-come = Puzzle #{ $number } is still to come. Today’s is #{ $today }.
daily-not-yet = The first puzzle of the day comes on { $date } (UTC).
daily-none = There is no puzzle for that day.
daily-archive-title = Puzzles of past days
daily-archive = Press one to play it. Only the puzzle of today ranks.
daily-archive-empty = There are none yet: today’s is the first.
daily-archive-line = #{ $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] won
    [given-up] given up
   *[lost] not won
 }, { daily-attempt }
daily-result-points = { $score ->
    [one] 1 point
   *[other] { $score } points
 }, { daily-attempt }
daily-attempt = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, { $time }{ $help ->
    [some] , with help
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Which day, by its number or date; today’s puzzle if you leave it out
parameter-name-day = day
day-yesterday = Yesterday’s puzzle
