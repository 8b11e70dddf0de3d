# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = the wish, patience wish, deseo, el deseo
wish-credit = Wish: tradicional
wish-aim = Toma parejas del mismo valor de lo alto de las pilas hasta vaciarlas.
wish-typing = Escribe 2 pilas, como “ac”, o 2 cartas, como “7s 7h” (s picas, h corazones, d diamantes, c tréboles). En una línea caben varias parejas.
wish-pitch = Toma parejas del mismo valor y vacía las 8 pilas.
wish-scored = Cartas que quedan
wish-option-open = todas las cartas boca arriba
wish-short-option-open = abierto

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Pila { $name }{ $seen ->
    [0] : vacía.
    [1] : { $cards }{ $hidden ->
        [0] .
        [one] , encima de { $hidden } carta boca abajo.
       *[other] , encima de { $hidden } cartas boca abajo.
    }
   *[other] , desde arriba: { $cards }.
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] No quedan cartas.
    [one] Queda { $score } carta.
   *[other] Quedan { $score } cartas.
 }
wish-picture-state = { $score ->
    [one] queda { $score }
   *[other] quedan { $score }
 }
wish-result = { $score ->
    [0] No queda ninguna carta
    [one] Queda { $score } carta
   *[other] Quedan { $score } cartas
 }
wish-choices = { $moves ->
    [one] Puedes tomar { $moves } pareja.
   *[other] Puedes tomar { $moves } parejas.
 }

wish-ended-cleared = ¡Has ganado! No queda ninguna carta.
wish-ended-no-pair = Has perdido: entre las cartas de arriba no hay 2 del mismo valor. { wish-state }
wish-ended-no-first-pair = Este reparto está perdido antes del primer movimiento: arriba no hay 2 cartas del mismo valor. Empieza así 1 reparto de cada 160, más o menos.
wish-first-win = Has ganado la primera partida de Wish de hoy al primer intento. Puedes pedir un deseo. No se lo cuentes a nadie, o no se cumplirá.
# On the picture of the win: at most 48 columns.
wish-first-win-line = Puedes pedir un deseo

wish-refused-no-such-move = “{ $move }” no es un movimiento de Wish. Escribe 2 pilas, como “ac”.
wish-refused-one-pile = Una pareja sale de 2 pilas. No puedes usar 2 veces la pila { $pile }.
wish-refused-pile-order = Escribe las pilas de una pareja en orden, de a hasta h: “take { $first } { $second }”.
wish-refused-empty-pile = La pila { $pile } está vacía.
wish-refused-not-a-pair = { $one } en la pila { $first } y { $other } en la pila { $second } no tienen el mismo valor.
wish-refused-face-down = Has nombrado 2 veces la pila { $pile }. Una línea solo puede tomar cartas que ya están boca arriba. Toma la primera pareja y mira otra vez.
wish-refused-not-on-top = { $card } no está ahora encima de ninguna pila. Escribe 2 pilas, como “ac”, o 2 cartas de arriba del mismo valor.
wish-refused-no-pair = { $count ->
    [0] “{ $text }” no es ahora una pareja: ninguna carta de ese valor está encima.
   *[other] “{ $text }” no es ahora una pareja: solo una carta de ese valor está encima.
 }
wish-refused-several-pairs = “{ $text }” puede ser varias parejas: pilas { $piles }. Escribe las letras de 2 de ellas.
wish-refused-no-partner = Ahora ninguna otra carta de arriba tiene el valor de { $card }. Toma otra pareja.
wish-refused-unreadable = No se puede leer “{ $text }” como pareja. Escribe 2 pilas, como “ac”, o 2 cartas de arriba, como “7s 7h”. Puedes escribir varias a la vez.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = No se puede tomar ninguna otra pareja.
wish-hint-safe = Las 4 cartas de ese valor están arriba. Tomarlas no te cuesta nada.
wish-hint-tallest = Ninguna otra pareja está en pilas más altas que { $place1 } y { $place2 }. Las pilas altas ocultan más cartas.
wish-hint-sampled = Otra pareja está en pilas más altas. En tableros como el tuyo, con esta se gana más veces.
wish-hint-wins = Puedes ver todas las cartas. Después de esta pareja, todavía puedes tomarlas todas.
wish-hint-fewest = Puedes ver todas las cartas. Ya no puedes tomarlas todas, pero con esta pareja quedan las menos posibles.

# A goal of a season.
wish-score-goal = { $score ->
    [one] Deja { $score } carta o ninguna en una partida de Wish
   *[other] Deja { $score } cartas o menos en una partida de Wish
 }
