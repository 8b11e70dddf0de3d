# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = Jogar aqui
button-tell-me = Quero avisos
button-way-to-win = Caminho da vitória

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
# The day begins this line, so it has a capital here.
announce-difficulty = { $weekday ->
    [1] Segunda-feira
    [2] Terça-feira
    [3] Quarta-feira
    [4] Quinta-feira
    [5] Sexta-feira
    [6] Sábado
   *[7] Domingo
 }: { announce-hardness }
announce-weekday = { $weekday ->
    [1] segunda-feira
    [2] terça-feira
    [3] quarta-feira
    [4] quinta-feira
    [5] sexta-feira
    [6] sábado
   *[7] domingo
 }
announce-hardness = { $difficulty ->
    [1] muito fácil ★☆☆☆☆
    [2] fácil ★★☆☆☆
    [3] médio ★★★☆☆
    [4] difícil ★★★★☆
   *[5] muito difícil ★★★★★
 }
announce-par = Marca a bater: { $par }, a melhor pontuação conhecida.
announce-goal = Faça { $goal } pontos para vencer. Melhor pontuação conhecida: { $par }.
announce-until = { daily-until } Só a sua primeira tentativa vale para o ranking.
announce-moment = { announce-weekday }, { $time }
announce-first = Este é o primeiro desafio diário. Todos recebem as mesmas cartas.

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = Ontem, #{ $number } · { $game }: { announce-counts }
announce-so-far = Ontem, #{ $number } · { $game }, até agora (aberto até { $end }): { announce-counts }
announce-counts = { $played ->
    [0] ninguém jogou aqui ainda.
   *[other] { announce-won-of }.
 }
announce-nobody = Ontem, #{ $number } · { $game }: ninguém jogou aqui.
announce-won-of = { $won ->
    [0] nenhuma vitória
    [1] 1 vitória
   *[other] { $won } vitórias
 } em { $played ->
    [1] 1 tentativa
   *[other] { $played } tentativas
 }
announce-row = { $place }. { $name } – { announce-attempt }
announce-attempt = { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 }, { $time }
announce-points-row = { $place }. { $name } – { announce-points-attempt }
announce-points-attempt = { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
 }, { announce-attempt }
announce-best = Melhor tentativa: { $run }.
announce-with-help = Vitórias com ajuda: { $names }.
announce-of-all = Geral: { announce-won-of }.
announce-best-of-all = Geral: { announce-won-of }. Melhor: { $run }.
announce-nameless = alguém

# The results of the last closed day.
announce-closed = O #{ $number } · { $game } está encerrado{ $played ->
    [0] .
   *[other] : { announce-won-of } aqui.
 }
announce-decisive-move = Maior causa de derrotas: jogada { $number }, “{ $move }” ({ $percent }% das derrotas). “{ $better }” teria vencido.
announce-apart = As tentativas perdidas deram errado em jogadas diferentes. Metade delas ainda podia ser vencida até a jogada { $number }.
announce-film = Animação: caminho até a vitória no #{ $number }.
announce-film-of-goal = A animação mostra como fazer { $score } pontos no #{ $number }.
announce-film-title = Um caminho até a vitória: { $deal }
announce-film-alt = Animação: { $deal }, com todas as { $moves } jogadas até o fim.

# The post of a puzzle, with the solution of an earlier one. $moves are the first moves of it, $more the number of others.
announce-puzzle-next = A solução vem com o próximo quebra-cabeça.
announce-puzzle-past = Quebra-cabeça { $number } ({ $game }: { $goal }): { $tried ->
    [0] ninguém tentou.
   *[other] { $solved ->
        [0] { $tried ->
            [1] quem tentou não resolveu.
           *[other] { $tried } tentaram, mas ninguém resolveu.
        }
        [1] 1 de { $tried } resolveu.
       *[other] { $solved } de { $tried } resolveram.
    }
 }
announce-puzzle-solution = A solução: { $moves }{ $more ->
    [0] .
    [one] … e mais { $more } jogada.
   *[other] … e mais { $more } jogadas.
 }
announce-puzzle-film = A animação mostra a solução do quebra-cabeça { $number }.
announce-puzzle-film-title = Solução do quebra-cabeça { $number }
announce-puzzle-film-alt = { $moves ->
    [one] Animação da solução do quebra-cabeça { $number }, com { $moves } jogada.
   *[other] Animação da solução do quebra-cabeça { $number }, com todas as { $moves } jogadas.
 }

# A test post, so that admins see at once whether posts arrive.
announce-trial = Publicação de teste: o desafio diário sairá aqui todo dia às { $time } ({ $zone }).

# Summaries of a week or month. $first and $last are dates.
announce-week-title = A semana de { $first } a { $last }
announce-date = { $day ->
    [1] 1º
   *[other] { $day }
 } de { announce-month }
# A title or a button begins with it, so the month has a capital here.
announce-month-title = { $month ->
    [1] Janeiro
    [2] Fevereiro
    [3] Março
    [4] Abril
    [5] Maio
    [6] Junho
    [7] Julho
    [8] Agosto
    [9] Setembro
    [10] Outubro
    [11] Novembro
   *[12] Dezembro
 } de { $year }
announce-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
 }
announce-period-counts = { $runs ->
    [0] Ninguém jogou aqui.
    [one] { $runs } tentativa, vitórias: { $won }.
   *[other] { $runs } tentativas em { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }, vitórias: { $won }.
 }
announce-period-table = Dias vencidos:
announce-period-row = { $place }. { $name } – { $won }, { $clean } sem ajuda
announce-period-best = Melhores tentativas:
announce-period-attempt = #{ $number } · { $game }: { $name } – { announce-attempt }
announce-ratings = Rating: { $ratings }.
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = Jogue você também: { $command }
share-by = { $name }: { $details }
share-practice = Treino: não vale para o ranking.
share-ending = { $result ->
    [won] Vitória
    [given-up] Desistência
    [missed] Meta não atingida
    [ended] Partida terminada
   *[lost] Derrota
 }
share-result = { share-ending }: { announce-attempt }, { $help ->
    [no] sem ajuda
   *[yes] com ajuda
 }
share-daily-alt = Resultado: { $deal }. { $details }. { $score }. Progresso: { $reached } de 5.
share-daily-streak = Sequência diária: { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
 }
