# Golf: the words of the lesson in seeds/lessons/golf.toml. $card1, $place1 and $move are of the step’s own move, $streak is
# the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

golf-lesson-next = Despeja las 7 pilas: lleva sus { $score } cartas al descarte. Cada una debe estar 1 valor por encima o por debajo de la de arriba: pon { $card1 } sobre el 7♥.
golf-lesson-next-why = Eso puede esperar. En este paso, pon { $card1 } sobre el 7♥.

golf-lesson-same = El palo no importa, así que 2 cincos encajan sobre el 6♦. Compara lo que hay debajo: pronto necesitarás el 2♠, así que toma { $card1 } de { $place1 }.
golf-lesson-same-why = En este paso, toma { $card1 } de { $place1 }. Pronto necesitarás el 2♠ que hay debajo.

golf-lesson-top = Ves todas las cartas de una pila, pero solo puedes tomar la de arriba: en la imagen, la más baja. Pon { $card1 } sobre el 5♠.
golf-lesson-top-why = Eso puede esperar. En este paso, pon { $card1 } sobre el 5♠.

golf-lesson-ahead = El 5♣ y el 3♥ encajan. Piensa un paso más: tras { $card1 } puede ir el 2♣ de debajo, así que toma { $card1 }.
golf-lesson-ahead-why = En este paso, toma { $card1 } de { $place1 }. Después puede ir el 2♣.

golf-lesson-ace = Sobre un as solo va un 2, y ahí acaban casi todas las rachas. Pero en c espera el 2♠: toma { $card1 }, y seguirá.
golf-lesson-ace-why = Eso puede esperar. En este paso, toma { $card1 }, porque el 2♠ encaja encima.

golf-lesson-draw = Has tomado { $streak } cartas sin robar: eso es una racha. Ahora no encaja nada: pulsa “{ $move }”, y una carta pasa del mazo al descarte.

golf-lesson-keep = El 5♣ encaja, pero no tienes que tomarlo. Guárdalo para unir el 4♣ y el 6♥ de la pila a: pulsa “{ $move }”.
golf-lesson-keep-why = El 5♣ ayudará más después, entre el 4♣ y el 6♥ de la pila a. En este paso, roba.

golf-lesson-line = Busca antes la racha más larga y escríbela en una línea: “{ $place1 } d c” toma 10♦, J♠ y Q♠. O toma { $card1 }, y luego salen las otras.
golf-lesson-line-why = En este paso, toma { $card1 } de { $place1 }. Después pueden ir J♠ y Q♠.

golf-lesson-direction = No hay ningún rey libre, pero puedes subir o bajar en cualquier momento. Pon { $card1 } sobre la Q♠ para volver a bajar.
golf-lesson-direction-why = Eso puede esperar. En este paso, pon { $card1 } sobre la Q♠.

golf-lesson-kept = El 4♣ de la pila a ya está en el descarte, y el 6♥ está libre. Toma { $card1 }, que guardaste, y seguirá el 6♥.
golf-lesson-kept-why = Eso puede esperar. En este paso, pon { $card1 } sobre el 4♣.

golf-lesson-long = El 8♠ y { $card1 } encajan. Toma antes de las pilas largas, para poder elegir al final: { $card1 } de { $place1 }.
golf-lesson-long-why = En este paso, toma { $card1 } de { $place1 }. Esa pila es más larga.

golf-lesson-queens = Sobre un rey solo va una reina, así que cuida las reinas. Toma { $card1 }, y seguirán el K♦ y la otra reina.
golf-lesson-queens-why = Eso puede esperar. En este paso, pon una reina sobre el K♣, por ejemplo { $card1 }.

golf-lesson-streak = Ahora encajan 8 cartas seguidas: “{ $place1 } c d b g f g f” las toma todas. O toma { $card1 }, y luego salen las otras.
golf-lesson-streak-why = Eso puede esperar. En este paso, pon { $card1 } sobre la Q♣.

golf-lesson-stock = Solo queda el 2♥, y necesita un as o un 3. Con el mazo vacío perderías, pero ahí quedan { $stock } cartas: pulsa “{ $move }”.

golf-lesson-last = Tu puntuación son las cartas que quedan en las pilas, y 0 es lo mejor. Toma la última, { $card1 }, para ganar.
golf-lesson-last-why = En este paso, toma { $card1 }. Es la última carta de las pilas.

golf-lesson-end = Has despejado las 7 pilas, y ya puedes jugar al Golf por tu cuenta. Los ases y los reyes acaban con las rachas: tómalos al final, o entre dos doses o 2 reinas. “{ button-hint }” te muestra un buen movimiento, y “{ button-undo }” quita cualquier movimiento. Se pueden ganar menos de la mitad de los repartos: perder no siempre es culpa tuya. Con la opción “wrap”, reyes y ases van uno sobre otro: eso es Putt Putt.
