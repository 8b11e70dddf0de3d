# Streets and Alleys: the words of the lesson in seeds/lessons/streets.toml. $card1, $card2, $place1, $place2 and $move are of the
# step’s own move. A message that ends in “-why” answers another legal move.

streets-lesson-build = Bring alle 52 Karten ins Ziel, Farbe für Farbe; auf den 8 Stapeln ordnest du sie. Dort sinkt der Wert, und die Farbe ist egal: Leg { $card1 } auf { $card2 }.

streets-lesson-one = Du bewegst nur oberste Karten, immer 1 auf einmal. Um an das Herz-Ass auf e zu kommen, nimm die Karten darauf einzeln weg: Leg { $card1 } auf { $card2 }.
streets-lesson-one-why = Leg in diesem Schritt { $card1 } auf { $card2 }. Das ist die oberste der Karten auf dem Ass.

streets-lesson-ace = Ein Ass beginnt den Zielstapel seiner Farbe, also schick { $card1 } ins Ziel.
streets-lesson-ace-why = Schick in diesem Schritt { $card1 } ins Ziel. Damit beginnt der Zielstapel dieser Farbe.

streets-lesson-next = Ein Zielstapel steigt in seiner Farbe: Ass, 2, 3 und so weiter. Was im Ziel ist, bleibt dort. Schick auch { $card1 } ins Ziel.
streets-lesson-next-why = Schick in diesem Schritt { $card1 } ins Ziel. Das ist die nächste Karte nach { $card2 }.

streets-lesson-empty = Leere Stapel brauchst du am meisten. Auf { $place1 } liegt nur noch 1 Karte: Leg { $card1 } auf { $card2 }.
streets-lesson-empty-why = Leere in diesem Schritt Stapel { $place1 }. { $card1 } passt auf { $card2 }.

streets-lesson-space = Ein leerer Stapel nimmt jede Karte. Die 8♦ auf d passt auf die 9♥, aber { $card1 } liegt auf ihr: Leg { $card1 } auf Stapel { $place2 }.
streets-lesson-space-why = Leg in diesem Schritt { $card1 } auf den leeren Stapel. Dann kannst du die 8♦ darunter bewegen.

streets-lesson-lower = Jetzt kannst du die Karte bewegen, die darunter lag. Leg { $card1 } auf { $card2 }.
streets-lesson-lower-why = Leg in diesem Schritt { $card1 } auf { $card2 }. Die Karte ist jetzt frei.

streets-lesson-upper = Die andere Karte kann folgen: Leg { $card1 } auf { $card2 }. So hast du 2 Karten bewegt, und der Stapel ist wieder leer.
streets-lesson-upper-why = Leere in diesem Schritt Stapel { $place1 } wieder. { $card1 } passt auf { $card2 }.

streets-lesson-dig = Die 3♥ auf d kann ins Ziel, sobald nichts mehr auf ihr liegt. { $card1 } passt nirgends, also leg diese Karte auf den leeren Stapel.
streets-lesson-dig-why = Leg in diesem Schritt { $card1 } auf den leeren Stapel. Dann ist die 3♥ darunter frei.

streets-lesson-again = Die 3♥ ist im Ziel, also kann { $card1 } auch dorthin. Dann ist der Stapel wieder leer.
streets-lesson-again-why = Schick in diesem Schritt { $card1 } ins Ziel. Das leert den Stapel.

streets-lesson-king = Ein König passt auf keine andere Karte, also nimmt ihn nur ein leerer Stapel. Leg { $card1 } auf Stapel { $place2 }: Dann kannst du auch d leeren.
streets-lesson-king-why = Leg in diesem Schritt { $card1 } auf den leeren Stapel. Sonst passt die Karte nirgends.

streets-lesson-castle = Das ist Beleaguered Castle: Die Asse sind von Anfang an im Ziel, und jeder Stapel hat 6 Karten. Jede 2 kann also gleich ins Ziel: Schick { $card1 } dorthin.
streets-lesson-castle-why = Schick in diesem Schritt eine 2 ins Ziel, etwa { $card1 }.

streets-lesson-free = „{ button-undo }“ nimmt jeden Zug zurück, also wähl selbst einen. Auch die anderen 2en, die oben liegen, können ins Ziel.

streets-lesson-end = Jetzt kennst du die Regeln: Leere einen Stapel, nutz ihn mit Bedacht und bring alle 52 ins Ziel. In deinen Partien kommen Karten, die nichts mehr brauchen kann, automatisch ins Ziel. Etwa die Hälfte der Partien lässt sich gewinnen, mit den Assen im Ziel noch mehr: Verlieren muss nicht an dir liegen.
