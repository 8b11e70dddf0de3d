# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = Pyramide
# Other names that players type.
pyramid-called = die pyramide, pyramiden, pyramide solitär, pyramiden solitär, pyramidensolitär, solitär pyramide, solitär pyramiden, pyramide patience, pyramiden patience, pyramidenpatience, patience pyramide, pyramide 13, pyramide dreizehn, solitär 13, patience 13, dreizehner solitär, dreizehner patience, ägyptische pyramide, ägyptische pyramiden, klassische pyramide, pyramide klassisch, windows pyramide, pyramide kartenspiel, kartenpyramide, karten pyramide, pyramidenspiel, pyramiden spiel, piramide, piramiden, pyramiede, pyramyde, pyrramide, pyramidde, pyramde, pyramid solitär
pyramid-credit = Pyramide: traditionell
# The aim in two short sentences, above a player’s first game.
pyramid-aim = Räum die Pyramide ab: Nimm 2 freie Karten, die zusammen 13 ergeben. Ein König geht ohne Partner.
pyramid-pitch = Räum die Pyramide ab: Nimm Paare, die 13 ergeben.
pyramid-typing = Gib 2 Karten ein, etwa „qh as“, oder ihre Plätze, etwa „g1 g2“. „w“ ist die Ablage, „s“ der Talon. Ein König braucht keinen Partner: „g3“. „karte ziehen“ zieht vom Talon, „umdrehen“ dreht die Ablage um.

# How often players may go through the stock.
pyramid-option-passes = Durchgänge durch den Talon
pyramid-option-passes-any = beliebig viele Durchgänge
pyramid-option-passes-3 = 3 Durchgänge
pyramid-option-passes-1 = 1 Durchgang
pyramid-short-option-passes-any = beliebig oft
pyramid-short-option-passes-3 = 3 Durchgänge
pyramid-short-option-passes-1 = 1 Durchgang

# A goal of a season.
pyramid-score-goal = { $score ->
    [one] In einer Partie Pyramide höchstens { $score } Karte übrig lassen
   *[other] In einer Partie Pyramide höchstens { $score } Karten übrig lassen
 }

pyramid-refused-no-such-move = „{ $move }“ ist in diesem Spiel kein Zug. Gib 2 Karten ein, die 13 ergeben, etwa „qh as“, oder „karte ziehen“.
pyramid-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib 2 Karten ein, etwa „qh as“, oder ihre Plätze, etwa „g1 g2“. Oder „karte ziehen“ oder „umdrehen“.
