# The lesson of Blink Solitaire. $card1 goes to the cell $place2 in a step’s own move, for $points; $card is held;
# $stock counts the cards to draw. The cells and cards named otherwise are those of the lesson’s deal.

blink-lesson-first = Você vence ao colocar todas as 60 cartas. Ponha a primeira no meio, em { $place2 }: ali há espaço por todos os lados.
blink-lesson-count = Agora cada carta precisa encostar em outra de mesma quantidade, cor ou forma. Aqui é a quantidade, 5 ao lado de 5: coloque { $card1 } em { $place2 }.
blink-lesson-count-why = Você também pode guardar uma carta, mas isso vem depois. Coloque esta ao lado de F4.
blink-lesson-color = O fundo da carta é a cor dela: F4 é amarela, e a sua carta também. Coloque { $card1 } ao lado, por exemplo em { $place2 }.
blink-lesson-color-why = Você também pode guardar uma carta, mas este passo é sobre cores. Coloque esta ao lado de F4.
blink-lesson-shape = A forma também pode combinar: suas estrelas vão ao lado das estrelas em F3. Coloque { $card1 } em { $place2 }.
blink-lesson-shape-why = Você também pode guardar uma carta, mas este passo é sobre formas. Coloque esta ao lado de F3.
blink-lesson-hold = A carta { $card } não cabe em lugar nenhum agora, então guarde-a para depois. Assim você vê a próxima.
blink-lesson-corner = Cartas que só se tocam no canto não contam. Coloque { $card1 } em { $place2 }: encosta em G3, também azul, mas não em F3.
blink-lesson-corner-why = Isso também vale. Mas em { $place2 } você vê que F3, no canto, não conta.
blink-lesson-points = Cada quantidade, cor ou forma que 2 cartas têm em comum vale 2 pontos. Escolha { $card1 } e depois { $place2 }: quantidade e cor combinam com G2 e valem { $points }.
blink-lesson-points-why = Isso também vale. Mas este passo é sobre pontos: coloque { $card1 } onde vale { $points }.
blink-lesson-held = A carta guardada agora cabe, porque G2 também mostra 1. Escolha { $card1 } e depois { $place2 }: isso abre espaço para guardar outra.
blink-lesson-held-why = A carta comprada fica onde está e pode esperar. Coloque antes a guardada: { $card1 }.
blink-lesson-neighbors = Em { $place2 }, a carta comprada encosta em G1 e H2 e precisa combinar com as duas. As 3 têm a quantidade 1, então coloque-a ali.
blink-lesson-neighbors-why = Isso também vale. Mas este passo é sobre casas entre 2 cartas, como { $place2 }.
blink-lesson-edge = A carta { $card } só caberia acima de H1, mas a mesa acaba ali. Nada pode passar da borda, então guarde a carta.
blink-lesson-ahead = Você pode guardar até 3 cartas, mesmo uma que caiba, para ver a próxima. Experimente agora: guarde { $card }.
blink-lesson-ahead-why = Isso também vale. Mas desta vez guarde a carta, para ver antes a próxima.
blink-lesson-full = A carta comprada não cabe em lugar nenhum, e não dá para guardar uma quarta. Se nenhuma guardada coubesse, você perderia, mas uma cabe: coloque { $card1 } em { $place2 }.
blink-lesson-win = Com todas as cartas na mesa, as guardadas também, você vence; restam { $stock } para comprar. Agora é com você: coloque qualquer carta que caiba, ou guarde uma.
# $winnable deals of 100 can be won with all cards known.
blink-lesson-end = Agora você já sabe jogar Blink: combine com cada vizinha e guarde cartas cedo. Dá para vencer cerca de { $winnable } em 100 partidas: você consegue colocar todas as 60?
