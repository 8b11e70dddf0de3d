# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] As des { decktet-suit1 }
    [R] Couronne { decktet-name } des { decktet-suit1 }
    [P] Pion { decktet-name } des { decktet-suits }
    [C] Cour { decktet-name } des { decktet-suits }
   *[other] { $rank } { decktet-name } des { decktet-suits }
 }

# On buttons with room for words: “6 Lunes+Vagues”.
decktet-brief = { $rank ->
    [A] As des { decktet-suit1 }
    [R] Couronne des { decktet-suit1 }
    [P] Pion { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
    [C] Cour { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
   *[other] { $rank } { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
 }
decktet-plus2 = { $suit2 ->
    [none] { "" }
    [M] +Lunes
    [S] +Soleils
    [W] +Vagues
    [L] +Feuilles
    [Y] +Vouivres
   *[K] +Nœuds
 }
decktet-plus3 = { $suit3 ->
    [none] { "" }
    [M] +Lunes
    [S] +Soleils
    [W] +Vagues
    [L] +Feuilles
    [Y] +Vouivres
   *[K] +Nœuds
 }

decktet-name = { $name ->
    [Author] Auteur
    [Desert] Désert
    [Origin] Origine
    [Journey] Voyage
    [Painter] Peintre
    [Savage] Sauvage
    [Mountain] Montagne
    [Sailor] Marin
    [Battle] Bataille
    [Forest] Forêt
    [Discovery] Découverte
    [Soldier] Soldat
    [Lunatic] Lunatique
    [Penitent] Pénitent
    [Market] Marché
    [Chance-Meeting] Rencontre fortuite
    [Castle] Château
    [Cave] Caverne
    [Diplomat] Diplomate
    [Mill] Moulin
    [Betrayal] Trahison
    [Pact] Pacte
    [Darkness] Ténèbres
    [Merchant] Marchand
    [Harvest] Moisson
    [Watchman] Veilleur
    [Borderland] Confins
    [Consul] Consul
    [Island] Île
    [Window] Fenêtre
    [Huntress] Chasseresse
    [Bard] Barde
    [Sea] Mer
    [End] Fin
    [Calamity] Calamité
    [Windfall] Aubaine
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] Lunes
    [S] Soleils
    [W] Vagues
    [L] Feuilles
    [Y] Vouivres
   *[K] Nœuds
 }
decktet-suit2 = { $suit2 ->
    [none] { "" }
    [M] { " et Lunes" }
    [S] { " et Soleils" }
    [W] { " et Vagues" }
    [L] { " et Feuilles" }
    [Y] { " et Vouivres" }
   *[K] { " et Nœuds" }
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] { " et Lunes" }
    [S] { " et Soleils" }
    [W] { " et Vagues" }
    [L] { " et Feuilles" }
    [Y] { " et Vouivres" }
   *[K] { " et Nœuds" }
 }

decktet-symbol = { $rank ->
    [R] Couronne
    [P] Pion
    [C] Cour
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
