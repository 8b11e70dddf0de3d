# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = Quem opera este bot bloqueou você. Com { $command } ainda dá para obter ou excluir seus dados.
blocked-group = Quem opera este bot o desativou aqui.
operator-note-for-all = Aviso do operador: { $text }
operator-note-for-all-until = Aviso do operador, até { $end }: { $text }

# The overview.
operator-title = Operador
operator-groups-discord = Discord: { $count ->
    [one] { $count } servidor
   *[other] { $count } servidores
 }
operator-groups-telegram = Telegram: { $count ->
    [one] { $count } grupo
   *[other] { $count } grupos
 }
operator-chat-page = Página da web
operator-chat-unknown = { $chat } não responde.
operator-players = Participantes ativos: { $today } hoje, { $week } em 7 dias, { $month } em 30 dias
operator-blocked-count = Bloqueados: { $count }
operator-note-none = Aviso aos participantes: nenhum
operator-note-now = Aviso aos participantes até { $end }: { $text }
operator-typed = Você também pode digitar:
button-operator = Para o resumo
button-operator-groups-discord = Servidores
button-operator-groups-telegram = Grupos
button-operator-blocks = Bloqueios
button-operator-note-off = Remover o aviso
operator-unknown = “{ $typed }” não existe aqui. Disponível: { $known }
operator-unreached = O chat não responde, então nada mudou. Tente de novo daqui a pouco.

# Servers and groups.
operator-groups-none = Nenhum ainda.
operator-no-name = (sem nome)
operator-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membros
 }
operator-used = último uso: { $date }
operator-is-blocked = bloqueado
operator-no-chat = Não há lista de “{ $typed }”. Disponível: { $known }
operator-leave-title = Sair?
operator-leave = Depois disso, ninguém poderá jogar em { $name } ({ $subject }). As configurações de lá são excluídas após { $days } dias.
operator-left = Saí de { $name } ({ $subject }).
operator-not-there = Não estou em { $subject }. Confira o número.
button-operator-list = ◀ Para a lista
button-operator-leave = Sair…
button-operator-leave-yes = Sim, sair
button-operator-stay = Não, ficar

# Blocks.
operator-blocks-title = Bloqueios
operator-blocks-none = Ninguém está bloqueado.
operator-block-line = { $kind ->
    [group] { $number }. Servidor ou grupo { $subject }, desde { $date }
   *[player] { $number }. Participante { $subject }, desde { $date }
 }
operator-blocked = { $kind ->
    [group] { $subject } está bloqueado: lá não há partidas nem publicações.
   *[player] { $subject } está bloqueado: sem partidas e sem lembretes. Ainda pode obter ou excluir os próprios dados.
 }
operator-already-blocked = { $subject } já está bloqueado.
operator-unblocked = { $subject } não está mais bloqueado.
operator-not-blocked = { $subject } não está bloqueado.
operator-cant-block = Operadores não podem ser bloqueados.
operator-blocks-full = Já há { $most } bloqueios, o máximo. Desbloqueie alguém antes.
operator-bad-id = Não dá para ler “{ $typed }” como ID. Escreva como discord:123456, ou só o número.
button-operator-block = Bloquear
button-operator-unblock = Desbloquear
operator-unblock-number = Desbloquear { $number }

# The note to players.
operator-note-empty = Escreva o aviso depois do comando: { $command }
operator-note-long = O aviso tem { $count } caracteres. O máximo é { $most }.
operator-note-bad-end = Não dá para ler quando o aviso termina. Escreva 18:00 ou 2026-12-01 18:00, no máximo { $days } dias à frente.

# The deletion of a player's data.
operator-delete-title = Excluir os dados de um participante?
operator-delete = Isso exclui tudo sobre { $subject }: configurações, resultados, posições nos rankings e { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }. Não dá para desfazer. Um bloqueio permanece.
operator-delete-nothing = Não há nada guardado sobre { $subject }. Confira o número.
operator-deleted = Tudo sobre { $subject } foi excluído. Seus backups ainda contêm esses dados.
