# The French deck: cards in words and as symbols.

french-in-words = { $rank ->
    [X] Joker
   *[other] { french-rank } de { french-suit }
 }

french-rank = { $rank ->
    [A] as
    [T] dix
    [J] valet
    [Q] dame
    [K] roi
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
 }

french-number = { $rank ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[9] neuf
 }

# As on the pictures: K is the king (roi), Q the queen (dame), J the jack (valet).
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
