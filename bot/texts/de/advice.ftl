# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Tipp
button-chance = Chancen
button-verdict = Urteil
button-verdict-yes = Ja, sag es mir

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Ich suche einen Tipp …
# The chances after that move and the reason for it follow.
hint = Tipp: „{ $move }“.
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] Danach sehe ich keinen Weg zum Gewinn.
       *[other] Danach sehe ich einen Weg zum Gewinn.
    }
   *[other] { $won ->
        [0] Danach wurde keine von { $samples } Partien gewonnen, die so aussehen wie diese.
        [one] Danach wurde 1 von { $samples } Partien gewonnen, die so aussehen wie diese.
       *[other] Danach wurden { $won } von { $samples } Partien gewonnen, die so aussehen wie diese.
    }
 }
hint-points = { $samples ->
    [1] Danach sehe ich einen Weg zu { $points } von { $most } Punkten.
   *[other] Danach endeten Partien, die so aussehen wie diese, im Schnitt mit { $points } von { $most } Punkten.
 }

chance-looking = Ich prüfe deine Chancen …
chance-won = { $samples ->
    [1] { $won ->
        [0] Deine Chancen: Ich sehe keinen Weg zum Gewinn.
       *[other] Deine Chancen: Ich sehe einen Weg zum Gewinn.
    }
   *[other] Deine Chancen: gewonnen in { $won } von { $samples } Partien, die so aussehen wie deine.
 }
chance-points = { $samples ->
    [1] Deine Chancen: Ich sehe einen Weg zu { $points } von { $most } Punkten.
   *[other] Deine Chancen: { $points } von { $most } Punkten, der Schnitt von { $samples } Partien, die so aussehen wie deine.
 }
chance-counts = Das zählt als Tipp.
# Next to the bar in the picture: “63 of 100”.
meter = { $part } von { $whole }

advice-over = Diese Partie ist zu Ende: Es gibt nichts mehr zu raten.
advice-none = Zu diesem Spiel weiß ich keinen Rat.
advice-nothing = Hier finde ich nichts zu raten. Das kostet dich nichts.

verdict-ask = Ein Urteil sieht die Karten an, die du nicht sehen kannst. Es sagt, ob diese Partie noch zu gewinnen ist, und sonst nichts; die Partie zählt von da an als eine mit Hilfe.
verdict-ask-points = Ein Urteil sieht die Karten an, die du nicht sehen kannst. Es sagt, ob { $most } Punkte noch zu erreichen sind, und sonst nichts; die Partie zählt von da an als eine mit Hilfe.
verdict-looking = Ich sehe alle Karten an … { $looks ->
    [0] { "" }
    [one] Bisher 1 Stellung.
   *[other] Bisher { $looks } Stellungen.
 }
verdict-won = Urteil: Die Partie ist noch zu gewinnen.
verdict-won-points = Urteil: { $most } Punkte sind noch zu erreichen.
verdict-lost = { $undo ->
    [one] Urteil: verloren. Nimm 1 Zug zurück, dann ist die Partie noch zu gewinnen.
   *[other] Urteil: verloren. Nimm { $undo } Züge zurück, dann ist die Partie noch zu gewinnen.
 }
verdict-lost-points = { $undo ->
    [one] Urteil: { $most } Punkte sind nicht mehr zu erreichen. Nimm 1 Zug zurück, dann sind sie es noch.
   *[other] Urteil: { $most } Punkte sind nicht mehr zu erreichen. Nimm { $undo } Züge zurück, dann sind sie es noch.
 }
verdict-lost-from-deal = Urteil: vom Austeilen an verloren. Du hast nichts falsch gemacht.
verdict-lost-from-deal-points = Urteil: { $most } Punkte waren vom Austeilen an nicht zu erreichen. Du hast nichts falsch gemacht.
verdict-lost-somewhere = Urteil: verloren. Wie weit zurück die Partie noch zu gewinnen wäre, konnte ich nicht herausfinden.
verdict-lost-somewhere-points = Urteil: { $most } Punkte sind nicht mehr zu erreichen. Wie weit zurück sie es noch wären, konnte ich nicht herausfinden.
verdict-unknown = Urteil: unbekannt. Ob die Partie noch zu gewinnen ist, konnte ich nicht herausfinden. Das kostet dich nichts.
verdict-unknown-points = Urteil: unbekannt. Ob { $most } Punkte noch zu erreichen sind, konnte ich nicht herausfinden. Das kostet dich nichts.
verdict-over = Diese Partie ist zu Ende: Ein Urteil gibt es nur, solange sie läuft.
verdict-none = Zu diesem Spiel kann ich kein Urteil geben.
