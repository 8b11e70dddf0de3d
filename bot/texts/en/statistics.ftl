# Statistics of a player, the calendar of a month, and achievements.

command-stats = Show your statistics, calendar or achievements
command-calendar = Show which days of a month you played
command-name-stats = stats
command-name-calendar = calendar
parameter-month = Enter a month, such as 2026-11, or leave this out for this month
parameter-name-month = month

# All games.
stats-title = Your statistics
stats-nothing = There are no statistics yet. A game counts when it ends, if you made at least one move in it.
stats-unread = Unknown statistics “{ $text }”. Type a game, a month such as 2026-11, “calendar” or “achievements”.
stats-games = { $played ->
    [one] { $played } game
   *[other] { $played } games
 }, { $won } won ({ $share }%)
stats-clean = Won without help: { $clean }
stats-help = With help: { $assisted } ({ $share }%) · given up: { $givenup }
stats-time = Time: { $time }
stats-time-fastest = { stats-time } · fastest win: { $fastest }
stats-favourite = Most played: { $game }
stats-days-played = Daily streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
 }, longest { $longest }{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄ { $freezes } freeze
   *[other] { " " }· ❄ { $freezes } freezes
 }
stats-days-won = Daily win streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
 }, longest { $longest }
stats-achievements = Achievements: { $count } of { $all }
button-stats = Statistics
button-stats-all = ◀ All games
button-progress = Progress
button-achievements = Achievements

# One game, or one of its option sets.
stats-of = Statistics: { $kind }
stats-page-all = All options together
stats-page-usual = With the default options
stats-streak = Win streak: { $streak ->
    [one] { $streak } game
   *[other] { $streak } games
 }, longest { $longest }
stats-longest-streak = Longest streak: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
stats-wishes = Wishes granted: { $count }
stats-scores = { $what }: best { $best }, average { $average }
stats-score = Score
stats-decimal = { $whole }.{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Games won
chart-bars-won = Won
chart-bars-rest = Not won
chart-bar = { $won } of { $played }
chart-bars-alt = Bar chart of games won. { $details }.
chart-bars-alt-one = { $name }: { $won } of { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: column chart of how often you got each result. { $details }. Average { $average }, best { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = Average { $average }
chart-best = Best { $best }
chart-times = { $what }: how often
chart-progress = Games won by month
chart-progress-line = Won
chart-progress-alt = Line chart of the share of games won, by month. { $details }.
chart-progress-alt-one = { $month }: { $won } of { $played }, { $share }%
chart-month = { $number }/{ $year }
chart-percent = %
stats-no-progress = No games were counted in recent months.

# The calendar of a month.
calendar-weekdays = Mo Tu We Th Fr Sa Su
calendar-played = Days played: { $played } of { $counting }, { $won } won
calendar-badge = { $badge ->
    [bronze] Bronze badge: a third of the days
    [silver] Silver badge: two thirds of the days
    [gold] Gold badge: every day played
    [diamond] Diamond badge: every day won
   *[none] No badge yet: play a third of the days for bronze
 }
calendar-stars = { $stars } Stars: { $won } of 3, 1 for each third of the days won. Without help (★): { $clean }
calendar-streak = Daily streak: { $played ->
    [one] { $played } day
   *[other] { $played } days
 }. Daily win streak: { $won }{ $freezes ->
    [0] { "" }
   *[other] . Freezes: { $freezes }
 }
calendar-missed = You can play the days you missed, but they aren’t ranked. For example, type { $command }.
calendar-alt = Calendar of { $month }. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = won without help
calendar-silver = won with help
calendar-bronze = played, not won
calendar-frozen = saved by a freeze
calendar-outage = bot was down, streak safe
calendar-missed-day = missed
calendar-open = today, still open
calendar-none = to come, or before your first day
calendar-unread = “{ $text }” isn’t a month. For example, type { $command }.
calendar-before = The first daily challenge was on { announce-date }, { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# The goals of a month. $goal is one of those below; a goal begins with a capital.
season-goals = Season goals: { $reached } of { $all }
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal }: { $count } of { $all }
season-goal-new = 🏅 Season goal reached: { $goal }
season-goal-lesson = Finish the lesson of { $game }
season-goal-wins = { $count ->
    [1] Win a game of { $game }
   *[other] Win { $count } games of { $game }
 }
season-goal-clean = { $count ->
    [1] Win a game of { $game } without help
   *[other] Win { $count } games of { $game } without help
 }
season-goal-puzzles = { $count ->
    [one] Solve { $count } new puzzle
   *[other] Solve { $count } new puzzles
 }
season-goal-days = { $count ->
    [one] Play { $count } daily challenge this month
   *[other] Play { $count } daily challenges this month
 }
season-goal-days-won = { $count ->
    [one] Win { $count } daily challenge this month
   *[other] Win { $count } daily challenges this month
 }
# In a picture and on a shared result, in 48 columns with the goals.
season-badge = { $badge ->
    [bronze] Bronze badge
    [silver] Silver badge
    [gold] Gold badge
   *[diamond] Diamond badge
 }
season-shared = { $badge } · { $goals }

# Achievements: the name, and how to earn it.
achievements-title = Achievements
achievements-got = Earned: { $count } of { $all }
achievements-missing = Not earned yet:
achievement-new = { $emblem } Achievement: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = First of many
achievement-how-first-day = finish a daily challenge
achievement-week = A week
achievement-how-week = reach a daily streak of 7 days
achievement-thirty-days = A moon
achievement-how-thirty-days = reach a daily streak of 30 days
achievement-hundred-days = 100 days
achievement-how-hundred-days = reach a daily streak of 100 days
achievement-winning-week = Winning week
achievement-how-winning-week = win the daily challenge 7 days in a row
achievement-month = Whole month
achievement-how-month = play the daily challenge every day of a month
achievement-wish = Wish granted
achievement-how-wish = win the first game of Wish you start in a day, without undo or help
achievement-perfect-flip = Perfect Flip
achievement-how-perfect-flip = score all 104 points
achievement-kittyhawk = First flight
achievement-how-kittyhawk = win Kittyhawk at level 5
achievement-blink = In a blink
achievement-how-blink = win Blink on the tight table
achievement-klondike = Gold rush
achievement-how-klondike = win Klondike drawing 3 cards at a time
achievement-klondike-once = In one go
achievement-how-klondike-once = win Klondike with 1 pass through the stock
achievement-freecell-2 = Cellmates
achievement-how-freecell-2 = win FreeCell with 2 cells
achievement-freecell-1 = Solitary confinement
achievement-how-freecell-1 = win FreeCell with 1 cell
achievement-streets = Street smart
achievement-how-streets = win Streets and Alleys
achievement-streets-castle = Siege lifted
achievement-how-streets-castle = win Beleaguered Castle (Streets and Alleys with the aces home)
achievement-spider-2 = Two threads
achievement-how-spider-2 = win Spider with 2 suits
achievement-spider-4 = Master weaver
achievement-how-spider-4 = win Spider with 4 suits
achievement-yukon = Over the pass
achievement-how-yukon = win Yukon
achievement-yukon-suit = Bear hug
achievement-how-yukon-suit = win Russian solitaire (Yukon built in suit)
achievement-pyramid = Pharaoh
achievement-how-pyramid = win Pyramid with 1 pass through the stock
achievement-tripeaks = Peak form
achievement-how-tripeaks = win TriPeaks with kings and aces not going on each other
achievement-golf = Hole in one
achievement-how-golf = win Golf
achievement-par = Par
achievement-how-par = reach par without help
achievement-above-par = Better than par
achievement-how-above-par = beat par without help
achievement-hardest = Summit
achievement-how-hardest = win a deal of difficulty 5 without help
achievement-five-games = All-rounder
achievement-how-five-games = win 5 different games, in daily challenges or outside of them
achievement-all-games = Every game
achievement-how-all-games = win each game once, in a daily challenge or outside of one
achievement-in-a-row = 10 in a row
achievement-how-in-a-row = win 10 games in a row
achievement-hundred-wins = 100 wins
achievement-how-hundred-wins = win 100 games

# Puzzles: ratings, and the chart of one.
stats-puzzles = Puzzles
stats-puzzles-of = Puzzles: { $game }
stats-no-puzzles = You haven’t tried a puzzle here yet.
stats-puzzle-game = { $game }: rating { $rating }, { $solved } of { $tried } solved
stats-puzzle-streak = Best streak: { $count }
stats-puzzle-source = Everyone starts at { $start }. All solutions are public, in the bot’s source code: your rating is for yourself.
chart-ratings-line = Rating
chart-ratings-alt = Line chart of your rating over the last { $count } puzzles: from { $first } to { $last }, lowest { $low }, highest { $high }.
