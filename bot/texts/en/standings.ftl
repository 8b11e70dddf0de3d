# Leaderboards.
leaderboard-day = Day
leaderboard-week = Week
leaderboard-month = Month
leaderboard-rating = Rating
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
    [one] { leaderboard-circle }: 1 player
   *[other] { leaderboard-circle }: { $count } players
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = not won, { $run }
leaderboard-days = { $won } won, { $clean } clean{ $won ->
    [0] { "" }
   *[other] , { $moves } moves, { $time }
 }
leaderboard-assisted = With help:
leaderboard-own = Your place: { $row }
leaderboard-own-assisted = Your place, with help: { $row }
leaderboard-hidden = You are not shown here, as you chose: { $command }
leaderboard-order = Days won count first, then clean ones (without help), then fewer moves, then less time.

# Empty leaderboards.
leaderboard-nobody-yet = Nobody has finished it yet. { $command }
leaderboard-nobody-yet-in-days = Nobody has finished a puzzle in that time yet. { $command }
leaderboard-nobody-seen = Those who have finished it are not shown here. { $command }
leaderboard-nobody = Nobody is shown here.
leaderboard-gone = Tables of single days are kept for { $days } days.
leaderboard-page-empty = Nobody stands that far below.
leaderboard-no-ratings = There are no ratings yet. They come when a day has closed that two players have finished without help.

leaderboard-unknown = “{ $text }” is no table. There are day, week, month and rating; here and everywhere; a number, yesterday and last.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Earlier
button-later = Later ▶
button-rating-how = How ratings work
leaderboard-rating-how = A day is rated once, when it has closed: all who finished it without help are compared, in the order of its table. Who does better than was to be expected against the others rises, who does worse falls.

    Everybody begins at { $start }. What is shown is what is as good as certain, so at first it also rises as you become known. A day that you miss changes nothing, nor does a run with help. Who is away for { $days } days leaves the table.

    The sums are those of OpenSkill, by Plackett and Luce’s model.

# Stored data about a player, and how long it is stored.
my-data-days = • your results of the daily puzzles and your places in the tables, with your name in this chat; your statistics and achievements
my-data-days-lifetimes = A finished game of a daily puzzle is deleted after { $days ->
    [one] a day
   *[other] { $days } days
 }. Results, statistics and achievements go { $years } years after the last one.
