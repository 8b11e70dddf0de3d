# Spider: the words of the lesson in seeds/lessons/spider.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

spider-lesson-build = Forma 8 palos completos, cada uno del rey al as; aquí hay 2 palos. En las pilas, los valores bajan: pon { $card1 } sobre { $card2 }, y se descubre una carta en { $pile }.
spider-lesson-build-why = En este paso, pon una carta sobre el valor inmediatamente superior. { $card1 } encaja sobre { $card2 }.

spider-lesson-any = Para eso el palo no importa: pon { $card1 } sobre { $card2 }.
spider-lesson-any-why = En este paso, pon una carta sobre el valor inmediatamente superior de otro palo. { $card1 } encaja sobre { $card2 }.

spider-lesson-choose = { $card1 } encaja sobre las dos reinas. Elige { $card2 }: solo las cartas de un mismo palo siguen juntas.
spider-lesson-choose-why = En este paso, pon { $card1 } sobre { $card2 }, que es del mismo palo.

spider-lesson-apart = { $card1 } está sobre una carta de otro palo, así que las 2 no se mueven juntas. Pon solo { $card1 } sobre { $card2 }.
spider-lesson-apart-why = En este paso, pon { $card1 } sobre { $card2 }, que es del mismo palo.

spider-lesson-together = { $card1 } y la carta de encima son ahora del mismo palo y se mueven juntas. Ponlas sobre { $card2 }.
spider-lesson-together-why = En este paso, mueve 2 cartas juntas. { $card1 } encaja sobre { $card2 } con la carta que tiene encima.

spider-lesson-empty = En la pila g solo queda 1 carta. Pon { $card1 } sobre { $card2 }, y la pila queda vacía.
spider-lesson-empty-why = En este paso, vacía la pila g. { $card1 } encaja sobre { $card2 }.

spider-lesson-space = Una pila vacía recibe cualquier carta. Pon ahí { $card1 }, y se descubre una carta en { $pile }.
spider-lesson-space-why = En este paso, pon en la pila vacía { $place2 } una carta que tape otra boca abajo.

spider-lesson-before = Un reparto cubre todas las pilas, así que antes haz los movimientos útiles. Pon { $card1 } sobre { $card2 }, y se descubre una carta.
spider-lesson-before-why = Ese movimiento puede esperar. En este paso, descubre una carta: { $card1 } encaja sobre { $card2 }.

spider-lesson-grow = En d los corazones están en secuencia, y sigue { $card1 }. Ponlo ahí, y después irán más.
spider-lesson-grow-why = En este paso, sigue con los corazones de d. { $card1 } encaja sobre { $card2 }.

spider-lesson-deal = Han seguido más corazones, y ya casi nada más ayuda. No hay pilas vacías: pulsa “{ $move }”, y cada pila recibe una carta.
spider-lesson-deal-why = Ese movimiento puede esperar. En este paso, reparte. Solo se puede si no hay pilas vacías.

spider-lesson-suit = La misma partida, muchos movimientos después: a los corazones de g solo les faltan el 2 y el as. Pon { $card1 } sobre { $card2 }, con la carta de encima. El palo completo va a la base.
spider-lesson-suit-why = En este paso, completa los corazones. { $card1 } encaja sobre { $card2 }, con la carta que tiene encima.

spider-lesson-free = Quedan 7 palos. Ahora no puedes repartir, porque la pila g está vacía. “{ button-undo }” quita cualquier movimiento, así que elige uno.

spider-lesson-end = Ya conoces las reglas: construye hacia abajo, en un mismo palo si puedes, vacía pilas y reparte cuando nada más ayude. Solo pierdes si no puedes repartir y ninguna carta encaja sobre otra. Una partida nueva de Spider tiene 1 palo, y todas las cartas en secuencia se mueven juntas. Es la mejor forma de empezar.
