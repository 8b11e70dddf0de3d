# The welcome: all games in one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 characters.
pitch-effort = { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 } · { $won ->
    [0] rara vez ganas
    [10] ganas casi todas
    [one] ganas { $won } de 10
   *[other] ganas { $won } de 10
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = Clásicos
games-originals = Originales

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group }:
welcome-alt-game = { $game }: { $details }

# La pantalla de inicio de la página, y el primer botón de la bienvenida: “Continuar: Wish 42”.
home-continue = Continuar: { $game }
home-notes = { $first } · { $second }
home-games = Sigue con una partida sin terminar
home-statistics = Resultados, rachas y clasificación
home-settings = Tema, idioma y recordatorios
home-help = Reglas y todos los comandos

button-options = Opciones…
options-menu-title = Opciones
options-menu = Elige un juego para configurar sus opciones.
