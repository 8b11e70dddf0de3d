# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = FreeCell
# Other names that players type.
freecell-called = free cell, freecell solitaire, free cell solitaire, solitaire freecell, microsoft freecell, windows freecell, freecel, fre cell, frecell, free sell, freesell, free cells, freecells, ms freecell, freecell classic, classic freecell, freecell patience
freecell-credit = FreeCell: Paul Alfille, 1978
# The aim in two short sentences, above a player’s first game.
freecell-aim = Bring every suit home, from ace to king. Build the piles down in alternating colors, and park cards in { $cells ->
    [1] the cell
   *[other] the cells
 }.
freecell-pitch = Nearly every deal can be won: park cards in 4 cells.
freecell-typing = Type where a card is and where it goes: “1 4”, “qh ks”, “3 home”. The piles are 1 to 8, and cells have letters: “2 a” fills cell a, “b 5” empties cell b. Standard notation works: “1a b5 3h”.

# How many cells there are.
freecell-option-cells = number of cells
freecell-option-cells-4 = 4 cells
freecell-option-cells-3 = 3 cells
freecell-option-cells-2 = 2 cells
freecell-option-cells-1 = 1 cell
freecell-short-option-cells-4 = 4 cells
freecell-short-option-cells-3 = 3 cells
freecell-short-option-cells-2 = 2 cells
freecell-short-option-cells-1 = 1 cell
# What else players type beside its number.
freecell-typed-option-cells = cell, free cell, free cells

# A goal of a season.
freecell-score-goal = { $score ->
    [one] Have { $score } card home in a game of FreeCell
   *[other] Have { $score } cards home in a game of FreeCell
 }

freecell-refused-unreadable = Can’t read “{ $text }” as a move. Type where a card is and where it goes: “1 4”, “qh ks”, “3 home”, or “2 a” for a cell.
freecell-refused-no-such-move = “{ $move }” isn’t a move in this game. Type where a card is and where it goes, such as “1 4”, “2 a” for a cell or “3 home”.
