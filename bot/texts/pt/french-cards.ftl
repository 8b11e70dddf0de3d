# The French deck: cards in words and as symbols.

french-in-words = { $rank ->
    [X] Curinga
   *[other] { french-rank } de { french-suit }
 }

french-rank = { $rank ->
    [A] ás
    [T] dez
    [J] valete
    [Q] dama
    [K] rei
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
 }

french-number = { $rank ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
   *[9] nove
 }

# As on the pictures, where the court cards have their usual letters: K, Q, J.
french-symbol = { $rank ->
    [X] Curinga
    [T] 10{ french-sign }
   *[other] { $rank }{ french-sign }
 }

french-sign = { $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
 }
