# Wish: the words of the lesson in seeds/lessons/wish.toml. $move, $card1, $card2, $place1 and $place2 are of the
# step’s own move, $score is the number of cards left. A message that ends in “-why” answers another legal move.

wish-lesson-pair = Nimm alle { $score } Karten weg, immer 2 zusammen. Die Asse auf { $place1 } und { $place2 } sind ein Paar: Drück auf „{ $move }“.

wish-lesson-suits = Die Farbe spielt keine Rolle, nur der Wert zählt. { $card1 } und { $card2 } sind beides Neunen, also nimm sie.

wish-lesson-below = Nehmen kannst du nur oben liegende Karten, dann werden die Karten darunter aufgedeckt. So kamen eben 2 Neunen nach oben: Nimm sie.

wish-lesson-letters = Jeder Stapel hat einen Buchstaben, von a bis h. Du kannst auch Buchstaben eingeben: „{ $place1 }{ $place2 }“ nimmt die Damen.

wish-lesson-three = Lass von diesen 3 Siebenen die liegen, unter der die wenigsten Karten sind. Das ist die auf a, also nimm { $card1 } und { $card2 }.
wish-lesson-three-why = In diesem Schritt geht es um die Siebenen. Liegt die verdeckte vierte unter der, die bleibt, kannst du nicht gewinnen.

wish-lesson-tall = Hohe Stapel verdecken die meisten Karten, darum nimm zuerst von ihnen. Hier sind das die Buben auf { $place1 } und { $place2 }.
wish-lesson-tall-why = Auch das ist ein Paar, aber es liegt auf kleineren Stapeln. Kein Paar liegt auf höheren als { $place1 } und { $place2 }.

wish-lesson-fourth = Die vierte Sieben lag direkt unter der, die du von { $place2 } genommen hast. Nimm sie mit der Sieben, die noch auf { $place1 } liegt.
wish-lesson-fourth-why = Für diesen Moment hast du die Sieben auf { $place1 } liegen lassen. Nimm jetzt beide Siebenen.

wish-lesson-empty = Stapel a ist leer und bleibt leer, denn auf einen Stapel kommt nie eine Karte. Nimm ein Paar von den anderen, zum Beispiel { $card1 } und { $card2 }.

wish-lesson-four = Alle 4 Könige liegen oben, da kannst du nichts falsch machen. Nimm 2 davon, zum Beispiel { $card1 } und { $card2 }, die anderen 2 folgen.
wish-lesson-four-why = Dieses Paar kann warten. Nimm in diesem Schritt 2 der 4 Könige.

wish-lesson-hint = Du weißt nicht, welches Paar das beste ist? In deinen Partien markiert „{ button-hint }“ eins, so wie hier die Buben: Nimm sie.
wish-lesson-hint-why = Ein Tipp würde hier { $move } markieren, denn diese Stapel sind höher.

wish-lesson-line = Alle Paare, die du siehst, passen in eine Zeile: „{ $place1 }{ $place2 } fh“ nimmt diese beiden. Oder nimm eins davon, und das andere folgt.

wish-lesson-only = Nur 1 Paar liegt jetzt oben, also nimm es. Sind noch Karten da, aber kein Paar liegt oben, ist die Partie verloren.

wish-lesson-last = Dein Ergebnis ist die Zahl der übrigen Karten, und 0 ist am besten. Nimm die letzten { $score }, und du hast gewonnen.

# $winnable deals of 100 can be won with all cards known; a simple player, who takes from the tallest piles, wins $simple.
wish-lesson-end = Alle Karten sind weg, und jetzt kannst du Wish allein spielen. Etwa { $winnable } von 100 Partien lassen sich gewinnen; wer von den höchsten Stapeln nimmt, gewinnt { $simple }. Gewinnst du die erste Partie eines Tages auf Anhieb, darfst du dir etwas wünschen.
