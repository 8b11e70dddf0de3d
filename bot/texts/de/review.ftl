# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Rückblick
button-decided = Entscheidender Zug
button-better = Was besser war
button-steps = Zug für Zug
button-luck = Glück und Können
button-strip = Zurück zum Rückblick
button-autoplay = Ab hier vorspielen
button-autoplay-deal = Ganze Partie vorspielen
button-autoplay-rest = Den Rest vorspielen
button-again = Stand abfragen

review-not-over = Einen Rückblick gibt es nur für beendete Partien. Spiel diese erst zu Ende oder gib sie auf: Mit „{ button-undo }“ kannst du sie zurückholen.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = Den Rückblick gibt es, sobald der Tag abgeschlossen ist: { $moment }. Spiel erst zu Ende. Wenn du aufgibst, zählt das als dein Ergebnis und lässt sich nicht rückgängig machen.
review-nothing = In dieser Partie wurde kein Zug gemacht, darum gibt es keinen Rückblick.
review-not-this-game = Für dieses Spiel gibt es keinen Rückblick.
review-working = Ich sehe mir Zug für Zug alle Karten an … { $percent } %
review-title = Rückblick: { $deal }
review-end-note = Das Ende
review-note = Vor Zug { $number }
review-giving-up-note = Als du aufgegeben hast

# The first line, if the deal hid any cards.
review-all-cards = Für den Rückblick sehe ich mir alle Karten an, auch die verdeckten. Beim Spielen konnte die niemand sehen.

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = So wie die Karten lagen, hat keiner deiner Züge etwas gekostet. Ein besseres Ergebnis ist für diese Partie nicht bekannt.
review-never-won = Diese Partie lässt sich nicht gewinnen. Keiner deiner Züge ist daran schuld.
review-unknown = Für diese Partie ist kein Weg zum Sieg bekannt, darum gibt es keinen entscheidenden Zug.
review-lost = Entscheidend war Zug { $number }: „{ $move }“. Davor konntest du noch gewinnen, danach nicht mehr. Besser: „{ $better }“.
review-lost-perhaps = Entscheidend war wohl Zug { $number }: „{ $move }“. Davor konntest du noch gewinnen. Danach ist kein Weg zum Sieg bekannt. Besser: „{ $better }“.
review-lowered = Am meisten gekostet hat Zug { $number }: „{ $move }“. Davor waren noch { $before } Punkte möglich, danach nur noch { $after }. Besser: „{ $better }“.
review-gave-up-counts = Aufgeben zählt dabei als dein letzter Zug.
review-gave-up-win = Du hast aufgegeben, hättest aber noch gewinnen können. Der Weg zum Sieg beginnt mit „{ $better }“.
review-gave-up-points = Du hast mit { $after } Punkten aufgegeben. Möglich waren noch { $before }. Der Weg dahin beginnt mit „{ $better }“.
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] Auch als Tipp hättest du den gespielten Zug bekommen.
   *[other] Auch der Tipp an dieser Stelle ist der gespielte Zug.
 } { $hidden ->
    [0] Für einen Tipp suche ich nicht so weit wie für einen Rückblick.
   *[other] Nach den Karten, die du sehen konntest, sah dieser Zug am besten aus.
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Dein Ergebnis: { $result }.
review-best = Bestes bekanntes Ergebnis: { $result }.

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = Gute Spieler gewinnen { $deal } von 100 Partien, die wie deine anfangen.
review-luck = Glück { $number }: { $side ->
    [more] Die Karten, die dann kamen, haben dir geholfen.
    [less] Die Karten, die dann kamen, waren gegen dich.
   *[none] Die Karten, die dann kamen, haben nichts geändert.
 }
review-skill = Können { $number }: { $side ->
    [more] Deine Züge haben mehr gebracht als die von guten Spielern.
    [less] Nach den Karten, die du sehen konntest, gab es bessere Züge.
   *[none] Einen besseren Zug konntest du nicht sehen.
 }
review-sum = Zusammen: { $sum } = { $result }. Ein Sieg zählt 100, alles andere 0.
review-chance = Unterschiede, die Zufall sein können, zählen als Glück.
review-beyond-a-win = Beide Werte können über 100 liegen, denn die Karten können zurückbringen, was ein Zug verschenkt.
review-balance-in-points = Gute Spieler holen { $deal } Punkte in Partien, die wie deine anfangen.
review-luck-in-points = Glück { $number }: { $side ->
    [more] In dieser Partie waren mehr Punkte möglich.
    [less] In dieser Partie waren weniger Punkte möglich.
   *[none] In dieser Partie waren genauso viele Punkte möglich.
 }
review-skill-in-points = Können { $number }: { $side ->
    [less] So viele Punkte haben deine Züge verschenkt.
   *[other] Deine Züge haben keinen Punkt verschenkt.
 }
review-sum-in-points = Zusammen: { $sum } = { $result } Punkte.
review-chance-in-points = Diese Werte sind geschätzt: 1 oder 2 Punkte können Zufall sein.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = nichts verloren
review-effect-lost = Sieg verspielt
review-effect-lowered = Punkte verloren
review-effect-nothing = schon verloren
review-effect-unsure = nicht bekannt
review-run = { $steps ->
    [1] Zug { $first }: { $effect }.
   *[other] Züge { $first } bis { $last }: { $effect }.
 }
review-alt = Rückblick auf { $deal }. { $runs } { $note }:

review-giving-up = Dann hast du aufgegeben.
review-kept-the-win = Der Sieg war danach noch möglich.
review-kept-the-best = Das hat nichts gekostet: { $after } Punkte waren noch möglich.
review-lost-the-win = Das hat den Sieg verspielt.
review-perhaps-lost-the-win = Davor konntest du noch gewinnen. Danach ist kein Weg zum Sieg bekannt.
review-lowered-the-best = Davor waren noch { $before } Punkte möglich, danach nur noch { $after }.
review-lost-nothing = Das hat nichts gekostet: Ein Sieg war nicht mehr möglich.
review-not-known = Ob das etwas gekostet hat, ist nicht bekannt.
review-better = Besser: „{ $better }“.

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] Von Anfang an: { review-way-moves }
   *[other] Nach Zug { $moves }: { review-way-moves }
 }
review-way-moves = { $count ->
    [one] der beste bekannte Weg zum Ende, { $count } Zug.
   *[other] der beste bekannte Weg zum Ende, { $count } Züge.
 }
review-film-alt = Animation von { $deal }. { $details }
review-line-start = { $moves ->
    [0] Der Anfang der Partie.
    [one] Die Partie nach { $moves } Zug.
   *[other] Die Partie nach { $moves } Zügen.
 } { $count ->
    [one] Es folgt { $count } Zug.
   *[other] Es folgen { $count } Züge.
 }
review-line-move = Bester bekannter Weg, Zug { $number } von { $count }: { $move }.
review-line-end = Endergebnis: { $result }.
autoplay-working = Ich sehe mir alle Karten an und suche den besten Weg zum Ende …
autoplay-over = An dieser Stelle ist die Partie vorbei. Danach kommt kein Zug mehr.
autoplay-nothing = Von dort aus ist kein Weg zum Sieg bekannt.
# The result of a way that ends before the game does, with the best score found.
result-no-further = Kein Sieg bekannt
