# A finished game compared with how others have ended the same deal for the first time.
command-compare = Vergleich deine beendete Partie mit denen anderer Spieler
command-name-compare = vergleich
button-compare = Vergleichen

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = Andere Spieler, die diese Partie gewonnen haben: { $wins } von { $others }.
compare-solved = Andere Spieler, die diese Aufgabe gelöst haben: { $wins } von { $others }.
compare-fewest = Wenigste Züge: { $moves }.
compare-best = Niemand hat weniger Züge gebraucht als du.
compare-better = Du hast weniger Züge gebraucht als { $count } von { $winners } Gewinnern.
compare-about = Du hast weniger Züge gebraucht als etwa { $share } % der Gewinner.
compare-moves = Deine Züge: { $own }. Von den { $winners } anderen Gewinnern haben { $more } mehr, { $same } gleich viele und { $fewer } weniger gebraucht.
compare-time = Deine Zeit: { $own }. Von den { $winners } anderen Gewinnern haben { $more } länger, { $same } gleich lang und { $fewer } kürzer gebraucht.
compare-sample = Es gibt { $wins } andere Gewinner. Davon siehst du hier { $winners }, zufällig ausgewählt.
compare-uncounted = Für andere zählt diese Partie nicht mit: Es zählt nur dein erster Versuch an einer Partie, ohne Hilfe.

# What can’t be compared.
compare-nobody = Noch niemand sonst hat diese Partie beendet.
compare-first = Vergleichen kannst du diese Partie, wenn du sie beendet hast. Gib { $command } ein, um sie zu spielen.
compare-unfinished = Vergleichen kannst du eine Partie, wenn sie vorbei ist. Spiel diese erst zu Ende.
compare-which = Gib ein Spiel und die Nummer einer Partie ein, zum Beispiel { $command }.
compare-exercise = Vergleichen kannst du beendete Partien und gewertete Aufgaben, aber keine Lektionen und Übungen.
compare-points = In { $game } geht es um Punkte, darum gibt es keine Gewinner zum Vergleichen.

# The chart, and its description.
compare-chart-moves = Züge der Gewinner
compare-chart-minutes = Minuten der Gewinner
compare-chart-seconds = Sekunden der Gewinner
compare-chart-own = Du
compare-chart-more = ab { $from }
compare-alt = { $title }, Säulendiagramm: { $columns }.
compare-alt-own = { compare-alt } Du: { $own }.
compare-alt-one = { $range }: { $count }
