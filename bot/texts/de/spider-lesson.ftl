# Spider: the words of the lesson in seeds/lessons/spider.toml. $card1, $card2, $place2 and $move are of the step’s own
# move, $pile is the pile from which it goes. A message that ends in “-why” answers another legal move.

spider-lesson-build = Bau 8 ganze Farben, jede vom König abwärts bis zum Ass; hier sind es 2 Farben. Auf den Stapeln sinkt der Wert: Leg { $card1 } auf { $card2 }, dann wird auf { $pile } eine Karte aufgedeckt.
spider-lesson-build-why = Leg in diesem Schritt eine Karte auf den nächsthöheren Wert. { $card1 } passt auf { $card2 }.

spider-lesson-any = Die Farbe ist dabei egal: Leg { $card1 } auf { $card2 }.
spider-lesson-any-why = Leg in diesem Schritt eine Karte auf den nächsthöheren Wert einer anderen Farbe. { $card1 } passt auf { $card2 }.

spider-lesson-choose = { $card1 } passt auf beide Damen. Nimm { $card2 }: Nur Karten einer Farbe bewegen sich später zusammen.
spider-lesson-choose-why = Leg in diesem Schritt { $card1 } auf { $card2 }, denn die Farbe ist dieselbe.

spider-lesson-apart = { $card1 } liegt auf einer Karte anderer Farbe, darum bewegen sich die 2 nicht zusammen. Leg nur { $card1 } auf { $card2 }.
spider-lesson-apart-why = Leg in diesem Schritt { $card1 } auf { $card2 }, denn die Farbe ist dieselbe.

spider-lesson-together = { $card1 } und die Karte darauf haben jetzt dieselbe Farbe und bewegen sich zusammen. Leg sie auf { $card2 }.
spider-lesson-together-why = Beweg in diesem Schritt 2 Karten zusammen. { $card1 } passt mit der Karte darauf auf { $card2 }.

spider-lesson-empty = Auf Stapel g liegt nur noch 1 Karte. Leg { $card1 } auf { $card2 }, dann ist der Stapel leer.
spider-lesson-empty-why = Leere in diesem Schritt Stapel g. { $card1 } passt auf { $card2 }.

spider-lesson-space = Ein leerer Stapel nimmt jede Karte. Leg { $card1 } dorthin, dann wird auf { $pile } eine Karte aufgedeckt.
spider-lesson-space-why = Leg in diesem Schritt eine Karte auf den leeren Stapel { $place2 }, unter der eine verdeckte liegt.

spider-lesson-before = Beim Austeilen werden alle Stapel bedeckt, also mach erst die Züge, die helfen. Leg { $card1 } auf { $card2 }, dann wird eine Karte aufgedeckt.
spider-lesson-before-why = Dieser Zug kann warten. Deck in diesem Schritt eine Karte auf: { $card1 } passt auf { $card2 }.

spider-lesson-grow = Auf d liegen die Herzen in Folge, und { $card1 } kommt als Nächstes. Leg die Karte dorthin, dann folgen weitere.
spider-lesson-grow-why = Mach in diesem Schritt mit den Herzen auf d weiter. { $card1 } passt auf { $card2 }.

spider-lesson-deal = Weitere Herzen sind gefolgt, und sonst hilft wenig. Kein Stapel ist leer, also drück „{ $move }“: Jeder Stapel bekommt eine Karte.
spider-lesson-deal-why = Dieser Zug kann warten. Teil in diesem Schritt aus. Das geht nur, solange kein Stapel leer ist.

spider-lesson-suit = Dieselbe Partie, viele Züge später: Den Herzen auf g fehlen nur die 2 und das Ass. Leg { $card1 } mit der Karte darauf auf { $card2 }. Die ganze Farbe kommt ins Ziel.
spider-lesson-suit-why = Mach in diesem Schritt die Herzen vollständig. { $card1 } passt mit der Karte darauf auf { $card2 }.

spider-lesson-free = Es fehlen noch 7 Farben. Austeilen geht gerade nicht, denn Stapel g ist leer. „{ button-undo }“ nimmt jeden Zug zurück, also wähl selbst einen.

spider-lesson-end = Jetzt kennst du die Regeln: Bau abwärts, möglichst in einer Farbe, leere Stapel und teil aus, wenn sonst nichts hilft. Du verlierst nur, wenn du nicht austeilen kannst und keine Karte auf eine andere passt. Eine neue Partie Spider hat 1 Farbe, darum bewegen sich alle Karten in Folge zusammen. So fängst du am besten an.
