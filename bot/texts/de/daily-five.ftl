# Die Fünf des Tages: fünf Spiele am Tag, jedes mit einem Ziel. $number ist die Nummer des Tages.

command-five = Spiel die fünf Spiele des Tages mit ihren Zielen
command-name-five = fünf
parameter-five = Gib Nummer oder Datum eines Tages oder eines der Spiele ein; ohne Angabe siehst du alle
parameter-name-five = tag
phrase-five = fünf des tages, die fünf des tages, die heutigen fünf, heutige fünf, tägliche fünf, spiel die fünf

button-five = Fünf des Tages
button-five-next = Nächstes der fünf
button-five-before = Tag davor
button-five-open = Die fünf spielen
telegram-button-send-five = Die fünf senden …
button-post-five = Mit fünf Spielen
five-yesterday = Die gestrigen fünf

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = gewinnen
puzzle-goal-aces = { $count ->
    [4] alle Asse ins Ziel bringen
    [one] { $count } Ass ins Ziel bringen
   *[other] { $count } Asse ins Ziel bringen
 }
puzzle-goal-all-up = alle Karten aufdecken
# Ein Ziel mit Grenze: „in höchstens 110 Zügen gewinnen“.
five-goal-in = { $moves ->
    [one] in höchstens { $moves } Zug { $goal }
   *[other] in höchstens { $moves } Zügen { $goal }
 }

five-title = Fünf des Tages #{ $number } · { $date }
five-name = Fünf des Tages #{ $number }
five-intro = Heute fünf Spiele, jedes mit einem Ziel. Hilfe und Rückgängig sind erlaubt. Du kannst sie auch später spielen.
five-intro-past = Fünf Spiele, jedes mit einem Ziel. Du kannst sie noch spielen: Sie füllen diesen Tag in deinem Kalender.
five-post = Drück auf ein Spiel: Du spielst es dort, wo nur du es siehst.
five-offer = Fünf Spiele, jedes mit einem Ziel. Sie sind für alle dieselben.
five-alt = Die fünf Spiele zu Beginn:
five-line = ○ { $game }: { $goal } ({ $level })
five-line-solved = ✓ { $game }: { $goal } ({ $level })
five-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[very-hard] sehr schwer
 }
five-is-solved = gelöst
five-solved = { $all ->
    [yes] Alle 5 gelöst!
   *[no] { $solved } von 5 gelöst.
 }

# Auf dem Spielfeld eines der fünf. $made ist die Zahl der bisherigen Züge.
five-goal = Ziel: { $goal }
five-goal-made = Ziel: { $goal } · bisher { $made }.
five-late = Für das Ziel sind es zu viele Züge: „{ button-undo }“ oder „{ button-restart }“ hilft.
five-reached = ✓ Ziel erreicht: { $goal }.
five-missed = Ziel verfehlt: { $goal }.

# A result to share names the day and no deal.
five-result-name = Fünf des Tages, { $date }: { $game }
five-result = { $result ->
    [solved] Gelöst:
   *[missed] Ziel verfehlt:
 } { announce-attempt }, { $help ->
    [no] ohne Hilfe
   *[yes] mit Hilfe
 }

five-unread = „{ $text }“ ist weder Tag noch Spiel. Gib nach { $command } eine Nummer, ein Datum, „gestern“ oder eines der fünf Spiele ein.
five-to-come = Die Fünf des Tages #{ $number } kommen erst noch. Die heutigen sind #{ $today }.
five-before-first = Die ersten Fünf des Tages waren am { $date } (UTC).
five-not-one = { $game } ist keines der fünf Spiele dieses Tages. Wähl eines davon: { $games }.

home-five-new = Fünf Spiele am Tag, jedes mit einem Ziel
reminder-five = Von den heutigen fünf noch offen: { $games }.

# Im Kalender. $all ist die Zahl der Spiele an allen Tagen.
calendar-five = Fünf des Tages: { $solved } von { $all } gelöst
calendar-five-badge = { $badge ->
    [bronze] Bronze-Abzeichen der fünf: ein Fünftel gelöst
    [silver] Silber-Abzeichen der fünf: zwei Fünftel gelöst
    [gold] Gold-Abzeichen der fünf: vier Fünftel gelöst
    [diamond] Diamant-Abzeichen der fünf: alle gelöst
   *[none] Noch kein Abzeichen der fünf: Für Bronze lös ein Fünftel
 }
calendar-five-short = { $badge ->
    [bronze] Bronze-Abzeichen der fünf
    [silver] Silber-Abzeichen der fünf
    [gold] Gold-Abzeichen der fünf
   *[diamond] Diamant-Abzeichen der fünf
 }
calendar-five-legend = von den fünf gelöst
calendar-five-alt = { $count } der fünf gelöst: { $days }

achievement-five = Gib mir fünf
achievement-how-five = Lös alle Fünf eines Tages
