# TriPeaks: the words of the lesson in seeds/lessons/tripeaks.toml. $card1, $place1 and $move are of the step’s own move,
# $streak is the number of cards taken since the last draw. A message that ends in “-why” answers another legal move.

tripeaks-lesson-next = Räum die 3 Gipfel ab: Leg alle { $score } Karten auf die Ablage. Jede muss 1 Wert höher oder niedriger sein als die oberste dort: Leg { $card1 } auf die 4♠.
tripeaks-lesson-next-why = Das kann warten. Leg in diesem Schritt eine 3 oder eine 5 auf die 4♠, zum Beispiel { $card1 }.

tripeaks-lesson-direction = Auf und ab kannst du jederzeit wechseln, und die Farbe spielt keine Rolle. Leg { $card1 } auf die 3♥.
tripeaks-lesson-direction-why = Geh in diesem Schritt wieder aufwärts. { $card1 } passt auf die 3♥.

tripeaks-lesson-turn = Eine verdeckte Karte wird aufgedeckt, wenn keine andere mehr darauf liegt. Nimm { $card1 }, dann kommen 2 Karten zum Vorschein.
tripeaks-lesson-turn-why = Das kann warten. Nimm in diesem Schritt { $card1 } von { $place1 }, denn darunter liegen 2 verdeckte Karten.

tripeaks-lesson-draw = Keine freie Karte passt auf die 5♣, also drück „{ $move }“. Dann kommt eine Karte vom Talon auf die Ablage.

tripeaks-lesson-ahead = 2♠ und K♣ passen beide auf ein Ass. Denk einen Zug weiter: Nach { $card1 } passt die 3♣, also nimm { $card1 }.
tripeaks-lesson-ahead-why = Nimm in diesem Schritt { $card1 }. Danach passt die 3♣.

tripeaks-lesson-peak = Auch Karten der oberen Reihen sind frei, sobald nichts mehr darauf liegt. Leg { $card1 } auf die 2♠.
tripeaks-lesson-peak-why = Das kann warten. Leg in diesem Schritt { $card1 } auf die 2♠.

tripeaks-lesson-type = Du kannst auch eine Karte oder ihren Platz eingeben: „jd“ und „{ $place1 }“ nehmen beide { $card1 }. Nimm jetzt einen Buben.
tripeaks-lesson-type-why = Das kann warten. Leg in diesem Schritt einen Buben auf die 10♠, zum Beispiel { $card1 }.

tripeaks-lesson-same = Passen 2 Karten mit gleichem Wert, nimm die, die eine andere aufdeckt. Hier ist das { $card1 } auf { $place1 }, nicht die 10♣.
tripeaks-lesson-same-why = Nimm in diesem Schritt { $card1 } von { $place1 }. Von den 2 Zehnen deckt nur sie eine Karte auf.

tripeaks-lesson-line = Eine ganze Serie passt in eine Zeile: „{ $place1 } c3 d8“ nimmt J♠, Q♠ und K♣. Oder nimm { $card1 }, und die anderen folgen.
tripeaks-lesson-line-why = Das kann warten. Leg in diesem Schritt einen Buben auf die 10♦, zum Beispiel { $card1 }.

tripeaks-lesson-seen = Unter dem K♣ wurden 2 Karten aufgedeckt, und eine davon passt. Je mehr Karten du siehst, desto länger die Serien: Nimm { $card1 }.
tripeaks-lesson-seen-why = Das kann warten. Leg in diesem Schritt { $card1 } auf den K♣.

tripeaks-lesson-streak = Du hast { $streak } Karten genommen, ohne zu ziehen: Das ist deine Serie. Verlänger sie mit { $card1 }, dann folgen noch 3 Karten.
tripeaks-lesson-streak-why = Ziehen würde deine Serie beenden. Leg in diesem Schritt eine 8 auf die 9♦, zum Beispiel { $card1 }.

tripeaks-lesson-peaks = Jetzt passen 2 Sechsen. Der mittlere Gipfel hat noch die meisten Karten, also nimm { $card1 } von { $place1 }.
tripeaks-lesson-peaks-why = Nimm in diesem Schritt { $card1 } von { $place1 }. Dieser Gipfel hat noch die meisten Karten.

tripeaks-lesson-wrap = Nach dem König kommt wieder das Ass: Ass und König passen aufeinander. Leg { $card1 } auf den K♥.
tripeaks-lesson-wrap-why = Das kann warten. Leg in diesem Schritt { $card1 } auf den K♥.

tripeaks-lesson-stock = Du verlierst, wenn nichts passt und der Talon leer ist; dort liegen noch { $stock } Karten. Aber { $card1 } passt, also nimm diese Karte.
tripeaks-lesson-stock-why = Zieh nicht, solange eine Karte gut passt. Leg in diesem Schritt { $card1 } auf die 10♥.

tripeaks-lesson-last = Dein Ergebnis ist die Zahl der Karten auf den Gipfeln, und 0 ist am besten. Nimm die letzte, { $card1 }, und du hast gewonnen.
tripeaks-lesson-last-why = Nimm in diesem Schritt { $card1 }. Das ist die letzte Karte der Gipfel.

tripeaks-lesson-end = Die 3 Gipfel sind abgeräumt, und jetzt kannst du TriPeaks allein spielen. Nimm zuerst, was auf verdeckten Karten liegt, und heb keinen Gipfel bis zuletzt auf. „{ button-hint }“ zeigt dir einen guten Zug, und „{ button-undo }“ nimmt jeden Zug zurück. Fast alle Partien lassen sich gewinnen, aber nur, wenn man alle Karten kennt: Verlieren muss nicht an dir liegen.
