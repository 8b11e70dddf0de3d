# FreeCell: the words of the lesson in seeds/lessons/freecell.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

freecell-lesson-build = Leve as 52 cartas às bases, naipe por naipe; nas 8 pilhas, você as ordena. Ali os valores descem e vermelho alterna com preto: coloque { $card1 } sobre { $card2 }.
freecell-lesson-build-why = Nesta etapa, coloque uma carta sobre o valor logo acima, da outra cor. { $card1 } serve sobre { $card2 }.

freecell-lesson-cell = O ás de copas está embaixo de { $card1 }, que não serve em lugar nenhum. Em cada uma das 4 células cabe 1 carta: coloque { $card1 } na célula { $place2 }.
freecell-lesson-cell-why = Nesta etapa, coloque { $card1 } em uma célula. Assim o ás que está embaixo fica livre.

freecell-lesson-ace = Um ás começa a base do seu naipe: leve { $card1 } à base.
freecell-lesson-ace-why = Nesta etapa, leve { $card1 } à base. Um ás começa a base do seu naipe.

freecell-lesson-next = Uma base sobe no seu naipe: ás, 2, 3 e assim por diante, até o rei. Leve { $card1 } à base também.
freecell-lesson-next-why = Nesta etapa, leve { $card1 } à base. É a carta que vem depois de { $card2 }.

freecell-lesson-together = Cartas em sequência vão juntas se também pudessem ir uma a uma, por células vazias. Coloque { $card1 } sobre { $card2 }, com a carta de cima.
freecell-lesson-together-why = Nesta etapa, mova 2 cartas juntas. { $card1 } serve sobre { $card2 } com a carta de cima.

freecell-lesson-room = Com cada célula vazia, 1 carta a mais pode ir. Há 2 células vazias, então são 3 cartas: coloque { $card1 } sobre { $card2 }, com o 3 e o 2.
freecell-lesson-room-why = Nesta etapa, mova 3 cartas juntas. { $card1 } serve sobre { $card2 } com as 2 cartas de cima.

freecell-lesson-last = Só resta 1 célula vazia. Antes de encher a última, libere outra: coloque { $card1 }, da célula { $place1 }, sobre { $card2 }.
freecell-lesson-last-why = Nesta etapa, libere uma célula. { $card1 } serve sobre { $card2 }.

freecell-lesson-empty = Uma pilha vazia ajuda ainda mais que uma célula vazia. Na pilha { $place1 } só resta 1 carta: coloque { $card1 } sobre { $card2 }.
freecell-lesson-empty-why = Nesta etapa, esvazie a pilha { $place1 }. { $card1 } serve sobre { $card2 }.

freecell-lesson-double = Uma pilha vazia dobra o que pode ir: com 2 células vazias, 6 cartas em vez de 3. Coloque { $card1 } sobre { $card2 }, com as 3 cartas de cima.
freecell-lesson-double-why = Nesta etapa, mova 4 cartas juntas. { $card1 } serve sobre { $card2 } com as 3 cartas de cima.

freecell-lesson-king = Uma pilha vazia aceita qualquer carta. O melhor é um rei, que não serve sobre nenhuma outra: leve { $card1 } da célula { $place1 } à pilha { $place2 }.
freecell-lesson-king-why = Nesta etapa, leve { $card1 } a uma pilha vazia. Essa carta não serve em nenhum outro lugar.

freecell-lesson-unload = As células enchem depressa, então esvazie-as assim que puder. Coloque { $card1 }, da célula { $place1 }, sobre { $card2 }.
freecell-lesson-unload-why = Nesta etapa, coloque { $card1 } da célula sobre { $card2 }.

freecell-lesson-free = Agora todas as células estão vazias, e o 2♠ pode ir à base. “{ button-undo }” volta qualquer jogada, então escolha uma.

freecell-lesson-end = Agora você conhece as regras: use bem as células e as pilhas vazias e leve todas as 52 às bases. Nas suas partidas, as cartas de que nada mais precisa vão sozinhas para as bases. Quase toda partida pode ser vencida, então pense com calma antes da primeira jogada. Com menos células, fica bem mais difícil.
