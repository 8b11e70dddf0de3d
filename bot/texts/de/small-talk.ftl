# Answers to small talk, which come before the board.
talk-thanks = Gern geschehen!
talk-upset = So ein Pech. Gib „{ command-name-hint }“ für einen Vorschlag ein oder „{ command-name-undo }“, um einen Zug zurückzunehmen.
talk-nice = Schön, dass es dir gefällt!
talk-bye = Bis bald! Deine Partien sind gespeichert.
talk-okay = Du bist dran: Drück einen Knopf oder gib einen Zug ein.
talk-link = Links kann ich nicht öffnen. Drück einen Knopf, gib einen Zug ein oder „{ command-name-help }“.
talk-lacking = { $name } habe ich nicht. Am ähnlichsten ist { $game }.
talk-lacking-played = { $name } habe ich nicht. Am ähnlichsten ist { $game }, und das spielst du gerade.
talk-picture = { talk-okay }
