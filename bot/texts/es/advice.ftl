# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Pista
button-chance = Probabilidades
button-verdict = Veredicto
button-verdict-yes = Sí, comprobarlo

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Buscando una pista…
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = Pista: “{ $move }”.
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] Después no se conoce ninguna forma de ganar.
       *[other] Después todavía puedes ganar.
    }
   *[other] { $won ->
        [0] Después no se gana ninguna de { $samples } partidas como esta.
        [one] Después se gana { $won } de { $samples } partidas como esta.
       *[other] Después se ganan { $won } de { $samples } partidas como esta.
    }
 }
hint-points = { $samples ->
    [1] Después puedes llegar a { $points } de { $most } puntos.
   *[other] Después, las partidas como esta consiguen de media { $points } de { $most } puntos.
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = El bot probó varios movimientos, y este fue el mejor.

chance-looking = Calculando tus probabilidades…
chance-won = { $samples ->
    [1] { $won ->
        [0] Probabilidades: no se conoce ninguna forma de ganar.
       *[other] Probabilidades: todavía puedes ganar.
    }
   *[other] { $won ->
        [0] Probabilidades: no se gana ninguna de { $samples } partidas como esta.
        [one] Probabilidades: se gana { $won } de { $samples } partidas como esta.
       *[other] Probabilidades: se ganan { $won } de { $samples } partidas como esta.
    }
 }
chance-points = { $samples ->
    [1] Probabilidades: puedes llegar a { $points } de { $most } puntos.
   *[other] Probabilidades: { $points } de { $most } puntos, la media de { $samples } partidas como esta.
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = Esas partidas empiezan en tu tablero. Solo se barajan las cartas ocultas.
chance-counts = Esto cuenta como una pista.
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = { $part } de { $whole } ganadas
meter-points = { $part }/{ $whole } puntos

advice-over = Esta partida ha terminado. Las pistas y las probabilidades son solo para partidas en curso.
advice-none = En este juego no hay pistas ni probabilidades.
advice-nothing = No se ha encontrado ninguna pista. Esto no cuenta como ayuda.

verdict-ask = { $hidden ->
    [0] El veredicto solo dice si todavía puedes ganar.
   *[other] El veredicto mira todas las cartas, también las ocultas. Solo dice si todavía puedes ganar.
 } Después, la partida cuenta como jugada con ayuda.
verdict-ask-points = { $hidden ->
    [0] El veredicto solo dice si todavía son posibles { $most } puntos.
   *[other] El veredicto mira todas las cartas, también las ocultas. Solo dice si todavía son posibles { $most } puntos.
 } Después, la partida cuenta como jugada con ayuda.
verdict-looking = Mirando todas las cartas… { $looks ->
    [0] { "" }
    [one] { $looks } tablero comprobado.
   *[other] { $looks } tableros comprobados.
 }
verdict-won = Veredicto: todavía puedes ganar.
verdict-won-points = Veredicto: todavía puedes llegar a { $most } puntos.
verdict-lost = { $undo ->
    [one] Veredicto: perdida. Todavía puedes ganar si deshaces { $undo } movimiento.
   *[other] Veredicto: perdida. Todavía puedes ganar si deshaces { $undo } movimientos.
 }
verdict-lost-points = { $undo ->
    [one] Veredicto: ya no puedes llegar a { $most } puntos. Sí puedes si deshaces { $undo } movimiento.
   *[other] Veredicto: ya no puedes llegar a { $most } puntos. Sí puedes si deshaces { $undo } movimientos.
 }
verdict-lost-from-deal = Veredicto: perdida. Este reparto nunca se pudo ganar. Ninguno de tus movimientos tuvo la culpa.
verdict-lost-from-deal-points = Veredicto: en este reparto nunca fueron posibles { $most } puntos. Ninguno de tus movimientos tuvo la culpa.
verdict-lost-somewhere = Veredicto: perdida. No se sabe cuántos movimientos tendrías que deshacer.
verdict-lost-somewhere-points = Veredicto: ya no puedes llegar a { $most } puntos. No se sabe cuántos movimientos tendrías que deshacer.
verdict-unknown = Veredicto: no se sabe. La búsqueda no encontró ninguna victoria, pero puede haberla. Esto no cuenta como ayuda.
verdict-unknown-points = Veredicto: no se sabe. La búsqueda no encontró cómo llegar a { $most } puntos, pero puede haber una forma. Esto no cuenta como ayuda.
verdict-over = Esta partida ha terminado. Los veredictos son solo para partidas en curso.
verdict-none = En este juego no hay veredictos.
