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
