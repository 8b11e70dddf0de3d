# The cards of every deck: in words, and as few characters as stand on them.

french-in-words = { $rank ->
    [X] Joker
   *[other] { french-suit }-{ french-rank }
 }

french-rank = { $rank ->
    [A] Ass
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
 }

french-number = { $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
   *[9] Neun
 }

# As on the pictures, where the court cards have their usual letters: K, Q, J.
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
    [A] Ass der { decktet-suit1 }
    [R] Krone { decktet-name } der { decktet-suit1 }
    [P] Bauer { decktet-name } der { decktet-suits }
    [C] Hof { decktet-name } der { decktet-suits }
   *[other] { $rank } { decktet-name } der { decktet-suits }
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

# The Blink deck. The colour is an adjective: its ending is that of the one shape, or of several.
blink-in-words = { $count } { $count ->
    [1] { blink-shape }
   *[other] { blink-shapes }
 }
blink-shape = { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
    [yellow] gelbe
    [brown] braune
   *[grey] graue
 }{ $shape ->
    [triangle] s Dreieck
    [flower] { " " }Blume
    [moon] r Mond
    [drop] r Tropfen
    [bolt] r Blitz
   *[star] r Stern
 }
blink-shapes = { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
    [yellow] gelbe
    [brown] braune
   *[grey] graue
 } { $shape ->
    [triangle] Dreiecke
    [flower] Blumen
    [moon] Monde
    [drop] Tropfen
    [bolt] Blitze
   *[star] Sterne
 }
# Fewer characters would be signs that not every screen can show.
blink-symbol = { blink-in-words }

# The deck of Flip: rank and suit of the face in force, $side light or dark.
flip-in-words = { $side ->
    [dark] { $rank ->
        [A] dunkles { french-suit }-{ french-rank }
        [J] dunkler { french-suit }-{ french-rank }
        [K] dunkler { french-suit }-{ french-rank }
       *[other] dunkle { french-suit }-{ french-rank }
    }
   *[light] { french-suit }-{ french-rank }
 }
flip-symbol = { $side ->
    [dark] { french-symbol }◼
   *[light] { french-symbol }
 }
