# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = kitty hawk
kittyhawk-credit = Kittyhawk: Ezra Bradford. The Decktet: P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = Build each suit on its foundation, from Ace to Crown, until all cards are home.
kittyhawk-pitch = Bring 6 suits home, from Ace to Crown.
kittyhawk-typing = Type where a card is and where it goes: “a b”, “g knots”, “9lk knots”, “mill on merchant”, “home a”; “d” deals, “c” collects. Several moves fit in a line: “ab, bc”. Foundations: m, s, w (Waves), l, y (Wyrms), k.
kittyhawk-scored = Cards on the foundations

kittyhawk-option-level = level
kittyhawk-option-level-1 = level 1
kittyhawk-option-level-2 = level 2 with Pawns
kittyhawk-option-level-3 = level 3 with shuffled Aces
kittyhawk-option-level-4 = level 4 with Pawns and Courts
kittyhawk-option-level-5 = level 5 with Pawns, Courts and shuffled Aces
kittyhawk-short-option-level-1 = level 1
kittyhawk-short-option-level-2 = level 2
kittyhawk-short-option-level-3 = level 3
kittyhawk-short-option-level-4 = level 4
kittyhawk-short-option-level-5 = level 5
kittyhawk-option-blind = blind heaps
kittyhawk-short-option-blind = blind
kittyhawk-option-open = stock face up
kittyhawk-short-option-open = open

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] : empty
    [1] : Ace
   *[other] : { $top } ({ $count } cards)
 }
kittyhawk-foundation-row = Foundations. { $places }.
kittyhawk-pile = Pile { $name }{ $count ->
    [0] : empty.
    [1] : { $cards }.
   *[other] , from the top: { $cards }.
 }
kittyhawk-heap = { $name ->
    [g] Left heap g
   *[other] Right heap h
 }{ $count ->
    [0] : empty.
    [1] : { $all }.
   *[other] , { $count } cards, from the top: { $all }.
 }
kittyhawk-stock = { $count ->
    [0] The stock is empty.
   *[other] { $seen ->
        [0] Stock: { $count } cards, face down, dealt 6 at a time.
       *[other]
            Stock: { $count } cards, face up, dealt 6 at a time. The last card for each heap ends on top.
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] Next
   *[other] Then ({ $number })
 }: onto g { $card1 }, { $card2 }, { $card3 }; onto h { $card4 }, { $card5 }, { $card6 }.

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = moons
kittyhawk-printed-suns = suns
kittyhawk-printed-waves = waves
kittyhawk-printed-leaves = leaves
kittyhawk-printed-wyrms = wyrms
kittyhawk-printed-knots = knots
kittyhawk-printed-stock = stock

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
    [knots] Knots
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
    [knots] Knots
   *[other] { $place1 }
 }
kittyhawk-at1 = { $place1 ->
    [moons] the Moons foundation
    [suns] the Suns foundation
    [waves] the Waves foundation
    [leaves] the Leaves foundation
    [wyrms] the Wyrms foundation
    [knots] the Knots foundation
    [g] the left heap
    [h] the right heap
   *[other] pile { $place1 }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] { " from " }{ kittyhawk-name1 }
 }
kittyhawk-target = { $place2 ->
    [moons] home (Moons)
    [suns] home (Suns)
    [waves] home (Waves)
    [leaves] home (Leaves)
    [wyrms] home (Wyrms)
    [knots] home (Knots)
   *[other] { $onto ->
        [0] empty pile { $place2 }
       *[other] pile { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] { " " }(🌙)
        [suns] { " " }(☀️)
        [waves] { " " }(🌊)
        [leaves] { " " }(🍂)
        [wyrms] { " " }(🐍)
        [knots] { " " }(🪢)
       *[other] { " " }({ $place1 })
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] home 🌙
    [suns] home ☀️
    [waves] home 🌊
    [leaves] home 🍂
    [wyrms] home 🐍
    [knots] home 🪢
   *[other] pile { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from }…
kittyhawk-move-then = → { kittyhawk-target }{ $place2 ->
    [moons] { "" }
    [suns] { "" }
    [waves] { "" }
    [leaves] { "" }
    [wyrms] { "" }
    [knots] { "" }
   *[other] { $onto ->
        [0] { "" }
       *[other] , on { $brief2 }
    }
 }
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short }…
kittyhawk-move-then-short = → { kittyhawk-target-short }
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Choose where { $brief1 } from { kittyhawk-at1 } goes.
kittyhawk-deal = Deal 6 cards
kittyhawk-deal-short = Deal 6
kittyhawk-collect = Collect cards
kittyhawk-collect-short = Collect
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = Back from foundations…
kittyhawk-choosing-others = These moves take cards off foundations, or move a pile’s only card to an empty pile.

kittyhawk-home = { $score ->
    [one] { $score } of { kittyhawk-total } cards is home
   *[other] { $score } of { kittyhawk-total } cards are home
 }
kittyhawk-state = { kittyhawk-home }{ $moves ->
    [0] .
    [one] , after { $moves } move.
   *[other] , after { $moves } moves.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } home · stock { $stock }
kittyhawk-result = { $score } of { kittyhawk-total } cards home
kittyhawk-choices = { $stock ->
    [0] Choose a card and where it goes.
   *[other] { $moves ->
        [1] No useful move is left: deal 6 cards onto the heaps.
       *[other] Choose a card and where it goes, or deal 6 cards onto the heaps.
    }
 }

kittyhawk-ended-home = You won! All { $score } cards are home, after { $moves } moves.
kittyhawk-ended-no-move = You lost: the stock is empty, and cards can only move back and forth. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] This move brings the last card home.
   *[other] All cards are known now. This is the first of { $moves } moves that bring all of them home.
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] It puts the cards you see in a better order.
        [one] It frees { $freed } card from the heaps.
       *[other] It frees { $freed } cards from the heaps.
    }
   *[other] { $freed ->
        [0] It’s the first of { $moves } moves that put the cards you see in a better order.
        [one] It’s the first of { $moves } moves that free { $freed } card from the heaps.
       *[other] It’s the first of { $moves } moves that free { $freed } cards from the heaps.
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] It turns up a face-down card. Look at that card, then plan your next moves.
   *[other] It’s the first of { $moves } moves that turn up a card. Look at that card, then plan your next moves.
 }
kittyhawk-hint-deal = No move that improves the board was found, so deal.
kittyhawk-hint-tried = { $other ->
    [0] After another move that looked good, you’d win none.
   *[other] After another move that looked good, you’d win only { $other }.
 }
kittyhawk-hint-stuck = No way to win was found from here. Undoing some moves may help.

# The next rank that fits on a place.
kittyhawk-wanted = { $wanted ->
    [A] an Ace
    [P] a Pawn
    [C] a Court
    [R] the Crown
   *[other] a card of rank { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] the Moons foundation
    [suns] the Suns foundation
    [waves] the Waves foundation
    [leaves] the Leaves foundation
    [wyrms] the Wyrms foundation
    [knots] the Knots foundation
    [g] the left heap
    [h] the right heap
   *[other] pile { $place }
 }

kittyhawk-refused-no-such-move = “{ $move }” isn’t a move in Kittyhawk. Type a pile and where its top card goes, such as “a knots”. Or type “deal” or “collect”.
kittyhawk-refused-same-place = The card is already on { kittyhawk-at }. Name another place for it.
kittyhawk-refused-nothing-there = There’s no card on { kittyhawk-at }.
kittyhawk-refused-onto-heap = You can’t move a card onto a heap: only a deal puts cards there.
kittyhawk-refused-stock-only-deals = You can’t move cards from or to the stock. Deal to get 6 of them.
kittyhawk-refused-stock-empty = The stock is empty, so you can’t deal.
kittyhawk-refused-nothing-safe = No Ace, 2 to 9 or Crown can go home safely now. Pawns and Courts are never collected. You can send cards home yourself.
kittyhawk-refused-not-the-suit = { $card } can’t go to { kittyhawk-at }: it doesn’t have that suit.
kittyhawk-refused-needs-ace = { $card } can’t go to { kittyhawk-at } yet: it’s empty and starts with its Ace.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } can’t go to { kittyhawk-at }: it’s complete.
   *[other] { $card } can’t go to { kittyhawk-at }: after { $top } comes { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = { $card } has the highest rank: it can only go on an empty pile.
kittyhawk-refused-on-ace = { $card } can’t go on { $top }: nothing is lower than an Ace.
kittyhawk-refused-no-shared-suit = { $card } can’t go on { $top }: they have no suit in common.
kittyhawk-refused-not-one-lower = { $card } can’t go on { $top }: only { kittyhawk-wanted } with a suit in common can.
kittyhawk-refused-not-yet-seen = “{ $move }” may depend on cards that the moves before it turn up. Enter those moves first, then look.
kittyhawk-refused-several-homes = { $card } can go to several foundations, and the choice may matter. Name one, such as “{ $place } { kittyhawk-name1 }”.
kittyhawk-refused-not-on-top = “{ $text }” isn’t on top of a pile, heap or foundation. You can only move top cards.
kittyhawk-refused-too-many-words = That line is too long: at most { $most } words are read. Enter the first moves, then the rest.
kittyhawk-refused-foundation-empty = This foundation is empty: its Ace comes first, and it isn’t on top anywhere now.
kittyhawk-refused-no-next-card = { $wanted ->
    [none] This foundation is complete.
   *[other] After { $top } comes { kittyhawk-wanted } here. No card that fits is on top now.
 }
kittyhawk-refused-fits-nowhere = { $card } fits nowhere now: no pile shows a card one rank higher with a suit in common, and no foundation is ready for it.
kittyhawk-refused-crown-fits-nowhere = { $card } fits nowhere now: no pile is empty, and its foundation isn’t ready for it.
kittyhawk-refused-unreadable = Can’t read “{ $text }” as a move. Type where a card is and where it goes: “a b”, “merchant to knots”. Or type “deal”, “collect” or “home a”.

# A goal of a season.
kittyhawk-score-goal = { $score ->
    [one] Have { $score } card home in a game of Kittyhawk
   *[other] Have { $score } cards home in a game of Kittyhawk
 }
