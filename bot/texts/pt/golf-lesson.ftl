# Golf: the words of the lesson in seeds/lessons/golf.toml. $card1, $place1 and $move are of the step’s own move, $streak is
# the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

golf-lesson-next = Desmonte as 7 pilhas: leve suas { $score } cartas para o descarte. Cada uma deve ficar 1 valor acima ou abaixo da carta de cima: coloque { $card1 } sobre o 7♥.
golf-lesson-next-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre o 7♥.

golf-lesson-same = O naipe não importa, então 2 cincos servem sobre o 6♦. Compare o que há embaixo: você logo vai precisar do 2♠, então pegue { $card1 } de { $place1 }.
golf-lesson-same-why = Nesta etapa, pegue { $card1 } de { $place1 }. Você logo vai precisar do 2♠ que está embaixo.

golf-lesson-top = Você vê todas as cartas de uma pilha, mas só pode pegar a do topo: na imagem, a mais baixa. Coloque { $card1 } sobre o 5♠.
golf-lesson-top-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre o 5♠.

golf-lesson-ahead = O 5♣ e o 3♥ servem. Pense um passo adiante: depois de { $card1 } pode ir o 2♣ de baixo, então pegue { $card1 }.
golf-lesson-ahead-why = Nesta etapa, pegue { $card1 } de { $place1 }. Depois pode ir o 2♣.

golf-lesson-ace = Sobre um ás só vai um 2, e a maioria das sequências acaba ali. Mas o 2♠ espera em c: pegue { $card1 }, e ele vai depois.
golf-lesson-ace-why = Isso pode esperar. Nesta etapa, pegue { $card1 }, porque o 2♠ serve em cima.

golf-lesson-draw = Você pegou { $streak } cartas sem comprar: isso é uma sequência. Agora nada serve: aperte “{ $move }”, e uma carta vai do monte para o descarte.

golf-lesson-keep = O 5♣ serve, mas você não precisa pegá-lo. Guarde-o para ligar o 4♣ e o 6♥ da pilha a: aperte “{ $move }”.
golf-lesson-keep-why = O 5♣ ajuda mais depois, entre o 4♣ e o 6♥ da pilha a. Nesta etapa, compre.

golf-lesson-line = Procure primeiro a sequência mais longa e digite-a em uma linha: “{ $place1 } d c” pega 10♦, J♠ e Q♠. Ou pegue { $card1 }, e as outras saem depois.
golf-lesson-line-why = Nesta etapa, pegue { $card1 } de { $place1 }. Depois podem ir J♠ e Q♠.

golf-lesson-direction = Nenhum rei está livre, mas você pode subir ou descer a qualquer momento. Coloque { $card1 } sobre a Q♠ para descer de novo.
golf-lesson-direction-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre a Q♠.

golf-lesson-kept = O 4♣ da pilha a já está no descarte, e o 6♥ está livre. Pegue { $card1 }, que você guardou, e o 6♥ vai depois.
golf-lesson-kept-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre o 4♣.

golf-lesson-long = O 8♠ e { $card1 } servem. Pegue primeiro das pilhas longas, para ainda poder escolher no fim: { $card1 } de { $place1 }.
golf-lesson-long-why = Nesta etapa, pegue { $card1 } de { $place1 }. Essa pilha é mais longa.

golf-lesson-queens = Sobre um rei só vai uma dama, então cuide das damas. Pegue { $card1 }, e o K♦ e a outra dama vão depois.
golf-lesson-queens-why = Isso pode esperar. Nesta etapa, coloque uma dama sobre o K♣, por exemplo { $card1 }.

golf-lesson-streak = Agora 8 cartas servem em sequência: “{ $place1 } c d b g f g f” pega todas. Ou pegue { $card1 }, e as outras saem depois.
golf-lesson-streak-why = Isso pode esperar. Nesta etapa, coloque { $card1 } sobre a Q♣.

golf-lesson-stock = Só resta o 2♥, e ele precisa de um ás ou de um 3. Sem monte, você perderia, mas ali restam { $stock } cartas: aperte “{ $move }”.

golf-lesson-last = Sua pontuação é o número de cartas nas pilhas, e 0 é o melhor. Pegue a última, { $card1 }, para vencer.
golf-lesson-last-why = Nesta etapa, pegue { $card1 }. É a última carta das pilhas.

golf-lesson-end = Você desmontou as 7 pilhas, e agora já sabe jogar Golf. Ases e reis encerram sequências: pegue-os por último, ou entre dois 2 ou 2 damas. “{ button-hint }” mostra uma boa jogada, e “{ button-undo }” volta qualquer jogada. Menos da metade das partidas pode ser vencida: perder nem sempre é culpa sua. Com a opção “wrap”, reis e ases vão uns sobre os outros: isso é Putt Putt.
