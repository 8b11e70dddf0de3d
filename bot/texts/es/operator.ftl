# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = Quien opera este bot te ha bloqueado. Con { $command } aún puedes obtener o borrar tus datos.
blocked-group = Quien opera este bot lo ha desactivado aquí.
operator-note-for-all = Aviso del operador: { $text }
operator-note-for-all-until = Aviso del operador, hasta el { $end }: { $text }

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
operator-chat-page = Página web
operator-chat-unknown = { $chat } no responde.
operator-players = Jugadores activos: { $today } hoy, { $week } en 7 días, { $month } en 30 días
operator-blocked-count = Bloqueados: { $count }
operator-note-none = Aviso a los jugadores: ninguno
operator-note-now = Aviso a los jugadores hasta el { $end }: { $text }
operator-typed = También puedes escribir:
button-operator = Al resumen
button-operator-groups-discord = Servidores
button-operator-groups-telegram = Grupos
button-operator-blocks = Bloqueos
button-operator-note-off = Quitar el aviso
operator-unknown = “{ $typed }” no existe aquí. Puedes usar: { $known }
operator-unreached = El chat no responde, así que no ha cambiado nada. Inténtalo otra vez dentro de un momento.

# Servers and groups.
operator-groups-none = Ninguno todavía.
operator-no-name = (sin nombre)
operator-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
 }
operator-used = último uso: { $date }
operator-is-blocked = bloqueado
operator-no-chat = No hay lista de “{ $typed }”. Puedes usar: { $known }
operator-leave-title = ¿Salir?
operator-leave = Después nadie podrá jugar en { $name } ({ $subject }). Los ajustes de allí se borran a los { $days } días.
operator-left = He salido de { $name } ({ $subject }).
operator-not-there = No estoy en { $subject }. Revisa el número.
button-operator-list = ◀ A la lista
button-operator-leave = Salir…
button-operator-leave-yes = Sí, salir
button-operator-stay = No, quedarse

# Blocks.
operator-blocks-title = Bloqueos
operator-blocks-none = No hay nadie bloqueado.
operator-block-line = { $kind ->
    [group] { $number }. Servidor o grupo { $subject }, desde el { $date }
   *[player] { $number }. Jugador { $subject }, desde el { $date }
 }
operator-blocked = { $kind ->
    [group] { $subject } está bloqueado: allí no hay partidas ni publicaciones.
   *[player] { $subject } está bloqueado: ni partidas ni recordatorios. Aún puede obtener o borrar sus datos.
 }
operator-already-blocked = { $subject } ya está bloqueado.
operator-unblocked = { $subject } ya no está bloqueado.
operator-not-blocked = { $subject } no está bloqueado.
operator-cant-block = No se puede bloquear a un operador.
operator-blocks-full = Ya hay { $most } bloqueos, el máximo. Desbloquea antes alguno.
operator-bad-id = No se puede leer “{ $typed }” como ID. Escríbelo como discord:123456, o solo el número.
button-operator-block = Bloquear
button-operator-unblock = Desbloquear
operator-unblock-number = Desbloquear { $number }

# The note to players.
operator-note-empty = Escribe el aviso después del comando: { $command }
operator-note-long = El aviso tiene { $count } caracteres. El máximo es { $most }.
operator-note-bad-end = No se puede leer cuándo acaba el aviso. Escribe 18:00 o 2026-12-01 18:00, como mucho dentro de { $days } días.

# The deletion of a player's data.
operator-delete-title = ¿Borrar los datos de un jugador?
operator-delete = Esto borra todo sobre { $subject }: ajustes, resultados, puestos en las clasificaciones y { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }. No se puede deshacer. Un bloqueo se mantiene.
operator-delete-nothing = No hay nada guardado sobre { $subject }. Revisa el número.
operator-deleted = Todo sobre { $subject } está borrado. Tus copias de seguridad aún lo contienen.
