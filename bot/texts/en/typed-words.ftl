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
word-play = play
word-place = place
word-drawn = drawn
word-held = held
word-hold = hold
word-pile = pile
word-and = and
word-to = to
word-then = then
# Words without a meaning of their own.
word-the = the

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = yes

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = hello, hi, hey, hello there, hi there, hey there, hello bot, hi bot, hey bot, hello everyone, hi everyone, hi all, good morning, good afternoon, good evening, good day, greetings, howdy, yo, welcome
# They do not know what to do.
phrase-help = what do i do, what do i do now, what do i do here, what should i do, what should i do now, what can i do, what can i do here, what now, now what, what next, help me, help please, please help, please help me, can you help me, i need help, how, how does this work, how does it work, how does this game work, how do i play, how do you play, how do i play this, how to play, how do i start, how do i move, how can i play, what is this, whats this, what can you do, what can i type, what are my moves, i dont know what to do, i dont understand, i dont get it, i am lost, im lost, im stuck, huh, what
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = my games, my open games, show my games, show me my games, open games, list my games, where are my games, my game, continue, continue my game, back to my game, go on
phrase-menu = lets play, i want to play, i want to play a game, play a game, start a game, lets play a game, all games, which games are there, what games are there, what games do you have, what can i play, choose a game, list games, list of games, show games, show all games, menu
phrase-new = new game, a new game, another game, start a new game, new game please, next game
# What may stand before or after the name of a game that they want to play.
phrase-around-name = a game of, play a game of, lets play, lets play a game of, i want to play, i would like to play, id like to play, can i play, start, start a game of, a round of, please, solitaire, game, the game, now
