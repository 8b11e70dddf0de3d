# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = Streets and Alleys
# Other names that players type. The second ones mean the game with an option.
streets-called = streets & alleys, ruas e becos, ruas e vielas, streets e alleys, streets, ruas, becos
streets-called-aces-out = castelo sitiado, castelo cercado, o castelo sitiado, castelo, o castelo, fortaleza sitiada
streets-credit = Streets and Alleys: tradicional
# The aim in two short sentences, above a player’s first game.
streets-aim = Leve cada naipe à base, do ás ao rei. Mova 1 carta por vez: nas pilhas, os naipes não importam.
streets-pitch = Tudo à vista, 1 carta por vez: pense adiante.
streets-typing = Digite onde a carta está e para onde vai: “a c”, “qh ks”, “d base”. Cabem várias jogadas em uma linha: “ab, bc, d base”.

# Where the aces are at the start.
streets-option-aces = ases no início
streets-option-aces-in = ases nas pilhas
streets-option-aces-out = Beleaguered Castle (ases nas bases)
streets-short-option-aces-in = ases nas pilhas
streets-short-option-aces-out = ases nas bases
# What else players type for it.
streets-typed-option-aces-out = ases fora, ases nas bases

# A goal of a season.
streets-score-goal = { $score ->
    [one] Leve { $score } carta às bases em uma partida de Streets and Alleys
   *[other] Leve { $score } cartas às bases em uma partida de Streets and Alleys
 }

streets-refused-card-covered = { $card } está embaixo de outras cartas na pilha { $place }. Neste jogo, só as cartas do topo se movem: mova primeiro as outras.
