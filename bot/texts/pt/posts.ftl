# What admins can configure about posts of the daily challenge, and what they are shown about them.

posts-title = Publicações diárias
posts-none = Posso publicar o desafio diário aqui todos os dias. Cada publicação tem um botão “{ button-play }” e os resultados do dia anterior. Aperte “{ button-post-here }” no canal ou tópico que quiser. Você vê uma publicação de teste na hora.
posts-switched-off = Desliguei as publicações porque elas falharam por uma semana: { $reason }
posts-unreadable = Não consigo ler as configurações salvas das publicações, então não há publicações aqui. Defina-as de novo.
posts-configured = Publico o desafio diário todos os dias, com os resultados do dia anterior.
posts-here = Onde: aqui
posts-elsewhere = Onde: em outro canal ou tópico
posts-hour = Quando: { $hour } ({ $zone })
posts-next = Próxima: { announce-weekday }, { $clock }
posts-next-now = Próxima: agora mesmo
posts-role = Quem recebe avisos: um cargo (as configurações do servidor precisam deixar que todos o mencionem)
posts-how-role = Para notificar um cargo, digite { $command }.
posts-players = Quem recebe avisos: { $count ->
    [one] { $count } pessoa que pediu
   *[other] { $count } pessoas que pediram
 }
posts-fail = As publicações estão falhando desde { announce-weekday }, { $clock }. Continuo tentando.
posts-choose-hour = A que horas devo publicar? A partir das { $noon }, o desafio do dia anterior já está encerrado. Nesse caso, a publicação também mostra a jogada decisiva e um caminho até a vitória.
posts-choose-zone = Qual fuso horário? Digite { $command } com uma cidade grande do seu fuso horário no lugar de Tokyo.

# Buttons: a name with a check mark is on.
button-post-here = Publicar aqui
button-post-here-instead = Mudar para cá
post-hour-label = Hora: { $hour }
button-post-names = Nomes de participantes
button-post-all = Melhor tentativa geral
button-post-sound = Com som
button-post-weekly = Resumo semanal
button-post-monthly = Resumo mensal
button-post-puzzle = Com quebra-cabeça
button-post-no-role = Não notificar cargo
button-post-off = Parar de publicar
button-to-posts = ◀ Publicações
zone-of-yours = O seu: { $zone }

# Completions of typed words.
posts-choice = Publicações: { $choice }
posts-switched-on-choice = { $name }: sim
posts-switched-off-choice = { $name }: não
posts-hour-choice = às { $hour }

# The outcome of a test post, and of a change.
posts-arrived = Publicação de teste enviada. A partir de agora, o desafio diário é publicado aqui todos os dias.
posts-doubtful = Enviei uma publicação de teste, mas ela pode não ter chegado. De qualquer forma, a partir de agora há publicações aqui todos os dias.
posts-unreached = Não consigo acessar o chat agora. Nada mudou. Tente de novo mais tarde.
posts-need-a-place = Ainda não há publicações. Antes, escolha onde elas devem aparecer.
no-such-post-rule = Configuração de publicações desconhecida: “{ $name }”. Disponíveis: { $known }.
refused-only-full-hours = As publicações saem na hora cheia, de 0 a 23. Por exemplo, digite { $command }.
refused-no-roles-here = Este chat não tem cargos. Para receber avisos das publicações, aperte “{ button-tell-me }” abaixo de uma.

# Why a post is rejected, and what to do.
post-may-not-see = Não consigo ver esse canal. Dê-me a permissão “{ discord-view-channel }” lá.
post-may-not-write = Não posso escrever lá. Permita que eu envie mensagens lá.
post-may-not-write-in-threads = Não posso escrever lá. Dê-me a permissão “{ discord-send-in-threads }” nesse canal.
post-may-not-attach = Não posso enviar imagens lá. Permita que eu envie arquivos e fotos lá.
post-may-not-embed = Não posso mostrar imagens lá. Dê-me a permissão “{ discord-embed-links }” lá.
post-is-closed = Esse tópico está fechado. Reabra-o ou escolha outro lugar para as publicações.
post-is-gone = Esse canal ou tópico não existe mais. Escolha outro lugar para as publicações.
post-is-outside = Não faço mais parte de lá. Adicione-me de novo ou pare as publicações.
post-is-refused = O chat não aceita publicações lá e não diz o motivo. Confira minhas permissões lá.

# Private messages to the admin who configured the posts.
posts-failing-title = As publicações diárias não estão chegando
posts-failing = Não consigo publicar o desafio diário no lugar que você escolheu: { $reason } Vou continuar tentando por uma semana. Para mudar as publicações de lugar, digite { $command } no lugar novo.
posts-off-title = As publicações diárias estão desligadas
posts-off = Por uma semana, não consegui publicar o desafio diário no lugar que você escolheu: { $reason } As publicações estão desligadas agora. Para retomá-las, digite { $command } onde quiser que apareçam.

# Players who want to be mentioned in posts.
tell-on = Você vai receber uma menção em cada publicação diária aqui. Para parar, digite { $command }.
tell-off = Você não vai mais receber menções nas publicações aqui.
tell-no-longer = Parar de me avisar
tell-full = A lista de quem recebe avisos está cheia. Não cabe mais ninguém.
refused-no-group-to-tell = As publicações aparecem em servidores e grupos. Aperte “{ button-tell-me }” abaixo de uma publicação lá.
