# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Começar uma partida de paciência
command-learn = Aprender um jogo passo a passo, jogando
command-puzzle = Resolver um quebra-cabeça: uma posição com um objetivo
command-daily = Jogar o desafio diário
command-resume = Voltar a uma partida em andamento
command-games = Listar suas partidas, ou voltar a uma delas
command-board = Mostrar seu tabuleiro de novo
command-move = Fazer uma ou várias jogadas, como “ac”, “qh” ou “distribuir”
command-undo = Desfazer sua última jogada
command-redo = Refazer a última jogada desfeita
command-finish = Jogar o resto quando a vitória é certa
command-restart = Recomeçar esta mesma partida
command-new = Começar uma nova partida do mesmo tipo
command-giveup = Desistir desta partida
command-hint = Sugerir uma jogada com base só no que você pode ver
command-chance = Mostrar quantas vezes se vence com um tabuleiro como o seu
command-verdict = Verificar se ainda dá para vencer (considera as cartas escondidas)
command-replay = Rever sua partida, como animação ou jogada por jogada
command-review = Mostrar o que cada jogada de uma partida terminada trouxe ou custou
command-autoplay = Mostrar o melhor caminho que uma partida terminada podia ter seguido
command-share = Mostrar aos outros como sua partida terminou
command-record = Mostrar as jogadas de uma partida em texto, também para outros programas
command-mistakes = Treinar as jogadas decisivas das partidas que você revisou
command-friend = Desafiar um amigo com sua partida terminada, ou abrir um desafio pelo código
command-leaderboard = Mostrar o ranking por dia, semana, mês, rating, sequência ou liga
command-rules = Ler as regras de um jogo
command-settings = Escolher tema, idioma, fuso horário e como os tabuleiros aparecem
command-mydata = Ver, exportar ou excluir seus dados
command-privacy = Ver o que o bot guarda sobre você e como excluir
command-admin = Mudar as configurações deste servidor ou grupo
command-help = Mostrar como se joga e todos os comandos
command-about = Mostrar a versão, a licença e quem criou os jogos

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = Os botões fazem todo o resto. Você também pode digitar { $commands }.
commands-typed-as-moves = Os botões fazem todo o resto. Você também pode digitar um destes como jogada: { $commands }.

parameter-game = Escolher um jogo
parameter-deal = Digitar o número de uma partida, ou deixar em branco para uma nova
parameter-option = Escolher como jogar
parameter-session = Escolher uma das suas partidas em andamento
parameter-move = Digitar lugares ou cartas, como “ac”, “7s 7h” ou “g4”
parameter-step = Digitar o número de uma jogada, ou deixar em branco para a partida inteira
parameter-analysis = Escolher a revisão ou o melhor caminho que a partida podia ter seguido
parameter-statistics = Escolher suas partidas, seu calendário ou suas conquistas
parameter-audience = Escolher quem vê a partida
parameter-theme = Escolher o tema das suas imagens
parameter-language = Escolher seu idioma
parameter-zone = Digitar uma cidade grande do seu fuso horário
parameter-boards = Escolher se os tabuleiros aparecem como imagem ou texto
parameter-results = Escolher quem pode ver como suas partidas terminaram
parameter-reminder = Escolher quando lembro você no privado do desafio diário
parameter-warning = Escolher se aviso antes de uma sequência acabar
parameter-clock = Escolher se a página mostra um relógio e suas jogadas
parameter-automatic = Escolher se as cartas vão às bases automaticamente
parameter-table = Escolher dia, semana, mês ou rating; aqui ou geral; o número de um dia, ontem ou último
parameter-difficulty = Escolher a dificuldade, ou uma sequência
parameter-number = Digitar o número de um quebra-cabeça
parameter-change = Escolher o que mudar para todos aqui

# The choices of parameters; their names can be typed too.
statistics-games = Partidas
statistics-calendar = Calendário
statistics-achievements = Conquistas
statistics-puzzles = Quebra-cabeças
analysis-review = Revisão
analysis-autoplay = Melhor caminho até o fim

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = jogar
command-name-learn = aprender
command-name-puzzle = quebra-cabeça
command-name-daily = desafio
command-name-resume = continuar
command-name-games = partidas
command-name-board = tabuleiro
command-name-move = jogada
command-name-undo = desfazer
command-name-redo = refazer
command-name-finish = completar
command-name-restart = recomeçar
command-name-new = nova
command-name-giveup = desistir
command-name-hint = dica
command-name-chance = chances
command-name-verdict = veredito
command-name-replay = replay
command-name-review = revisão
command-name-autoplay = automático
command-name-share = compartilhar
command-name-record = registro
command-name-mistakes = erros
command-name-friend = amigo
command-name-leaderboard = ranking
command-name-rules = regras
command-name-settings = configurações
command-name-mydata = meus-dados
command-name-privacy = privacidade
command-name-admin = administração
command-name-help = ajuda
command-name-about = sobre

parameter-name-game = jogo
parameter-name-deal = partida
parameter-name-option = opções
parameter-name-session = partida
parameter-name-move = jogada
parameter-name-step = após-jogada
parameter-name-analysis = mostrar
parameter-name-statistics = mostrar
parameter-name-audience = visível-para
parameter-name-theme = tema
parameter-name-language = idioma
parameter-name-zone = fuso-horário
parameter-name-boards = tabuleiros
parameter-name-results = resultados
parameter-name-reminder = lembrete
parameter-name-warning = aviso-de-sequência
parameter-name-clock = relógio
parameter-name-automatic = automáticas
parameter-name-table = ranking
parameter-name-difficulty = dificuldade
parameter-name-number = número
parameter-name-change = mudança
