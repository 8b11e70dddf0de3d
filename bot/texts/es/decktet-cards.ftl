# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] As de { decktet-suit1 }
    [R] Corona { decktet-name } de { decktet-suit1 }
    [P] Peón { decktet-name } de { decktet-suits }
    [C] Corte { decktet-name } de { decktet-suits }
   *[other] { $rank } { decktet-name } de { decktet-suits }
 }

# On buttons with room for words: “6 of Moons+Waves”.
decktet-brief = { $rank ->
    [A] As de { decktet-suit1 }
    [R] Corona de { decktet-suit1 }
    [P] Peón { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
    [C] Corte { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
   *[other] { $rank } de { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
 }
decktet-plus2 = { $suit2 ->
    [none] { "" }
    [M] +Lunas
    [S] +Soles
    [W] +Olas
    [L] +Hojas
    [Y] +Sierpes
   *[K] +Nudos
 }
decktet-plus3 = { $suit3 ->
    [none] { "" }
    [M] +Lunas
    [S] +Soles
    [W] +Olas
    [L] +Hojas
    [Y] +Sierpes
   *[K] +Nudos
 }

decktet-name = { $name ->
    [Author] Autor
    [Desert] Desierto
    [Origin] Origen
    [Journey] Viaje
    [Painter] Pintor
    [Savage] Salvaje
    [Mountain] Montaña
    [Sailor] Marinero
    [Battle] Batalla
    [Forest] Bosque
    [Discovery] Hallazgo
    [Soldier] Soldado
    [Lunatic] Lunático
    [Penitent] Penitente
    [Market] Mercado
    [Chance-Meeting] Encuentro
    [Castle] Castillo
    [Cave] Cueva
    [Diplomat] Diplomático
    [Mill] Molino
    [Betrayal] Traición
    [Pact] Pacto
    [Darkness] Oscuridad
    [Merchant] Mercader
    [Harvest] Cosecha
    [Watchman] Vigía
    [Borderland] Frontera
    [Consul] Cónsul
    [Island] Isla
    [Window] Ventana
    [Huntress] Cazadora
    [Bard] Bardo
    [Sea] Mar
    [End] Fin
    [Calamity] Calamidad
    [Windfall] Fortuna
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] Lunas
    [S] Soles
    [W] Olas
    [L] Hojas
    [Y] Sierpes
   *[K] Nudos
 }
decktet-suit2 = { $suit2 ->
    [none] { "" }
   *[other] { $suit3 ->
        [none] { " y " }
       *[other] { ", " }
    }{ $suit2 ->
        [M] Lunas
        [S] Soles
        [W] Olas
        [L] Hojas
        [Y] Sierpes
       *[K] Nudos
    }
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] { " y Lunas" }
    [S] { " y Soles" }
    [W] { " y Olas" }
    [L] { " y Hojas" }
    [Y] { " y Sierpes" }
   *[K] { " y Nudos" }
 }

decktet-symbol = { $rank ->
    [R] Corona
    [P] Peón
    [C] Corte
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
