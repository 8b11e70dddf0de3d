# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = Streets and Alleys
# Other names that players type. The second ones mean the game with an option.
streets-called = streets & alleys, calles y callejones, calles y callejuelas, streets y alleys, streets, calles, callejones
streets-called-aces-out = castillo asediado, castillo sitiado, el castillo asediado, el castillo sitiado, castillo, el castillo, fortaleza sitiada
streets-credit = Streets and Alleys: tradicional
# The aim in two short sentences, above a player’s first game.
streets-aim = Lleva cada palo a su base, del as al rey. Mueve 1 carta cada vez: en las pilas, los palos no importan.
streets-pitch = Todo a la vista, 1 carta cada vez: planea bien.
streets-typing = Escribe dónde está una carta y adónde va: “a c”, “qh ks”, “d base”. En una línea caben varios movimientos: “ab, bc, d base”.

# Where the aces are at the start.
streets-option-aces = ases al empezar
streets-option-aces-in = ases en las pilas
streets-option-aces-out = Beleaguered Castle (ases en las bases)
streets-short-option-aces-in = ases en las pilas
streets-short-option-aces-out = ases en las bases
# What else players type for it.
streets-typed-option-aces-out = ases fuera, ases en las bases

# A goal of a season.
streets-score-goal = { $score ->
    [one] Lleva { $score } carta a las bases en una partida de Streets and Alleys
   *[other] Lleva { $score } cartas a las bases en una partida de Streets and Alleys
 }

streets-refused-card-covered = { $card } está debajo de otras cartas en la pila { $place }. En este juego solo se mueven las cartas de arriba: mueve primero las otras.
