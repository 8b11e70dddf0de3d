# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = flip solitaire, solitario flip
flip-credit = Flip: se desconoce quién lo diseñó
# The aim in one sentence, above a player’s first game.
flip-aim = Voltea cartas a su cara oscura y quítalas, usando 4 seguidas cuyos extremos coincidan.
flip-typing = Repartir: “reparte”, “reparte 3”, “reparte jugada” (hasta la próxima jugada), “reparte todo”. Jugar: el número de la primera de 4 cartas (“7”), o las 2 cartas de los extremos (“2s 10s”; s picas, h corazones, d diamantes, c tréboles). Para decir qué jugada: “voltea 7”, “voltea cuatro 7”, “quita 7”, “quita cuatro 7”. “termina” acaba la partida.
flip-pitch = Voltea y quita cartas para sumar todos los puntos que puedas.
flip-pitch-effort = { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 } · unos { $points } de 104 puntos
flip-scored = Puntos
flip-option-open = mazo boca arriba
flip-short-option-open = abierto

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Tu mano, desde abajo. { $places }.
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] El mazo está vacío.
        [one] Mazo: { $count } carta boca abajo.
       *[other] Mazo: { $count } cartas boca abajo.
    }
    [one] Mazo: { $seen } carta boca arriba: { $cards }.
   *[other] Mazo: { $seen } cartas boca arriba, primero la próxima: { $cards }.
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = próxima

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] Repartir hasta una jugada
        [end] Repartir hasta el final
       *[other] Repartir { $reach } hasta una jugada
    }
    [all] Repartir todas ({ $left })
   *[other] Repartir 1 carta
 }
flip-turn = { $from }–{ $to }: voltear { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from }–{ $to }: voltear todas
flip-remove = { $from }–{ $to }: quitar { $one } { $other }
flip-remove-four = { $from }–{ $to }: quitar todas
flip-stop = Terminar aquí
flip-ending-stop = { $moves ->
    [one] ¿Terminar aquí? Queda { $moves } jugada.
   *[other] ¿Terminar aquí? Quedan { $moves } jugadas.
 } Tu resultado sería { $score } de 104 puntos.
flip-ending-stop-yes = Sí, terminar
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] Hasta una jugada
        [end] Hasta el final
       *[other] Hasta jugada: { $reach }
    }
    [all] Repartir todas
   *[other] Repartir 1
 }
flip-turn-short = { $from }: voltear
flip-turn-four-short = { $from }: voltear todas
flip-remove-short = { $from }: quitar
flip-remove-four-short = { $from }: quitar todas
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] hasta la próxima jugada
        [end] hasta el final, no llega ninguna jugada
        [one] { $reach } carta, hasta la próxima jugada
       *[other] { $reach } cartas, hasta la próxima jugada
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } y { $last } voltean { $moved ->
    [1] { $one }
   *[other] { $one } y { $other }
 }
flip-turn-four-typed = { $first } y { $last } voltean las 4
flip-remove-typed = { $first } y { $last } quitan { $one } y { $other }
flip-remove-four-typed = { $first } y { $last } quitan las 4
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] Puntos: { $score } de 104.
       *[other] Puntos: { $score } de 104. Cartas quitadas: { $removed }. Oscuras en tu mano: { $dark }.
    }
   *[other] Puntos: { $score } de 104. Cartas quitadas: { $removed }. Oscuras en tu mano: { $dark }.
 }
flip-picture-state = { $score } de 104 · mazo { $stock }
flip-result = { $score } de 104 puntos, cartas quitadas: { $removed }
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] El mazo está vacío. Haz la única jugada, o acaba con “{ flip-stop }”.
       *[other] El mazo está vacío. Elige una jugada, o acaba con “{ flip-stop }”.
    }
   *[other] { $moves ->
        [3] Aún no hay jugadas. Reparte hasta que los extremos de 4 cartas seguidas coincidan en palo o valor.
        [4] Hay una jugada. Hazla, o sigue repartiendo: repartir nunca estropea una jugada.
       *[other] Elige una jugada, o sigue repartiendo: repartir nunca estropea una jugada.
    }
 }

flip-ended-perfect = ¡Has ganado! Has quitado las 52 cartas: 104 puntos, una partida perfecta. Incluso jugando muy bien, eso se logra pocas veces.
flip-ended-no-play = El mazo está vacío y no quedan jugadas. Has conseguido { $score } de 104 puntos. Cartas quitadas: { $removed }; oscuras en tu mano: { $dark }.
flip-ended-stopped = Has terminado antes de la última jugada. Has conseguido { $score } de 104 puntos. Cartas quitadas: { $removed }; oscuras en tu mano: { $dark }.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Repartir no estropea nada: las cartas nuevas solo se añaden encima, y todas las jugadas siguen siendo posibles.
flip-hint-perfect = Es el primer paso para quitar las 52 cartas.
flip-hint-only = Es la única jugada.
flip-hint-any = { $plays ->
    [2] Las 2 jugadas llevan a la mejor puntuación, así que da igual con cuál empieces.
   *[other] Las { $plays } jugadas llevan a la mejor puntuación, así que da igual con cuál empieces.
 }
flip-hint-same = { $equal } de { $plays } jugadas llevan a la mejor puntuación encontrada. Las demás llevan a menos.
flip-hint-best = Es el primer paso del mejor camino encontrado. La siguiente mejor jugada lleva a { $other } puntos.
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] Es el primer paso de un camino óptimo. Ninguno lleva a más puntos.
   *[off] Es el primer paso del mejor camino encontrado.
 }
flip-hint-later = { $proven ->
    [on] El camino óptimo empieza con cartas que aún no han salido. Ninguno lleva a más puntos.
   *[off] El mejor camino encontrado empieza con cartas que aún no han salido.
 }
flip-hint-none = Ni con todas las cartas en la mano hay ninguna jugada.

flip-refused-no-such-move = “{ $move }” no es un movimiento de Flip. Puedes repartir, voltear, quitar y, al final, terminar.
flip-refused-stock-empty = El mazo está vacío, así que no puedes repartir. Haz una jugada, o termina.
flip-refused-stock-short = { $left ->
    [one] Solo queda { $left } carta por repartir. No se ha jugado nada.
   *[other] Solo quedan { $left } cartas por repartir. No se ha jugado nada.
 }
flip-refused-stock-left = { $left ->
    [one] Todavía no puedes terminar: queda { $left } carta por repartir.
   *[other] Todavía no puedes terminar: quedan { $left } cartas por repartir.
 }
flip-refused-not-all = { $left ->
    [0] No quedan cartas por repartir. No se ha jugado nada.
    [one] Solo queda { $left } carta por repartir, no { $number }. No se ha jugado nada.
   *[other] Quedan { $left } cartas por repartir, no { $number }. No se ha jugado nada.
 }
flip-refused-after-match = Después de “reparte jugada”, nadie sabe cuántas cartas quedan. Escribe el siguiente reparto en otra línea. No se ha jugado nada.
flip-refused-just-dealt = “{ $move }” va después de repartir, y tu mano actual no lo permite. Reparte antes, mira y luego juega. No se ha jugado nada.
flip-refused-no-such-window = { $most ->
    [0] Para una jugada hacen falta 4 cartas seguidas. Cartas en tu mano: { $cards }.
    [1] Tu mano tiene solo 4 cartas. Una jugada solo puede empezar en la carta 1, no en la { $number }.
   *[other] Tu mano tiene { $cards } cartas. Una jugada de 4 puede empezar en las cartas 1 a { $most }, no en la { $number }.
 }
flip-refused-ends-differ = Los extremos de { $from }–{ $to }, { $first } y { $last }, no coinciden ni en palo ni en valor.
flip-refused-light-end = Solo puedes quitar cartas si los dos extremos son oscuros. Los de { $from }–{ $to } son { $first } y { $last } (◼ significa oscura).
flip-refused-dark-already = En { $from }–{ $to }, entre { $first } y { $last }, no queda ninguna carta clara que voltear. Las oscuras no vuelven a ser claras.
flip-refused-only-middle = { $first } y { $last } coinciden en palo, no en valor. Así que solo puedes jugar las 2 del medio de { $from }–{ $to }, no las 4.
flip-refused-only-four = { $first } y { $last } coinciden en valor. Así que en { $from }–{ $to } solo puedes jugar las 4, no las 2 del medio.
flip-refused-which-play = Eso puede significar varias jugadas. Escribe una de estas: { $ways }.
flip-refused-not-shown = Ninguna carta de tu mano muestra { $face } como lo escribiste. Nombra las cartas por la cara que muestran ahora, clara u oscura.
flip-refused-not-ends = { $one } y { $other } no son los extremos de 4 cartas seguidas. Entre ellas debe haber exactamente 2 cartas.
flip-refused-unreadable = No se puede leer “{ $text }” como movimiento. Prueba “reparte”, “reparte jugada” o “reparte todo”. O el número de la primera de 4 cartas: “7”.

# The goal of a second try, and a score in its terms.
flip-goal = { $goal } puntos o más
flip-goal-score = { $score } puntos

# A goal of a season.
flip-score-goal = { $score ->
    [one] Llega a { $score } punto o más en Flip
   *[other] Llega a { $score } puntos o más en Flip
 }
