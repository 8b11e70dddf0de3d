# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = Spider
# Other names that players type.
spider-called = solitario spider, spider solitario, araña, la araña, solitario araña, solitario de la araña, solitario arana, el spider, arañita, spyder, spider un palo, spider de un palo
spider-called-suits-2 = spider de dos palos, spider medio, spider intermedio
spider-called-suits-4 = spider de cuatro palos, spider difícil
spider-credit = Spider: tradicional
# The aim in two short sentences, above a player’s first game.
spider-aim = Forma palos completos en las pilas, del rey al as. Cada uno va a su base de forma automática.
spider-pitch = Forma 8 palos completos, del rey al as, en 10 pilas.
spider-typing = Escribe dónde están las cartas y adónde van: “a c” o “7h 8s”. “3 a c” mueve 3 cartas. “repartir” pone una carta en cada pila. En una línea caben varios movimientos: “ab, bc”.

spider-option-suits = número de palos
spider-option-suits-1 = 1 palo
spider-option-suits-2 = 2 palos
spider-option-suits-4 = 4 palos
spider-short-option-suits-1 = 1 palo
spider-short-option-suits-2 = 2 palos
spider-short-option-suits-4 = 4 palos
# What else players type beside its number.
spider-typed-option-suits = palo, palos, color, colores

spider-scored = Palos completos
# A goal of a season.
spider-score-goal = { $score ->
    [one] Completa { $score } palo en una partida de Spider
   *[other] Completa { $score } palos en una partida de Spider
 }

spider-choosing-others = Estos movimientos solo cambian cartas de sitio. Rara vez ayudan.
spider-ended-no-move = Has perdido: no puedes repartir y ninguna carta encaja sobre otra. { building-home }.

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = { $goal ->
    [one] completar { $goal } palo o más
   *[other] completar { $goal } palos o más
 }
spider-goal-score = { $score ->
    [one] { $score } palo completo
   *[other] { $score } palos completos
 }

spider-refused-no-such-move = “{ $move }” no es un movimiento de este juego. Escribe dónde están las cartas y adónde van, como “a b”, o “repartir”.
spider-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe dónde están las cartas y adónde van: “a b” o “7h 8s”. O “repartir”.
