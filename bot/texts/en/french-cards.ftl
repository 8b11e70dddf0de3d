# The French deck: cards in words and as symbols.

french-in-words = { $rank ->
    [X] Joker
   *[other] { french-rank } of { french-suit }
 }

french-rank = { $rank ->
    [A] ace
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
 }

french-number = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
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
