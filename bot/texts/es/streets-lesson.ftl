# Streets and Alleys: the words of the lesson in seeds/lessons/streets.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

streets-lesson-build = Lleva las 52 cartas a las bases, palo por palo; en las 8 pilas las ordenas. Ahí los valores bajan y los palos no importan: pon { $card1 } sobre { $card2 }.

streets-lesson-one = Solo se mueven las cartas de arriba, 1 cada vez. Para llegar al as de corazones de e, quita una a una las que tiene encima: pon { $card1 } sobre { $card2 }.
streets-lesson-one-why = En este paso, pon { $card1 } sobre { $card2 }. Es la primera de las cartas que están sobre el as.

streets-lesson-ace = Un as empieza la base de su palo: lleva { $card1 } a la base.
streets-lesson-ace-why = En este paso, lleva { $card1 } a la base. Un as empieza la base de su palo.

streets-lesson-next = Una base sube en su palo: as, 2, 3 y así sucesivamente. Lo que está en la base se queda ahí. Lleva también { $card1 }.
streets-lesson-next-why = En este paso, lleva { $card1 } a la base. Es la carta que sigue a { $card2 }.

streets-lesson-empty = Lo que más necesitas son pilas vacías. En { $place1 } solo queda 1 carta: pon { $card1 } sobre { $card2 }.
streets-lesson-empty-why = En este paso, vacía la pila { $place1 }. { $card1 } encaja sobre { $card2 }.

streets-lesson-space = Una pila vacía recibe cualquier carta. El 8♦ de d encaja sobre el 9♥, pero tiene encima { $card1 }: lleva { $card1 } a la pila { $place2 }.
streets-lesson-space-why = En este paso, lleva { $card1 } a la pila vacía. Así se puede mover el 8♦ que está debajo.

streets-lesson-lower = Ahora se puede mover la carta que estaba debajo. Pon { $card1 } sobre { $card2 }.
streets-lesson-lower-why = En este paso, pon { $card1 } sobre { $card2 }. Ahora está libre.

streets-lesson-upper = La otra carta puede seguirla: pon { $card1 } sobre { $card2 }. Así se han movido 2 cartas, y la pila está vacía otra vez.
streets-lesson-upper-why = En este paso, vacía otra vez la pila { $place1 }. { $card1 } encaja sobre { $card2 }.

streets-lesson-dig = El 3♥ de d puede ir a la base cuando no tenga nada encima. { $card1 } no encaja en ninguna parte: lleva esa carta a la pila vacía.
streets-lesson-dig-why = En este paso, lleva { $card1 } a la pila vacía. Así queda libre el 3♥ que está debajo.

streets-lesson-again = El 3♥ está en la base, así que { $card1 } también puede ir. Entonces la pila está vacía otra vez.
streets-lesson-again-why = En este paso, lleva { $card1 } a la base. Así se vacía su pila.

streets-lesson-king = Un rey no encaja sobre ninguna carta, así que solo lo recibe una pila vacía. Lleva { $card1 } a la pila { $place2 }: así también podrás vaciar d.
streets-lesson-king-why = En este paso, lleva { $card1 } a la pila vacía. No encaja en ninguna otra parte.

streets-lesson-castle = Esto es Beleaguered Castle: los ases están en las bases desde el principio, y cada pila tiene 6 cartas. Cualquier 2 puede ir ya a la base: lleva { $card1 }.
streets-lesson-castle-why = En este paso, lleva un 2 a la base, por ejemplo { $card1 }.

streets-lesson-free = “{ button-undo }” quita cualquier movimiento, así que elige uno. Los otros 2 que están arriba también pueden ir a la base.

streets-lesson-end = Ya conoces las reglas: vacía una pila, úsala con cuidado y lleva las 52 a las bases. En tus partidas, las cartas que ya no le sirven a nada van solas a las bases. Se puede ganar cerca de la mitad de los repartos, y más con los ases en las bases: perder no siempre es culpa tuya.
