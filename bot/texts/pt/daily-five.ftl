# Os cinco do dia: cinco jogos por dia, cada um com um objetivo. $number é o número do dia.

command-five = Jogar os cinco jogos de hoje, cada um com um objetivo
command-name-five = cinco
parameter-five = Digitar o número ou a data de um dia, ou um dos jogos, ou deixar em branco para vê-los
parameter-name-five = dia
phrase-five = cinco do dia, os cinco do dia, os cinco de hoje, jogar os cinco

button-five = Cinco do dia
button-five-next = Próximo dos cinco
button-five-before = Dia anterior
button-five-open = Jogar os cinco
telegram-button-send-five = Enviar os cinco…
button-post-five = Com cinco jogos
five-yesterday = Os cinco de ontem

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = vencer
puzzle-goal-aces = { $count ->
    [4] levar todos os ases às bases
    [one] levar { $count } ás às bases
   *[other] levar { $count } ases às bases
 }
puzzle-goal-all-up = virar todas as cartas para cima
# Um objetivo com limite: “vencer em no máximo 110 jogadas”.
five-goal-in = { $moves ->
    [one] { $goal } em no máximo { $moves } jogada
   *[other] { $goal } em no máximo { $moves } jogadas
 }

five-title = Cinco do dia #{ $number } · { $date }
five-name = Cinco do dia #{ $number }
five-intro = Os cinco jogos de hoje, cada um com um objetivo. Você pode desfazer e pedir ajuda. Também pode jogá-los depois.
five-intro-past = Cinco jogos, cada um com um objetivo. Ainda dá para jogá-los: eles preenchem esse dia no seu calendário.
five-post = Aperte um jogo para jogá-lo onde só você vê.
five-offer = Cinco jogos, cada um com um objetivo. São os mesmos para todos.
five-alt = Os cinco jogos no início:
five-line = ○ { $game }: { $goal } ({ $level })
five-line-solved = ✓ { $game }: { $goal } ({ $level })
five-level = { $level ->
    [easy] fácil
    [medium] médio
    [hard] difícil
   *[very-hard] muito difícil
 }
five-is-solved = resolvido
five-solved = { $all ->
    [yes] Todos os 5 resolvidos!
   *[no] Resolvidos: { $solved } de 5.
 }

# No tabuleiro de um dos cinco. $made é o número de jogadas até agora.
five-goal = Objetivo: { $goal }
five-goal-made = Objetivo: { $goal } · até agora { $made }.
five-late = O objetivo pede menos jogadas: “{ button-undo }” ou “{ button-restart }” ajuda.
five-reached = ✓ Objetivo alcançado: { $goal }.
five-missed = Objetivo não alcançado: { $goal }.

# A result to share names the day and no deal.
five-result-name = Cinco do dia, { $date }: { $game }
five-result = { $result ->
    [solved] Resolvido:
   *[missed] Objetivo não alcançado:
 } { announce-attempt }, { $help ->
    [no] sem ajuda
   *[yes] com ajuda
 }

five-unread = “{ $text }” não é um dia nem um jogo. Depois de { $command }, digite um número, uma data, “ontem” ou um dos cinco jogos.
five-to-come = Os cinco do dia #{ $number } ainda não chegaram. Os de hoje são os #{ $today }.
five-before-first = Os primeiros cinco do dia foram em { $date } (UTC).
five-not-one = { $game } não é um dos cinco desse dia. Escolha um destes: { $games }.

home-five-new = Cinco jogos por dia, cada um com um objetivo
reminder-five = Dos cinco de hoje ainda faltam: { $games }.

# No calendário. $all é o número de jogos de todos os dias.
calendar-five = Cinco do dia: { $solved } de { $all } resolvidos
calendar-five-badge = { $badge ->
    [bronze] Medalha de bronze dos cinco: um quinto resolvido
    [silver] Medalha de prata dos cinco: dois quintos resolvidos
    [gold] Medalha de ouro dos cinco: quatro quintos resolvidos
    [diamond] Medalha de diamante dos cinco: todos resolvidos
   *[none] Nenhuma medalha dos cinco ainda: resolva um quinto para a de bronze
 }
calendar-five-short = { $badge ->
    [bronze] Medalha de bronze dos cinco
    [silver] Medalha de prata dos cinco
    [gold] Medalha de ouro dos cinco
   *[diamond] Medalha de diamante dos cinco
 }
calendar-five-legend = resolvidos dos cinco do dia
calendar-five-alt = { $count } dos cinco resolvidos: { $days }

achievement-five = Toca aqui
achievement-how-five = Resolva os cinco de um mesmo dia
