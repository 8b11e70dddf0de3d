# Statistics of a player, the calendar of a month, and achievements.

command-stats = Sieh, was von deinen Partien gezählt wird
command-calendar = Sieh, welche Tage eines Monats du gespielt hast
command-name-stats = statistik
command-name-calendar = kalender
parameter-month = Welcher Monat, etwa 2026-11; ohne Angabe dieser
parameter-name-month = monat

# All games.
stats-title = Deine Statistik
stats-nothing = Noch ist nichts gezählt. Eine Partie zählt, wenn sie endet, sobald in ihr gezogen wurde.
stats-unread = „{ $text }“ ist weder ein Spiel noch eine Seite der Statistik.
stats-games = { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
 }, { $won } gewonnen ({ $share } %)
stats-clean = Ohne Hilfe gewonnen: { $clean }
stats-help = Mit Hilfe: { $assisted } ({ $share } %) · aufgegeben: { $givenup }
stats-time = Zeit: { $time }
stats-time-fastest = { stats-time } · schnellster Sieg: { $fastest }
stats-favourite = Am meisten gespielt: { $game }
stats-days-played = Tage in Folge gespielt: { $days }, längste Serie { $longest }{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄ 1 Frosttag
   *[other] { " " }· ❄ { $freezes } Frosttage
 }
stats-days-won = Tage in Folge gewonnen: { $days }, längste Serie { $longest }
stats-achievements = Erfolge: { $count } von { $all }
button-stats = Statistik
button-stats-all = ◀ Alle Spiele
button-progress = Verlauf
button-achievements = Erfolge

# One game, or one of its option sets.
stats-of = Statistik: { $kind }
stats-page-all = Alle Arten zusammen
stats-page-usual = Mit den üblichen Optionen
stats-streak = In Folge gewonnen: { $streak }, längste Serie { $longest }
stats-wishes = Erfüllte Wünsche: { $count }
stats-scores = { $what }: am besten { $best }, im Schnitt { $average }
stats-score = Ergebnis
stats-decimal = { $whole },{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Gewonnene Partien
chart-bars-won = Gewonnen
chart-bars-rest = Nicht gewonnen
chart-bar = { $won } von { $played }
chart-bars-alt = Balken der gewonnenen Partien. { $details }.
chart-bars-alt-one = { $name }: { $won } von { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: Säulen, wie oft jeder Wert erreicht wurde. { $details }. Im Schnitt { $average }, am besten { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = Im Schnitt { $average }
chart-best = Am besten { $best }
chart-times = { $what }: wie oft
chart-progress = Gewonnene Partien nach Monaten
chart-progress-line = Gewonnen
chart-progress-alt = Eine Linie des Anteils gewonnener Partien, nach Monaten. { $details }.
chart-progress-alt-one = { $month }: { $won } von { $played }, { $share } %
chart-month = { $number }/{ $year }
chart-percent = { " %" }
stats-no-progress = Aus den letzten Monaten ist nichts gezählt.

# The calendar of a month.
calendar-weekdays = Mo Di Mi Do Fr Sa So
calendar-played = Tage gespielt: { $played } von { $counting }, { $won } gewonnen
calendar-badge = { $badge ->
    [bronze] Bronze: ein Drittel der Tage
    [silver] Silber: zwei Drittel der Tage
    [gold] Gold: jeden Tag gespielt
    [diamond] Diamant: jeden Tag gewonnen
   *[none] Noch kein Abzeichen: Ein Drittel der Tage bringt Bronze
 }
calendar-streak = In Folge: { $played } gespielt, { $won } gewonnen{ $freezes ->
    [0] { "" }
    [one] , 1 Frosttag
   *[other] , { $freezes } Frosttage
 }
calendar-missed = Verpasste Tage lassen sich nachspielen: Tippe etwa { $command }. Gewertet werden sie nicht.
calendar-alt = Kalender: { $month }. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = ohne Hilfe gewonnen
calendar-silver = mit Hilfe gewonnen
calendar-bronze = gespielt, nicht gewonnen
calendar-frozen = durch Frosttag gerettet
calendar-outage = Ausfall, kein Verlust
calendar-missed-day = verpasst
calendar-open = heute, noch offen
calendar-none = kommt noch oder vor deinem ersten Tag
calendar-unread = „{ $text }“ ist kein Monat. Tippe einen wie { $command }.
calendar-before = Die erste Tagespartie gab es am { announce-date } { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# Achievements: the name, and how to earn it.
achievements-title = Erfolge
achievements-got = Erreicht: { $count } von { $all }
achievements-missing = Noch zu erreichen:
achievement-new = { $emblem } Erfolg: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = Der erste von vielen
achievement-how-first-day = eine Tagespartie beenden
achievement-week = Eine Woche
achievement-how-week = 7 Tagespartien in Folge
achievement-thirty-days = Ein Mond
achievement-how-thirty-days = 30 Tagespartien in Folge
achievement-hundred-days = Eine Jahreszeit
achievement-how-hundred-days = 100 Tagespartien in Folge
achievement-winning-week = Siegeswoche
achievement-how-winning-week = 7 Tagespartien in Folge gewinnen
achievement-month = Ganzer Monat
achievement-how-month = jeden Tag eines Monats spielen
achievement-wish = Wunsch erfüllt
achievement-how-wish = das erste Wish deines Tages im ersten Anlauf gewinnen
achievement-perfect-flip = Perfektes Flip
achievement-how-perfect-flip = alle 104 Punkte
achievement-kittyhawk = Erster Flug
achievement-how-kittyhawk = Kittyhawk auf Stufe 5 gewinnen
achievement-blink = Im Nu
achievement-how-blink = Blink auf dem kleinen Tisch gewinnen
achievement-par = Par
achievement-how-par = Par ohne Hilfe erreichen
achievement-above-par = Besser als Par
achievement-how-above-par = Par ohne Hilfe übertreffen
achievement-hardest = Gipfel
achievement-how-hardest = Schwierigkeit 5 ohne Hilfe gewinnen
achievement-all-games = Jedes Spiel
achievement-how-all-games = jedes Spiel oder seinen Tag gewinnen
achievement-in-a-row = Zehn in Folge
achievement-how-in-a-row = 10 Partien in Folge gewinnen
achievement-hundred-wins = Hundert Siege
achievement-how-hundred-wins = 100 Partien gewinnen
