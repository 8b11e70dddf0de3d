# FreeCell: the words of the lesson in seeds/lessons/freecell.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

freecell-lesson-build = Lleva las 52 cartas a las bases, palo por palo; en las 8 pilas las ordenas. Ahí los valores bajan y el rojo alterna con el negro: pon { $card1 } sobre { $card2 }.
freecell-lesson-build-why = En este paso, pon una carta sobre el valor inmediatamente superior del otro color. { $card1 } encaja sobre { $card2 }.

freecell-lesson-cell = El as de corazones está debajo de { $card1 }, que no encaja en ninguna parte. En cada una de las 4 celdas cabe 1 carta: pon { $card1 } en la celda { $place2 }.
freecell-lesson-cell-why = En este paso, pon { $card1 } en una celda. Así queda libre el as que está debajo.

freecell-lesson-ace = Un as empieza la base de su palo: lleva { $card1 } a la base.
freecell-lesson-ace-why = En este paso, lleva { $card1 } a la base. Un as empieza la base de su palo.

freecell-lesson-next = Una base sube en su palo: as, 2, 3 y así hasta el rey. Lleva también { $card1 } a la base.
freecell-lesson-next-why = En este paso, lleva { $card1 } a la base. Es la carta que sigue a { $card2 }.

freecell-lesson-together = Las cartas en secuencia van juntas si también podrían ir una a una por celdas vacías. Pon { $card1 } sobre { $card2 }, con la carta que tiene encima.
freecell-lesson-together-why = En este paso, mueve 2 cartas juntas. { $card1 } encaja sobre { $card2 } con la carta que tiene encima.

freecell-lesson-room = Con cada celda vacía se puede mover 1 carta más. Hay 2 celdas vacías, así que son 3 cartas: pon { $card1 } sobre { $card2 }, con el 3 y el 2.
freecell-lesson-room-why = En este paso, mueve 3 cartas juntas. { $card1 } encaja sobre { $card2 } con las 2 cartas que tiene encima.

freecell-lesson-last = Solo queda 1 celda vacía. Antes de llenar la última, libera otra: pon { $card1 }, de la celda { $place1 }, sobre { $card2 }.
freecell-lesson-last-why = En este paso, libera una celda. { $card1 } encaja sobre { $card2 }.

freecell-lesson-empty = Una pila vacía ayuda aún más que una celda vacía. En la pila { $place1 } solo queda 1 carta: pon { $card1 } sobre { $card2 }.
freecell-lesson-empty-why = En este paso, vacía la pila { $place1 }. { $card1 } encaja sobre { $card2 }.

freecell-lesson-double = Una pila vacía duplica lo que se puede mover: con 2 celdas vacías, 6 cartas en lugar de 3. Pon { $card1 } sobre { $card2 }, con las 3 cartas que tiene encima.
freecell-lesson-double-why = En este paso, mueve 4 cartas juntas. { $card1 } encaja sobre { $card2 } con las 3 cartas que tiene encima.

freecell-lesson-king = Una pila vacía recibe cualquier carta. Lo mejor es un rey, que no encaja sobre ninguna otra: lleva { $card1 } de la celda { $place1 } a la pila { $place2 }.
freecell-lesson-king-why = En este paso, lleva { $card1 } a una pila vacía. No encaja en ninguna otra parte.

freecell-lesson-unload = Las celdas se llenan pronto, así que vacíalas en cuanto puedas. Pon { $card1 }, de la celda { $place1 }, sobre { $card2 }.
freecell-lesson-unload-why = En este paso, pon { $card1 } de su celda sobre { $card2 }.

freecell-lesson-free = Todas las celdas están vacías, y el 2♠ puede ir a la base. “{ button-undo }” quita cualquier movimiento, así que elige uno.

freecell-lesson-end = Ya conoces las reglas: cuida las celdas y las pilas vacías, y lleva las 52 a las bases. En tus partidas, las cartas que ya no le sirven a nada van solas a las bases. Casi todos los repartos se pueden ganar, así que tómate tu tiempo antes del primer movimiento. Con menos celdas es mucho más difícil.
