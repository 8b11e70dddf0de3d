# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = the wish, patience wish
wish-credit = Wish: traditional
wish-aim = Take pairs of equal rank from the tops of the piles until none is left.
wish-typing = Type 2 piles, such as “ac”, or 2 cards, such as “7s 7h”. One line can hold several pairs.
wish-pitch = Take pairs of equal rank until all 8 piles are gone.
wish-scored = Cards left
wish-option-open = all cards face up
wish-short-option-open = open

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Pile { $name }{ $seen ->
    [0] : empty.
    [1] : { $cards }{ $hidden ->
        [0] .
        [one] , on top of { $hidden } face-down card.
       *[other] , on top of { $hidden } face-down cards.
    }
   *[other] , from the top: { $cards }.
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] No cards left.
    [one] { $score } card left.
   *[other] { $score } cards left.
 }
wish-picture-state = { $score } left
wish-result = { $score ->
    [0] All cards gone
    [one] { $score } card left
   *[other] { $score } cards left
 }
wish-choices = { $moves ->
    [one] You can take { $moves } pair.
   *[other] You can take { $moves } pairs.
 }

wish-ended-cleared = You won! All cards are gone.
wish-ended-no-pair = You lost: no top cards have the same rank. { wish-state }
wish-ended-no-first-pair = This deal is lost before the first move: no top cards have the same rank. About 1 deal in 160 starts like this.
wish-first-win = You won today’s first game of Wish on your first try. You can make a wish. Don’t tell anyone, or it won’t come true.
# On the picture of the win: at most 48 columns.
wish-first-win-line = You can make a wish

wish-refused-no-such-move = “{ $move }” isn’t a move in Wish. Type 2 piles, such as “ac”.
wish-refused-one-pile = A pair comes from 2 piles. You can’t use pile { $pile } twice.
wish-refused-pile-order = Put the piles of a pair in order from a to h: “take { $first } { $second }”.
wish-refused-empty-pile = Pile { $pile } is empty.
wish-refused-not-a-pair = { $one } on pile { $first } and { $other } on pile { $second } don’t have the same rank.
wish-refused-face-down = You named pile { $pile } twice. A line can only take cards that are face up now. Take the first pair, then look again.
wish-refused-not-on-top = { $card } isn’t on top of a pile right now. Type 2 piles, such as “ac”, or 2 top cards of the same rank.
wish-refused-no-pair = { $count ->
    [0] “{ $text }” isn’t a pair now: no card of that rank is on top.
   *[other] “{ $text }” isn’t a pair now: only one card of that rank is on top.
 }
wish-refused-several-pairs = “{ $text }” can be several pairs: piles { $piles }. Type the letters of 2 of them.
wish-refused-no-partner = { $card } has no partner on top now. Take another pair.
wish-refused-unreadable = Can’t read “{ $text }” as a pair. Type 2 piles, such as “ac”, or 2 top cards, such as “7s 7h”. You can type several pairs at once.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = No other pair can be taken.
wish-hint-safe = All 4 cards of that rank are on top. Taking them costs you nothing.
wish-hint-tallest = No other pair is on taller piles than { $place1 } and { $place2 }. Tall piles hide the most cards.
wish-hint-sampled = Another pair is on taller piles. On boards like yours, this one wins more often.
wish-hint-wins = You can see every card. After this pair, you can still take all of them.
wish-hint-fewest = You can see every card. You can’t take all of them anymore, but this pair leaves the fewest.

# A goal of a season.
wish-score-goal = { $score ->
    [one] Leave { $score } card or none in a game of Wish
   *[other] Leave { $score } cards or fewer in a game of Wish
 }
