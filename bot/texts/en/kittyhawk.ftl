# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
kittyhawk-credit = Kittyhawk: Ezra Bradford. The Decktet: P.D. Magnus
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
   *[other] Stock: { $count } cards, face down, six to a deal.
 }

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
kittyhawk-name2 = { $place2 ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
    [knots] Knots
   *[other] { $place2 }
 }

# $onto is the number of cards on the target pile.
kittyhawk-move = { kittyhawk-name1 } → { kittyhawk-name2 } · { $card1 }
kittyhawk-move-first = { kittyhawk-name1 } { $card1 }
kittyhawk-move-then = { kittyhawk-name2 }{ $onto ->
    [0] , empty
   *[other] { "" } { $card2 }
 }
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Where shall { $card1 } from { kittyhawk-name1 } go?
kittyhawk-deal = Deal six
kittyhawk-collect = Collect

kittyhawk-home = { $score ->
    [one] 1 of { kittyhawk-total } cards is home
   *[other] { $score } of { kittyhawk-total } cards are home
 }
kittyhawk-state = { kittyhawk-home }, { $moves ->
    [one] after 1 move.
   *[other] after { $moves } moves.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } home · stock { $stock }
kittyhawk-result = { $score } of { kittyhawk-total } cards home
kittyhawk-choices = { $stock ->
    [0] Choose a place and where its top card goes.
   *[other] { $moves ->
        [one] No card can move: deal six cards onto the heaps.
       *[other] Choose a place and where its top card goes, or deal six cards onto the heaps.
    }
 }

kittyhawk-ended-home = You won! All { $score } cards are home, after { $moves } moves.
kittyhawk-ended-no-move = You lost: the stock is empty and no card can move any more but to and fro. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = All cards are known now, and this begins a way to bring every one of them home.
kittyhawk-hint-plan = { $moves ->
    [one] After this one move
   *[other] After { $moves } moves, of which this is the first,
 } { $freed ->
    [0] the cards in sight lie better for what is to come.
    [one] one card more is off the heaps, and the table looks best.
   *[other] { $freed } cards more are off the heaps, and the table looks best.
 }
kittyhawk-hint-uncover = { $moves ->
    [one] It turns up a card that lies face down: see it first, then plan on.
   *[other] It begins { $moves } moves that turn up a card: see it first, then plan on.
 }
kittyhawk-hint-deal = I found no move that makes the table any better now, so deal.
kittyhawk-hint-tried = After the move that I had planned at first, { $other ->
    [0] none was.
    [one] only 1 was.
   *[other] only { $other } were.
 }
kittyhawk-hint-stuck = I found nothing that leads on from here. Taking moves back may.

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

kittyhawk-refused-no-such-move = “{ $move }” is no move of Kittyhawk. Name a pile and where its top card goes, such as “a knots”, or say “deal” or “collect”.
kittyhawk-refused-same-place = The card lies at { kittyhawk-at } already. Name another place for it.
kittyhawk-refused-nothing-there = There is no card at { kittyhawk-at }.
kittyhawk-refused-onto-heap = Nothing is moved onto a heap: only a deal puts cards there.
kittyhawk-refused-stock-only-deals = Cards come from the stock only by a deal, six at a time, and none goes back to it.
kittyhawk-refused-stock-empty = The stock is empty: there is nothing left to deal.
kittyhawk-refused-nothing-safe = Nothing can be collected: no Ace, 2 to 9 or Crown can go home safely now. Pawns and Courts are never collected. You can send cards home yourself.
kittyhawk-refused-not-the-suit = { $card } cannot go to { kittyhawk-at }: it does not bear that suit.
kittyhawk-refused-needs-ace = { $card } cannot go to { kittyhawk-at } yet: it is empty and begins with its Ace.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } cannot go to { kittyhawk-at }: it is complete.
   *[other] { $card } cannot go to { kittyhawk-at }: on { $top } it takes { kittyhawk-wanted } next.
 }
kittyhawk-refused-crown-needs-room = { $card } is of the highest rank: of the piles, only an empty one takes it.
kittyhawk-refused-on-ace = { $card } cannot go on { $top }: nothing is lower than an Ace.
kittyhawk-refused-no-shared-suit = { $card } cannot go on { $top }: they share no suit.
kittyhawk-refused-not-one-lower = { $card } cannot go on { $top }: only { kittyhawk-wanted } that shares a suit can.
kittyhawk-refused-not-yet-seen = “{ $move }” may hang on cards that come up only by the moves before it. Enter those first, then look again.
kittyhawk-refused-several-homes = { $card } has several homes, { $homes }, and it may matter which. Name one, such as “{ $place } { $first }”.
kittyhawk-refused-not-on-top = “{ $text }” lies on top of no pile, heap or foundation. Only top cards can be named and moved.
kittyhawk-refused-too-many-words = That is too long for one line: at most { $most } words are read. Enter the first moves, then the others.
kittyhawk-refused-unreadable = “{ $text }” names no move. Say where a card is and where it goes, such as “a b” or “merchant to knots”, or “deal”, “collect” or “home a”.
