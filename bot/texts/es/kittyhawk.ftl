# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = kitty hawk
kittyhawk-credit = Kittyhawk: Ezra Bradford. El Decktet: P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = Lleva todas las cartas a sus bases, cada palo del As a la Corona.
kittyhawk-pitch = Lleva 6 palos a sus bases, del As a la Corona.
kittyhawk-typing = Escribe dónde está una carta y adónde va: “a b”, “g nudos”, “9lk nudos”, “mill sobre merchant” (nombres en inglés), “base a”; “d” reparte, “c” recoge. En una línea caben varios movimientos: “ab, bc”. Bases: m (Lunas), s (Soles), w (Olas), l (Hojas), y (Sierpes), k (Nudos).
kittyhawk-scored = Cartas en las bases

kittyhawk-option-level = nivel
kittyhawk-option-level-1 = nivel 1
kittyhawk-option-level-2 = nivel 2 con Peones
kittyhawk-option-level-3 = nivel 3 con los Ases barajados
kittyhawk-option-level-4 = nivel 4 con Peones y Cortes
kittyhawk-option-level-5 = nivel 5 con Peones, Cortes y los Ases barajados
kittyhawk-short-option-level-1 = nivel 1
kittyhawk-short-option-level-2 = nivel 2
kittyhawk-short-option-level-3 = nivel 3
kittyhawk-short-option-level-4 = nivel 4
kittyhawk-short-option-level-5 = nivel 5
kittyhawk-option-blind = montones a ciegas
kittyhawk-short-option-blind = a ciegas
kittyhawk-option-open = mazo boca arriba
kittyhawk-short-option-open = abierto

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] : vacía
    [1] : As
   *[other] : { $top } ({ $count } cartas)
 }
kittyhawk-foundation-row = Bases. { $places }.
kittyhawk-pile = Pila { $name }{ $count ->
    [0] : vacía.
    [1] : { $cards }.
   *[other] , desde arriba: { $cards }.
 }
kittyhawk-heap = { $name ->
    [g] Montón izquierdo g
   *[other] Montón derecho h
 }{ $count ->
    [0] : vacío.
    [1] : { $all }.
   *[other] , { $count } cartas, desde arriba: { $all }.
 }
kittyhawk-stock = { $count ->
    [0] El mazo está vacío.
   *[other] { $seen ->
        [0] Mazo: { $count } cartas boca abajo; se reparten de 6 en 6.
       *[other]
            Mazo: { $count } cartas boca arriba; se reparten de 6 en 6. La última de cada montón queda encima.
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] Próximo reparto
   *[other] Después ({ $number })
 }: en g { $card1 }, { $card2 }, { $card3 }; en h { $card4 }, { $card5 }, { $card6 }.

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = lunas
kittyhawk-printed-suns = soles
kittyhawk-printed-waves = olas
kittyhawk-printed-leaves = hojas
kittyhawk-printed-wyrms = sierpes
kittyhawk-printed-knots = nudos
kittyhawk-printed-stock = mazo

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] Lunas
    [suns] Soles
    [waves] Olas
    [leaves] Hojas
    [wyrms] Sierpes
    [knots] Nudos
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] Lunas
    [suns] Soles
    [waves] Olas
    [leaves] Hojas
    [wyrms] Sierpes
    [knots] Nudos
   *[other] { $place1 }
 }
kittyhawk-at1 = { $place1 ->
    [moons] la base de Lunas
    [suns] la base de Soles
    [waves] la base de Olas
    [leaves] la base de Hojas
    [wyrms] la base de Sierpes
    [knots] la base de Nudos
    [g] el montón izquierdo
    [h] el montón derecho
   *[other] la pila { $place1 }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] { " desde " }{ kittyhawk-name1 }
 }
kittyhawk-target = { $place2 ->
    [moons] base de Lunas
    [suns] base de Soles
    [waves] base de Olas
    [leaves] base de Hojas
    [wyrms] base de Sierpes
    [knots] base de Nudos
   *[other] { $onto ->
        [0] pila vacía { $place2 }
       *[other] pila { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] { " " }(🌙)
        [suns] { " " }(☀️)
        [waves] { " " }(🌊)
        [leaves] { " " }(🍂)
        [wyrms] { " " }(🐍)
        [knots] { " " }(🪢)
       *[other] { " " }({ $place1 })
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] base 🌙
    [suns] base ☀️
    [waves] base 🌊
    [leaves] base 🍂
    [wyrms] base 🐍
    [knots] base 🪢
   *[other] pila { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from }…
kittyhawk-move-then = → { kittyhawk-target }{ $place2 ->
    [moons] { "" }
    [suns] { "" }
    [waves] { "" }
    [leaves] { "" }
    [wyrms] { "" }
    [knots] { "" }
   *[other] { $onto ->
        [0] { "" }
       *[other] , sobre { $brief2 }
    }
 }
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short }…
kittyhawk-move-then-short = → { kittyhawk-target-short }
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Elige adónde va { $brief1 } desde { kittyhawk-at1 }.
kittyhawk-deal = Repartir 6 cartas
kittyhawk-deal-short = Repartir 6
kittyhawk-collect = Recoger cartas
kittyhawk-collect-short = Recoger
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = Desde las bases…
kittyhawk-choosing-others = Estos movimientos bajan cartas de las bases, o llevan la única carta de una pila a una pila vacía.

kittyhawk-home = { $score ->
    [one] { $score } de { kittyhawk-total } cartas está en las bases
   *[other] { $score } de { kittyhawk-total } cartas están en las bases
 }
kittyhawk-state = { kittyhawk-home }{ $moves ->
    [0] .
    [one] , tras { $moves } movimiento.
   *[other] , tras { $moves } movimientos.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } en bases · mazo { $stock }
kittyhawk-result = { $score } de { kittyhawk-total } cartas en las bases
kittyhawk-choices = { $stock ->
    [0] Elige una carta y adónde va.
   *[other] { $moves ->
        [1] No queda ningún movimiento útil: reparte 6 cartas a los montones.
       *[other] Elige una carta y adónde va, o reparte 6 cartas a los montones.
    }
 }

kittyhawk-ended-home = ¡Has ganado! Las { $score } cartas están en las bases, tras { $moves } movimientos.
kittyhawk-ended-no-move = Has perdido: el mazo está vacío, y las cartas solo pueden ir y venir. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] Este movimiento lleva la última carta a su base.
   *[other] Ya se conocen todas las cartas. Este es el primero de { $moves } movimientos que las llevan todas a las bases.
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] Ordena mejor las cartas que ves.
        [one] Libera { $freed } carta de los montones.
       *[other] Libera { $freed } cartas de los montones.
    }
   *[other] { $freed ->
        [0] Es el primero de { $moves } movimientos que ordenan mejor las cartas que ves.
        [one] Es el primero de { $moves } movimientos que liberan { $freed } carta de los montones.
       *[other] Es el primero de { $moves } movimientos que liberan { $freed } cartas de los montones.
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] Descubre una carta boca abajo. Mírala y luego planea tus próximos movimientos.
   *[other] Es el primero de { $moves } movimientos que descubren una carta. Mírala y luego planea tus próximos movimientos.
 }
kittyhawk-hint-deal = No se ha encontrado ningún movimiento que mejore el tablero, así que reparte.
kittyhawk-hint-tried = { $other ->
    [0] Después de otro movimiento que parecía bueno, no se gana ninguna.
    [one] Después de otro movimiento que parecía bueno, solo se gana { $other }.
   *[other] Después de otro movimiento que parecía bueno, solo se ganan { $other }.
 }
kittyhawk-hint-stuck = Desde aquí no se ha encontrado ninguna forma de ganar. Deshacer algunos movimientos puede ayudar.

# The next rank that fits on a place.
kittyhawk-wanted = { $wanted ->
    [A] un As
    [P] un Peón
    [C] una Corte
    [R] la Corona
   *[other] un { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] la base de Lunas
    [suns] la base de Soles
    [waves] la base de Olas
    [leaves] la base de Hojas
    [wyrms] la base de Sierpes
    [knots] la base de Nudos
    [g] el montón izquierdo
    [h] el montón derecho
   *[other] la pila { $place }
 }

kittyhawk-refused-no-such-move = “{ $move }” no es un movimiento de Kittyhawk. Escribe una pila y adónde va su carta de arriba, como “a nudos”. O escribe “reparte” o “recoge”.
kittyhawk-refused-same-place = La carta ya está en { kittyhawk-at }. Nombra otro lugar para ella.
kittyhawk-refused-nothing-there = No hay ninguna carta en { kittyhawk-at }.
kittyhawk-refused-onto-heap = No puedes mover una carta a un montón: ahí solo llegan cartas al repartir.
kittyhawk-refused-stock-only-deals = No puedes mover cartas del mazo ni devolverlas a él. Reparte para recibir 6.
kittyhawk-refused-stock-empty = El mazo está vacío, así que no puedes repartir.
kittyhawk-refused-nothing-safe = Ahora ninguna carta del As al 9 ni ninguna Corona puede ir a su base sin riesgo. Los Peones y las Cortes nunca se recogen. Tú sí puedes llevar cartas a las bases.
kittyhawk-refused-not-the-suit = { $card } no puede ir a { kittyhawk-at }: no tiene ese palo.
kittyhawk-refused-needs-ace = { $card } aún no puede ir a { kittyhawk-at }: está vacía y empieza con su As.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } no puede ir a { kittyhawk-at }: está completa.
   *[other] { $card } no puede ir a { kittyhawk-at }: después de { $top } va { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = { $card } tiene el valor más alto: entre las pilas, solo una vacía puede recibirla.
kittyhawk-refused-on-ace = { $card } no puede ir sobre { $top }: no hay nada más bajo que un As.
kittyhawk-refused-no-shared-suit = { $card } no puede ir sobre { $top }: no comparten ningún palo.
kittyhawk-refused-not-one-lower = { $card } no puede ir sobre { $top }: solo puede ir { kittyhawk-wanted } que comparta un palo.
kittyhawk-refused-not-yet-seen = “{ $move }” puede depender de cartas que descubren los movimientos anteriores. Escribe antes esos movimientos y luego mira.
kittyhawk-refused-several-homes = { $card } puede ir a varias bases, y la elección puede importar. Nombra una, como “{ $place } { kittyhawk-name1 }”.
kittyhawk-refused-not-on-top = “{ $text }” no está arriba en ninguna pila, montón o base. Solo puedes mover las cartas de arriba.
kittyhawk-refused-too-many-words = Esa línea es demasiado larga: se leen como máximo { $most } palabras. Escribe los primeros movimientos, y después el resto.
kittyhawk-refused-foundation-empty = Esta base está vacía: empieza con su As, que ahora no está libre.
kittyhawk-refused-no-next-card = { $wanted ->
    [none] Esta base está completa.
   *[other] Aquí, después de { $top } va { kittyhawk-wanted }. Ahora no hay ninguna carta libre que sirva.
 }
kittyhawk-refused-fits-nowhere = { $card } no cabe en ningún sitio ahora: ninguna pila muestra el valor siguiente con un palo en común, y ninguna base está lista.
kittyhawk-refused-crown-fits-nowhere = { $card } no cabe en ningún sitio ahora: ninguna pila está vacía, y su base no está lista.
kittyhawk-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe dónde está una carta y adónde va: “a b”, “merchant sobre nudos”. O “reparte”, “recoge” o “base a”.

# A goal of a season.
kittyhawk-score-goal = { $score ->
    [one] Lleva { $score } carta a las bases en una partida de Kittyhawk
   *[other] Lleva { $score } cartas a las bases en una partida de Kittyhawk
 }
