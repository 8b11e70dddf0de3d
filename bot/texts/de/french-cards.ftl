# The French deck: cards in words and as symbols.

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
