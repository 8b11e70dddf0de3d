# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = Partie { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game }, Partie { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count } verdeckt
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = verdeckt { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }, Karte { $number } von unten in Stapel { $pile }
typed-moves = Du kannst eingeben: { $moves }.
typed-moves-listed = Du kannst zum Beispiel „{ $example }“ eingeben. Alle Züge: { $moves }.
typed-any = Du kannst „{ $verb }“ eingeben, danach beliebig viele von diesen oder keine: { $places }.
typed-note = { $typed } ({ $note })
typed-places = { $start }: { $places }
typed-separator = { "; " }
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = „{ button-words }“ zeigt den Rest.
text-view-once = Nur dieses Spielfeld ist jetzt Text. Alle als Text: { $command }

button-undo = ↩ Rückgängig
button-redo = ↪ Wiederholen
button-restart = Von vorn
button-new = Neue Partie
button-same = Dieselbe Partie
button-try-again = Noch einmal
button-another = Anderes Spiel
button-words = Textansicht
button-always-words = Immer Text …
button-picture = Bildansicht
button-rules = Regeln
button-games = Meine Partien
button-give-up = Aufgeben
button-give-up-yes = Ja, aufgeben
button-play-on = Nein, weiterspielen
button-play = Spielen
button-play-deal = Diese Partie spielen
button-help = Hilfe
button-more = Mehr …
button-open-table = Tisch öffnen
button-others = Andere Züge …
button-back = ◀ Zurück
button-next = Weiter ▶
to-part = Teil { $number } von { $count }
button-deal = Partie beginnen
button-record = Protokoll
button-notation = Für andere Programme
button-replay = Wiedergabe
button-share = Teilen
button-copy = Text kopieren
button-settings = Einstellungen
button-to-game = Zurück zur Partie

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Animation
button-play-from = Ab hier spielen

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = Zum Anfang
label-before = Einen Zug zurück
label-after = Einen Zug vor
label-last = Zum Ende

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters } … ({ $moves })
bunch-number = { $number } …
bunch-range = { $first } – { $last }
bunch-range-means = „{ bunch-range }“ öffnet die Auswahl von { $first } bis { $last }.
choosing = Wähl eine Möglichkeit.
choosing-others = Diese Züge helfen selten weiter.
too-long-a-line = Das ist zu lang. Eine Zeile mit Zügen darf höchstens { $most } Zeichen haben. Verteil die Züge auf mehrere Zeilen.
no-move-typed = Gib nach dem Befehl einen Zug ein. Beispiele findest du mit { $command }.
later-in-line = Es wurde nichts gespielt: Zug { $number } dieser Zeile, „{ $move }“, ist nicht möglich.
would-end-first = Die Partie wäre vor dem letzten Zug dieser Zeile zu Ende, darum wurde nichts gespielt. Lass die Züge nach dem Ende weg.
type-yes = Mit diesem Zug ist die Partie sofort verloren. Zur Bestätigung drück den Knopf. Oder gib den Zug noch einmal ein, mit „{ typed-yes }“ am Ende.
type-yes-to-end = Um die Partie zu beenden, drück auf den Knopf, oder gib den Zug noch einmal mit „{ typed-yes }“ dahinter ein.
nearest = Meinst du „{ $move }“?
record-title = Protokoll: { $deal }
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal } für andere Programme
export-board = Die Partie, wie Freecell Solver und ähnliche Programme sie lesen:
export-moves = Züge in Standardnotation:
export-unwritable = Die Züge fehlen: Standardnotation kennt keine Karten, die von einem Zielstapel zurückkommen.
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = Diese Partie ist eine Tagespartie, die noch läuft. Du kannst sie nur von Anfang an spielen.
record-over = Die Partie dieses Protokolls ist vorbei. Um ab einem früheren Zug weiterzuspielen, lass die letzten Züge weg. Zum Ansehen gib „replay“ statt „play“ ein.
record-illegal = Zug { $number } dieses Protokolls, „{ $move }“, ist nicht möglich.
record-goes-on = Die Partie endet mit Zug { $number }, aber das Protokoll geht weiter. Lass die späteren Züge weg.
refused-record-gone = Dieses Protokoll ist nicht mehr gespeichert. Gib es noch einmal ein.
refused-unreadable-record = „{ $text }“ lässt sich nicht als Protokoll lesen. Ein Protokoll sieht so aus: wish/1 #42 | take a c

options-title = { $game }: Optionen wählen
option-line = • { $option }
option-on = { $option }
option-off = { $option }: aus
rules-menu-title = Regeln
rules-menu = Wähl ein Spiel, um seine Regeln zu lesen.

assisted = { $details }.
replay-film = Die ganze Partie: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }. Mit den Knöpfen gehst du sie Schritt für Schritt durch.
replay-so-far = Bisher: { $state }
replay-film-alt = Animation: { $deal }, von Anfang an, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = Anfang der Partie. { $count ->
    [one] Es folgt { $count } Zug.
   *[other] Es folgen { $count } Züge.
 }
replay-move = Zug { $number } von { $count }: { $move }.
replay-state = Zu diesem Zeitpunkt: { $state }.
replay-beyond = Diese Partie hat { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}. Das ist der letzte.
replay-unread = Das ist die ganze Partie. Für das Spielfeld nach Zug { $number } gib „{ $command }“ ein.
nothing-to-replay = In dieser Partie wurde kein Zug gemacht, darum gibt es keine Wiedergabe.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Gewonnen
result-lost = Verloren
result-ended = Beendet
result-given-up = Aufgegeben
result = Ergebnis: { $score }
result-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] Am Anfang:
   *[other] Nach Zug { $moves }:
 }
result-clean = Ohne Hilfe: kein Rückgängig, keine Tipps
result-assisted = Mit Hilfe: { $help }
help-undos = { $count ->
    [one] { $count } Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
 }
help-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
 }
help-verdicts = { $count ->
    [one] { $count } Urteil
   *[other] { $count } Urteile
 }
help-begun-again = von vorn begonnen
help-from-record = aus einem Protokoll begonnen
share = { $result } { $moves ->
    [0] vor dem ersten Zug
    [one] nach { $moves } Zug
   *[other] nach { $moves } Zügen
 }. { $score }. { $effort }.
share-alt = Ergebnis: { $deal }. { $details }
share-to-nobody = Deine Ergebnisse sind für andere nicht sichtbar, darum siehst nur du das hier.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Spiel diese Partie: Alle bekommen dieselben Karten.
nothing-to-share = Du kannst diese Partie erst teilen, wenn sie vorbei ist.

giving-up = Diese Partie aufgeben? Sie zählt dann als verloren, aber mit „{ button-undo }“ kannst du sie zurückholen.
ended-given-up = Du hast diese Partie aufgegeben.

welcome-title = Willkommen bei Solitaire Bot
welcome = Drück auf ein Spiel, um zu beginnen. Du kannst jeden Zug rückgängig machen, also probier ruhig etwas aus.
# The bot was added to a server or group. $command starts a game.
greeting = Hallo! Mit mir spielst du Patiencen. Drück auf ein Spiel oder sende { $command }. Jedes Spielfeld gehört der Person, die die Partie begonnen hat. Aber alle können dieselbe Partie spielen.
menu-title = Welches Spiel?
menu = Drück auf ein Spiel, um zu beginnen. Wer dieselbe Partienummer spielt, bekommt dieselben Karten.
no-game = Du hast gerade keine laufende Partie. Wähl ein Spiel, um zu beginnen.
game-gone = Diese Partie ist nicht mehr gespeichert. Offene Partien werden nach { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
 } ohne Zug gelöscht, oder wenn du deine Daten löschst. Eine neue beginnen?
rules-changed = Die Regeln dieses Spiels wurden berichtigt, nachdem du begonnen hattest. Darum kannst du nicht weiterspielen. Du kannst dieselbe Partie von vorn spielen.
stranger = Diese Partie gehört jemand anderem. Du kannst dieselbe Partie selbst spielen.
how-to-move = Du bist dran: Drück einen Knopf unter dem Spielfeld. „{ button-rules }“ erklärt das Spiel, { $command } zeigt, was du eingeben kannst.
still-open = Hier ist deine angefangene Partie. Für eine andere drück auf „{ button-new }“.

no-such-open-game = Du hast keine offene Partie mit diesem Namen. Deine offenen Partien:
games-title = Deine Partien
games-open = { $count ->
    [0] Du hast keine offene Partie.
    [one] Du hast { $count } offene Partie. Drück darauf, um weiterzuspielen.
   *[other] Du hast { $count } offene Partien. Drück auf eine, um weiterzuspielen.
 }
games-past = Zuletzt beendet:
past-won = { $deal }: gewonnen. { $state }
past-lost = { $deal }: verloren. { $state }
past-ended = { $deal }: { $state }
past-given-up = { $deal }: aufgegeben. { $state }
past-other-rules = { $deal }: nach älteren Regeln gespielt.
too-many-games = Du hast { $most } offene Partien, mehr sind nicht möglich. Spiel erst eine zu Ende oder gib eine auf.

rules-title = { $heading } ({ $number }/{ $count })
help-title = So spielst du
help-moves = { $chat ->
    [page] Drück eine Karte, zieh sie an ihren Platz oder gib einen Zug ein.
   *[other] Drück einen Knopf unter dem Spielfeld oder gib einen Zug ein.
 } { $typing } „{ button-words }“ zeigt dieses Spielfeld als Text. Darunter stellt „{ button-always-words }“ alle um.
help-typing = Die Regeln jedes Spiels erklären, wie du Züge eingibst.
unknown-command = Unbekannter Befehl: { $name }. Verfügbare Befehle:
unexpected-words = Nach { $command } kann „{ $text }“ nicht stehen, darum wurde nichts gemacht. Gib nur { $command } ein.

about-title = Solitaire Bot { $version }
about = Klassische und ungewöhnliche Patiencen auf Discord, in Telegram und auf einer Webseite.
about-licence = Dieser Bot ist freie Software unter der MIT-Lizenz. Seine Bilder und Karten wurden für ihn gemacht. Die Schriften darauf sind Inter und Noto Sans CJK, unter der SIL Open Font License.

settings-title = Einstellungen
settings-theme = Deine Spielfelder haben das Design „{ $theme }“, so wie hier. Drück auf ein anderes Design, um zu wechseln.
no-such-theme = Unbekanntes Design „{ $name }“.

moved-on = Dieser Knopf ist veraltet. Hier ist das aktuelle Spielfeld.
nothing-to-undo = Du bist am Anfang der Partie: Hier kannst du nichts zurücknehmen.
nothing-to-redo = Es gibt keinen zurückgenommenen Zug, den du wiederholen kannst.
nothing-to-restart = Die Partie steht schon am Anfang.
busy = Gleichzeitig kam noch ein Zug von dir an. Versuch es bitte noch einmal.
sorry = Leider ist etwas schiefgegangen. Sieh dir das Spielfeld an und versuch es dann noch einmal.
store-unavailable = Deine Partien sind gerade nicht erreichbar. Warte kurz und sieh dir dann das Spielfeld an: Vielleicht ist dein Zug schon gespeichert. Versuch es erst danach noch einmal.
unreadable-game = Die gespeicherten Daten dieser Partie sind nicht lesbar. Sie bleiben unverändert. Beginn bitte eine andere Partie.

refused-not-here = Hier darf nicht gespielt werden. Zum Weiterspielen gib { $command } in einem anderen Kanal oder Thema ein. Im privaten Chat mit mir geht es auch.
refused-not-your-start = Hier dürfen nur Admins Partien beginnen. Du kannst in einem privaten Chat mit mir spielen.
refused-not-a-code = Dieser Link führt zu keiner Partie. Mit /play beginnst du eine.
refused-too-long = Diese Partie hat { $most } Züge, mehr sind nicht möglich. Nimm Züge zurück oder beginn von vorn.
refused-over = Diese Partie ist vorbei. „{ button-undo }“ macht das rückgängig, „{ button-new }“ beginnt eine andere.
refused-begins-here = Hier gibt es einen Zug. Drück noch einmal hierher, um ihn zu machen oder zu wählen.
refused-ends-here = Hierher kann eine Karte. Drück zuerst auf diese Karte.
refused-covered-card = Auf dieser Karte liegen andere. Gerade kannst du sie nicht spielen.
refused-no-move-here = Hier kannst du gerade nichts tun.
refused-no-move-between = Von dort führt kein Zug hierher. Drück auf die Karte, dann siehst du, wohin sie kann.
refused-move-there = Dieser Zug ist möglich. Versuch ihn noch einmal oder nimm seinen Knopf.
refused-no-such-place = „{ $place }“ ist kein Platz auf diesem Spielfeld. Drück auf einen Platz im Bild.
refused-which-place = Nenn 1 oder 2 Plätze auf dem Spielfeld, nicht { $count }.
refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen.
refused-no-such-game = Unbekanntes Spiel „{ $name }“. Verfügbar: { $known }.
refused-no-such-option = Unbekannte Option „{ $name }“. Verfügbar: { $known }.
refused-no-options = Unbekannte Option „{ $name }“. Dieses Spiel hat keine Optionen.
refused-no-such-value = Mögliche Werte für „{ $name }“: { $known }. „{ $value }“ gehört nicht dazu.
refused-options-exclude = „{ $name }“ und „{ $other }“ gehen nicht zusammen. Wähl nur eins davon.
refused-not-a-deal = „{ $text }“ ist keine Partienummer. Gib eine ganze Zahl ein, etwa 4503599.
refused-no-such-deal = Partienummern gehen von 0 bis { $last }.
