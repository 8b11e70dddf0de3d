# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] la base de Lunas
    [suns] la base de Soles
    [waves] la base de Olas
    [leaves] la base de Hojas
    [wyrms] la base de Sierpes
    [knots] la base de Nudos
   *[other] la pila { $place2 }
 }

kittyhawk-lesson-home = Lleva todas las cartas a las 6 bases: Lunas, Soles, Olas, Hojas, Sierpes y Nudos. Cada una ya tiene su As: mueve el { $brief1 } desde { kittyhawk-at1 } hasta { kittyhawk-at2 }.
kittyhawk-lesson-home-why = En este paso, lleva un 2 a una base. Va sobre el As de uno de sus palos.

kittyhawk-lesson-either = Casi todas las cartas llevan los símbolos de 2 palos, pero los Ases y las Coronas solo 1. Mueve el { $brief1 } desde { kittyhawk-at1 } hasta la base de uno de sus palos.
kittyhawk-lesson-either-why = En este paso, lleva el { $brief1 } a una base. Encaja en las de sus 2 palos, así que elige una.

kittyhawk-lesson-next = Las bases suben valor a valor: As, 2, 3 y así hasta el 9, y luego la Corona. Mueve el { $brief1 } desde { kittyhawk-at1 } hasta { kittyhawk-at2 }.
kittyhawk-lesson-next-why = En este paso, lleva el { $brief1 } a su base. Es el valor que sigue al { $brief2 }.

kittyhawk-lesson-build = Las cartas también van a las pilas: sobre el valor inmediatamente superior, si comparten un palo. Mueve el { $brief1 } desde { kittyhawk-at1 } sobre el { $brief2 }.
kittyhawk-lesson-build-why = En este paso, mueve una carta sobre el valor inmediatamente superior de una pila. El { $brief1 } y el { $brief2 } comparten un palo.

kittyhawk-lesson-heap = Puedes tomar cartas de los montones g y h, pero nunca poner ninguna en ellos. Mueve el { $brief1 } desde { kittyhawk-at1 } sobre el { $brief2 }.
kittyhawk-lesson-heap-why = En este paso, mueve una carta de un montón. Así puedes usar la carta de debajo.

kittyhawk-lesson-empty = Una pila vacía acepta cualquier carta, así que ayuda a llegar a las cartas de los montones. Mueve el { $brief1 } desde { kittyhawk-at1 } hasta { kittyhawk-at2 }, que está vacía.
kittyhawk-lesson-empty-why = En este paso, mueve la carta de arriba de un montón a una pila vacía. Así puedes usar la carta de debajo.

kittyhawk-lesson-one = Solo puedes mover una carta a la vez. Pon el { $brief1 } en { kittyhawk-at2 }, que está vacía, para poder mover la carta de debajo.
kittyhawk-lesson-one-why = En este paso, mueve el { $brief1 } a { kittyhawk-at2 }, que está vacía. Después el 7 puede ir sobre el 8, y el 6 sobre el 7.

kittyhawk-lesson-deal = Los dos montones están vacíos, así que reparte 6 cartas del mazo: 3 a cada montón. Si aún hay cartas ahí, al repartir quedan tapadas.
kittyhawk-lesson-deal-why = Puedes repartir cuando quieras. Con los montones vacíos es un buen momento, así que en este paso reparte.

kittyhawk-lesson-collect = “{ kittyhawk-collect }” lleva a las bases cada carta sobre la que ya no puede ir ninguna otra. Úsalo ahora con las 2 cartas del montón izquierdo: es solo 1 movimiento.
kittyhawk-lesson-collect-why = También puedes llevar las cartas a las bases de una en una. En este paso, usa “{ kittyhawk-collect }”.

kittyhawk-lesson-crown = La Corona tiene el valor más alto: entre las pilas, solo una vacía puede recibirla. Mueve la { $brief1 } desde { kittyhawk-at1 } hasta { kittyhawk-at2 }, que está vacía.
kittyhawk-lesson-crown-why = En este paso, mueve la Corona a una pila vacía. Así puedes usar las cartas de debajo.

kittyhawk-lesson-before = Usa los montones antes de repartir otra vez, porque al repartir sus cartas quedan tapadas. Mueve el { $brief1 } desde { kittyhawk-at1 } sobre el { $brief2 }.
kittyhawk-lesson-before-why = En este paso, lleva la carta de arriba de un montón a una base, o muévela sobre otra. El próximo reparto la taparía.

kittyhawk-lesson-nine = En el nivel { $level }, la Corona va justo después del 9, así que puede recibir un 9. Mueve el { $brief1 } desde { kittyhawk-at1 } sobre la { $brief2 }.
kittyhawk-lesson-nine-why = En este paso, mueve un 9 sobre una Corona que comparta un palo con él.

kittyhawk-lesson-back = Las cartas pueden volver de las bases: pulsa “{ kittyhawk-button-others }”. Mueve el { $brief1 } a { kittyhawk-at2 }, para que encaje el 7 del montón izquierdo.
kittyhawk-lesson-back-why = En este paso, devuelve el { $brief1 } a { kittyhawk-at2 }. Es el único 8 que comparte un palo con el 7 del montón izquierdo.

kittyhawk-lesson-free = “{ button-undo }” anula cualquier movimiento, incluso un reparto. Ahora elige tú el movimiento que quieras.

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = Ya conoces las reglas: usa los montones y luego reparte, hasta llevar todas las cartas a las bases. Solo pierdes cuando el mazo está vacío y las cartas solo pueden ir y venir. Casi todos los repartos se pueden ganar, así que no abandones demasiado pronto: incluso jugando de forma sencilla se ganan unos { $simple } de cada 100.
