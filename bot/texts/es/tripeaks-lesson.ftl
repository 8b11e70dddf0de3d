# TriPeaks: the words of the lesson in seeds/lessons/tripeaks.toml. $card1, $place1 and $move are of the step’s own move,
# $streak is the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

tripeaks-lesson-next = Despeja las 3 cimas: lleva sus { $score } cartas al descarte. Cada una debe estar 1 valor por encima o por debajo de la de arriba: pon { $card1 } sobre el 4♠.
tripeaks-lesson-next-why = Eso puede esperar. En este paso, pon un 3 o un 5 sobre el 4♠, por ejemplo { $card1 }.

tripeaks-lesson-direction = Puedes subir o bajar en cualquier momento, y el palo no importa. Pon { $card1 } sobre el 3♥.
tripeaks-lesson-direction-why = En este paso, vuelve a subir. { $card1 } encaja sobre el 3♥.

tripeaks-lesson-turn = Una carta boca abajo se descubre si no tiene otra encima. Toma { $card1 }, y se descubren 2 cartas.
tripeaks-lesson-turn-why = Eso puede esperar. En este paso, toma { $card1 } de { $place1 }, porque tapa 2 cartas boca abajo.

tripeaks-lesson-draw = Ninguna carta libre encaja sobre el 5♣: pulsa “{ $move }”. Una carta pasa del mazo al descarte.

tripeaks-lesson-ahead = El 2♠ y el K♣ encajan sobre un as. Piensa un paso más: tras { $card1 } puede ir el 3♣, así que toma { $card1 }.
tripeaks-lesson-ahead-why = En este paso, toma { $card1 }. Después puede ir el 3♣.

tripeaks-lesson-peak = Las cartas de las filas de arriba también están libres si no tienen nada encima. Pon { $card1 } sobre el 2♠.
tripeaks-lesson-peak-why = Eso puede esperar. En este paso, pon { $card1 } sobre el 2♠.

tripeaks-lesson-type = También puedes escribir una carta o su lugar: “jd” y “{ $place1 }” toman { $card1 }. Toma ahora una jota.
tripeaks-lesson-type-why = Eso puede esperar. En este paso, pon una jota sobre el 10♠, por ejemplo { $card1 }.

tripeaks-lesson-same = Si encajan 2 cartas del mismo valor, toma la que descubre otra. Aquí es { $card1 } en { $place1 }, no el 10♣.
tripeaks-lesson-same-why = En este paso, toma { $card1 } de { $place1 }. De los 2 dieces, es el que descubre una carta.

tripeaks-lesson-line = Puedes escribir una racha entera en una línea: “{ $place1 } c3 d8” toma J♠, Q♠ y K♣. O toma { $card1 }, y luego salen las otras.
tripeaks-lesson-line-why = Eso puede esperar. En este paso, pon una jota sobre el 10♦, por ejemplo { $card1 }.

tripeaks-lesson-seen = El K♣ ha descubierto 2 cartas, y una encaja. Cuantas más cartas ves, más largas son tus rachas: toma { $card1 }.
tripeaks-lesson-seen-why = Eso puede esperar. En este paso, pon { $card1 } sobre el K♣.

tripeaks-lesson-streak = Has tomado { $streak } cartas sin robar: esa es tu racha. Alárgala con { $card1 }, y seguirán 3 cartas más.
tripeaks-lesson-streak-why = Robar acabaría con tu racha. En este paso, pon un 8 sobre el 9♦, por ejemplo { $card1 }.

tripeaks-lesson-peaks = Ahora encajan 2 seises. A la cima del medio le quedan más cartas: toma { $card1 } de { $place1 }.
tripeaks-lesson-peaks-why = En este paso, toma { $card1 } de { $place1 }. A esa cima le quedan más cartas.

tripeaks-lesson-wrap = Después del rey viene otra vez el as: un as va sobre un rey, y un rey, sobre un as. Pon { $card1 } sobre el K♥.
tripeaks-lesson-wrap-why = Eso puede esperar. En este paso, pon { $card1 } sobre el K♥.

tripeaks-lesson-stock = Pierdes si no encaja nada y el mazo está vacío; ahí quedan { $stock } cartas. Pero { $card1 } encaja: tómalo.
tripeaks-lesson-stock-why = No robes mientras encaje bien una carta. En este paso, pon { $card1 } sobre el 10♥.

tripeaks-lesson-last = Tu puntuación son las cartas que quedan en las cimas, y 0 es lo mejor. Toma la última, { $card1 }, para ganar.
tripeaks-lesson-last-why = En este paso, toma { $card1 }. Es la última carta de las cimas.

tripeaks-lesson-end = Has despejado las 3 cimas, y ya puedes jugar a TriPeaks por tu cuenta. Toma antes lo que tapa cartas boca abajo, y no dejes una cima para el final. “{ button-hint }” te muestra un buen movimiento, y “{ button-undo }” quita cualquier movimiento. Casi todos los repartos se pueden ganar, pero solo conociendo todas las cartas: perder no siempre es culpa tuya.
