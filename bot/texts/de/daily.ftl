# Attempts at the daily challenge, and their results.

# Below the board of a ranked attempt.
daily-terms = Gewertet: Der erste Versuch zählt, ohne Rückgängig, Tipp, Neubeginn.
daily-difficulty = Schwierigkeit { $difficulty }/5.
daily-par = Schwierigkeit { $difficulty }/5, Par { $par }.
daily-goal = Schwierigkeit { $difficulty }/5, Ziel { $goal }, Par { $par }.
daily-closes = Schließt { $moment }.
daily-ranked = Gewertet.
daily-assisted = Gewertet, mit Hilfe.
daily-practice = Übung: Sie wird nicht gewertet.
daily-late = Der Tag schloss, bevor dieser Versuch zu Ende war; darum wird er nicht gewertet.
daily-late-excused = Der Tag schloss, bevor dieser Versuch zu Ende war; darum wird er nicht gewertet. Der Bot war ausgefallen, darum geht deine Serie weiter.
daily-uncounted = Dein Versuch ist zu Ende und aufgehoben. Werten kann ich ihn gerade nicht; das kommt bald nach.

# After its end: “Place 2 of 9 here so far. Place 14 of 300 everywhere so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } Punkte: Die { $goal } des Tages sind erreicht, er zählt als gewonnen.
daily-goal-missed = { $score } Punkte: Der Tag ist ab { $goal } gewonnen.
daily-place-so-far = { daily-place }, bisher.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Platz { $place } von { $count } hier
   *[everywhere] Platz { $place } von { $count } überall
 }
daily-streak = Serie: { $played ->
    [one] 1 Tag
   *[other] { $played } Tage
 } gespielt, { $won } gewonnen. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = Dieser Versuch zählt zu denen ohne Hilfe. Erlaubst du Hilfe, so zählt er als einer mit Hilfe; diese stehen für sich. Das lässt sich nicht zurücknehmen.
daily-giving-up = Diesen Versuch aufgeben? Er zählt dann als dein Ergebnis des Tages, und nichts bringt ihn zurück.
daily-stands = Dieser Versuch zählt, wie er geendet hat. „Üben“ teilt dieselben Karten noch einmal aus.
button-allow-help = Hilfe erlauben
button-daily-play-on = Weiterspielen
button-practise = Üben
button-leaderboard = Rangliste
button-calendar = Kalender

# Challenges of other days.
button-today = Heutige Partie
button-archive = Frühere Tage
daily-play-past = #{ $number } spielen
button-own-attempt = Mein Versuch
daily-past = Der Tag der Partie #{ $number } ist vorbei: Du kannst sie spielen, aber sie wird nicht mehr gewertet.
daily-past-result = Du hast sie gespielt: { $result }.
daily-begun-before = Du hattest diese Partie begonnen, bevor deine Daten gelöscht wurden: Sie ist jetzt zur Übung.
daily-unread = „{ $text }“ ist kein Tag, den ich kenne. Hinter { $command } kannst du eine Nummer, „yesterday“ oder „archive“ eingeben.
daily-to-come = Die Partie #{ $number } kommt erst noch. Die heutige ist #{ $today }.
daily-not-yet = Die erste Tagespartie gibt es am { $date } (UTC).
daily-none = Für diesen Tag gibt es keine Partie.
daily-archive-title = Partien früherer Tage
daily-archive = Drück eine, um sie zu spielen. Gewertet wird nur die heutige.
daily-archive-empty = Noch gibt es keine: Die heutige ist die erste.
daily-archive-line = #{ $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] gewonnen
    [given-up] aufgegeben
   *[lost] nicht gewonnen
 }, { daily-attempt }
daily-result-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }, { daily-attempt }
daily-attempt = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 }, { $time }{ $help ->
    [some] , mit Hilfe
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Welcher Tag, mit Nummer oder Datum; ohne Angabe die heutige Partie
parameter-name-day = tag
day-yesterday = Die gestrige Partie
