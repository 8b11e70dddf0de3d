# Pyramid: the words of the lesson in seeds/lessons/pyramid.toml. $card1, $card2, $place1 and $move are of the step’s own
# move. A message that ends in “-why” answers another legal move.

pyramid-lesson-pair = Despeja la pirámide: toma sus { $score } cartas, en parejas que sumen 13. { $card1 } y { $card2 } suman 13, así que tómalas.
pyramid-lesson-pair-why = En este paso, toma una pareja. { $card1 } y { $card2 } suman 13.

pyramid-lesson-king = Un rey cuenta 13, así que sale sin pareja. Toma { $card1 }, y después saldrá el otro rey.
pyramid-lesson-king-why = En este paso, toma un rey, por ejemplo { $card1 }. No necesita pareja.

pyramid-lesson-draw = Ahora no hay 2 cartas libres que sumen 13: pulsa “{ $move }”. La carta de arriba del mazo va al descarte, y se descubre la siguiente.

pyramid-lesson-both = Las cartas de arriba del mazo y del descarte siempre están libres. Aquí suman 13 entre las dos: toma { $card1 } y { $card2 }.
pyramid-lesson-both-why = Antes de robar, toma la pareja que ves. { $card1 } y { $card2 } suman 13.

pyramid-lesson-stock = El 10♦ del mazo también suma 13 con un 3 de la pirámide. Tómalo con { $card1 }, y después saldrán las parejas siguientes.
pyramid-lesson-stock-why = Eso puede esperar. En este paso, toma el 10♦ del mazo con un 3, por ejemplo { $card1 }.

pyramid-lesson-free = Una carta está libre si no tiene otra encima, como ahora { $card1 } en { $place1 }. Una reina cuenta 12 y un as, 1: toma { $card1 } y { $card2 }.
pyramid-lesson-free-why = En este paso, toma { $card1 } y { $card2 }. Una reina y un as suman 13.

pyramid-lesson-partner = Una jota cuenta 11, y { $card1 } está encima de su propia pareja, el 2♦. Tómala con otro 2: { $card2 } del mazo.
pyramid-lesson-partner-why = En este paso, toma { $card1 } con { $card2 }. No puede salir con el 2♦ que tapa.

pyramid-lesson-choose = 2 cincos suman 13 con { $card2 }. Compara lo que tapan: { $card1 } en { $place1 } libera 2 cartas; el otro, solo 1.
pyramid-lesson-choose-why = En este paso, toma { $card1 } de { $place1 } con { $card2 }. Así se liberan más cartas.

pyramid-lesson-waste = La carta de arriba del descarte también puede salir con una de la pirámide. Toma { $card1 } y { $card2 }.
pyramid-lesson-waste-why = En este paso, toma { $card1 } y { $card2 }. Si robas, se tapa { $card2 }.

pyramid-lesson-alone = El A♦ del descarte servirá pronto para una reina: no lo tapes. Mejor toma { $card1 } del mazo: un rey no necesita pareja.
pyramid-lesson-alone-why = En este paso, toma { $card1 } del mazo. Si lo robas, tapa el A♦ del descarte.

pyramid-lesson-line = Puedes escribir varios movimientos en una línea: “{ $place1 } s, e2 w” toma 2 parejas. “s” es el mazo, y “w”, el descarte. O toma { $card1 } y { $card2 }, y luego la otra.
pyramid-lesson-line-why = En este paso, toma { $card1 } y { $card2 }. Entonces la Q♥ queda libre para el A♦ del descarte.

pyramid-lesson-note = Fíjate en lo que queda en el descarte, como el 6♥: volverá en el mismo orden. Ahora toma { $card1 } y { $card2 }.
pyramid-lesson-note-why = En este paso, toma { $card1 } y { $card2 }. Suman 13.

pyramid-lesson-prefer = Ahora ves 2 parejas. Toma antes { $card1 } y { $card2 }, porque la otra no quita nada de la pirámide.
pyramid-lesson-prefer-why = En este paso, toma { $card1 } y { $card2 }. Las dos están en la pirámide.

pyramid-lesson-turn = El mazo está vacío: pulsa “{ $move }”, y el descarte vuelve a ser el mazo. Puedes hacerlo 2 veces por partida, y ahora ya conoces el orden.

pyramid-lesson-last = Tu puntuación son las cartas que quedan en la pirámide; mazo y descarte no cuentan. Toma { $card1 } con { $card2 } para ganar.
pyramid-lesson-last-why = En este paso, toma { $card1 } y { $card2 }. Así despejas la pirámide.

pyramid-lesson-end = Has despejado la pirámide, y ya puedes jugar por tu cuenta. Antes de tomar una pareja, mira dónde están las otras cartas de esos valores. “{ button-hint }” te muestra un buen movimiento, y “{ button-undo }” quita cualquier movimiento. Se pueden ganar unos dos tercios de los repartos: perder no siempre es culpa tuya.
