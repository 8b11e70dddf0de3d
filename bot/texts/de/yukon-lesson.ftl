# Yukon: the words of the lesson in seeds/lessons/yukon.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

yukon-lesson-build = Bring alle 52 Karten ins Ziel, Farbe für Farbe; auf den 7 Stapeln ordnest du sie. Dort sinkt der Wert, und rot wechselt mit schwarz: Leg { $card1 } auf { $card2 }.
yukon-lesson-build-why = Leg in diesem Schritt die oberste Karte von g auf den nächsthöheren Wert der anderen Farbe, rot auf schwarz. { $card1 } passt auf { $card2 }.

yukon-lesson-any = Jede offene Karte kannst du bewegen, mit allen Karten darauf, gleich in welcher Folge. Leg { $card1 } mit den 3 Karten darauf auf { $card2 }.
yukon-lesson-any-why = Beweg in diesem Schritt eine Karte, auf der andere liegen. { $card1 } passt mit den 3 Karten darauf auf { $card2 }.

yukon-lesson-dig = Auf d liegt ein Ass unter 3 Karten. Mach es frei: Leg { $card1 } mit den 2 Karten darauf auf { $card2 }.
yukon-lesson-dig-why = Mach in diesem Schritt das Ass auf d frei. { $card1 } passt mit den 2 Karten darauf auf { $card2 }.

yukon-lesson-ace = Ein Ass beginnt den Zielstapel seiner Farbe, also schick { $card1 } ins Ziel.
yukon-lesson-ace-why = Schick in diesem Schritt { $card1 } ins Ziel. Damit beginnt der Zielstapel dieser Farbe.

yukon-lesson-next = Ein Zielstapel steigt in seiner Farbe: Ass, 2, 3 und so weiter bis zum König. Schick { $card1 } ins Ziel, dann ist Stapel { $pile } leer.
yukon-lesson-next-why = Schick in diesem Schritt { $card1 } ins Ziel. Das ist die nächste Karte nach { $card2 }.

yukon-lesson-king = Auf einen leeren Stapel darf nur ein König, mit den Karten darauf. Nimm { $card1 } von { $pile }, denn dort liegen die meisten verdeckten Karten.
yukon-lesson-king-why = Leg in diesem Schritt { $card1 } auf den leeren Stapel { $place2 }. Dann wird eine Karte aufgedeckt.

yukon-lesson-turn = Mach zuerst die Züge, die eine Karte aufdecken. Leg { $card1 } auf { $card2 }.
yukon-lesson-turn-why = Deck in diesem Schritt auf { $pile } eine Karte auf. { $card1 } passt auf { $card2 }.

yukon-lesson-long = Beliebig viele Karten gehen zusammen: Nur die erste muss passen. Leg { $card1 } mit den 7 Karten darauf auf { $card2 }.
yukon-lesson-long-why = Beweg in diesem Schritt alle offenen Karten von { $pile }. { $card1 } passt auf { $card2 }.

yukon-lesson-empty = Die letzte Karte von { $pile } ist aufgedeckt. Leg { $card1 } auf { $card2 }, dann ist der Stapel leer.
yukon-lesson-empty-why = Leere in diesem Schritt Stapel { $pile }. { $card1 } passt auf { $card2 }.

yukon-lesson-space = { $card1 } kann jetzt auf den leeren Stapel. Leg die Karte dorthin, dann wird auf { $pile } eine aufgedeckt.
yukon-lesson-space-why = Leg in diesem Schritt { $card1 } auf den leeren Stapel { $place2 }. Kein anderer Zug deckt eine Karte auf.

yukon-lesson-part = 2 weitere Karten sind ins Ziel gekommen. Du kannst Stapel auch teilen, an jeder offenen Karte: Leg { $card1 } mit allen Karten darauf auf { $card2 }.
yukon-lesson-part-why = Beweg in diesem Schritt einen Teil von Stapel { $pile }. { $card1 } passt mit allen Karten darauf auf { $card2 }.

yukon-lesson-free = „{ button-undo }“ nimmt jeden Zug zurück, also wähl selbst einen. Sieh nach, was er frei macht und was er bedeckt.

yukon-lesson-end = Jetzt kennst du die Regeln: Mach die Asse frei, deck Karten auf und bring alle 52 ins Ziel. In deinen Partien kommen Karten, die nichts mehr brauchen kann, automatisch ins Ziel. Du verlierst nur, wenn sich Karten bloß hin- und herlegen lassen. Mit der Option „suit“ baust du in derselben Farbe: Das ist Russian Solitaire und viel schwerer. Nicht jede Partie lässt sich gewinnen: Verlieren muss nicht an dir liegen.
