# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-typing = A cell alone places the drawn card: “g4”. For a held card say its number first, as in “1 c3”, or name any card you see: “3rm c3” for three red moons. “hold” holds the drawn card and draws the next.
blink-scored = Points

blink-option-decks = how many decks
blink-option-decks-1 = one deck
blink-option-decks-2 = two decks
blink-option-decks-3 = three decks
blink-short-option-decks-1 = 1 deck
blink-short-option-decks-2 = 2 decks
blink-short-option-decks-3 = 3 decks

blink-option-table = how large the table is
blink-option-table-roomy = roomy table
blink-option-table-snug = snug table
blink-option-table-tight = tight table
blink-short-option-table-roomy = roomy table
blink-short-option-table-snug = snug table
blink-short-option-table-tight = tight table

blink-option-hold = how many cards can be held
blink-option-hold-0 = no card held
blink-option-hold-1 = one card held at most
blink-option-hold-2 = up to two cards held
blink-option-hold-3 = up to three cards held
blink-short-option-hold-0 = hold none
blink-short-option-hold-1 = hold 1
blink-short-option-hold-2 = hold 2
blink-short-option-hold-3 = hold 3

blink-option-timer = whether time counts
blink-option-timer-off = without a timer
blink-option-timer-10 = timer at 10 minutes
blink-option-timer-20 = timer at 20 minutes
blink-option-timer-30 = timer at 30 minutes
blink-short-option-timer-off = no timer
blink-short-option-timer-10 = 10 minutes
blink-short-option-timer-20 = 20 minutes
blink-short-option-timer-30 = 30 minutes

blink-cell = { $name }: { $cards }
blink-cell-row = On the table. { $places }.
blink-drawn = { $count ->
    [0] No card is drawn: the stock has run out.
   *[other] Drawn: { $cards }.
 }
blink-held = { $name ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }: { $count ->
    [0] empty
   *[other] { $cards }
 }
blink-held-row = Held cards, by number. { $places }.
blink-stock = { $count ->
    [0] No card is left to draw.
    [one] 1 card is left to draw.
   *[other] { $count } cards are left to draw.
 } The table has { $columns } columns, from A, and { $rows } rows, from 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = drawn
blink-printed-held1 = held1
blink-printed-held2 = held2
blink-printed-held3 = held3
blink-printed-stock = stock

blink-state = { blink-points }{ $timer ->
    [0] .
   *[other] , { $clock } minutes gone of { $timer }.
 }
blink-picture-state = { blink-points } · { $stock } to draw
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , { $stock } left to draw
 }
blink-points = { $score ->
    [one] 1 point
   *[other] { $score } points
 }
# The table is empty while all cards but the drawn one are in the stock.
blink-choices = { $decks ->
    [2] { $stock ->
        [119] { blink-first }
       *[other] { blink-next }
    }
    [3] { $stock ->
        [179] { blink-first }
       *[other] { blink-next }
    }
   *[1] { $stock ->
        [59] { blink-first }
       *[other] { blink-next }
    }
 }
blink-first = Place the first card on any cell.
blink-next = { $hold ->
    [0] Place the drawn card:
   *[other] { $stock ->
        [0] Place the drawn card or a held one:
       *[other] Place the drawn card or a held one, or hold the drawn one if there is room:
    }
 } { $moves ->
    [one] 1 move is possible.
   *[other] { $moves } moves are possible.
 }

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { blink-slot }{ $card1 } { $place2 }{ blink-gain }
# In a list of moves as they are typed.
blink-typed-moves = You can type, with the points in parentheses: { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [drawn] { "" }
    [held1] { "1: " }
    [held2] { "2: " }
   *[held3] { "3: " }
 }
blink-place-first = { blink-from } { $card1 } · { $moves ->
    [one] 1 cell
   *[other] { $moves } cells
 }
blink-from = { $place1 ->
    [drawn] Drawn
    [held1] Held 1:
    [held2] Held 2:
   *[held3] Held 3:
 }
blink-place-then = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
blink-choosing-place = Where shall { $card1 } go? { $moves ->
    [one] 1 cell suits.
   *[other] { $moves } cells suit.
 }
blink-hold = Hold { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = You won! Every card is placed, for { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. Times the clock’s factor that is { $score }: { $clock } minutes are gone, with the timer at { $timer }.
 }
blink-raw = { $raw ->
    [one] 1 point
   *[other] { $raw } points
 }
blink-ended-no-place = You lost: no card at hand fits anywhere, and none can be held. You have made { blink-points }.
blink-ended-edge = You lost to the table’s edge: a card at hand would have fitted just beyond it, but none fits on the table, and none can be held. You have made { blink-points }.

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = Nothing else can be played.
blink-hint-first = From the middle of the table, the cards can spread to all sides.
blink-hint-hold = Holding costs nothing while there is room: you can still place the card, and see the next one first.
blink-hint-scarce = { $cells ->
    [one] { $card1 } fits on no other cell.
   *[other] { $card1 } fits on no more than { $cells } cells.
 } Later there may be none.
blink-hint-hole = { $place2 } touches { $touched } cards, { $cards ->
    [0] and no other card that is left fits there.
    [one] and only one other card that is left fits there.
   *[other] and only { $cards } other cards that are left fit there.
 }
blink-hint-points = No other placement makes more than these { $points } points.
blink-hint-open = It leaves the cards that are still to come the best places.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] { $card } has no place now.
    [one] { $card } can go to { $cells } alone.
    [2] { $card } can go to { $cells }.
    [3] { $card } can go to { $cells }.
   *[other] { $card } can go to { $cells } and others.
 }
blink-refused-no-such-move = “{ $move }” is no move of Blink. Name a cell for the drawn card, such as “g4”, or a held card and a cell, such as “1 c3”, or say “hold”.
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = This game has no held card { blink-held-number }: { $hold ->
    [0] no card can be held.
    [one] one card can be held.
   *[other] { $hold } cards can be held.
 }
blink-refused-nothing-drawn = No card is drawn: the stock has run out. Say which held card is to be placed, such as “1 c3”.
blink-refused-nothing-held = There is no held card { blink-held-number } now.
blink-refused-off-table = { $cell } is not on the table, which goes from A1 to { $last }.
blink-refused-taken = { $other } lies on { $cell }, and placed cards never move. { blink-where }
blink-refused-no-match = On { $cell }, { $card } would touch { $other } on { $at }, and they share nothing. { blink-where }
blink-refused-touches-nothing = On { $cell }, { $card } would touch no card. { blink-where }
blink-refused-first-card = The first card is placed, not held. It can go to any cell.
blink-refused-no-hold = No card can be held in this game.
blink-refused-nothing-to-draw = This is the last card: there is no next one to draw, so it is not held. Place it or a held card.
blink-refused-hold-full = { $hold ->
    [one] One card is held, and no more can be.
   *[other] { $hold } cards are held, and no more can be.
 } Place the drawn card or a held one.
blink-refused-not-yet-drawn = Only cards that you can see now go together in one line. After the drawn card has gone, look at the next one first.
blink-refused-not-at-hand = { $card } is neither drawn nor held.
blink-refused-unreadable = “{ $text }” names no move. Name a cell for the drawn card, such as “g4”, or a held card and a cell, such as “1 c3”, or say “hold”.
