# Klondike: the words of the lesson in seeds/lessons/klondike.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

klondike-lesson-build = Lleva las 52 cartas a las bases, palo por palo; en las 7 pilas las ordenas. Ahí los valores bajan y el rojo alterna con el negro: pon { $card1 } sobre { $card2 }.
klondike-lesson-build-why = En este paso, pon una carta sobre el valor inmediatamente superior del otro color. { $card1 } encaja sobre { $card2 }.

klondike-lesson-ace = Un as empieza la base de su palo: lleva { $card1 } a la base. Cuando una carta boca abajo queda arriba en su pila, se descubre.
klondike-lesson-ace-why = En este paso, lleva { $card1 } a la base. Un as empieza la base de su palo.

klondike-lesson-next = Una base sube en su palo: as, 2, 3 y así hasta el rey. Lleva también { $card1 } a la base.
klondike-lesson-next-why = En este paso, lleva { $card1 } a la base. Es la carta que sigue a { $card2 }.

klondike-lesson-together = Las cartas boca arriba que están una sobre otra se pueden mover juntas. Pon { $card1 } sobre { $card2 }, con la carta que tiene encima.
klondike-lesson-together-why = En este paso, mueve 2 cartas juntas. { $card1 } encaja sobre { $card2 } con la carta que tiene encima.

klondike-lesson-choose = Las dos jotas rojas encajan sobre { $card2 }. Toma { $card1 } de { $place1 }, porque debajo hay más cartas boca abajo.
klondike-lesson-choose-why = En este paso, pon { $card1 } de { $place1 } sobre { $card2 }. Primero va la pila con más cartas boca abajo.

klondike-lesson-empty = La pila b ya no tiene cartas boca abajo, así que puedes vaciarla. Pon { $card1 } sobre { $card2 }, con la jota.
klondike-lesson-empty-why = En este paso, vacía la pila b. { $card1 } encaja sobre { $card2 } con la jota.

klondike-lesson-king = Solo un rey puede ir a una pila vacía, con las cartas que tiene encima. Lleva { $card1 } a la pila { $place2 }, y se descubre una carta en c.
klondike-lesson-king-why = En este paso, lleva { $card1 } a la pila vacía { $place2 }. Ninguna otra carta puede ir ahí.

klondike-lesson-draw = Puedes robar del mazo en cualquier momento. Pulsa “{ $move }” y mira qué llega al descarte.
klondike-lesson-draw-why = Ese movimiento puede esperar. En este paso, roba del mazo.

klondike-lesson-waste = La carta de arriba del descarte puede ir a una base o a una pila. Pon { $card1 } sobre { $card2 }.
klondike-lesson-waste-why = En este paso, usa la carta de arriba del descarte. { $card1 } encaja sobre { $card2 }.

klondike-lesson-back = Una carta puede volver de su base: pulsa “{ button-others }”. Pon { $card1 } sobre { $card2 }, para que encaje el 2 negro de f.
klondike-lesson-back-why = En este paso, devuelve { $card1 } a la pila, sobre { $card2 }. Entonces encaja ahí el 2 negro de f.

klondike-lesson-turn = El mazo está vacío: pulsa “{ $move }”. El descarte vuelve a ser el mazo, en el mismo orden, todas las veces que quieras.
klondike-lesson-turn-why = Ese movimiento puede esperar. En este paso, voltea el descarte.

klondike-lesson-free = Ya conoces el mazo: su tercera carta es el 2♠, que puede ir a la base. “{ button-undo }” quita cualquier movimiento, así que elige uno.

klondike-lesson-end = Ya conoces las reglas: descubre cartas, ordénalas en las pilas y lleva las 52 a las bases. En tus partidas, las cartas que ya no le sirven a nada van solas a las bases. Solo pierdes si no puedes robar y las cartas no hacen más que ir y venir. La mayoría de los repartos se pueden ganar, pero no todos: perder no siempre es culpa tuya.
