# Golf: the words of the lesson in seeds/lessons/golf.toml. $card1, $place1 and $move are of the step’s own move, $streak is
# the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

golf-lesson-next = Räum die 7 Stapel ab: Leg alle { $score } Karten auf die Ablage. Jede muss 1 Wert höher oder niedriger sein als die oberste dort: Leg { $card1 } auf die 7♥.
golf-lesson-next-why = Das kann warten. Leg in diesem Schritt { $card1 } auf die 7♥.

golf-lesson-same = Die Farbe spielt keine Rolle, also passen 2 Fünfen auf die 6♦. Vergleich, was darunter liegt: Die 2♠ brauchst du bald, also nimm { $card1 } von { $place1 }.
golf-lesson-same-why = Nimm in diesem Schritt { $card1 } von { $place1 }. Die 2♠ darunter brauchst du bald.

golf-lesson-top = Du siehst alle Karten eines Stapels, kannst aber nur die oberste nehmen: auf dem Bild die unterste. Leg { $card1 } auf die 5♠.
golf-lesson-top-why = Das kann warten. Leg in diesem Schritt { $card1 } auf die 5♠.

golf-lesson-ahead = 5♣ und 3♥ passen beide. Denk einen Zug weiter: Nach { $card1 } passt die 2♣ darunter, also nimm { $card1 }.
golf-lesson-ahead-why = Nimm in diesem Schritt { $card1 } von { $place1 }. Danach passt die 2♣.

golf-lesson-ace = Auf ein Ass passt nur eine 2, darum enden dort die meisten Serien. Aber auf c wartet die 2♠: Nimm { $card1 }, dann folgt sie.
golf-lesson-ace-why = Das kann warten. Nimm in diesem Schritt { $card1 }, denn darauf passt die 2♠.

golf-lesson-draw = Du hast { $streak } Karten genommen, ohne zu ziehen: Das ist eine Serie. Jetzt passt nichts, also drück „{ $move }“: Eine Karte kommt vom Talon auf die Ablage.

golf-lesson-keep = Die 5♣ passt, aber du musst sie nicht nehmen. Heb sie auf, bis sie auf Stapel a 4♣ und 6♥ verbindet, und drück „{ $move }“.
golf-lesson-keep-why = Später hilft dir die 5♣ mehr, zwischen 4♣ und 6♥ von Stapel a. Zieh in diesem Schritt.

golf-lesson-line = Such zuerst die längste Serie und gib sie in einer Zeile ein: „{ $place1 } d c“ nimmt 10♦, J♠ und Q♠. Oder nimm { $card1 }, und die anderen folgen.
golf-lesson-line-why = Nimm in diesem Schritt { $card1 } von { $place1 }. Danach passen J♠ und Q♠.

golf-lesson-direction = Kein König ist frei, aber auf und ab kannst du jederzeit wechseln. Leg { $card1 } auf die Q♠, dann geht es wieder abwärts.
golf-lesson-direction-why = Das kann warten. Leg in diesem Schritt { $card1 } auf die Q♠.

golf-lesson-kept = Die 4♣ von Stapel a liegt jetzt auf der Ablage, und die 6♥ ist frei. Nimm { $card1 }, die du aufgehoben hast, dann folgt die 6♥.
golf-lesson-kept-why = Das kann warten. Leg in diesem Schritt { $card1 } auf die 4♣.

golf-lesson-long = 8♠ und { $card1 } passen beide. Nimm zuerst von langen Stapeln, damit du am Ende noch wählen kannst: { $card1 } von { $place1 }.
golf-lesson-long-why = Nimm in diesem Schritt { $card1 } von { $place1 }. Dieser Stapel ist länger.

golf-lesson-queens = Auf einen König passt nur eine Dame, also achte auf die Damen. Nimm { $card1 }, dann folgen der K♦ und die andere Dame.
golf-lesson-queens-why = Das kann warten. Leg in diesem Schritt eine Dame auf den K♣, zum Beispiel { $card1 }.

golf-lesson-streak = Jetzt passen 8 Karten nacheinander: „{ $place1 } c d b g f g f“ nimmt sie alle. Oder nimm { $card1 }, und die anderen folgen.
golf-lesson-streak-why = Das kann warten. Leg in diesem Schritt { $card1 } auf die Q♣.

golf-lesson-stock = Nur die 2♥ ist noch übrig, und sie braucht ein Ass oder eine 3. Mit leerem Talon hättest du verloren, aber dort liegen noch { $stock } Karten: Drück „{ $move }“.

golf-lesson-last = Dein Ergebnis ist die Zahl der Karten auf den Stapeln, und 0 ist am besten. Nimm die letzte, { $card1 }, und du hast gewonnen.
golf-lesson-last-why = Nimm in diesem Schritt { $card1 }. Das ist die letzte Karte der Stapel.

golf-lesson-end = Die 7 Stapel sind abgeräumt, und jetzt kannst du Golf allein spielen. Asse und Könige beenden Serien: Nimm sie zuletzt, oder zwischen zwei Zweien oder 2 Damen. „{ button-hint }“ zeigt dir einen guten Zug, und „{ button-undo }“ nimmt jeden Zug zurück. Weniger als die Hälfte der Partien lässt sich gewinnen: Verlieren muss nicht an dir liegen. Mit der Option „wrap“ passen König und Ass aufeinander: Das ist Putt Putt.
