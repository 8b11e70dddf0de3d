# Pyramid: the words of the lesson in seeds/lessons/pyramid.toml. $card1, $card2, $place1 and $move are of the step’s own
# move. A message that ends in “-why” answers another legal move.

pyramid-lesson-pair = Räum die Pyramide ab: Nimm ihre { $score } Karten weg, in Paaren, die 13 ergeben. { $card1 } und { $card2 } ergeben 13, also nimm sie.
pyramid-lesson-pair-why = Nimm in diesem Schritt ein Paar. { $card1 } und { $card2 } ergeben 13.

pyramid-lesson-king = Ein König zählt 13 und braucht darum keinen Partner. Nimm { $card1 }, dann folgt der andere König.
pyramid-lesson-king-why = Nimm in diesem Schritt einen König, zum Beispiel { $card1 }. Er braucht keinen Partner.

pyramid-lesson-draw = Jetzt ergeben keine 2 freien Karten 13, also drück „{ $move }“. Die oberste Karte des Talons kommt auf die Ablage, und die nächste wird aufgedeckt.

pyramid-lesson-both = Die obersten Karten von Talon und Ablage sind immer frei. Hier ergeben sie zusammen 13: Nimm { $card1 } und { $card2 }.
pyramid-lesson-both-why = Nimm das Paar, das du siehst, bevor du ziehst. { $card1 } und { $card2 } ergeben 13.

pyramid-lesson-stock = Die 10♦ auf dem Talon ergibt auch mit einer 3 der Pyramide 13. Nimm sie mit { $card1 }, die nächsten Paare folgen.
pyramid-lesson-stock-why = Das kann warten. Nimm in diesem Schritt die 10♦ vom Talon mit einer 3, zum Beispiel { $card1 }.

pyramid-lesson-free = Eine Karte ist frei, wenn keine andere darauf liegt, so wie jetzt { $card1 } auf { $place1 }. Eine Dame zählt 12, ein Ass 1: Nimm { $card1 } und { $card2 }.
pyramid-lesson-free-why = Nimm in diesem Schritt { $card1 } und { $card2 }. Dame und Ass ergeben 13.

pyramid-lesson-partner = Ein Bube zählt 11, und { $card1 } liegt auf dem eigenen Partner, der 2♦. Nimm ihn also mit einer anderen 2: { $card2 } vom Talon.
pyramid-lesson-partner-why = Nimm in diesem Schritt { $card1 } mit { $card2 }. Mit der 2♦, auf der er liegt, geht es nicht.

pyramid-lesson-choose = 2 Fünfen ergeben mit { $card2 } 13. Vergleich, was sie verdecken: { $card1 } auf { $place1 } macht 2 Karten frei, die andere nur 1.
pyramid-lesson-choose-why = Nimm in diesem Schritt { $card1 } von { $place1 } mit { $card2 }. Das macht die meisten Karten frei.

pyramid-lesson-waste = Auch die oberste Karte der Ablage bildet Paare mit der Pyramide. Nimm { $card1 } und { $card2 }.
pyramid-lesson-waste-why = Nimm in diesem Schritt { $card1 } und { $card2 }. Ziehst du, liegt eine Karte auf { $card2 }.

pyramid-lesson-alone = Das A♦ auf der Ablage passt bald zu einer Dame, also deck es nicht zu. Nimm lieber { $card1 } vom Talon: Ein König braucht keinen Partner.
pyramid-lesson-alone-why = Nimm in diesem Schritt { $card1 } vom Talon. Gezogen läge der König auf dem A♦.

pyramid-lesson-line = Mehrere Züge passen in eine Zeile: „{ $place1 } s, e2 w“ nimmt 2 Paare. „s“ ist der Talon, „w“ die Ablage. Oder nimm { $card1 } und { $card2 }, und das andere Paar folgt.
pyramid-lesson-line-why = Nimm in diesem Schritt { $card1 } und { $card2 }. Dann ist die Q♥ frei für das A♦ auf der Ablage.

pyramid-lesson-note = Merk dir, was auf der Ablage bleibt, etwa die 6♥: Es kommt später in derselben Reihenfolge wieder. Nimm jetzt { $card1 } und { $card2 }.
pyramid-lesson-note-why = Nimm in diesem Schritt { $card1 } und { $card2 }. Sie ergeben 13.

pyramid-lesson-prefer = Jetzt siehst du 2 Paare. Nimm zuerst { $card1 } und { $card2 }, denn das andere Paar räumt nichts von der Pyramide ab.
pyramid-lesson-prefer-why = Nimm in diesem Schritt { $card1 } und { $card2 }. Sie liegen beide in der Pyramide.

pyramid-lesson-turn = Der Talon ist leer, also drück „{ $move }“: Die Ablage wird wieder zum Talon. Das geht 2-mal in einer Partie, und jetzt kennst du die Reihenfolge.

pyramid-lesson-last = Dein Ergebnis ist die Zahl der Karten in der Pyramide; Talon und Ablage zählen nicht. Nimm { $card1 } mit { $card2 }, und du hast gewonnen.
pyramid-lesson-last-why = Nimm in diesem Schritt { $card1 } und { $card2 }. Dann ist die Pyramide abgeräumt.

pyramid-lesson-end = Die Pyramide ist abgeräumt, und jetzt kannst du allein spielen. Schau vor jedem Paar, wo die anderen Karten dieser Werte liegen. „{ button-hint }“ zeigt dir einen guten Zug, und „{ button-undo }“ nimmt jeden Zug zurück. Etwa zwei Drittel der Partien lassen sich gewinnen: Verlieren muss nicht an dir liegen.
