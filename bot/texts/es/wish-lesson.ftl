# Wish: the words of the lesson in seeds/lessons/wish.toml. $move, $card1, $card2, $place1 and $place2 are of the
# step’s own move, $score is the number of cards left. A message that ends in “-why” answers another legal move.

wish-lesson-pair = El objetivo es tomar las { $score } cartas, de 2 en 2. Los ases de { $place1 } y { $place2 } son pareja: pulsa “{ $move }” para tomarlos.

wish-lesson-suits = Los palos no importan, solo el valor. { $card1 } y { $card2 } son nueves, así que tómalos.

wish-lesson-below = Solo puedes tomar las cartas de arriba, pero entonces se descubren las de debajo. Acaban de salir 2 nueves más: tómalos.

wish-lesson-letters = Cada pila tiene una letra, de a hasta h. También puedes escribir las pilas de una pareja: “{ $place1 }{ $place2 }” toma las reinas.

wish-lesson-three = De estos 3 sietes, deja el que tiene menos cartas debajo. Ese está en a, así que toma { $card1 } y { $card2 }.
wish-lesson-three-why = Este paso trata de los sietes. Si el cuarto, oculto, está debajo del que dejas, no puedes ganar.

wish-lesson-tall = Las pilas altas ocultan más cartas, así que toma primero de ellas. Aquí, toma las jotas de { $place1 } y { $place2 }.
wish-lesson-tall-why = También es una pareja, pero de pilas más bajas. Ninguna está en pilas más altas que { $place1 } y { $place2 }.

wish-lesson-fourth = El cuarto siete estaba justo debajo del que tomaste de { $place2 }. Forma pareja con el siete que dejaste en { $place1 }.
wish-lesson-fourth-why = Dejaste el siete de { $place1 } para este momento. En este paso, toma los 2 sietes.

wish-lesson-empty = La pila a está vacía y seguirá vacía: nunca se ponen cartas en una pila. Toma una pareja de las otras pilas, por ejemplo { $card1 } y { $card2 }.

wish-lesson-four = Los 4 reyes están arriba, así que con ellos no puedes fallar. Toma 2, por ejemplo { $card1 } y { $card2 }, y después los otros 2.
wish-lesson-four-why = Esa pareja puede esperar. En este paso, toma 2 de los 4 reyes.

wish-lesson-hint = ¿No sabes qué pareja es mejor? En tus partidas, “{ button-hint }” marca una, como estas jotas: tómalas.
wish-lesson-hint-why = Aquí una pista marcaría { $move }, porque esas pilas son más altas.

wish-lesson-line = Puedes escribir en una línea todas las parejas que ves: “{ $place1 }{ $place2 } fh” toma estas dos. O toma una, y luego la otra.

wish-lesson-only = Ahora solo hay 1 pareja arriba, así que tómala. Si quedan cartas y no hay parejas arriba, la partida está perdida.

wish-lesson-last = Tu puntuación son las cartas que quedan, y 0 es lo mejor. Toma las últimas { $score } cartas para ganar.

# $winnable deals of 100 can be won with all cards known; a simple player, who takes from the tallest piles, wins $simple.
wish-lesson-end = Has tomado todas las cartas, y ya puedes jugar a Wish por tu cuenta. Se pueden ganar unos { $winnable } de cada 100 repartos; tomando de las pilas más altas se ganan { $simple }. Si ganas al primer intento tu primera partida del día, puedes pedir un deseo.
