# The lesson of Blink Solitaire. $card1 goes to the cell $place2 in a step’s own move, for $points; $card is held;
# $stock counts the cards to draw. The cells and cards named otherwise are those of the lesson’s deal.

blink-lesson-first = Para ganar, pon las 60 cartas en la mesa. Pon la primera en el centro, en { $place2 }: ahí hay sitio por todos los lados.
blink-lesson-count = Desde ahora, cada carta debe tocar otra con la misma cantidad, color o forma. Aquí es la cantidad, 5 junto a 5: pon { $card1 } en { $place2 }.
blink-lesson-count-why = También puedes reservar una carta, pero eso viene después. Pon esta junto a F4.
blink-lesson-color = El fondo de una carta es su color: F4 es amarilla, y tu carta también. Pon { $card1 } al lado, por ejemplo en { $place2 }.
blink-lesson-color-why = También puedes reservar una carta, pero este paso trata de los colores. Pon esta junto a F4.
blink-lesson-shape = También puede coincidir la forma: tus estrellas van junto a las estrellas de F3. Pon { $card1 } en { $place2 }.
blink-lesson-shape-why = También puedes reservar una carta, pero este paso trata de las formas. Pon esta junto a F3.
blink-lesson-hold = Ahora no hay sitio para { $card }, así que reserva esa carta para después. Entonces verás la próxima.
blink-lesson-corner = Las cartas en diagonal no se tocan. Pon { $card1 } en { $place2 }: toca G3, también azul, pero no F3.
blink-lesson-corner-why = Eso también vale. Pero en { $place2 } verás que F3, en diagonal, no cuenta.
blink-lesson-points = Cada cantidad, color o forma que comparten 2 cartas da 2 puntos. Elige { $card1 } y luego { $place2 }: coincide con G2 en cantidad y color y da { $points }.
blink-lesson-points-why = Eso también vale. Pero este paso trata de los puntos: pon { $card1 } donde da { $points }.
blink-lesson-held = La carta reservada encaja ahora, porque G2 también muestra 1. Elige { $card1 } y luego { $place2 }: así queda sitio para reservar otra.
blink-lesson-held-why = La carta robada se queda donde está y puede esperar. Pon antes la reservada: { $card1 }.
blink-lesson-neighbors = En { $place2 }, la carta robada toca G1 y H2, y debe coincidir con las 2. Las 3 tienen la cantidad 1, así que ponla ahí.
blink-lesson-neighbors-why = Eso también vale. Pero este paso trata de casillas entre 2 cartas, como { $place2 }.
blink-lesson-edge = El único sitio para { $card } sería encima de H1, pero ahí acaba la mesa. Nada puede pasar del borde, así que reserva la carta.
blink-lesson-ahead = Puedes reservar hasta 3 cartas, incluso una que encaja, para ver la próxima. Pruébalo ahora: reserva { $card }.
blink-lesson-ahead-why = Eso también vale. Pero por una vez, reserva esta carta para ver antes la próxima.
blink-lesson-full = La carta robada no encaja, y no puedes reservar una cuarta. Si no encajara ninguna reservada, perderías. Pero una sí encaja: pon { $card1 } en { $place2 }.
blink-lesson-win = Ganas cuando todas las cartas están puestas, también las reservadas. En el mazo quedan { $stock }. Ahora decides tú: pon cualquier carta que encaje, o reserva una.
# $winnable deals of 100 can be won with all cards known.
blink-lesson-end = Ya puedes jugar a Blink por tu cuenta: haz coincidir todas las cartas vecinas, y reserva pronto. Se pueden ganar unos { $winnable } de cada 100 repartos: ¿podrás poner las 60?
