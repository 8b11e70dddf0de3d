# Wish: its name, places, moves, states and hints.

wish-title = Wish
wish-credit = Wish: traditional
wish-typing = Name two piles by their letters, such as “ac”, or two cards, such as “7s 7h”. Several pairs can go in one line.
wish-scored = Cards left
wish-option-open = all cards open
wish-short-option-open = open

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Pile { $name }{ $seen ->
    [0] : empty.
    [one] : { $cards }{ $hidden ->
        [0] .
        [one] , over 1 card face down.
       *[other] , over { $hidden } cards face down.
    }
   *[other] , from the top: { $cards }.
 }

wish-take = { $place1 } { $place2 } · { $card1 } { $card2 }

wish-state = { $score ->
    [0] No cards left.
    [one] 1 card left.
   *[other] { $score } cards left.
 }
wish-picture-state = { $score } left
wish-result = { $score ->
    [0] All cards gone
    [one] 1 card left
   *[other] { $score } cards left
 }
wish-choices = { $moves ->
    [one] 1 pair can go.
   *[other] { $moves } pairs can go.
 }

wish-ended-cleared = You won! All cards are gone.
wish-ended-no-pair = You lost: no two face-up cards are of one rank, with { $score } cards left.
wish-ended-no-first-pair = This deal is lost before the first move: no two face-up cards are of one rank. That happens to about one deal in 160.
wish-first-win = Your first game of Wish today, won at the first try: you may make a wish. Don’t tell it, or it will not come true.

wish-refused-no-such-move = “{ $move }” is no move of Wish. Name two piles, such as “ac”.
wish-refused-one-pile = A pair comes from two piles, not from pile { $pile } twice.
wish-refused-pile-order = Name the piles of a pair from a to h: “take { $first } { $second }”.
wish-refused-empty-pile = Pile { $pile } is empty.
wish-refused-not-a-pair = { $one } on pile { $first } and { $other } on pile { $second } are not of one rank.
wish-refused-face-down = Pile { $pile } is named twice. Only cards that are face up now can go together: play the first pair, then look again.
wish-refused-unreadable = “{ $text }” names no pair. Name two piles, such as “ac”, or two face-up cards, such as “7s 7h”; several pairs at once are fine.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = No other pair can go.
wish-hint-safe = All four cards of that rank are on top: taking them loses nothing.
wish-hint-tallest = No other pair lies on taller piles than { $place1 } and { $place2 }: tall piles hide the most cards.
wish-hint-sampled = There is a pair on taller piles, but in deals that look like this one, this pair wins more often.
wish-hint-wins = Every card can be seen: after this pair, all of them can still go.
wish-hint-fewest = Every card can be seen: all can go no more, but after this pair the fewest are left.
