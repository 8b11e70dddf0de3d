# Yukon: the words of the lesson in seeds/lessons/yukon.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

yukon-lesson-build = Leve as 52 cartas às bases, naipe por naipe; nas 7 pilhas, você as ordena. Ali os valores descem e vermelho alterna com preto: coloque { $card1 } sobre { $card2 }.
yukon-lesson-build-why = Nesta etapa, coloque a carta de cima de g sobre o valor logo acima, da outra cor. { $card1 } serve sobre { $card2 }.

yukon-lesson-any = Toda carta aberta pode ser movida, com todas as que estão sobre ela, em qualquer ordem. Coloque { $card1 } sobre { $card2 }, com as 3 cartas de cima.
yukon-lesson-any-why = Nesta etapa, mova uma carta que tenha outras em cima. { $card1 } serve sobre { $card2 }, com as 3 cartas de cima.

yukon-lesson-dig = Há um ás em d, embaixo de 3 cartas. Libere-o: coloque { $card1 } sobre { $card2 }, com as 2 cartas de cima.
yukon-lesson-dig-why = Nesta etapa, libere o ás de d. { $card1 } serve sobre { $card2 }, com as 2 cartas de cima.

yukon-lesson-ace = Um ás começa a base do seu naipe: leve { $card1 } à base.
yukon-lesson-ace-why = Nesta etapa, leve { $card1 } à base. Um ás começa a base do seu naipe.

yukon-lesson-next = Uma base sobe no seu naipe: ás, 2, 3 e assim por diante, até o rei. Leve { $card1 } à base, e a pilha { $pile } fica vazia.
yukon-lesson-next-why = Nesta etapa, leve { $card1 } à base. É a carta que vem depois de { $card2 }.

yukon-lesson-king = Só um rei pode ir para uma pilha vazia, com as cartas sobre ele. Pegue { $card1 } de { $pile }, porque ali há mais cartas fechadas.
yukon-lesson-king-why = Nesta etapa, leve { $card1 } à pilha vazia { $place2 }. Assim uma carta se abre.

yukon-lesson-turn = Faça primeiro as jogadas que abrem uma carta. Coloque { $card1 } sobre { $card2 }.
yukon-lesson-turn-why = Nesta etapa, abra uma carta em { $pile }. { $card1 } serve sobre { $card2 }.

yukon-lesson-long = Dá para mover qualquer número de cartas: só a primeira precisa servir. Coloque { $card1 } sobre { $card2 }, com as 7 cartas de cima.
yukon-lesson-long-why = Nesta etapa, mova todas as cartas abertas de { $pile }. { $card1 } serve sobre { $card2 }.

yukon-lesson-empty = A última carta de { $pile } se abriu. Coloque { $card1 } sobre { $card2 }, e a pilha fica vazia.
yukon-lesson-empty-why = Nesta etapa, esvazie a pilha { $pile }. { $card1 } serve sobre { $card2 }.

yukon-lesson-space = Agora { $card1 } pode ir para a pilha vazia. Leve-o para lá, e uma carta em { $pile } se abre.
yukon-lesson-space-why = Nesta etapa, leve { $card1 } à pilha vazia { $place2 }. Nenhuma outra jogada abre uma carta.

yukon-lesson-part = Mais 2 cartas foram para as bases. Você também pode dividir uma pilha, em qualquer carta aberta: coloque { $card1 } sobre { $card2 }, com todas as de cima.
yukon-lesson-part-why = Nesta etapa, mova uma parte da pilha { $pile }. { $card1 } serve sobre { $card2 }, com todas as cartas de cima.

yukon-lesson-free = “{ button-undo }” volta qualquer jogada, então escolha uma. Veja o que ela libera e o que ela cobre.

yukon-lesson-end = Agora você conhece as regras: libere os ases, abra cartas e leve todas as 52 às bases. Nas suas partidas, as cartas de que nada mais precisa vão sozinhas para as bases. Você só perde se as cartas só puderem ir e voltar. Com a opção “suit”, monta-se no mesmo naipe: é a paciência russa, bem mais difícil. Nem toda partida pode ser vencida: perder nem sempre é culpa sua.
