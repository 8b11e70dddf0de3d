# Pebbles: its name, places, moves and states.

pebbles-title = Pebbles
# Other names that players type.
pebbles-called = pebble
pebbles-credit = Pebbles: Solitaire Bot
pebbles-aim = Nimm die Kiesel, bis keiner mehr da ist.
pebbles-pitch = Nimm gleiche Kiesel von den Stapeln.
pebbles-typing = Nenne einen Stapel mit seinem Buchstaben, etwa „a“, oder die Karte obenauf, etwa „3r“. Mehrere Stapel passen in eine Zeile: „ab“.
pebbles-option-open = alle Karten offen
pebbles-short-option-open = offen
pebbles-scored = Karten übrig

pebbles-pile = Stapel { $name }: { $all ->
    [none] leer.
   *[other] { $all }.
 }
pebbles-taken = { $count ->
    [0] Noch ist keine Karte genommen.
   *[other] Zuletzt genommen: { $top }.
 }

pebbles-take = { $place1 } · { $card1 }

pebbles-state = { $score ->
    [0] Keine Karte ist übrig.
    [one] 1 Karte ist übrig.
   *[other] { $score } Karten sind übrig.
 }
pebbles-picture-state = noch { $score }
pebbles-choices = { $moves ->
    [one] 1 Karte passt.
   *[other] { $moves } Karten passen.
 }

pebbles-ended-cleared = Gewonnen! Alle Karten sind genommen.
pebbles-ended-stuck = Verloren: keine oberste Karte gleicht der zuletzt genommenen; Karten übrig: { $score }.

pebbles-refused-no-such-move = „{ $move }“ ist kein Zug von Pebbles. Nenne einen Stapel, etwa „a“.
pebbles-refused-empty-pile = Stapel { $pile } ist leer.
pebbles-refused-unlike = { $card } hat weder die Zahl noch die Farbe von { $last }.
pebbles-refused-face-down = Stapel { $pile } ist zweimal genannt. Nur jetzt offene Karten gehen zusammen.
pebbles-refused-unreadable = „{ $text }“ nennt keinen Stapel und keine offene Karte. Nenne einen Stapel, etwa „a“.
