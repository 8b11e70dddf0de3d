# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = Paciência
page-motto = Paciências clássicas e fora do comum
page-home = Início
page-home-games = Jogos
page-home-places = Mais
page-table = Mesa
page-chat = Chat
page-moves = Todas as jogadas
# The page replaces # by a number.
page-progress = Jogadas: #
page-skip = Pular para a caixa de texto
page-conversation = Conversa
page-compose = Escrever para o bot
page-box = Uma jogada ou um comando
page-box-hint = Jogada ou /comando
page-box-help = Digite uma jogada ou um comando. Digite / para ver os comandos. Use as setas para escolher um ou para trazer de volta o que você digitou antes.
page-send = Enviar
page-completions = O que você pode digitar
page-bot = Solitaire Bot
page-player = Você
page-answering = O Solitaire Bot está respondendo
page-buttons = O que você pode fazer
page-latest = Ir para a última mensagem
page-play = Iniciar a animação
page-stop = Parar a animação
page-copied = Copiado. Cole onde quiser compartilhar.
page-shared = Compartilhado.
page-copy-by-hand = Seu navegador não copiou o texto. Aperte “{ button-copy }”, ou copie à mão: o texto está selecionado abaixo.
page-copy-text = Texto para copiar
page-loading = Carregando a conversa
page-dismiss = Fechar
page-try-again = Tentar de novo
page-unreachable = O Solitaire Bot não está respondendo. Verifique se ele está em execução. Nada do que você fez se perdeu.
page-no-script = Esta página precisa de JavaScript. Ative-o e recarregue.

# Errors that the server answers.

page-failed = Desculpe, algo deu errado. Nada se perdeu. Tente de novo daqui a pouco.
page-not-found = Não há nada neste endereço. Confira o endereço ou volte ao início.
page-wrong-method = Este endereço não pode ser usado assim. Volte ao início.
page-wrong-host = Este não é o endereço desta página. Abra o endereço que o bot mostrou ao iniciar. Ou adicione este à configuração PAGE_NAMES.
page-foreign-origin = Só a própria página pode fazer isto. Volte ao início.
page-not-json = O pedido não está em JSON. Volte ao início.
page-bad-request = Não foi possível ler este pedido. Recarregue a página e tente de novo.
page-too-large = Ficou longo demais. Uma linha pode ter no máximo 6.000 caracteres. Divida em várias linhas.
page-full = No momento, não há espaço para mais partidas nesta página. Tente de novo mais tarde.
page-unknown-button = Esse botão não está disponível aqui. Recarregue a página.
page-unknown-visitor = Esta página está desatualizada. Recarregue-a.
table-launch-invalid = O Telegram não confirma quem você é. Abra a mesa de novo na conversa com o bot.
table-launch-old = Esta mesa foi aberta há tempo demais ou está aberta em outro lugar. Abra-a de novo na conversa com o bot.
table-not-ready = O bot ainda está se conectando ao Discord. Tente de novo daqui a pouco.
table-discord-unreached = O Discord não disse quem você é. Tente de novo daqui a pouco.
table-not-built = A mesa não está configurada no Discord. Jogue com os botões abaixo do tabuleiro.
table-not-allowed = O Discord não confirmou quem você é. Permita e tente de novo.
table-outside-discord = O Discord não responde. Abra a mesa de novo na conversa com o bot.
