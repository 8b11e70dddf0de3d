# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = Golf
# Other names that players type. The second ones mean the game with an option.
golf-called = golf solitär, golfsolitär, solitär golf, golf patience, golfpatience, patience golf, golf kartenspiel, kartengolf, karten golf, golf karten, golf klassisch, klassisches golf, windows golf, golfspiel, golf spiel, gollf, gofl
golf-called-wrap = minigolf, mini golf, golf um die ecke, putt putt solitär, putt putt patience, putputt
golf-credit = Golf: traditionell
# The aim in two short sentences, above a player’s first game.
golf-aim = Leg alle Karten der 7 Stapel auf die Ablage. Die nächste muss immer 1 Wert höher oder niedriger sein als die letzte.
golf-pitch = Räum 7 Stapel in Serien ab, je 1 Wert auf oder ab.
golf-typing = Gib einen Stapel ein, etwa „a“, oder seine oberste Karte, etwa „7h“. „karte ziehen“ zieht vom Talon. In eine Zeile passen mehrere Züge: „a c a“.

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = König und Ass passen aufeinander (Putt Putt)
golf-short-option-wrap = Putt Putt
# What else players type for it.
golf-typed-option-wrap = um die Ecke, rundum, im Kreis, König auf Ass, Ass auf König

# A goal of a season.
golf-score-goal = { $score ->
    [one] In einer Partie Golf höchstens { $score } Karte übrig lassen
   *[other] In einer Partie Golf höchstens { $score } Karten übrig lassen
 }

golf-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib einen Stapel ein, etwa „a“, oder seine oberste Karte, etwa „7h“. Oder „karte ziehen“.
golf-refused-covered = { $card } liegt auf Stapel { $covering } unter anderen Karten. Nimm erst diese.
golf-refused-card-covered = { golf-refused-covered }
