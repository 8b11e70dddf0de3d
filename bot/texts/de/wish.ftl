# Wish: its name, places, moves, states and hints.

wish-title = Wish
wish-credit = Wish: traditionell
wish-typing = Nenne zwei Stapel mit ihren Buchstaben, etwa „ac“, oder zwei Karten, etwa „7s 7h“ (s Pik, h Herz, d Karo, c Kreuz). In eine Zeile passen auch mehrere Paare.
wish-scored = Übrige Karten
wish-option-open = alle Karten offen
wish-short-option-open = offen

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Stapel { $name }{ $seen ->
    [0] : leer.
    [one] : { $cards }{ $hidden ->
        [0] .
        [one] , darunter 1 verdeckte Karte.
       *[other] , darunter { $hidden } verdeckte Karten.
    }
   *[other] , von oben: { $cards }.
 }

wish-take = { $place1 } { $place2 } · { $card1 } { $card2 }

wish-state = { $score ->
    [0] Keine Karte ist übrig.
    [one] 1 Karte ist übrig.
   *[other] { $score } Karten sind übrig.
 }
wish-picture-state = { $score } übrig
wish-result = { $score ->
    [0] Alle Karten weg
    [one] 1 Karte übrig
   *[other] { $score } Karten übrig
 }
wish-choices = { $moves ->
    [one] 1 Paar kann weg.
   *[other] { $moves } Paare können weg.
 }

wish-ended-cleared = Gewonnen! Alle Karten sind weg.
wish-ended-no-pair = Verloren: Keine zwei offenen Karten haben denselben Wert, und { $score } Karten sind übrig.
wish-ended-no-first-pair = Diese Partie ist schon vor dem ersten Zug verloren: Keine zwei offenen Karten haben denselben Wert. Das kommt etwa in einer von 160 Partien vor.
wish-first-win = Deine erste Partie Wish heute, im ersten Anlauf gewonnen: Du darfst dir etwas wünschen. Verrate es nicht, sonst geht es nicht in Erfüllung.

wish-refused-no-such-move = „{ $move }“ ist bei Wish kein Zug. Nenne zwei Stapel, etwa „ac“.
wish-refused-one-pile = Ein Paar kommt von zwei Stapeln, nicht zweimal von Stapel { $pile }.
wish-refused-pile-order = Nenn die Stapel eines Paars von a bis h: „take { $first } { $second }“.
wish-refused-empty-pile = Stapel { $pile } ist leer.
wish-refused-not-a-pair = { $one } auf Stapel { $first } und { $other } auf Stapel { $second } haben nicht denselben Wert.
wish-refused-face-down = Stapel { $pile } kommt zweimal vor. Zusammen gehen nur Karten, die jetzt offen liegen: Spiel das erste Paar und sieh dann nach.
wish-refused-unreadable = „{ $text }“ nennt kein Paar. Nenne zwei Stapel, etwa „ac“, oder zwei offene Karten, etwa „7s 7h“; auch mehrere Paare auf einmal.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = Ein anderes Paar gibt es nicht.
wish-hint-safe = Alle vier Karten dieses Werts liegen oben: Sie wegzunehmen schadet nie.
wish-hint-tallest = Kein anderes Paar liegt auf höheren Stapeln als { $place1 } und { $place2 }: Hohe Stapel verbergen die meisten Karten.
wish-hint-sampled = Ein Paar liegt auf höheren Stapeln, aber in Partien, die so aussehen, gewinnt dieses öfter.
wish-hint-wins = Alle Karten sind zu sehen: Nach diesem Paar lassen sich noch alle wegnehmen.
wish-hint-fewest = Alle Karten sind zu sehen: Ganz geht es nicht mehr auf, aber so bleiben die wenigsten übrig.
