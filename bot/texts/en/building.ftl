# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = Cards on the foundations
building-option-open = all cards visible
building-short-option-open = open

building-stock = { $count ->
    [0] The stock is empty.
   *[other] { $open ->
        [on] Stock, face up, the next card first: { $cards }.
       *[off] { $deals ->
            [0] { $count ->
                [one] Stock: { $count } card, face down.
               *[other] Stock: { $count } cards, face down.
            }
            [one] Stock: { $count } cards, face down, for { $deals } deal.
           *[other] Stock: { $count } cards, face down, for { $deals } deals.
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] The waste is empty.
    [1] Waste: { $upper }.
    [2] Waste, from the top: { $upper }.
    [3] Waste, from the top: { $upper }.
   *[other] Waste: { $count } cards, from the top: { $upper }…
 }
building-cell = { $name }: { $count ->
    [0] empty
   *[other] { $top }
 }
building-cell-row = Cells. { $places }.
building-foundation = { $runs ->
    [0] { building-name }: { $count ->
        [0] empty
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] Foundations. { $places }.
   *[other] Complete suits: { $score } of { $runs }{ $score ->
        [0] { "" }
       *[other] { " " }({ $places })
    }.
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = Pile { $name }{ $count ->
    [0] : empty.
    [1] : { $all }.
   *[other] , from the top: { $all }.
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = waste

building-name = { $name ->
    [spades] Spades
    [hearts] Hearts
    [diamonds] Diamonds
    [clubs] Clubs
    [spades-2] Spades 2
    [hearts-2] Hearts 2
    [diamonds-2] Diamonds 2
    [clubs-2] Clubs 2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards } cards)
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] { " " }from home
   *[other] { $alike ->
        [1] { "" }
       *[other] { " " }from { $pile }
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] { " " }on { $place2 }
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] home
    [space] → empty pile { $place2 }
    [cell] → cell { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] home
    [space] → pile { $place2 }
    [cell] → cell { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from }…
building-move-then = { $target ->
    [foundation] → home
   *[other] { building-target }
 }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short }…
building-move-then-short = { $target ->
    [foundation] → home
   *[other] { building-target-short }
 }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } home
    [pile] { $card1 } on { $card2 }
   *[other] { $card1 }
 }
building-choosing-move = Choose where { $card1 } goes.
building-draw = { $cards ->
    [one] Draw { $cards } card
   *[other] Draw { $cards } cards
 }
building-draw-short = Draw { $cards }
building-redeal = Turn the waste over
building-redeal-short = Turn over
building-deal = Deal { $cards } cards
building-deal-short = Deal { $cards }
building-choosing-others = These moves take cards back from foundations or only shift them around. They rarely help.

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] { $score ->
        [one] { $score } of { $total } cards is home
       *[other] { $score } of { $total } cards are home
    }
   *[other] { $score ->
        [one] { $score } of { $runs } suits is complete
       *[other] { $score } of { $runs } suits are complete
    }
 }
building-state = { building-home }{ $moves ->
    [0] .
    [one] , after { $moves } move.
   *[other] , after { $moves } moves.
 }
building-picture-state = { $runs ->
    [0] { $score }/{ $total } home
   *[other] { $score }/{ $runs } suits
 }
building-result = { $runs ->
    [0] { $score } of { $total } cards home
   *[other] { $score } of { $runs } suits complete
 }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }You can do that { $redeals } more time.
   *[other] { " " }You can do that { $redeals } more times.
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] Choose a move.
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] No other useful move is left: deal.
                   *[other] Choose a move, or deal.
                }
               *[other] Choose a move. You can deal once no pile is empty.
            }
        }
       *[other] { $redeals ->
            [0] Choose a move. The stock is used up.
           *[other] { $moves ->
                [1] No other useful move is left: turn the waste over.
               *[other] Choose a move, or turn the waste over.
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] No other useful move is left: draw.
       *[other] { $next ->
            [one] Choose a move, or draw { $next } card.
           *[other] Choose a move, or draw { $next } cards.
        }
    }
 }

building-ended-home = { $runs ->
    [0] You won! All { $score } cards are home, after { $moves } moves.
   *[other] You won! All { $runs } suits are complete, after { $moves } moves.
 }
building-ended-no-move = You lost: no useful move is left. { building-home }.

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] This move brings the last card home.
       *[other] This is the first of { $moves } moves that bring all cards home.
    }
   *[other] { $moves ->
        [1] This move completes the last suit.
       *[other] This is the first of { $moves } moves that complete all suits.
    }
 }
building-hint-home = It brings a card home, and nothing else needs that card.
building-hint-uncover = { $moves ->
    [1] It turns up a face-down card of pile { $place }.
   *[other] It’s the first of { $moves } moves that turn up a card of pile { $place }.
 }
building-hint-space = { $moves ->
    [1] It empties pile { $place }.
   *[other] It’s the first of { $moves } moves that empty pile { $place }.
 }
building-hint-waste = { $moves ->
    [1] It plays { $card } from the waste.
   *[other] It’s the first of { $moves } moves that play { $card } from the waste.
 }
building-hint-fetch = { $moves ->
    [1] It plays { $card } from the stock.
   *[other] It’s the first of { $moves } moves that go through the stock to { $card } and play it.
 }
building-hint-draw = Nothing better was found, and the stock shows new cards.
building-hint-deal = Nothing better was found, and a deal brings new cards.
building-hint-run = { $moves ->
    [1] It completes a suit.
   *[other] It’s the first of { $moves } moves that complete a suit.
 }
building-hint-order = { $moves ->
    [1] It puts more cards in sequence.
   *[other] It’s the first of { $moves } moves that put more cards in sequence.
 }
building-hint-fill = Nothing better was found, and a deal needs a card on every pile.
building-hint-tried = Of { $samples } imagined deals, { $won } can be won after this move, and { $other } after the one that looks best at first.
building-hint-farthest = { $runs ->
    [0] No way to win was found. This move starts the way that brings the most cards home: { $best }.
   *[other] No way to win was found. This move starts the way that brings the most suits home: { $best }.
 }
building-hint-stuck = No way to win was found from here. Undoing some moves may help.
building-hint-unwinnable = This position can’t be won, whatever you play. Undo some moves, or start a new game.

# The rank that a place takes next, of any suit, of one color, and of the suit of the card.
building-wanted = { $wanted ->
    [A] an ace
    [8] an 8
    [T] a 10
    [J] a jack
    [Q] a queen
    [K] a king
   *[other] a { $wanted }
 }
building-red = a red { $wanted ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $wanted }
 }
building-black = a black { $wanted ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $wanted }
 }
building-suited = the { $wanted ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $wanted }
 } of its suit
building-at = { $place ->
    [spades] the Spades foundation
    [hearts] the Hearts foundation
    [diamonds] the Diamonds foundation
    [clubs] the Clubs foundation
    [spades-2] the second Spades foundation
    [hearts-2] the second Hearts foundation
    [diamonds-2] the second Diamonds foundation
    [clubs-2] the second Clubs foundation
    [stock] the stock
    [waste] the waste
   *[other] pile { $place }
 }

building-refused-no-such-move = “{ $move }” isn’t a move in this game. Type where a card is and where it goes, such as “a b” or “a home”.
building-refused-same-place = The card is already on { building-at }. Name another place for it.
building-refused-nothing-there = There’s no card on { building-at }.
building-refused-no-card-in-cell = Cell { $place } is empty.
building-refused-face-down = That card is face down. Move the cards on it first.
building-refused-not-yet-seen = “{ $move }” may depend on cards that the moves before it turn up. Enter those moves first, then look.
building-refused-not-in-sequence = { $card } can’t move now: { $over } on { $under } { $breaks ->
    [rank] isn’t in sequence
    [suit] isn’t of one suit
   *[color] isn’t in alternating colors
 }, so these cards don’t move together.
building-refused-only-top = { $card } can’t move now: in this game, only top cards can.
building-refused-too-many-cards = You can’t move { $count } cards at once: the empty cells and piles allow only { $most }.
building-refused-only-top-goes-home = { $card } can’t go home yet: other cards lie on it.
building-refused-several-to-cell = A cell holds only 1 card, so { $count } cards can’t go there.
building-refused-onto-waste = You can’t move cards onto the waste: only a draw puts cards there.
building-refused-onto-stock = You can’t move cards onto the stock.
building-refused-stock-only-draws = You can’t move cards from the stock. Draw to see them.
building-refused-stock-empty = The stock is empty.
building-refused-turn-waste-over = The stock is empty. Turn the waste over first.
building-refused-no-pass-left = { $passes ->
    [one] The stock is used up: you can go through it only { $passes } time.
   *[other] The stock is used up: you can go through it only { $passes } times.
 }
building-refused-stock-not-empty = The stock still has cards. Draw them first, then turn the waste over.
building-refused-waste-empty = The waste is empty, so you can’t turn it over.
building-refused-deal-needs-piles = { $count ->
    [1] You can’t deal while { building-at } is empty. Put a card there first.
   *[other] You can’t deal while { $count } piles are empty. Put a card on each of them first.
 }
building-refused-not-the-suit = { $card } can’t go to { building-at }: it doesn’t have that suit.
building-refused-needs-lowest = { $card } can’t go to { building-at } yet: it’s empty and starts with { building-wanted }.
building-refused-not-next = { $card } can’t go to { building-at } yet: after { $top } comes { building-wanted }.
building-refused-foundation-complete = { $card } can’t go to { building-at }: it’s complete.
building-refused-keeps = Cards on the foundations stay there in this game.
building-refused-only-runs = The foundations take only a complete suit, and that goes there automatically.
building-refused-cell-full = Cell { $place } holds { $top } already. Choose another place.
building-refused-home-to-pile = A card from a foundation can only go to a pile.
building-refused-cell-to-cell = Moving a card to another cell changes nothing. Choose a pile or a foundation.
building-refused-needs-highest = { $card } can’t go to { building-at }: an empty pile takes only { building-wanted }.
building-refused-space-closed = No card can go to { building-at }: empty piles stay empty in this game.
building-refused-highest-needs-space = { $card } has the highest rank: in the piles, it can only go on an empty one.
building-refused-needs-red = { $card } needs { building-red }, but { building-at } ends in { $top }.
building-refused-needs-black = { $card } needs { building-black }, but { building-at } ends in { $top }.
building-refused-needs-suit = { $card } needs { building-suited }, but { building-at } ends in { $top }.
building-refused-needs-rank = { $card } needs { building-wanted }, but { building-at } ends in { $top }.
# What a typed line says that is no move.
building-refused-card-not-drawn = { $card } hasn’t been turned up yet. Draw from the stock, or turn up cards in the piles.
building-refused-card-not-dealt = { $card } hasn’t been turned up yet. Deal from the stock, or turn up cards in the piles.
building-refused-card-face-down = { $card } lies face down in a pile. Turn up more cards to find it.
building-refused-card-face-down-in = { $card } lies face down in pile { $place }. Move the cards on it first.
building-refused-card-to-draw = { $card } is in the stock. Draw until it comes up.
building-refused-card-to-deal = { $card } is in the stock. Deal until it comes up.
building-refused-card-in-waste = { $redeals ->
    [0] { $card } lies under other cards on the waste. Play those first.
   *[other] { $card } lies under other cards on the waste. Play those first, or go through the stock again.
 }
building-refused-card-home = { $card } is home, under other cards. Move those back to piles first.
building-refused-card-home-for-good = { $card } is home, and stays there in this game.
building-refused-card-not-in-game = There’s no { $card } in this game.
building-refused-card-covered = { $card } lies under other cards in pile { $place }. Type where it goes too, or move those cards first.
building-refused-aim-covered = { $card } lies under other cards in pile { $place }, so no card can go on it.
building-refused-too-few-cards = Pile { $place } has only { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
 }
building-refused-too-many-words = That line is too long: at most { $most } words are read. Enter the first moves, then the rest.
building-refused-unreadable = Can’t read “{ $text }” as a move. Type where a card is and where it goes: “a b”, “qh ks” or “a home”.
# What a press says where no move begins.
building-refused-fits-nowhere = { $card } fits nowhere now.
building-refused-highest-fits-nowhere = { $runs ->
    [0] { $card } fits nowhere now: no pile is empty, and its foundation isn’t ready for it.
   *[other] { $card } fits nowhere now: no pile is empty.
 }
building-refused-space-waits = An empty pile takes { building-wanted }. None can go there now.
building-refused-cell-empty = Cell { $place } is empty. Press a card to put it there.
building-refused-waste-is-empty = The waste is empty. Draw to put cards there.
building-refused-foundation-waits = This foundation starts with { building-wanted }, which isn’t free yet.
building-refused-no-next-card = After { $top } comes { building-wanted } here. It isn’t free yet.
building-refused-foundation-is-complete = This foundation is complete.
building-refused-run-waits = A complete suit goes here, and it does so automatically.

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = bring { $goal } or more cards home
building-goal-score = { $score ->
    [one] { $score } card home
   *[other] { $score } cards home
 }

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] This deal can be won without a cell.
    [one] This deal can be won with { $hardness } cell.
   *[other] This deal can be won with { $hardness } cells.
 }
