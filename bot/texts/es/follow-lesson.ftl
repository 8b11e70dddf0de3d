# Follow-the-Suit: the words of the lesson in seeds/lessons/follow.toml. $move and $card1 are of the step’s own move,
# $hand and $stock count cards. A message that ends in “-why” answers another legal move.

follow-lesson-keep = El objetivo es vaciar tu mano mientras dure el mazo. Primero podrías cambiar cartas, pero en esta partida no lo hagas: pulsa “{ $move }”.
follow-lesson-keep-why = Practicarás el cambio al final. Por ahora, conserva las { $hand } cartas: pulsa “{ $move }”.

follow-lesson-trumps = Ahora elige el triunfo, el palo que gana a todos los demás. Tienes 5 tréboles, así que pulsa “{ $move }”.
follow-lesson-trumps-why = Puedes elegir cualquier palo, o ninguno. Pero en este paso elige tréboles, porque tienes 5.

follow-lesson-follow = El mazo sale con una carta y tú juegas otra: eso es una baza. Si puedes, debes seguir el palo: juega uno de tus { follow-led-suit }.

follow-lesson-lose = Gana la carta más alta, y la reina del mazo es más alta que tus 2 { follow-led-suit }. Juega uno: pierdes la baza y te llevas las 2 cartas.

follow-lesson-win = Ahora gana una baza con una carta más alta: juega una de tus { follow-led-suit } por encima del tres, por ejemplo { $card1 }. Entonces las 2 cartas salen del juego.
follow-lesson-win-why = Esa carta es más baja que el tres, así que perdería. En este paso, gana la baza.

follow-lesson-cheapest = Tu jota y tu reina de { follow-led-suit } ganan al seis. Juega la más baja, { $card1 }: basta, y la reina puede ganar después.
follow-lesson-cheapest-why = La carta más baja que gana aquí es { $card1 }. Una más alta vale más después, y una más baja pierde.

follow-lesson-count = Tienes { $hand } cartas, y el mazo { $stock }. Si llegas a tener más que el mazo, pierdes, así que gana con { $card1 }.
follow-lesson-count-why = Esa carta perdería, y tendrías 1 carta más. { $card1 } gana la baza.

follow-lesson-void = No tienes { follow-led-suit }, así que puedes jugar cualquier carta. El triunfo son los tréboles: juega uno, y ganará hasta al as.
follow-lesson-void-why = Puedes jugar esa carta, pero perdería. Sin { follow-led-suit }, aquí solo gana un triunfo.

follow-lesson-trumps-led = Aquí el mazo sale con un triunfo, y sigues el palo como siempre. { $card1 } es lo bastante alta para ganar.
follow-lesson-trumps-led-why = Ese trébol es más bajo que el nueve, así que perdería. Juega uno más alto.

follow-lesson-lowest = Aquí puedes jugar un triunfo solo porque no tienes { follow-led-suit }. Basta el más bajo, { $card1 }.
follow-lesson-lowest-why = { $card1 } es la carta más baja que gana esta baza. Guarda tu triunfo más alto para después.

follow-lesson-joker-led = El mazo sale con el Joker, que gana a todas las cartas y no tiene palo. Juega cualquier carta, por ejemplo { $card1 }: pierdes, pero el Joker pasa a ser tuyo.

follow-lesson-joker = Siempre puedes jugar el Joker, aunque puedas seguir el palo. Tu reina es más baja que el rey, así que juega el Joker.
follow-lesson-joker-why = Tu reina perdería, y te llevarías también el rey. El Joker gana la baza.

follow-lesson-choosing = Como triunfo, elige el palo del que más tengas: al principio tenías 5 tréboles. Ahora gana el último: juega { $card1 }.
follow-lesson-choosing-why = Esa carta no es triunfo y perdería. Te llevarías un dos, que no gana a ninguna otra carta de su palo.

follow-lesson-exchange = Tu { $card1 } gana solo a 2 cartas, y el mazo sale con una de ellas: juégala y gana la partida. Cada carta que queda en el mazo es 1 punto.

follow-lesson-discard = ¡Has ganado! Este reparto nuevo es para practicar el cambio: descartas cartas bajas y robas 2 por cada una. Elige { $card1 } y { $card2 }, y pulsa “{ $move }”.
follow-lesson-discard-why = En este paso, cambia solo { $card1 } y { $card2 }. Tus otras cartas ganan bazas con más facilidad.

follow-lesson-longest = Ahora tienes { $hand } cartas, 6 de ellas del mismo palo. El palo del que más tienes es un buen triunfo: pulsa “{ $move }”.
follow-lesson-longest-why = En este paso, elige el palo del que más tienes. Así también ganan sus cartas bajas.

# $winnable deals of 100 can be won with all cards known, and following hints wins $hints.
follow-lesson-end = Ahora juega por tu cuenta: cambia las cartas que ganan a pocas, elige como triunfo tu palo más largo y gana con la carta más baja que baste. Se pueden ganar unos { $winnable } de cada 100 repartos; siguiendo las pistas se ganan { $hints }.
