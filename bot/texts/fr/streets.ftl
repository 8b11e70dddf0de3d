# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = Streets and Alleys
# Other names that players type. The second ones mean the game with an option.
streets-called = streets & alleys, rues et ruelles, rues et allées, les rues et les ruelles, streets et alleys, streets, ruelles
streets-called-aces-out = château assiégé, le château assiégé, château, le château, forteresse assiégée, citadelle assiégée
streets-credit = Streets and Alleys : traditionnel
# The aim in two short sentences, above a player’s first game.
streets-aim = Monte chaque couleur de l’as au roi. Déplace 1 carte à la fois : sur les piles, les couleurs ne comptent pas.
streets-pitch = Tout est visible, 1 carte à la fois : prévois loin.
streets-typing = Tape où est une carte et où elle va : « a c », « qh ks », « d fondation ». Plusieurs coups tiennent sur une ligne : « ab, bc, d fondation ».

# Where the aces are at the start.
streets-option-aces = as au départ
streets-option-aces-in = as dans les piles
streets-option-aces-out = Beleaguered Castle (as en fondation)
streets-short-option-aces-in = as dans les piles
streets-short-option-aces-out = as en fondation
# What else players type for it.
streets-typed-option-aces-out = as sortis, as posés, as sur les bases

# A goal of a season.
streets-score-goal = { $score ->
    [one] Avoir { $score } carte en fondation dans une partie de Streets and Alleys
   *[other] Avoir { $score } cartes en fondation dans une partie de Streets and Alleys
 }

streets-refused-card-covered = { $card } est sous d’autres cartes de la pile { $place }. Dans ce jeu, seules les cartes du dessus se déplacent. Déplace d’abord les autres.
