# Was zu den Tagespartien bekannt gemacht wird, und was darin von Ergebnissen gesagt wird.
# $difficulty geht von 1 bis 5; die fünf Zeichen sagen dasselbe wie das Wort vor ihnen.

button-play-here = Hier spielen
button-tell-me = Sag mir Bescheid
button-way-to-win = Der Weg zum Sieg

# Die Bekanntmachung eines Tages. $weekday ist 1 für Montag bis 7 für Sonntag.
announce-difficulty = { announce-weekday }: { announce-hardness }
announce-weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
 }
announce-hardness = { $difficulty ->
    [1] leicht ★☆☆☆☆
    [2] eher leicht ★★☆☆☆
    [3] mittelschwer ★★★☆☆
    [4] schwer ★★★★☆
   *[5] sehr schwer ★★★★★
 }
announce-par = Par { $par }: die beste bekannte Wertung.
announce-goal = Gewonnen ist ab { $goal } Punkten; { $par } sind als Höchstes bekannt.
announce-until = Beginn vor { $begin }, Ende vor { $end } ({ $zone }). Der erste Versuch zählt.
announce-moment = { announce-weekday } { $time }
announce-first = Es ist die erste: Alle bekommen dieselben Karten.

# Wie ein Tag ausging: eine Überschrift, die Zahlen, die besten Versuche, je eine Zeile.
announce-yesterday = Gestern, #{ $number } · { $game }: { announce-counts }
announce-so-far = Gestern, #{ $number } · { $game }, bisher (offen bis { $end }): { announce-counts }
announce-counts = { $played ->
    [0] Noch hat sie hier niemand gespielt.
   *[other] { announce-won-of }.
 }
announce-nobody = Gestern, #{ $number } · { $game }: Hier hat sie niemand gespielt.
announce-won-of = { $won } von { $played } gewonnen
announce-row = { $place }. { $name } – { announce-run }
announce-run = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 }, { $time }
announce-points-row = { $place }. { $name } – { announce-points-run }
announce-points-run = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }, { announce-run }
announce-best = Bester Versuch: { $run }.
announce-with-help = Mit Hilfe gewonnen: { $names }.
announce-of-all = Überall: { announce-won-of }.
announce-best-of-all = Überall: { announce-won-of }. Am besten: { $run }.
announce-nameless = jemand

# Was vom letzten abgeschlossenen Tag gesagt wird.
announce-closed = #{ $number } · { $game } ist abgeschlossen{ $played ->
    [0] .
   *[other] : hier { announce-won-of }.
 }
announce-crux = Woran es meist scheiterte: Zug { $number }, „{ $move }“ ({ $percent } % der verlorenen Versuche). „{ $better }“ hätte gewonnen.
announce-apart = Die verlorenen Versuche scheiterten an verschiedenen Zügen: Die Hälfte war bis Zug { $number } zu gewinnen.
announce-film = Der Film zeigt, wie #{ $number } zu gewinnen war.
announce-film-of-goal = Der Film zeigt, wie in #{ $number } { $score } Punkte zu erreichen waren.
announce-film-title = Ein Weg zum Sieg: { $deal }
announce-film-alt = Ein Film: { $deal }, mit allen { $moves } Zügen bis zum Ende.

# Eine Probe, damit die Verwaltung sogleich sieht, dass es ankommt.
announce-trial = Eine Probe: Von nun an kommt die Tagespartie jeden Tag um { $time } ({ $zone }) hierher.

# Rückblicke. $first und $last sind Tage.
announce-week-title = Die Woche vom { $first } bis zum { $last }
announce-date = { $day }. { announce-month }
announce-month-title = { announce-month } { $year }
announce-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 }
announce-period-counts = { $runs ->
    [0] Hier hat niemand gespielt.
    [one] 1 Versuch, { $won } gewonnen.
   *[other] { $runs } Versuche an { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    }, { $won } gewonnen.
 }
announce-period-table = Gewonnene Tage:
announce-period-row = { $place }. { $name } – { $won }, { $clean } ohne Hilfe
announce-period-best = Beste Versuche:
announce-period-run = #{ $number } · { $game }: { $name } – { announce-run }
announce-ratings = Rating: { $ratings }.
announce-rating = { $name } { $rating }

# Ein Ergebnis, anderen gezeigt: erst Worte, dann fünf Zeichen; die Zeile davor sagt dasselbe.
share-head = Solitaire Bot · { $deal }
share-play = Selbst spielen: { $command }
share-by = { $name }: { $told }
share-practice = Zur Übung: Es zählt nicht.
share-ending = { $result ->
    [won] Gewonnen
    [given-up] Aufgegeben
    [missed] Ziel verfehlt
   *[lost] Verloren
 }
share-result = { share-ending }: { announce-run }, { $help ->
    [no] ohne Hilfe
   *[yes] mit Hilfe
 }
share-daily-alt = Das Ergebnis: { $deal }. { $told }. { $score }. { $reached } von 5 Stufen.
