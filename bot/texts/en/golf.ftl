# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = Golf
# Other names that players type. The second ones mean the game with an option.
golf-called = golf solitaire, solitaire golf, the golf, golf patience, golf cards, golf card game, golf card solitaire, golf classic, classic golf, microsoft golf, windows golf, one foundation, golf solitare, golf solitair, golf soltaire, golf solitiare, golff
golf-called-wrap = putt putt, puttputt, putt putt solitaire, put put, putput, put put solitaire, putt putt golf, golf putt putt, put put golf, putt put, put putt, puttput
golf-credit = Golf: traditional
# The aim in two short sentences, above a player’s first game.
golf-aim = Clear the 7 piles onto the waste. Take a top card next in rank to that of the waste, higher or lower.
golf-pitch = Clear 7 piles in streaks, 1 rank up or down at a time.
golf-typing = Type a pile, such as “a”, or its top card, such as “7h”. “draw” draws. Several moves fit in a line: “a c a”.

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = kings and aces go on each other (Putt Putt)
golf-short-option-wrap = Putt Putt
# What else players type for it.
golf-typed-option-wrap = wrapping, wraps, wrap around, wraparound, with wrapping, around the corner

# A goal of a season.
golf-score-goal = { $score ->
    [one] Leave { $score } card or none in a game of Golf
   *[other] Leave { $score } cards or fewer in a game of Golf
 }

golf-refused-unreadable = Can’t read “{ $text }” as a move. Type a pile, such as “a”, or its top card, such as “7h”. Or type “draw”.
golf-refused-covered = { $card } lies under other cards in pile { $covering }. Take those first.
golf-refused-card-covered = { golf-refused-covered }
