# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = Suas configurações, onde quer que você jogue:
setting-theme = Tema
setting-language = Idioma
setting-zone = Fuso horário
setting-boards = Tabuleiros
setting-results = Resultados
setting-clock = Relógio e jogadas
setting-line = • { $setting }: { $chosen }
language-unfinished = { $language } (incompleto)
language-of-chat = o mesmo deste chat ({ $language })
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock } (do seu dispositivo)
boards-picture = Imagens
boards-words = Texto
results-everyone = Todos
results-group = O servidor ou grupo
results-nobody = Ninguém
clock-both = Ambos
clock-moves = Só jogadas
clock-off = Desligado

settings-language = Que idioma devo usar?
settings-boards = Como os tabuleiros devem aparecer? O texto basta para jogar todos os jogos, e um leitor de tela consegue ler.
settings-results = Quem pode ver seus resultados? Você sempre pode compartilhá-los por conta própria. “{ $group }” é onde você jogou a partida.
settings-clock = O que esta página deve mostrar com o tabuleiro? O relógio começa na sua primeira jogada.
settings-zone = Que horas são aí? Para 3 da tarde, escolha 15 h. Ou digite { $command } com uma cidade grande do seu fuso horário no lugar de Tokyo.
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = Seu dispositivo indica { $zone }. Esse fuso é usado até você escolher outro.
settings-zone-chosen = Você escolheu { $zone }. Para usar o fuso do seu dispositivo, digite { $command }.
settings-cities = Em qual destes lugares o horário é igual ao seu?
zone-hour = { $hour } h
button-as-in-chat = Igual ao chat
button-to-settings = ◀ Configurações
button-other-clock = ◀ Outra hora

no-such-language = Idioma desconhecido: “{ $name }”.
no-such-zone = Fuso horário desconhecido: “{ $name }”.
zone-understood = Fuso horário: { $city }, onde agora são { $clock }.
zone-unclear = Qual destes horários você quer dizer com “{ $name }”?
zone-similar = Fuso horário desconhecido: “{ $name }”. É um destes?
no-such-boards = Os tabuleiros não podem aparecer como “{ $name }”.
no-such-results = Os resultados não podem ser mostrados a “{ $name }”.
no-such-clock = Relógio e jogadas não podem ser “{ $name }”.
clock-not-here = Só a página web do bot mostra um relógio e suas jogadas.
no-such-setting = Configuração desconhecida: “{ $name }”.
nearest-values = Parecidos: { $known }.
known-values = Disponíveis: { $known }.
known-zones = Digite uma cidade grande, como { $known }.

# Who can see a new game.
audience-private = Só você vê
audience-public = Todos aqui veem

# The data stored about a player.
button-about = Sobre
button-my-data = Meus dados
button-my-data-more = Sobre estes dados
button-export = Exportar
button-delete = Excluir tudo…
button-delete-yes = Sim, excluir tudo
button-keep = Não, manter
my-data-title = Seus dados
my-data = O bot reconhece você pelo número da sua conta neste chat. Ele guarda:
my-data-games = • suas partidas, com as jogadas e os horários: { $open } em andamento, { $past ->
    [1] { $past } terminada
   *[other] { $past } terminadas
 }
my-data-settings = • suas configurações, e onde você quer receber menções nas publicações
my-data-conversation = • as últimas mensagens desta página, por { $days } dias
my-data-lifetimes = Partidas em andamento são excluídas { $open ->
    [one] { $open } dia
   *[other] { $open } dias
 } depois da última jogada; partidas terminadas, depois de { $past ->
    [one] { $past } dia
   *[other] { $past } dias
 }. Se você não voltar, suas configurações são excluídas em até { $longest ->
    [one] { $longest } dia
   *[other] { $longest } dias
 }. Você pode exportar seus dados como arquivo ou excluí-los agora.
my-data-why = Com estes dados, você pode continuar suas partidas e revê-las. Os rankings e as estatísticas também precisam deles.
my-data-seen = { $results ->
    [everyone] Nos rankings e nas publicações, todos veem seu nome e seus resultados do desafio diário.
    [group] Os rankings e as publicações só mostram seu nome e seus resultados do desafio diário onde você jogou.
   *[nobody] Ninguém vê seus resultados nos rankings ou nas publicações.
 } Você pode mudar isso nas configurações. O número de participantes sempre inclui todos.
my-data-chat = Em um servidor ou grupo, todos veem suas partidas, a não ser que os tabuleiros sejam privados lá. O chat também guarda nossas mensagens. Elas continuam lá quando você exclui seus dados aqui.
my-data-page = Nada disso é enviado a ninguém. Qualquer pessoa que use este computador pode ver esta página.
my-data-after = Quando você exclui tudo, some na hora. Dos seus 2 últimos desafios diários, fica por { $days } dias uma marca sem seu nome. Ela impede uma segunda tentativa. Os backups de quem opera o bot contêm seus dados até serem excluídos.
my-data-all = { $file }, no código-fonte do bot, lista tudo o que é guardado.
my-data-export = Este arquivo contém tudo o que está guardado sobre você. Ele está em JSON, que pessoas e programas conseguem ler.
delete-title = Excluir tudo?
delete = Isto exclui todas as suas partidas, resultados e configurações, e tira você de todos os rankings. Não dá para desfazer. Se quiser uma cópia, exporte seus dados antes.
delete-changed = Seus dados mudaram desde que esse botão apareceu. Olhe de novo e depois decida.
deleted = Tudo o que estava guardado sobre você foi excluído. Você pode começar de novo quando quiser.

# Settings of a server or group.
admin-title = Configurações do servidor ou grupo
admin = Configurações para todos neste servidor ou grupo:
admin-language = Idioma: { $chosen }
admin-places = Onde se pode jogar: { $chosen }
admin-starters = Quem pode começar partidas: { $chosen }
admin-boards = Quem pode ver os tabuleiros: { $chosen }
language-of-each = o de cada participante
places-everywhere = em qualquer lugar
places-here-alone = só neste canal ou tópico
places-here-too = aqui e em { $count ->
    [one] { $count } outro canal ou tópico
   *[other] { $count } outros canais ou tópicos
 }
places-elsewhere = não aqui, mas em { $count ->
    [one] { $count } outro canal ou tópico
   *[other] { $count } outros canais ou tópicos
 }
starters-everyone = todos
starters-administrators = só admins
boards-public = todos aqui
boards-private = só quem joga
admin-choose-language = Que idioma devo usar aqui? Quem escolheu um idioma nas próprias configurações continua com ele.
button-each-language = Idioma individual
button-here-alone = Jogar só aqui
button-here-too = Jogar aqui também
button-not-here = Não jogar aqui
button-everywhere = Em qualquer lugar
button-everyone-begins = Todos podem começar
button-administrators-begin = Só admins começam
button-boards-public = Tabuleiros para todos
button-boards-private = Tabuleiros privados
button-to-admin = ◀ Administração
no-such-rule = Configuração desconhecida: “{ $name }”. Disponíveis: { $known }.

refused-not-a-group = Admins definem isto no servidor ou grupo deles. Adicione-me a um e digite { $command } lá.
refused-not-a-governor = Só admins deste servidor ou grupo podem mudar isto. Peça a um deles.
refused-only-place = Só se pode jogar neste canal ou tópico. Para mudar de lugar, digite { $here } no lugar novo. Para permitir em todo lugar, digite { $everywhere }.
refused-no-places = Agora se pode jogar em qualquer lugar. Para permitir em um só, digite { $here } lá.
refused-too-many-places = Pode-se jogar em { $most } lugares, e esse é o limite. Para liberar um, digite { $free } lá. Para permitir em todo lugar, digite { $everywhere }.

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = Lembrete
setting-warning = Aviso de sequência
reminder-off = Desligado
warning-on = Ligado
warning-off = Desligado
settings-reminder = Quando devo te lembrar do desafio diário? Escrevo no privado, e só se você ainda não começou. Seu relógio marca { $clock } ({ $zone }). Você pode digitar qualquer hora: { $command }
settings-reminder-paused = Você não jogou depois dos últimos 3 lembretes, então eles param até { $date }. Escolha uma hora para recebê-los antes.
settings-warning = Devo te escrever no privado 3 horas antes de uma sequência acabar? Não escrevo se você já começou o desafio de hoje, ou se uma proteção salva a sequência.
no-such-reminder = Hora desconhecida: “{ $name }”. Digite uma hora como 18:30, ou “{ $off }”.
no-such-warning = O aviso de sequência não pode ser “{ $name }”.
reminder-not-here = Nesta página não posso escrever primeiro. No Discord e no Telegram posso.
button-remind = Lembrar todo dia
button-remind-review = Avisar da revisão
