# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = Liga
league-title = Liga { $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week }: { $days ->
    [0] último dia
    [one] falta { $days } dia
   *[other] faltam { $days } dias
 }
league-moved = { $rose ->
    [yes] Na semana passada, você subiu para esta liga.
   *[no] Na semana passada, você caiu para esta liga.
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ Sobem para a Liga { $league }
league-stay = Ficam na Liga { $league }
league-fall = ▼ Caem para a Liga { $league }
league-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
league-rule = Pontos: { $won } por desafio diário vencido, mais { $clean } sem ajuda, e 1 por quebra-cabeça da melhor sequência desta semana (no máximo { $most }).

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = A semana terminou. O resultado sai { $moment }.
league-waiting = Você entrou. Sua primeira semana começa { $moment }.

# What players read who are in no league.
league-left = Você saiu da sua liga. Se entrar de novo, começa na Liga 1.
league-about = A cada semana, seus pontos são comparados com os de até { $others } pessoas de rating parecido. Os { $moved } primeiros sobem de liga, e os { $moved } últimos caem. Há { $leagues } ligas, e você começa na Liga 1. Depois de { $weeks } semanas sem jogar, você sai da liga.
league-hidden = Em uma liga, todos veem seu nome e seus pontos, mas seus resultados estão ocultos. Para mostrá-los, digite { $command }.
button-league-join = Entrar na liga
button-league-leave = Sair da liga
