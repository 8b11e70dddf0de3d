# The French deck: cards in words and as symbols.

french-in-words = { $rank ->
    [X] Joker
   *[other] { french-rank } { french-suit }
 }

french-rank = { $rank ->
    [A] as
    [T] sepuluh
    [J] jack
    [Q] queen
    [K] king
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] sekop
    [H] hati
    [D] wajik
   *[C] keriting
 }

french-number = { $rank ->
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
    [6] enam
    [7] tujuh
    [8] delapan
   *[9] sembilan
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
