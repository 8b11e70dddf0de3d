# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] Ass der { decktet-suit1 }
    [R] Krone { decktet-name } der { decktet-suit1 }
    [P] Bauer { decktet-name } der { decktet-suits }
    [C] Hof { decktet-name } der { decktet-suits }
   *[other] { $rank } { decktet-name } der { decktet-suits }
 }

# On buttons with room for words: “6 Monde+Wellen”.
decktet-brief = { $rank ->
    [A] Ass der { decktet-suit1 }
    [R] Krone der { decktet-suit1 }
    [P] Bauer { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
    [C] Hof { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
   *[other] { $rank } { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
 }
decktet-plus2 = { $suit2 ->
    [none] { "" }
    [M] +Monde
    [S] +Sonnen
    [W] +Wellen
    [L] +Blätter
    [Y] +Wyrme
   *[K] +Knoten
 }
decktet-plus3 = { $suit3 ->
    [none] { "" }
    [M] +Monde
    [S] +Sonnen
    [W] +Wellen
    [L] +Blätter
    [Y] +Wyrme
   *[K] +Knoten
 }

decktet-name = { $name ->
    [Author] Autor
    [Desert] Wüste
    [Origin] Ursprung
    [Journey] Reise
    [Painter] Maler
    [Savage] Wilder
    [Mountain] Berg
    [Sailor] Seemann
    [Battle] Schlacht
    [Forest] Wald
    [Discovery] Entdeckung
    [Soldier] Soldat
    [Lunatic] Mondsüchtiger
    [Penitent] Büßer
    [Market] Markt
    [Chance-Meeting] Zufallsbegegnung
    [Castle] Burg
    [Cave] Höhle
    [Diplomat] Diplomat
    [Mill] Mühle
    [Betrayal] Verrat
    [Pact] Pakt
    [Darkness] Finsternis
    [Merchant] Kaufmann
    [Harvest] Ernte
    [Watchman] Wächter
    [Borderland] Grenzland
    [Consul] Konsul
    [Island] Insel
    [Window] Fenster
    [Huntress] Jägerin
    [Bard] Barde
    [Sea] Meer
    [End] Ende
    [Calamity] Unheil
    [Windfall] Glücksfall
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] Monde
    [S] Sonnen
    [W] Wellen
    [L] Blätter
    [Y] Wyrme
   *[K] Knoten
 }
decktet-suit2 = { $suit2 ->
    [none] { "" }
    [M] { " und Monde" }
    [S] { " und Sonnen" }
    [W] { " und Wellen" }
    [L] { " und Blätter" }
    [Y] { " und Wyrme" }
   *[K] { " und Knoten" }
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] { " und Monde" }
    [S] { " und Sonnen" }
    [W] { " und Wellen" }
    [L] { " und Blätter" }
    [Y] { " und Wyrme" }
   *[K] { " und Knoten" }
 }

decktet-symbol = { $rank ->
    [R] Krone
    [P] Bauer
    [C] Hof
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
