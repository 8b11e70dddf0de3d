# A finished game compared with how others have ended the same deal for the first time.
command-compare = Comparar sua partida terminada com as dos outros
command-name-compare = comparar
button-compare = Comparar

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = Outras pessoas que venceram esta partida: { $wins } de { $others }.
compare-solved = Outras pessoas que resolveram este quebra-cabeça: { $wins } de { $others }.
compare-fewest = Menor número de jogadas: { $moves }.
compare-best = Ninguém precisou de menos jogadas que você.
compare-better = Você precisou de menos jogadas que { $count } de { $winners } vencedores.
compare-about = Você precisou de menos jogadas que cerca de { $share }% dos vencedores.
compare-moves = Suas jogadas: { $own }. Dos outros { $winners } vencedores, { $more } precisaram de mais, { $same } do mesmo número e { $fewer } de menos.
compare-time = Seu tempo: { $own }. Dos outros { $winners } vencedores, { $more } demoraram mais, { $same } o mesmo e { $fewer } menos.
compare-sample = Há outros { $wins } vencedores. Aqui estão { $winners } deles, escolhidos ao acaso.
compare-uncounted = Para os outros, esta partida não conta: só conta a primeira vez que você joga uma partida, sem ajuda.

# What can’t be compared.
compare-nobody = Ninguém mais terminou esta partida ainda.
compare-first = Você pode comparar esta partida quando a terminar. Para jogar, digite { $command }.
compare-unfinished = Uma partida pode ser comparada quando acaba. Termine esta primeiro.
compare-which = Digite um jogo e o número de uma partida, por exemplo { $command }.
compare-exercise = Dá para comparar partidas terminadas e quebra-cabeças que valem rating, mas não lições nem treinos.
compare-points = { $game } se joga por pontos, então não há vencedores para comparar.

# The chart, and its description.
compare-chart-moves = Jogadas dos vencedores
compare-chart-minutes = Minutos dos vencedores
compare-chart-seconds = Segundos dos vencedores
compare-chart-own = Você
compare-chart-more = { $from }+
compare-alt = { $title }, gráfico de colunas: { $columns }.
compare-alt-own = { compare-alt } Você: { $own }.
compare-alt-one = { $range }: { $count }
