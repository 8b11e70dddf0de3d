# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = Spider
# Other names that players type.
spider-called = spider solitär, spidersolitär, solitär spider, spinne, die spinne, spinnen solitär, spinnensolitär, spider patience, spinnenpatience, spider kartenspiel, spyder, spider eine farbe, spider mit einer farbe, einfarbiges spider
spider-called-suits-2 = zweifarbiges spider, spider mittel, mittleres spider, spider mit zwei farben
spider-called-suits-4 = vierfarbiges spider, spider schwer, schweres spider, spider mit vier farben
spider-credit = Spider: traditionell
# The aim in two short sentences, above a player’s first game.
spider-aim = Bau auf den Stapeln ganze Farben, vom König abwärts bis zum Ass. Jede kommt automatisch ins Ziel.
spider-pitch = Bau auf 10 Stapeln 8 ganze Farben, vom König bis zum Ass.
spider-typing = Gib ein, wo Karten liegen und wohin sie sollen: „a c“ oder „7h 8s“. „3 a c“ bewegt 3 Karten. „austeilen“ gibt auf jeden Stapel eine Karte. In eine Zeile passen mehrere Züge: „ab, bc“.

spider-option-suits = Anzahl der Farben
spider-option-suits-1 = 1 Farbe
spider-option-suits-2 = 2 Farben
spider-option-suits-4 = 4 Farben
spider-short-option-suits-1 = 1 Farbe
spider-short-option-suits-2 = 2 Farben
spider-short-option-suits-4 = 4 Farben
# What else players type beside its number.
spider-typed-option-suits = Farbe, Farben, farbig

spider-scored = Vollständige Farben
# A goal of a season.
spider-score-goal = { $score ->
    [one] In einer Partie Spider { $score } Farbe vervollständigen
   *[other] In einer Partie Spider { $score } Farben vervollständigen
 }

spider-choosing-others = Diese Züge legen nur etwas um. Sie helfen selten weiter.
spider-ended-no-move = Verloren: Du kannst nicht austeilen, und keine Karte passt auf eine andere. { building-home }.

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = { $goal ->
    [one] mindestens { $goal } Farbe vervollständigen
   *[other] mindestens { $goal } Farben vervollständigen
 }
spider-goal-score = { $score ->
    [one] { $score } vollständige Farbe
   *[other] { $score } vollständige Farben
 }

spider-refused-no-such-move = „{ $move }“ ist in diesem Spiel kein Zug. Gib ein, wo Karten liegen und wohin sie sollen, etwa „a b“, oder „austeilen“.
spider-refused-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Gib ein, welche Karten wohin sollen: „a b“ oder „7h 8s“. Oder „austeilen“.
