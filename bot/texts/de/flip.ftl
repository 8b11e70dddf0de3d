# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = flip patience
flip-credit = Flip: Autor unbekannt
# The aim in one sentence, above a player’s first game.
flip-aim = Dreh Karten auf dunkel, dann entferne sie: mit 4 Karten in Folge, deren Enden zusammenpassen.
flip-typing = Austeilen: „austeilen“, „austeilen 3“, „austeilen passend“ (bis zum nächsten Spielzug), „austeilen alle“. Spielen: die Nummer der ersten von 4 Karten, „7“. Oder die beiden Endkarten, „2s 10s“ (s Pik, h Herz, d Karo, c Kreuz). Genauer: „dreh 7“, „dreh vier 7“, „entferne 7“, „entferne vier 7“. „aufhören“ beendet die Partie.
flip-pitch = Dreh und entferne Karten für möglichst viele Punkte.
flip-pitch-effort = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } · etwa { $points } von 104 Punkten
flip-scored = Punkte
flip-option-open = Talon offen
flip-short-option-open = offen

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Deine Hand, von unten. { $places }.
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] Der Talon ist leer.
        [one] Talon: { $count } Karte, verdeckt.
       *[other] Talon: { $count } Karten, verdeckt.
    }
    [one] Talon: { $seen } Karte, offen: { $cards }.
   *[other] Talon: { $seen } Karten, offen, die nächste zuerst: { $cards }.
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = nächste

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] Bis zum neuen Spielzug austeilen
        [end] Bis zum Ende austeilen
       *[other] { $reach } bis zum neuen Spielzug austeilen
    }
    [all] Alle { $left } austeilen
   *[other] 1 Karte austeilen
 }
flip-turn = { $from }–{ $to }: { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 } drehen
flip-turn-four = { $from }–{ $to }: alle drehen
flip-remove = { $from }–{ $to }: { $one } { $other } entfernen
flip-remove-four = { $from }–{ $to }: alle entfernen
flip-stop = Aufhören
flip-ending-stop = { $moves ->
    [one] Hier aufhören? { $moves } Spielzug ist noch möglich.
   *[other] Hier aufhören? { $moves } Spielzüge sind noch möglich.
 } Dein Ergebnis wäre { $score } von 104 Punkten.
flip-ending-stop-yes = Ja, aufhören
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] Bis zum neuen Spielzug
        [end] Bis zum Ende
       *[other] { $reach } bis zum Spielzug
    }
    [all] Alle austeilen
   *[other] 1 austeilen
 }
flip-turn-short = { $from }: drehen
flip-turn-four-short = { $from }: alle drehen
flip-remove-short = { $from }: weg
flip-remove-four-short = { $from }: alle weg
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] bis zum nächsten Spielzug
        [end] bis zum Ende, kein Spielzug kommt
        [one] { $reach } Karte, bis zum nächsten Spielzug
       *[other] { $reach } Karten, bis zum nächsten Spielzug
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } und { $last }: { $moved ->
    [1] { $one } wird dunkel
   *[other] { $one } und { $other } werden dunkel
 }
flip-turn-four-typed = { $first } und { $last }: Alle 4 werden dunkel
flip-remove-typed = { $first } und { $last }: { $one } und { $other } werden entfernt
flip-remove-four-typed = { $first } und { $last }: Alle 4 werden entfernt
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] Punkte: { $score } von 104.
       *[other] Punkte: { $score } von 104. Karten entfernt: { $removed }. Dunkel auf der Hand: { $dark }.
    }
   *[other] Punkte: { $score } von 104. Karten entfernt: { $removed }. Dunkel auf der Hand: { $dark }.
 }
flip-picture-state = { $score } von 104 · { $stock } im Talon
flip-result = { $score } von 104 Punkten, { $removed } Karten entfernt
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] Der Talon ist leer. Mach den einzigen Spielzug oder beende die Partie mit „{ flip-stop }“.
       *[other] Der Talon ist leer. Wähl einen Spielzug oder beende die Partie mit „{ flip-stop }“.
    }
   *[other] { $moves ->
        [3] Noch gibt es keinen Spielzug. Teil aus, bis die Enden von 4 Karten in Folge in Farbe oder Wert übereinstimmen.
        [4] Es gibt einen Spielzug. Mach ihn oder teil weiter aus: Durch Austeilen geht kein Spielzug verloren.
       *[other] Wähl einen Spielzug oder teil weiter aus: Durch Austeilen geht kein Spielzug verloren.
    }
 }

flip-ended-perfect = Gewonnen! Alle 52 Karten sind entfernt: 104 Punkte, eine perfekte Partie. Auch wer stark spielt, schafft das selten.
flip-ended-no-play = Der Talon ist leer, und es gibt keinen Spielzug mehr. Du hast { $score } von 104 Punkten: { $removed } Karten entfernt, { $dark } dunkel auf der Hand.
flip-ended-stopped = Du hast vor dem letzten Spielzug aufgehört. Du hast { $score } von 104 Punkten: { $removed } Karten entfernt, { $dark } dunkel auf der Hand.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Austeilen schadet nie: Die Karten kommen nur oben dazu, und jeder Spielzug bleibt möglich.
flip-hint-perfect = Damit beginnt ein Weg, auf dem du alle 52 Karten entfernst.
flip-hint-only = Es ist der einzige Spielzug.
flip-hint-any = { $plays ->
    [2] Beide Spielzüge führen zum selben besten Ergebnis, du kannst also mit jedem anfangen.
   *[other] Alle { $plays } Spielzüge führen zum selben besten Ergebnis, du kannst also mit jedem anfangen.
 }
flip-hint-same = { $equal } von { $plays } Spielzügen führen zum besten gefundenen Ergebnis. Die anderen führen zu weniger Punkten.
flip-hint-best = Damit beginnt der beste gefundene Weg. Der nächstbeste Spielzug führt zu { $other } Punkten.
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] Damit beginnt ein bester Weg. Kein anderer führt zu mehr Punkten.
   *[off] Damit beginnt der beste gefundene Weg.
 }
flip-hint-later = { $proven ->
    [on] Der beste Weg beginnt mit Karten, die noch kommen. Kein anderer führt zu mehr Punkten.
   *[off] Der beste gefundene Weg beginnt mit Karten, die noch kommen.
 }
flip-hint-none = Auch mit allen Karten auf der Hand gibt es keinen Spielzug.

flip-refused-no-such-move = „{ $move }“ ist bei Flip kein Zug. Du kannst austeilen, drehen, entfernen und am Ende aufhören.
flip-refused-stock-empty = Der Talon ist leer, du kannst nicht mehr austeilen. Mach einen Spielzug oder hör auf.
flip-refused-stock-short = { $left ->
    [one] Nur noch { $left } Karte liegt im Talon. Es wurde nichts gespielt.
   *[other] Nur noch { $left } Karten liegen im Talon. Es wurde nichts gespielt.
 }
flip-refused-stock-left = { $left ->
    [one] Du kannst noch nicht aufhören: Im Talon liegt noch { $left } Karte.
   *[other] Du kannst noch nicht aufhören: Im Talon liegen noch { $left } Karten.
 }
flip-refused-not-all = { $left ->
    [0] Der Talon ist leer. Es wurde nichts gespielt.
    [one] Nur noch { $left } Karte liegt im Talon, nicht { $number }. Es wurde nichts gespielt.
   *[other] Im Talon liegen noch { $left } Karten, nicht { $number }. Es wurde nichts gespielt.
 }
flip-refused-after-match = Nach „austeilen passend“ weiß niemand, wie viele Karten noch da sind. Gib das nächste Austeilen in einer eigenen Zeile ein. Es wurde nichts gespielt.
flip-refused-just-dealt = „{ $move }“ folgt auf ein Austeilen, ist aber mit deiner jetzigen Hand nicht möglich. Teil erst aus, sieh dir die Karten an und spiel dann. Es wurde nichts gespielt.
flip-refused-no-such-window = { $most ->
    [0] Ein Spielzug braucht 4 Karten in Folge, du hast aber nur { $cards } auf der Hand.
    [1] Du hast nur 4 Karten auf der Hand. Ein Spielzug kann nur bei Karte 1 beginnen, nicht bei { $number }.
   *[other] Du hast { $cards } Karten auf der Hand. Ein Spielzug kann bei Karte 1 bis { $most } beginnen, nicht bei { $number }.
 }
flip-refused-ends-differ = Die Endkarten von { $from }–{ $to }, { $first } und { $last }, haben weder Farbe noch Wert gemeinsam.
flip-refused-light-end = Entfernen kannst du nur, wenn beide Endkarten dunkel sind. Bei { $from }–{ $to } sind es { $first } und { $last } (◼ heißt dunkel).
flip-refused-dark-already = Bei { $from }–{ $to } ist zwischen { $first } und { $last } keine helle Karte mehr, die du drehen kannst. Dunkle Karten drehen sich nie zurück.
flip-refused-only-middle = { $first } und { $last } haben dieselbe Farbe, nicht denselben Wert. Darum kannst du nur die mittleren 2 von { $from }–{ $to } spielen, nicht alle 4.
flip-refused-only-four = Bei { $from }–{ $to } kannst du nur alle 4 zusammen spielen, nicht die mittleren 2: { $first } und { $last } haben denselben Wert.
flip-refused-which-play = Damit können mehrere Spielzüge gemeint sein. Gib einen davon ein: { $ways }.
flip-refused-not-shown = Keine Karte auf deiner Hand zeigt { $face }, so wie du es eingegeben hast. Gib Karten so ein, wie sie jetzt zu sehen sind, hell oder dunkel.
flip-refused-not-ends = { $one } und { $other } sind nicht die Enden von 4 Karten in Folge. Dazwischen müssen genau 2 Karten liegen.
flip-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Versuch „austeilen“, „austeilen passend“, „austeilen alle“ oder die Nummer der ersten von 4 Karten, etwa „7“.

# Das Ziel eines zweiten Versuchs, und ein Ergebnis in seinen Begriffen.
flip-goal = { $goal } Punkte oder mehr
flip-goal-score = { $score } Punkte

# Ein Saisonziel.
flip-score-goal = { $score ->
    [one] In Flip mindestens { $score } Punkt erreichen
   *[other] In Flip mindestens { $score } Punkte erreichen
 }
