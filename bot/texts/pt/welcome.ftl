# The welcome: all games in one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 characters.
pitch-effort = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 } · { $won ->
    [0] vitória muito rara
    [10] vitória quase certa
    [one] { $won } vitória em 10
   *[other] { $won } vitórias em 10
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = Clássicos
games-originals = Originais

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group }:
welcome-alt-game = { $game }: { $details }

# A tela inicial da página, e o primeiro botão do menu: “Continuar: Wish 42”.
home-continue = Continuar: { $game }
home-notes = { $first } · { $second }
home-games = Continue uma partida não terminada
home-statistics = Resultados, sequências e rankings
home-settings = Tema, idioma e lembretes
home-help = Regras e todos os comandos

button-options = Opções…
options-menu-title = Opções
options-menu = Escolha um jogo para definir as opções.
