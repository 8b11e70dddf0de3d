# The lesson of Flip. Beside $move, the name of a step’s own move: $from and $to are the numbers of its four cards,
# $first and $last their ends, $one and $other what turns or goes; $left counts the cards to deal. The cards named
# otherwise are those of the lesson’s deal.

flip-lesson-deal = Dreh Karten auf dunkel, dann entferne sie: Das bringt Punkte. Fang mit deiner ersten Karte an: „{ $move }“.
flip-lesson-deal-why = Für den ersten Blick reicht eine Karte. Teil nur diese aus: „{ $move }“.
flip-lesson-faces = Jede Karte hat eine helle und eine dunkle Seite; es gilt die aufrechte, hier 7♦. Teil weiter aus: „{ $move }“.
flip-lesson-suit = Vergleich die Enden von 4 Karten in Folge: { $first } und { $last } haben dieselbe Farbe. Dann werden die mittleren 2 dunkel: „{ $move }“.
flip-lesson-suit-why = Austeilen schadet nicht, aber hier geht es ums Drehen. Spiel „{ $move }“.
flip-lesson-points = Jede dunkle Karte auf deiner Hand bringt 1 Punkt, das sind bisher { $score }. Gerade hast du keinen Spielzug, also teil weiter aus: „{ $move }“.
flip-lesson-dark = Bei dunklen Karten (◼) gilt die dunkle Seite: { $first } und { $last } haben dieselbe Farbe. Dreh die mittleren 2: „{ $move }“.
flip-lesson-dark-why = Austeilen schadet nicht, aber hier geht es um dunkle Karten. Spiel „{ $move }“.
flip-lesson-remove = Die Enden von { $from }–{ $to } haben wieder dieselbe Farbe und sind jetzt beide dunkel. Entferne also die mittleren 2, „{ $move }“: Dann zählt jede 2 Punkte statt 1.
flip-lesson-remove-why = Austeilen schadet nicht, aber hier geht es ums Entfernen. Spiel „{ $move }“.
flip-lesson-gap = Die Lücke hat sich geschlossen: Jetzt sind { $first } und { $last } Enden mit derselben Farbe. Dazwischen ist nur noch { $one } hell und wird gedreht: „{ $move }“.
flip-lesson-gap-why = Austeilen schadet nicht, aber sieh dir erst die geschlossene Lücke an. Spiel „{ $move }“.
flip-lesson-rank = Neue Karten sind da: { $first } und { $last } haben denselben Wert, nicht dieselbe Farbe. Dann werden alle 4 dunkel, auch die Enden: „{ $move }“.
flip-lesson-rank-why = Austeilen schadet nicht, aber hier geht es um Enden mit demselben Wert. Spiel „{ $move }“.
flip-lesson-remove-four = Beide Enden sind dunkel, und { $first } und { $last } haben denselben Wert. Du kannst also alle 4 entfernen: „{ $move }“.
flip-lesson-remove-four-why = Austeilen schadet nicht, aber hier geht es darum, 4 Karten zu entfernen. Spiel „{ $move }“.
flip-lesson-all = Austeilen verdirbt keinen Spielzug, denn Karten kommen nur oben dazu. Teil also alles aus, bevor du planst: „{ $move }“. Du siehst dann 46 Karten, aber es geht nur um die markierten.
flip-lesson-order = Jetzt kommt es auf die Reihenfolge an: 18–21 würde { $last } drehen, ein Ende von { $from }–{ $to }. Spiel darum zuerst { $from }–{ $to }: „{ $move }“.
flip-lesson-order-why = Das kann warten. { $from }–{ $to } kann es nicht, denn 18–21 würde das Ende { $last } drehen.
flip-lesson-both = 2 Spielzüge später haben die Enden { $first } und { $last } dieselbe Farbe und denselben Wert. Du könntest nur die mittleren 2 drehen, dreh hier aber alle 4: „{ $move }“.
flip-lesson-both-why = Hier geht es um { $from }–{ $to }. Dreh dort die mittleren 2 oder alle 4.
flip-lesson-choice = Die Enden von { $from }–{ $to } sind beide dunkel und haben dieselbe Farbe. Du könntest { $one } drehen, entferne hier aber { $one } und { $other }: „{ $move }“.
flip-lesson-choice-why = Hier geht es um { $from }–{ $to }. Dreh oder entferne dort Karten.
flip-lesson-stop = Alle Karten sind ausgeteilt, darum könntest du die Partie beenden: „{ flip-stop }“. Aber jeder Spielzug bringt Punkte: Mach noch einen, egal welchen.
flip-lesson-stop-why = Damit wäre die Partie vorbei, obwohl noch Punkte da sind. Mach vorher noch einen Spielzug.
# $best is the mean of the best scores found.
flip-lesson-end = Spiel Flip jetzt allein: Teil zuerst alles aus, dann such eine Reihenfolge, in der kein Spielzug einen anderen verdirbt. Die besten gefundenen Ergebnisse liegen im Schnitt bei etwa { $best } von 104 Punkten: Wie viele schaffst du?
