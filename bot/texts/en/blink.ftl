# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = blink
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-aim = Place all cards so that touching cards share a count, color or shape.
blink-typing = Type a cell for the drawn card: “g4”. For a held card, type its number first: “1 c3”. Or type the card’s name: “3rm c3” places 3 red moons on C3. “hold” holds the drawn card and draws the next.
blink-pitch = Place every card next to cards that match it.
blink-scored = Points

blink-option-decks = number of decks
blink-option-decks-1 = 1 deck
blink-option-decks-2 = 2 decks
blink-option-decks-3 = 3 decks
blink-short-option-decks-1 = 1 deck
blink-short-option-decks-2 = 2 decks
blink-short-option-decks-3 = 3 decks

blink-option-table = table size
blink-option-table-roomy = roomy table
blink-option-table-snug = snug table
blink-option-table-tight = tight table
blink-short-option-table-roomy = roomy table
blink-short-option-table-snug = snug table
blink-short-option-table-tight = tight table

blink-option-hold = cards you can hold
blink-option-hold-0 = hold no cards
blink-option-hold-1 = hold up to 1 card
blink-option-hold-2 = hold up to 2 cards
blink-option-hold-3 = hold up to 3 cards
blink-short-option-hold-0 = hold none
blink-short-option-hold-1 = hold 1
blink-short-option-hold-2 = hold 2
blink-short-option-hold-3 = hold 3

blink-option-timer = timer
blink-option-timer-off = no timer
blink-option-timer-10 = timer: 10 minutes
blink-option-timer-20 = timer: 20 minutes
blink-option-timer-30 = timer: 30 minutes
blink-short-option-timer-off = no timer
blink-short-option-timer-10 = 10 minutes
blink-short-option-timer-20 = 20 minutes
blink-short-option-timer-30 = 30 minutes

blink-option-open = next cards face up
blink-short-option-open = open

blink-cell = { $name }: { $cards }
blink-cell-row = On the table. { $places }.
blink-drawn = { $count ->
    [0] No drawn card: the stock is empty.
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
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] No cards are left to draw.
    [one] { $count } card is left to draw.
   *[other] { $count } cards are left to draw.
 }{ $seen ->
    [0] { "" }
   *[other] { " " }In order, the next one first: { $cards }.{ $hidden ->
        [0] { "" }
        [one] { " " }After them, { $hidden } card is face down.
       *[other] { " " }After them, { $hidden } cards are face down.
    }
 } The table has { $columns } columns, from A, and { $rows } rows, from 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = drawn
blink-printed-held1 = held1
blink-printed-held2 = held2
blink-printed-held3 = held3
blink-printed-stock = stock
blink-printed-next = next

blink-state = { blink-points }.{ $timer ->
    [0] { "" }
   *[other] { " " }Time: { $clock } of { $timer } minutes.
 }
blink-picture-state = { blink-points } · { $stock } to draw
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , { $stock } left to draw
 }
blink-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = Place { $drawn-cards } anywhere on the table.
blink-next = You drew { $drawn-cards }.{ $stock ->
    [0] { " " }It’s the last card, so you can’t hold it.
   *[other] { "" }
 } { $fits ->
    [0] That card doesn’t fit anywhere now. { $room ->
        [0] Place a held card.
       *[other] { $held ->
            [0] Hold it for later.
           *[other] Hold it for later, or place a held card that fits.
        }
    }
   *[other] That card must share a count, color or shape with every card it touches. { $room ->
        [0] { $held ->
            [0] Place it.
           *[other] Place it or a held card.
        }
       *[other] { $held ->
            [0] Place it, or hold it for later.
           *[other] Place it or a held card, or hold it for later.
        }
    }
 }
blink-last = You drew every card. Place the held ones: { $held-cards }. They must share a count, color or shape with every card they touch.

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] Place
   *[other] { blink-slot }:
 } { $card1 } on { $place2 }{ blink-gain }
# The picture shows which cards are held.
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = Place in the center
blink-place-shortcut-short = Center
# In a list of moves as they are typed.
blink-typed-moves = You can type, with the points in parentheses: { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] Held 1
    [held2] Held 2
   *[held3] Held 3
 }
blink-place-first = { $place1 ->
    [drawn] Place { $card1 }…
   *[other] { blink-slot }: { $card1 }…
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } points)
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = Column { $letters }
blink-bunch-number = Row { $number }
blink-choosing-place = Choose a cell for { $card1 }. { $moves ->
    [one] { $moves } cell fits.
   *[other] { $moves } cells fit.
 }
blink-hold = Hold { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = You won! You placed every card: { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. The timer makes that { $score }: you took { $clock } of { $timer } minutes.
 }
blink-raw = { $raw ->
    [one] { $raw } point
   *[other] { $raw } points
 }
# How a game was lost: cards are held only while another can be drawn.
blink-ended-no-place = { $stock ->
    [0] You lost: none of your cards fits anywhere, and there’s no other to draw, so you can’t hold one either. You scored { blink-points }.
   *[other] You lost: none of your cards fits anywhere, and you can’t hold another. You scored { blink-points }.
 }
blink-ended-edge = { $stock ->
    [0] You lost to the table’s edge: one of your cards would fit just beyond it. None fits on the table, and there’s no other to draw, so you can’t hold one either. You scored { blink-points }.
   *[other] You lost to the table’s edge: one of your cards would fit just beyond it. None fits on the table, and you can’t hold another. You scored { blink-points }.
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = You can’t play anything else.
blink-hint-first = From the center of the table, the cards can spread in every direction.
blink-hint-hold = Holding costs nothing while you have room. You see the next card, and can still place this one.
blink-hint-keep = Holding costs nothing while you have room. You get one more card to choose from, and can still place this one.
blink-hint-scarce = { $cells ->
    [one] Only { $cells } cell fits { $card1 }.
   *[other] Only { $cells } cells fit { $card1 }.
 } Later there may be none.
blink-hint-hole = { $place2 } touches { $touched } cards. { $cards ->
    [0] No other card that’s left fits there.
    [one] Only { $cards } other card that’s left fits there.
   *[other] Only { $cards } other cards that are left fit there.
 }
blink-hint-points = It scores { $points } points. No other cell scores more.
blink-hint-open = It leaves the best places for the cards still to come.
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = You can see every card to come. After this move, you can place them all for { $best } points.
blink-hint-most = You can see every card to come. After this move, you can place them all for { $best } points. No other way scores more.
blink-hint-short = You can see every card to come. I found no way to place them all. This way scores { $best } points.
blink-hint-none = You can see every card to come. You can’t place them all anymore. The best way scores { $best } points.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] There’s no cell for { $card } now.
    [1] The only cell for { $card } is { $cells }.
    [2] Cells for { $card }: { $cells }.
    [3] Cells for { $card }: { $cells }.
   *[other] Cells for { $card }: { $cells } and others.
 }
blink-refused-no-such-move = “{ $move }” isn’t a move in Blink. Type a cell for the drawn card: “g4”. For a held card, type its number first: “1 c3”. Or type “hold”.
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = This game has no held card { blink-held-number }: { $hold ->
    [0] you can’t hold cards.
    [one] you can hold only { $hold } card.
   *[other] you can hold only { $hold } cards.
 }
blink-refused-nothing-drawn = You have no drawn card: the stock is empty. Type the held card to place, such as “1 c3”.
blink-refused-nothing-held = Place { blink-held-number } for held cards is empty.
blink-refused-off-table = { $cell } isn’t on the table, which goes from A1 to { $last }.
blink-refused-taken = { $cell } is taken by { $other }, and placed cards never move. { blink-where }
blink-refused-no-match = On { $cell }, { $card } would touch { $other } on { $at }, and they share nothing. { blink-where }
blink-refused-touches-nothing = On { $cell }, { $card } wouldn’t touch any card. { blink-where }
blink-refused-first-card = You can’t hold the first card. Place it on any cell.
blink-refused-no-hold = You can’t hold cards in this game.
blink-refused-nothing-to-draw = You can’t hold the last card, because there’s no next one to draw. Place it or a held card.
blink-refused-hold-full = { $hold ->
    [one] You’re holding { $hold } card, and there’s no room for more.
   *[other] You’re holding { $hold } cards, and there’s no room for more.
 } Place the drawn card or a held one.
blink-refused-not-yet-drawn = A line can only use cards you see now. Place or hold the drawn card, then look at the next one.
blink-refused-not-at-hand = You can’t place { $card }: only the drawn card or a held one.
blink-refused-stock-draws = The next card comes when you place or hold the drawn one.
blink-refused-all-drawn = The stock is empty, so there’s no card left to draw. Place the cards you have left.
blink-refused-can-hold = No cell fits { $card } now, but you can hold it.
blink-refused-fits-nowhere = No cell fits { $card } now. Play another card first.
blink-refused-hold-here = You can hold the drawn card: press the first free place.
blink-refused-cell-taken = { $cell } is taken by { $other }. Placed cards never move.
blink-refused-cell-alone = A card on { $cell } wouldn’t touch any other. Choose a cell next to a card.
blink-refused-no-card-fits = On { $cell }, { $card } would touch { $other } on { $at }, and they share nothing.{ $others ->
    [0] { "" }
    [1] { " " }Your other card doesn’t fit there either.
   *[other] { " " }Your other cards don’t fit there either.
 }
blink-refused-unreadable = Can’t read “{ $text }” as a move. Type a cell for the drawn card: “g4”. For a held card, type its number first: “1 c3”. Or type “hold”.

# The goal of a second try, and a score in its terms.
blink-goal = win with { $goal } points or more
blink-goal-score = { $score } points

# A goal of a season.
blink-score-goal = { $score ->
    [one] Score { $score } point or more in Blink Solitaire
   *[other] Score { $score } points or more in Blink Solitaire
 }
