# The welcome: all games on one picture, with buttons to start them.

# How long and how hard a game is, below GAME-pitch: the moves of a usual game, and games won of ten. Both are
# measured (seeds/generation/effort.py). A line on a picture: at most 34 characters.
pitch-effort = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } · { $won ->
    [0] fast nie gewonnen
    [10] fast immer gewonnen
   *[other] { $won } von 10 gewonnen
 }

# The groups of games: those that most players know, and those that are hardly found elsewhere.
games-classics = Klassiker
games-originals = Originale

# The picture for screen readers: the heading of each group, then a line for each game, with GAME-pitch.
welcome-alt-group = { $group }:
welcome-alt-game = { $game }: { $details }

# Der Startbildschirm der Seite und der erste Knopf der Begrüßung: „Weiter: Wish 42“.
home-continue = Weiter: { $game }
home-notes = { $first } · { $second }
home-games = Setz eine angefangene Partie fort
home-statistics = Ergebnisse, Serien, Ranglisten
home-settings = Design, Sprache, Erinnerungen
home-help = Regeln und alle Befehle

button-options = Optionen …
options-menu-title = Optionen
options-menu = Wähl das Spiel, dessen Optionen du einstellen willst.
