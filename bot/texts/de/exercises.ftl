# Lektionen, zweite Versuche und die Fehler zum Üben.

button-learn = Lernen
# Unter der ersten Partie eines Spiels: der Weg zu seiner Lektion.
button-first-time = Neu hier? Lernen
button-lessons = Alle Lektionen
button-lesson-back = ◀ Schritt zurück
button-alone = Jetzt du

lessons-title = Lektionen
# $finished von $count Lektionen sind geschafft; sie haben einen Haken.
lessons = { $finished ->
    [0] Lern ein Spiel, indem du es spielst. Eine Lektion dauert etwa 2 Minuten. Du kannst jederzeit aufhören und später weitermachen.
   *[other] Lern ein Spiel, indem du es spielst. Du kannst jederzeit aufhören und später weitermachen. Geschafft: { $finished } von { $count }.
 }
lesson-finished = ✓ { $game }
# „Lektion: Wish, Schritt 3 von 10“
lesson-title = Lektion: { $game }, Schritt { $number } von { $count }
lesson-title-end = Lektion: { $game }, geschafft
lesson-typed = Gib „{ $move }“ ein.
lesson-right = Richtig!
lesson-right-other = Richtig! Die Lektion geht mit einem anderen Zug weiter: { $move }.
lesson-also = { $count ->
    [1] Diesen Zug hat die Lektion für dich gemacht: { $moves }.
   *[other] Diese Züge hat die Lektion für dich gemacht: { $moves }.
 }
lesson-also-many = { $count ->
    [one] Die Lektion hat { $count } Zug für dich gemacht.
   *[other] Die Lektion hat { $count } Züge für dich gemacht.
 }
lesson-changed = Diese Lektion hat sich geändert. Drück „{ button-restart }“, um neu zu beginnen.
lesson-over = Diese Lektion ist geschafft. Drück „{ button-alone }“, um zu spielen, oder „{ button-restart }“, um sie zu wiederholen.
lesson-none = { $game } hat noch keine Lektion. Drück „{ button-rules }“, um die Regeln zu lesen.
lesson-hint = Die markierten Stellen zeigen, worum es in diesem Schritt geht. Lies ihn noch einmal, oder drück „{ button-lesson-back }“.

# Auf dem Startbildschirm.
home-lessons-new = Dein erstes Spiel, Schritt für Schritt
home-lessons-finished = Geschafft: { $games }

exercise-leave = Hier zählt nichts, du musst also nicht aufgeben. Beginn oder öffne einfach eine andere Partie.
exercise-at-start = Du bist am Anfang: Hier kannst du nichts zurücknehmen.
exercise-no-review = Lektionen, zweite Versuche und Aufgaben haben keinen Rückblick. Den gibt es nur für beendete Partien.
exercise-not-shared = Lektionen und zweite Versuche kannst du nicht teilen. Teil die Partie selbst, wenn sie vorbei ist.

button-try = Selbst versuchen
button-try-from-here = Ab hier versuchen
button-show = Zeig’s mir
button-to-review = Zum Rückblick
button-to-exercise = Zurück zum Versuch
button-mistakes = Meine Fehler
button-mistake-early = Jetzt üben

# „Zweiter Versuch: Wish, Partie 42“
second-try-title = Zweiter Versuch: { $deal }
second-try-goal = Ziel: { $goal }.
# Das Ziel, in anderen Sätzen.
goal-win = gewinnen
goal = { $goal } oder besser
# Ein Ergebnis in den Begriffen des Spiels.
goal-score = { $score }
second-try-looking = Ich suche den besten Weg ab hier …
second-try-refused = Ein zweiter Versuch beginnt bei einem Zug deiner eigenen beendeten Partie. Öffne sie mit „{ button-games }“.
second-try-at-the-end = Nach diesem Zug war die Partie zu Ende. Wähl einen früheren.
second-try-no-win = Ab hier finde ich keinen Sieg. Wähl einen früheren Zug.
second-try-only = „{ button-show }“ gibt es nur in einem zweiten Versuch.
second-try-solved = Gelöst! Du hast das Ziel erreicht.
second-try-missed = Diesmal nicht. Das Ziel: { $goal }.

# Was nach jedem Zug eines zweiten Versuchs gesagt wird. Die mit -points gelten für Ziele in Punkten.
judge-looking = Ich prüfe diesen Zug …
judge-in-reach = Du kannst noch gewinnen.
judge-in-reach-points = Du kannst noch { $score } erreichen.
judge-out-of-reach = Verloren: Ab hier kannst du nicht mehr gewinnen. „{ button-undo }“ nimmt den Zug zurück.
judge-out-of-reach-points = Verloren: Ab hier sind nur noch { $score } möglich. „{ button-undo }“ nimmt den Zug zurück.
judge-unknown = So schnell finde ich nicht heraus, ob du noch gewinnen kannst.
judge-unknown-points = Ab hier finde ich nur { $score }, aber vielleicht ist mehr möglich.
judge-no-answer = Diesen Zug kann ich gerade nicht prüfen. Du kannst weiterspielen.
judge-does-it = In einem zweiten Versuch wird ohnehin jeder Zug geprüft.

mistakes-title = Meine Fehler
mistakes-none = Du hast keine Fehler zum Üben. Sieh dir den Rückblick einer beendeten Partie an: Ihr entscheidender Zug kommt hierher.
mistakes-none-due = { $days ->
    [one] Fehler zum Üben: { $count }. Der nächste kommt in { $days } Tag.
   *[other] Fehler zum Üben: { $count }. Der nächste kommt in { $days } Tagen.
 }
# Über dem Spielfeld: wie viele Fehler heute zu üben sind, mit diesem.
mistake-due = Heute zu üben: { $due } von { $count }. Was wäre hier besser?

# Nachdem ein Fehler gelöst ist: in wie vielen Tagen er wiederkommt, 0, wenn nicht mehr.
mistake-solved = { $days ->
    [0] Das war das letzte Mal: Diese Stellung kannst du.
    [one] So ist es besser! Diese Stellung kommt in { $days } Tag wieder.
   *[other] So ist es besser! Diese Stellung kommt in { $days } Tagen wieder.
 }

my-data-exercises = • deine Lektionen, zweiten Versuche und Aufgaben, deine Ratings und Serien bei Aufgaben und bis zu 50 Fehler zum Üben
