# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = Cartas que quedan
clearing-option-open = cartas a la vista
clearing-short-option-open = abierto

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] El mazo está vacío.
   *[other] { $hidden ->
        [0] { $seen ->
            [1] Mazo: { $cards }.
           *[other] Mazo, primero la próxima carta: { $cards }.
        }
        [one] { $seen ->
            [0] Mazo: { $hidden } carta boca abajo.
           *[other] Mazo: { $cards }, y después { $hidden } carta boca abajo.
        }
       *[other] { $seen ->
            [0] Mazo: { $hidden } cartas boca abajo.
           *[other] Mazo: { $cards }, y después { $hidden } cartas boca abajo.
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] El descarte está vacío.
   *[other] { $pairs ->
        [0] Descarte: { $top }.
       *[other] { $count ->
            [1] Descarte: { $upper }.
            [2] Descarte, desde arriba: { $upper }.
            [3] Descarte, desde arriba: { $upper }.
           *[other] Descarte: { $count } cartas, desde arriba: { $upper }…
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] Pila { $name }: { $all }.
   *[other] Pila { $name }, desde arriba: { $all }.
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = Libres: { $places }.
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] boca abajo
 } con { $under } encima
clearing-pile-covered-row = Fila { $row }: { $places }.

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = descarte

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] { " " }del mazo
        [waste] { " " }del descarte
       *[other] { " " }de { $place1 }
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = Elige una pareja para { $card1 }.
clearing-draw = Robar una carta
clearing-draw-short = Robar
clearing-redeal = Voltear el descarte
clearing-redeal-short = Voltear

clearing-left = { $score ->
    [0] No queda ninguna carta por retirar
    [one] Queda { $score } carta por retirar
   *[other] Quedan { $score } cartas por retirar
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Racha: { $streak }, la más larga: { $longest }.
 }
clearing-state = { clearing-left }.{ clearing-streak }
clearing-picture-state = { $score ->
    [one] queda { $score }
   *[other] quedan { $score }
 }
clearing-result = { $score ->
    [0] Todas las cartas retiradas
    [one] Queda { $score } carta
   *[other] Quedan { $score } cartas
 }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Puedes hacerlo { $redeals } vez más.
   *[other] { " " }Puedes hacerlo { $redeals } veces más.
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] Elige un movimiento.
           *[other] Elige un movimiento. El mazo está agotado.
        }
       *[other] { $waste ->
            [0] Elige un movimiento. El mazo y el descarte están agotados.
           *[other] { $matches ->
                [0] Ahora no encaja nada: voltea el descarte.
               *[other] Elige un movimiento o voltea el descarte.
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] Ahora no encaja nada: roba una carta.
       *[other] Elige un movimiento o roba una carta.
    }
 }

clearing-ended-cleared = ¡Has ganado! Has retirado todas las cartas, tras { $moves } movimientos.{ $longest ->
    [0] { "" }
   *[other] { " " }Racha más larga: { $longest }.
 }
clearing-ended-no-match = Has perdido: no encaja nada{ $passes ->
    [0] { "" }
   *[other] , y el mazo está agotado
 }. { clearing-left }.
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = Ya no se puede avanzar: robes lo que robes, no encajará nada.

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = Ahora no ayuda ningún otro movimiento.
clearing-hint-wins = Se conocen todas las cartas. Con este movimiento aún puedes retirarlas todas.
clearing-hint-fewest = Se conocen todas las cartas. No se encontró cómo retirarlas todas, pero de los movimientos probados este deja las menos.
clearing-hint-safe = No te cuesta nada: después no te hará falta.
clearing-hint-tried = Este movimiento gana en { $won } de { $samples } repartos imaginados; el segundo mejor, en { $other }.
clearing-hint-likely = Este movimiento gana en { $won } de { $samples } repartos imaginados.
clearing-hint-far = En { $samples } repartos imaginados no se encontró cómo ganar. Con este movimiento quedaron menos cartas.
clearing-hint-draw = En los repartos imaginados, robar ahora gana más veces que tomar cartas.
clearing-hint-unwinnable = Esta posición ya no se puede ganar, hagas lo que hagas. Deshaz movimientos o empieza una partida nueva.

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
clearing-wanted = { $wanted ->
    [A] un as
    [T] un 10
    [J] una jota
    [Q] una reina
    [K] un rey
   *[other] un { $wanted }
 }
clearing-lower = { $lower ->
    [A] un as
    [T] un 10
    [J] una jota
    [Q] una reina
    [K] un rey
   *[other] un { $lower }
 }
clearing-or-higher = { $higher ->
    [A] { " " }o un as
    [2] { " " }o un 2
    [3] { " " }o un 3
    [4] { " " }o un 4
    [5] { " " }o un 5
    [6] { " " }o un 6
    [7] { " " }o un 7
    [8] { " " }o un 8
    [9] { " " }o un 9
    [T] { " " }o un 10
    [J] { " " }o una jota
    [Q] { " " }o una reina
    [K] { " " }o un rey
   *[other] { "" }
 }

clearing-refused-no-such-move = “{ $move }” no es un movimiento de este juego. Escribe una carta o su lugar, como “7h”, o “roba”.
clearing-refused-one-card = Una pareja necesita 2 cartas distintas. Has nombrado 2 veces { $place ->
    [stock] el mazo
    [waste] el descarte
   *[other] { $place }
 }.
clearing-refused-order = Escribe los lugares de una pareja en orden: “take { $first } { $second }”.
clearing-refused-not-yet-seen = “{ $move }” puede depender de cartas que descubren los movimientos anteriores. Escribe antes esos movimientos y luego mira.
clearing-refused-not-from-waste = No puedes tomar cartas del descarte: ahí solo se ponen.
clearing-refused-not-from-stock = No puedes tomar cartas del mazo. Roba para descubrir una.
clearing-refused-nothing-there = { $place ->
    [stock] El mazo está vacío.
    [waste] El descarte está vacío.
   *[other] No hay ninguna carta en { $place }.
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = La carta de { $place } está boca abajo. Retira antes lo que tiene encima: { $covering }.
clearing-refused-covered = { $card } no está libre en { $place }. Retira antes lo que tiene encima: { $covering }.
clearing-refused-needs-partner = { $card } solo se puede tomar con { clearing-wanted }: así suman { $total }. Nombra las 2 cartas.
clearing-refused-not-the-total = { $card } y { $other } suman { $sum }, no { $total }.
clearing-refused-waste-empty = El descarte está vacío. Roba antes una carta.
clearing-refused-not-next = { $card } no puede ir sobre { $top }: ahí solo va { clearing-lower }{ clearing-or-higher }.
clearing-refused-stock-not-empty = El mazo todavía tiene cartas. Róbalas antes de voltear el descarte.
clearing-refused-no-stock = En este juego no hay mazo.
clearing-refused-stock-empty = El mazo está agotado.
clearing-refused-turn-waste-over = El mazo está vacío. Voltea antes el descarte.
clearing-refused-no-pass-left = No puedes voltear el descarte: solo puedes recorrer el mazo { $passes ->
    [one] { $passes } vez.
   *[other] { $passes } veces.
 }
# What a typed line says that is no move.
clearing-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe una carta o su lugar, como “7h”. O escribe “roba”.
clearing-refused-too-many-words = Esa línea es demasiado larga: se leen como máximo { $most } palabras. Escribe los primeros movimientos, y después el resto.
clearing-refused-card-covered = { $card } no está libre en { $place }. Retira antes lo que tiene encima: { $covering }.
clearing-refused-card-not-free = { $card } no está libre ahora. Puede estar boca abajo, en el mazo o debajo de otras cartas.
clearing-refused-card-gone = { $card } ya no está en juego.
clearing-refused-card-not-in-game = { $card } no está en este juego.
clearing-refused-no-such-rank = Ninguna carta libre es { clearing-wanted }. Elige otra carta.
clearing-refused-several-cards = “{ $text }” puede ser más de una carta: { $places }. Escribe uno de estos lugares.
# What a press says where no move begins.
clearing-refused-no-partner = { $card } no tiene pareja entre las cartas libres.
# $stock counts the cards of the stock.
clearing-refused-waste-top = Sobre { $card } solo va { clearing-lower }{ clearing-or-higher }. { $stock ->
    [0] Pulsa una carta libre que encaje.
   *[other] Pulsa una carta libre que encaje, o roba.
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = { $goal ->
    [one] dejar { $goal } carta o ninguna
   *[other] dejar { $goal } cartas o menos
 }
clearing-goal-score = { $score ->
    [0] ninguna carta sin retirar
    [one] { $score } carta sin retirar
   *[other] { $score } cartas sin retirar
 }
