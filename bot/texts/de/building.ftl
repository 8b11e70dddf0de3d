# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = Karten auf den Zielstapeln
building-option-open = alle Karten sichtbar
building-short-option-open = offen

building-stock = { $count ->
    [0] Der Talon ist leer.
   *[other] { $open ->
        [on] Talon, offen, die nächste Karte zuerst: { $cards }.
       *[off] { $deals ->
            [0] { $count ->
                [one] Talon: { $count } verdeckte Karte.
               *[other] Talon: { $count } verdeckte Karten.
            }
           *[other] Talon: { $count } verdeckte Karten für { $deals }-mal Austeilen.
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] Die Ablage ist leer.
    [1] Ablage: { $upper }.
    [2] Ablage, von oben: { $upper }.
    [3] Ablage, von oben: { $upper }.
   *[other] Ablage: { $count } Karten, von oben: { $upper } …
 }
building-cell = { $name }: { $count ->
    [0] leer
   *[other] { $top }
 }
building-cell-row = Zellen. { $places }.
building-foundation = { $runs ->
    [0] { building-name }: { $count ->
        [0] leer
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] Zielstapel. { $places }.
   *[other] Vollständige Farben: { $score } von { $runs }{ $score ->
        [0] { "" }
       *[other] { " " }({ $places })
    }.
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = Stapel { $name }{ $count ->
    [0] : leer.
    [1] : { $all }.
   *[other] , von oben: { $all }.
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = Ablage

building-name = { $name ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [spades-2] Pik 2
    [hearts-2] Herz 2
    [diamonds-2] Karo 2
    [clubs-2] Kreuz 2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards } Karten)
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] { " " }vom Ziel
   *[other] { $alike ->
        [1] { "" }
       *[other] { " " }von { $pile }
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] { " " }auf { $place2 }
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] ins Ziel
    [space] → leerer Stapel { $place2 }
    [cell] → Zelle { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] ins Ziel
    [space] → Stapel { $place2 }
    [cell] → Zelle { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from } …
building-move-then = { $target ->
    [foundation] → ins Ziel
   *[other] { building-target }
 }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short } …
building-move-then-short = { $target ->
    [foundation] → ins Ziel
   *[other] { building-target-short }
 }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } ins Ziel
    [pile] { $card1 } auf { $card2 }
   *[other] { $card1 }
 }
building-choosing-move = Wohin mit { $card1 }?
building-draw = { $cards ->
    [one] { $cards } Karte ziehen
   *[other] { $cards } Karten ziehen
 }
building-draw-short = { $cards } ziehen
building-redeal = Ablage umdrehen
building-redeal-short = Umdrehen
building-deal = { $cards ->
    [one] { $cards } Karte austeilen
   *[other] { $cards } Karten austeilen
 }
building-deal-short = { $cards } austeilen
building-choosing-others = Diese Züge holen Karten von Zielstapeln zurück oder legen nur etwas um. Sie helfen selten weiter.

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] { $score ->
        [one] { $score } von { $total } Karten ist im Ziel
       *[other] { $score } von { $total } Karten sind im Ziel
    }
   *[other] { $score ->
        [one] { $score } von { $runs } Farben ist vollständig
       *[other] { $score } von { $runs } Farben sind vollständig
    }
 }
building-state = { building-home }{ $moves ->
    [0] .
    [one] , nach { $moves } Zug.
   *[other] , nach { $moves } Zügen.
 }
building-picture-state = { $runs ->
    [0] { $score }/{ $total } im Ziel
   *[other] { $score }/{ $runs } Farben
 }
building-result = { $runs ->
    [0] { $score } von { $total } Karten im Ziel
   *[other] { $score } von { $runs } Farben vollständig
 }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Das geht noch { $redeals }-mal.
   *[other] { " " }Das geht noch { $redeals }-mal.
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] Wähl einen Zug.
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] Sonst hilft kein Zug mehr weiter: Teil aus.
                   *[other] Wähl einen Zug, oder teil aus.
                }
               *[other] Wähl einen Zug. Austeilen kannst du, sobald kein Stapel leer ist.
            }
        }
       *[other] { $redeals ->
            [0] Wähl einen Zug. Der Talon ist aufgebraucht.
           *[other] { $moves ->
                [1] Sonst hilft kein Zug mehr weiter: Dreh die Ablage um.
               *[other] Wähl einen Zug, oder dreh die Ablage um.
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] Sonst hilft kein Zug mehr weiter: Zieh vom Talon.
       *[other] { $next ->
            [one] Wähl einen Zug, oder zieh { $next } Karte.
           *[other] Wähl einen Zug, oder zieh { $next } Karten.
        }
    }
 }

building-ended-home = { $runs ->
    [0] Gewonnen! Alle { $score } Karten sind im Ziel, nach { $moves } Zügen.
   *[other] Gewonnen! Alle { $runs } Farben sind vollständig, nach { $moves } Zügen.
 }
building-ended-no-move = Verloren: Kein Zug hilft mehr weiter. { building-home }.

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] Dieser Zug bringt die letzte Karte ins Ziel.
       *[other] Das ist der erste von { $moves } Zügen, die alle Karten ins Ziel bringen.
    }
   *[other] { $moves ->
        [1] Dieser Zug vervollständigt die letzte Farbe.
       *[other] Das ist der erste von { $moves } Zügen, die alle Farben vervollständigen.
    }
 }
building-hint-home = Der Zug bringt eine Karte ins Ziel, die sonst keine andere braucht.
building-hint-uncover = { $moves ->
    [1] Der Zug deckt auf Stapel { $place } eine verdeckte Karte auf.
   *[other] Damit beginnen { $moves } Züge, die auf Stapel { $place } eine Karte aufdecken.
 }
building-hint-space = { $moves ->
    [1] Der Zug leert Stapel { $place }.
   *[other] Damit beginnen { $moves } Züge, die Stapel { $place } leeren.
 }
building-hint-waste = { $moves ->
    [1] Der Zug spielt { $card } von der Ablage.
   *[other] Damit beginnen { $moves } Züge, die { $card } von der Ablage spielen.
 }
building-hint-fetch = { $moves ->
    [1] Der Zug spielt { $card } aus dem Talon.
   *[other] Damit beginnen { $moves } Züge, die im Talon bis zu { $card } gehen und diese Karte spielen.
 }
building-hint-draw = Ich habe nichts Besseres gefunden, und der Talon zeigt neue Karten.
building-hint-deal = Ich habe nichts Besseres gefunden, und das Austeilen bringt neue Karten.
building-hint-run = { $moves ->
    [1] Der Zug vervollständigt eine Farbe.
   *[other] Damit beginnen { $moves } Züge, die eine Farbe vervollständigen.
 }
building-hint-order = { $moves ->
    [1] Der Zug bringt mehr Karten in Folge.
   *[other] Damit beginnen { $moves } Züge, die mehr Karten in Folge bringen.
 }
building-hint-fill = Ich habe nichts Besseres gefunden, und zum Austeilen darf kein Stapel leer sein.
building-hint-tried = Von { $samples } gedachten Partien lassen sich nach diesem Zug { $won } gewinnen, nach dem Zug, der zuerst am besten aussieht, { $other }.
building-hint-farthest = { $runs ->
    [0] Ich habe keinen Weg zum Sieg gefunden. Mit diesem Zug beginnt der Weg, der die meisten Karten ins Ziel bringt: { $best }.
   *[other] Ich habe keinen Weg zum Sieg gefunden. Mit diesem Zug beginnt der Weg, der die meisten Farben vervollständigt: { $best }.
 }
building-hint-stuck = Von hier aus habe ich keinen Weg zum Sieg gefunden. Vielleicht hilft es, Züge zurückzunehmen.
building-hint-unwinnable = Von hier aus ist die Partie nicht zu gewinnen, egal was du spielst. Nimm Züge zurück, oder beginn eine neue Partie.

# The rank that a place takes next, of any suit, of one color, and of the suit of the card, as the object of a sentence.
building-wanted = { $wanted ->
    [A] ein Ass
    [T] eine 10
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
   *[other] eine { $wanted }
 }
building-red = { $wanted ->
    [A] ein rotes Ass
    [T] eine rote 10
    [J] einen roten Buben
    [Q] eine rote Dame
    [K] einen roten König
   *[other] eine rote { $wanted }
 }
building-black = { $wanted ->
    [A] ein schwarzes Ass
    [T] eine schwarze 10
    [J] einen schwarzen Buben
    [Q] eine schwarze Dame
    [K] einen schwarzen König
   *[other] eine schwarze { $wanted }
 }
building-suited = { $wanted ->
    [A] das Ass
    [T] die 10
    [J] den Buben
    [Q] die Dame
    [K] den König
   *[other] die { $wanted }
 } derselben Farbe
building-at = { $place ->
    [spades] Zielstapel Pik
    [hearts] Zielstapel Herz
    [diamonds] Zielstapel Karo
    [clubs] Zielstapel Kreuz
    [spades-2] Zielstapel Pik 2
    [hearts-2] Zielstapel Herz 2
    [diamonds-2] Zielstapel Karo 2
    [clubs-2] Zielstapel Kreuz 2
    [stock] dem Talon
    [waste] der Ablage
   *[other] Stapel { $place }
 }

building-refused-no-such-move = „{ $move }“ ist in diesem Spiel kein Zug. Gib ein, wo eine Karte liegt und wohin sie soll, etwa „a b“ oder „a Ziel“.
building-refused-same-place = Die Karte liegt schon auf { building-at }. Nenn einen anderen Platz für sie.
building-refused-nothing-there = Auf { building-at } liegt keine Karte.
building-refused-no-card-in-cell = Zelle { $place } ist leer.
building-refused-face-down = Diese Karte ist verdeckt. Leg erst die Karten weg, die auf ihr liegen.
building-refused-not-yet-seen = „{ $move }“ hängt vielleicht von Karten ab, die erst durch die Züge davor aufgedeckt werden. Gib erst diese Züge ein und sieh dann nach.
building-refused-not-in-sequence = { $card } geht gerade nicht: { $over } auf { $under } { $breaks ->
    [rank] ist keine Folge
    [suit] ist nicht dieselbe Farbe
   *[color] wechselt nicht zwischen Rot und Schwarz
 }, darum gehen diese Karten nicht zusammen.
building-refused-only-top = { $card } geht gerade nicht: In diesem Spiel bewegst du nur oberste Karten.
building-refused-too-many-cards = { $count } Karten auf einmal gehen nicht: Die leeren Zellen und Stapel reichen nur für { $most }.
building-refused-only-top-goes-home = { $card } kann noch nicht ins Ziel: Andere Karten liegen darauf.
building-refused-several-to-cell = In eine Zelle passt nur 1 Karte, also gehen { $count } nicht.
building-refused-onto-waste = Auf die Ablage kannst du nichts legen: Dorthin kommen Karten nur vom Talon.
building-refused-onto-stock = Auf den Talon kannst du nichts legen.
building-refused-stock-only-draws = Vom Talon kannst du Karten nur ziehen, nicht weglegen.
building-refused-stock-empty = Der Talon ist leer.
building-refused-turn-waste-over = Der Talon ist leer. Dreh erst die Ablage um.
building-refused-no-pass-left = Der Talon ist aufgebraucht: Du kannst ihn nur { $passes ->
    [one] { $passes }-mal
   *[other] { $passes }-mal
 } durchgehen.
building-refused-stock-not-empty = Der Talon hat noch Karten. Zieh sie erst, dann dreh die Ablage um.
building-refused-waste-empty = Die Ablage ist leer, darum kannst du sie nicht umdrehen.
building-refused-deal-needs-piles = { $count ->
    [1] Du kannst nicht austeilen, solange { building-at } leer ist. Leg erst eine Karte dorthin.
   *[other] Du kannst nicht austeilen, solange { $count } Stapel leer sind. Leg erst auf jeden davon eine Karte.
 }
building-refused-not-the-suit = { $card } kann nicht auf { building-at }: Die Karte hat diese Farbe nicht.
building-refused-needs-lowest = { $card } kann noch nicht auf { building-at }: Er ist leer und braucht zuerst { building-wanted }.
building-refused-not-next = { $card } kann noch nicht auf { building-at }: Nach { $top } braucht er { building-wanted }.
building-refused-foundation-complete = { $card } kann nicht auf { building-at }: Er ist vollständig.
building-refused-keeps = Karten auf den Zielstapeln bleiben in diesem Spiel dort.
building-refused-only-runs = Ins Ziel kommen nur ganze Farben, und das geschieht automatisch.
building-refused-cell-full = In Zelle { $place } liegt schon { $top }. Nimm einen anderen Platz.
building-refused-home-to-pile = Eine Karte von einem Zielstapel kann nur auf einen Stapel.
building-refused-cell-to-cell = In einer anderen Zelle nützt die Karte nicht mehr. Nimm einen Stapel oder Zielstapel.
building-refused-needs-highest = { $card } kann nicht auf { building-at }: Ein leerer Stapel nimmt nur { building-wanted }.
building-refused-space-closed = Auf { building-at } kann nichts: Leere Stapel bleiben in diesem Spiel leer.
building-refused-highest-needs-space = { $card } hat den höchsten Wert: Auf einen Stapel passt diese Karte nur, wenn er leer ist.
building-refused-needs-red = { $card } braucht { building-red }, aber auf { building-at } liegt oben { $top }.
building-refused-needs-black = { $card } braucht { building-black }, aber auf { building-at } liegt oben { $top }.
building-refused-needs-suit = { $card } braucht { building-suited }, aber auf { building-at } liegt oben { $top }.
building-refused-needs-rank = { $card } braucht { building-wanted }, aber auf { building-at } liegt oben { $top }.
# What a typed line says that is no move.
building-refused-card-not-drawn = { $card } ist noch nicht aufgedeckt. Zieh vom Talon oder deck Karten in den Stapeln auf.
building-refused-card-not-dealt = { $card } ist noch nicht aufgedeckt. Teil vom Talon aus oder deck Karten in den Stapeln auf.
building-refused-card-face-down = { $card } liegt verdeckt in einem Stapel. Deck weitere Karten auf.
building-refused-card-face-down-in = { $card } liegt verdeckt in Stapel { $place }. Leg erst die Karten weg, die darauf liegen.
building-refused-card-to-draw = { $card } liegt im Talon. Zieh, bis die Karte erscheint.
building-refused-card-to-deal = { $card } liegt im Talon. Teil aus, bis die Karte erscheint.
building-refused-card-in-waste = { $redeals ->
    [0] { $card } liegt auf der Ablage unter anderen Karten. Spiel erst diese.
   *[other] { $card } liegt auf der Ablage unter anderen Karten. Spiel erst diese oder geh den Talon noch einmal durch.
 }
building-refused-card-home = { $card } liegt schon im Ziel, unter anderen Karten. Leg erst diese auf Stapel zurück.
building-refused-card-home-for-good = { $card } liegt schon im Ziel und bleibt in diesem Spiel dort.
building-refused-card-not-in-game = { $card } gibt es in diesem Spiel nicht.
building-refused-card-covered = { $card } liegt auf Stapel { $place } unter anderen Karten. Gib auch das Ziel ein, oder leg erst diese Karten weg.
building-refused-aim-covered = { $card } liegt auf Stapel { $place } unter anderen Karten, darum passt nichts darauf.
building-refused-too-few-cards = Stapel { $place } hat nur { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
 }
building-refused-too-many-words = Die Zeile ist zu lang: Höchstens { $most } Wörter werden gelesen. Gib erst die ersten Züge ein, dann die übrigen.
building-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib ein, welche Karte wohin soll: „a b“, „qh ks“ oder „a Ziel“.
# What a press says where no move begins.
building-refused-fits-nowhere = { $card } passt gerade nirgends.
building-refused-highest-fits-nowhere = { $runs ->
    [0] { $card } passt gerade nirgends: Kein Stapel ist leer, und der Zielstapel ist noch nicht so weit.
   *[other] { $card } passt gerade nirgends: Kein Stapel ist leer.
 }
building-refused-space-waits = Ein leerer Stapel nimmt { building-wanted }. Gerade geht das nicht.
building-refused-cell-empty = Zelle { $place } ist leer. Drück auf eine Karte, um sie dorthin zu legen.
building-refused-waste-is-empty = Die Ablage ist leer. Dorthin kommen Karten vom Talon.
building-refused-foundation-waits = Dieser Zielstapel braucht zuerst { building-wanted }. Das geht gerade nicht.
building-refused-no-next-card = Nach { $top } braucht dieser Zielstapel { building-wanted }. Das geht gerade nicht.
building-refused-foundation-is-complete = Dieser Zielstapel ist vollständig.
building-refused-run-waits = Hierher kommt eine ganze Farbe, und zwar automatisch.

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = { $goal ->
    [one] mindestens { $goal } Karte ins Ziel bringen
   *[other] mindestens { $goal } Karten ins Ziel bringen
 }
building-goal-score = { $score ->
    [one] { $score } Karte im Ziel
   *[other] { $score } Karten im Ziel
 }

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] Diese Partie lässt sich ganz ohne Zelle gewinnen.
    [one] Diese Partie lässt sich mit { $hardness } Zelle gewinnen.
   *[other] Diese Partie lässt sich mit { $hardness } Zellen gewinnen.
 }
