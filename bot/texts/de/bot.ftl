# Messages of all games and all chats.

# “Wish 4 503 599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4 503 599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = Partie { $deal } · { $details }

# “Wish, deal 4 503 599, all cards open”
deal-title = { $game }, Partie { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count } verdeckt
typed-moves = Du kannst eingeben: { $moves }.
typed-any = Du kannst „{ $verb }“ eingeben und dahinter beliebige von diesen oder nichts: { $places }.
typed-note = { $typed } ({ $note })
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = Den Rest nennt der Spielstand in Worten.

button-undo = ↩ Rückgängig
button-redo = ↪ Wiederholen
button-restart = Von vorn
button-new = Neue Partie
button-same = Gleiche Partie
button-words = In Worten
button-picture = Als Bild
button-rules = Regeln
button-games = Meine Partien
button-give-up = Aufgeben
button-give-up-yes = Ja, aufgeben
button-play-on = Nein, weiterspielen
button-play = Spielen
button-play-deal = Diese Partie spielen
button-help = Hilfe
button-more = Mehr …
button-back = ◀ Zurück
button-next = Weiter ▶
to-part = Teil { $number } von { $count }
button-deal = Austeilen
button-record = Protokoll
button-replay = Wiedergabe
button-share = Teilen
button-copy = Text kopieren
button-settings = Einstellungen
button-to-game = ◀ Zurück zur Partie

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Der Film
button-play-from = Ab hier spielen

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = Zum Anfang
label-before = Einen Zug zurück
label-after = Einen Zug weiter
label-last = Zum Ende

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters } … ({ $moves })
bunch-range = { $first } – { $last }
choosing = Wähle eines davon.
too-long-a-line = Das ist zu lang: Eine Zeile mit Zügen hat höchstens { $most } Zeichen.
no-move-typed = Gib hinter dem Befehl einen Zug ein; { $command } sagt, wie.
later-in-line = Nichts wurde gespielt, denn ein späterer Zug dieser Zeile geht nicht.
would-end-first = Was in dieser Zeile zuerst steht, würde die Partie beenden, also wurde nichts gespielt. Gib es allein ein, wenn du es so meinst.
type-yes = Damit wäre die Partie sofort verloren. Drück den Knopf, wenn du es so meinst, oder gib es noch einmal ein, mit „yes“ dahinter.
nearest = Meinst du „{ $move }“?
record-title = Das Protokoll von { $deal }
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = Das ist eine Tagespartie, deren Tag noch läuft: Die Züge des Protokolls zählen nicht.
record-over = Die Partie dieses Protokolls ist vorbei. Lass die letzten Züge weg, um von dort zu spielen, oder gib replay statt play ein.
record-illegal = Zug { $number } dieses Protokolls, „{ $move }“, ist nicht möglich.
record-goes-on = Dieses Protokoll geht nach dem Ende weiter: Die Partie ist nach Zug { $number } vorbei.
refused-record-gone = Dieses Protokoll ist nicht mehr gespeichert. Gib es noch einmal ein.
refused-unreadable-record = „{ $text }“ ist kein Protokoll. Ein Protokoll sieht so aus: wish/1 #42 | take a c

options-title = { $game }: Wie soll ausgeteilt werden?
option-line = • { $option }
option-on = { $option }
option-off = { $option }: aus
rules-menu-title = Die Regeln
menu-options = { $game }: Optionen …
rules-menu = Die Regeln welches Spiels?

assisted = { $details }.
replay-film = Die ganze Partie, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 }. Mit den Knöpfen gehst du sie Schritt für Schritt durch.
replay-so-far = Bisher: { $state }
replay-film-alt = Ein Film von { $deal }, vom Austeilen an, { $moves ->
    [one] mit dem einen Zug
   *[other] mit allen { $moves } Zügen
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = Frisch ausgeteilt. { $count ->
    [one] Ein Zug folgt.
   *[other] { $count } Züge folgen.
 }
replay-move = Zug { $number } von { $count }: { $move }.
replay-state = Der Stand an dieser Stelle: { $state }.
replay-beyond = Diese Partie hat { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}: Das ist der letzte.
replay-unread = Das ist die ganze Partie. Gib „{ $command }“ ein, um den Stand nach Zug { $number } zu sehen.
nothing-to-replay = Noch ist kein Zug gemacht: Es gibt nichts wiederzugeben.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Gewonnen
result-lost = Verloren
result-ended = Zu Ende gespielt
result-given-up = Aufgegeben
result = Punkte: { $score }
result-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] So begann die Partie:
   *[other] Nach Zug { $moves }:
 }
result-clean = Ohne Hilfe: nichts zurückgenommen, kein Tipp
result-assisted = Mit Hilfe: { $help }
help-undos = { $count ->
    [one] 1 Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
 }
help-hints = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
 }
help-verdicts = { $count ->
    [one] 1 Urteil
   *[other] { $count } Urteile
 }
help-begun-again = von vorn begonnen
help-from-record = nach einem Protokoll begonnen
share = { $result } { $moves ->
    [0] vor dem ersten Zug
    [one] nach 1 Zug
   *[other] nach { $moves } Zügen
 }. { $score }. { $effort }.
share-alt = Das Ergebnis von { $deal }. { $details }
share-to-nobody = Du hast gewählt, dass niemand deine Ergebnisse sieht; darum ist das nur für dich.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Spiel diese Partie: Alle bekommen dieselben Karten.
nothing-to-share = Diese Partie läuft noch: Teile sie, wenn sie vorbei ist.

giving-up = Diese Partie aufgeben? Sie zählt dann als verloren, aber „Rückgängig“ holt sie zurück.
ended-given-up = Du hast diese Partie aufgegeben.

welcome-title = Willkommen bei Solitaire Bot
welcome = Ungewöhnliche Patiencen, hier im Chat ausgeteilt. Wähle eine und drück ihre Knöpfe, oder gib deine Züge ein.
menu-title = Welches Spiel?
menu = Jede Partie hat eine Nummer: Wer dieselbe Nummer spielt, bekommt dieselben Karten.
no-game = Du hast gerade keine Partie auf dem Tisch. Welches Spiel soll ich austeilen?
game-gone = Diese Partie gibt es nicht mehr: Offene Partien werden nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
 } ohne Zug weggeräumt. Soll ich dir eine neue austeilen?
rules-changed = Seit diese Partie ausgeteilt wurde, sind die Regeln des Spiels verbessert worden; so kann sie nicht weitergehen. Du kannst sie mit denselben Karten von vorn spielen.
stranger = Diese Partie gehört jemand anderem. Du kannst dieselbe Partie selbst spielen.

no-such-open-game = So heißt keine deiner offenen Partien. Das sind sie:
games-title = Deine Partien
games-open = { $count ->
    [0] Keine Partie ist offen.
    [one] 1 Partie ist offen. Drück darauf, um weiterzuspielen.
   *[other] { $count } Partien sind offen. Drück auf eine, um weiterzuspielen.
 }
games-past = Zuletzt beendet:
past-won = { $deal }: gewonnen. { $state }
past-lost = { $deal }: verloren. { $state }
past-ended = { $deal }: { $state }
past-given-up = { $deal }: aufgegeben. { $state }
past-other-rules = { $deal }: nach früheren Regeln gespielt.
too-many-games = Du hast { $most } offene Partien, mehr gehen nicht. Spiel erst eine zu Ende oder gib eine auf.

rules-title = { $heading } ({ $number }/{ $count })
help-title = So spielst du
help-moves = Drück die Knöpfe unter dem Spielfeld oder gib einen Zug ein. { $typing } „In Worten“ beschreibt den ganzen Spielstand als Text.
help-typing = Wie Züge eingegeben werden, steht in den Regeln jedes Spiels.
unknown-command = Den Befehl { $name } gibt es nicht. Das sind die, die es gibt:

about-title = Solitaire Bot { $version }
about = Ungewöhnliche Patiencen, ausgeteilt in Discord, in Telegram und auf einer eigenen Seite.
about-licence = Der Bot ist freie Software unter der MIT-Lizenz. Seine Bilder und Karten sind seine eigenen; die Schriften darauf sind Inter und Noto Sans CJK, unter der SIL Open Font License.

settings-title = Einstellungen
settings-theme = Alle Bilder, die du siehst, sind im Design „{ $theme }“ gemalt. So sieht es aus; drück auf ein anderes, um es zu wechseln.
no-such-theme = Ein Design „{ $name }“ gibt es nicht.

moved-on = Dieser Knopf gehörte zu einem früheren Stand. So steht die Partie jetzt.
nothing-to-undo = Es gibt keinen Zug zurückzunehmen: Das ist der Anfang der Partie.
nothing-to-redo = Es gibt keinen Zug zu wiederholen: Nichts wurde zurückgenommen.
nothing-to-restart = Noch ist kein Zug gemacht: Das ist der Anfang der Partie.
busy = Gleichzeitig kam ein anderer Zug von dir an. Versuch es bitte noch einmal.
sorry = Bei mir ist leider etwas schiefgegangen. Sieh dir bitte den Spielstand an und versuch es dann noch einmal.
store-unavailable = Ich komme gerade nicht an mein Gedächtnis. Sieh dir gleich bitte den Spielstand an und versuch es dann noch einmal: Vielleicht ist dein Zug schon gemacht.
unreadable-game = Meine Notizen zu dieser Partie sind leider nicht lesbar. Sie bleiben, wie sie sind; lass dir bitte eine andere Partie austeilen.

refused-not-here = Hier lassen die Administratoren nicht spielen. { $command } bringt deine Partien zurück, in einem anderen Kanal oder Thema oder in einem privaten Chat mit mir.
refused-not-your-start = Hier lassen nur Administratoren austeilen. In einem privaten Chat kannst du mit mir spielen.
refused-not-a-code = Dieser Link nennt keine Partie, die ich kenne. Mit /play lässt du eine austeilen.
refused-too-long = Diese Partie ist bei { $most } Zügen angekommen, mehr lassen sich nicht aufbewahren. Du kannst Züge zurücknehmen oder von vorn beginnen.
refused-over = Diese Partie ist vorbei. „Rückgängig“ nimmt den letzten Zug zurück; „Neue Partie“ beginnt eine andere.
refused-unreadable = „{ $text }“ ist kein Zug, den ich lesen kann.
refused-no-such-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
refused-no-such-option = Eine Option „{ $name }“ gibt es nicht. Es gibt: { $known }.
refused-no-options = Eine Option „{ $name }“ gibt es nicht: Dieses Spiel hat keine.
refused-no-such-value = { $name } kann { $known } sein, nicht „{ $value }“.
refused-not-a-deal = „{ $text }“ ist keine Partienummer. Partienummern sind ganze Zahlen, etwa 4 503 599.
refused-no-such-deal = Partien gehen von 0 bis { $last }.
