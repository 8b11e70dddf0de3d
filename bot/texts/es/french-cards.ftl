# The French deck: cards in words and as symbols.

french-in-words = { $rank ->
    [X] Joker
   *[other] { french-rank } de { french-suit }
 }

french-rank = { $rank ->
    [A] as
    [T] diez
    [J] jota
    [Q] reina
    [K] rey
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
 }

french-number = { $rank ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[9] nueve
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
