# Streets and Alleys: the words of the lesson in seeds/lessons/streets.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

streets-lesson-build = Leve as 52 cartas às bases, naipe por naipe; nas 8 pilhas, você as ordena. Ali os valores descem, e os naipes não importam: coloque { $card1 } sobre { $card2 }.

streets-lesson-one = Só as cartas do topo se movem, 1 por vez. Para chegar ao ás de copas de e, tire uma a uma as cartas de cima: coloque { $card1 } sobre { $card2 }.
streets-lesson-one-why = Nesta etapa, coloque { $card1 } sobre { $card2 }. É a primeira das cartas sobre o ás.

streets-lesson-ace = Um ás começa a base do seu naipe: leve { $card1 } à base.
streets-lesson-ace-why = Nesta etapa, leve { $card1 } à base. Um ás começa a base do seu naipe.

streets-lesson-next = Uma base sobe no seu naipe: ás, 2, 3 e assim por diante. O que está na base fica lá. Leve { $card1 } à base também.
streets-lesson-next-why = Nesta etapa, leve { $card1 } à base. É a carta que vem depois de { $card2 }.

streets-lesson-empty = O que mais ajuda são pilhas vazias. Em { $place1 } só resta 1 carta: coloque { $card1 } sobre { $card2 }.
streets-lesson-empty-why = Nesta etapa, esvazie a pilha { $place1 }. { $card1 } serve sobre { $card2 }.

streets-lesson-space = Uma pilha vazia aceita qualquer carta. O 8♦ de d serve sobre o 9♥, mas { $card1 } está sobre ele: leve { $card1 } à pilha { $place2 }.
streets-lesson-space-why = Nesta etapa, leve { $card1 } à pilha vazia. Assim o 8♦ que está embaixo pode ir.

streets-lesson-lower = Agora a carta que estava embaixo pode ir. Coloque { $card1 } sobre { $card2 }.
streets-lesson-lower-why = Nesta etapa, coloque { $card1 } sobre { $card2 }. Agora ela está livre.

streets-lesson-upper = A outra carta pode ir atrás: coloque { $card1 } sobre { $card2 }. Assim 2 cartas mudaram de lugar, e a pilha está vazia de novo.
streets-lesson-upper-why = Nesta etapa, esvazie a pilha { $place1 } de novo. { $card1 } serve sobre { $card2 }.

streets-lesson-dig = O 3♥ de d pode ir à base quando não houver nada sobre ele. { $card1 } não serve em lugar nenhum: leve essa carta à pilha vazia.
streets-lesson-dig-why = Nesta etapa, leve { $card1 } à pilha vazia. Assim o 3♥ que está embaixo fica livre.

streets-lesson-again = O 3♥ está na base, então { $card1 } pode ir também. Assim a pilha fica vazia de novo.
streets-lesson-again-why = Nesta etapa, leve { $card1 } à base. Isso esvazia a pilha.

streets-lesson-king = Um rei não serve sobre nenhuma carta, então só uma pilha vazia o aceita. Leve { $card1 } à pilha { $place2 }: assim você pode esvaziar d também.
streets-lesson-king-why = Nesta etapa, leve { $card1 } à pilha vazia. Essa carta não serve em nenhum outro lugar.

streets-lesson-castle = Esta é Beleaguered Castle: os ases já começam nas bases, e cada pilha tem 6 cartas. Qualquer 2 pode ir logo à base: leve { $card1 }.
streets-lesson-castle-why = Nesta etapa, leve um 2 à base, por exemplo { $card1 }.

streets-lesson-free = “{ button-undo }” volta qualquer jogada, então escolha uma. Os outros 2 que estão no topo também podem ir à base.

streets-lesson-end = Agora você conhece as regras: esvazie uma pilha, use-a com cuidado e leve todas as 52 às bases. Nas suas partidas, as cartas de que nada mais precisa vão sozinhas para as bases. Dá para vencer cerca de metade das partidas, e mais com os ases nas bases: perder nem sempre é culpa sua.
