# A finished game compared with how others have ended the same deal for the first time.
command-compare = Compara tu partida terminada con las de otros en el mismo reparto
command-name-compare = comparar
button-compare = Comparar

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = Otros jugadores que han ganado este reparto: { $wins } de { $others }.
compare-solved = Otros jugadores que han resuelto este puzle: { $wins } de { $others }.
compare-fewest = Mínimo de movimientos: { $moves }.
compare-best = Nadie ha necesitado menos movimientos que tú.
compare-better = Has necesitado menos movimientos que { $count } de { $winners } ganadores.
compare-about = Has necesitado menos movimientos que alrededor del { $share } % de los ganadores.
compare-moves = Tus movimientos: { $own }. De los otros { $winners } ganadores, { $more } han necesitado más, { $same } los mismos y { $fewer } menos.
compare-time = Tu tiempo: { $own }. De los otros { $winners } ganadores, { $more } han tardado más, { $same } lo mismo y { $fewer } menos.
compare-sample = Hay otros { $wins } ganadores. Aquí ves { $winners } de ellos, elegidos al azar.
compare-uncounted = Esta partida no cuenta para los demás: solo cuenta tu primera partida de un reparto, sin ayuda.

# What can’t be compared.
compare-nobody = Nadie más ha terminado todavía este reparto.
compare-first = Podrás comparar este reparto cuando lo hayas terminado. Para jugarlo, escribe { $command }.
compare-unfinished = Una partida se compara cuando ha acabado. Termina primero esta.
compare-which = Escribe un juego y el número de un reparto, por ejemplo { $command }.
compare-exercise = Se comparan partidas terminadas y puzles que cuentan, pero no lecciones ni prácticas.
compare-points = En { $game } se juega por puntos, así que no hay ganadores que comparar.

# The chart, and its description.
compare-chart-moves = Movimientos de los ganadores
compare-chart-minutes = Minutos de los ganadores
compare-chart-seconds = Segundos de los ganadores
compare-chart-own = Tú
compare-chart-more = { $from }+
compare-alt = { $title }, gráfico de columnas: { $columns }.
compare-alt-own = { compare-alt } Tú: { $own }.
compare-alt-one = { $range }: { $count }
