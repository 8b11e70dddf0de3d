# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = kitty hawk
kittyhawk-credit = Kittyhawk: Ezra Bradford. Das Decktet: P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = Leg jede Farbe vom Ass bis zur Krone auf ihren Zielstapel.
kittyhawk-pitch = Bring 6 Farben ins Ziel, vom Ass bis zur Krone.
kittyhawk-typing = Gib ein, wo eine Karte liegt und wohin sie soll: „a b“, „g Knoten“, „9lk Knoten“, „mill auf merchant“ (englische Namen), „Ziel a“. „d“ teilt aus, „c“ sammelt ein. In eine Zeile passen mehrere Züge: „ab, bc“. Zielstapel: m Monde, s Sonnen, w Wellen, l Blätter, y Wyrme, k Knoten.
kittyhawk-scored = Karten auf den Zielstapeln

kittyhawk-option-level = Stufe
kittyhawk-option-level-1 = Stufe 1
kittyhawk-option-level-2 = Stufe 2 mit Bauern
kittyhawk-option-level-3 = Stufe 3 mit eingemischten Assen
kittyhawk-option-level-4 = Stufe 4 mit Bauern und Höfen
kittyhawk-option-level-5 = Stufe 5 mit Bauern, Höfen und eingemischten Assen
kittyhawk-short-option-level-1 = Stufe 1
kittyhawk-short-option-level-2 = Stufe 2
kittyhawk-short-option-level-3 = Stufe 3
kittyhawk-short-option-level-4 = Stufe 4
kittyhawk-short-option-level-5 = Stufe 5
kittyhawk-option-blind = blinde Haufen
kittyhawk-short-option-blind = blind
kittyhawk-option-open = Talon offen
kittyhawk-short-option-open = offen

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] : leer
    [1] : Ass
   *[other] : { $top } ({ $count } Karten)
 }
kittyhawk-foundation-row = Zielstapel. { $places }.
kittyhawk-pile = Stapel { $name }{ $count ->
    [0] : leer.
    [1] : { $cards }.
   *[other] , von oben: { $cards }.
 }
kittyhawk-heap = { $name ->
    [g] Linker Haufen g
   *[other] Rechter Haufen h
 }{ $count ->
    [0] : leer.
    [1] : { $all }.
   *[other] , { $count } Karten, von oben: { $all }.
 }
kittyhawk-stock = { $count ->
    [0] Der Talon ist leer.
   *[other] { $seen ->
        [0] Talon: { $count } verdeckte Karten, 6 bei jedem Austeilen.
       *[other]
            Talon: { $count } offene Karten, 6 bei jedem Austeilen. Die letzte für jeden Haufen liegt dann oben.
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] Als Nächstes
   *[other] Danach ({ $number })
 }: auf g { $card1 }, { $card2 }, { $card3 }; auf h { $card4 }, { $card5 }, { $card6 }.

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = Monde
kittyhawk-printed-suns = Sonnen
kittyhawk-printed-waves = Wellen
kittyhawk-printed-leaves = Blätter
kittyhawk-printed-wyrms = Wyrme
kittyhawk-printed-knots = Knoten
kittyhawk-printed-stock = Talon

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] Monde
    [suns] Sonnen
    [waves] Wellen
    [leaves] Blätter
    [wyrms] Wyrme
    [knots] Knoten
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] Monde
    [suns] Sonnen
    [waves] Wellen
    [leaves] Blätter
    [wyrms] Wyrme
    [knots] Knoten
   *[other] { $place1 }
 }
kittyhawk-at1 = { $place1 ->
    [moons] Zielstapel Monde
    [suns] Zielstapel Sonnen
    [waves] Zielstapel Wellen
    [leaves] Zielstapel Blätter
    [wyrms] Zielstapel Wyrme
    [knots] Zielstapel Knoten
    [g] Haufen g
    [h] Haufen h
   *[other] Stapel { $place1 }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] { " " }({ kittyhawk-name1 })
 }
kittyhawk-target = { $place2 ->
    [moons] Ziel (Monde)
    [suns] Ziel (Sonnen)
    [waves] Ziel (Wellen)
    [leaves] Ziel (Blätter)
    [wyrms] Ziel (Wyrme)
    [knots] Ziel (Knoten)
   *[other] { $onto ->
        [0] leerer Stapel { $place2 }
       *[other] Stapel { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] { " " }(🌙)
        [suns] { " " }(☀️)
        [waves] { " " }(🌊)
        [leaves] { " " }(🍂)
        [wyrms] { " " }(🐍)
        [knots] { " " }(🪢)
       *[other] { " " }({ $place1 })
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] Ziel 🌙
    [suns] Ziel ☀️
    [waves] Ziel 🌊
    [leaves] Ziel 🍂
    [wyrms] Ziel 🐍
    [knots] Ziel 🪢
   *[other] Stapel { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from } …
kittyhawk-move-then = → { kittyhawk-target }{ $place2 ->
    [moons] { "" }
    [suns] { "" }
    [waves] { "" }
    [leaves] { "" }
    [wyrms] { "" }
    [knots] { "" }
   *[other] { $onto ->
        [0] { "" }
       *[other] , auf { $brief2 }
    }
 }
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short } …
kittyhawk-move-then-short = → { kittyhawk-target-short }
# The letters that players type.
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Wohin mit „{ $brief1 }“ von { kittyhawk-at1 }?
kittyhawk-deal = 6 Karten austeilen
kittyhawk-deal-short = 6 austeilen
kittyhawk-collect = Karten einsammeln
kittyhawk-collect-short = Einsammeln
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = Von Zielstapeln zurückholen …
kittyhawk-choosing-others = Diese Züge holen Karten von Zielstapeln zurück oder legen die einzige Karte eines Stapels auf einen leeren.

kittyhawk-home = { $score ->
    [one] { $score } von { kittyhawk-total } Karten ist im Ziel
   *[other] { $score } von { kittyhawk-total } Karten sind im Ziel
 }
kittyhawk-state = { kittyhawk-home }{ $moves ->
    [0] .
    [one] , nach { $moves } Zug.
   *[other] , nach { $moves } Zügen.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } im Ziel · Talon { $stock }
kittyhawk-result = { $score } von { kittyhawk-total } Karten im Ziel
kittyhawk-choices = { $stock ->
    [0] Wähl eine Karte und ihren neuen Platz.
   *[other] { $moves ->
        [1] Kein Zug hilft mehr weiter: Teil 6 Karten auf die Haufen aus.
       *[other] Wähl eine Karte und ihren neuen Platz, oder teil 6 Karten auf die Haufen aus.
    }
 }

kittyhawk-ended-home = Gewonnen! Alle { $score } Karten sind im Ziel, nach { $moves } Zügen.
kittyhawk-ended-no-move = Verloren: Der Talon ist leer, und Karten lassen sich nur noch hin- und herlegen. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] Dieser Zug bringt die letzte Karte ins Ziel.
   *[other] Alle Karten sind jetzt bekannt. Das ist der erste von { $moves } Zügen, die sie alle ins Ziel bringen.
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] Der Zug bringt die sichtbaren Karten in eine bessere Ordnung.
        [one] Der Zug holt { $freed } Karte von den Haufen.
       *[other] Der Zug holt { $freed } Karten von den Haufen.
    }
   *[other] { $freed ->
        [0] Damit beginnen { $moves } Züge, die die sichtbaren Karten in eine bessere Ordnung bringen.
        [one] Damit beginnen { $moves } Züge, die { $freed } Karte von den Haufen holen.
       *[other] Damit beginnen { $moves } Züge, die { $freed } Karten von den Haufen holen.
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] Der Zug deckt eine verdeckte Karte auf. Sieh sie dir an, bevor du weiterplanst.
   *[other] Damit beginnen { $moves } Züge, die eine Karte aufdecken. Sieh sie dir an, bevor du weiterplanst.
 }
kittyhawk-hint-deal = Ich habe keinen Zug gefunden, der das Spielfeld verbessert, also teil aus.
kittyhawk-hint-tried = { $other ->
    [0] Nach einem anderen Zug, der gut aussah, wird keine gewonnen.
    [one] Nach einem anderen Zug, der gut aussah, wird nur { $other } gewonnen.
   *[other] Nach einem anderen Zug, der gut aussah, werden nur { $other } gewonnen.
 }
kittyhawk-hint-stuck = Von hier aus habe ich keinen Weg zum Sieg gefunden. Vielleicht hilft es, Züge zurückzunehmen.

# The next rank that fits on a place, as the object of a sentence.
kittyhawk-wanted = { $wanted ->
    [A] ein Ass
    [P] ein Bauer
    [C] ein Hof
    [R] die Krone
   *[other] eine { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] Zielstapel Monde
    [suns] Zielstapel Sonnen
    [waves] Zielstapel Wellen
    [leaves] Zielstapel Blätter
    [wyrms] Zielstapel Wyrme
    [knots] Zielstapel Knoten
    [g] Haufen g
    [h] Haufen h
   *[other] Stapel { $place }
 }

kittyhawk-refused-no-such-move = „{ $move }“ ist bei Kittyhawk kein Zug. Gib einen Stapel und das Ziel seiner obersten Karte ein, etwa „a Knoten“. Oder gib „austeilen“ oder „einsammeln“ ein.
kittyhawk-refused-same-place = Die Karte liegt schon auf { kittyhawk-at }. Nenn einen anderen Platz für sie.
kittyhawk-refused-nothing-there = Auf { kittyhawk-at } liegt keine Karte.
kittyhawk-refused-onto-heap = Auf einen Haufen kannst du nichts legen: Dorthin kommen Karten nur beim Austeilen.
kittyhawk-refused-stock-only-deals = Vom Talon bekommst du Karten nur beim Austeilen, immer 6 auf einmal. Zurücklegen kannst du keine.
kittyhawk-refused-stock-empty = Der Talon ist leer: Du kannst nicht mehr austeilen.
kittyhawk-refused-nothing-safe = Gerade kann kein Ass, keine 2 bis 9 und keine Krone sicher ins Ziel. Bauern und Höfe werden nie eingesammelt. Du kannst Karten selbst ins Ziel legen.
kittyhawk-refused-not-the-suit = { $card } kann nicht auf { kittyhawk-at }: Die Karte hat diese Farbe nicht.
kittyhawk-refused-needs-ace = { $card } kann noch nicht auf { kittyhawk-at }: Er ist leer und beginnt mit seinem Ass.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } kann nicht auf { kittyhawk-at }: Er ist vollständig.
   *[other] { $card } kann nicht auf { kittyhawk-at }: Auf { $top } passt dort nur { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = { $card } hat den höchsten Wert: Auf einen Stapel passt diese Karte nur, wenn er leer ist.
kittyhawk-refused-on-ace = { $card } kann nicht auf { $top }: Nichts ist niedriger als ein Ass.
kittyhawk-refused-no-shared-suit = { $card } kann nicht auf { $top }: Die Karten haben keine Farbe gemeinsam.
kittyhawk-refused-not-one-lower = { $card } kann nicht auf { $top }: Dort passt nur { kittyhawk-wanted } mit einer gemeinsamen Farbe.
kittyhawk-refused-not-yet-seen = „{ $move }“ hängt vielleicht von Karten ab, die erst durch die Züge davor aufgedeckt werden. Gib erst diese Züge ein und sieh dann nach.
kittyhawk-refused-several-homes = { $card } passt auf mehrere Zielstapel, und die Wahl kann wichtig sein. Nenn einen, etwa „{ $place } { kittyhawk-name1 }“.
kittyhawk-refused-not-on-top = „{ $text }“ liegt auf keinem Stapel, Haufen oder Zielstapel oben. Du kannst nur die obersten Karten bewegen.
kittyhawk-refused-too-many-words = Die Zeile ist zu lang: Höchstens { $most } Wörter werden gelesen. Gib erst die ersten Züge ein, dann die übrigen.
kittyhawk-refused-foundation-empty = Dieser Zielstapel ist leer: Er beginnt mit seinem Ass, und das liegt gerade nirgends oben.
kittyhawk-refused-no-next-card = { $wanted ->
    [none] Dieser Zielstapel ist vollständig.
   *[other] Auf { $top } folgt hier { kittyhawk-wanted }. Eine passende Karte liegt gerade nirgends oben.
 }
kittyhawk-refused-fits-nowhere = { $card } passt gerade nirgends: Auf keinem Stapel liegt eine um 1 höhere Karte mit gemeinsamer Farbe, und kein Zielstapel ist so weit.
kittyhawk-refused-crown-fits-nowhere = { $card } passt gerade nirgends: Kein Stapel ist leer, und der Zielstapel ist noch nicht so weit.
kittyhawk-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib ein, welche Karte wohin soll: „a b“, „merchant auf Knoten“. Oder „austeilen“, „einsammeln“, „Ziel a“.

# Ein Saisonziel.
kittyhawk-score-goal = { $score ->
    [one] In einer Partie Kittyhawk { $score } Karte ins Ziel bringen
   *[other] In einer Partie Kittyhawk { $score } Karten ins Ziel bringen
 }
