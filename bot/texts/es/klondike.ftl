# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = Klondike
# Other names that players type.
klondike-called = solitario klondike, klondike solitario, solitario, el solitario, solitario clásico, solitario normal, solitario de windows, solitario de cartas, solitario tradicional, solitarios, juego de cartas, juego de solitario, carta solitario, solitario gratis
klondike-called-draw-3 = solitario de 3 cartas, solitario de tres cartas, solitario vegas, solitario las vegas
klondike-called-open = solitario abierto, klondike abierto, solitario descubierto
klondike-credit = Klondike: tradicional
# The aim in two short sentences, above a player’s first game.
klondike-aim = Lleva cada palo a su base, del as al rey. Construye las pilas hacia abajo alternando colores.
klondike-pitch = El clásico: lleva 4 palos a sus bases, del as al rey.
klondike-typing = Escribe dónde está una carta y adónde va: “a c”, “qh ks”, “d base”; “w d” juega el descarte. “roba” roba del mazo, y “voltea el descarte” lo voltea. “3 a c” mueve 3 cartas. En una línea caben varios movimientos: “ab, bc”.

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = cartas por robo
klondike-option-draw-1 = robar 1 carta
klondike-option-draw-3 = robar 3 cartas
klondike-short-option-draw-1 = robar 1
klondike-short-option-draw-3 = robar 3
# What else players type beside its number.
klondike-typed-option-draw = carta, cartas, de en, robando, robando cartas, cartas a la vez
klondike-option-passes = pasadas por el mazo
klondike-option-passes-any = pasadas ilimitadas
klondike-option-passes-3 = 3 pasadas
klondike-option-passes-1 = 1 pasada
klondike-short-option-passes-any = ilimitadas
klondike-short-option-passes-3 = 3 pasadas
klondike-short-option-passes-1 = 1 pasada

# A goal of a season.
klondike-score-goal = { $score ->
    [one] Lleva { $score } carta a las bases en una partida de Klondike
   *[other] Lleva { $score } cartas a las bases en una partida de Klondike
 }

klondike-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe dónde está una carta y adónde va: “a b”, “a base”, “w b” (descarte). O “roba” o “voltea el descarte”.
