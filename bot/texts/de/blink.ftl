# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-typing = Ein Feld allein legt die gezogene Karte: „g4“. Für eine gehaltene Karte nenne zuerst ihre Nummer, „1 c3“, oder nenne irgendeine Karte, die du siehst: „3rm c3“ für drei rote Monde. „halten“ hält die gezogene Karte und zieht die nächste.
blink-scored = Punkte

blink-option-decks = wie viele Decks
blink-option-decks-1 = ein Deck
blink-option-decks-2 = zwei Decks
blink-option-decks-3 = drei Decks
blink-short-option-decks-1 = 1 Deck
blink-short-option-decks-2 = 2 Decks
blink-short-option-decks-3 = 3 Decks

blink-option-table = wie groß der Tisch ist
blink-option-table-roomy = großer Tisch
blink-option-table-snug = mittlerer Tisch
blink-option-table-tight = kleiner Tisch
blink-short-option-table-roomy = großer Tisch
blink-short-option-table-snug = mittlerer Tisch
blink-short-option-table-tight = kleiner Tisch

blink-option-hold = wie viele Karten du halten kannst
blink-option-hold-0 = ohne Halteplatz
blink-option-hold-1 = mit einem Halteplatz
blink-option-hold-2 = mit zwei Halteplätzen
blink-option-hold-3 = mit drei Halteplätzen
blink-short-option-hold-0 = ohne Halten
blink-short-option-hold-1 = 1 halten
blink-short-option-hold-2 = 2 halten
blink-short-option-hold-3 = 3 halten

blink-option-timer = ob die Zeit zählt
blink-option-timer-off = ohne Uhr
blink-option-timer-10 = Uhr auf 10 Minuten
blink-option-timer-20 = Uhr auf 20 Minuten
blink-option-timer-30 = Uhr auf 30 Minuten
blink-short-option-timer-off = ohne Uhr
blink-short-option-timer-10 = 10 Min.
blink-short-option-timer-20 = 20 Min.
blink-short-option-timer-30 = 30 Min.

blink-cell = { $name }: { $cards }
blink-cell-row = Auf dem Tisch. { $places }.
blink-drawn = { $count ->
    [0] Keine Karte ist gezogen: Der Talon ist leer.
   *[other] Gezogen: { $cards }.
 }
# As players type them: “1 c3”.
blink-held = { $name ->
    [held1] Nr. 1
    [held2] Nr. 2
   *[held3] Nr. 3
 }: { $count ->
    [0] leer
   *[other] { $cards }
 }
blink-held-row = Gehaltene Karten. { $places }.
blink-stock = { $count ->
    [0] Keine Karte ist mehr zu ziehen.
    [one] 1 Karte ist noch zu ziehen.
   *[other] { $count } Karten sind noch zu ziehen.
 } Der Tisch hat { $columns } Spalten, ab A, und { $rows } Zeilen, ab 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = neu
blink-printed-held1 = gehalten 1
blink-printed-held2 = gehalten 2
blink-printed-held3 = gehalten 3
blink-printed-stock = Talon

blink-state = { blink-points }{ $timer ->
    [0] .
   *[other] , { $clock } von { $timer } Minuten vorbei.
 }
blink-picture-state = { blink-points } · { $stock } im Talon
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , noch { $stock } zu ziehen
 }
blink-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }
# The table is empty while all cards but the drawn one are in the stock.
blink-choices = { $decks ->
    [2] { $stock ->
        [119] { blink-first }
       *[other] { blink-next }
    }
    [3] { $stock ->
        [179] { blink-first }
       *[other] { blink-next }
    }
   *[1] { $stock ->
        [59] { blink-first }
       *[other] { blink-next }
    }
 }
blink-first = Leg die erste Karte auf irgendein Feld.
blink-next = { $hold ->
    [0] Leg die gezogene Karte:
   *[other] { $stock ->
        [0] Leg die gezogene oder eine gehaltene Karte:
       *[other] Leg die gezogene oder eine gehaltene Karte, oder halte die gezogene, wenn Platz ist:
    }
 } { $moves ->
    [one] 1 Zug ist möglich.
   *[other] { $moves } Züge sind möglich.
 }

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { blink-slot }{ $card1 } { $place2 }{ blink-gain }
# In a list of moves as they are typed.
blink-typed-moves = Du kannst eingeben, mit den Punkten in Klammern: { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [drawn] { "" }
    [held1] { "1: " }
    [held2] { "2: " }
   *[held3] { "3: " }
 }
blink-place-first = { blink-from } { $card1 } · { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
 }
blink-from = { $place1 ->
    [drawn] Neu:
    [held1] 1:
    [held2] 2:
   *[held3] 3:
 }
blink-place-then = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
blink-choosing-place = Wohin mit „{ $card1 }“? { $moves ->
    [one] 1 Feld passt.
   *[other] { $moves } Felder passen.
 }
blink-hold = Halten: { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = Gewonnen! Alle Karten liegen: { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. Mal dem Faktor der Uhr sind das { $score }: { $clock } Minuten sind vorbei, die Uhr stand auf { $timer }.
 }
blink-raw = { $raw ->
    [one] 1 Punkt
   *[other] { $raw } Punkte
 }
blink-ended-no-place = Verloren: Keine deiner Karten passt irgendwohin, und keine lässt sich halten. Du hast { blink-points }.
blink-ended-edge = Am Tischrand verloren: Knapp dahinter hätte eine deiner Karten gepasst, aber auf dem Tisch passt keine, und keine lässt sich halten. Du hast { blink-points }.

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = Etwas anderes lässt sich nicht spielen.
blink-hint-first = Von der Mitte des Tisches aus ist nach allen Seiten Platz.
blink-hint-hold = Halten kostet nichts, solange Platz ist: Du kannst die Karte später noch legen und siehst erst die nächste.
blink-hint-scarce = { $cells ->
    [one] „{ $card1 }“ passt auf kein anderes Feld.
   *[other] „{ $card1 }“ passt nur auf { $cells } Felder.
 } Später ist es vielleicht keines mehr.
blink-hint-hole = { $place2 } grenzt an { $touched } Karten, { $cards ->
    [0] und keine andere, die noch übrig ist, passt dorthin.
    [one] und nur eine andere, die noch übrig ist, passt dorthin.
   *[other] und nur { $cards } andere, die noch übrig sind, passen dorthin.
 }
blink-hint-points = Kein anderes Feld bringt mehr als diese { $points } Punkte.
blink-hint-open = So bleiben für die Karten, die noch kommen, die besten Plätze.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones. The name of the card is quoted, so
# that it need not be declined.
blink-where = { $fits ->
    [0] „{ $card }“ passt gerade nirgends.
    [one] „{ $card }“ passt nur auf { $cells }.
    [2] „{ $card }“ passt auf { $cells }.
    [3] „{ $card }“ passt auf { $cells }.
   *[other] „{ $card }“ passt auf { $cells } und andere.
 }
blink-refused-no-such-move = „{ $move }“ ist bei Blink kein Zug. Nenne ein Feld für die gezogene Karte, etwa „g4“, für eine gehaltene „1 c3“, oder gib „halten“ ein.
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = Den Halteplatz Nr. { blink-held-number } gibt es in dieser Partie nicht: { $hold ->
    [0] Du kannst keine Karte halten.
    [one] Du kannst eine Karte halten.
   *[other] Du kannst { $hold } Karten halten.
 }
blink-refused-nothing-drawn = Keine Karte ist gezogen: Der Talon ist leer. Sag, welche gehaltene Karte du legst, etwa „1 c3“.
blink-refused-nothing-held = Der Halteplatz Nr. { blink-held-number } ist leer: Dort ist keine Karte gehalten.
blink-refused-off-table = { $cell } liegt nicht auf dem Tisch: Er reicht von A1 bis { $last }.
blink-refused-taken = Auf { $cell } liegt „{ $other }“, und gelegte Karten bleiben liegen. { blink-where }
blink-refused-no-match = Auf { $cell } läge „{ $card }“ neben „{ $other }“ auf { $at }, und sie haben nichts gemeinsam. { blink-where }
blink-refused-touches-nothing = Auf { $cell } läge „{ $card }“ neben keiner Karte. { blink-where }
blink-refused-first-card = Die erste Karte wird gelegt, nicht gehalten. Sie passt auf jedes Feld.
blink-refused-no-hold = In dieser Partie kannst du keine Karte halten.
blink-refused-nothing-to-draw = Das ist die letzte Karte: Es gibt keine nächste zu ziehen, also wird sie nicht gehalten. Leg sie oder eine gehaltene Karte.
blink-refused-hold-full = { $hold ->
    [one] Du hältst schon eine Karte, mehr geht nicht.
   *[other] Du hältst schon { $hold } Karten, mehr geht nicht.
 } Leg die gezogene oder eine gehaltene Karte.
blink-refused-not-yet-drawn = In eine Zeile gehören nur Karten, die du jetzt siehst. Leg die gezogene Karte und sieh dir dann erst die nächste an.
blink-refused-not-at-hand = „{ $card }“ ist weder gezogen noch gehalten.
blink-refused-unreadable = „{ $text }“ nennt keinen Zug. Nenne ein Feld für die gezogene Karte, etwa „g4“, für eine gehaltene „1 c3“, oder gib „halten“ ein.
