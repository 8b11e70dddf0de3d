# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = blink patience
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-aim = Leg alle Karten aus: Nachbarkarten müssen in Anzahl, Farbe oder Form übereinstimmen.
blink-typing = Gib ein Feld für die gezogene Karte ein: „g4“. Für eine gehaltene Karte gib zuerst ihre Nummer ein: „1 c3“. Oder nenn die Karte: „3rm c3“ legt 3 rote Monde auf C3. Mit „halten“ hältst du die gezogene Karte und ziehst die nächste.
blink-pitch = Leg jede Karte neben Karten, die zu ihr passen.
blink-scored = Punkte

blink-option-decks = Zahl der Decks
blink-option-decks-1 = 1 Deck
blink-option-decks-2 = 2 Decks
blink-option-decks-3 = 3 Decks
blink-short-option-decks-1 = 1 Deck
blink-short-option-decks-2 = 2 Decks
blink-short-option-decks-3 = 3 Decks

blink-option-table = Größe des Tisches
blink-option-table-roomy = großer Tisch
blink-option-table-snug = mittlerer Tisch
blink-option-table-tight = kleiner Tisch
blink-short-option-table-roomy = großer Tisch
blink-short-option-table-snug = mittlerer Tisch
blink-short-option-table-tight = kleiner Tisch

blink-option-hold = Zahl der Halteplätze
blink-option-hold-0 = ohne Halteplatz
blink-option-hold-1 = mit 1 Halteplatz
blink-option-hold-2 = mit 2 Halteplätzen
blink-option-hold-3 = mit 3 Halteplätzen
blink-short-option-hold-0 = ohne Halten
blink-short-option-hold-1 = 1 halten
blink-short-option-hold-2 = 2 halten
blink-short-option-hold-3 = 3 halten

blink-option-timer = Uhr
blink-option-timer-off = ohne Uhr
blink-option-timer-10 = Uhr: 10 Minuten
blink-option-timer-20 = Uhr: 20 Minuten
blink-option-timer-30 = Uhr: 30 Minuten
blink-short-option-timer-off = ohne Uhr
blink-short-option-timer-10 = 10 Min.
blink-short-option-timer-20 = 20 Min.
blink-short-option-timer-30 = 30 Min.

blink-option-open = nächste Karten offen
blink-short-option-open = offen

blink-cell = { $name }: { $cards }
blink-cell-row = Auf dem Tisch. { $places }.
blink-drawn = { $count ->
    [0] Keine gezogene Karte: Der Talon ist leer.
   *[other] Gezogen: { $cards }.
 }
# As players type them: “1 c3”.
blink-held = { $name ->
    [held1] Gehalten 1
    [held2] Gehalten 2
   *[held3] Gehalten 3
 }: { $count ->
    [0] leer
   *[other] { $cards }
 }
blink-held-row = Gehaltene Karten. { $places }.
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] Der Talon ist leer.
    [one] Im Talon ist noch { $count } Karte.
   *[other] Im Talon sind noch { $count } Karten.
 }{ $seen ->
    [0] { "" }
   *[other] { " " }Der Reihe nach, die nächste zuerst: { $cards }.{ $hidden ->
        [0] { "" }
        [one] { " " }Danach liegt { $hidden } Karte verdeckt.
       *[other] { " " }Danach liegen { $hidden } Karten verdeckt.
    }
 } Der Tisch hat { $columns } Spalten (ab A) und { $rows } Zeilen (ab 1).

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = gezogen
blink-printed-held1 = gehalten 1
blink-printed-held2 = gehalten 2
blink-printed-held3 = gehalten 3
blink-printed-stock = Talon
blink-printed-next = dann

blink-state = { blink-points }.{ $timer ->
    [0] { "" }
   *[other] { " " }Zeit: { $clock } von { $timer } Minuten.
 }
blink-picture-state = { blink-points } · { $stock } im Talon
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , noch { $stock } im Talon
 }
blink-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be. Names of cards are not declined, so they follow colons.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = Gezogen: { $drawn-cards }. Leg die Karte auf ein beliebiges Feld.
blink-next = Gezogen: { $drawn-cards }.{ $stock ->
    [0] { " " }Das ist die letzte Karte, du kannst sie nicht halten.
   *[other] { "" }
 } { $fits ->
    [0] Die Karte passt gerade nirgends. { $room ->
        [0] Leg stattdessen eine gehaltene Karte.
       *[other] { $held ->
            [0] Halt sie für später.
           *[other] Halt sie für später, oder leg eine gehaltene Karte, die passt.
        }
    }
   *[other] Die Karte muss mit jeder Nachbarkarte in Anzahl, Farbe oder Form übereinstimmen. { $room ->
        [0] { $held ->
            [0] Leg sie auf den Tisch.
           *[other] Leg sie oder eine gehaltene Karte auf den Tisch.
        }
       *[other] { $held ->
            [0] Leg sie auf den Tisch, oder halt sie für später.
           *[other] Leg sie auf den Tisch, halt sie für später, oder leg eine gehaltene Karte.
        }
    }
 }
blink-last = Alle Karten sind gezogen. Übrig sind die gehaltenen: { $held-cards }. Leg sie jetzt. Jede muss mit allen Nachbarkarten in Anzahl, Farbe oder Form übereinstimmen.

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] { $card1 } auf { $place2 }
   *[other] { blink-slot }: { $card1 } auf { $place2 }
 }{ blink-gain }
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = In die Mitte legen
blink-place-shortcut-short = Mitte
# In a list of moves as they are typed.
blink-typed-moves = Du kannst eingeben (in Klammern die Punkte): { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] Gehalten 1
    [held2] Gehalten 2
   *[held3] Gehalten 3
 }
blink-place-first = { $place1 ->
    [drawn] Legen: { $card1 } …
   *[other] { blink-slot }: { $card1 } …
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } Punkte)
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = Spalte { $letters }
blink-bunch-number = Zeile { $number }
blink-choosing-place = Wähl ein Feld für „{ $card1 }“. { $moves ->
    [one] { $moves } Feld passt.
   *[other] { $moves } Felder passen.
 }
blink-hold = Halten: { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = Gewonnen! Du hast alle Karten gelegt: { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. Mit der Uhr werden daraus { $score }: Du hast { $clock } von { $timer } Minuten gebraucht.
 }
blink-raw = { $raw ->
    [one] { $raw } Punkt
   *[other] { $raw } Punkte
 }
blink-ended-no-place = { $stock ->
    [0] Verloren: Keine deiner Karten passt noch auf den Tisch, und weil keine mehr zu ziehen ist, kannst du auch keine halten. Du hast { blink-points }.
   *[other] Verloren: Keine deiner Karten passt noch auf den Tisch, und du kannst keine mehr halten. Du hast { blink-points }.
 }
blink-ended-edge = { $stock ->
    [0] Am Tischrand verloren: Knapp dahinter würde eine deiner Karten passen. Auf dem Tisch passt keine, und weil keine mehr zu ziehen ist, kannst du auch keine halten. Du hast { blink-points }.
   *[other] Am Tischrand verloren: Knapp dahinter würde eine deiner Karten passen. Auf dem Tisch passt keine, und du kannst keine mehr halten. Du hast { blink-points }.
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = Etwas anderes kannst du nicht spielen.
blink-hint-first = Von der Mitte des Tisches aus ist nach allen Seiten Platz.
blink-hint-hold = Halten kostet nichts, solange Platz ist. Du siehst dann die nächste Karte und kannst die gehaltene immer noch legen.
blink-hint-keep = Halten kostet nichts, solange Platz ist. Du hast dann eine Karte mehr zur Auswahl und kannst die gehaltene immer noch legen.
blink-hint-scarce = { $cells ->
    [one] „{ $card1 }“ passt nur auf { $cells } Feld.
   *[other] „{ $card1 }“ passt nur auf { $cells } Felder.
 } Später gibt es vielleicht keines mehr.
blink-hint-hole = { $place2 } grenzt an { $touched } Karten. { $cards ->
    [0] Von den übrigen Karten passt keine andere dorthin.
    [one] Von den übrigen Karten passt nur { $cards } andere dorthin.
   *[other] Von den übrigen Karten passen nur { $cards } andere dorthin.
 }
blink-hint-points = Das bringt { $points } Punkte. Kein anderes Feld bringt mehr.
blink-hint-open = So bleiben die besten Plätze für die Karten frei, die noch kommen.
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = Du siehst alle Karten, die noch kommen. Der beste gefundene Weg legt sie alle, für { $best } Punkte.
blink-hint-most = Du siehst alle Karten, die noch kommen. Alle Wege sind durchgerechnet: Keiner, der alle Karten legt, bringt mehr als { $best } Punkte.
blink-hint-short = Du siehst alle Karten, die noch kommen. Aber kein gefundener Weg legt sie alle. Dieser bringt { $best } Punkte.
blink-hint-none = Du siehst alle Karten, die noch kommen. Alle Wege sind durchgerechnet, und keiner legt sie alle. Der beste bringt { $best } Punkte.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones. The name of the card is quoted, so
# that it need not be declined.
blink-where = { $fits ->
    [0] „{ $card }“ passt gerade nirgends.
    [1] „{ $card }“ passt nur auf { $cells }.
    [2] „{ $card }“ passt auf { $cells }.
    [3] „{ $card }“ passt auf { $cells }.
   *[other] „{ $card }“ passt auf { $cells } und weitere Felder.
 }
blink-refused-no-such-move = „{ $move }“ ist bei Blink kein Zug. Gib ein Feld für die gezogene Karte ein: „g4“. Für eine gehaltene erst ihre Nummer: „1 c3“. Zum Halten: „halten“.
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = Den Halteplatz Nr. { blink-held-number } gibt es in dieser Partie nicht: { $hold ->
    [0] Du kannst keine Karte halten.
    [one] Du kannst nur { $hold } Karte halten.
   *[other] Du kannst nur { $hold } Karten halten.
 }
blink-refused-nothing-drawn = Du hast keine gezogene Karte: Der Talon ist leer. Gib die gehaltene Karte ein, die du legen willst, etwa „1 c3“.
blink-refused-nothing-held = Der Halteplatz Nr. { blink-held-number } ist leer.
blink-refused-off-table = { $cell } liegt nicht auf dem Tisch: Er reicht von A1 bis { $last }.
blink-refused-taken = Auf { $cell } liegt „{ $other }“, und gelegte Karten bleiben liegen. { blink-where }
blink-refused-no-match = Auf { $cell } läge „{ $card }“ neben „{ $other }“ auf { $at }, und die beiden haben nichts gemeinsam. { blink-where }
blink-refused-touches-nothing = Auf { $cell } würde „{ $card }“ keine andere Karte berühren. { blink-where }
blink-refused-first-card = Die erste Karte kannst du nicht halten. Leg sie auf irgendein Feld.
blink-refused-no-hold = In dieser Partie kannst du keine Karten halten.
blink-refused-nothing-to-draw = Die letzte Karte kannst du nicht halten, weil danach keine mehr kommt. Leg sie oder eine gehaltene Karte auf den Tisch.
blink-refused-hold-full = { $hold ->
    [one] Du hältst schon { $hold } Karte, mehr geht nicht.
   *[other] Du hältst schon { $hold } Karten, mehr geht nicht.
 } Leg die gezogene oder eine gehaltene Karte auf den Tisch.
blink-refused-not-yet-drawn = In einer Zeile kannst du nur Karten nennen, die du jetzt siehst. Leg oder halt die gezogene Karte und sieh dir dann die nächste an.
blink-refused-not-at-hand = „{ $card }“ kannst du nicht legen, nur die gezogene oder eine gehaltene Karte.
blink-refused-stock-draws = Die nächste Karte kommt, wenn du die gezogene legst oder hältst.
blink-refused-all-drawn = Der Talon ist leer, es kommt keine Karte mehr. Leg die Karten, die du noch hast.
blink-refused-can-hold = „{ $card }“ passt gerade auf kein Feld, aber du kannst die Karte halten.
blink-refused-fits-nowhere = „{ $card }“ passt gerade auf kein Feld. Spiel zuerst eine andere Karte.
blink-refused-hold-here = Du kannst die gezogene Karte halten: Drück auf den ersten freien Halteplatz.
blink-refused-cell-taken = Auf { $cell } liegt „{ $other }“. Gelegte Karten bleiben liegen.
blink-refused-cell-alone = Auf { $cell } würde eine Karte keine andere berühren. Wähl ein Feld neben einer Karte.
blink-refused-no-card-fits = Auf { $cell } läge „{ $card }“ neben „{ $other }“ auf { $at }, und die beiden haben nichts gemeinsam.{ $others ->
    [0] { "" }
    [1] { " " }Deine andere Karte passt dort auch nicht.
   *[other] { " " }Deine anderen Karten passen dort auch nicht.
 }
blink-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib ein Feld für die gezogene Karte ein: „g4“. Für eine gehaltene erst ihre Nummer: „1 c3“. Zum Halten: „halten“.

# Das Ziel eines zweiten Versuchs, und ein Ergebnis in seinen Begriffen.
blink-goal = gewinnen, mit { $goal } Punkten oder mehr
blink-goal-score = { $score } Punkte

# Ein Saisonziel.
blink-score-goal = { $score ->
    [one] In Blink Solitaire mindestens { $score } Punkt erreichen
   *[other] In Blink Solitaire mindestens { $score } Punkte erreichen
 }
