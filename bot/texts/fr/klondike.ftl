# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = Klondike
# Other names that players type.
klondike-called = solitaire klondike, klondike solitaire, le solitaire, solitaire classique, solitaire normal, solitaire windows, la réussite, réussite, réussite classique, patience classique, la patience, jeu de patience, jeu de cartes, jeu de solitaire, les réussites, une réussite, faire une réussite
klondike-called-draw-3 = solitaire à 3 cartes, solitaire à trois cartes, solitaire vegas, solitaire las vegas
klondike-called-open = solitaire ouvert, klondike ouvert, solitaire à découvert
klondike-credit = Klondike : traditionnel
# The aim in two short sentences, above a player’s first game.
klondike-aim = Monte chaque couleur de l’as au roi. Construis les piles en descendant, en alternant rouge et noir.
klondike-pitch = Le grand classique : monte 4 couleurs, de l’as au roi.
klondike-typing = Tape où est une carte et où elle va : « a c », « qh ks », « d fondation » ; « w d » joue la défausse. « tirer » tire du talon, « retourne la défausse » la retourne. « 3 a c » déplace 3 cartes. Plusieurs coups sur une ligne : « ab, bc ».

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = cartes tirées à la fois
klondike-option-draw-1 = tirer 1 carte
klondike-option-draw-3 = tirer 3 cartes
klondike-short-option-draw-1 = tirer 1
klondike-short-option-draw-3 = tirer 3
# What else players type beside its number.
klondike-typed-option-draw = carte, cartes, par, tirage de, cartes à la fois
klondike-option-passes = passages du talon
klondike-option-passes-any = passages illimités
klondike-option-passes-3 = 3 passages
klondike-option-passes-1 = 1 passage
klondike-short-option-passes-any = illimités
klondike-short-option-passes-3 = 3 passages
klondike-short-option-passes-1 = 1 passage

# A goal of a season.
klondike-score-goal = { $score ->
    [one] Avoir { $score } carte en fondation dans une partie de Klondike
   *[other] Avoir { $score } cartes en fondation dans une partie de Klondike
 }

klondike-refused-unreadable = Coup illisible : « { $text } ». Tape où est une carte et où elle va : « a b », « a fondation », « w b » (défausse). Ou « tirer », « retourne la défausse ».
