# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = Klondike
# Other names that players type.
klondike-called = klondike solitär, solitär, klassisches solitär, normales solitär, solitär klassisch, windows solitär, klassische patience, normale patience, patiencen, klondike patience, solitärspiel, kartensolitär, patience legen, patiencen legen, kartenspiel, kartenspiel solitär, solitaer, solitär kartenspiel
klondike-called-draw-3 = 3 karten solitär, drei karten solitär, dreier klondike, dreier solitär, solitär mit 3 karten, solitär mit drei karten, vegas solitär
klondike-called-open = offenes klondike, offenes solitär, offene patience
klondike-credit = Klondike: traditionell
# The aim in two short sentences, above a player’s first game.
klondike-aim = Leg jede Farbe vom Ass bis zum König auf ihren Zielstapel. Bau die Stapel abwärts, Rot und Schwarz im Wechsel.
klondike-pitch = Der Klassiker: Bring 4 Farben ins Ziel, vom Ass bis zum König.
klondike-typing = Gib ein, wo eine Karte liegt und wohin sie soll: „a c“, „qh ks“, „d Ziel“; „w d“ legt von der Ablage. „karte ziehen“ zieht vom Talon, „umdrehen“ dreht die Ablage um. „3 a c“ bewegt 3 Karten. In eine Zeile passen mehrere Züge: „ab, bc“.

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = Karten auf einmal
klondike-option-draw-1 = 1 Karte ziehen
klondike-option-draw-3 = 3 Karten ziehen
klondike-short-option-draw-1 = 1 ziehen
klondike-short-option-draw-3 = 3 ziehen
# What else players type beside its number.
klondike-typed-option-draw = Karte, Karten, Karten ziehen, Karten auf einmal, er ziehen
klondike-option-passes = Durchgänge durch den Talon
klondike-option-passes-any = beliebig viele Durchgänge
klondike-option-passes-3 = 3 Durchgänge
klondike-option-passes-1 = 1 Durchgang
klondike-short-option-passes-any = beliebig oft
klondike-short-option-passes-3 = 3 Durchgänge
klondike-short-option-passes-1 = 1 Durchgang

# A goal of a season.
klondike-score-goal = { $score ->
    [one] In einer Partie Klondike { $score } Karte ins Ziel bringen
   *[other] In einer Partie Klondike { $score } Karten ins Ziel bringen
 }

klondike-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib ein, welche Karte wohin soll: „a b“, „a Ziel“ oder „w b“ von der Ablage. Oder „karte ziehen“ oder „umdrehen“.
