# Leaderboards.
leaderboard-day = Day
leaderboard-week = Week
leaderboard-month = Month
leaderboard-rating = Rating
leaderboard-streak = Streak
leaderboard-streak-week = This week
leaderboard-here = Here
leaderboard-all = Everywhere
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }: { announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] , { $assisted } with help
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
    [one] { leaderboard-circle }: { $count } player
   *[other] { leaderboard-circle }: { $count } players
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = not won, { $run }
leaderboard-days = { $won } won, { $clean } without help{ $won ->
    [0] { "" }
   *[other] , { $moves } moves, { $time }
 }
leaderboard-assisted = With help:
leaderboard-own = Your place: { $row }
leaderboard-own-assisted = Your place, with help: { $row }
leaderboard-hidden = You chose not to be shown here. To change that, type { $command }.
leaderboard-order = Order: most days won, then most without help, fewest moves, least time.

# Empty leaderboards.
leaderboard-nobody-yet = Nobody has finished it yet. To play it, type { $command }.
leaderboard-nobody-yet-in-days = Nobody has finished a daily challenge in that time yet. To play today’s, type { $command }.
leaderboard-nobody-seen = The players who finished it aren’t shown here. To play it, type { $command }.
leaderboard-nobody = Nobody is shown here.
leaderboard-gone = Leaderboards for single days are deleted after { $days } days.
leaderboard-page-empty = The leaderboard doesn’t go that far down.
leaderboard-no-ratings = There are no ratings yet. They start when a daily challenge closes that at least 2 players finished without help.

leaderboard-unknown = Unknown leaderboard “{ $text }”. Type day, week, month, rating, streak or league; here or everywhere; a number, yesterday or last.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Earlier
button-later = Later ▶
button-rating-how = How ratings work
leaderboard-rating-how = Each day is rated once, after it closes. All players who finished that day’s challenge without help are compared by their places on the leaderboard. If you do better than expected against the others, your rating goes up. If you do worse, it goes down.

    Everyone starts at { $start }. The number shown is a cautious estimate. It also rises with your first few days, as the estimate gets more certain. A day you miss changes nothing, and neither does a run with help. After { $days } days without a run, you leave the leaderboard.

    OpenSkill computes the ratings, with the Plackett–Luce model.

# Stored data about a player, and how long it is stored.
my-data-days = • your daily challenge results and your places on leaderboards and in leagues, with your name in this chat; your statistics, achievements and season goals
my-data-days-lifetimes = A finished game of a daily challenge is deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
 }. Results, statistics, achievements and season goals are deleted { $years } years after they last changed.

# Streaks of puzzles.
leaderboard-title-streak = Best streaks of puzzles
leaderboard-title-streak-week = Best streaks of puzzles this week
leaderboard-streak-count = { $count }
leaderboard-streak-source = The solutions of all puzzles are public, in the bot’s source code. Your streak is for yourself.
leaderboard-no-streaks = There are no streaks yet. To start one, type { $command }.
