# Leaderboards.
leaderboard-day = Tag
leaderboard-week = Woche
leaderboard-month = Monat
leaderboard-rating = Rating
leaderboard-here = Hier
leaderboard-all = Überall
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }: { announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] , { $assisted } mit Hilfe
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
    [one] { leaderboard-circle }: 1 Person
   *[other] { leaderboard-circle }: { $count } Personen
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(du)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = nicht gewonnen, { $run }
leaderboard-days = { $won ->
    [one] 1 Sieg
   *[other] { $won } Siege
 }, { $clean } ohne Hilfe{ $won ->
    [0] { "" }
   *[other] , { $moves } Züge, { $time }
 }
leaderboard-assisted = Mit Hilfe:
leaderboard-own = Dein Platz: { $row }
leaderboard-own-assisted = Dein Platz, mit Hilfe: { $row }
leaderboard-hidden = Du wirst hier nicht gezeigt, wie du es gewählt hast: { $command }
leaderboard-order = Erst zählen die gewonnenen Tage, dann die ohne Hilfe, dann weniger Züge, dann weniger Zeit.

# Empty leaderboards.
leaderboard-nobody-yet = Noch hat sie niemand beendet. { $command }
leaderboard-nobody-yet-in-days = In dieser Zeit hat noch niemand eine Tagespartie beendet. { $command }
leaderboard-nobody-seen = Wer sie beendet hat, wird hier nicht gezeigt. { $command }
leaderboard-nobody = Hier wird niemand gezeigt.
leaderboard-gone = Ranglisten einzelner Tage werden { $days } Tage lang aufbewahrt.
leaderboard-page-empty = So weit unten steht niemand.
leaderboard-no-ratings = Noch gibt es keine Ratings. Sie kommen, sobald ein Tag abgeschlossen ist, dessen Partie zwei ohne Hilfe beendet haben.

leaderboard-unknown = „{ $text }“ ist keine Rangliste. Es gibt Tag, Woche, Monat und Rating, hier und überall, eine Nummer, yesterday (gestern) und last (die letzte).
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Früher
button-later = Später ▶
button-rating-how = Wie das Rating entsteht
leaderboard-rating-how = Ein Tag wird einmal gewertet, wenn er abgeschlossen ist: Verglichen werden alle, die seine Partie ohne Hilfe beendet haben, in der Reihenfolge seiner Rangliste. Wer gegen die anderen besser abschneidet, als zu erwarten war, steigt; wer schlechter abschneidet, fällt.

    Alle beginnen bei { $start }. Gezeigt wird, was so gut wie sicher ist; deshalb steigt das Rating anfangs auch, weil man dich kennenlernt. Ein Tag, den du auslässt, ändert nichts, eine Partie mit Hilfe auch nicht. Wer { $days } Tage fehlt, verlässt die Rangliste.

    Gerechnet wird mit OpenSkill, nach dem Modell von Plackett und Luce.

# Stored data about a player, and how long it is stored.
my-data-days = • deine Ergebnisse der Tagespartien und deine Plätze in den Ranglisten, mit deinem Namen in diesem Chat; deine Statistik und deine Erfolge
my-data-days-lifetimes = Eine beendete Tagespartie wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
 } gelöscht. Ergebnisse, Statistik und Erfolge verschwinden { $years } Jahre nach dem letzten.
