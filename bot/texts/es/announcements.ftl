# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = Jugar aquí
button-tell-me = Avísame
button-way-to-win = Cómo se gana

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
announce-difficulty = { $weekday ->
    [1] Lunes
    [2] Martes
    [3] Miércoles
    [4] Jueves
    [5] Viernes
    [6] Sábado
   *[7] Domingo
 }: { announce-hardness }
announce-weekday = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
 }
announce-hardness = { $difficulty ->
    [1] muy fácil ★☆☆☆☆
    [2] fácil ★★☆☆☆
    [3] medio ★★★☆☆
    [4] difícil ★★★★☆
   *[5] muy difícil ★★★★★
 }
announce-par = Par { $par }: la mejor puntuación conocida.
announce-goal = Consigue { $goal } puntos para ganar. Mejor puntuación conocida: { $par }.
announce-until = { daily-until } Solo cuenta tu primer intento.
announce-moment = { announce-weekday } a las { $time }
announce-first = Este es el primer reto diario. Todo el mundo recibe las mismas cartas.

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = Ayer, #{ $number } · { $game }: { announce-counts }
announce-so-far = Ayer, #{ $number } · { $game }, por ahora (abierto hasta el { $end }): { announce-counts }
announce-counts = { $played ->
    [0] aquí aún no lo ha jugado nadie.
   *[other] { announce-won-of }.
 }
announce-nobody = Ayer, #{ $number } · { $game }: aquí no lo jugó nadie.
announce-won-of = { $won ->
    [0] no ganó ninguno de { $played }
    [one] ganó { $won } de { $played }
   *[other] ganaron { $won } de { $played }
 }
announce-row = { $place }. { $name } – { announce-attempt }
announce-attempt = { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 }, { $time }
announce-points-row = { $place }. { $name } – { announce-points-attempt }
announce-points-attempt = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }, { announce-attempt }
announce-best = Mejor intento: { $run }.
announce-with-help = Victorias con ayuda: { $names }.
announce-of-all = Global: { announce-won-of }.
announce-best-of-all = Global: { announce-won-of }. Mejor intento: { $run }.
announce-nameless = alguien

# The results of the last closed day.
announce-closed = #{ $number } · { $game } ha terminado{ $played ->
    [0] .
   *[other] : aquí { announce-won-of }.
 }
announce-decisive-move = El movimiento { $number }, “{ $move }”, hizo perder más intentos que ninguno ({ $percent } % de los perdidos). Con “{ $better }” se podía ganar.
announce-apart = Los intentos perdidos fallaron en movimientos distintos. La mitad aún se podía ganar hasta el movimiento { $number }.
announce-film = Animación: una forma de ganar el #{ $number }.
announce-film-of-goal = La animación muestra cómo conseguir { $score } puntos en el #{ $number }.
announce-film-title = Una forma de ganar: { $deal }
announce-film-alt = Animación de { $deal }, con todos los { $moves } movimientos hasta el final.

# The post of a puzzle, with the solution of an earlier one. $moves are the first moves of it, $more the number of others.
announce-puzzle-next = La solución llega con el próximo puzle.
announce-puzzle-past = Puzle { $number } ({ $game }: { $goal }): { $tried ->
    [0] nadie lo intentó.
   *[other] { $solved ->
        [0] no lo resolvió nadie (intentos: { $tried }).
       *[other] resuelto { $solved } de { $tried } veces.
    }
 }
announce-puzzle-solution = Su solución: { $moves }{ $more ->
    [0] .
    [one] … y { $more } movimiento más.
   *[other] … y { $more } movimientos más.
 }
announce-puzzle-film = La animación muestra la solución del puzle { $number }.
announce-puzzle-film-title = Solución del puzle { $number }
announce-puzzle-film-alt = { $moves ->
    [one] Animación de la solución del puzle { $number }, con { $moves } movimiento.
   *[other] Animación de la solución del puzle { $number }, con todos los { $moves } movimientos.
 }

# A test post, so that admins see at once whether posts arrive.
announce-trial = Publicación de prueba: el reto diario saldrá aquí a las { $time } ({ $zone }).

# Summaries of a week or month. $first and $last are dates.
announce-week-title = La semana del { $first } al { $last }
announce-date = { $day } de { announce-month }
announce-month-title = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[12] Diciembre
 } de { $year }
announce-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
 }
announce-period-counts = { $runs ->
    [0] Aquí no jugó nadie.
    [one] { $runs } intento, victorias: { $won }.
   *[other] { $runs } intentos en { $days ->
        [one] { $days } día
       *[other] { $days } días
    }, victorias: { $won }.
 }
announce-period-table = Días ganados:
announce-period-row = { $place }. { $name } – { $won }, sin ayuda { $clean }
announce-period-best = Mejores intentos:
announce-period-attempt = #{ $number } · { $game }: { $name } – { announce-attempt }
announce-ratings = Rating: { $ratings }.
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = Juégalo: { $command }
share-by = { $name }: { $details }
share-practice = Práctica: no cuenta para la clasificación.
share-ending = { $result ->
    [won] Ganado
    [given-up] Abandonado
    [missed] Objetivo no alcanzado
   *[lost] Perdido
 }
share-result = { $result ->
    [won] Ganado en
    [given-up] Abandonado tras
    [missed] Objetivo no alcanzado tras
    [ended] Terminado tras
   *[lost] Perdido tras
 } { announce-attempt }, { $help ->
    [no] sin ayuda
   *[yes] con ayuda
 }
share-daily-alt = El resultado de { $deal }. { $details }. { $score }. Progreso: { $reached } de 5.
share-daily-streak = Racha diaria: { $days ->
    [one] { $days } día
   *[other] { $days } días
 }
