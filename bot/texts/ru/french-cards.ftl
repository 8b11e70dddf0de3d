# The French deck: cards in words and as symbols.

french-in-words = { $rank ->
    [X] джокер
   *[other] { french-rank } { french-suit }
 }

french-rank = { $rank ->
    [A] туз
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[other] { french-number }
 }

french-suit = { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
 }

french-number = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
   *[9] девятка
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
