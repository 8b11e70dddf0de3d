# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = Yukon
# Other names that players type. The second ones mean the game with an option.
yukon-called = solitario yukon, yukon solitario, yukón, el yukon, el yukón, solitario yukón, yucon, yucón
yukon-called-suit = solitario ruso, el solitario ruso
yukon-credit = Yukon: tradicional
# The aim in two short sentences, above a player’s first game.
yukon-aim = Lleva cada palo a su base, del as al rey. Construye hacia abajo { $suit ->
    [on] con cartas del mismo palo
   *[off] alternando colores
 }: toda carta boca arriba se mueve con las que tiene encima.
yukon-pitch = Klondike sin mazo: cada carta se mueve con lo de encima.
yukon-typing = Escribe dónde está una carta y adónde va: “a c”, “qh ks”, “d base”. “3 a c” mueve 3 cartas. En una línea caben varios movimientos: “ab, bc”.

# Built in suit, it is Russian solitaire.
yukon-option-suit = ruso (del mismo palo)
yukon-short-option-suit = ruso
# What else players type for it.
yukon-typed-option-suit = ruso, rusa, por palo, mismo palo, del mismo palo

# A goal of a season.
yukon-score-goal = { $score ->
    [one] Lleva { $score } carta a las bases en una partida de Yukon
   *[other] Lleva { $score } cartas a las bases en una partida de Yukon
 }
