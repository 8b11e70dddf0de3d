# Statistics of a player, the calendar of a month, and achievements.

command-stats = Sieh dir Statistik, Kalender oder Erfolge an
command-calendar = Sieh nach, an welchen Tagen eines Monats du gespielt hast
command-name-stats = statistik
command-name-calendar = kalender
parameter-month = Gib einen Monat ein, etwa 2026-11; ohne Angabe siehst du den aktuellen
parameter-name-month = monat

# All games.
stats-title = Deine Statistik
stats-nothing = Noch gibt es keine Statistik. Eine Partie zählt, wenn sie endet und du mindestens 1 Zug gemacht hast.
stats-unread = Unbekannte Statistik „{ $text }“. Gib ein Spiel, einen Monat wie 2026-11, „Kalender“ oder „Erfolge“ ein.
stats-games = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
 }, { $won } gewonnen ({ $share } %)
stats-clean = Ohne Hilfe gewonnen: { $clean }
stats-help = Mit Hilfe: { $assisted } ({ $share } %) · aufgegeben: { $givenup }
stats-time = Zeit: { $time }
stats-time-fastest = { stats-time } · schnellster Sieg: { $fastest }
stats-favourite = Am meisten gespielt: { $game }
stats-days-played = Tagesserie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }, längste { $longest }{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄ { $freezes } Schutztag
   *[other] { " " }· ❄ { $freezes } Schutztage
 }
stats-days-won = Siegesserie der Tagespartien: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }, längste { $longest }
stats-achievements = Erfolge: { $count } von { $all }
button-stats = Statistik
button-stats-all = ◀ Alle Spiele
button-progress = Verlauf
button-achievements = Erfolge

# One game, or one of its option sets.
stats-of = Statistik: { $kind }
stats-page-all = Alle Optionen zusammen
stats-page-usual = Mit den Standardoptionen
stats-streak = Siegesserie: { $streak ->
    [one] { $streak } Partie
   *[other] { $streak } Partien
 }, längste { $longest }
stats-longest-streak = Längste Serie: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
stats-wishes = Erfüllte Wünsche: { $count }
stats-scores = { $what }: Bestwert { $best }, im Schnitt { $average }
stats-score = Ergebnis
stats-decimal = { $whole },{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Gewonnene Partien
chart-bars-won = Gewonnen
chart-bars-rest = Nicht gewonnen
chart-bar = { $won } von { $played }
chart-bars-alt = Balkendiagramm der gewonnenen Partien. { $details }.
chart-bars-alt-one = { $name }: { $won } von { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: Säulendiagramm, wie oft jeder Wert vorkam. { $details }. Im Schnitt { $average }, Bestwert { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = Im Schnitt { $average }
chart-best = Bestwert { $best }
chart-times = { $what }: Häufigkeit
chart-progress = Gewonnene Partien nach Monaten
chart-progress-line = Gewonnen
chart-progress-alt = Liniendiagramm: Anteil gewonnener Partien nach Monaten. { $details }.
chart-progress-alt-one = { $month }: { $won } von { $played }, { $share } %
chart-month = { $number }/{ $year }
chart-percent = { " %" }
stats-no-progress = In den letzten Monaten wurden keine Partien gezählt.

# The calendar of a month.
calendar-weekdays = Mo Di Mi Do Fr Sa So
calendar-played = Gespielte Tage: { $played } von { $counting }, { $won } gewonnen
calendar-badge = { $badge ->
    [bronze] Bronze-Abzeichen: an einem Drittel der Tage gespielt
    [silver] Silber-Abzeichen: an zwei Dritteln der Tage gespielt
    [gold] Gold-Abzeichen: jeden Tag gespielt
    [diamond] Diamant-Abzeichen: jeden Tag gewonnen
   *[none] Noch kein Abzeichen: Für Bronze spiel an einem Drittel der Tage
 }
calendar-stars = { $stars } Sterne: { $won } von 3, 1 für jedes Drittel der Tage mit Sieg. Ohne Hilfe (★): { $clean }
calendar-streak = Tagesserie: { $played ->
    [one] { $played } Tag
   *[other] { $played } Tage
 }. Siegesserie der Tagespartien: { $won }{ $freezes ->
    [0] { "" }
   *[other] . Schutztage: { $freezes }
 }
calendar-missed = Verpasste Tage kannst du nachholen, aber sie werden nicht gewertet. Gib zum Beispiel { $command } ein.
calendar-alt = Kalender: { $month }. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = ohne Hilfe gewonnen
calendar-silver = mit Hilfe gewonnen
calendar-bronze = gespielt, nicht gewonnen
calendar-frozen = durch einen Schutztag gerettet
calendar-outage = Bot ausgefallen, Serie bleibt
calendar-missed-day = verpasst
calendar-open = heute, noch offen
calendar-none = künftig oder vor deinem ersten Tag
calendar-unread = „{ $text }“ ist kein Monat. Gib einen ein, etwa { $command }.
calendar-before = Die erste Tagespartie gab es am { announce-date } { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# Die Ziele eines Monats. $goal ist eines der folgenden.
season-goals = Saisonziele: { $reached } von { $all }
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal }: { $count } von { $all }
season-goal-new = 🏅 Saisonziel erreicht: { $goal }
season-goal-lesson = Lektion zu { $game } beenden
season-goal-wins = { $count ->
    [one] { $count } Partie { $game } gewinnen
   *[other] { $count } Partien { $game } gewinnen
 }
season-goal-clean = { $count ->
    [one] { $count } Partie { $game } ohne Hilfe gewinnen
   *[other] { $count } Partien { $game } ohne Hilfe gewinnen
 }
season-goal-puzzles = { $count ->
    [one] { $count } neue Aufgabe lösen
   *[other] { $count } neue Aufgaben lösen
 }
season-goal-days = { $count ->
    [one] { $count } Tagespartie in diesem Monat spielen
   *[other] { $count } Tagespartien in diesem Monat spielen
 }
season-goal-days-won = { $count ->
    [one] { $count } Tagespartie in diesem Monat gewinnen
   *[other] { $count } Tagespartien in diesem Monat gewinnen
 }
# In einem Bild und auf einem geteilten Ergebnis, in 48 Spalten mit den Zielen.
season-badge = { $badge ->
    [bronze] Bronze-Abzeichen
    [silver] Silber-Abzeichen
    [gold] Gold-Abzeichen
   *[diamond] Diamant-Abzeichen
 }
season-shared = { $badge } · { $goals }

# Achievements: the name, and how to earn it.
achievements-title = Erfolge
achievements-got = Erreicht: { $count } von { $all }
achievements-missing = Noch nicht erreicht:
achievement-new = { $emblem } Erfolg: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = Der erste von vielen
achievement-how-first-day = eine Tagespartie beenden
achievement-week = Eine Woche
achievement-how-week = eine Tagesserie von 7 Tagen erreichen
achievement-thirty-days = Ein Mond
achievement-how-thirty-days = eine Tagesserie von 30 Tagen erreichen
achievement-hundred-days = 100 Tage
achievement-how-hundred-days = eine Tagesserie von 100 Tagen erreichen
achievement-winning-week = Siegeswoche
achievement-how-winning-week = die Tagespartie 7 Tage in Folge gewinnen
achievement-month = Ganzer Monat
achievement-how-month = die Tagespartie jeden Tag eines Monats spielen
achievement-wish = Wunsch erfüllt
achievement-how-wish = an einem Tag gleich die erste Partie Wish gewinnen, ohne Rückgängig und ohne Hilfe
achievement-perfect-flip = Perfektes Flip
achievement-how-perfect-flip = alle 104 Punkte holen
achievement-kittyhawk = Erster Flug
achievement-how-kittyhawk = Kittyhawk auf Stufe 5 gewinnen
achievement-blink = Im Nu
achievement-how-blink = Blink auf dem kleinen Tisch gewinnen
achievement-klondike = Goldrausch
achievement-how-klondike = Klondike mit 3 Karten auf einmal gewinnen
achievement-klondike-once = In einem Durchgang
achievement-how-klondike-once = Klondike mit 1 Durchgang durch den Talon gewinnen
achievement-freecell-2 = Zellengenossen
achievement-how-freecell-2 = FreeCell mit 2 Zellen gewinnen
achievement-freecell-1 = Einzelhaft
achievement-how-freecell-1 = FreeCell mit 1 Zelle gewinnen
achievement-streets = Ortskundig
achievement-how-streets = Streets and Alleys gewinnen
achievement-streets-castle = Ende der Belagerung
achievement-how-streets-castle = Beleaguered Castle gewinnen (Streets and Alleys mit den Assen im Ziel)
achievement-spider-2 = Zwei Fäden
achievement-how-spider-2 = Spider mit 2 Farben gewinnen
achievement-spider-4 = Meister im Netz
achievement-how-spider-4 = Spider mit 4 Farben gewinnen
achievement-yukon = Über den Pass
achievement-how-yukon = Yukon gewinnen
achievement-yukon-suit = Bärenstark
achievement-how-yukon-suit = Yukon auf russische Art gewinnen (in derselben Farbe gebaut)
achievement-pyramid = Pharao
achievement-how-pyramid = Pyramide mit 1 Durchgang durch den Talon gewinnen
achievement-tripeaks = Gipfelsturm
achievement-how-tripeaks = TriPeaks gewinnen, wenn König und Ass nicht aufeinander passen
achievement-golf = Hole-in-one
achievement-how-golf = Golf gewinnen
achievement-par = Par
achievement-how-par = Par ohne Hilfe erreichen
achievement-above-par = Besser als Par
achievement-how-above-par = Par ohne Hilfe übertreffen
achievement-hardest = Gipfel
achievement-how-hardest = eine Partie der Schwierigkeit 5 ohne Hilfe gewinnen
achievement-five-games = Vielseitig
achievement-how-five-games = 5 verschiedene Spiele gewinnen, frei oder als Tagespartie
achievement-all-games = Jedes Spiel
achievement-how-all-games = jedes Spiel einmal gewinnen, frei oder als Tagespartie
achievement-in-a-row = 10 in Folge
achievement-how-in-a-row = 10 Partien in Folge gewinnen
achievement-hundred-wins = 100 Siege
achievement-how-hundred-wins = 100 Partien gewinnen

# Puzzles: ratings, and the chart of one.
stats-puzzles = Aufgaben
stats-puzzles-of = Aufgaben: { $game }
stats-no-puzzles = Du hast hier noch keine Aufgabe versucht.
stats-puzzle-game = { $game }: Rating { $rating }, { $solved } von { $tried } gelöst
stats-puzzle-streak = Beste Serie: { $count }
stats-puzzle-source = Alle beginnen bei { $start }. Alle Lösungen sind öffentlich, sie stehen im Quelltext des Bots: Dein Rating ist nur für dich.
chart-ratings-line = Rating
chart-ratings-alt = Liniendiagramm deines Ratings über die letzten { $count } Aufgaben: von { $first } auf { $last }, niedrigstes { $low }, höchstes { $high }.
