# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = Liga
league-title = Liga { $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week }: { $days ->
    [0] letzter Tag
    [one] noch { $days } Tag
   *[other] noch { $days } Tage
 }
league-moved = { $rose ->
    [yes] Letzte Woche bist du in diese Liga aufgestiegen.
   *[no] Letzte Woche bist du in diese Liga abgestiegen.
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ Aufstieg in Liga { $league }
league-stay = Weiter in Liga { $league }
league-fall = ▼ Abstieg in Liga { $league }
league-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
league-rule = Punkte: { $won } für jede gewonnene Tagespartie, { $clean } mehr ohne Hilfe und 1 für jede Aufgabe in der besten Serie dieser Woche (höchstens { $most }).

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = Die Woche ist vorbei. Das Ergebnis kommt { $moment }.
league-waiting = Du bist dabei. Deine erste Woche beginnt { $moment }.

# What players read who are in no league.
league-left = Du hast deine Liga verlassen. Trittst du wieder bei, beginnst du in Liga 1.
league-about = Jede Woche wirst du mit bis zu { $others } Spielern verglichen, deren Rating ähnlich ist. Die ersten { $moved } steigen auf, die letzten { $moved } steigen ab. Es gibt { $leagues } Ligen, und du beginnst in Liga 1. Nach { $weeks } Wochen ohne Spiel scheidest du aus.
league-hidden = In einer Liga sehen alle deinen Namen und deine Punkte, aber deine Ergebnisse sind verborgen. Zeig sie mit { $command }.
button-league-join = Liga beitreten
button-league-leave = Liga verlassen
