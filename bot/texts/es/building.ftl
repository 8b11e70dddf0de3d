# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = Cartas en las bases
building-option-open = cartas a la vista
building-short-option-open = abierto

building-stock = { $count ->
    [0] El mazo está vacío.
   *[other] { $open ->
        [on] Mazo, boca arriba, primero la próxima carta: { $cards }.
       *[off] { $deals ->
            [0] { $count ->
                [one] Mazo: { $count } carta boca abajo.
               *[other] Mazo: { $count } cartas boca abajo.
            }
            [one] Mazo: { $count } cartas boca abajo, para { $deals } reparto.
           *[other] Mazo: { $count } cartas boca abajo, para { $deals } repartos.
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] El descarte está vacío.
    [1] Descarte: { $upper }.
    [2] Descarte, desde arriba: { $upper }.
    [3] Descarte, desde arriba: { $upper }.
   *[other] Descarte: { $count } cartas, desde arriba: { $upper }…
 }
building-cell = { $name }: { $count ->
    [0] vacía
   *[other] { $top }
 }
building-cell-row = Celdas. { $places }.
building-foundation = { $runs ->
    [0] { building-name }: { $count ->
        [0] vacía
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] Bases. { $places }.
   *[other] Palos completos: { $score } de { $runs }{ $score ->
        [0] { "" }
       *[other] { " " }({ $places })
    }.
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = Pila { $name }{ $count ->
    [0] : vacía.
    [1] : { $all }.
   *[other] , desde arriba: { $all }.
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = descarte

building-name = { $name ->
    [spades] Picas
    [hearts] Corazones
    [diamonds] Diamantes
    [clubs] Tréboles
    [spades-2] Picas 2
    [hearts-2] Corazones 2
    [diamonds-2] Diamantes 2
    [clubs-2] Tréboles 2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards } cartas)
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] { " " }desde la base
   *[other] { $alike ->
        [1] { "" }
       *[other] { " " }desde { $pile }
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] { " " }en { $place2 }
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] → base
    [space] → pila vacía { $place2 }
    [cell] → celda { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] → base
    [space] → pila { $place2 }
    [cell] → celda { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from }…
building-move-then = { building-target }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short }…
building-move-then-short = { building-target-short }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } a la base
    [pile] { $card1 } sobre { $card2 }
   *[other] { $card1 }
 }
building-choosing-move = Elige adónde va { $card1 }.
building-draw = { $cards ->
    [one] Robar { $cards } carta
   *[other] Robar { $cards } cartas
 }
building-draw-short = Robar { $cards }
building-redeal = Voltear el descarte
building-redeal-short = Voltear
building-deal = { $cards ->
    [one] Repartir { $cards } carta
   *[other] Repartir { $cards } cartas
 }
building-deal-short = Repartir { $cards }
building-choosing-others = Estos movimientos bajan cartas de las bases o solo las cambian de lugar. Rara vez ayudan.

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] { $score ->
        [one] { $score } de { $total } cartas está en las bases
       *[other] { $score } de { $total } cartas están en las bases
    }
   *[other] { $score ->
        [one] { $score } de { $runs } palos está completo
       *[other] { $score } de { $runs } palos están completos
    }
 }
building-state = { building-home }{ $moves ->
    [0] .
    [one] , tras { $moves } movimiento.
   *[other] , tras { $moves } movimientos.
 }
building-picture-state = { $runs ->
    [0] { $score }/{ $total } en bases
   *[other] { $score }/{ $runs } palos
 }
building-result = { $runs ->
    [0] { $score } de { $total } cartas en las bases
   *[other] { $score } de { $runs } palos completos
 }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Puedes hacerlo { $redeals } vez más.
   *[other] { " " }Puedes hacerlo { $redeals } veces más.
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] Elige un movimiento.
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] No queda ningún otro movimiento útil: reparte.
                   *[other] Elige un movimiento o reparte.
                }
               *[other] Elige un movimiento. Podrás repartir cuando no haya pilas vacías.
            }
        }
       *[other] { $redeals ->
            [0] Elige un movimiento. El mazo está agotado.
           *[other] { $moves ->
                [1] No queda ningún otro movimiento útil: voltea el descarte.
               *[other] Elige un movimiento o voltea el descarte.
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] No queda ningún otro movimiento útil: roba del mazo.
       *[other] { $next ->
            [one] Elige un movimiento o roba { $next } carta.
           *[other] Elige un movimiento o roba { $next } cartas.
        }
    }
 }

building-ended-home = { $runs ->
    [0] ¡Has ganado! Las { $score } cartas están en las bases, tras { $moves } movimientos.
   *[other] ¡Has ganado! Los { $runs } palos están completos, tras { $moves } movimientos.
 }
building-ended-no-move = Has perdido: no queda ningún movimiento útil. { building-home }.

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] Este movimiento lleva la última carta a su base.
       *[other] Este es el primero de { $moves } movimientos que llevan todas las cartas a las bases.
    }
   *[other] { $moves ->
        [1] Este movimiento completa el último palo.
       *[other] Este es el primero de { $moves } movimientos que completan todos los palos.
    }
 }
building-hint-home = Lleva a su base una carta que ninguna otra necesita.
building-hint-uncover = { $moves ->
    [1] Descubre una carta boca abajo de la pila { $place }.
   *[other] Es el primero de { $moves } movimientos que descubren una carta de la pila { $place }.
 }
building-hint-space = { $moves ->
    [1] Vacía la pila { $place }.
   *[other] Es el primero de { $moves } movimientos que vacían la pila { $place }.
 }
building-hint-waste = { $moves ->
    [1] Juega { $card } desde el descarte.
   *[other] Es el primero de { $moves } movimientos que juegan { $card } desde el descarte.
 }
building-hint-fetch = { $moves ->
    [1] Juega { $card } desde el mazo.
   *[other] Es el primero de { $moves } movimientos que recorren el mazo hasta { $card } y juegan esa carta.
 }
building-hint-draw = No se ha encontrado nada mejor, y el mazo muestra cartas nuevas.
building-hint-deal = No se ha encontrado nada mejor, y al repartir llegan cartas nuevas.
building-hint-run = { $moves ->
    [1] Completa un palo.
   *[other] Es el primero de { $moves } movimientos que completan un palo.
 }
building-hint-order = { $moves ->
    [1] Pone más cartas en secuencia.
   *[other] Es el primero de { $moves } movimientos que ponen más cartas en secuencia.
 }
building-hint-fill = No se ha encontrado nada mejor, y para repartir no puede haber pilas vacías.
building-hint-tried = De { $samples } repartos imaginados, { $won } se pueden ganar con este movimiento, y { $other } con el que parece mejor al principio.
building-hint-farthest = { $runs ->
    [0] No se ha encontrado ninguna forma de ganar. Con este movimiento empieza el camino que lleva más cartas a las bases: { $best }.
   *[other] No se ha encontrado ninguna forma de ganar. Con este movimiento empieza el camino que completa más palos: { $best }.
 }
building-hint-stuck = Desde aquí no se ha encontrado ninguna forma de ganar. Deshacer algunos movimientos puede ayudar.
building-hint-unwinnable = Esta posición no se puede ganar, hagas lo que hagas. Deshaz movimientos o empieza una partida nueva.

# The rank that a place takes next, of any suit, of one color, and of the suit of the card.
building-wanted = { $wanted ->
    [A] un as
    [T] un 10
    [J] una jota
    [Q] una reina
    [K] un rey
   *[other] un { $wanted }
 }
building-red = { building-wanted } { $wanted ->
    [J] roja
    [Q] roja
   *[other] rojo
 }
building-black = { building-wanted } { $wanted ->
    [J] negra
    [Q] negra
   *[other] negro
 }
building-suited = { $wanted ->
    [A] el as
    [T] el 10
    [J] la jota
    [Q] la reina
    [K] el rey
   *[other] el { $wanted }
 } del mismo palo
building-at = { $place ->
    [spades] la base de picas
    [hearts] la base de corazones
    [diamonds] la base de diamantes
    [clubs] la base de tréboles
    [spades-2] la segunda base de picas
    [hearts-2] la segunda base de corazones
    [diamonds-2] la segunda base de diamantes
    [clubs-2] la segunda base de tréboles
    [stock] el mazo
    [waste] el descarte
   *[other] la pila { $place }
 }

building-refused-no-such-move = “{ $move }” no es un movimiento de este juego. Escribe dónde está una carta y adónde va, como “a b” o “a base”.
building-refused-same-place = La carta ya está en { building-at }. Nombra otro lugar para ella.
building-refused-nothing-there = No hay ninguna carta en { building-at }.
building-refused-no-card-in-cell = La celda { $place } está vacía.
building-refused-face-down = Esa carta está boca abajo. Mueve antes las cartas que tiene encima.
building-refused-not-yet-seen = “{ $move }” puede depender de cartas que descubren los movimientos anteriores. Escribe antes esos movimientos y luego mira.
building-refused-not-in-sequence = { $card } no se puede mover ahora: { $over } sobre { $under } { $breaks ->
    [rank] no forma secuencia
    [suit] no es del mismo palo
   *[color] no alterna los colores
 }, así que estas cartas no se mueven juntas.
building-refused-only-top = { $card } no se puede mover ahora: en este juego solo se mueven las cartas de arriba.
building-refused-too-many-cards = No puedes mover { $count } cartas a la vez: las celdas y pilas vacías solo permiten { $most }.
building-refused-only-top-goes-home = { $card } aún no puede ir a su base: tiene otras cartas encima.
building-refused-several-to-cell = En una celda solo cabe 1 carta, no { $count }.
building-refused-onto-waste = No puedes mover cartas al descarte: ahí solo llegan al robar.
building-refused-onto-stock = No puedes mover cartas al mazo.
building-refused-stock-only-draws = No puedes mover cartas del mazo. Roba para verlas.
building-refused-stock-empty = El mazo está vacío.
building-refused-turn-waste-over = El mazo está vacío. Voltea antes el descarte.
building-refused-no-pass-left = El mazo está agotado: solo puedes recorrerlo { $passes ->
    [one] { $passes } vez.
   *[other] { $passes } veces.
 }
building-refused-stock-not-empty = El mazo todavía tiene cartas. Róbalas antes de voltear el descarte.
building-refused-waste-empty = El descarte está vacío, así que no puedes voltearlo.
building-refused-deal-needs-piles = { $count ->
    [1] No puedes repartir mientras { building-at } esté vacía. Pon antes una carta ahí.
   *[other] No puedes repartir mientras haya { $count } pilas vacías. Pon antes una carta en cada una.
 }
building-refused-not-the-suit = { $card } no puede ir a { building-at }: no tiene ese palo.
building-refused-needs-lowest = { $card } aún no puede ir a { building-at }: está vacía y empieza con { building-wanted }.
building-refused-not-next = { $card } aún no puede ir a { building-at }: después de { $top } va { building-wanted }.
building-refused-foundation-complete = { $card } no puede ir a { building-at }: está completa.
building-refused-keeps = En este juego, las cartas de las bases se quedan allí.
building-refused-only-runs = Las bases solo reciben un palo completo, y eso ocurre de forma automática.
building-refused-cell-full = En la celda { $place } ya está { $top }. Elige otro lugar.
building-refused-home-to-pile = Una carta de una base solo puede ir a una pila.
building-refused-cell-to-cell = Cambiar de celda no sirve de nada. Elige una pila o una base.
building-refused-needs-highest = { $card } no puede ir a { building-at }: una pila vacía solo recibe { building-wanted }.
building-refused-space-closed = Nada puede ir a { building-at }: en este juego, las pilas vacías se quedan vacías.
building-refused-highest-needs-space = { $card } tiene el valor más alto: entre las pilas, solo una vacía puede recibirla.
building-refused-needs-red = { $card } necesita { building-red }, pero { building-at } termina en { $top }.
building-refused-needs-black = { $card } necesita { building-black }, pero { building-at } termina en { $top }.
building-refused-needs-suit = { $card } necesita { building-suited }, pero { building-at } termina en { $top }.
building-refused-needs-rank = { $card } necesita { building-wanted }, pero { building-at } termina en { $top }.
# What a typed line says that is no move.
building-refused-card-not-drawn = { $card } aún no está a la vista. Roba del mazo o descubre cartas de las pilas.
building-refused-card-not-dealt = { $card } aún no está a la vista. Reparte del mazo o descubre cartas de las pilas.
building-refused-card-face-down = { $card } está boca abajo en una pila. Descubre más cartas para encontrarla.
building-refused-card-face-down-in = { $card } está boca abajo en la pila { $place }. Mueve antes las cartas que tiene encima.
building-refused-card-to-draw = { $card } está en el mazo. Roba hasta que salga.
building-refused-card-to-deal = { $card } está en el mazo. Reparte hasta que salga.
building-refused-card-in-waste = { $redeals ->
    [0] { $card } está debajo de otras cartas en el descarte. Juega antes esas cartas.
   *[other] { $card } está debajo de otras cartas en el descarte. Juega antes esas cartas o recorre el mazo otra vez.
 }
building-refused-card-home = { $card } ya está en su base, debajo de otras cartas. Devuelve antes esas cartas a las pilas.
building-refused-card-home-for-good = { $card } ya está en su base y en este juego se queda ahí.
building-refused-card-not-in-game = { $card } no está en este juego.
building-refused-card-covered = { $card } está debajo de otras cartas en la pila { $place }. Escribe también adónde va, o mueve antes esas cartas.
building-refused-aim-covered = { $card } está debajo de otras cartas en la pila { $place }, así que nada puede ir encima.
building-refused-too-few-cards = La pila { $place } solo tiene { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
 }
building-refused-too-many-words = Esa línea es demasiado larga: se leen como máximo { $most } palabras. Escribe los primeros movimientos, y después el resto.
building-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe dónde está una carta y adónde va: “a b”, “qh ks” o “a base”.
# What a press says where no move begins.
building-refused-fits-nowhere = { $card } no cabe en ningún sitio ahora.
building-refused-highest-fits-nowhere = { $runs ->
    [0] { $card } no cabe en ningún sitio ahora: ninguna pila está vacía, y su base no está lista.
   *[other] { $card } no cabe en ningún sitio ahora: no hay pilas vacías.
 }
building-refused-space-waits = Una pila vacía recibe { building-wanted }. Ahora no hay carta que sirva.
building-refused-cell-empty = La celda { $place } está vacía. Pulsa una carta para ponerla ahí.
building-refused-waste-is-empty = El descarte está vacío. Roba para poner cartas ahí.
building-refused-foundation-waits = Esta base empieza con { building-wanted }. Ahora no hay carta libre que sirva.
building-refused-no-next-card = Aquí, después de { $top } va { building-wanted }. Ahora no hay carta libre que sirva.
building-refused-foundation-is-complete = Esta base está completa.
building-refused-run-waits = Aquí va un palo completo, y eso ocurre de forma automática.

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = { $goal ->
    [one] llevar { $goal } carta o más a las bases
   *[other] llevar { $goal } cartas o más a las bases
 }
building-goal-score = { $score ->
    [one] { $score } carta en las bases
   *[other] { $score } cartas en las bases
 }

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] Este reparto se puede ganar sin celdas.
    [one] Este reparto se puede ganar con { $hardness } celda.
   *[other] Este reparto se puede ganar con { $hardness } celdas.
 }
