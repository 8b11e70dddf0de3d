# Leaderboards.
leaderboard-day = Día
leaderboard-week = Semana
leaderboard-month = Mes
leaderboard-rating = Rating
leaderboard-streak = Racha
leaderboard-streak-week = Esta semana
leaderboard-here = Aquí
leaderboard-all = Global
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }: { announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] , { $assisted } con ayuda
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
    [one] { leaderboard-circle }: { $count } jugador
    [many] { leaderboard-circle }: { $count } de jugadores
   *[other] { leaderboard-circle }: { $count } jugadores
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(tú)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = sin ganar, { $run }
leaderboard-days = { $won ->
    [one] { $won } ganado
   *[other] { $won } ganados
 }, { $clean } sin ayuda{ $won ->
    [0] { "" }
   *[other] , { $moves } mov., { $time }
 }
leaderboard-assisted = Con ayuda:
leaderboard-own = Tu puesto: { $row }
leaderboard-own-assisted = Tu puesto, con ayuda: { $row }
leaderboard-hidden = Elegiste no aparecer aquí. Para cambiarlo, escribe { $command }.
leaderboard-order = Orden: más días ganados, luego más sin ayuda, menos movimientos, menos tiempo.

# Empty leaderboards.
leaderboard-nobody-yet = Todavía no lo ha terminado nadie. Para jugarlo, escribe { $command }.
leaderboard-nobody-yet-in-days = Nadie ha terminado todavía un reto diario en ese periodo. Para jugar el de hoy, escribe { $command }.
leaderboard-nobody-seen = Quienes lo terminaron no se muestran aquí. Para jugarlo, escribe { $command }.
leaderboard-nobody = Aquí no se muestra a nadie.
leaderboard-gone = Las clasificaciones de cada día se borran después de { $days } días.
leaderboard-page-empty = La clasificación no llega tan abajo.
leaderboard-no-ratings = Todavía no hay ratings. Empiezan cuando se cierra un reto diario que al menos 2 jugadores terminaron sin ayuda.

leaderboard-unknown = Clasificación desconocida: “{ $text }”. Escribe día, semana, mes, rating, racha o liga; aquí o global; un número, ayer o última.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Anterior
button-later = Posterior ▶
button-rating-how = Sobre los ratings
leaderboard-rating-how = Cada día se evalúa una vez, después de cerrarse. Se compara a todos los jugadores que terminaron sin ayuda el reto de ese día, según su puesto en la clasificación. Si te va mejor de lo esperado frente a los demás, tu rating sube. Si te va peor, baja.

    Todo el mundo empieza con { $start }. El número que se muestra es una estimación prudente. Al principio también sube a medida que se sabe más de ti. Un día sin jugar no cambia nada, y un intento con ayuda tampoco. Tras { $days } días sin intentos, sales de la clasificación.

    OpenSkill calcula los ratings con el modelo de Plackett–Luce.

# Stored data about a player, and how long it is stored.
my-data-days = • tus resultados en los retos diarios y tus puestos en las clasificaciones y ligas, con tu nombre en este chat; tus estadísticas, logros y objetivos del mes
my-data-days-lifetimes = Una partida terminada de un reto diario se borra tras { $days ->
    [one] { $days } día
   *[other] { $days } días
 }. Los resultados, estadísticas, logros y objetivos se borran { $years } años después de su último cambio.

# Streaks of puzzles.
leaderboard-title-streak = Mejores rachas de puzles
leaderboard-title-streak-week = Mejores rachas de puzles de esta semana
leaderboard-streak-count = { $count }
leaderboard-streak-source = Las soluciones de todos los puzles son públicas, en el código fuente del bot. Tu racha es para ti.
leaderboard-no-streaks = Todavía no hay rachas. Para empezar una, escribe { $command }.
