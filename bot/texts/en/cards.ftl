# The cards of every deck: in words, and as few characters as stand on them.

french-in-words = { $rank ->
    [X] joker
   *[other] { french-rank } of { french-suit }
 }

french-rank = { $rank ->
    [A] ace
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }

french-number = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
 }

french-symbol = { $rank ->
    [X] Joker
    [T] 10{ french-sign }
   *[other] { $rank }{ french-sign }
 }

french-sign = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
 }

# The Decktet: $suit1 to $suit3 are the card's suits, $name is what it is called.
decktet-in-words = { $rank ->
    [A] ace of { decktet-suit1 }
    [R] crown { decktet-name } of { decktet-suit1 }
    [P] pawn { decktet-name } of { decktet-suits }
    [C] court { decktet-name } of { decktet-suits }
   *[other] { $rank } { decktet-name } of { decktet-suits }
 }

decktet-name = { $name ->
    [Chance-Meeting] Chance Meeting
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] Moons
    [S] Suns
    [W] Waves
    [L] Leaves
    [Y] Wyrms
   *[K] Knots
 }
decktet-suit2 = { $suit2 ->
    [none] { "" }
    [M] { " and Moons" }
    [S] { " and Suns" }
    [W] { " and Waves" }
    [L] { " and Leaves" }
    [Y] { " and Wyrms" }
   *[K] { " and Knots" }
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] { " and Moons" }
    [S] { " and Suns" }
    [W] { " and Waves" }
    [L] { " and Leaves" }
    [Y] { " and Wyrms" }
   *[K] { " and Knots" }
 }

decktet-symbol = { $rank ->
    [R] Crown
    [P] Pawn
    [C] Court
   *[other] { $rank }
 }{ decktet-sign1 }{ decktet-sign2 }{ decktet-sign3 }
decktet-sign1 = { $suit1 ->
    [M] ☾
    [S] ☀
    [W] ≈
    [L] ☘
    [Y] §
   *[K] ⌘
 }
decktet-sign2 = { $suit2 ->
    [none] { "" }
    [M] ☾
    [S] ☀
    [W] ≈
    [L] ☘
    [Y] §
   *[K] ⌘
 }
decktet-sign3 = { $suit3 ->
    [none] { "" }
    [M] ☾
    [S] ☀
    [W] ≈
    [L] ☘
    [Y] §
   *[K] ⌘
 }

# The Blink deck.
blink-in-words = { $count } { $colour } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $shape }
blink-shapes = { $shape }s
# Fewer characters would be signs that not every screen can show.
blink-symbol = { blink-in-words }

# The deck of Flip: rank and suit of the face in force, $side light or dark.
flip-in-words = { $side ->
    [dark] dark { french-rank } of { french-suit }
   *[light] { french-rank } of { french-suit }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
