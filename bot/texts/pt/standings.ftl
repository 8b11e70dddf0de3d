# Leaderboards.
leaderboard-day = Dia
leaderboard-week = Semana
leaderboard-month = Mês
leaderboard-rating = Rating
leaderboard-streak = Sequência
leaderboard-streak-week = Esta semana
leaderboard-here = Aqui
leaderboard-all = Geral
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }: { announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] , { $assisted } com ajuda
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
    [one] { leaderboard-circle }: { $count } participante
    [many] { leaderboard-circle }: { $count } de participantes
   *[other] { leaderboard-circle }: { $count } participantes
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(você)
   *[no] { "" }
 } – { $details }
leaderboard-not-won = sem vitória, { $run }
leaderboard-days = { $won } vit., { $clean } sem ajuda{ $won ->
    [0] { "" }
   *[other] , { $moves } jogadas, { $time }
 }
leaderboard-assisted = Com ajuda:
leaderboard-own = Seu lugar: { $row }
leaderboard-own-assisted = Seu lugar, com ajuda: { $row }
leaderboard-hidden = Você escolheu não aparecer aqui. Para mudar isso, digite { $command }.
leaderboard-order = Ordem: mais dias vencidos, depois mais vitórias sem ajuda, menos jogadas, menos tempo.

# Empty leaderboards.
leaderboard-nobody-yet = Ninguém terminou ainda. Para jogar, digite { $command }.
leaderboard-nobody-yet-in-days = Ninguém terminou ainda um desafio diário nesse período. Para jogar o de hoje, digite { $command }.
leaderboard-nobody-seen = Quem terminou não aparece aqui. Para jogar, digite { $command }.
leaderboard-nobody = Ninguém aparece aqui.
leaderboard-gone = Os rankings de um só dia são excluídos depois de { $days } dias.
leaderboard-page-empty = O ranking não vai tão longe.
leaderboard-no-ratings = Ainda não há ratings. Eles começam quando se encerra um desafio diário que pelo menos 2 pessoas terminaram sem ajuda.

leaderboard-unknown = Ranking desconhecido: “{ $text }”. Digite dia, semana, mês, rating, sequência ou liga; aqui ou geral; um número, ontem ou último.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Antes
button-later = Depois ▶
button-rating-how = Sobre o rating
leaderboard-rating-how = Cada dia é avaliado uma vez, depois que se encerra. Todos os que terminaram o desafio desse dia sem ajuda são comparados pelo lugar no ranking. Se você vai melhor do que o esperado contra os outros, seu rating sobe. Se vai pior, ele desce.

    Todo mundo começa com { $start }. O número mostrado é uma estimativa cautelosa. No início, ele também sobe à medida que se sabe mais sobre o seu jogo. Um dia sem jogar não muda nada, e uma tentativa com ajuda também não. Depois de { $days } dias sem tentativas, você sai do ranking.

    O OpenSkill calcula os ratings, com o modelo de Plackett–Luce.

# Stored data about a player, and how long it is stored.
my-data-days = • seus resultados do desafio diário e seus lugares nos rankings e nas ligas, com seu nome neste chat; suas estatísticas, conquistas e metas da temporada
my-data-days-lifetimes = Uma partida terminada de um desafio diário é excluída depois de { $days ->
    [one] { $days } dia
   *[other] { $days } dias
 }. Resultados, estatísticas, conquistas e metas são excluídos { $years } anos depois da última mudança.

# Streaks of puzzles.
leaderboard-title-streak = Melhores sequências de quebra-cabeças
leaderboard-title-streak-week = Melhores sequências de quebra-cabeças desta semana
leaderboard-streak-count = { $count }
leaderboard-streak-source = As soluções de todos os quebra-cabeças são públicas, no código-fonte do bot. Sua sequência é só para você.
leaderboard-no-streaks = Ainda não há sequências. Para começar uma, digite { $command }.
