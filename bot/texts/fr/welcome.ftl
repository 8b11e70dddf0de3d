# The welcome: all games in one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 characters.
pitch-effort = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } · { $won ->
    [0] presque jamais gagné
    [10] presque toujours gagné
    [one] gagné { $won } fois sur 10
   *[other] gagné { $won } fois sur 10
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = Classiques
games-originals = Originaux

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group } :
welcome-alt-game = { $game } : { $details }

# L’écran d’accueil de la page, et le premier bouton du menu : « Continuer : Wish 42 ».
home-continue = Continuer : { $game }
home-notes = { $first } · { $second }
home-games = Reprends une partie en cours
home-statistics = Résultats, séries, classements
home-settings = Thème, langue, rappels
home-help = Règles et toutes les commandes

button-options = Options…
options-menu-title = Options
options-menu = Choisis un jeu pour régler ses options.
