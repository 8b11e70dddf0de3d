# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Start a solitaire game
command-learn = Learn a game step by step by playing it
command-puzzle = Solve a puzzle: a position with a goal
command-daily = Play the daily challenge
command-resume = Return to an open game
command-games = List your open and finished games, or return to one
command-board = Show your board again
command-move = Make a move or several, such as “ac”, “qh” or “deal”
command-undo = Undo your last move
command-redo = Redo the move you undid last
command-finish = Play the rest when it’s certain to win
command-restart = Start this deal again
command-new = Start a new game of the same kind
command-giveup = Give up this game
command-hint = Suggest a move, based only on what you can see
command-chance = Show how often boards like yours are won
command-verdict = Check whether the game can still be won (looks at hidden cards)
command-replay = Show your game again, as an animation or move by move
command-review = Show what each move of a finished game won or lost
command-autoplay = Show the best way a finished game could have gone
command-share = Show others how your finished game ended
command-record = Show the moves of a game as text, also for other programs
command-mistakes = Practice the deciding moves of your reviewed games
command-friend = Challenge a friend with your finished game, or open a challenge by its code
command-leaderboard = Show the leaderboard by day, week, month, rating, streak or league
command-rules = Read the rules of a game
command-settings = Choose your theme, language, time zone and how boards are shown
command-mydata = View, export or delete your data
command-privacy = Show what the bot stores about you, and how to delete it
command-admin = Change the settings of this server or group
command-help = Show how to play, and all commands
command-about = Show the version, the license and who designed the games

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = Buttons do everything else. You can also type { $commands }.
commands-typed-as-moves = Buttons do everything else. You can also type one of these as a move: { $commands }.

parameter-game = Choose a game
parameter-deal = Enter the number of a deal, or leave this out for a new one
parameter-option = Choose how to play
parameter-session = Choose one of your open games
parameter-move = Enter places or cards, such as “ac”, “7s 7h” or “g4”
parameter-step = Enter the number of a move, or leave this out for the whole game
parameter-analysis = Choose the review or the best way the game could have gone
parameter-statistics = Choose your games, your calendar or your achievements
parameter-audience = Choose who sees the game
parameter-theme = Choose the theme of your pictures
parameter-language = Choose your language
parameter-zone = Enter a large city in your time zone
parameter-boards = Choose whether boards are pictures or text
parameter-results = Choose who can see how your games ended
parameter-reminder = Choose when I remind you in private of the daily challenge
parameter-warning = Choose whether I warn you before a streak ends
parameter-clock = Choose whether the page shows a clock and your moves
parameter-automatic = Choose whether cards go home automatically
parameter-table = Choose day, week, month or rating; here or everywhere; a day’s number, yesterday or last
parameter-difficulty = Choose how hard it is, or a streak
parameter-number = Enter the number of a puzzle
parameter-change = Choose what to change for everyone here

# The choices of parameters; their names can be typed too.
statistics-games = Games
statistics-calendar = Calendar
statistics-achievements = Achievements
statistics-puzzles = Puzzles
analysis-review = Review
analysis-autoplay = Best way to the end

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = play
command-name-learn = learn
command-name-puzzle = puzzle
command-name-daily = daily
command-name-resume = resume
command-name-games = games
command-name-board = board
command-name-move = move
command-name-undo = undo
command-name-redo = redo
command-name-finish = finish
command-name-restart = restart
command-name-new = new
command-name-giveup = giveup
command-name-hint = hint
command-name-chance = chance
command-name-verdict = verdict
command-name-replay = replay
command-name-review = review
command-name-autoplay = autoplay
command-name-share = share
command-name-record = record
command-name-mistakes = mistakes
command-name-friend = friend
command-name-leaderboard = leaderboard
command-name-rules = rules
command-name-settings = settings
command-name-mydata = mydata
command-name-privacy = privacy
command-name-admin = admin
command-name-help = help
command-name-about = about

parameter-name-game = game
parameter-name-deal = deal
parameter-name-option = options
parameter-name-session = game
parameter-name-move = move
parameter-name-step = after-move
parameter-name-analysis = show
parameter-name-statistics = show
parameter-name-audience = seen-by
parameter-name-theme = theme
parameter-name-language = language
parameter-name-zone = time-zone
parameter-name-boards = boards
parameter-name-results = results
parameter-name-reminder = reminder
parameter-name-warning = streak-warning
parameter-name-clock = clock
parameter-name-automatic = automatic
parameter-name-table = leaderboard
parameter-name-difficulty = difficulty
parameter-name-number = number
parameter-name-change = change
