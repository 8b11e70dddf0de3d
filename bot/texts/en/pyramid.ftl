# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = Pyramid
# Other names that players type.
pyramid-called = pyramid solitaire, solitaire pyramid, the pyramid, pyramids, pyramid 13, solitaire 13, thirteen solitaire, solitaire thirteen, thirteens solitaire, pile of 28, pyramid patience, pyramid cards, pyramid card game, pyramid classic, classic pyramid, microsoft pyramid, windows pyramid, ms pyramid, egyptian pyramid, egyptian pyramids, pyramid solitare, pyramid solitair, pyramid soltaire, pyramide, pyrimid, piramid, pyramd, pyriamid, pyramid thirteen, add to 13, make 13, thirteen, thirteens, add up to 13
pyramid-credit = Pyramid: traditional
# The aim in two short sentences, above a player’s first game.
pyramid-aim = Clear the pyramid: take 2 free cards that make 13. A king leaves without a partner.
pyramid-pitch = Clear the pyramid: take pairs that make 13.
pyramid-typing = Type 2 cards, such as “qh as”, or their places, such as “g1 g2”. “w” is the waste, and “s” the stock. A king needs no partner: “g3”. “draw” draws, and “redeal” turns the waste over.

# How often players may go through the stock.
pyramid-option-passes = passes through the stock
pyramid-option-passes-any = any number of passes
pyramid-option-passes-3 = 3 passes
pyramid-option-passes-1 = 1 pass
pyramid-short-option-passes-any = any passes
pyramid-short-option-passes-3 = 3 passes
pyramid-short-option-passes-1 = 1 pass

# A goal of a season.
pyramid-score-goal = { $score ->
    [one] Leave { $score } card or none in a game of Pyramid
   *[other] Leave { $score } cards or fewer in a game of Pyramid
 }

pyramid-refused-no-such-move = “{ $move }” isn’t a move in this game. Type 2 cards that make 13, such as “qh as”, or “draw”.
pyramid-refused-unreadable = Can’t read “{ $text }” as a move. Type 2 cards, such as “qh as”, or their places, such as “g1 g2”. Or type “draw” or “redeal”.
