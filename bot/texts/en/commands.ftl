# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Deal a solitaire
command-daily = Play the puzzle of the day
command-resume = Come back to an open game
command-games = List your open games and the last finished ones
command-board = Tell the board in words
command-move = Make one or more moves, such as “ac”, “qh” or “deal”
command-undo = Take the last move back
command-redo = Play the move again that was taken back
command-restart = Begin this deal again
command-new = Deal a new game of the same kind
command-giveup = Give this game up
command-hint = Have a move advised, by what you can see
command-chance = See how often boards like yours are won
command-verdict = Ask whether it can still be won, with all cards known
command-replay = See your game again, as a film or move by move
command-review = See what each move of a finished game kept or lost
command-share = Show others how your finished game ended
command-leaderboard = See who stands where: by day, week, month, or rating
command-rules = Read the rules
command-settings = Choose theme, language, time zone, and how boards are shown
command-mydata = See what is kept of you, have it as a file, or delete it
command-admin = Settle what holds for everyone in this server or group
command-help = Tell how to play and what can be typed

parameter-game = Which game
parameter-deal = Which deal, by its number; a new one if you leave it out
parameter-option = How it is to be played
parameter-session = Which of your open games
parameter-move = Places or cards, such as “ac”, “7s 7h” or “g4”
parameter-step = After which move, by its number; the whole game if you leave it out
parameter-audience = Who sees the game
parameter-theme = The theme of your pictures
parameter-language = In which language the bot speaks to you
parameter-zone = Your time zone, by a large city in it
parameter-boards = Whether boards are shown as pictures or in words
parameter-results = Who may see how your games ended
parameter-table = Which table: day, week, month or rating, here or everywhere; also a number, yesterday or last
parameter-change = What shall hold for everyone here

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name.

command-name-play = play
command-name-daily = daily
command-name-resume = resume
command-name-games = games
command-name-board = board
command-name-move = move
command-name-undo = undo
command-name-redo = redo
command-name-restart = restart
command-name-new = new
command-name-giveup = giveup
command-name-hint = hint
command-name-chance = chance
command-name-verdict = verdict
command-name-replay = replay
command-name-review = review
command-name-share = share
command-name-leaderboard = leaderboard
command-name-rules = rules
command-name-settings = settings
command-name-mydata = mydata
command-name-admin = admin
command-name-help = help

parameter-name-game = game
parameter-name-deal = deal
parameter-name-session = game
parameter-name-move = move
parameter-name-step = after-move
parameter-name-audience = seen-by
parameter-name-theme = theme
parameter-name-language = language
parameter-name-zone = time-zone
parameter-name-boards = boards
parameter-name-results = results
parameter-name-table = table
parameter-name-change = change

option-name-decks = decks
option-name-table = table
option-name-hold = hold
option-name-timer = timer
option-name-level = level
option-name-blind = blind
option-name-open = open
