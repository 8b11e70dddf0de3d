# Der Willkommensgruß: alle Spiele auf einem Bild, mit Knöpfen zum Beginnen.

# Wie lang und wie schwer ein Spiel ist, unter GAME-pitch: die Züge einer üblichen Partie, und gewonnene von zehn.
# Beides ist gemessen (seeds/effort.py). Eine Zeile auf einem Bild: höchstens 34 Zeichen.
pitch-effort = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } · { $won ->
    [0] fast nie gewonnen
    [10] fast immer gewonnen
   *[other] { $won } von 10 gewonnen
 }

# Das Bild für Vorleseprogramme: eine Zeile für jedes Spiel, mit GAME-pitch und pitch-effort.
welcome-alt = Alle Spiele, jedes mit einem kleinen Spielfeld:
welcome-alt-game = { $game }: { $details }

button-options = Optionen …
options-menu-title = Optionen
options-menu = Welches Spiel möchtest du anders spielen?
