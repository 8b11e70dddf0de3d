# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = blink, solitario blink
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-aim = Pon todas las cartas; las que se tocan deben compartir cantidad, color o forma.
blink-typing = Escribe una casilla para la carta robada: “g4”. Para una carta reservada, escribe antes su número: “1 c3”. O escribe el nombre de la carta con letras en inglés: “3rm c3” pone 3 lunas rojas (red moons) en C3. Con “reserva” reservas la carta robada y robas la próxima.
blink-pitch = Pon cada carta junto a otras que coincidan con ella.
blink-scored = Puntos

blink-option-decks = número de barajas
blink-option-decks-1 = 1 baraja
blink-option-decks-2 = 2 barajas
blink-option-decks-3 = 3 barajas
blink-short-option-decks-1 = 1 baraja
blink-short-option-decks-2 = 2 barajas
blink-short-option-decks-3 = 3 barajas

blink-option-table = tamaño de la mesa
blink-option-table-roomy = mesa amplia
blink-option-table-snug = mesa ajustada
blink-option-table-tight = mesa estrecha
blink-short-option-table-roomy = mesa amplia
blink-short-option-table-snug = mesa ajustada
blink-short-option-table-tight = mesa estrecha

blink-option-hold = cartas en reserva
blink-option-hold-0 = sin cartas en reserva
blink-option-hold-1 = hasta 1 carta en reserva
blink-option-hold-2 = hasta 2 cartas en reserva
blink-option-hold-3 = hasta 3 cartas en reserva
blink-short-option-hold-0 = 0 reservas
blink-short-option-hold-1 = 1 reserva
blink-short-option-hold-2 = 2 reservas
blink-short-option-hold-3 = 3 reservas

blink-option-timer = reloj
blink-option-timer-off = sin reloj
blink-option-timer-10 = reloj: 10 minutos
blink-option-timer-20 = reloj: 20 minutos
blink-option-timer-30 = reloj: 30 minutos
blink-short-option-timer-off = sin reloj
blink-short-option-timer-10 = 10 min
blink-short-option-timer-20 = 20 min
blink-short-option-timer-30 = 30 min

blink-option-open = próximas cartas boca arriba
blink-short-option-open = abierto

blink-cell = { $name }: { $cards }
blink-cell-row = En la mesa. { $places }.
blink-drawn = { $count ->
    [0] No hay carta robada: el mazo está vacío.
   *[other] Carta robada: { $cards }.
 }
blink-held = { $name ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }: { $count ->
    [0] vacía
   *[other] { $cards }
 }
blink-held-row = Cartas reservadas, por número. { $places }.
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] No quedan cartas por robar.
    [one] Queda { $count } carta por robar.
   *[other] Quedan { $count } cartas por robar.
 }{ $seen ->
    [0] { "" }
   *[other] { " " }En orden, primero la próxima: { $cards }.{ $hidden ->
        [0] { "" }
        [one] { " " }Después hay { $hidden } carta boca abajo.
       *[other] { " " }Después hay { $hidden } cartas boca abajo.
    }
 } La mesa tiene { $columns } columnas, desde A, y { $rows } filas, desde 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = robada
blink-printed-held1 = res. 1
blink-printed-held2 = res. 2
blink-printed-held3 = res. 3
blink-printed-stock = mazo
blink-printed-next = luego

blink-state = { blink-points }.{ $timer ->
    [0] { "" }
   *[other] { " " }Tiempo: { $clock } de { $timer } minutos.
 }
blink-picture-state = { blink-points } · mazo { $stock }
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , { $stock } por robar
 }
blink-points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = Pon { $drawn-cards } en cualquier lugar de la mesa.
blink-next = Has robado { $drawn-cards }.{ $stock ->
    [0] { " " }Es la última carta, así que no puedes reservarla.
   *[other] { "" }
 } { $fits ->
    [0] Esa carta no encaja ahora en ningún sitio. { $room ->
        [0] Pon una carta reservada.
       *[other] { $held ->
            [0] Resérvala para después.
           *[other] Resérvala para después, o pon una reservada que encaje.
        }
    }
   *[other] Esa carta debe compartir cantidad, color o forma con cada carta que toque. { $room ->
        [0] { $held ->
            [0] Ponla.
           *[other] Ponla, o pon una reservada.
        }
       *[other] { $held ->
            [0] Ponla, o resérvala para después.
           *[other] Ponla, pon una reservada, o reserva la robada para después.
        }
    }
 }
blink-last = Has robado todas las cartas. Pon las reservadas: { $held-cards }. Deben compartir cantidad, color o forma con cada carta que toquen.

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] Poner
   *[other] { blink-slot }:
 } { $card1 } en { $place2 }{ blink-gain }
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = Poner en el centro
blink-place-shortcut-short = Centro
# In a list of moves as they are typed.
blink-typed-moves = Puedes escribir, con los puntos entre paréntesis: { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] Res. 1
    [held2] Res. 2
   *[held3] Res. 3
 }
blink-place-first = { $place1 ->
    [drawn] Poner { $card1 }…
   *[other] { blink-slot }: { $card1 }…
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } puntos)
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = Columna { $letters }
blink-bunch-number = Fila { $number }
blink-choosing-place = Elige una casilla para { $card1 }. { $moves ->
    [one] Encaja en { $moves } casilla.
   *[other] Encaja en { $moves } casillas.
 }
blink-hold = Reservar { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = ¡Has ganado! Has puesto todas las cartas: { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. Con el reloj son { $score }: tardaste { $clock } de { $timer } minutos.
 }
blink-raw = { $raw ->
    [one] { $raw } punto
   *[other] { $raw } puntos
 }
blink-ended-no-place = { $stock ->
    [0] Has perdido: ninguna de tus cartas encaja en ningún sitio, y como no queda ninguna por robar, tampoco puedes reservar. Has conseguido { blink-points }.
   *[other] Has perdido: ninguna de tus cartas encaja en ningún sitio, y no puedes reservar otra. Has conseguido { blink-points }.
 }
blink-ended-edge = { $stock ->
    [0] Has perdido por el borde de la mesa: una de tus cartas encajaría justo al otro lado. En la mesa no encaja ninguna, y como no queda ninguna por robar, tampoco puedes reservar. Has conseguido { blink-points }.
   *[other] Has perdido por el borde de la mesa: una de tus cartas encajaría justo al otro lado. En la mesa no encaja ninguna, y no puedes reservar otra. Has conseguido { blink-points }.
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = No puedes jugar otra cosa.
blink-hint-first = Desde el centro de la mesa, las cartas pueden extenderse en todas las direcciones.
blink-hint-hold = Reservar no cuesta nada mientras haya sitio. Ves la próxima carta, y aún puedes poner esta.
blink-hint-keep = Reservar no cuesta nada mientras haya sitio. Tienes una carta más para elegir, y aún puedes poner esta.
blink-hint-scarce = { $cells ->
    [one] Solo hay { $cells } casilla para { $card1 }.
   *[other] Solo hay { $cells } casillas para { $card1 }.
 } Más tarde puede que no haya ninguna.
blink-hint-hole = { $place2 } toca { $touched } cartas. { $cards ->
    [0] Ninguna otra de las que quedan encaja ahí.
    [one] De las demás que quedan, solo { $cards } carta encaja ahí.
   *[other] De las demás que quedan, solo { $cards } cartas encajan ahí.
 }
blink-hint-points = Da { $points } puntos. Ninguna otra casilla da más.
blink-hint-open = Deja los mejores lugares para las cartas que quedan por salir.
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = Puedes ver todas las cartas que vienen. A partir de aquí, el mejor camino encontrado las pone todas, con { $best } puntos.
blink-hint-most = Puedes ver todas las cartas que vienen. Se probaron todos los caminos, y ninguno que las ponga todas da más de { $best } puntos.
blink-hint-short = Puedes ver todas las cartas que vienen, pero no se encontró un camino que las ponga todas. Este da { $best } puntos.
blink-hint-none = Puedes ver todas las cartas que vienen. Se probaron todos los caminos, y ninguno las pone todas. El mejor da { $best } puntos.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] Ahora no hay casilla para { $card }.
    [1] La única casilla para { $card } es { $cells }.
    [2] Casillas para { $card }: { $cells }.
    [3] Casillas para { $card }: { $cells }.
   *[other] Casillas para { $card }: { $cells } y otras.
 }
blink-refused-no-such-move = “{ $move }” no es un movimiento de Blink. Escribe una casilla para la carta robada: “g4”. Para una reservada, antes su número: “1 c3”. O “reserva”.
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = En esta partida no hay reserva { blink-held-number }: { $hold ->
    [0] no puedes reservar cartas.
    [one] solo puedes reservar { $hold } carta.
   *[other] solo puedes reservar { $hold } cartas.
 }
blink-refused-nothing-drawn = No tienes carta robada: el mazo está vacío. Escribe qué carta reservada pones, como “1 c3”.
blink-refused-nothing-held = La reserva { blink-held-number } está vacía.
blink-refused-off-table = { $cell } no está en la mesa, que va de A1 a { $last }.
blink-refused-taken = { $cell } está ocupada por { $other }, y las cartas puestas nunca se mueven. { blink-where }
blink-refused-no-match = En { $cell }, la carta { $card } tocaría { $other } en { $at }, y no comparten nada. { blink-where }
blink-refused-touches-nothing = En { $cell }, la carta { $card } no tocaría ninguna carta. { blink-where }
blink-refused-first-card = No puedes reservar la primera carta. Ponla en cualquier casilla.
blink-refused-no-hold = En esta partida no puedes reservar cartas.
blink-refused-nothing-to-draw = No puedes reservar la última carta, porque no hay otra que robar. Ponla, o pon una reservada.
blink-refused-hold-full = { $hold ->
    [one] Ya has reservado { $hold } carta, y no caben más.
   *[other] Ya has reservado { $hold } cartas, y no caben más.
 } Pon la carta robada o una reservada.
blink-refused-not-yet-drawn = Una línea solo puede usar cartas que ves ahora. Pon o reserva la carta robada, y luego mira la próxima.
blink-refused-not-at-hand = No puedes poner { $card }: solo la carta robada o una reservada.
blink-refused-stock-draws = La próxima carta llega cuando pongas o reserves la carta robada.
blink-refused-all-drawn = El mazo está vacío: no queda ninguna carta que robar. Pon las que te quedan.
blink-refused-can-hold = Ahora no hay casilla para { $card }, pero puedes reservar esa carta.
blink-refused-fits-nowhere = Ahora no hay casilla para { $card }. Juega antes otra carta.
blink-refused-hold-here = Puedes reservar la carta robada: pulsa el primer lugar libre.
blink-refused-cell-taken = { $cell } está ocupada por { $other }. Las cartas puestas nunca se mueven.
blink-refused-cell-alone = En { $cell }, una carta no tocaría ninguna otra. Elige una casilla junto a una carta.
blink-refused-no-card-fits = En { $cell }, la carta { $card } tocaría { $other } en { $at }, y no comparten nada.{ $others ->
    [0] { "" }
    [1] { " " }Tu otra carta tampoco cabe ahí.
   *[other] { " " }Tus otras cartas tampoco caben ahí.
 }
blink-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe una casilla para la carta robada: “g4”. Para una reservada, antes su número: “1 c3”. O “reserva”.

# The goal of a second try, and a score in its terms.
blink-goal = ganar con { $goal } puntos o más
blink-goal-score = { $score } puntos

# A goal of a season.
blink-score-goal = { $score ->
    [one] Llega a { $score } punto o más en Blink Solitaire
   *[other] Llega a { $score } puntos o más en Blink Solitaire
 }
