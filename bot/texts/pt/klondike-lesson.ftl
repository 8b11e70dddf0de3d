# Klondike: the words of the lesson in seeds/lessons/klondike.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

klondike-lesson-build = Leve as 52 cartas às bases, naipe por naipe; nas 7 pilhas, você as ordena. Ali os valores descem e vermelho alterna com preto: coloque { $card1 } sobre { $card2 }.
klondike-lesson-build-why = Nesta etapa, coloque uma carta sobre o valor logo acima, da outra cor. { $card1 } serve sobre { $card2 }.

klondike-lesson-ace = Um ás começa a base do seu naipe: leve { $card1 } à base. Quando uma carta fechada chega ao topo da pilha, ela se abre.
klondike-lesson-ace-why = Nesta etapa, leve { $card1 } à base. Um ás começa a base do seu naipe.

klondike-lesson-next = Uma base sobe no seu naipe: ás, 2, 3 e assim por diante, até o rei. Leve { $card1 } à base também.
klondike-lesson-next-why = Nesta etapa, leve { $card1 } à base. É a carta que vem depois de { $card2 }.

klondike-lesson-together = Cartas abertas que estão uma sobre a outra podem ser movidas juntas. Coloque { $card1 } sobre { $card2 }, com a carta de cima.
klondike-lesson-together-why = Nesta etapa, mova 2 cartas juntas. { $card1 } serve sobre { $card2 } com a carta de cima.

klondike-lesson-choose = Os dois valetes vermelhos servem sobre { $card2 }. Pegue { $card1 } de { $place1 }, porque há mais cartas fechadas embaixo.
klondike-lesson-choose-why = Nesta etapa, coloque { $card1 } de { $place1 } sobre { $card2 }. A pilha com mais cartas fechadas vem primeiro.

klondike-lesson-empty = A pilha b não tem mais cartas fechadas, então dá para esvaziá-la. Coloque { $card1 } sobre { $card2 }, com o valete.
klondike-lesson-empty-why = Nesta etapa, esvazie a pilha b. { $card1 } serve sobre { $card2 } com o valete.

klondike-lesson-king = Só um rei pode ir para uma pilha vazia, com as cartas sobre ele. Leve { $card1 } à pilha { $place2 }, e uma carta em c se abre.
klondike-lesson-king-why = Nesta etapa, leve { $card1 } à pilha vazia { $place2 }. Nenhuma outra carta pode ir para lá.

klondike-lesson-draw = Você pode comprar do monte a qualquer momento. Aperte “{ $move }” e veja o que chega ao descarte.
klondike-lesson-draw-why = Essa jogada pode esperar. Nesta etapa, compre do monte.

klondike-lesson-waste = A carta de cima do descarte pode ir para a base ou para uma pilha. Coloque { $card1 } sobre { $card2 }.
klondike-lesson-waste-why = Nesta etapa, use a carta de cima do descarte. { $card1 } serve sobre { $card2 }.

klondike-lesson-back = Uma carta pode voltar da sua base: aperte “{ button-others }”. Coloque { $card1 } sobre { $card2 }, para que o 2 preto de f caiba ali.
klondike-lesson-back-why = Nesta etapa, coloque { $card1 } de volta sobre { $card2 }. Então o 2 preto de f cabe ali.

klondike-lesson-turn = O monte está vazio: aperte “{ $move }”. O descarte volta a ser o monte, na mesma ordem, quantas vezes você quiser.
klondike-lesson-turn-why = Essa jogada pode esperar. Nesta etapa, vire o descarte.

klondike-lesson-free = Agora você conhece o monte: a terceira carta é o 2♠, que pode ir à base. “{ button-undo }” volta qualquer jogada, então escolha uma.

klondike-lesson-end = Agora você conhece as regras: abra cartas, ordene-as nas pilhas e leve todas as 52 às bases. Nas suas partidas, as cartas de que nada mais precisa vão sozinhas para as bases. Você só perde se não puder comprar e as cartas só puderem ir e voltar. A maioria das partidas pode ser vencida, mas nem todas: perder nem sempre é culpa sua.
