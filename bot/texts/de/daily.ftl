# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = Nur dein erster Versuch wird gewertet. Rückgängig, Tipps und „Von vorn“ gibt es dabei nicht.
daily-difficulty = Schwierigkeit { $difficulty }/5 (5 ist am schwersten).
daily-par = Par { $par }: das beste bekannte Ergebnis.
daily-goal = Tagesziel: mindestens { $goal } Punkte.
daily-until = Beginn vor { $begin }, beende den Versuch vor { $end } ({ $zone }).
daily-closes = Endet { $moment }.
daily-review-from = Den Rückblick auf diese Partie gibt es { $moment }.
button-start = Beginnen
button-practice-first = Erst üben
daily-ranked = Gewertet.
daily-assisted = Gewertet unter den Versuchen mit Hilfe.
daily-practice = Übung: Dieser Versuch wird nicht gewertet.
daily-late = Die Tagespartie war schon abgeschlossen, als du fertig wurdest. Darum wird der Versuch nicht gewertet.
daily-late-excused = Die Tagespartie war schon abgeschlossen, als du fertig wurdest. Darum wird der Versuch nicht gewertet. Der Bot war an dem Tag ausgefallen, deshalb geht deine Serie weiter.
daily-uncounted = Dein Versuch ist zu Ende und gespeichert. Gerade kann er nicht gewertet werden, das wird aber bald nachgeholt.

# After its end: “Place 2 of 9 here so far. Place 14 of 300 everywhere so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } Punkte: Das Tagesziel von { $goal } ist erreicht, der Tag zählt als gewonnen.
daily-goal-missed = { $score } Punkte: Für einen Sieg waren { $goal } nötig.
daily-place-so-far = { $where ->
    [here] Hier bisher Platz { $place } von { $count }.
   *[everywhere] Insgesamt bisher Platz { $place } von { $count }.
 }
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Hier Platz { $place } von { $count }
   *[everywhere] Insgesamt Platz { $place } von { $count }
 }
daily-streak = Tagesserie: { $played ->
    [one] { $played } Tag
   *[other] { $played } Tage
 }. Siegesserie der Tagespartien: { $won }. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = Dieser Versuch zählt als ohne Hilfe gespielt. Wenn du Hilfe erlaubst, wird er getrennt gewertet. Das lässt sich nicht rückgängig machen.
daily-giving-up = Diesen Versuch aufgeben? Dann ist er dein Ergebnis des Tages. Das lässt sich nicht rückgängig machen.
daily-stands = Dieser Versuch ist zu Ende und lässt sich nicht mehr ändern. Mit „{ button-practise }“ spielst du dieselben Karten noch einmal.
button-allow-help = Hilfe erlauben
button-daily-play-on = Weiterspielen
button-practise = Üben
button-leaderboard = Rangliste
button-calendar = Kalender

# Auf dem Startbildschirm: „#214 · Wish · noch nicht gespielt“. $state kann auch daily-result sein.
home-daily = #{ $number } · { $game } · { $state }
home-daily-new = noch nicht gespielt
home-daily-begun = läuft noch

# Challenges of other days.
button-today = Heutige Tagespartie
button-archive = Frühere Tage
daily-play-past = #{ $number } spielen
button-own-attempt = Mein Versuch
daily-past = Die Tagespartie #{ $number } ist vorbei. Du kannst sie noch spielen, aber sie wird nicht mehr gewertet.
daily-past-result = Dein Ergebnis: { $result }.
daily-begun-before = Du hattest diese Partie begonnen, bevor du deine Daten gelöscht hast. Darum zählt sie jetzt als Übung.
daily-unread = Unbekannter Tag „{ $text }“. Gib nach { $command } eine Nummer, ein Datum, „gestern“ oder „archiv“ ein.
daily-to-come = Die Tagespartie #{ $number } kommt erst noch. Die heutige ist #{ $today }.
daily-not-yet = Die erste Tagespartie kommt am { $date } (UTC).
daily-none = Für diesen Tag gibt es keine Tagespartie.
daily-archive-title = Frühere Tagespartien
daily-archive = Drück auf eine, um sie zu spielen. Gewertet wird nur die heutige.
daily-archive-empty = Noch gibt es keine. Die heutige ist die erste.
daily-archive-line = #{ $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] gewonnen
    [given-up] aufgegeben
   *[lost] nicht gewonnen
 }, { daily-attempt }
daily-result-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, { daily-attempt }
daily-attempt = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }, { $time }{ $help ->
    [some] , mit Hilfe
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Gib Nummer oder Datum eines Tages ein; ohne Angabe spielst du die heutige Tagespartie
parameter-name-day = tag
day-yesterday = Die gestrige Tagespartie

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = heute
day-word-yesterday = gestern
day-word-last = letzter, letzte, letztes, die letzte
day-word-archive = archiv, frühere Tage
