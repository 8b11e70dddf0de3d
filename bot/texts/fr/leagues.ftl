# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = Ligue
league-title = Ligue { $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week } : { $days ->
    [0] dernier jour
    [one] encore { $days } jour
   *[other] encore { $days } jours
 }
league-moved = { $rose ->
    [yes] Ta place de la semaine dernière t’a fait monter dans cette ligue.
   *[no] Ta place de la semaine dernière t’a fait descendre dans cette ligue.
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ Montent en ligue { $league }
league-stay = Restent en ligue { $league }
league-fall = ▼ Descendent en ligue { $league }
league-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
league-rule = Points : { $won } par défi du jour gagné, { $clean } de plus sans aide, et 1 par problème de la meilleure série de cette semaine ({ $most } au plus).

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = La semaine est finie. Le résultat arrive { $moment }.
league-waiting = C’est fait. Ta première semaine commence { $moment }.

# What players read who are in no league.
league-left = Tu as quitté ta ligue. Si tu reviens, tu commences en ligue 1.
league-about = Chaque semaine, on te compare à { $others } joueurs au plus, de cote proche. Les { $moved } premiers montent, les { $moved } derniers descendent : il y a { $leagues } ligues, et tu commences en ligue 1. Après { $weeks } semaines sans jouer, tu quittes ta ligue.
league-hidden = Dans une ligue, tout le monde voit ton nom et tes points, mais tes résultats sont cachés. Pour les montrer, tape { $command }.
button-league-join = Rejoindre une ligue
button-league-leave = Quitter la ligue
