# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = Yukon
# Other names that players type. The second ones mean the game with an option.
yukon-called = solitaire yukon, yukon solitaire, le yukon, réussite yukon, patience yukon, yucon
yukon-called-suit = solitaire russe, le solitaire russe, réussite russe, patience russe
yukon-credit = Yukon : traditionnel
# The aim in two short sentences, above a player’s first game.
yukon-aim = Monte chaque couleur de l’as au roi. Construis en descendant, { $suit ->
    [on] dans la même couleur
   *[off] en alternant rouge et noir
 } : toute carte visible bouge, avec tout ce qu’elle porte.
yukon-pitch = Klondike sans talon : les cartes bougent avec leur pile.
yukon-typing = Tape où est une carte et où elle va : « a c », « qh ks », « d fondation ». « 3 a c » déplace 3 cartes. Plusieurs coups sur une ligne : « ab, bc ».

# Built in suit, it is Russian solitaire.
yukon-option-suit = russe (dans la même couleur)
yukon-short-option-suit = russe
# What else players type for it.
yukon-typed-option-suit = russe, par couleur, même couleur

# A goal of a season.
yukon-score-goal = { $score ->
    [one] Avoir { $score } carte en fondation dans une partie de Yukon
   *[other] Avoir { $score } cartes en fondation dans une partie de Yukon
 }
