# Black Hole: its name, aim and what is typed; all else is in clearing.ftl.

blackhole-title = Black Hole
# Other names that players type.
blackhole-called = black hole
blackhole-credit = Black Hole: David Parlett
blackhole-aim = Bring all 7 piles onto the ace of spades, 1 rank up or down at a time.
blackhole-pitch = Bring 7 piles onto an ace, 1 rank up or down at a time.
blackhole-typing = Type a pile, such as “a”, or its top card, such as “7h”. Several moves fit in a line: “a c a”.

# There is no stock from which to draw.
blackhole-refused-no-such-move = “{ $move }” isn’t a move in this game. Type a pile, such as “a”, or its top card, such as “7h”.
blackhole-refused-unreadable = Can’t read “{ $text }” as a move. Type a pile, such as “a”, or its top card, such as “7h”.
