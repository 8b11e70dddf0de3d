# The lesson of Blink Solitaire. $card1 goes to the cell $place2 in a step’s own move, for $points; $card is held;
# $stock counts the cards to draw. The cells and cards named otherwise are those of the lesson’s deal. Names of cards
# are not declined, so they are quoted.

blink-lesson-first = Du gewinnst, wenn alle 60 Karten auf dem Tisch liegen. Leg die erste in die Mitte, auf { $place2 }: Dort ist nach allen Seiten Platz.
blink-lesson-count = Von jetzt an muss jede Karte eine mit derselben Anzahl, Farbe oder Form berühren. Hier ist es die Anzahl, 5 neben 5: Leg „{ $card1 }“ auf { $place2 }.
blink-lesson-count-why = Du kannst Karten auch halten, aber das kommt später. Leg diese neben F4.
blink-lesson-color = Die Farbe einer Karte ist ihr Hintergrund: F4 ist gelb und deine Karte auch. Leg „{ $card1 }“ daneben, zum Beispiel auf { $place2 }.
blink-lesson-color-why = Du kannst Karten auch halten, aber hier geht es um die Farbe. Leg diese neben F4.
blink-lesson-shape = Auch die Form kann passen: Deine Sterne gehören neben die Sterne auf F3. Leg „{ $card1 }“ auf { $place2 }.
blink-lesson-shape-why = Du kannst Karten auch halten, aber hier geht es um die Form. Leg diese neben F3.
blink-lesson-hold = „{ $card }“ passt gerade nirgends, also halt die Karte für später. Dann siehst du die nächste.
blink-lesson-corner = Karten über Eck berühren sich nicht. Leg „{ $card1 }“ auf { $place2 }: Dort zählt G3, auch blau, aber nicht F3.
blink-lesson-corner-why = Das ist auch erlaubt. Aber auf { $place2 } siehst du, dass F3 über Eck nicht zählt.
blink-lesson-points = Jede gemeinsame Anzahl, Farbe oder Form zweier Karten bringt 2 Punkte. Wähl „{ $card1 }“, dann { $place2 }: Anzahl und Farbe sind wie auf G2, das bringt { $points }.
blink-lesson-points-why = Das ist auch erlaubt. Aber hier geht es um Punkte: Leg „{ $card1 }“ so, dass es { $points } gibt.
blink-lesson-held = Die gehaltene Karte passt jetzt, denn G2 hat auch die Anzahl 1. Wähl „{ $card1 }“, dann { $place2 }: So wird der Halteplatz wieder frei.
blink-lesson-held-why = Die gezogene Karte bleibt, wo sie ist, und kann warten. Leg zuerst die gehaltene: „{ $card1 }“.
blink-lesson-neighbors = Auf { $place2 } berührt die gezogene Karte G1 und H2 und muss zu beiden passen. Alle 3 haben die Anzahl 1, also leg sie dorthin.
blink-lesson-neighbors-why = Das ist auch erlaubt. Aber hier geht es um Felder zwischen 2 Karten, zum Beispiel { $place2 }.
blink-lesson-edge = Die Karte „{ $card }“ würde nur oberhalb von H1 passen, aber dort endet der Tisch. Über den Rand hinaus kannst du nichts legen, also halt die Karte.
blink-lesson-ahead = Du kannst bis zu 3 Karten halten, auch solche, die passen. Halt auch „{ $card }“ einmal: So siehst du die nächste.
blink-lesson-ahead-why = Das ist auch erlaubt. Aber halt diese Karte einmal, dann siehst du zuerst die nächste.
blink-lesson-full = Die gezogene Karte passt nirgends, und alle Halteplätze sind voll. Würde auch keine gehaltene passen, hättest du verloren. Aber eine passt: Leg „{ $card1 }“ auf { $place2 }.
blink-lesson-win = Liegen alle Karten, auch die gehaltenen, hast du gewonnen; { $stock } kommen noch. Jetzt entscheidest du: Leg eine Karte, die passt, oder halt eine.
# $winnable deals of 100 can be won with all cards known.
blink-lesson-end = Jetzt kannst du Blink allein spielen: Achte auf alle Nachbarkarten, und halt früh Karten. Etwa { $winnable } von 100 Partien lassen sich gewinnen: Bringst du alle 60 auf den Tisch?
