# TriPeaks: the words of the lesson in seeds/lessons/tripeaks.toml. $card1, $place1 and $move are of the step’s own move,
# $streak is the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

tripeaks-lesson-next = Desmonte os 3 picos: leve suas { $score } cartas para o descarte. Cada uma deve ficar 1 valor acima ou abaixo da carta de cima: coloque { $card1 } sobre o 4♠.
tripeaks-lesson-next-why = Isso pode esperar. Nesta etapa, coloque um 3 ou um 5 sobre o 4♠, por exemplo { $card1 }.

tripeaks-lesson-direction = Você pode subir ou descer a qualquer momento, e o naipe não importa. Coloque { $card1 } sobre o 3♥.
tripeaks-lesson-direction-why = Nesta etapa, volte a subir. { $card1 } serve sobre o 3♥.

tripeaks-lesson-turn = Uma carta fechada se abre quando não há outra sobre ela. Pegue { $card1 }, e 2 cartas se abrem.
tripeaks-lesson-turn-why = Isso pode esperar. Nesta etapa, pegue { $card1 } de { $place1 }, porque ela cobre 2 cartas fechadas.

tripeaks-lesson-draw = Nenhuma carta livre serve sobre o 5♣: aperte “{ $move }”. Uma carta vai do monte para o descarte.

tripeaks-lesson-ahead = O 2♠ e o K♣ servem sobre um ás. Pense um passo adiante: depois de { $card1 } pode ir o 3♣, então pegue { $card1 }.
tripeaks-lesson-ahead-why = Nesta etapa, pegue { $card1 }. Depois pode ir o 3♣.

tripeaks-lesson-peak = As cartas das fileiras de cima também ficam livres quando nada está sobre elas. Coloque { $card1 } sobre o 2♠.
tripeaks-lesson-peak-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre o 2♠.

tripeaks-lesson-type = Você também pode digitar uma carta ou o lugar dela: “jd” e “{ $place1 }” pegam { $card1 }. Agora pegue um valete.
tripeaks-lesson-type-why = Isso pode esperar. Nesta etapa, coloque um valete sobre o 10♠, por exemplo { $card1 }.

tripeaks-lesson-same = Se 2 cartas do mesmo valor servem, pegue a que abre outra. Aqui é { $card1 } em { $place1 }, não o 10♣.
tripeaks-lesson-same-why = Nesta etapa, pegue { $card1 } de { $place1 }. Dos 2 dez, é o que abre uma carta.

tripeaks-lesson-line = Uma sequência inteira cabe em uma linha: “{ $place1 } c3 d8” pega J♠, Q♠ e K♣. Ou pegue { $card1 }, e as outras saem depois.
tripeaks-lesson-line-why = Isso pode esperar. Nesta etapa, coloque um valete sobre o 10♦, por exemplo { $card1 }.

tripeaks-lesson-seen = O K♣ abriu 2 cartas, e uma delas serve. Quanto mais cartas você vê, mais longas as sequências: pegue { $card1 }.
tripeaks-lesson-seen-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre o K♣.

tripeaks-lesson-streak = Você pegou { $streak } cartas sem comprar: essa é sua sequência. Aumente-a com { $card1 }, e mais 3 cartas saem depois.
tripeaks-lesson-streak-why = Comprar encerraria sua sequência. Nesta etapa, coloque um 8 sobre o 9♦, por exemplo { $card1 }.

tripeaks-lesson-peaks = Agora servem 2 cartas de valor 6. O pico do meio é o que tem mais cartas: pegue { $card1 } de { $place1 }.
tripeaks-lesson-peaks-why = Nesta etapa, pegue { $card1 } de { $place1 }. Esse pico é o que tem mais cartas.

tripeaks-lesson-wrap = Depois do rei vem o ás de novo: um ás vai sobre um rei, e um rei, sobre um ás. Coloque { $card1 } sobre o K♥.
tripeaks-lesson-wrap-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre o K♥.

tripeaks-lesson-stock = Você perde se nada serve e o monte está vazio; ali restam { $stock } cartas. Mas { $card1 } serve, então pegue essa carta.
tripeaks-lesson-stock-why = Não compre enquanto uma carta servir bem. Nesta etapa, coloque { $card1 } sobre o 10♥.

tripeaks-lesson-last = Sua pontuação é o número de cartas nos picos, e 0 é o melhor. Pegue a última, { $card1 }, para vencer.
tripeaks-lesson-last-why = Nesta etapa, pegue { $card1 }. É a última carta dos picos.

tripeaks-lesson-end = Você desmontou os 3 picos, e agora já sabe jogar TriPeaks. Pegue primeiro o que cobre cartas fechadas, e não deixe um pico para o fim. “{ button-hint }” mostra uma boa jogada, e “{ button-undo }” volta qualquer jogada. Quase todas as partidas podem ser vencidas, mas só conhecendo todas as cartas: perder nem sempre é culpa sua.
