# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] Ace of { decktet-suit1 }
    [R] Crown { decktet-name } of { decktet-suit1 }
    [P] Pawn { decktet-name } of { decktet-suits }
    [C] Court { decktet-name } of { decktet-suits }
   *[other] { $rank } { decktet-name } of { decktet-suits }
 }

# On buttons with room for words: “6 of Moons+Waves”.
decktet-brief = { $rank ->
    [A] Ace of { decktet-suit1 }
    [R] Crown of { decktet-suit1 }
    [P] Pawn { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
    [C] Court { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
   *[other] { $rank } of { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
 }
decktet-plus2 = { $suit2 ->
    [none] { "" }
    [M] +Moons
    [S] +Suns
    [W] +Waves
    [L] +Leaves
    [Y] +Wyrms
   *[K] +Knots
 }
decktet-plus3 = { $suit3 ->
    [none] { "" }
    [M] +Moons
    [S] +Suns
    [W] +Waves
    [L] +Leaves
    [Y] +Wyrms
   *[K] +Knots
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
# The signs are those on the cards in pictures: crescent, sun, waves, leaf, wyrm, knot.
decktet-sign1 = { $suit1 ->
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
decktet-sign2 = { $suit2 ->
    [none] { "" }
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
decktet-sign3 = { $suit3 ->
    [none] { "" }
    [M] 🌙
    [S] ☀️
    [W] 🌊
    [L] 🍂
    [Y] 🐍
   *[K] 🪢
 }
