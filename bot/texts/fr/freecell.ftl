# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = FreeCell
# Other names that players type.
freecell-called = free cell, solitaire freecell, freecell solitaire, solitaire free cell, cellule libre, cellules libres, freecel, frecell, fricell, patience freecell
freecell-credit = FreeCell : Paul Alfille, 1978
# The aim in two short sentences, above a player’s first game.
freecell-aim = Monte chaque couleur de l’as au roi. Construis les piles en descendant, en alternant rouge et noir, et mets des cartes en attente dans { $cells ->
    [1] la cellule
   *[other] les cellules
 }.
freecell-pitch = Presque toujours gagnable, grâce à 4 cellules d’attente.
freecell-typing = Tape où est une carte et où elle va : « 1 4 », « qh ks », « 3 fondation ». Les piles vont de 1 à 8, les cellules sont des lettres : « 2 a » remplit la cellule a, « b 5 » vide la b. La notation standard marche aussi : « 1a b5 3h ».

# How many cells there are.
freecell-option-cells = nombre de cellules
freecell-option-cells-4 = 4 cellules
freecell-option-cells-3 = 3 cellules
freecell-option-cells-2 = 2 cellules
freecell-option-cells-1 = 1 cellule
freecell-short-option-cells-4 = 4 cellules
freecell-short-option-cells-3 = 3 cellules
freecell-short-option-cells-2 = 2 cellules
freecell-short-option-cells-1 = 1 cellule
# What else players type beside its number.
freecell-typed-option-cells = cellule, cellules, cellule libre, cellules libres, case, cases, cases libres

# A goal of a season.
freecell-score-goal = { $score ->
    [one] Avoir { $score } carte en fondation dans une partie de FreeCell
   *[other] Avoir { $score } cartes en fondation dans une partie de FreeCell
 }

freecell-refused-unreadable = Coup illisible : « { $text } ». Tape où est une carte et où elle va : « 1 4 », « qh ks », « 3 fondation », « 2 a » (cellule).
freecell-refused-no-such-move = « { $move } » n’est pas un coup de ce jeu. Tape où est une carte et où elle va : « 1 4 », « 2 a » (cellule), « 3 fondation ».
