# Klondike: the words of the lesson in seeds/lessons/klondike.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

klondike-lesson-build = Bring alle 52 Karten ins Ziel, Farbe für Farbe; auf den 7 Stapeln ordnest du sie. Dort sinkt der Wert, und rot wechselt mit schwarz: Leg { $card1 } auf { $card2 }.
klondike-lesson-build-why = Leg in diesem Schritt eine Karte auf den nächsthöheren Wert, rot auf schwarz oder umgekehrt. { $card1 } passt auf { $card2 }.

klondike-lesson-ace = Ein Ass beginnt den Zielstapel seiner Farbe, also schick { $card1 } ins Ziel. Kommt eine verdeckte Karte nach oben auf ihren Stapel, wird sie aufgedeckt.
klondike-lesson-ace-why = Schick in diesem Schritt { $card1 } ins Ziel. Damit beginnt der Zielstapel dieser Farbe.

klondike-lesson-next = Ein Zielstapel steigt in seiner Farbe: Ass, 2, 3 und so weiter bis zum König. Schick auch { $card1 } ins Ziel.
klondike-lesson-next-why = Schick in diesem Schritt { $card1 } ins Ziel. Das ist die nächste Karte nach { $card2 }.

klondike-lesson-together = Offene Karten, die aufeinander liegen, kannst du zusammen bewegen. Leg { $card1 } mit der Karte darauf auf { $card2 }.
klondike-lesson-together-why = Beweg in diesem Schritt 2 Karten zusammen. { $card1 } passt mit der Karte darauf auf { $card2 }.

klondike-lesson-choose = Beide roten Buben passen auf { $card2 }. Nimm { $card1 } von { $place1 }, denn darunter liegen mehr verdeckte Karten.
klondike-lesson-choose-why = Leg in diesem Schritt { $card1 } von { $place1 } auf { $card2 }. Der Stapel mit den meisten verdeckten Karten kommt zuerst.

klondike-lesson-empty = Auf Stapel b liegt nichts Verdecktes mehr, also kannst du ihn leeren. Leg { $card1 } mit dem Buben auf { $card2 }.
klondike-lesson-empty-why = Leere in diesem Schritt Stapel b. { $card1 } passt mit dem Buben auf { $card2 }.

klondike-lesson-king = Auf einen leeren Stapel darf nur ein König, mit den Karten darauf. Leg { $card1 } auf Stapel { $place2 }, dann wird auf c eine Karte aufgedeckt.
klondike-lesson-king-why = Leg in diesem Schritt { $card1 } auf den leeren Stapel { $place2 }. Keine andere Karte darf dorthin.

klondike-lesson-draw = Vom Talon kannst du jederzeit ziehen. Drück „{ $move }“ und sieh, was auf die Ablage kommt.
klondike-lesson-draw-why = Dieser Zug kann warten. Zieh in diesem Schritt vom Talon.

klondike-lesson-waste = Die oberste Karte der Ablage kann ins Ziel oder auf einen Stapel. Leg { $card1 } auf { $card2 }.
klondike-lesson-waste-why = Benutz in diesem Schritt die oberste Karte der Ablage. { $card1 } passt auf { $card2 }.

klondike-lesson-back = Eine Karte kann von ihrem Zielstapel zurückkommen: Drück „{ button-others }“. Leg { $card1 } auf { $card2 }: Dann passt die schwarze 2 von f darauf.
klondike-lesson-back-why = Leg in diesem Schritt { $card1 } zurück auf { $card2 }. Dann passt die schwarze 2 von f darauf.

klondike-lesson-turn = Der Talon ist leer, also drück „{ $move }“. Die Ablage wird wieder zum Talon, in derselben Reihenfolge, so oft du willst.
klondike-lesson-turn-why = Dieser Zug kann warten. Dreh in diesem Schritt die Ablage um.

klondike-lesson-free = Jetzt kennst du den Talon: Seine dritte Karte ist die 2♠, und sie kann ins Ziel. „{ button-undo }“ nimmt jeden Zug zurück, also wähl selbst einen.

klondike-lesson-end = Jetzt kennst du die Regeln: Deck Karten auf, ordne sie auf den Stapeln und bring alle 52 ins Ziel. In deinen Partien kommen Karten, die nichts mehr brauchen kann, automatisch ins Ziel. Du verlierst nur, wenn du nicht ziehen kannst und sich Karten bloß hin- und herlegen lassen. Die meisten Partien lassen sich gewinnen, aber nicht alle: Verlieren muss nicht an dir liegen.
