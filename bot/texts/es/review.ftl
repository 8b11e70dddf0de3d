# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Análisis
button-decided = Movimiento decisivo
button-better = Qué era mejor
button-steps = Paso a paso
button-luck = Suerte y habilidad
button-strip = Volver al análisis
button-autoplay = Ver mejor final
button-autoplay-deal = Ver mejor partida
button-autoplay-rest = Ver el resto
button-again = Ver progreso

review-not-over = Solo se puede analizar una partida terminada. Termina esta o abandónala: “{ button-undo }” aún puede recuperarla.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = Podrás analizar este intento cuando se cierre su día, { $moment }. Antes termínalo. Abandonar cuenta como tu resultado y no se puede deshacer.
review-nothing = No hiciste ningún movimiento en esta partida, así que no hay nada que analizar.
review-not-this-game = En este juego no hay análisis.
review-working = Mirando todas las cartas, movimiento a movimiento… { $percent } %
review-title = Análisis: { $deal }
review-end-note = El final
review-note = Antes del movimiento { $number }
review-giving-up-note = Cuando abandonaste

# The first line, if the deal hid any cards.
review-all-cards = El análisis mira todas las cartas, también las ocultas. Nadie podía verlas durante la partida.

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = En este reparto, ninguno de tus movimientos costó nada. No se conoce ningún resultado mejor.
review-never-won = Este reparto no se puede ganar. Ninguno de tus movimientos tuvo la culpa.
review-unknown = No se conoce ninguna forma de ganar este reparto, así que ningún movimiento tiene la culpa.
review-lost = El movimiento { $number } decidió la partida: “{ $move }”. Antes todavía podías ganar; después, ya no. Mejor: “{ $better }”.
review-lost-perhaps = El movimiento { $number } probablemente decidió la partida: “{ $move }”. Antes todavía podías ganar. Después no se conoce ninguna forma de ganar. Mejor: “{ $better }”.
review-lowered = El movimiento { $number } fue el que más te costó: “{ $move }”. Antes todavía podías llegar a { $before } puntos; después, solo a { $after }. Mejor: “{ $better }”.
review-gave-up-counts = Abandonar cuenta como tu último movimiento.
review-gave-up-win = Abandonaste, pero podrías haber ganado. El camino a la victoria empieza con “{ $better }”.
review-gave-up-points = Abandonaste con { $after } puntos. Podrías haber llegado a { $before }. El camino empieza con “{ $better }”.
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] Una pista también habría propuesto este movimiento.
   *[other] La pista para este tablero es el mismo movimiento.
 } { $hidden ->
    [0] Una pista no busca tan lejos como un análisis.
   *[other] Con las cartas que podías ver, parecía el mejor.
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Tu resultado: { $result }.
review-best = Mejor resultado conocido: { $result }.

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = Un buen jugador gana { $deal } de cada 100 partidas que empiezan como la tuya.
review-luck = Suerte { $number }: { $side ->
    [more] las cartas que salieron te ayudaron.
    [less] las cartas que salieron fueron en tu contra.
   *[none] las cartas que salieron no cambiaron nada.
 }
review-skill = Habilidad { $number }: { $side ->
    [more] tus movimientos fueron mejores que los de un buen jugador.
    [less] con las cartas que podías ver, había movimientos mejores.
   *[none] no había ningún movimiento mejor que pudieras ver.
 }
review-sum = Total: { $sum } = { $result }. Una victoria cuenta 100; lo demás, 0.
review-chance = Las diferencias tan pequeñas que pueden ser azar cuentan como suerte.
review-beyond-a-win = La suerte y la habilidad pueden pasar de 100: las cartas pueden devolver lo que perdió un movimiento.
review-balance-in-points = Un buen jugador consigue { $deal } puntos en partidas que empiezan como la tuya.
review-luck-in-points = Suerte { $number }: { $side ->
    [more] en este reparto eran posibles más puntos.
    [less] en este reparto eran posibles menos puntos.
   *[none] en este reparto eran posibles los mismos.
 }
review-skill-in-points = Habilidad { $number }: { $side ->
    [less] tus movimientos dejaron escapar esos puntos.
   *[other] tus movimientos no dejaron escapar ningún punto.
 }
review-sum-in-points = Total: { $sum } = { $result } puntos.
review-chance-in-points = Son estimaciones, así que 1 o 2 puntos pueden ser azar.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = nada perdido
review-effect-lost = victoria perdida
review-effect-lowered = puntos perdidos
review-effect-nothing = ya estaba perdida
review-effect-unsure = no se sabe
review-run = { $steps ->
    [1] Movimiento { $first }: { $effect }.
   *[other] Movimientos { $first } a { $last }: { $effect }.
 }
review-alt = Análisis de { $deal }. { $runs } { $note }:

review-giving-up = Entonces abandonaste.
review-kept-the-win = Después todavía podías ganar.
review-kept-the-best = No costó nada: todavía podías llegar a { $after } puntos.
review-lost-the-win = Después ya no podías ganar.
review-perhaps-lost-the-win = Antes todavía podías ganar. Después no se conoce ninguna forma de ganar.
review-lowered-the-best = La mejor puntuación que podías alcanzar bajó de { $before } a { $after } puntos.
review-lost-nothing = No costó nada: la partida ya estaba perdida.
review-not-known = No se sabe si costó algo.
review-better = Mejor: “{ $better }”.

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] Desde el principio: { review-way-moves }
   *[other] Después del movimiento { $moves }: { review-way-moves }
 }
review-way-moves = { $count ->
    [one] el mejor camino conocido hasta el final, { $count } movimiento.
   *[other] el mejor camino conocido hasta el final, { $count } movimientos.
 }
review-film-alt = Animación de { $deal }. { $details }
review-line-start = { $moves ->
    [0] El principio de la partida.
    [one] La partida después de { $moves } movimiento.
   *[other] La partida después de { $moves } movimientos.
 } { $count ->
    [one] Sigue { $count } movimiento.
   *[other] Siguen { $count } movimientos.
 }
review-line-move = Mejor camino conocido, movimiento { $number } de { $count }: { $move }.
review-line-end = Resultado final: { $result }.
autoplay-working = Mirando todas las cartas para encontrar el mejor final…
autoplay-over = La partida ya ha terminado en ese punto, así que no queda nada que jugar.
autoplay-nothing = Desde ahí no se conoce ninguna forma de ganar.
# The result of a way that ends before the game does, with the best score found.
result-no-further = Sin victoria conocida
