# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = der wunsch, wunsch, wunsch patience, wunschpatience
wish-credit = Wish: traditionell
wish-aim = Nimm oben von den Stapeln Paare mit gleichem Wert, bis keine Karte mehr da ist.
wish-typing = Gib die Buchstaben von 2 Stapeln ein, etwa „ac“. Oder gib 2 Karten ein, etwa „7s 7h“ (s Pik, h Herz, d Karo, c Kreuz). In eine Zeile passen auch mehrere Paare.
wish-pitch = Nimm Paare mit gleichem Wert, bis alle 8 Stapel weg sind.
wish-scored = Übrige Karten
wish-option-open = alle Karten offen
wish-short-option-open = offen

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Stapel { $name }{ $seen ->
    [0] : leer.
    [1] : { $cards }{ $hidden ->
        [0] .
        [one] , darunter { $hidden } verdeckte Karte.
       *[other] , darunter { $hidden } verdeckte Karten.
    }
   *[other] , von oben: { $cards }.
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] Keine Karte ist übrig.
    [one] { $score } Karte ist übrig.
   *[other] { $score } Karten sind übrig.
 }
wish-picture-state = { $score } übrig
wish-result = { $score ->
    [0] Alle Karten weg
    [one] { $score } Karte übrig
   *[other] { $score } Karten übrig
 }
wish-choices = { $moves ->
    [one] Du kannst { $moves } Paar nehmen.
   *[other] Du kannst { $moves } Paare nehmen.
 }

wish-ended-cleared = Gewonnen! Alle Karten sind weg.
wish-ended-no-pair = Verloren: Oben auf den Stapeln liegt kein Paar. { wish-state }
wish-ended-no-first-pair = Diese Partie ist schon vor dem ersten Zug verloren: Oben auf den Stapeln liegt kein Paar. So beginnt etwa 1 von 160 Partien.
wish-first-win = Du hast deine erste Partie Wish heute auf Anhieb gewonnen. Du darfst dir etwas wünschen. Verrat den Wunsch niemandem, sonst geht er nicht in Erfüllung.
# On the picture of the win: at most 48 columns.
wish-first-win-line = Du darfst dir etwas wünschen

wish-refused-no-such-move = „{ $move }“ ist bei Wish kein Zug. Gib 2 Stapel ein, etwa „ac“.
wish-refused-one-pile = Ein Paar kommt von 2 verschiedenen Stapeln: Du kannst Stapel { $pile } nicht zweimal nehmen.
wish-refused-pile-order = Gib die Stapel eines Paars in alphabetischer Reihenfolge ein: „take { $first } { $second }“.
wish-refused-empty-pile = Stapel { $pile } ist leer.
wish-refused-not-a-pair = { $one } auf Stapel { $first } und { $other } auf Stapel { $second } haben nicht denselben Wert.
wish-refused-face-down = Du hast Stapel { $pile } zweimal genannt. In einer Zeile kannst du nur Karten nehmen, die jetzt offen liegen. Nimm das erste Paar und sieh dann nach.
wish-refused-not-on-top = { $card } liegt gerade auf keinem Stapel oben. Gib 2 Stapel ein, etwa „ac“, oder 2 oben liegende Karten mit demselben Wert.
wish-refused-no-pair = { $count ->
    [0] „{ $text }“ ist gerade kein Paar: Oben liegt keine Karte mit diesem Wert.
   *[other] „{ $text }“ ist gerade kein Paar: Oben liegt nur eine Karte mit diesem Wert.
 }
wish-refused-several-pairs = „{ $text }“ kann mehrere Paare bedeuten: Stapel { $piles }. Gib die Buchstaben von 2 davon ein.
wish-refused-no-partner = { $card } hat oben gerade keinen Partner. Nimm ein anderes Paar.
wish-refused-unreadable = „{ $text }“ lässt sich nicht als Paar lesen. Gib 2 Stapel ein, etwa „ac“, oder 2 oben liegende Karten, etwa „7s 7h“. Du kannst auch mehrere Paare auf einmal eingeben.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = Ein anderes Paar gibt es nicht.
wish-hint-safe = Alle 4 Karten dieses Werts liegen oben, darum schadet es nicht, sie zu nehmen.
wish-hint-tallest = Kein anderes Paar liegt auf höheren Stapeln als { $place1 } und { $place2 }. Hohe Stapel verdecken die meisten Karten.
wish-hint-sampled = Ein anderes Paar liegt auf höheren Stapeln, aber in Partien wie deiner gewinnst du mit diesem öfter.
wish-hint-wins = Du siehst alle Karten. Nach diesem Paar kannst du noch alle übrigen wegnehmen.
wish-hint-fewest = Du siehst alle Karten. Alle kannst du nicht mehr wegnehmen, aber so bleiben die wenigsten übrig.

# Ein Saisonziel.
wish-score-goal = { $score ->
    [one] In einer Partie Wish höchstens { $score } Karte übrig lassen
   *[other] In einer Partie Wish höchstens { $score } Karten übrig lassen
 }
