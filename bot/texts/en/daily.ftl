# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = Only your first run is ranked. No undo, hints or restart.
daily-difficulty = Difficulty { $difficulty }/5 (5 is hardest).
daily-par = Par { $par }: the best known score.
daily-goal = Goal: { $goal } points or more.
daily-until = Start before { $begin }, finish before { $end } ({ $zone }).
daily-closes = Closes { $moment }.
daily-review-from = The review of this game opens { $moment }.
button-start = Start
button-practice-first = Practice first
daily-ranked = Ranked.
daily-assisted = Ranked among runs with help.
daily-practice = Practice: this run isn’t ranked.
daily-late = This challenge closed before you finished, so the run isn’t ranked.
daily-late-excused = This challenge closed before you finished, so the run isn’t ranked. The bot was down that day, so your streak continues.
daily-uncounted = Your run is finished and saved. It can’t be counted right now, but it will be soon.

# After its end: “Here: place 2 of 9, so far. Everywhere: place 14 of 300, so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } points: you reached the goal of { $goal }, so the day counts as won.
daily-goal-missed = { $score } points: you needed { $goal } to win the day.
daily-place-so-far = { daily-place }, so far.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Here: place { $place } of { $count }
   *[everywhere] Everywhere: place { $place } of { $count }
 }
daily-streak = Daily streak: { $played ->
    [one] { $played } day
   *[other] { $played } days
 }. Daily win streak: { $won }. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = This run counts as played without help. If you allow help, it’s ranked separately. You can’t undo this.
daily-giving-up = Give up this run? It becomes your result for the day. You can’t undo this.
daily-stands = This run is over and can’t be changed. Press “{ button-practise }” to play the same cards again.
button-allow-help = Allow help
button-daily-play-on = Keep playing
button-practise = Practice
button-leaderboard = Leaderboard
button-calendar = Calendar

# On the home screen: “#214 · Wish · not played yet”. $state can also be daily-result.
home-daily = #{ $number } · { $game } · { $state }
home-daily-new = not played yet
home-daily-begun = in progress

# Challenges of other days.
button-today = Today’s challenge
button-archive = Past days
daily-play-past = Play #{ $number }
button-own-attempt = My run
daily-past = Daily challenge #{ $number } is over. You can still play it, but it isn’t ranked.
daily-past-result = Your result: { $result }.
daily-begun-before = You started this challenge before you deleted your data, so this run is practice.
daily-unread = Unknown day “{ $text }”. After { $command }, type a number, a date, “yesterday” or “archive”.
daily-to-come = Daily challenge #{ $number } isn’t here yet. Today’s is #{ $today }.
daily-not-yet = The first daily challenge comes on { $date } (UTC).
daily-none = There’s no daily challenge for that day.
daily-archive-title = Past daily challenges
daily-archive = Press one to play it. Only today’s challenge is ranked.
daily-archive-empty = There are none yet. Today’s is the first.
daily-archive-line = #{ $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] won
    [given-up] given up
   *[lost] not won
 }, { daily-attempt }
daily-result-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { daily-attempt }
daily-attempt = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $time }{ $help ->
    [some] , with help
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Enter a day’s number or date, or leave this out for today
parameter-name-day = day
day-yesterday = Yesterday’s challenge

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = today
day-word-yesterday = yesterday
day-word-last = last, the last one
day-word-archive = archive, past days
