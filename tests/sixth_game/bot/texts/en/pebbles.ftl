# Pebbles: its name, places, moves and states.

pebbles-title = Pebbles
# Other names that players type.
pebbles-called = pebble
pebbles-credit = Pebbles: Solitaire Bot
pebbles-aim = Take the pebbles until none is left.
pebbles-pitch = Take pebbles that are alike from the piles.
pebbles-typing = Name a pile by its letter, such as “a”, or the card on top of it, such as “3r”. Several piles can go in one line: “ab”.
pebbles-option-open = all cards open
pebbles-short-option-open = open
pebbles-scored = Cards left

pebbles-pile = Pile { $name }: { $all ->
    [none] empty.
   *[other] { $all }.
 }
pebbles-taken = { $count ->
    [0] No card is taken yet.
   *[other] Taken last: { $top }.
 }

pebbles-take = { $place1 } · { $card1 }

pebbles-state = { $score ->
    [0] No cards left.
    [one] 1 card left.
   *[other] { $score } cards left.
 }
pebbles-picture-state = { $score } left
pebbles-choices = { $moves ->
    [one] 1 card fits.
   *[other] { $moves } cards fit.
 }

pebbles-ended-cleared = You won! All cards are taken.
pebbles-ended-stuck = You lost: no top card is like the card taken last, with { $score } cards left.

pebbles-refused-no-such-move = “{ $move }” is not a move of Pebbles. Name a pile, such as “a”.
pebbles-refused-empty-pile = Pile { $pile } is empty.
pebbles-refused-unlike = { $card } has neither the count nor the color of { $last }.
pebbles-refused-face-down = Pile { $pile } is named twice. Only cards that are face up now can go together.
pebbles-refused-unreadable = “{ $text }” names no pile and no card that is face up. Name a pile, such as “a”.
