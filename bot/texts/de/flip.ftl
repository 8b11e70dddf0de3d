# Flip: its name, places, moves, states and hints.

flip-title = Flip
flip-credit = Flip: Autor unbekannt
flip-typing = Austeilen: „austeilen“, „austeilen 3“, „austeilen passend“ (bis es einen neuen Spielzug gibt), „austeilen alle“. Spielen: die Nummer der ersten der vier Karten, „7“, oder „dreh 7“, „dreh vier 7“, „entferne 7“, „entferne vier 7“, oder die beiden Endkarten, „2s 10s“ (s Pik, h Herz, d Karo, c Kreuz). „aufhören“ beendet die Partie.
flip-scored = Punkte

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Deine Hand, von unten. { $places }.
flip-stock = { $count ->
    [0] Der Talon ist leer.
    [one] Talon: 1 Karte, verdeckt.
   *[other] Talon: { $count } Karten, verdeckt.
 }

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
flip-deal = { $place1 ->
    [match] Bis zum Spielzug austeilen
    [all] Alle { $left } austeilen
   *[one] Karte austeilen
 }
flip-turn = { $from } · { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from } · alle vier
flip-remove = { $from } ✕ { $one } { $other }
flip-remove-four = { $from } ✕ alle vier
flip-stop = Aufhören
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] bis zu einem neuen Spielzug
    [all] alle
   *[other] { "" }
 }
flip-turn-typed = { $first } und { $last }: { $moved ->
    [1] { $one } wird dunkel
   *[other] { $one } und { $other } werden dunkel
 }
flip-turn-four-typed = { $first } und { $last }: alle vier werden dunkel
flip-remove-typed = { $first } und { $last }: { $one } und { $other } werden entfernt
flip-remove-four-typed = { $first } und { $last }: alle vier werden entfernt
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
flip-state = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }: { $removed } entfernt, { $dark } dunkel auf der Hand.
flip-picture-state = { $score } von 104 · { $stock } im Talon
flip-result = { $score } von 104 Punkten, { $removed } Karten entfernt
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] Der Talon ist leer. Es gibt noch einen Spielzug; du kannst auch aufhören.
       *[other] Der Talon ist leer. Es gibt noch Spielzüge, jeder mit der Nummer seiner ersten Karte; du kannst auch aufhören.
    }
   *[other] { $moves ->
        [3] Noch gibt es keinen Spielzug: Teile weiter aus.
        [4] Es gibt einen Spielzug; du kannst auch weiter austeilen, das verdirbt nie einen.
       *[other] Es gibt Spielzüge, jeder mit der Nummer seiner ersten Karte; du kannst auch weiter austeilen, das verdirbt keinen davon.
    }
 }

flip-ended-perfect = Gewonnen! Alle 52 Karten sind entfernt: 104 Punkte, eine perfekte Partie. Das gelang bei starkem Spiel bisher in etwa 3 von 100 Partien.
flip-ended-no-play = Der Talon ist leer, und es gibt keinen Spielzug mehr. Du hast { $score } von 104 Punkten: { $removed } Karten entfernt, { $dark } dunkel auf der Hand.
flip-ended-stopped = Du hast aufgehört, obwohl es noch einen Spielzug gab. Du hast { $score } von 104 Punkten: { $removed } Karten entfernt, { $dark } dunkel auf der Hand.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Austeilen verdirbt nichts: Karten kommen nur obenauf, und jeder Spielzug bleibt möglich.
flip-hint-perfect = Damit beginnt ein Weg, der alle 52 Karten entfernt.
flip-hint-only = Es ist der einzige Spielzug.
flip-hint-any = Alle { $plays } Spielzüge führen gleich weit: Welcher zuerst kommt, ist noch egal.
flip-hint-same = { $equal } von { $plays } Spielzügen führen so weit; alle anderen bringen weniger, soweit ich sehe.
flip-hint-best = Damit beginnt der beste Weg, den ich fand; der nächstbeste Spielzug führt zu { $other } Punkten.

flip-refused-no-such-move = „{ $move }“ ist bei Flip kein Zug. Du kannst austeilen, drehen, entfernen und am Ende aufhören.
flip-refused-stock-empty = Der Talon ist leer: Alle Karten sind ausgeteilt.
flip-refused-stock-short = { $left ->
    [one] Nur noch 1 Karte ist auszuteilen.
   *[other] Nur noch { $left } Karten sind auszuteilen.
 } Nichts wurde gespielt.
flip-refused-stock-left = { $left ->
    [one] Aufhören kannst du erst, wenn der Talon leer ist: Noch ist 1 Karte auszuteilen.
   *[other] Aufhören kannst du erst, wenn der Talon leer ist: Noch sind { $left } Karten auszuteilen.
 }
flip-refused-not-all = { $left ->
    [0] Keine Karte ist mehr auszuteilen.
    [one] Nur noch 1 Karte ist auszuteilen, nicht { $number }.
   *[other] Alle austeilen hieße { $left } Karten, nicht { $number }.
 } Nichts wurde gespielt.
flip-refused-after-match = Wie viele Karten nach „austeilen passend“ übrig sind, weiß niemand; darum kann in derselben Zeile nichts mehr ausgeteilt werden. Nichts wurde gespielt.
flip-refused-just-dealt = „{ $move }“ steht hinter dem Austeilen, und die Karten, die du jetzt hast, erlauben es nicht. Teile erst aus, sieh hin und spiel dann. Nichts wurde gespielt.
flip-refused-no-such-window = { $most ->
    [0] Ein Spielzug braucht vier Karten in Folge: Deine Hand hat { $cards }.
    [1] Deine Hand hat vier Karten, also kann der einzige Spielzug nur bei Karte 1 beginnen, nicht bei { $number }.
   *[other] Vier Karten in Folge können bei Karte 1 bis { $most } beginnen, nicht bei { $number }: Deine Hand hat { $cards }.
 }
flip-refused-ends-differ = Die Endkarten von { $from }–{ $to }, { $first } und { $last }, haben weder Farbe noch Wert gemeinsam.
flip-refused-light-end = Entfernt wird nur, wo beide Endkarten dunkel sind. Die von { $from }–{ $to } sind { $first } und { $last } (◼ ist dunkel).
flip-refused-dark-already = Bei { $from }–{ $to }, zwischen { $first } und { $last }, ist nichts Helles mehr zu drehen. Dunkle Karten drehen sich nie zurück.
flip-refused-only-middle = { $first } und { $last } haben dieselbe Farbe, nicht denselben Wert: Das gilt für die mittleren zwei von { $from }–{ $to }, nicht für alle vier.
flip-refused-only-four = { $first } und { $last } haben denselben Wert, und dazwischen ist nichts hell: Das gilt für alle vier von { $from }–{ $to }, nicht für die mittleren zwei.
flip-refused-which-play = Das kann mehrere Spielzüge meinen. Sag, welchen: { $ways }.
flip-refused-not-shown = Keine Karte deiner Hand zeigt { $face }, oder nicht auf der Seite, die du meinst. Karten heißen nach der Seite, die sie gerade zeigen.
flip-refused-not-ends = { $one } und { $other } sind nicht die Enden von vier Karten in Folge: Zwischen zwei Karten müssen zwei andere liegen.
flip-refused-unreadable = „{ $text }“ nennt keinen Zug. Versuch „austeilen“, „austeilen passend“, „austeilen alle“ oder die Nummer der ersten von vier Karten, etwa „7“.
