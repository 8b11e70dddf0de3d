# Words that players type in moves, by the English words that games read. The first form is the one that is suggested;
# all are read. The English words are read in every language.

word-take = take
word-deal = deal
word-match = match
word-all = all
word-turn = turn
word-dark = dark
word-light = light
word-four = four
word-remove = remove
word-stop = stop
word-move = move
word-collect = collect
word-home = home
word-moons = moons
word-suns = suns
word-waves = waves
word-leaves = leaves
word-wyrms = wyrms
word-knots = knots
word-exchange = exchange
word-keep = keep
word-trumps = trumps
word-none = none
word-spades = spades
word-hearts = hearts
word-diamonds = diamonds
word-clubs = clubs
# Ranks of cards, as in “ace of spades”; word-four above is one, too. Pawn, court and crown are those of the Decktet.
word-ace = ace
word-two = two
word-three = three
word-five = five
word-six = six
word-seven = seven
word-eight = eight
word-nine = nine
word-ten = ten
word-jack = jack
word-queen = queen
word-king = king
word-joker = joker
word-pawn = pawn
word-court = court
word-crown = crown
word-play = play
word-place = place
word-drawn = drawn
word-held = held
word-hold = hold
word-pile = pile
word-and = and
word-pair = pair
word-both = both
word-to = to
word-then = then
# Words without a meaning of their own.
word-the = the

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = yes
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = n and

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = hello, hi, hey, hello there, hi there, hey there, hello bot, hi bot, hey bot, hello everyone, hi everyone, hi all, good morning, good afternoon, good evening, good day, greetings, howdy, yo, welcome
# They do not know what to do.
phrase-help = what do i do, what do i do now, what do i do here, what should i do, what should i do now, what can i do, what can i do here, what now, now what, what next, help me, help please, please help, please help me, can you help me, i need help, how, how does this work, how does it work, how does this game work, how do i play, how do you play, how do i play this, how to play, how do i start, how do i move, how can i play, what is this, whats this, what can you do, what can i type, what are my moves, i dont know what to do, i dont understand, i dont get it, i am lost, im lost, im stuck, huh, what, can i undo, how do i undo, how can i undo, how do i get a hint, can i get a hint, what moves do i have, which moves do i have, what moves are there, possible moves, where do i click, where do i press, who are you, what are you, what does this do
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = my games, my open games, show my games, show me my games, open games, list my games, where are my games, my game, continue, continue my game, back to my game, go on, resume my game, resume game, games list, continue game, my last game
phrase-menu = lets play, i want to play, i want to play a game, play a game, start a game, lets play a game, all games, which games are there, what games are there, what games do you have, what can i play, choose a game, list games, list of games, show games, show all games, menu, main menu, list, options, play something, other games, another kind of game
phrase-new = new game, a new game, another game, start a new game, new game please, next game
# What may stand before or after the name of a game that they want to play.
phrase-around-name = a game of, play a game of, lets play, lets play a game of, i want to play, i would like to play, id like to play, can i play, start, start a game of, a round of, please, solitaire, game, the game, now
# They want to see all commands.
phrase-commands = commands, list of commands, all commands, which commands are there, what commands are there, command list
# They want one of these.
phrase-undo = take back, take it back, take that back, undo that, undo it, undo last move, undo the last move, undo my move, undo my last move, one move back, 1 move back, go back, go back one move, back
phrase-restart = start over, start again, start from the beginning, begin again, try again, try it again, play again, play it again, same deal, once more, again, reset, reset the game
phrase-hint = give me a hint, i need a hint, hint me, any hints, a hint, give me a tip, tip, what would you play, best move, whats the best move
phrase-giveup = i give up, i surrender, surrender, i quit, quit, quit game, quit the game, exit, end game, end the game, stop the game, stop game, stop playing, cancel, cancel game, leave
phrase-board = show me the board, show the board, show board, show me my board, where is the board, where is my board, show my game, show me my game, where is my game
phrase-rules = what are the rules, show me the rules, explain the rules, how do the rules go, explain, instructions, how do i win, how can i win, what is the goal, what is the goal of the game, whats the goal, what is the aim, whats the aim
phrase-learn = teach me, teach me how to play, teach me to play, learn, learn to play, i want to learn, lesson, lessons, start a lesson, tutorial, how do i learn this, show me how to play
phrase-puzzle = puzzle, puzzles, a puzzle, next puzzle, give me a puzzle, solve a puzzle, play a puzzle, show me a puzzle
phrase-daily = daily challenge, the daily challenge, todays challenge, todays daily, todays game, play daily, play the daily, play the daily challenge, play todays challenge, challenge, challenge of the day, game of the day
phrase-stats = my stats, my statistics, statistics, my results, my record, my score, my scores, show my stats, show me my stats
phrase-achievements = achievements, my achievements, badges, my badges, trophies
phrase-settings = change language, change the language, change my language, language, change theme, change the theme, theme, themes, change settings, my settings, preferences, dark mode, time zone, change time zone
phrase-mydata = delete my data, my data, delete my account, delete everything, what do you store
# What may stand before or after a phrase or the name of a command.
phrase-around = please, pls, can you, could you, i want to, i want, i would like to, i would like, id like to, id like, let me, lets, show me, show me the, show me my, show, show the, show my, give me, give me a, give me the, the, a, my, now, the game, this game, bot
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-rules = rules of, the rules of, what are the rules of, rules for, the rules for, rules, how do i play, how do you play, how to play, how is, played, what is, whats, help with, help, explain, explain the rules of, tutorial, instructions for, about, the game, please
