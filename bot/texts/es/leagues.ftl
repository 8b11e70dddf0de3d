# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = Liga
league-title = Liga { $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week }: { $days ->
    [0] último día
    [one] queda { $days } día
   *[other] quedan { $days } días
 }
league-moved = { $rose ->
    [yes] La semana pasada subiste a esta liga.
   *[no] La semana pasada bajaste a esta liga.
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ Suben a la Liga { $league }
league-stay = Siguen en la Liga { $league }
league-fall = ▼ Bajan a la Liga { $league }
league-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
league-rule = Puntos: { $won } por cada reto diario ganado, { $clean } más sin ayuda y 1 por cada puzle de la mejor racha de esta semana (como máximo { $most }).

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = La semana ha terminado. El resultado sale { $moment }.
league-waiting = Ya estás dentro. Tu primera semana empieza { $moment }.

# What players read who are in no league.
league-left = Has salido de tu liga. Si vuelves a entrar, empiezas en la Liga 1.
league-about = Cada semana te comparas con hasta { $others } jugadores de rating parecido. Los primeros { $moved } suben, los últimos { $moved } bajan: hay { $leagues } ligas, y empiezas en la Liga 1. Tras { $weeks } semanas sin jugar, sales.
league-hidden = En una liga, todo el mundo ve tu nombre y tus puntos, pero tus resultados están ocultos. Para mostrarlos, escribe { $command }.
button-league-join = Entrar en liga
button-league-leave = Dejar la liga
