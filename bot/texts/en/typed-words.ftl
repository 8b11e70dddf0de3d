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
word-draw = draw
word-redeal = redeal, recycle
word-waste = waste
word-stock = stock
word-held = held
word-hold = hold
word-pile = pile
word-cell = cell
word-and = and
word-pair = pair
word-both = both
word-to = to
word-then = then
# Words without a meaning of their own.
word-the = the, please, pls, plz

# The word that confirms a move that would lose at once; “yes” is read in every language.
typed-yes = yes
# Letters that are words of moves only where the line as it stands is no move: each with its English word.
typed-letters = n and
# Small numbers beside the name of an option, as in “spider with two suits”.
typed-number-1 = one, single
typed-number-2 = two, double
typed-number-3 = three, triple
typed-number-4 = four
# What else they type for the option of games that shows all cards.
typed-option-open = face up, all face up, all cards face up, visible

# What players type instead of commands, whole lines without capitals and punctuation. All languages are read everywhere.
phrase-greeting = hello, hi, hey, hello there, hi there, hey there, hello bot, hi bot, hey bot, hello everyone, hi everyone, hi all, good morning, good afternoon, good evening, good day, greetings, howdy, yo, welcome
# They do not know what to do.
phrase-help = what do i do, what do i do now, what do i do here, what should i do, what should i do now, what can i do, what can i do here, what now, now what, what next, help me, help please, please help, please help me, can you help me, i need help, how, how does this work, how does it work, how does this game work, how do i play, how do you play, how do i play this, how to play, how do i start, how do i move, how can i play, what is this, whats this, what can you do, what can i type, what are my moves, i dont know what to do, i dont understand, i dont get it, i am lost, im lost, im stuck, huh, what, can i undo, how do i undo, how can i undo, how do i get a hint, can i get a hint, what moves do i have, which moves do i have, what moves are there, possible moves, where do i click, where do i press, who are you, what are you, what does this do, what am i supposed to do, wtf do i do, idk, idk what to do, i have no idea, i have no idea what im doing, how do u play, how do u play this, how does one play this, what do i type, im confused, i am confused, confused
# They want the list of their games, the menu of all games, or another game of the same kind.
phrase-games = my games, my open games, show my games, show me my games, open games, list my games, where are my games, my game, continue, continue my game, back to my game, go on, resume my game, resume game, games list, continue game, my last game
phrase-menu = lets play, i want to play, i want to play a game, play a game, start a game, lets play a game, all games, which games are there, what games are there, what games do you have, what can i play, choose a game, list games, list of games, show games, show all games, menu, main menu, list, options, play something, other games, another game, another kind of game, something else, play something else, a different game, different game, another kind, what else is there, what else do you have, what other games are there, what other games do you have, switch game, switch games, change game, change the game, other game, lets play something else, what else can i play, begin, lets begin, lets start, start playing, get started, i want to start, begin a game
phrase-new = new game, a new game, start a new game, new game please, next game, one more, another, another one, new one, a new one, next, next one, the next one, deal me another, deal me another one, deal again, new deal, another deal, a different deal, different deal, skip, skip this, skip this one, one more game, another round, new round, can we start a new game
# What may stand before or after the name of a game that they want to play.
phrase-around-name = a game of, play a game of, lets play, lets play a game of, i want to play, i would like to play, id like to play, can i play, start, start a game of, a round of, please, solitaire, game, the game, now, can we play, could we play, can you play, do you have, do you know, have you got, lets do, lets, i want, normal, regular, classic, play, a, one, of, what about, how about, deal, deal me, new, start a, is there, any, got, here, ok, hey, pls, plz, wanna, wanna play, i wanna play, id love to play, could i play, may i play, can i have, could i have, i would like, id like, give me, play me, play me a game of
# They want to see all commands.
phrase-commands = commands, list of commands, all commands, which commands are there, what commands are there, command list
# They want one of these.
phrase-undo = take back, take it back, take that back, undo that, undo it, undo last move, undo the last move, undo my move, undo my last move, one move back, 1 move back, go back, go back one move, back, oops, i misclicked, misclick, my mistake, i made a mistake, wrong move, that was wrong, wait go back, back up, take back my move, take back my last move, take back the last move, take that move back
phrase-restart = start over, start again, start from the beginning, begin again, try again, try it again, play again, play it again, same deal, once more, again, reset, reset the game, one more time, from the top, start this over, start over from the beginning, let me try again, restart this, same again, the same again, redo this game, from the beginning, once again, start from scratch
phrase-hint = give me a hint, i need a hint, hint me, any hints, a hint, give me a tip, tip, what would you play, best move, whats the best move, hint please, hint, i could use a hint, got a hint, got a hint for me, what should i play, what should i play next, whats my next move, what is my next move, show me a move, which move is best, im out of ideas, i need help with a move, clue, a clue
phrase-giveup = i give up, i surrender, surrender, i quit, quit, quit game, quit the game, exit, end game, end the game, stop the game, stop game, stop playing, cancel, cancel game, leave, im done, i am done, i want to stop, this is impossible, impossible, i cant do this, done with this
phrase-finish = finish it, finish the game, finish game, finish this, auto finish, autofinish, autocomplete, auto complete, complete, complete it, complete the game, play it out, play the rest, play out the rest, all home, send all home, send everything home, everything home
phrase-board = show me the board, show the board, show board, show me my board, where is the board, where is my board, show my game, show me my game, where is my game
phrase-rules = what are the rules, show me the rules, explain the rules, how do the rules go, explain, instructions, how do i win, how can i win, what is the goal, what is the goal of the game, whats the goal, what is the aim, whats the aim, remind me of the rules, how do you win this, how do i win this, how do you win, how to win, the rules please, explain the game
phrase-learn = teach me, teach me how to play, teach me to play, learn, learn to play, i want to learn, lesson, lessons, start a lesson, tutorial, how do i learn this, show me how to play
phrase-puzzle = puzzle, puzzles, a puzzle, next puzzle, give me a puzzle, solve a puzzle, play a puzzle, show me a puzzle
phrase-daily = daily challenge, the daily challenge, todays challenge, todays daily, todays game, play daily, play the daily, play the daily challenge, play todays challenge, challenge, challenge of the day, game of the day
phrase-stats = my stats, my statistics, statistics, my results, my record, my score, my scores, show my stats, show me my stats
phrase-achievements = achievements, my achievements, badges, my badges, trophies
phrase-settings = change settings, my settings, preferences, open settings, open the settings, change something
# They want to change one of these settings, or to play with options that make it harder or easier.
phrase-language = change language, change the language, change my language, language, languages, switch language, switch the language, how do i change the language, which languages, what languages do you speak, do you speak english, do you speak german, do you speak spanish, do you speak french, do you speak japanese, do you speak russian, change language to english, change language to german, change language to spanish, change language to french, in english, in german, in french, in spanish, in another language
phrase-theme = change theme, change the theme, theme, themes, dark mode
phrase-zone = time zone, change time zone, change the time zone, my time zone
phrase-harder = harder, a harder one, something harder, a harder game, more difficult, make it harder, can you make it harder, too easy, this is too easy, thats too easy, its too easy, easier, an easier one, something easier, make it easier, too hard, too difficult, this is too hard, thats too hard, thats too hard for me, its too hard, change difficulty, difficulty
# Small talk: thanks, annoyance, joy, a goodbye, and what only fills a pause. Each has a short answer (talk-…).
phrase-thanks = thanks, thank you, thank u, thx, thnx, ty, tysm, tyvm, thanks a lot, thanks so much, thank you so much, thank u so much, thank you very much, many thanks, much appreciated, cheers, thanks bro, thanks man, nice thanks, ok thanks, great thanks
phrase-upset = ugh, argh, aargh, damn, damn it, dammit, oh no, oh man, noo, nooo, no way, crap, shit, fuck, wtf, omg, this sucks, you suck, that sucks, it sucks, so unfair, unfair, thats unfair, bad luck, bad luck again, just my luck, this is hard, this is annoying, annoying, boring, this is boring, i hate this, stupid game, stupid bot, bad bot, sigh, oof, rip, i lost
phrase-nice = nice, nice one, cool, great, awesome, amazing, wow, lol, lmao, rofl, hahaha, haha, good bot, good game, gg, ggwp, yay, yes i won, i won, well done, that was close, wow that was close, so close, i love this, i love this game, love it, this is fun, fun, good job, perfect, sweet, hehehe, xd, not bad, that was fun, that was nice, this is great
phrase-bye = bye, bye bye, goodbye, good night, gn, see you, see ya, cya, see you later, see you tomorrow, later, ttyl, gotta go, i have to go, g2g, brb, take care, until tomorrow
phrase-okay = ok, okay, k, kk, sure, yep, yup, no, nope, nah, hmm, hm, hmmm, let me think, hmm let me think, wait, one moment, one sec, just a moment, alright, fine, i see, got it, understood, makes sense, never mind, nvm, ok then, right, cool ok, so
phrase-mydata = delete my data, my data, delete my account, delete everything, what do you store
# What may stand before or after a phrase or the name of a command.
phrase-around = please, pls, can you, could you, i want to, i want, i would like to, i would like, id like to, id like, let me, lets, show me, show me the, show me my, show, show the, show my, give me, give me a, give me the, the, a, my, now, the game, this game, bot, ok, okay, oh, oops, wait, hey, hi, hello, well, so, um, hmm, lol, just, can i, could i, may i, can we, could we, do you have, got, for me, this one, that, it, this, again, now please, plz, then, here, to, i need, i need a, actually, maybe, dear bot, man, bro, an, any, some, is there, u, you, yes, no, wanna, i wanna, gonna, really, very, way, all
# What may stand before or after the name of a game whose rules they want to read.
phrase-around-option = with, and, deal, deals, game, please, number, num, nr
phrase-around-rules = rules of, the rules of, what are the rules of, rules for, the rules for, rules, how do i play, how do you play, how to play, how is, played, what is, whats, help with, help, explain, explain the rules of, tutorial, instructions for, about, the game, please, how does, how do, work, works
phrase-around-lesson = learn, learn to play, learn how to play, teach me, teach me to play, teach me how to play, i want to learn, i want to learn to play, i want to learn how to play, id like to learn, i would like to learn, can you teach me, lesson, a lesson, the lesson, lesson for, lesson in, lesson on, lessons, lessons for, start the lesson for, a lesson in, please, pls
# The same for the name of a game of which they want to solve a puzzle.
phrase-around-puzzle = puzzle, puzzles, a puzzle, puzzle of, puzzles of, puzzle for, a puzzle of, give me a, give me a puzzle of, solve a, next, please
