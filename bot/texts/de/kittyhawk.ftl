# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
kittyhawk-credit = Kittyhawk: Ezra Bradford. Das Decktet: P.D. Magnus
kittyhawk-typing = Gib ein, wo eine Karte liegt und wohin sie soll: „a b“, „g Knoten“, „9lk Knoten“, „mill auf merchant“, „Ziel a“; „d“ teilt aus, „c“ sammelt ein. In eine Zeile passen mehrere Züge: „ab, bc“. Zielstapel: m Monde, s Sonnen, w Wellen, l Blätter, y Wyrme, k Knoten.
kittyhawk-scored = Karten auf den Zielstapeln

kittyhawk-option-level = Stufe
kittyhawk-option-level-1 = Stufe 1
kittyhawk-option-level-2 = Stufe 2 mit Bauern
kittyhawk-option-level-3 = Stufe 3 mit gemischten Assen
kittyhawk-option-level-4 = Stufe 4 mit Bauern und Höfen
kittyhawk-option-level-5 = Stufe 5 mit Bauern, Höfen und gemischten Assen
kittyhawk-short-option-level-1 = Stufe 1
kittyhawk-short-option-level-2 = Stufe 2
kittyhawk-short-option-level-3 = Stufe 3
kittyhawk-short-option-level-4 = Stufe 4
kittyhawk-short-option-level-5 = Stufe 5
kittyhawk-option-blind = blinde Haufen
kittyhawk-short-option-blind = blind

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
   *[other] Talon: { $count } Karten, verdeckt, je sechs beim Austeilen.
 }

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
kittyhawk-name2 = { $place2 ->
    [moons] Monde
    [suns] Sonnen
    [waves] Wellen
    [leaves] Blätter
    [wyrms] Wyrme
    [knots] Knoten
   *[other] { $place2 }
 }

# $onto is the number of cards on the target pile.
kittyhawk-move = { kittyhawk-name1 } → { kittyhawk-name2 } · { $card1 }
kittyhawk-move-first = { kittyhawk-name1 } { $card1 }
kittyhawk-move-then = { kittyhawk-name2 }{ $onto ->
    [0] , leer
   *[other] { "" } { $card2 }
 }
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
kittyhawk-choosing-move = { kittyhawk-name1 }: Wohin mit { $card1 }?
kittyhawk-deal = Sechs austeilen
kittyhawk-collect = Einsammeln

kittyhawk-home = { $score ->
    [one] 1 von { kittyhawk-total } Karten ist im Ziel
   *[other] { $score } von { kittyhawk-total } Karten sind im Ziel
 }
kittyhawk-state = { kittyhawk-home }, { $moves ->
    [one] nach 1 Zug.
   *[other] nach { $moves } Zügen.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } im Ziel · Talon { $stock }
kittyhawk-result = { $score } von { kittyhawk-total } Karten im Ziel
kittyhawk-choices = { $stock ->
    [0] Wähle, welche oberste Karte wohin geht.
   *[other] { $moves ->
        [one] Keine Karte lässt sich bewegen: Teile sechs Karten auf die Haufen aus.
       *[other] Wähle, welche oberste Karte wohin geht, oder teile sechs Karten auf die Haufen aus.
    }
 }

kittyhawk-ended-home = Gewonnen! Alle { $score } Karten sind im Ziel, nach { $moves } Zügen.
kittyhawk-ended-no-move = Verloren: Der Talon ist leer, und Karten gehen nur noch hin und her. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = Jetzt sind alle Karten bekannt, und hier beginnt ein Weg, der jede davon ins Ziel bringt.
kittyhawk-hint-plan = { $moves ->
    [one] Nach diesem einen Zug
   *[other] Nach { $moves } Zügen, von denen dies der erste ist,
 } { $freed ->
    [0] liegen die sichtbaren Karten besser für alles, was kommt.
    [one] ist eine Karte mehr von den Haufen fort, und der Tisch steht am besten.
   *[other] sind { $freed } Karten mehr von den Haufen fort, und der Tisch steht am besten.
 }
kittyhawk-hint-uncover = { $moves ->
    [one] Es deckt eine verdeckte Karte auf: Sieh sie erst an und plane dann weiter.
   *[other] Damit beginnen { $moves } Züge, die eine Karte aufdecken: Sieh sie erst an und plane dann weiter.
 }
kittyhawk-hint-deal = Ich fand keinen Zug, der den Tisch jetzt noch besser macht: also austeilen.
kittyhawk-hint-tried = Nach dem zuerst geplanten Zug { $other ->
    [0] wurde keine gewonnen.
    [one] wurde nur 1 gewonnen.
   *[other] wurden nur { $other } gewonnen.
 }
kittyhawk-hint-stuck = Ich fand nichts, was von hier weiterführt. Vielleicht hilft es, Züge zurückzunehmen.

# The next rank that fits on a place, as the object of a sentence.
kittyhawk-wanted = { $wanted ->
    [A] ein Ass
    [P] einen Bauern
    [C] einen Hof
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

kittyhawk-refused-no-such-move = „{ $move }“ ist bei Kittyhawk kein Zug. Nenne einen Stapel und das Ziel seiner obersten Karte, etwa „a Knoten“, oder „austeilen“ oder „einsammeln“.
kittyhawk-refused-same-place = Die Karte liegt schon auf { kittyhawk-at }. Nenne einen anderen Platz für sie.
kittyhawk-refused-nothing-there = Auf { kittyhawk-at } liegt keine Karte.
kittyhawk-refused-onto-heap = Auf einen Haufen wird nichts gelegt: Dorthin kommen Karten nur beim Austeilen.
kittyhawk-refused-stock-only-deals = Vom Talon kommen Karten nur beim Austeilen, je sechs, und keine geht dorthin zurück.
kittyhawk-refused-stock-empty = Der Talon ist leer: Es gibt nichts mehr auszuteilen.
kittyhawk-refused-nothing-safe = Nichts ist einzusammeln: Gerade ist kein Ass, keine 2 bis 9 und keine Krone sicher. Bauern und Höfe werden nie eingesammelt. Selbst kannst du Karten ins Ziel legen.
kittyhawk-refused-not-the-suit = { $card } kann nicht auf { kittyhawk-at }: Die Karte hat diese Farbe nicht.
kittyhawk-refused-needs-ace = { $card } kann noch nicht auf { kittyhawk-at }: Er ist leer und beginnt mit seinem Ass.
kittyhawk-refused-not-next = { $wanted ->
    [none] { $card } kann nicht auf { kittyhawk-at }: Er ist vollständig.
   *[other] { $card } kann nicht auf { kittyhawk-at }: Auf { $top } nimmt er jetzt { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = { $card } hat den höchsten Wert: Von den Stapeln nimmt nur ein leerer die Karte.
kittyhawk-refused-on-ace = { $card } kann nicht auf { $top }: Nichts ist niedriger als ein Ass.
kittyhawk-refused-no-shared-suit = { $card } kann nicht auf { $top }: Sie haben keine Farbe gemeinsam.
kittyhawk-refused-not-one-lower = { $card } kann nicht auf { $top }: Dorthin darfst du nur { kittyhawk-wanted } mit gemeinsamer Farbe legen.
kittyhawk-refused-not-yet-seen = „{ $move }“ kann von Karten abhängen, die erst die Züge davor aufdecken. Gib erst diese ein und sieh dann nach.
kittyhawk-refused-several-homes = { $card } hat mehrere Ziele, { $homes }, und es kann auf die Wahl ankommen. Nenne eines, etwa „{ $place } { $first }“.
kittyhawk-refused-not-on-top = „{ $text }“ liegt nirgends obenauf, auf keinem Stapel, Haufen oder Zielstapel. Nur oberste Karten lassen sich nennen und bewegen.
kittyhawk-refused-too-many-words = Das ist zu lang für eine Zeile: Höchstens { $most } Wörter werden gelesen. Gib erst die ersten Züge ein, dann die anderen.
kittyhawk-refused-unreadable = „{ $text }“ nennt keinen Zug. Sag, von wo eine Karte wohin soll, etwa „a b“ oder „merchant auf Knoten“, oder „austeilen“, „einsammeln“ oder „Ziel a“.
