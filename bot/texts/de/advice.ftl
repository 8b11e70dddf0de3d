# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Tipp
button-chance = Chancen
button-verdict = Urteil
button-verdict-yes = Ja, prüfen

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Ich suche einen Tipp …
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = Tipp: „{ $move }“.
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] Danach ist kein Weg zum Sieg bekannt.
       *[other] Danach kannst du noch gewinnen.
    }
   *[other] { $won ->
        [0] Danach wird keine von { $samples } Partien wie dieser gewonnen.
        [one] Danach wird { $won } von { $samples } Partien wie dieser gewonnen.
       *[other] Danach werden { $won } von { $samples } Partien wie dieser gewonnen.
    }
 }
hint-points = { $samples ->
    [1] Danach kannst du { $points } von { $most } Punkten erreichen.
   *[other] Danach bringen Partien wie diese im Schnitt { $points } von { $most } Punkten.
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = Von den Zügen, die ich ausprobiert habe, war dieser der beste.

chance-looking = Ich prüfe deine Chancen …
chance-won = { $samples ->
    [1] { $won ->
        [0] Chancen: Es ist kein Weg zum Sieg bekannt.
       *[other] Chancen: Du kannst noch gewinnen.
    }
   *[other] { $won ->
        [0] Chancen: Keine von { $samples } Partien wie dieser wird gewonnen.
        [one] Chancen: { $won } von { $samples } Partien wie dieser wird gewonnen.
       *[other] Chancen: { $won } von { $samples } Partien wie dieser werden gewonnen.
    }
 }
chance-points = { $samples ->
    [1] Chancen: Du kannst { $points } von { $most } Punkten erreichen.
   *[other] Chancen: in { $samples } Partien wie dieser im Schnitt { $points } von { $most } Punkten.
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = Diese Partien gehen von deinem Spielfeld aus. Nur die verdeckten Karten sind neu gemischt.
chance-counts = Das zählt als Tipp.
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = { $part } von { $whole } gewonnen
meter-points = { $part }/{ $whole } Punkte

advice-over = Diese Partie ist vorbei. Tipps und Chancen gibt es nur, solange eine Partie läuft.
advice-none = Für dieses Spiel gibt es keine Tipps und Chancen.
advice-nothing = Hier habe ich keinen Tipp gefunden. Das zählt nicht als Hilfe.

verdict-ask = { $hidden ->
    [0] Mit einem Urteil erfährst du nur, ob du noch gewinnen kannst.
   *[other] Für ein Urteil sehe ich mir auch die Karten an, die du nicht siehst. Du erfährst nur, ob du noch gewinnen kannst.
 } Die Partie zählt dann als mit Hilfe gespielt.
verdict-ask-points = { $hidden ->
    [0] Mit einem Urteil erfährst du nur, ob du noch { $most } Punkte erreichen kannst.
   *[other] Für ein Urteil sehe ich mir auch die Karten an, die du nicht siehst. Du erfährst nur, ob du noch { $most } Punkte erreichen kannst.
 } Die Partie zählt dann als mit Hilfe gespielt.
verdict-looking = Ich sehe mir alle Karten an … { $looks ->
    [0] { "" }
    [one] { $looks } Spielfeld geprüft.
   *[other] { $looks } Spielfelder geprüft.
 }
verdict-won = Urteil: Du kannst noch gewinnen.
verdict-won-points = Urteil: Du kannst noch { $most } Punkte erreichen.
verdict-lost = { $undo ->
    [one] Urteil: verloren. Nimm { $undo } Zug zurück, dann kannst du noch gewinnen.
   *[other] Urteil: verloren. Nimm { $undo } Züge zurück, dann kannst du noch gewinnen.
 }
verdict-lost-points = { $undo ->
    [one] Urteil: { $most } Punkte kannst du nicht mehr erreichen. Nimm { $undo } Zug zurück, dann geht es wieder.
   *[other] Urteil: { $most } Punkte kannst du nicht mehr erreichen. Nimm { $undo } Züge zurück, dann geht es wieder.
 }
verdict-lost-from-deal = Urteil: verloren. Diese Partie war von Anfang an nicht zu gewinnen. An deinen Zügen lag es nicht.
verdict-lost-from-deal-points = Urteil: { $most } Punkte waren in dieser Partie nie möglich. An deinen Zügen lag es nicht.
verdict-lost-somewhere = Urteil: verloren. Wie viele Züge du zurücknehmen müsstest, ist nicht bekannt.
verdict-lost-somewhere-points = Urteil: { $most } Punkte kannst du nicht mehr erreichen. Wie viele Züge du zurücknehmen müsstest, ist nicht bekannt.
verdict-unknown = Urteil: unbekannt. Ich habe keinen Weg zum Sieg gefunden, aber vielleicht gibt es einen. Das zählt nicht als Hilfe.
verdict-unknown-points = Urteil: unbekannt. Ich habe keinen Weg zu { $most } Punkten gefunden, aber vielleicht gibt es einen. Das zählt nicht als Hilfe.
verdict-over = Diese Partie ist vorbei. Ein Urteil gibt es nur, solange eine Partie läuft.
verdict-none = Für dieses Spiel gibt es kein Urteil.
