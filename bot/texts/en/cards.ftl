# The cards of every deck: in words, and as few characters as stand on them.

french-card = { $rank ->
    [A] ace
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[other] { french-number }
 } of { $suit ->
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
    [T] 10
   *[other] { $rank }
 }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
 }
