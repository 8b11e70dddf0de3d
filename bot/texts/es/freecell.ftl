# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = FreeCell
# Other names that players type.
freecell-called = free cell, carta blanca, solitario freecell, freecell solitario, solitario carta blanca, solitario free cell, celda libre, celdas libres, freecel, frecell, fricel, frisel, solitario celdas libres
freecell-credit = FreeCell: Paul Alfille, 1978
# The aim in two short sentences, above a player’s first game.
freecell-aim = Lleva cada palo a su base, del as al rey. Construye las pilas hacia abajo alternando colores y aparca cartas en { $cells ->
    [1] la celda
   *[other] las celdas
 }.
freecell-pitch = Casi siempre se puede ganar: aparca cartas en 4 celdas.
freecell-typing = Escribe dónde está una carta y adónde va: “1 4”, “qh ks”, “3 base”. Las pilas son 1 a 8 y las celdas son letras: “2 a” ocupa la celda a y “b 5” libera la b. También vale la notación habitual: “1a b5 3h”.

# How many cells there are.
freecell-option-cells = número de celdas
freecell-option-cells-4 = 4 celdas
freecell-option-cells-3 = 3 celdas
freecell-option-cells-2 = 2 celdas
freecell-option-cells-1 = 1 celda
freecell-short-option-cells-4 = 4 celdas
freecell-short-option-cells-3 = 3 celdas
freecell-short-option-cells-2 = 2 celdas
freecell-short-option-cells-1 = 1 celda
# What else players type beside its number.
freecell-typed-option-cells = celda, celdas, celda libre, celdas libres

# A goal of a season.
freecell-score-goal = { $score ->
    [one] Lleva { $score } carta a las bases en una partida de FreeCell
   *[other] Lleva { $score } cartas a las bases en una partida de FreeCell
 }

freecell-refused-unreadable = No se puede leer “{ $text }” como movimiento. Escribe dónde está una carta y adónde va: “1 4”, “qh ks”, “3 base” o “2 a” para una celda.
freecell-refused-no-such-move = “{ $move }” no es un movimiento de este juego. Escribe dónde está una carta y adónde va: “1 4”, “2 a” para una celda o “3 base”.
