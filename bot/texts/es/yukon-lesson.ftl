# Yukon: the words of the lesson in seeds/lessons/yukon.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

yukon-lesson-build = Lleva las 52 cartas a las bases, palo por palo; en las 7 pilas las ordenas. Ahí los valores bajan y el rojo alterna con el negro: pon { $card1 } sobre { $card2 }.
yukon-lesson-build-why = En este paso, pon la carta de arriba de g sobre el valor inmediatamente superior del otro color. { $card1 } encaja sobre { $card2 }.

yukon-lesson-any = Toda carta boca arriba se puede mover, con todas las que tiene encima, en el orden que sea. Pon { $card1 } sobre { $card2 }, con las 3 cartas de encima.
yukon-lesson-any-why = En este paso, mueve una carta que tenga otras encima. { $card1 } encaja sobre { $card2 }, con las 3 cartas de encima.

yukon-lesson-dig = En d hay un as debajo de 3 cartas. Libéralo: pon { $card1 } sobre { $card2 }, con las 2 cartas de encima.
yukon-lesson-dig-why = En este paso, libera el as de d. { $card1 } encaja sobre { $card2 }, con las 2 cartas de encima.

yukon-lesson-ace = Un as empieza la base de su palo: lleva { $card1 } a la base.
yukon-lesson-ace-why = En este paso, lleva { $card1 } a la base. Un as empieza la base de su palo.

yukon-lesson-next = Una base sube en su palo: as, 2, 3 y así hasta el rey. Lleva { $card1 } a la base, y la pila { $pile } queda vacía.
yukon-lesson-next-why = En este paso, lleva { $card1 } a la base. Es la carta que sigue a { $card2 }.

yukon-lesson-king = Solo un rey puede ir a una pila vacía, con las cartas que tiene encima. Toma { $card1 } de { $pile }, porque ahí hay más cartas boca abajo.
yukon-lesson-king-why = En este paso, lleva { $card1 } a la pila vacía { $place2 }. Así se descubre una carta.

yukon-lesson-turn = Haz primero los movimientos que descubren una carta. Pon { $card1 } sobre { $card2 }.
yukon-lesson-turn-why = En este paso, descubre una carta en { $pile }. { $card1 } encaja sobre { $card2 }.

yukon-lesson-long = Se puede mover cualquier número de cartas: solo tiene que encajar la primera. Pon { $card1 } sobre { $card2 }, con las 7 cartas de encima.
yukon-lesson-long-why = En este paso, mueve todas las cartas boca arriba de { $pile }. { $card1 } encaja sobre { $card2 }.

yukon-lesson-empty = Se ha descubierto la última carta de { $pile }. Pon { $card1 } sobre { $card2 }, y la pila queda vacía.
yukon-lesson-empty-why = En este paso, vacía la pila { $pile }. { $card1 } encaja sobre { $card2 }.

yukon-lesson-space = Ahora { $card1 } puede ir a la pila vacía. Ponlo ahí, y se descubre una carta en { $pile }.
yukon-lesson-space-why = En este paso, lleva { $card1 } a la pila vacía { $place2 }. Ningún otro movimiento descubre una carta.

yukon-lesson-part = Han ido 2 cartas más a las bases. También puedes dividir una pila por cualquier carta boca arriba: pon { $card1 } sobre { $card2 }, con todas las de encima.
yukon-lesson-part-why = En este paso, mueve una parte de la pila { $pile }. { $card1 } encaja sobre { $card2 }, con todas las cartas de encima.

yukon-lesson-free = “{ button-undo }” quita cualquier movimiento, así que elige uno. Mira qué libera y qué tapa.

yukon-lesson-end = Ya conoces las reglas: libera los ases, descubre cartas y lleva las 52 a las bases. En tus partidas, las cartas que ya no le sirven a nada van solas a las bases. Solo pierdes si las cartas no hacen más que ir y venir. Con la opción “suit” se construye en el mismo palo: es el solitario ruso, mucho más difícil. No todos los repartos se pueden ganar: perder no siempre es culpa tuya.
