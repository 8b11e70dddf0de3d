# Pyramid: the words of the lesson in seeds/lessons/pyramid.toml. $card1, $card2, $place1 and $move are of the step’s own
# move. A message that ends in “-why” answers another legal move.

pyramid-lesson-pair = Desmonte a pirâmide: retire suas { $score } cartas, em pares que somam 13. { $card1 } e { $card2 } somam 13, então pegue as duas.
pyramid-lesson-pair-why = Nesta etapa, pegue um par. { $card1 } e { $card2 } somam 13.

pyramid-lesson-king = Um rei vale 13, então sai sem par. Pegue { $card1 }, e o outro rei sai depois.
pyramid-lesson-king-why = Nesta etapa, pegue um rei, por exemplo { $card1 }. Ele não precisa de par.

pyramid-lesson-draw = Agora não há 2 cartas livres que somem 13: aperte “{ $move }”. A carta de cima do monte vai para o descarte, e a seguinte se abre.

pyramid-lesson-both = As cartas de cima do monte e do descarte estão sempre livres. Aqui elas somam 13: pegue { $card1 } e { $card2 }.
pyramid-lesson-both-why = Antes de comprar, pegue o par que você vê. { $card1 } e { $card2 } somam 13.

pyramid-lesson-stock = O 10♦ do monte também soma 13 com um 3 da pirâmide. Pegue-o com { $card1 }, e os próximos pares saem depois.
pyramid-lesson-stock-why = Isso pode esperar. Nesta etapa, pegue o 10♦ do monte com um 3, por exemplo { $card1 }.

pyramid-lesson-free = Uma carta está livre se não há outra sobre ela, como agora { $card1 } em { $place1 }. Uma dama vale 12 e um ás, 1: pegue { $card1 } e { $card2 }.
pyramid-lesson-free-why = Nesta etapa, pegue { $card1 } e { $card2 }. Uma dama e um ás somam 13.

pyramid-lesson-partner = Um valete vale 11, e { $card1 } está sobre seu próprio par, o 2♦. Pegue-o com outro 2: { $card2 } do monte.
pyramid-lesson-partner-why = Nesta etapa, pegue { $card1 } com { $card2 }. Ele não pode sair com o 2♦ que cobre.

pyramid-lesson-choose = 2 cincos somam 13 com { $card2 }. Compare o que eles cobrem: { $card1 } em { $place1 } libera 2 cartas; o outro, só 1.
pyramid-lesson-choose-why = Nesta etapa, pegue { $card1 } de { $place1 } com { $card2 }. Isso libera mais cartas.

pyramid-lesson-waste = A carta de cima do descarte também pode sair com uma da pirâmide. Pegue { $card1 } e { $card2 }.
pyramid-lesson-waste-why = Nesta etapa, pegue { $card1 } e { $card2 }. Comprar cobriria { $card2 }.

pyramid-lesson-alone = O A♦ do descarte logo vai servir para uma dama: não o cubra. Em vez disso, pegue { $card1 } do monte: um rei não precisa de par.
pyramid-lesson-alone-why = Nesta etapa, pegue { $card1 } do monte. No descarte, ele cobriria o A♦.

pyramid-lesson-line = Cabem várias jogadas em uma linha: “{ $place1 } s, e2 w” pega 2 pares. “s” é o monte, e “w”, o descarte. Ou pegue { $card1 } e { $card2 }, e o outro par sai depois.
pyramid-lesson-line-why = Nesta etapa, pegue { $card1 } e { $card2 }. Então a Q♥ fica livre para o A♦ do descarte.

pyramid-lesson-note = Repare no que fica no descarte, como o 6♥: tudo volta na mesma ordem. Agora pegue { $card1 } e { $card2 }.
pyramid-lesson-note-why = Nesta etapa, pegue { $card1 } e { $card2 }. Juntos, somam 13.

pyramid-lesson-prefer = Agora você vê 2 pares. Pegue primeiro { $card1 } e { $card2 }, porque o outro não tira nada da pirâmide.
pyramid-lesson-prefer-why = Nesta etapa, pegue { $card1 } e { $card2 }. As duas cartas estão na pirâmide.

pyramid-lesson-turn = O monte está vazio: aperte “{ $move }”, e o descarte volta a ser o monte. Dá para fazer isso 2 vezes por partida, e agora você conhece a ordem.

pyramid-lesson-last = Sua pontuação é o número de cartas na pirâmide; monte e descarte não contam. Pegue { $card1 } com { $card2 } para vencer.
pyramid-lesson-last-why = Nesta etapa, pegue { $card1 } e { $card2 }. Isso desmonta a pirâmide.

pyramid-lesson-end = Você desmontou a pirâmide, e agora já sabe jogar. Antes de pegar um par, veja onde estão as outras cartas desses valores. “{ button-hint }” mostra uma boa jogada, e “{ button-undo }” volta qualquer jogada. Dá para vencer cerca de dois terços das partidas: perder nem sempre é culpa sua.
