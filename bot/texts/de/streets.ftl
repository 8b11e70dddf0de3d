# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = Streets and Alleys
# Other names that players type. The second ones mean the game with an option.
streets-called = streets & alleys, straßen und gassen, strassen und gassen, streets und alleys, streets, straßen, gassen
streets-called-aces-out = belagerte burg, belagertes schloss, belagerte festung, die belagerte burg, das belagerte schloss, die burg, burg, burgbelagerung
streets-credit = Streets and Alleys: traditionell
# The aim in two short sentences, above a player’s first game.
streets-aim = Leg jede Farbe vom Ass bis zum König auf ihren Zielstapel. Beweg immer nur 1 Karte: Auf den Stapeln sind die Farben egal.
streets-pitch = Alles liegt offen, 1 Karte je Zug: Plan voraus.
streets-typing = Gib ein, wo eine Karte liegt und wohin sie soll: „a c“, „qh ks“, „d Ziel“. In eine Zeile passen mehrere Züge: „ab, bc, d Ziel“.

# Where the aces are at the start.
streets-option-aces = Asse am Anfang
streets-option-aces-in = Asse in den Stapeln
streets-option-aces-out = Beleaguered Castle (Asse im Ziel)
streets-short-option-aces-in = Asse in Stapeln
streets-short-option-aces-out = Asse im Ziel
# What else players type for it.
streets-typed-option-aces-out = Asse im Ziel, Asse draußen, Asse raus

# A goal of a season.
streets-score-goal = { $score ->
    [one] In einer Partie Streets and Alleys { $score } Karte ins Ziel bringen
   *[other] In einer Partie Streets and Alleys { $score } Karten ins Ziel bringen
 }

streets-refused-card-covered = { $card } liegt unter anderen Karten auf Stapel { $place }, und in diesem Spiel kannst du nur oberste Karten bewegen. Beweg erst die anderen.
