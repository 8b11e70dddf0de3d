# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = Play here
button-tell-me = Notify me
button-way-to-win = Way to win

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
announce-difficulty = { announce-weekday }: { announce-hardness }
announce-weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
 }
announce-hardness = { $difficulty ->
    [1] very easy ★☆☆☆☆
    [2] easy ★★☆☆☆
    [3] medium ★★★☆☆
    [4] hard ★★★★☆
   *[5] very hard ★★★★★
 }
announce-par = Par { $par }: the best known score.
announce-goal = Score { $goal } points to win. Best known score: { $par }.
announce-until = { daily-until } Only your first run is ranked.
announce-moment = { announce-weekday } { $time }
announce-first = This is the first daily challenge. Everyone gets the same cards.

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = Yesterday, #{ $number } · { $game }: { announce-counts }
announce-so-far = Yesterday, #{ $number } · { $game }, so far (open until { $end }): { announce-counts }
announce-counts = { $played ->
    [0] nobody here has played it yet.
   *[other] { announce-won-of }.
 }
announce-nobody = Yesterday, #{ $number } · { $game }: nobody here played it.
announce-won-of = { $won ->
    [0] none
   *[other] { $won }
 } of { $played } won
announce-row = { $place }. { $name } – { announce-attempt }
announce-attempt = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $time }
announce-points-row = { $place }. { $name } – { announce-points-attempt }
announce-points-attempt = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { announce-attempt }
announce-best = Best run: { $run }.
announce-with-help = Won with help: { $names }.
announce-of-all = Everywhere: { announce-won-of }.
announce-best-of-all = Everywhere: { announce-won-of }. Best: { $run }.
announce-nameless = a player

# The results of the last closed day.
announce-closed = #{ $number } · { $game } is closed{ $played ->
    [0] .
   *[other] : { announce-won-of } here.
 }
announce-decisive-move = The move that lost the most runs: move { $number }, “{ $move }” ({ $percent }% of the lost runs). “{ $better }” would have won.
announce-apart = The lost runs went wrong at different moves. Half of them could still be won up to move { $number }.
announce-film = The animation shows a way to win #{ $number }.
announce-film-of-goal = The animation shows how to score { $score } points in #{ $number }.
announce-film-title = A way to win: { $deal }
announce-film-alt = Animation of { $deal }, with all { $moves } moves to the end.

# The post of a puzzle, with the solution of an earlier one. $moves are the first moves of it, $more the number of others.
announce-puzzle-next = The solution comes with the next puzzle.
announce-puzzle-past = Puzzle { $number } ({ $game }: { $goal }): { $tried ->
    [0] nobody tried it.
   *[other] { $solved ->
        [0] nobody
       *[other] { $solved }
    } of { $tried } solved it.
 }
announce-puzzle-solution = Its solution: { $moves }{ $more ->
    [0] .
    [one] … and { $more } more move.
   *[other] … and { $more } more moves.
 }
announce-puzzle-film = The animation shows the solution of puzzle { $number }.
announce-puzzle-film-title = Solution of puzzle { $number }
announce-puzzle-film-alt = { $moves ->
    [one] Animation of the solution of puzzle { $number }, with { $moves } move.
   *[other] Animation of the solution of puzzle { $number }, with all { $moves } moves.
 }

# A test post, so that admins see at once whether posts arrive.
announce-trial = Test post: the daily challenge will be posted here every day at { $time } ({ $zone }).

# Summaries of a week or month. $first and $last are dates.
announce-week-title = The week from { $first } to { $last }
announce-date = { announce-month } { $day }
announce-month-title = { announce-month } { $year }
announce-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }
announce-period-counts = { $runs ->
    [0] Nobody here played.
    [one] { $runs } run, { $won } won.
   *[other] { $runs } runs on { $days ->
        [one] { $days } day
       *[other] { $days } days
    }, { $won } won.
 }
announce-period-table = Days won:
announce-period-row = { $place }. { $name } – { $won }, { $clean } without help
announce-period-best = Best runs:
announce-period-attempt = #{ $number } · { $game }: { $name } – { announce-attempt }
announce-ratings = Rating: { $ratings }.
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = Play it: { $command }
share-by = { $name }: { $details }
share-practice = Practice: not ranked.
share-ending = { $result ->
    [won] Won
    [given-up] Given up
    [missed] Goal missed
   *[lost] Lost
 }
share-result = { $result ->
    [won] Won in
    [given-up] Given up after
    [missed] Goal missed after
    [ended] Finished after
   *[lost] Lost after
 } { announce-attempt }, { $help ->
    [no] without help
   *[yes] with help
 }
share-daily-alt = The result of { $deal }. { $details }. { $score }. Progress: { $reached } of 5.
share-daily-streak = Daily streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
