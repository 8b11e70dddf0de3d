# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = TriPeaks
# Other names that players type.
tripeaks-called = drei gipfel, 3 gipfel, die drei gipfel, dreigipfel, tri gipfel, drei gipfel solitär, drei gipfel patience, drei berge, 3 berge, drei spitzen, drei türme, drei bergspitzen, drei pyramiden, 3 pyramiden, gipfel solitär, gipfelsolitär, tripeaks solitär, tri peaks solitär, solitär tripeaks, solitär tri peaks, tripeaks patience, windows tripeaks, tripeaks klassisch, tripeaks kartenspiel, tripeak solitär, tripeaks karten, drei peaks, tri piks, tripiks
tripeaks-credit = TriPeaks: Robert Hogue, 1989
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = Leg alle Karten der 3 Gipfel auf die Ablage. Nimm immer eine freie, die 1 Wert höher oder niedriger ist als die letzte.
tripeaks-pitch = Räum 3 Gipfel in Serien ab, je 1 Wert auf oder ab.
tripeaks-typing = Gib eine Karte ein, etwa „7h“, oder ihren Platz, etwa „d3“. „karte ziehen“ zieht vom Talon. In eine Zeile passen mehrere Züge: „d3 d4 c3“.

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = König und Ass passen aufeinander
tripeaks-option-wrap-on = König und Ass passen aufeinander
tripeaks-option-wrap-off = König und Ass passen nicht aufeinander
tripeaks-short-option-wrap-on = um die Ecke
tripeaks-short-option-wrap-off = nicht um die Ecke
# What else players type for it.
tripeaks-typed-option-wrap-off = ohne Ecke, ohne um die Ecke, nicht rundum, nicht im Kreis, König nicht auf Ass, Ass nicht auf König

# A goal of a season.
tripeaks-score-goal = { $score ->
    [one] In einer Partie TriPeaks höchstens { $score } Karte übrig lassen
   *[other] In einer Partie TriPeaks höchstens { $score } Karten übrig lassen
 }
