# The picture of a won game that leaves no card: lines of at most 48 columns, and the alt text.

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
celebration-alt-line = { $line }.
celebration-alt = { $head } { $lines } Uma comemoração com 3 estrelas. As últimas cartas a sair: { $cards }.
# Below a won game, the same in a sentence.
win-streak = { celebration-streak }.
