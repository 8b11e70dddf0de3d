# The Decktet: $suit1 to $suit3 are the suits of the card, $name is its name.
decktet-in-words = { $rank ->
    [A] Ás de { decktet-suit1 }
    [R] Coroa { decktet-name } de { decktet-suit1 }
    [P] Peão { decktet-name } de { decktet-suits }
    [C] Corte { decktet-name } de { decktet-suits }
   *[other] { $rank } { decktet-name } de { decktet-suits }
 }

# On buttons with room for words: “6 de Luas+Ondas”.
decktet-brief = { $rank ->
    [A] Ás de { decktet-suit1 }
    [R] Coroa de { decktet-suit1 }
    [P] Peão { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
    [C] Corte { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
   *[other] { $rank } de { decktet-suit1 }{ decktet-plus2 }{ decktet-plus3 }
 }
decktet-plus2 = { $suit2 ->
    [none] { "" }
    [M] +Luas
    [S] +Sóis
    [W] +Ondas
    [L] +Folhas
    [Y] +Serpentes
   *[K] +Nós
 }
decktet-plus3 = { $suit3 ->
    [none] { "" }
    [M] +Luas
    [S] +Sóis
    [W] +Ondas
    [L] +Folhas
    [Y] +Serpentes
   *[K] +Nós
 }

decktet-name = { $name ->
    [Author] Autor
    [Desert] Deserto
    [Origin] Origem
    [Journey] Jornada
    [Painter] Pintor
    [Savage] Selvagem
    [Mountain] Montanha
    [Sailor] Marinheiro
    [Battle] Batalha
    [Forest] Floresta
    [Discovery] Descoberta
    [Soldier] Soldado
    [Lunatic] Lunático
    [Penitent] Penitente
    [Market] Mercado
    [Chance-Meeting] Encontro Casual
    [Castle] Castelo
    [Cave] Caverna
    [Diplomat] Diplomata
    [Mill] Moinho
    [Betrayal] Traição
    [Pact] Pacto
    [Darkness] Escuridão
    [Merchant] Mercador
    [Harvest] Colheita
    [Watchman] Vigia
    [Borderland] Fronteira
    [Consul] Cônsul
    [Island] Ilha
    [Window] Janela
    [Huntress] Caçadora
    [Bard] Bardo
    [Sea] Mar
    [End] Fim
    [Calamity] Calamidade
    [Windfall] Fortuna
   *[other] { $name }
 }

decktet-suits = { decktet-suit1 }{ decktet-suit2 }{ decktet-suit3 }
decktet-suit1 = { $suit1 ->
    [M] Luas
    [S] Sóis
    [W] Ondas
    [L] Folhas
    [Y] Serpentes
   *[K] Nós
 }
# Before a third suit, a comma: “Luas, Sóis e Folhas”.
decktet-suit2 = { $suit2 ->
    [none] { "" }
   *[other] { $suit3 ->
        [none] { " e" }
       *[other] ,
    }
 }{ $suit2 ->
    [none] { "" }
    [M] { " Luas" }
    [S] { " Sóis" }
    [W] { " Ondas" }
    [L] { " Folhas" }
    [Y] { " Serpentes" }
   *[K] { " Nós" }
 }
decktet-suit3 = { $suit3 ->
    [none] { "" }
    [M] { " e Luas" }
    [S] { " e Sóis" }
    [W] { " e Ondas" }
    [L] { " e Folhas" }
    [Y] { " e Serpentes" }
   *[K] { " e Nós" }
 }

decktet-symbol = { $rank ->
    [R] Coroa
    [P] Peão
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
