# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Rückblick
button-decided = Der entscheidende Zug
button-better = Was besser war
button-steps = Zug für Zug
button-strip = Der Rückblick
button-autoplay = Von hier zu Ende spielen
button-autoplay-deal = Spiel mir alles vor
button-autoplay-rest = Spiel sie zu Ende
button-again = Neu beginnen

review-not-over = Einen Rückblick gibt es auf Partien, die vorbei sind. Spiel diese zu Ende oder gib sie erst auf: „Rückgängig“ holt sie zurück.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = Den Rückblick gibt es, wenn der Tag schließt: { $moment }. Spiel erst zu Ende: Aufgeben zählt als dein Ergebnis, und nichts holt es zurück.
review-nothing = In dieser Partie ist kein Zug gemacht worden: Es gibt nichts zurückzublicken.
review-not-this-game = Für dieses Spiel gibt es keinen Rückblick.
review-working = Ich sehe mir jeden Zug an, mit allen Karten offen … { $percent } %
review-title = Rückblick: { $deal }
review-end-note = Das Ende
review-note = Vor Zug { $number }
review-giving-up-note = Als du aufgegeben hast

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = Kein Zug hat etwas verschenkt: Ein besseres Ende dieser Partie ist nicht bekannt.
review-never-won = Diese Partie ist nicht zu gewinnen, wie auch immer gespielt wird: Kein Zug hat sie verloren.
review-unknown = Ein Weg, diese Partie zu gewinnen, ist nicht bekannt; also lässt sich von keinem Zug sagen, er habe sie verloren.
review-lost = Zug { $number }, „{ $move }“, hat den Gewinn vergeben: „{ $better }“ hätte ihn bewahrt.
review-lost-perhaps = Bis Zug { $number } war die Partie zu gewinnen: „{ $better }“ war der Weg. Nach „{ $move }“ ist kein Weg zum Gewinn mehr bekannt.
review-lowered = Zug { $number }, „{ $move }“, hat am meisten gekostet: Mit „{ $better }“ waren noch bis zu { $before } Punkte zu erreichen, danach { $after }.
review-gave-up-win = Du hast eine Partie aufgegeben, die noch zu gewinnen war: „{ $better }“ war der Weg.
review-gave-up-points = Du hast bei { $after } Punkten aufgegeben, wo noch { $before } zu erreichen waren: „{ $better }“ war der Weg.

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Du: { $result }.
review-best = Das Beste, das bekannt ist: { $result }.

# Both numbers have a sign. $deal, $luck and $skill add up to $result.
review-luck-and-skill = Glück { $luck }, Können { $skill }.
review-balance = Von 100 Partien, die wie deine anfangen, gewinnt jemand mit Bedacht { $deal }. Glück ist, was die Karten dann gebracht haben; Können, was deine Züge verschenkt (−) oder gewonnen haben (+), gemessen am Besten, das zu sehen war. Zusammen: { $result }; ein Gewinn zählt 100, alles andere 0. Was Zufall der Stichproben sein kann, zählt als Glück.
review-beyond-a-win = Beides kann über 100 gehen, denn was ein Zug verschenkt, können die Karten zurückbringen.
review-balance-in-points = In Partien, die wie deine anfangen, bringt starkes Spiel { $deal } Punkte. Glück ist, was in dieser Partie darüber hinaus steckte. Können ist, was deine Züge davon verschenkt haben. Zusammen: { $result } Punkte. Das sagen Stichproben: Ein oder zwei Punkte können Zufall sein.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = das Beste bewahrt
review-effect-lost = den Gewinn vergeben
review-effect-lowered = die Punkte verringert
review-effect-nothing = nichts zu verlieren
review-effect-unsure = nicht bekannt
review-run = { $steps ->
    [one] Zug { $first }: { $effect }.
   *[other] Züge { $first } bis { $last }: { $effect }.
 }
review-alt = { $deal }, der Rückblick. { $runs } { $note }:

review-giving-up = Dann hast du aufgegeben.
review-kept-the-win = Das hat den Gewinn bewahrt.
review-kept-the-best = Das hat das Beste bewahrt, was bekannt ist: { $after } Punkte waren noch zu erreichen.
review-lost-the-win = Das hat den Gewinn vergeben.
review-perhaps-lost-the-win = Davor war die Partie zu gewinnen; danach ist kein Weg zum Gewinn bekannt.
review-lowered-the-best = Das hat die höchste erreichbare Punktzahl von { $before } auf { $after } verringert.
review-lost-nothing = Das hat nichts vergeben: Die Partie war nicht mehr zu gewinnen.
review-not-known = Ob das etwas vergeben hat, ist nicht bekannt.
review-better = Besser: „{ $better }“.

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] Vom Austeilen an { review-way-moves }
    [one] Nach Zug 1 { review-way-moves }
   *[other] Nach Zug { $moves } { review-way-moves }
 }
review-way-moves = { $count ->
    [one] der eine Zug des besten Weges, den ich kenne.
   *[other] die { $count } Züge des besten Weges, den ich kenne.
 }
review-film-alt = Ein Film von { $deal }. { $details }
review-line-start = { $moves ->
    [0] Frisch ausgeteilt.
    [one] Die Partie nach 1 Zug.
   *[other] Die Partie nach { $moves } Zügen.
 } { $count ->
    [one] Ein Zug folgt.
   *[other] { $count } Züge folgen.
 }
review-line-move = Zug { $number } von { $count } auf diesem Weg: { $move }.
review-line-end = So endet sie: { $result }.
autoplay-working = Ich suche den besten Weg zum Ende, mit allen Karten offen …
autoplay-over = Dort ist die Partie vorbei: Es bleibt nichts zu spielen.
autoplay-nothing = Von dort kenne ich keinen Weg zum Gewinn.
# The result of a way that ends before the game does, with the best score found.
result-no-further = Kein Gewinn bekannt
