# Statistics of a player, the calendar of a month, and achievements.

command-stats = See what is counted of your games
command-calendar = See the days of a month that you played
command-name-stats = stats
command-name-calendar = calendar
parameter-month = Which month, such as 2026-11; this one if you leave it out
parameter-name-month = month

# All games.
stats-title = Your statistics
stats-nothing = Nothing is counted yet. A game counts when it ends, once a move has been made in it.
stats-unread = “{ $text }” is no game and no page of the statistics.
stats-games = { $played ->
    [one] 1 game
   *[other] { $played } games
 }, { $won } won ({ $share } %)
stats-clean = Won without help: { $clean }
stats-help = With help: { $assisted } ({ $share } %) · given up: { $givenup }
stats-time = Time: { $time }
stats-time-fastest = { stats-time } · fastest win: { $fastest }
stats-favourite = Played most: { $game }
stats-days-played = Days played in a row: { $days }, longest { $longest }{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄ 1 freeze
   *[other] { " " }· ❄ { $freezes } freezes
 }
stats-days-won = Days won in a row: { $days }, longest { $longest }
stats-achievements = Achievements: { $count } of { $all }
button-stats = Statistics
button-stats-all = ◀ All games
button-progress = Progress
button-achievements = Achievements

# One game, or one of its option sets.
stats-of = Statistics: { $kind }
stats-page-all = All kinds together
stats-page-usual = With the usual options
stats-streak = Won in a row: { $streak }, longest { $longest }
stats-wishes = Wishes granted: { $count }
stats-scores = { $what }: best { $best }, average { $average }
stats-score = Score
stats-decimal = { $whole }.{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Games won
chart-bars-won = Won
chart-bars-rest = Not won
chart-bar = { $won } of { $played }
chart-bars-alt = Bars of games won. { $details }.
chart-bars-alt-one = { $name }: { $won } of { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: columns of how often each was reached. { $details }. Average { $average }, best { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = Average { $average }
chart-best = Best { $best }
chart-times = { $what }: how often
chart-progress = Games won by month
chart-progress-line = Won
chart-progress-alt = A line of the share of games won, by month. { $details }.
chart-progress-alt-one = { $month }: { $won } of { $played }, { $share } %
chart-month = { $number }/{ $year }
chart-percent = { " %" }
stats-no-progress = Nothing is counted of the last months.

# The calendar of a month.
calendar-weekdays = Mo Tu We Th Fr Sa Su
calendar-played = Days played: { $played } of { $counting }, { $won } won
calendar-badge = { $badge ->
    [bronze] Bronze badge: a third of the days
    [silver] Silver badge: two thirds of the days
    [gold] Gold badge: every day played
    [diamond] Diamond badge: every day won
   *[none] No badge yet: a third of the days earns bronze
 }
calendar-streak = In a row: { $played } played, { $won } won{ $freezes ->
    [0] { "" }
    [one] , 1 freeze
   *[other] , { $freezes } freezes
 }
calendar-missed = Missed days can be played: type { $command }, for instance. They do not rank.
calendar-alt = Calendar of { $month }. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = won without help
calendar-silver = won with help
calendar-bronze = played, not won
calendar-frozen = saved by a freeze
calendar-outage = bot was down, no loss
calendar-missed-day = missed
calendar-open = today, still open
calendar-none = to come, or before your first
calendar-unread = “{ $text }” is no month. Type one like { $command }.
calendar-before = The first puzzle of the day was on { announce-date }, { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# Achievements: the name, and how to earn it.
achievements-title = Achievements
achievements-got = Reached: { $count } of { $all }
achievements-missing = Still to be reached:
achievement-new = { $emblem } Achievement: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = First of many
achievement-how-first-day = finish a puzzle of the day
achievement-week = A week
achievement-how-week = 7 daily puzzles in a row
achievement-thirty-days = A moon
achievement-how-thirty-days = 30 daily puzzles in a row
achievement-hundred-days = A season
achievement-how-hundred-days = 100 daily puzzles in a row
achievement-winning-week = Winning week
achievement-how-winning-week = win 7 daily puzzles in a row
achievement-month = Whole month
achievement-how-month = play every day of a month
achievement-wish = Wish granted
achievement-how-wish = win your day’s first Wish at the first try
achievement-perfect-flip = Perfect Flip
achievement-how-perfect-flip = all 104 points
achievement-kittyhawk = First flight
achievement-how-kittyhawk = win Kittyhawk at level 5
achievement-blink = In a blink
achievement-how-blink = win Blink on the tight table
achievement-par = Par
achievement-how-par = reach par without help
achievement-above-par = Better than par
achievement-how-above-par = beat par without help
achievement-hardest = Summit
achievement-how-hardest = win a deal of difficulty 5 without help
achievement-all-games = Every game
achievement-how-all-games = win every game, or its day
achievement-in-a-row = Ten in a row
achievement-how-in-a-row = win 10 games in a row
achievement-hundred-wins = Hundred wins
achievement-how-hundred-wins = win 100 games
