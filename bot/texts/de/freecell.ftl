# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = FreeCell
# Other names that players type.
freecell-called = free cell, freecell solitär, freecell patience, free cell solitär, solitär freecell, freecel, frecell, fricell, frisell, freie zellen, freie zelle, freezell
freecell-credit = FreeCell: Paul Alfille, 1978
# The aim in two short sentences, above a player’s first game.
freecell-aim = Leg jede Farbe vom Ass bis zum König auf ihren Zielstapel. Bau die Stapel abwärts, Rot und Schwarz im Wechsel, und parke Karten in { $cells ->
    [1] der Zelle
   *[other] den Zellen
 }.
freecell-pitch = Fast immer zu gewinnen: Parke Karten in 4 Zellen.
freecell-typing = Gib ein, wo eine Karte liegt und wohin sie soll: „1 4“, „qh ks“, „3 Ziel“. Die Stapel heißen 1 bis 8, Zellen haben Buchstaben: „2 a“ füllt Zelle a, „b 5“ leert Zelle b. Auch die übliche Notation geht: „1a b5 3h“.

# How many cells there are.
freecell-option-cells = Zahl der Zellen
freecell-option-cells-4 = 4 Zellen
freecell-option-cells-3 = 3 Zellen
freecell-option-cells-2 = 2 Zellen
freecell-option-cells-1 = 1 Zelle
freecell-short-option-cells-4 = 4 Zellen
freecell-short-option-cells-3 = 3 Zellen
freecell-short-option-cells-2 = 2 Zellen
freecell-short-option-cells-1 = 1 Zelle
# What else players type beside its number.
freecell-typed-option-cells = Zelle, Zellen, freie Zellen, freien Zellen

# A goal of a season.
freecell-score-goal = { $score ->
    [one] In einer Partie FreeCell { $score } Karte ins Ziel bringen
   *[other] In einer Partie FreeCell { $score } Karten ins Ziel bringen
 }

freecell-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib ein, welche Karte wohin soll: „1 4“, „qh ks“, „3 Ziel“ oder „2 a“ für eine Zelle.
freecell-refused-no-such-move = „{ $move }“ ist in diesem Spiel kein Zug. Gib ein, welche Karte wohin soll, etwa „1 4“, „2 a“ für eine Zelle oder „3 Ziel“.
