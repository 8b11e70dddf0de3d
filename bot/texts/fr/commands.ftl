# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Commencer un solitaire
command-learn = Apprendre un jeu pas à pas, en jouant
command-puzzle = Résoudre un problème : une position avec un objectif
command-daily = Jouer le défi du jour
command-resume = Revenir à une partie en cours
command-games = Lister tes parties, ou en reprendre une
command-board = Afficher de nouveau ton plateau
command-move = Jouer un ou plusieurs coups, comme « ac », « qh » ou « distribue »
command-undo = Annuler ton dernier coup
command-redo = Rétablir le dernier coup annulé
command-finish = Jouer la suite quand la victoire est certaine
command-restart = Recommencer cette donne
command-new = Commencer une nouvelle partie du même jeu
command-giveup = Abandonner cette partie
command-hint = Proposer un coup, d’après ce que tu vois seulement
command-chance = Indiquer combien de parties comme la tienne sont gagnées
command-verdict = Vérifier si la partie peut encore être gagnée (cartes cachées comprises)
command-replay = Revoir ta partie, en animation ou coup par coup
command-review = Montrer ce que chaque coup a fait gagner ou perdre
command-autoplay = Montrer la meilleure suite possible d’une partie terminée
command-share = Montrer aux autres comment ta partie s’est terminée
command-record = Afficher les coups d’une partie en texte, aussi pour d’autres programmes
command-mistakes = T’entraîner sur les coups décisifs trouvés dans tes bilans
command-friend = Défier un ami avec ta partie terminée, ou ouvrir un défi par son code
command-leaderboard = Afficher le classement, aussi par cote, série ou ligue
command-rules = Lire les règles d’un jeu
command-settings = Choisir thème, langue, fuseau horaire et affichage
command-mydata = Voir, exporter ou supprimer tes données
command-privacy = Voir ce que le bot enregistre sur toi et comment le supprimer
command-admin = Modifier les paramètres de ce serveur ou de ce groupe
command-help = Expliquer comment jouer et lister toutes les commandes
command-about = Afficher la version, la licence et les auteurs des jeux

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = Pour tout le reste, il y a des boutons. Tu peux aussi taper { $commands }.
commands-typed-as-moves = Pour tout le reste, il y a des boutons. Tu peux aussi taper l’une de ces commandes comme un coup : { $commands }.

parameter-game = Choisir un jeu
parameter-deal = Indiquer le numéro d’une donne ; sans numéro, la donne est nouvelle
parameter-option = Choisir comment jouer
parameter-session = Choisir une de tes parties en cours
parameter-move = Indiquer des places ou des cartes, comme « ac », « 7s 7h » ou « g4 »
parameter-step = Indiquer le numéro d’un coup ; sans numéro, c’est toute la partie
parameter-analysis = Choisir le bilan ou la meilleure suite possible
parameter-statistics = Choisir tes jeux, ton calendrier ou tes succès
parameter-audience = Choisir qui voit la partie
parameter-theme = Choisir le thème de tes images
parameter-language = Choisir ta langue
parameter-zone = Indiquer une grande ville de ton fuseau horaire
parameter-boards = Choisir entre images et texte pour les plateaux
parameter-results = Choisir qui peut voir comment tes parties se terminent
parameter-reminder = Choisir quand je te rappelle en privé le défi du jour
parameter-warning = Choisir si je t’alerte avant la fin d’une série
parameter-clock = Choisir si la page montre un chrono et tes coups
parameter-automatic = Choisir si les cartes montent automatiquement
parameter-table = Choisir jour, semaine, mois ou cote ; ici ou partout ; un numéro, hier ou dernier
parameter-difficulty = Choisir la difficulté, ou une série
parameter-number = Indiquer le numéro d’un problème
parameter-change = Choisir quoi changer pour tout le monde ici

# The choices of parameters; their names can be typed too.
statistics-games = Jeux
statistics-calendar = Calendrier
statistics-achievements = Succès
statistics-puzzles = Problèmes
analysis-review = Bilan
analysis-autoplay = Meilleure suite jusqu’à la fin

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game } : { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = jouer
command-name-learn = apprendre
command-name-puzzle = problème
command-name-daily = défi
command-name-resume = reprendre
command-name-games = parties
command-name-board = plateau
command-name-move = coup
command-name-undo = annuler
command-name-redo = rétablir
command-name-finish = terminer
command-name-restart = recommencer
command-name-new = nouvelle-partie
command-name-giveup = abandonner
command-name-hint = indice
command-name-chance = chances
command-name-verdict = verdict
command-name-replay = revoir
command-name-review = bilan
command-name-autoplay = meilleure-suite
command-name-share = partager
command-name-record = notation
command-name-mistakes = erreurs
command-name-friend = ami
command-name-leaderboard = classement
command-name-rules = règles
command-name-settings = paramètres
command-name-mydata = mes-données
command-name-privacy = confidentialité
command-name-admin = admin
command-name-help = aide
command-name-about = infos

parameter-name-game = jeu
parameter-name-deal = donne
parameter-name-option = options
parameter-name-session = partie
parameter-name-move = coup
parameter-name-step = après-le-coup
parameter-name-analysis = afficher
parameter-name-statistics = afficher
parameter-name-audience = visible-par
parameter-name-theme = thème
parameter-name-language = langue
parameter-name-zone = fuseau-horaire
parameter-name-boards = plateaux
parameter-name-results = résultats
parameter-name-reminder = rappel
parameter-name-warning = alerte-série
parameter-name-clock = chrono
parameter-name-automatic = coups-automatiques
parameter-name-table = classement
parameter-name-difficulty = difficulté
parameter-name-number = numéro
parameter-name-change = changement
