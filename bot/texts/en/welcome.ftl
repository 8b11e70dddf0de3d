# The welcome: all games in one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 characters.
pitch-effort = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } · { $won ->
    [0] hardly ever won
    [10] nearly always won
    [one] won { $won } time in 10
   *[other] won { $won } times in 10
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = Classics
games-originals = Originals

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group }:
welcome-alt-game = { $game }: { $details }

# The home screen of the page, and the first button of the welcome: “Continue: Wish 42”.
home-continue = Continue: { $game }
home-notes = { $first } · { $second }
home-games = Go on with any unfinished game
home-statistics = Results, streaks, leaderboards
home-settings = Theme, language, reminders
home-help = Rules and all commands

button-options = Options…
options-menu-title = Options
options-menu = Choose a game to set its options.
