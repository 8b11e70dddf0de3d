# The picture of a won game: lines of at most 48 columns, and the alt text.

celebration-title = Vitória!
# $time is such as 2:31.
celebration-moves = { $moves ->
    [one] { $moves } jogada em { $time }
   *[other] { $moves } jogadas em { $time }
 }
celebration-streak = Sequência de vitórias: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
# What a player can do next.
celebration-next = A seguir: o desafio de hoje
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Uma comemoração com 3 estrelas. As últimas cartas a sair: { $cards }.
# The same where cards are left: every place follows.
celebration-alt-board = { $head } { $lines } Uma comemoração com 3 estrelas.
# Below a won game, the same in sentences.
win-streak = { celebration-streak }.
next-daily = { celebration-next }.
