# FreeCell: the words of the lesson in seeds/lessons/freecell.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

freecell-lesson-build = Bring alle 52 Karten ins Ziel, Farbe für Farbe; auf den 8 Stapeln ordnest du sie. Dort sinkt der Wert, und rot wechselt mit schwarz: Leg { $card1 } auf { $card2 }.
freecell-lesson-build-why = Leg in diesem Schritt eine Karte auf den nächsthöheren Wert, rot auf schwarz oder umgekehrt. { $card1 } passt auf { $card2 }.

freecell-lesson-cell = Das Herz-Ass liegt unter { $card1 }, und diese Karte passt nirgends. Jede der 4 Zellen nimmt 1 Karte, also leg { $card1 } in Zelle { $place2 }.
freecell-lesson-cell-why = Leg in diesem Schritt { $card1 } in eine Zelle. Dann ist das Ass darunter frei.

freecell-lesson-ace = Ein Ass beginnt den Zielstapel seiner Farbe, also schick { $card1 } ins Ziel.
freecell-lesson-ace-why = Schick in diesem Schritt { $card1 } ins Ziel. Damit beginnt der Zielstapel dieser Farbe.

freecell-lesson-next = Ein Zielstapel steigt in seiner Farbe: Ass, 2, 3 und so weiter bis zum König. Schick auch { $card1 } ins Ziel.
freecell-lesson-next-why = Schick in diesem Schritt { $card1 } ins Ziel. Das ist die nächste Karte nach { $card2 }.

freecell-lesson-together = Karten in Folge kannst du zusammen bewegen, wenn das über leere Zellen auch einzeln ginge. Leg { $card1 } mit der Karte darauf auf { $card2 }.
freecell-lesson-together-why = Beweg in diesem Schritt 2 Karten zusammen. { $card1 } passt mit der Karte darauf auf { $card2 }.

freecell-lesson-room = Mit jeder leeren Zelle kannst du 1 Karte mehr bewegen. 2 Zellen sind leer, also 3 Karten auf einmal: Leg { $card1 } mit der 3 und der 2 auf { $card2 }.
freecell-lesson-room-why = Beweg in diesem Schritt 3 Karten zusammen. { $card1 } passt mit den 2 Karten darauf auf { $card2 }.

freecell-lesson-last = Nur noch 1 Zelle ist leer. Bevor du die letzte füllst, mach eine andere frei: Leg { $card1 } aus Zelle { $place1 } auf { $card2 }.
freecell-lesson-last-why = Mach in diesem Schritt eine Zelle frei. { $card1 } passt auf { $card2 }.

freecell-lesson-empty = Ein leerer Stapel hilft noch mehr als eine leere Zelle. Auf Stapel { $place1 } liegt nur noch 1 Karte: Leg { $card1 } auf { $card2 }.
freecell-lesson-empty-why = Leere in diesem Schritt Stapel { $place1 }. { $card1 } passt auf { $card2 }.

freecell-lesson-double = Ein leerer Stapel verdoppelt, wie viele Karten du bewegen kannst: bei 2 leeren Zellen 6 statt 3. Leg { $card1 } mit den 3 Karten darauf auf { $card2 }.
freecell-lesson-double-why = Beweg in diesem Schritt 4 Karten zusammen. { $card1 } passt mit den 3 Karten darauf auf { $card2 }.

freecell-lesson-king = Ein leerer Stapel nimmt jede Karte. Ein König liegt dort am besten, denn er passt auf keine andere: Leg { $card1 } aus Zelle { $place1 } auf Stapel { $place2 }.
freecell-lesson-king-why = Leg in diesem Schritt { $card1 } auf einen leeren Stapel. Sonst passt die Karte nirgends.

freecell-lesson-unload = Zellen sind schnell voll, also leere sie, sobald es geht. Leg { $card1 } aus Zelle { $place1 } auf { $card2 }.
freecell-lesson-unload-why = Leg in diesem Schritt { $card1 } aus der Zelle auf { $card2 }.

freecell-lesson-free = Jetzt sind alle Zellen leer, und die 2♠ kann ins Ziel. „{ button-undo }“ nimmt jeden Zug zurück, also wähl selbst einen.

freecell-lesson-end = Jetzt kennst du die Regeln: Nutz Zellen und leere Stapel mit Bedacht und bring alle 52 ins Ziel. In deinen Partien kommen Karten, die nichts mehr brauchen kann, automatisch ins Ziel. Fast jede Partie lässt sich gewinnen, also lass dir vor dem ersten Zug Zeit. Mit weniger Zellen wird es viel schwerer.
