# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = FreeCell
# Other names that players type.
freecell-called = free cell, paciência freecell, freecell paciência, paciência free cell, solitário freecell, célula livre, células livres, freecel, frecell, fricel, frissel
freecell-credit = FreeCell: Paul Alfille, 1978
# The aim in two short sentences, above a player’s first game.
freecell-aim = Leve cada naipe à base, do ás ao rei. Monte as pilhas para baixo alternando as cores e guarde cartas { $cells ->
    [1] na célula
   *[other] nas células
 }.
freecell-pitch = Quase sempre dá para ganhar: guarde cartas em 4 células.
freecell-typing = Digite onde a carta está e para onde vai: “1 4”, “qh ks”, “3 base”. As pilhas são de 1 a 8, e as células são letras: “2 a” ocupa a célula a e “b 5” libera a b. A notação padrão também vale: “1a b5 3h”.

# How many cells there are.
freecell-option-cells = número de células
freecell-option-cells-4 = 4 células
freecell-option-cells-3 = 3 células
freecell-option-cells-2 = 2 células
freecell-option-cells-1 = 1 célula
freecell-short-option-cells-4 = 4 células
freecell-short-option-cells-3 = 3 células
freecell-short-option-cells-2 = 2 células
freecell-short-option-cells-1 = 1 célula
# What else players type beside its number.
freecell-typed-option-cells = célula, células, célula livre, células livres

# A goal of a season.
freecell-score-goal = { $score ->
    [one] Leve { $score } carta às bases em uma partida de FreeCell
   *[other] Leve { $score } cartas às bases em uma partida de FreeCell
 }

freecell-refused-unreadable = Não consigo ler “{ $text }” como jogada. Digite de onde e para onde: “1 4”, “qh ks”, “3 base” ou “2 a” para uma célula.
freecell-refused-no-such-move = “{ $move }” não é uma jogada deste jogo. Digite de onde e para onde: “1 4”, “2 a” para uma célula ou “3 base”.
