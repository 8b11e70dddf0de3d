# Spider: the words of the lesson in seeds/lessons/spider.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

spider-lesson-build = Monte 8 naipes completos, cada um do rei ao ás; aqui há 2 naipes. Nas pilhas, os valores descem: coloque { $card1 } sobre { $card2 }, e uma carta em { $pile } se abre.
spider-lesson-build-why = Nesta etapa, coloque uma carta sobre o valor logo acima. { $card1 } serve sobre { $card2 }.

spider-lesson-any = Para isso o naipe não importa: coloque { $card1 } sobre { $card2 }.
spider-lesson-any-why = Nesta etapa, coloque uma carta sobre o valor logo acima de outro naipe. { $card1 } serve sobre { $card2 }.

spider-lesson-choose = { $card1 } serve sobre as duas damas. Escolha { $card2 }: só cartas de um mesmo naipe seguem juntas.
spider-lesson-choose-why = Nesta etapa, coloque { $card1 } sobre { $card2 }, que é do mesmo naipe.

spider-lesson-apart = { $card1 } está sobre uma carta de outro naipe, então as 2 não se movem juntas. Coloque só { $card1 } sobre { $card2 }.
spider-lesson-apart-why = Nesta etapa, coloque { $card1 } sobre { $card2 }, que é do mesmo naipe.

spider-lesson-together = { $card1 } e a carta de cima agora são do mesmo naipe e se movem juntas. Coloque-as sobre { $card2 }.
spider-lesson-together-why = Nesta etapa, mova 2 cartas juntas. { $card1 } serve sobre { $card2 } com a carta de cima.

spider-lesson-empty = Só resta 1 carta na pilha g. Coloque { $card1 } sobre { $card2 }, e a pilha fica vazia.
spider-lesson-empty-why = Nesta etapa, esvazie a pilha g. { $card1 } serve sobre { $card2 }.

spider-lesson-space = Uma pilha vazia recebe qualquer carta. Coloque { $card1 } ali, e uma carta em { $pile } se abre.
spider-lesson-space-why = Nesta etapa, coloque na pilha vazia { $place2 } uma carta que cubra outra fechada.

spider-lesson-before = Uma distribuição cobre todas as pilhas, então faça antes as jogadas úteis. Coloque { $card1 } sobre { $card2 }, e uma carta se abre.
spider-lesson-before-why = Essa jogada pode esperar. Nesta etapa, abra uma carta: { $card1 } serve sobre { $card2 }.

spider-lesson-grow = Em d as copas estão em sequência, e a próxima é { $card1 }. Coloque-a ali, e outras vão seguir.
spider-lesson-grow-why = Nesta etapa, continue as copas de d. { $card1 } serve sobre { $card2 }.

spider-lesson-deal = Outras copas seguiram, e pouco mais ajuda agora. Nenhuma pilha está vazia: aperte “{ $move }”, e cada pilha recebe uma carta.
spider-lesson-deal-why = Essa jogada pode esperar. Nesta etapa, distribua. Só dá se nenhuma pilha estiver vazia.

spider-lesson-suit = A mesma partida, muitas jogadas depois: às copas de g só faltam o 2 e o ás. Coloque { $card1 } sobre { $card2 }, com a carta de cima. O naipe completo vai para a base.
spider-lesson-suit-why = Nesta etapa, complete as copas. { $card1 } serve sobre { $card2 }, com a carta de cima.

spider-lesson-free = Faltam 7 naipes. Agora não dá para distribuir, porque a pilha g está vazia. “{ button-undo }” volta qualquer jogada, então escolha uma.

spider-lesson-end = Agora você conhece as regras: monte para baixo, no mesmo naipe se der, esvazie pilhas e distribua quando nada mais ajudar. Você só perde se não puder distribuir e nenhuma carta servir sobre outra. Uma nova partida de Spider tem 1 naipe, e todas as cartas em sequência se movem juntas. É o melhor jeito de começar.
