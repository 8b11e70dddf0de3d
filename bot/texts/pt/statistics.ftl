# Statistics of a player, the calendar of a month, and achievements.

command-stats = Mostrar suas estatísticas, seu calendário ou suas conquistas
command-calendar = Mostrar em quais dias de um mês você jogou
command-name-stats = estatísticas
command-name-calendar = calendário
parameter-month = Digitar um mês, como 2026-11, ou deixar em branco para este mês
parameter-name-month = mês

# All games.
stats-title = Suas estatísticas
stats-nothing = Ainda não há estatísticas. Uma partida conta quando termina, se você fez pelo menos uma jogada nela.
stats-unread = Estatística desconhecida: “{ $text }”. Digite um jogo, um mês como 2026-11, “calendário” ou “conquistas”.
stats-games = { $played ->
    [0] { $played } partidas
    [one] { $played } partida
   *[other] { $played } partidas
 }, vitórias: { $won } ({ $share }%)
stats-clean = Vencidas sem ajuda: { $clean }
stats-help = Com ajuda: { $assisted } ({ $share }%) · desistências: { $givenup }
stats-time = Tempo: { $time }
stats-time-fastest = { stats-time } · vitória mais rápida: { $fastest }
stats-favourite = Mais jogado: { $game }
stats-days-played = Sequência diária: { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
 }, recorde { $longest }{ $freezes ->
    [0] { "" }
    [one] { " " }· ❄ { $freezes } proteção
   *[other] { " " }· ❄ { $freezes } proteções
 }
stats-days-won = Sequência diária de vitórias: { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
 }, recorde { $longest }
stats-achievements = Conquistas: { $count } de { $all }
button-stats = Estatísticas
button-stats-all = ◀ Todos os jogos
button-progress = Evolução
button-achievements = Conquistas

# One game, or one of its option sets.
stats-of = Estatísticas: { $kind }
stats-page-all = Todas as opções juntas
stats-page-usual = Com as opções padrão
stats-streak = Sequência de vitórias: { $streak ->
    [0] { $streak } partidas
    [one] { $streak } partida
   *[other] { $streak } partidas
 }, recorde { $longest }
stats-longest-streak = Maior sequência: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
 }
stats-wishes = Desejos concedidos: { $count }
stats-scores = { $what }: melhor { $best }, média { $average }
stats-score = Pontuação
stats-decimal = { $whole },{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Partidas vencidas
chart-bars-won = Vencidas
chart-bars-rest = Não vencidas
chart-bar = { $won } de { $played }
chart-bars-alt = Gráfico de barras das partidas vencidas. { $details }.
chart-bars-alt-one = { $name }: { $won } de { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: gráfico de colunas de quantas vezes você teve cada resultado. { $details }. Média { $average }, melhor { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = Média { $average }
chart-best = Melhor { $best }
chart-times = { $what }: quantas vezes
chart-progress = Partidas vencidas por mês
chart-progress-line = Vencidas
chart-progress-alt = Gráfico de linhas da porcentagem de partidas vencidas, por mês. { $details }.
chart-progress-alt-one = { $month }: { $won } de { $played }, { $share }%
chart-month = { $number }/{ $year }
chart-percent = %
stats-no-progress = Nenhuma partida contou nos últimos meses.

# The calendar of a month.
calendar-weekdays = Seg Ter Qua Qui Sex Sáb Dom
calendar-played = Dias jogados: { $played } de { $counting }, vitórias: { $won }
calendar-badge = { $badge ->
    [bronze] Medalha de bronze: um terço dos dias
    [silver] Medalha de prata: dois terços dos dias
    [gold] Medalha de ouro: todos os dias jogados
    [diamond] Medalha de diamante: todos os dias vencidos
   *[none] Nenhuma medalha ainda: jogue um terço dos dias para a de bronze
 }
calendar-stars = { $stars } Estrelas: { $won } de 3, 1 para cada terço dos dias vencidos. Sem ajuda (★): { $clean }
calendar-streak = Sequência diária: { $played ->
    [0] { $played } dias
    [one] { $played } dia
   *[other] { $played } dias
 }. De vitórias: { $won }{ $freezes ->
    [0] { "" }
   *[other] . Proteções: { $freezes }
 }
calendar-missed = Você pode jogar os dias que perdeu, mas eles não valem para o ranking. Por exemplo, digite { $command }.
calendar-alt = Calendário: { $month }. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = vencido sem ajuda
calendar-silver = vencido com ajuda
calendar-bronze = jogado, não vencido
calendar-frozen = salvo por uma proteção
calendar-outage = bot fora do ar, sequência mantida
calendar-missed-day = não jogado
calendar-open = hoje, ainda aberto
calendar-none = ainda por vir, ou antes do seu primeiro dia
calendar-unread = “{ $text }” não é um mês. Por exemplo, digite { $command }.
calendar-before = O primeiro desafio diário foi em { announce-date } de { $year }.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# The goals of a month. $goal is one of those below.
season-goals = Metas da temporada: { $reached } de { $all }
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal }: { $count } de { $all }
season-goal-new = 🏅 Meta da temporada alcançada: { $goal }
season-goal-lesson = Termine a lição de { $game }
season-goal-wins = { $count ->
    [one] Vença { $count } partida de { $game }
   *[other] Vença { $count } partidas de { $game }
 }
season-goal-clean = { $count ->
    [one] Vença { $count } partida de { $game } sem ajuda
   *[other] Vença { $count } partidas de { $game } sem ajuda
 }
season-goal-puzzles = { $count ->
    [one] Resolva { $count } quebra-cabeça novo
   *[other] Resolva { $count } quebra-cabeças novos
 }
season-goal-days = { $count ->
    [one] Jogue { $count } desafio diário neste mês
   *[other] Jogue { $count } desafios diários neste mês
 }
season-goal-days-won = { $count ->
    [one] Vença { $count } desafio diário neste mês
   *[other] Vença { $count } desafios diários neste mês
 }
# In a picture and on a shared result, in 48 columns with the goals.
season-badge = { $badge ->
    [bronze] Medalha de bronze
    [silver] Medalha de prata
    [gold] Medalha de ouro
   *[diamond] Medalha de diamante
 }
season-shared = { $badge } · { $goals }

# Achievements: the name, and how to earn it.
achievements-title = Conquistas
achievements-got = Alcançadas: { $count } de { $all }
achievements-missing = Ainda faltam:
achievement-new = { $emblem } Conquista: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = Primeiro de muitos
achievement-how-first-day = termine um desafio diário
achievement-week = Uma semana
achievement-how-week = chegue a uma sequência diária de 7 dias
achievement-thirty-days = Uma lua
achievement-how-thirty-days = chegue a uma sequência diária de 30 dias
achievement-hundred-days = 100 dias
achievement-how-hundred-days = chegue a uma sequência diária de 100 dias
achievement-winning-week = Semana de vitórias
achievement-how-winning-week = vença o desafio diário 7 dias seguidos
achievement-month = Mês completo
achievement-how-month = jogue o desafio diário todos os dias de um mês
achievement-wish = Desejo concedido
achievement-how-wish = vença a primeira partida de Wish que começar em um dia, sem desfazer e sem dicas
achievement-perfect-flip = Flip perfeito
achievement-how-perfect-flip = faça todos os 104 pontos
achievement-kittyhawk = Primeiro voo
achievement-how-kittyhawk = vença Kittyhawk no nível 5
achievement-blink = Num piscar de olhos
achievement-how-blink = vença Blink na mesa apertada
achievement-klondike = Corrida do ouro
achievement-how-klondike = vença Klondike comprando 3 cartas por vez
achievement-klondike-once = De uma só vez
achievement-how-klondike-once = vença Klondike com 1 passada pelo monte
achievement-freecell-2 = Companheiros de cela
achievement-how-freecell-2 = vença FreeCell com 2 células
achievement-freecell-1 = Na solitária
achievement-how-freecell-1 = vença FreeCell com 1 célula
achievement-streets = Mapa da cidade
achievement-how-streets = vença Streets and Alleys
achievement-streets-castle = Fim do cerco
achievement-how-streets-castle = vença Beleaguered Castle (Streets and Alleys com os ases nas bases)
achievement-spider-2 = Dois fios
achievement-how-spider-2 = vença Spider com 2 naipes
achievement-spider-4 = Mestre da teia
achievement-how-spider-4 = vença Spider com 4 naipes
achievement-yukon = Além do desfiladeiro
achievement-how-yukon = vença Yukon
achievement-yukon-suit = Abraço de urso
achievement-how-yukon-suit = vença a paciência russa: Yukon no mesmo naipe
achievement-pyramid = Faraó
achievement-how-pyramid = vença Pirâmide com 1 passada pelo monte
achievement-tripeaks = No auge
achievement-how-tripeaks = vença TriPeaks com rei e ás separados
achievement-golf = Hole in one
achievement-how-golf = vença Golf
achievement-par = Na marca
achievement-how-par = alcance a marca a bater, sem ajuda
achievement-above-par = Acima da marca
achievement-how-above-par = supere a marca a bater, sem ajuda
achievement-hardest = Cume
achievement-how-hardest = vença uma partida de dificuldade 5 sem ajuda
achievement-five-games = Versatilidade
achievement-how-five-games = vença 5 jogos diferentes, no desafio diário ou fora dele
achievement-all-games = Todos os jogos
achievement-how-all-games = vença cada jogo uma vez, no desafio diário ou fora dele
achievement-in-a-row = 10 seguidas
achievement-how-in-a-row = vença 10 partidas seguidas
achievement-hundred-wins = 100 vitórias
achievement-how-hundred-wins = vença 100 partidas

# Puzzles: ratings, and the chart of one.
stats-puzzles = Quebra-cabeças
stats-puzzles-of = Quebra-cabeças: { $game }
stats-no-puzzles = Você ainda não tentou nenhum quebra-cabeça aqui.
stats-puzzle-game = { $game }: rating { $rating }, { $solved } de { $tried } resolvidos
stats-puzzle-streak = Melhor sequência: { $count }
stats-puzzle-source = Todo mundo começa com { $start }. Todas as soluções são públicas, no código-fonte do bot: seu rating é só para você.
chart-ratings-line = Rating
chart-ratings-alt = Gráfico de linhas do seu rating nos últimos { $count } quebra-cabeças: de { $first } a { $last }, mínimo { $low }, máximo { $high }.
