# What admins can configure about posts of the daily challenge, and what they are shown about them.

posts-title = Publicaciones diarias
posts-none = Puedo publicar aquí el reto diario todos los días. Cada publicación lleva un botón “{ button-play }” y los resultados del día anterior. Pulsa “{ button-post-here }” en el canal o tema que quieras. Verás enseguida una publicación de prueba.
posts-switched-off = He desactivado las publicaciones porque fallaron durante una semana: { $reason }
posts-unreadable = No se pueden leer los ajustes guardados de las publicaciones, así que aquí no hay ninguna. Configúralas otra vez.
posts-configured = Publico el reto diario todos los días, con los resultados del día anterior.
posts-here = Dónde: aquí
posts-elsewhere = Dónde: en otro canal o tema
posts-hour = Cuándo: { $hour } ({ $zone })
posts-next = Próxima: { announce-weekday }, { $clock }
posts-next-now = Próxima: ahora mismo
posts-role = Aviso: a un rol (los ajustes del servidor deben permitir que todo el mundo lo mencione)
posts-how-role = Para avisar a un rol, escribe { $command }.
posts-players = Aviso: a { $count ->
    [one] { $count } persona que lo pidió
   *[other] { $count } personas que lo pidieron
 }
posts-fail = Las publicaciones fallan desde el { announce-weekday } a las { $clock }. Lo sigo intentando.
posts-choose-hour = ¿A qué hora debo publicar? A las { $noon } o más tarde, el reto del día anterior ya está cerrado. Entonces la publicación muestra también el movimiento decisivo y una forma de ganar.
posts-choose-zone = ¿Qué zona horaria? Escribe { $command } con una ciudad grande de tu zona horaria en lugar de Tokyo.

# Buttons: a name with a check mark is on.
button-post-here = Publicar aquí
button-post-here-instead = Publicar mejor aquí
post-hour-label = Hora: { $hour }
button-post-names = Nombres de jugadores
button-post-all = Mejor intento global
button-post-sound = Con sonido
button-post-weekly = Resumen semanal
button-post-monthly = Resumen mensual
button-post-puzzle = Con un puzle
button-post-no-role = No mencionar roles
button-post-off = Dejar de publicar
button-to-posts = ◀ Publicaciones
zone-of-yours = La tuya: { $zone }

# Completions of typed words.
posts-choice = Publicaciones: { $choice }
posts-switched-on-choice = { $name }: sí
posts-switched-off-choice = { $name }: no
posts-hour-choice = a las { $hour }

# The outcome of a test post, and of a change.
posts-arrived = Publicación de prueba enviada. Desde ahora, el reto diario se publica aquí todos los días.
posts-doubtful = He enviado una publicación de prueba, pero quizá no haya llegado. En todo caso, desde ahora habrá publicaciones aquí todos los días.
posts-unreached = Ahora mismo no se puede acceder al chat. No se ha cambiado nada. Inténtalo otra vez más tarde.
posts-need-a-place = Todavía no hay publicaciones. Antes elige dónde van.
no-such-post-rule = Ajuste desconocido para las publicaciones: “{ $name }”. Disponibles: { $known }.
refused-only-full-hours = Las publicaciones se envían a la hora en punto, de 0 a 23. Por ejemplo, escribe { $command }.
refused-no-roles-here = Este chat no tiene roles. Para recibir avisos de las publicaciones, pulsa “{ button-tell-me }” debajo de una.

# Why a post is rejected, and what to do.
post-may-not-see = No puedo ver ese canal. Dame allí el permiso “{ discord-view-channel }”.
post-may-not-write = No puedo escribir allí. Permíteme enviar mensajes en ese lugar.
post-may-not-write-in-threads = No puedo escribir allí. Dame el permiso “{ discord-send-in-threads }” en ese canal.
post-may-not-attach = No puedo enviar imágenes allí. Permíteme enviar archivos y fotos en ese lugar.
post-may-not-embed = No puedo mostrar imágenes allí. Dame allí el permiso “{ discord-embed-links }”.
post-is-closed = Ese tema o hilo está cerrado. Ábrelo de nuevo, o elige otro lugar para las publicaciones.
post-is-gone = Ese canal o tema ya no existe. Elige otro lugar para las publicaciones.
post-is-outside = Ya no soy miembro de ese lugar. Añádeme de nuevo, o desactiva las publicaciones.
post-is-refused = El chat no acepta publicaciones allí y no dice por qué. Revisa mis permisos en ese lugar.

# Private messages to the admin who configured the posts.
posts-failing-title = Las publicaciones diarias no llegan
posts-failing = No puedo publicar el reto diario en el lugar que elegiste: { $reason } Lo seguiré intentando durante una semana. Para cambiar de lugar, escribe { $command } en el nuevo.
posts-off-title = Publicaciones diarias desactivadas
posts-off = Durante una semana no he podido publicar el reto diario en el lugar que elegiste: { $reason } Ahora las publicaciones están desactivadas. Para activarlas otra vez, escribe { $command } donde las quieras.

# Players who want to be mentioned in posts.
tell-on = Se te mencionará en cada publicación diaria de aquí. Para dejarlo, escribe { $command }.
tell-off = Ya no se te mencionará en las publicaciones de aquí.
tell-no-longer = No avisarme más
tell-full = La lista de avisos está llena. No se puede añadir a nadie más.
refused-no-group-to-tell = Las publicaciones aparecen en servidores y grupos. Pulsa allí “{ button-tell-me }” debajo de una publicación.
