# Aufgaben: Stellungen mit einem Ziel, beim ersten Versuch gewertet.

button-puzzle = Aufgabe
button-puzzle-skip = Überspringen
button-puzzle-skip-yes = Ja, überspringen
button-puzzle-solution = Lösung
button-puzzle-next = Nächste
button-puzzle-streak = Neue Serie
button-puzzle-in-streak = Aufgabenserie
button-puzzle-back = Weitermachen
button-puzzle-skip-open = Diese überspringen
button-puzzle-solve = Lösen

# Auf dem Startbildschirm.
home-puzzles = Aufgaben
home-puzzles-streak = Serie: { $count }
home-puzzles-best = Beste Serie: { $count }
home-puzzles-open = Aufgabe { $number } ist noch offen
home-puzzles-new = { $count ->
    [one] { $count } Aufgabe, von leicht bis schwer
   *[other] { $count } Aufgaben, von leicht bis schwer
 }

# „Aufgabe 812: in 4 Zügen Stapel a leeren“
puzzle-title = Aufgabe { $number }: { $goal }
# Über der Animation einer Lösung.
puzzle-name = Aufgabe { $number }
# Der Stand in der Überschrift eines Bildes, mit den Zügen, die bleiben.
puzzle-heading = { $moves ->
    [one] noch { $moves } Zug · { $state }
   *[other] noch { $moves } Züge · { $state }
 }

# Das Ziel, in anderen Sätzen. $moves ist die Höchstzahl der Züge.
puzzle-goal-in = { $moves ->
    [one] in { $moves } Zug { $goal }
   *[other] in { $moves } Zügen { $goal }
 }
puzzle-goal-leave = { $count ->
    [0] alle Karten nehmen
    [one] höchstens { $count } Karte übrig lassen
   *[other] höchstens { $count } Karten übrig lassen
 }
puzzle-goal-keep = { $count ->
    [one] gewinnen, mit mindestens { $count } Karte im Deck
   *[other] gewinnen, mit mindestens { $count } Karten im Deck
 }
puzzle-goal-reach = { $count ->
    [one] mindestens { $count } Punkt erreichen
   *[other] mindestens { $count } Punkte erreichen
 }
puzzle-goal-points = { $count ->
    [one] alle Karten legen, für mindestens { $count } Punkt
   *[other] alle Karten legen, für mindestens { $count } Punkte
 }
puzzle-goal-place = alle Karten legen
puzzle-goal-home = { $count ->
    [one] { $count } Karte ins Ziel bringen
   *[other] { $count } Karten ins Ziel bringen
 }
puzzle-goal-suits = { $count ->
    [one] { $count } Farbe ins Ziel bringen
   *[other] { $count } Farben ins Ziel bringen
 }
# $kind ist Stapel (pile) oder Haufen (heap), $place der Buchstabe.
puzzle-goal-empty = { $kind ->
    [heap] Haufen { $place } leeren
   *[other] Stapel { $place } leeren
 }
puzzle-goal-free = { $card } im Haufen { $place } freilegen
puzzle-goal-turn-up = { $card } im Stapel { $place } aufdecken
puzzle-goal-finish = alle Karten ins Ziel bringen
puzzle-goal-reached = Damit ist das Ziel erreicht.

# Was vor dem ersten Zug gesagt wird.
puzzle-terms-puzzle = { $game }: Dein erster Versuch zählt für dein Aufgaben-Rating, ohne Rückgängig und Tipps. Ein Zug, der das Ziel verspielt, beendet ihn. Überspringen zählt als nicht gelöst.
puzzle-terms-streak = { $game }: Lös eine Aufgabe nach der anderen, bis eine misslingt, ohne Rückgängig und Tipps. Ein Zug, der das Ziel verspielt, beendet die Serie, Überspringen auch.
puzzle-terms-practice = { $game }: Übung, dein Rating bleibt gleich. Du kannst Züge zurücknehmen, und jeder Zug wird geprüft.
puzzle-moves-left = { $count ->
    [one] Noch { $count } Zug.
   *[other] Noch { $count } Züge.
 }

# Wie ein Versuch ausging.
puzzle-title-solved = Gelöst! Aufgabe { $number }
puzzle-title-missed = Nicht gelöst: Aufgabe { $number }
puzzle-title-skipped = Übersprungen: Aufgabe { $number }
puzzle-missed-practice = „{ button-undo }“ nimmt den Zug zurück.
puzzle-skipped = Das zählt als nicht gelöst.
# $change ist eine Zahl mit Vorzeichen, $after das neue Rating in einem Spiel, $puzzle das Rating der Aufgabe.
puzzle-rating = { $change }: { $after } in { $game }. Die Aufgabe hat { $puzzle }.
puzzle-streak-so-far = Serie: { $count }. Deine beste: { $best }.
puzzle-streak-best = Das ist deine bisher beste Serie!
puzzle-lost-by = Zug { $number } hat das Ziel verspielt: { $move }
puzzle-uncounted = Die Aufgabe ist zu Ende und gespeichert. Gerade kann sie nicht gewertet werden, das wird aber bald nachgeholt.
puzzle-lost-unknown = Ich kann nicht sagen, welcher Zug das Ziel verspielt hat.
puzzle-looking = Ich prüfe deine Züge …
puzzle-changed = Diese Aufgabe hat sich geändert, seit du sie begonnen hast. Ihre Lösung ist nicht mehr bekannt.

# Beim Schritt einer Lösung: $kept von $count Zügen halten das Ziel erreichbar.
puzzle-step = { $kept ->
    [1] Nur dieser von { $count } Zügen hält das Ziel erreichbar.
   *[other] { $kept } von { $count } Zügen halten das Ziel erreichbar.
 }

# Die Lösung als Animation.
way-to-goal = { $count ->
    [one] Die Lösung, { $count } Zug.
   *[other] Die Lösung, { $count } Züge.
 }
way-to-goal-move = Lösung, Zug { $number } von { $count }: { $move }.

# Nach jedem Zug in der Übung.
puzzle-in-reach = Das Ziel ist noch erreichbar.
puzzle-out-of-reach = Nach diesem Zug ist das Ziel nicht mehr erreichbar. „{ button-undo }“ nimmt ihn zurück.
puzzle-unknown = Ob das Ziel noch erreichbar ist, kann ich nicht schnell sagen.

puzzle-skipping = Diese Aufgabe überspringen? Sie zählt dann als nicht gelöst. Danach siehst du die Lösung.
puzzle-still-open = Aufgabe { $number } ist noch offen. Lös sie, oder drück „{ button-puzzle-skip }“.
puzzle-other-open = { $game }: Diese Aufgabe ist noch offen, und nur eine kann gewertet werden. Beende sie oder überspring sie. Überspringen zählt als nicht gelöst.
puzzle-nothing-to-skip = Du hast keine offene Aufgabe zum Überspringen.
puzzle-no-help = In einer Aufgabe sind Tipps und Urteile aus. Zurücknehmen kannst du nur in der Übung.
puzzle-over = Diese Aufgabe ist vorbei. „{ button-try-again }“ beginnt sie als Übung.
puzzle-leave = „{ button-puzzle-skip }“ beendet diese Aufgabe. Sie zählt dann als nicht gelöst.
puzzle-only = Das geht nur bei einer Aufgabe. Drück „{ button-puzzle }“, um eine zu beginnen.
puzzle-no-such = Aufgabe { $number } gibt es nicht. Die letzte ist { $last }.
puzzle-none = So eine Aufgabe habe ich nicht. Lass das Spiel oder die Schwierigkeit weg.

# Unter einer Aufgabe, die geteilt wird.
puzzle-offer = Eine Aufgabe zu { $game }. Löst du sie? Drück „{ button-puzzle-solve }“, oder gib „{ $command }“ ein.
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game }, gelöst: { announce-attempt }
share-puzzle-missed = ❌ { $game }: nicht gelöst
share-puzzle-open = { $game }: Löst du diese Aufgabe?
share-puzzle-streak = Aufgabenserie: { $count }

puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer
puzzle-level-streak = Serie

# Themen der Lösungen: ein Name und ein Satz darüber, was die Lösung macht.
puzzle-theme = { $theme }: { $means }
puzzle-theme-only-move = Der einzige Zug
puzzle-theme-only-move-means = Mehr als einmal hält nur 1 von mindestens 4 Zügen das Ziel erreichbar.
puzzle-theme-not-obvious = Nicht der naheliegende Zug
puzzle-theme-not-obvious-means = Der Zug, der am besten aussieht, verspielt mehr als einmal das Ziel.
puzzle-theme-long-way = Ein langer Weg
puzzle-theme-long-way-means = Die Lösung hat 14 Züge oder mehr.
puzzle-theme-let-it-lie = Liegen lassen
puzzle-theme-let-it-lie-means = Etwas, das du nehmen oder ins Ziel bringen könntest, muss warten.
puzzle-theme-empty-pile = Stapel leeren
puzzle-theme-empty-pile-means = Ein leerer Stapel schafft Platz für das, was kommt.
puzzle-theme-which-two = Welche zwei
puzzle-theme-which-two-means = Von mehreren Karten eines Werts müssen die richtigen zwei zusammen weg.
puzzle-theme-spend-trumps = Trumpf einsetzen
puzzle-theme-spend-trumps-means = Nur ein Trumpf oder der Joker ist richtig.
puzzle-theme-count-trumps = Trümpfe zählen
puzzle-theme-count-trumps-means = Ein Trumpf oder der Joker, der gewinnen könnte, muss auf der Hand bleiben.
puzzle-theme-choose-trumps = Trumpf wählen
puzzle-theme-choose-trumps-means = Die Wahl des Trumpfs entscheidet.
puzzle-theme-closing-gap = Die Lücke schließt sich
puzzle-theme-closing-gap-means = Nach dem Entfernen schließt sich die Lücke, und erst dann geht der nächste Spielzug.
puzzle-theme-give-back = Zurückgeben
puzzle-theme-give-back-means = Eine Karte kommt von ihrem Zielstapel zurück.
puzzle-theme-wait-to-deal = Später austeilen
puzzle-theme-wait-to-deal-means = Austeilen ist richtig, aber jetzt noch nicht.
puzzle-theme-split = Stapel teilen
puzzle-theme-split-means = Ein Teil der offenen Karten geht weg, die Karte darunter bleibt.
puzzle-theme-which-twin = Welche von beiden
puzzle-theme-which-twin-means = Von zwei roten oder zwei schwarzen Karten gleichen Werts muss mehr als einmal die richtige weg.
puzzle-theme-wait-to-draw = Später ziehen
puzzle-theme-wait-to-draw-means = Ziehen ist richtig, aber jetzt noch nicht.
puzzle-theme-cell-and-back = Kurz in die Zelle
puzzle-theme-cell-and-back-means = Eine Karte wartet in einer Zelle und geht dann auf einen Stapel.
puzzle-theme-own-suit = Farbe zusammenhalten
puzzle-theme-own-suit-means = Karten müssen auf die eigene Farbe, obwohl sie auch auf eine andere passen.
puzzle-theme-which-one = Welche davon
puzzle-theme-which-one-means = Von mehreren Karten eines Werts muss mehr als einmal die richtige weg.
puzzle-theme-save-partner = Partner aufheben
puzzle-theme-save-partner-means = Mehr als einmal braucht eine Karte des Paares, das am besten aussieht, einen anderen Partner.
puzzle-theme-long-streak = Eine lange Serie
puzzle-theme-long-streak-means = 8 oder mehr Karten kommen auf die Ablage, ohne dass du ziehst.
puzzle-theme-edge = Am Rand
puzzle-theme-edge-means = Der richtige Platz liegt am Rand des Tisches.
puzzle-theme-last-places = Die letzten Plätze
puzzle-theme-last-places-means = Eine spätere Karte hat nur 1 Platz, der frei bleiben muss.
puzzle-theme-keep-held = Weiter halten
puzzle-theme-keep-held-means = Eine gehaltene Karte muss warten, obwohl sie passt.
puzzle-theme-points-later = Punkte später
puzzle-theme-points-later-means = Weniger Punkte jetzt ergeben am Ende mehr.

help-puzzles = Die Lösungen können alle im Quelltext des Bots nachlesen. Dein Aufgaben-Rating ist also nur für dich.
