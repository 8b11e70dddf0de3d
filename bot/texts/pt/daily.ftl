# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = Só a sua primeira tentativa vale para o ranking. Sem desfazer, sem dicas, sem recomeçar.
daily-difficulty = Dificuldade { $difficulty }/5 (5 é a maior).
daily-par = Marca a bater: { $par }, a melhor pontuação conhecida.
daily-goal = Meta: { $goal } pontos ou mais.
daily-until = Comece até { $begin } e termine até { $end } ({ $zone }).
daily-closes = Encerra { $moment }.
daily-review-from = A revisão desta partida abre { $moment }.
button-start = Começar
button-practice-first = Treinar antes
daily-ranked = Vale para o ranking.
daily-assisted = Vale para o ranking das tentativas com ajuda.
daily-practice = Treino: esta tentativa não vale para o ranking.
daily-late = Este desafio se encerrou antes de você terminar, então a tentativa não vale para o ranking.
daily-late-excused = Este desafio se encerrou antes de você terminar, então a tentativa não vale para o ranking. O bot estava fora do ar nesse dia, então sua sequência continua.
daily-uncounted = Sua tentativa terminou e está salva. Não dá para contá-la agora, mas isso vai acontecer em breve.

# After its end: “Here: place 2 of 9, so far. Everywhere: place 14 of 300, so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score } pontos: você atingiu a meta de { $goal }, então o dia conta como vitória.
daily-goal-missed = { $score } pontos: para vencer o dia, você precisava de { $goal }.
daily-place-so-far = { daily-place }, até agora.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Aqui: { $place }º lugar de { $count }
   *[everywhere] Geral: { $place }º lugar de { $count }
 }
daily-streak = Sequência diária: { $played ->
    [0] { $played } dias
    [one] { $played } dia
   *[other] { $played } dias
 }. Sequência diária de vitórias: { $won }. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = Esta tentativa conta como jogada sem ajuda. Se você permitir ajuda, ela vai para um ranking separado. Não dá para desfazer isso.
daily-giving-up = Desistir desta tentativa? Esse passa a ser seu resultado do dia. Não dá para desfazer isso.
daily-stands = Esta tentativa acabou e não pode mais mudar. Aperte “{ button-practise }” para jogar as mesmas cartas de novo.
button-allow-help = Permitir ajuda
button-daily-play-on = Continuar jogando
button-practise = Treinar
button-leaderboard = Ranking
button-calendar = Calendário

# Na tela inicial: “#214 · Wish · ainda não jogado”. $state também pode ser daily-result.
home-daily = #{ $number } · { $game } · { $state }
home-daily-new = ainda não jogado
home-daily-begun = em andamento

# Challenges of other days.
button-today = Desafio de hoje
button-archive = Dias anteriores
daily-play-past = Jogar #{ $number }
button-own-attempt = Minha tentativa
daily-past = O desafio diário #{ $number } já acabou. Você ainda pode jogá-lo, mas ele não vale para o ranking.
daily-past-result = Seu resultado: { $result }.
daily-begun-before = Você começou este desafio antes de excluir seus dados, então esta tentativa é treino.
daily-unread = Dia desconhecido: “{ $text }”. Depois de { $command }, digite um número, uma data, “ontem” ou “arquivo”.
daily-to-come = O desafio diário #{ $number } ainda não chegou. O de hoje é o #{ $today }.
daily-not-yet = O primeiro desafio diário chega em { $date } (UTC).
daily-none = Não há desafio diário para esse dia.
daily-archive-title = Desafios diários anteriores
daily-archive = Aperte um para jogar. Só o desafio de hoje vale para o ranking.
daily-archive-empty = Ainda não há nenhum. O de hoje é o primeiro.
daily-archive-line = #{ $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] vitória
    [given-up] desistência
   *[lost] sem vitória
 }, { daily-attempt }
daily-result-points = { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
 }, { daily-attempt }
daily-attempt = { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
 }, { $time }{ $help ->
    [some] , com ajuda
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Digitar o número ou a data de um dia, ou deixar em branco para hoje
parameter-name-day = dia
day-yesterday = Desafio de ontem

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = hoje
day-word-yesterday = ontem
day-word-last = último, última, anterior, o último
day-word-archive = arquivo, dias anteriores
