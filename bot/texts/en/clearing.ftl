# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = Cards left
clearing-option-open = all cards visible
clearing-short-option-open = open

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] The stock is empty.
   *[other] { $hidden ->
        [0] { $seen ->
            [1] Stock: { $cards }.
           *[other] Stock, the next card first: { $cards }.
        }
        [one] { $seen ->
            [0] Stock: { $hidden } card, face down.
           *[other] Stock: { $cards }, then { $hidden } face-down card.
        }
       *[other] { $seen ->
            [0] Stock: { $hidden } cards, face down.
           *[other] Stock: { $cards }, then { $hidden } face-down cards.
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] The waste is empty.
   *[other] { $pairs ->
        [0] Waste: { $top }.
       *[other] { $count ->
            [1] Waste: { $upper }.
            [2] Waste, from the top: { $upper }.
            [3] Waste, from the top: { $upper }.
           *[other] Waste: { $count } cards, from the top: { $upper }…
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] Pile { $name }: { $all }.
   *[other] Pile { $name }, from the top: { $all }.
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = Free: { $places }.
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] face down
 } under { $under }
clearing-pile-covered-row = Row { $row }: { $places }.

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = waste

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] { " " }from the stock
        [waste] { " " }from the waste
       *[other] { " " }from { $place1 }
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = Choose a partner for { $card1 }.
clearing-draw = Draw a card
clearing-draw-short = Draw
clearing-redeal = Turn the waste over
clearing-redeal-short = Turn over

clearing-left = { $score ->
    [0] All cards are cleared
    [one] { $score } card left to clear
   *[other] { $score } cards left to clear
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Streak: { $streak }, longest: { $longest }.
 }
clearing-state = { clearing-left }.{ clearing-streak }
clearing-picture-state = { $score } left
clearing-result = { $score ->
    [0] All cards cleared
    [one] { $score } card left
   *[other] { $score } cards left
 }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }You can do that { $redeals } more time.
   *[other] { " " }You can do that { $redeals } more times.
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] Choose a move.
           *[other] Choose a move. The stock is used up.
        }
       *[other] { $waste ->
            [0] Choose a move. Stock and waste are used up.
           *[other] { $matches ->
                [0] Nothing matches now: turn the waste over.
               *[other] Choose a move, or turn the waste over.
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] Nothing matches now: draw a card.
       *[other] Choose a move, or draw a card.
    }
 }

clearing-ended-cleared = You won! All cards are cleared, after { $moves } moves.{ $longest ->
    [0] { "" }
   *[other] { " " }Longest streak: { $longest }.
 }
clearing-ended-no-match = You lost: nothing matches{ $passes ->
    [0] { "" }
   *[other] , and the stock is used up
 }. { clearing-left }.
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = No move leads on now: whatever you draw, nothing will match.

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = No other move helps now.
clearing-hint-wins = All cards are known. With this move, you can still clear them all.
clearing-hint-fewest = All cards are known. No way to clear them all was found, but this move leaves the fewest of those tried.
clearing-hint-safe = It costs you nothing: you won’t need this later.
clearing-hint-tried = This move won { $won } of { $samples } imagined deals, the next best one { $other }.
clearing-hint-likely = This move won { $won } of { $samples } imagined deals.
clearing-hint-far = No way to win was found in { $samples } imagined deals. This move left the fewest cards.
clearing-hint-draw = In imagined deals, drawing now wins more often than taking cards.
clearing-hint-unwinnable = This position can’t be won anymore, whatever you play. Undo some moves, or start a new game.

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
clearing-wanted = { $wanted ->
    [A] an ace
    [8] an 8
    [T] a 10
    [J] a jack
    [Q] a queen
    [K] a king
   *[other] a { $wanted }
 }
clearing-lower = { $lower ->
    [A] an ace
    [8] an 8
    [T] a 10
    [J] a jack
    [Q] a queen
    [K] a king
   *[other] a { $lower }
 }
clearing-or-higher = { $higher ->
    [A] { " " }or an ace
    [2] { " " }or a 2
    [3] { " " }or a 3
    [4] { " " }or a 4
    [5] { " " }or a 5
    [6] { " " }or a 6
    [7] { " " }or a 7
    [8] { " " }or an 8
    [9] { " " }or a 9
    [T] { " " }or a 10
    [J] { " " }or a jack
    [Q] { " " }or a queen
    [K] { " " }or a king
   *[other] { "" }
 }

clearing-refused-no-such-move = “{ $move }” isn’t a move in this game. Type a card or its place, such as “7h”, or “draw”.
clearing-refused-one-card = A pair needs 2 different cards. You named { $place } twice.
clearing-refused-order = Put the places of a pair in order: “take { $first } { $second }”.
clearing-refused-not-yet-seen = “{ $move }” may depend on cards that the moves before it turn up. Enter those moves first, then look.
clearing-refused-not-from-waste = You can’t take cards from the waste. They only go onto it.
clearing-refused-not-from-stock = You can’t take cards from the stock. Draw to turn one up.
clearing-refused-nothing-there = { $place ->
    [stock] The stock is empty.
    [waste] The waste is empty.
   *[other] There’s no card at { $place }.
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = The card at { $place } is face down. Clear what lies on it first: { $covering }.
clearing-refused-covered = { $card } at { $place } isn’t free. Clear what lies on it first: { $covering }.
clearing-refused-needs-partner = { $card } leaves only with { clearing-wanted }: together they make { $total }. Name both cards.
clearing-refused-not-the-total = { $card } and { $other } make { $sum }, not { $total }.
clearing-refused-waste-empty = The waste is empty. Draw a card first.
clearing-refused-not-next = { $card } can’t go on { $top }: only { clearing-lower }{ clearing-or-higher } can.
clearing-refused-stock-not-empty = The stock still has cards. Draw them first, then turn the waste over.
clearing-refused-no-stock = There’s no stock in this game.
clearing-refused-stock-empty = The stock is used up.
clearing-refused-turn-waste-over = The stock is empty. Turn the waste over first.
clearing-refused-no-pass-left = { $passes ->
    [one] You can’t turn the waste over: you can go through the stock only { $passes } time.
   *[other] You can’t turn the waste over: you can go through the stock only { $passes } times.
 }
# What a typed line says that is no move.
clearing-refused-unreadable = Can’t read “{ $text }” as a move. Type a card or its place, such as “7h”. Or type “draw”.
clearing-refused-too-many-words = That line is too long: at most { $most } words are read. Enter the first moves, then the rest.
clearing-refused-card-covered = { $card } at { $place } isn’t free. Clear what lies on it first: { $covering }.
clearing-refused-card-not-free = { $card } isn’t free now. It may be face down, in the stock, or under other cards.
clearing-refused-card-gone = { $card } isn’t in play anymore.
clearing-refused-card-not-in-game = There’s no { $card } in this game.
clearing-refused-no-such-rank = No free card is { clearing-wanted }. Choose another card.
clearing-refused-several-cards = “{ $text }” can be several cards: { $places }. Type one of these places.
# What a press says where no move begins.
clearing-refused-no-partner = { $card } has no partner among the free cards.
# $stock counts the cards of the stock.
clearing-refused-waste-top = Only { clearing-lower }{ clearing-or-higher } can go on { $card }. { $stock ->
    [0] Press one that is free.
   *[other] Press one that is free, or draw.
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = { $goal ->
    [one] leave { $goal } card or none
   *[other] leave { $goal } cards or fewer
 }
clearing-goal-score = { $score ->
    [one] { $score } card left
   *[other] { $score } cards left
 }
