# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = Hier spielen
button-tell-me = Mich benachrichtigen
button-way-to-win = Weg zum Sieg

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
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
    [1] sehr leicht ★☆☆☆☆
    [2] leicht ★★☆☆☆
    [3] mittelschwer ★★★☆☆
    [4] schwer ★★★★☆
   *[5] sehr schwer ★★★★★
 }
announce-par = Par { $par }: das beste bekannte Ergebnis.
announce-goal = Zum Sieg brauchst du { $goal } Punkte. Bestes bekanntes Ergebnis: { $par }.
announce-until = { daily-until } Nur dein erster Versuch wird gewertet.
announce-moment = { announce-weekday }, { $time } Uhr
announce-first = Das ist die erste Tagespartie. Alle bekommen dieselben Karten.

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = Gestern, #{ $number } · { $game }: { announce-counts }
announce-so-far = Gestern, #{ $number } · { $game }, bisher (offen bis { $end }): { announce-counts }
announce-counts = { $played ->
    [0] Hier hat noch niemand gespielt.
   *[other] { announce-won-of }.
 }
announce-nobody = Gestern, #{ $number } · { $game }: Hier hat niemand gespielt.
announce-won-of = { $won } von { $played } gewonnen
announce-row = { $place }. { $name } – { announce-attempt }
announce-attempt = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }, { $time }
announce-points-row = { $place }. { $name } – { announce-points-attempt }
announce-points-attempt = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, { announce-attempt }
announce-best = Bester Versuch: { $run }.
announce-with-help = Mit Hilfe gewonnen: { $names }.
announce-of-all = Überall: { announce-won-of }.
announce-best-of-all = Überall: { announce-won-of }. Bester Versuch: { $run }.
announce-nameless = Anonym

# The results of the last closed day.
announce-closed = #{ $number } · { $game } ist abgeschlossen{ $played ->
    [0] .
   *[other] : hier { announce-won-of }.
 }
announce-decisive-move = Am häufigsten scheiterte es an Zug { $number }: „{ $move }“ ({ $percent } % der verlorenen Versuche). Mit „{ $better }“ war der Sieg noch möglich.
announce-apart = Die verlorenen Versuche scheiterten an verschiedenen Zügen. Die Hälfte davon war bis Zug { $number } noch zu gewinnen.
announce-film = Die Animation zeigt einen Weg zum Sieg in #{ $number }.
announce-film-of-goal = Die Animation zeigt, wie man { $score } Punkte in #{ $number } holt.
announce-film-title = Ein Weg zum Sieg: { $deal }
announce-film-alt = Animation: { $deal }, mit allen { $moves } Zügen bis zum Ende.

# Der Beitrag mit einer Aufgabe und der Lösung einer früheren: $moves sind ihre ersten Züge, $more die Zahl der übrigen.
announce-puzzle-next = Die Lösung kommt mit der nächsten Aufgabe.
announce-puzzle-past = Aufgabe { $number } ({ $game }: { $goal }): { $tried ->
    [0] Niemand hat sie versucht.
   *[other] { $solved } von { $tried } gelöst.
 }
announce-puzzle-solution = Ihre Lösung: { $moves }{ $more ->
    [0] .
    [one] … und noch { $more } Zug.
   *[other] … und noch { $more } Züge.
 }
announce-puzzle-film = Die Animation zeigt die Lösung von Aufgabe { $number }.
announce-puzzle-film-title = Lösung von Aufgabe { $number }
announce-puzzle-film-alt = { $moves ->
    [one] Animation der Lösung von Aufgabe { $number }, mit { $moves } Zug.
   *[other] Animation der Lösung von Aufgabe { $number }, mit allen { $moves } Zügen.
 }

# A test post, so that administrators see at once whether posts arrive.
announce-trial = Testbeitrag: Die Tagespartie erscheint hier jeden Tag um { $time } Uhr ({ $zone }).

# Summaries of a week or month. $first and $last are dates.
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
    [one] { $runs } Versuch, { $won } gewonnen.
   *[other] { $runs } Versuche an { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }, { $won } gewonnen.
 }
announce-period-table = Gewonnene Tage:
announce-period-row = { $place }. { $name } – { $won }, davon { $clean } ohne Hilfe
announce-period-best = Beste Versuche:
announce-period-attempt = #{ $number } · { $game }: { $name } – { announce-attempt }
announce-ratings = Rating: { $ratings }.
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = Selbst spielen: { $command }
share-by = { $name }: { $details }
share-practice = Übung: nicht gewertet.
share-ending = { $result ->
    [won] Gewonnen
    [given-up] Aufgegeben
    [missed] Tagesziel verfehlt
    [ended] Beendet
   *[lost] Verloren
 }
share-result = { share-ending }: { announce-attempt }, { $help ->
    [no] ohne Hilfe
   *[yes] mit Hilfe
 }
share-daily-alt = Das Ergebnis: { $deal }. { $details }. { $score }. Fortschritt: { $reached } von 5.
share-daily-streak = Tagesserie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }
