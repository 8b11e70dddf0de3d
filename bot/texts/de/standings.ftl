# Leaderboards.
leaderboard-day = Tag
leaderboard-week = Woche
leaderboard-month = Monat
leaderboard-rating = Rating
leaderboard-streak = Serie
leaderboard-streak-week = Diese Woche
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
    [one] { leaderboard-circle }: { $count } Spieler
   *[other] { leaderboard-circle }: { $count } Spieler
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(du)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = nicht gewonnen, { $run }
leaderboard-days = { $won ->
    [one] { $won } Sieg
   *[other] { $won } Siege
 }, { $clean } ohne Hilfe{ $won ->
    [0] { "" }
   *[other] , { $moves } Züge, { $time }
 }
leaderboard-assisted = Mit Hilfe:
leaderboard-own = Dein Platz: { $row }
leaderboard-own-assisted = Dein Platz, mit Hilfe: { $row }
leaderboard-hidden = Nach deinen Einstellungen wirst du hier nicht gezeigt. Das änderst du mit { $command }.
leaderboard-order = Reihenfolge: erst die meisten gewonnenen Tage, dann die meisten ohne Hilfe, die wenigsten Züge, die kürzeste Zeit.

# Empty leaderboards.
leaderboard-nobody-yet = Noch hat niemand diese Tagespartie beendet. Spiel sie: { $command }
leaderboard-nobody-yet-in-days = In dieser Zeit hat noch niemand eine Tagespartie beendet. Spiel die heutige: { $command }
leaderboard-nobody-seen = Die Spieler, die diese Tagespartie beendet haben, werden hier nicht gezeigt. Spiel sie selbst: { $command }
leaderboard-nobody = Hier wird niemand gezeigt.
leaderboard-gone = Ranglisten einzelner Tage werden nach { $days } Tagen gelöscht.
leaderboard-page-empty = So lang ist die Rangliste nicht.
leaderboard-no-ratings = Noch gibt es keine Ratings. Die ersten kommen, sobald eine Tagespartie abgeschlossen ist, die mindestens 2 Spieler ohne Hilfe beendet haben.

leaderboard-unknown = Unbekannte Rangliste „{ $text }“. Verfügbar: Tag, Woche, Monat, Rating, Serie, Liga; hier, überall; eine Nummer, gestern, letzter.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Früher
button-later = Später ▶
button-rating-how = Über das Rating
leaderboard-rating-how = Jeder Tag wird einmal gewertet, wenn er abgeschlossen ist. Verglichen werden die Plätze aller, die die Tagespartie ohne Hilfe beendet haben. Schneidest du besser ab als erwartet, steigt dein Rating. Schneidest du schlechter ab, fällt es.

    Alle beginnen bei { $start }. Die gezeigte Zahl ist vorsichtig geschätzt. Anfangs steigt sie auch, weil mehr über dich bekannt wird. Ein verpasster Tag ändert nichts, ein Versuch mit Hilfe auch nicht. Nach { $days } Tagen ohne Versuch stehst du nicht mehr in der Rangliste.

    Gerechnet wird mit OpenSkill, nach dem Modell von Plackett und Luce.

# Stored data about a player, and how long it is stored.
my-data-days = • deine Ergebnisse der Tagespartien und deine Plätze in Ranglisten und Ligen, mit deinem Namen in diesem Chat; deine Statistik, deine Erfolge und Saisonziele
my-data-days-lifetimes = Eine beendete Tagespartie wird nach { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
 } gelöscht. Ergebnisse, Statistik, Erfolge und Saisonziele werden { $years } Jahre nach deinem letzten Ergebnis gelöscht.

# Streaks of puzzles.
leaderboard-title-streak = Beste Serien gelöster Aufgaben
leaderboard-title-streak-week = Beste Serien gelöster Aufgaben dieser Woche
leaderboard-streak-count = { $count }
leaderboard-streak-source = Die Lösungen aller Aufgaben sind öffentlich: Sie stehen im Quelltext des Bots. Deine Serie ist nur für dich.
leaderboard-no-streaks = Es gibt noch keine Serien. Starte eine mit { $command }.
