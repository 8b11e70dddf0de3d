# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = Übrige Karten
clearing-option-open = alle Karten sichtbar
clearing-short-option-open = offen

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] Der Talon ist leer.
   *[other] { $hidden ->
        [0] { $seen ->
            [1] Talon: { $cards }.
           *[other] Talon, die nächste Karte zuerst: { $cards }.
        }
        [one] { $seen ->
            [0] Talon: { $hidden } verdeckte Karte.
           *[other] Talon: { $cards }, dann { $hidden } verdeckte Karte.
        }
       *[other] { $seen ->
            [0] Talon: { $hidden } verdeckte Karten.
           *[other] Talon: { $cards }, dann { $hidden } verdeckte Karten.
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] Die Ablage ist leer.
   *[other] { $pairs ->
        [0] Ablage: { $top }.
       *[other] { $count ->
            [1] Ablage: { $upper }.
            [2] Ablage, von oben: { $upper }.
            [3] Ablage, von oben: { $upper }.
           *[other] Ablage: { $count } Karten, von oben: { $upper } …
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] Stapel { $name }: { $all }.
   *[other] Stapel { $name }, von oben: { $all }.
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = Frei: { $places }.
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] verdeckt
 } unter { $under }
clearing-pile-covered-row = Reihe { $row }: { $places }.

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = Ablage

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] { " " }vom Talon
        [waste] { " " }von der Ablage
       *[other] { " " }von { $place1 }
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = Wähl einen Partner für { $card1 }.
clearing-draw = Karte ziehen
clearing-draw-short = Ziehen
clearing-redeal = Ablage umdrehen
clearing-redeal-short = Umdrehen

clearing-left = { $score ->
    [0] Alle Karten sind abgeräumt
    [one] Noch { $score } Karte ist übrig
   *[other] Noch { $score } Karten sind übrig
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Serie: { $streak }, längste: { $longest }.
 }
clearing-state = { clearing-left }.{ clearing-streak }
clearing-picture-state = { $score } übrig
clearing-result = { $score ->
    [0] Alle Karten abgeräumt
    [one] { $score } Karte übrig
   *[other] { $score } Karten übrig
 }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Das geht noch { $redeals }-mal.
   *[other] { " " }Das geht noch { $redeals }-mal.
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] Wähl einen Zug.
           *[other] Wähl einen Zug. Der Talon ist aufgebraucht.
        }
       *[other] { $waste ->
            [0] Wähl einen Zug. Talon und Ablage sind aufgebraucht.
           *[other] { $matches ->
                [0] Gerade passt nichts: Dreh die Ablage um.
               *[other] Wähl einen Zug, oder dreh die Ablage um.
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] Gerade passt nichts: Zieh eine Karte.
       *[other] Wähl einen Zug, oder zieh eine Karte.
    }
 }

clearing-ended-cleared = Gewonnen! Alle Karten sind abgeräumt, nach { $moves } Zügen.{ $longest ->
    [0] { "" }
   *[other] { " " }Längste Serie: { $longest }.
 }
clearing-ended-no-match = Verloren: Nichts passt mehr{ $passes ->
    [0] { "" }
   *[other] , und der Talon ist aufgebraucht
 }. { clearing-left }.
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = Kein Zug hilft mehr weiter: Egal was du ziehst, es wird nichts mehr passen.

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = Gerade hilft kein anderer Zug.
clearing-hint-wins = Alle Karten sind bekannt. Mit diesem Zug kannst du noch alles abräumen.
clearing-hint-fewest = Alle Karten sind bekannt. Kein Weg wurde gefunden, alle abzuräumen, aber so bleiben von den versuchten Zügen die wenigsten übrig.
clearing-hint-safe = Der Zug kostet dich nichts: Später brauchst du das nicht mehr.
clearing-hint-tried = Von { $samples } gedachten Partien gewinnst du nach diesem Zug { $won }, nach dem nächstbesten { $other }.
clearing-hint-likely = Von { $samples } gedachten Partien gewinnst du nach diesem Zug { $won }.
clearing-hint-far = In { $samples } gedachten Partien fand sich kein Weg zum Sieg. Nach diesem Zug blieben die wenigsten Karten übrig.
clearing-hint-draw = In gedachten Partien gewinnst du öfter, wenn du jetzt ziehst, statt Karten zu nehmen.
clearing-hint-unwinnable = Von hier aus ist die Partie nicht mehr zu gewinnen, egal was du spielst. Nimm Züge zurück, oder beginn eine neue Partie.

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
# The first is the object of a sentence, the others are the subject.
clearing-wanted = { $wanted ->
    [A] ein Ass
    [T] eine 10
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
   *[other] eine { $wanted }
 }
clearing-lower = { $lower ->
    [A] ein Ass
    [T] eine 10
    [J] ein Bube
    [Q] eine Dame
    [K] ein König
   *[other] eine { $lower }
 }
clearing-or-higher = { $higher ->
    [A] { " " }oder ein Ass
    [2] { " " }oder eine 2
    [3] { " " }oder eine 3
    [4] { " " }oder eine 4
    [5] { " " }oder eine 5
    [6] { " " }oder eine 6
    [7] { " " }oder eine 7
    [8] { " " }oder eine 8
    [9] { " " }oder eine 9
    [T] { " " }oder eine 10
    [J] { " " }oder ein Bube
    [Q] { " " }oder eine Dame
    [K] { " " }oder ein König
   *[other] { "" }
 }

clearing-refused-no-such-move = „{ $move }“ ist in diesem Spiel kein Zug. Gib eine Karte oder ihren Platz ein, etwa „7h“, oder „karte ziehen“.
clearing-refused-one-card = Ein Paar braucht 2 verschiedene Karten. Du hast { $place ->
    [stock] den Talon
    [waste] die Ablage
   *[other] { $place }
 } zweimal genannt.
clearing-refused-order = Nenn die Plätze eines Paars in ihrer Reihenfolge: „take { $first } { $second }“.
clearing-refused-not-yet-seen = „{ $move }“ hängt vielleicht von Karten ab, die erst durch die Züge davor aufgedeckt werden. Gib erst diese Züge ein und sieh dann nach.
clearing-refused-not-from-waste = Von der Ablage kannst du keine Karten nehmen. In diesem Spiel kommen sie nur dorthin.
clearing-refused-not-from-stock = Vom Talon kannst du keine Karten nehmen. Zieh, um eine aufzudecken.
clearing-refused-nothing-there = { $place ->
    [stock] Der Talon ist leer.
    [waste] Die Ablage ist leer.
   *[other] Auf { $place } liegt keine Karte.
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = Die Karte auf { $place } ist verdeckt. Nimm erst weg, was auf ihr liegt: { $covering }.
clearing-refused-covered = { $card } auf { $place } ist nicht frei. Nimm erst weg, was darauf liegt: { $covering }.
clearing-refused-needs-partner = { $card } braucht { clearing-wanted } als Partner: Zusammen ergibt das { $total }. Nenn beide Karten.
clearing-refused-not-the-total = { $card } und { $other } ergeben { $sum }, nicht { $total }.
clearing-refused-waste-empty = Die Ablage ist leer. Zieh erst eine Karte.
clearing-refused-not-next = { $card } passt nicht auf { $top }: Dort passt nur { clearing-lower }{ clearing-or-higher }.
clearing-refused-stock-not-empty = Der Talon hat noch Karten. Zieh sie erst, dann dreh die Ablage um.
clearing-refused-no-stock = In diesem Spiel gibt es keinen Talon.
clearing-refused-stock-empty = Der Talon ist aufgebraucht.
clearing-refused-turn-waste-over = Der Talon ist leer. Dreh erst die Ablage um.
clearing-refused-no-pass-left = Die Ablage kannst du nicht umdrehen: Den Talon kannst du nur { $passes ->
    [one] { $passes }-mal
   *[other] { $passes }-mal
 } durchgehen.
# What a typed line says that is no move.
clearing-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib eine Karte oder ihren Platz ein, etwa „7h“. Oder „karte ziehen“.
clearing-refused-too-many-words = Die Zeile ist zu lang: Höchstens { $most } Wörter werden gelesen. Gib erst die ersten Züge ein, dann die übrigen.
clearing-refused-card-covered = { $card } auf { $place } ist nicht frei. Nimm erst weg, was darauf liegt: { $covering }.
clearing-refused-card-not-free = { $card } ist gerade nicht frei. Die Karte liegt vielleicht verdeckt, im Talon oder unter anderen Karten.
clearing-refused-card-gone = { $card } ist nicht mehr im Spiel.
clearing-refused-card-not-in-game = { $card } gibt es in diesem Spiel nicht.
clearing-refused-no-such-rank = Gerade ist { $wanted ->
    [A] kein Ass
    [T] keine 10
    [J] kein Bube
    [Q] keine Dame
    [K] kein König
   *[other] keine { $wanted }
 } frei. Wähl eine andere Karte.
clearing-refused-several-cards = „{ $text }“ kann mehrere Karten bedeuten: { $places }. Gib einen dieser Plätze ein.
# What a press says where no move begins.
clearing-refused-no-partner = { $card } hat unter den freien Karten keinen Partner.
# $stock counts the cards of the stock.
clearing-refused-waste-top = Auf { $card } passt nur { clearing-lower }{ clearing-or-higher }. { $stock ->
    [0] Drück auf eine freie Karte, die passt.
   *[other] Drück auf eine freie Karte, die passt, oder zieh.
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = { $goal ->
    [one] höchstens { $goal } Karte übrig lassen
   *[other] höchstens { $goal } Karten übrig lassen
 }
clearing-goal-score = { $score ->
    [one] { $score } Karte übrig
   *[other] { $score } Karten übrig
 }
