# Settings of players, stored data, and settings of groups.

# A line for each setting; the names are also on buttons.
settings = Tus ajustes, juegues donde juegues:
setting-theme = Tema
setting-language = Idioma
setting-zone = Zona horaria
setting-boards = Tableros
setting-results = Resultados
setting-clock = Reloj y movimientos
setting-line = • { $setting }: { $chosen }
language-unfinished = { $language } (sin terminar)
language-of-chat = el mismo del chat ({ $language })
zone-clock = { $zone } · { $clock }
zone-of-device = { $zone } · { $clock } (de tu dispositivo)
boards-picture = Imágenes
boards-words = Texto
results-everyone = Todo el mundo
results-group = El servidor o grupo
results-nobody = Nadie
clock-both = Ambos
clock-moves = Solo movimientos
clock-off = No

settings-language = ¿Qué idioma debo usar?
settings-boards = ¿Cómo se muestran los tableros? El texto basta para jugar a todo, y un lector de pantalla puede leerlo.
settings-results = ¿Quién puede ver tus resultados? Siempre puedes compartirlos tú. “{ $group }” es donde jugaste la partida.
settings-clock = ¿Qué debe mostrar esta página con el tablero? El reloj empieza con tu primer movimiento.
settings-zone = ¿Qué hora es donde estás? Si son las 3 de la tarde, elige 15. O escribe { $command } con una ciudad grande de tu zona horaria en lugar de Tokyo.
# $zone is a zone with its time; $command makes the bot follow the device again.
settings-zone-of-device = Tu dispositivo indica { $zone }. Esta zona se usa hasta que elijas otra.
settings-zone-chosen = Elegiste { $zone }. Para usar la zona de tu dispositivo, escribe { $command }.
settings-cities = ¿Cuál de estos lugares tiene la misma hora que tú?
zone-hour = { $hour }
button-as-in-chat = Como el chat
button-to-settings = ◀ Ajustes
button-other-clock = ◀ Otra hora

no-such-language = Idioma desconocido: “{ $name }”.
no-such-zone = Zona horaria desconocida: “{ $name }”.
zone-understood = Zona horaria: { $city }, donde ahora son las { $clock }.
zone-unclear = ¿A qué hora te refieres con “{ $name }”?
zone-similar = Zona horaria desconocida: “{ $name }”. ¿Es una de estas?
no-such-boards = Los tableros no se pueden mostrar como “{ $name }”.
no-such-results = Los resultados no se pueden mostrar a “{ $name }”.
no-such-clock = Reloj y movimientos no pueden ser “{ $name }”.
clock-not-here = Solo la página web del bot muestra un reloj y tus movimientos.
no-such-setting = Ajuste desconocido: “{ $name }”.
nearest-values = Parecidos: { $known }.
known-values = Disponibles: { $known }.
known-zones = Escribe una ciudad grande, como { $known }.

# Who can see a new game.
audience-private = Solo tú la ves
audience-public = Aquí la ve todo el mundo

# The data stored about a player.
button-about = Acerca de
button-my-data = Mis datos
button-my-data-more = Más información
button-export = Exportar
button-delete = Borrar todo…
button-delete-yes = Sí, borrar todo
button-keep = No, conservarlo
my-data-title = Tus datos
my-data = Se te identifica por el número de tu cuenta en este chat. El bot guarda:
my-data-games = • tus partidas, con sus movimientos y tiempos (abiertas: { $open }; terminadas: { $past })
my-data-settings = • tus ajustes, y dónde quieres que se te mencione en las publicaciones
my-data-conversation = • los últimos mensajes de esta página, durante { $days } días
my-data-lifetimes = Las partidas abiertas se borran { $open ->
    [one] { $open } día
   *[other] { $open } días
 } después de su último movimiento, y las terminadas a los { $past ->
    [one] { $past } día
   *[other] { $past } días
 }. Si no vuelves, tus ajustes se borran en un plazo de { $longest ->
    [one] { $longest } día
   *[other] { $longest } días
 }. Puedes exportar tus datos como archivo o borrarlos ahora.
my-data-why = Con estos datos puedes continuar tus partidas y volver a verlas. También los necesitan las clasificaciones y las estadísticas.
my-data-seen = { $results ->
    [everyone] En las clasificaciones y publicaciones, todo el mundo ve tu nombre y tus resultados en los retos diarios.
    [group] Las clasificaciones y publicaciones muestran tu nombre y tus resultados en los retos diarios solo donde jugaste.
   *[nobody] Nadie ve tus resultados en las clasificaciones ni en las publicaciones.
 } Puedes cambiarlo en los ajustes. El número de jugadores siempre incluye a todo el mundo.
my-data-chat = En un servidor o grupo, todo el mundo ve tus partidas, salvo que allí los tableros sean privados. El chat también guarda nuestros mensajes. Siguen ahí cuando borras tus datos aquí.
my-data-page = Nada de esto se envía a nadie. Cualquiera que use este equipo puede ver esta página.
my-data-after = Cuando borras todo, desaparece al instante. De tus últimos 2 retos diarios queda durante { $days } días una marca sin tu nombre. Evita un segundo intento. Las copias de seguridad de quien opera el bot contienen tus datos hasta que se borran.
my-data-all = { $file }, en el código fuente del bot, enumera todo lo que se guarda.
my-data-export = Este archivo contiene todo lo que se guarda sobre ti. Es JSON, que pueden leer personas y programas.
delete-title = ¿Borrar todo?
delete = Esto borra todas tus partidas, tus resultados y tus ajustes, y te quita de todas las clasificaciones. Esto no se puede deshacer. Si quieres una copia, exporta antes tus datos.
delete-changed = Tus datos han cambiado desde que se mostró ese botón. Míralos otra vez y luego decide.
deleted = Todo lo que se guardaba sobre ti está borrado. Puedes volver a empezar ahora mismo.

# Settings of a server or group.
admin-title = Ajustes del servidor o grupo
admin = Ajustes para todo el mundo en este servidor o grupo:
admin-language = Idioma: { $chosen }
admin-places = Dónde se puede jugar: { $chosen }
admin-starters = Quién puede empezar partidas: { $chosen }
admin-boards = Quién puede ver los tableros: { $chosen }
language-of-each = el de cada jugador
places-everywhere = en todas partes
places-here-alone = solo en este canal o tema
places-here-too = aquí y en { $count ->
    [one] { $count } canal o tema más
   *[other] { $count } canales o temas más
 }
places-elsewhere = aquí no, pero sí en { $count ->
    [one] { $count } canal o tema
   *[other] { $count } canales o temas
 }
starters-everyone = todo el mundo
starters-administrators = solo admins
boards-public = todo el mundo aquí
boards-private = solo quien juega
admin-choose-language = ¿Qué idioma debo usar aquí? Quienes eligieron un idioma en sus ajustes seguirán con el suyo.
button-each-language = Según cada jugador
button-here-alone = Jugar solo aquí
button-here-too = Jugar también aquí
button-not-here = No jugar aquí
button-everywhere = En todas partes
button-everyone-begins = Todos pueden empezar
button-administrators-begin = Solo empiezan admins
button-boards-public = Tableros para todos
button-boards-private = Tableros privados
button-to-admin = ◀ Ajustes de admin
no-such-rule = Ajuste desconocido: “{ $name }”. Disponibles: { $known }.

refused-not-a-group = Los admins configuran esto en su servidor o grupo. Añádeme a uno y escribe allí { $command }.
refused-not-a-governor = Solo los admins de este servidor o grupo pueden cambiar esto. Pídeselo a alguno.
refused-only-place = Solo se puede jugar en este canal o tema. Para cambiar de lugar, escribe { $here } en el nuevo. Para jugar en todas partes, escribe { $everywhere }.
refused-no-places = Ahora se puede jugar en todas partes. Para jugar solo en un lugar, escribe allí { $here }.
refused-too-many-places = Se puede jugar en { $most } lugares, y ese es el límite. Para quitar uno, escribe allí { $free }. Para jugar en todas partes, escribe { $everywhere }.

# The reminder of the daily challenge, and the warning before a streak ends.
setting-reminder = Recordatorio
setting-warning = Aviso de racha
reminder-off = No
warning-on = Sí
warning-off = No
settings-reminder = ¿Cuándo te recuerdo el reto diario? Te escribo en privado, y solo si aún no lo has empezado. Tu reloj marca las { $clock } ({ $zone }). Puedes escribir cualquier hora: { $command }
settings-reminder-paused = No jugaste tras los últimos 3 recordatorios, así que no habrá más hasta el { $date }. Elige una hora para recibirlos antes.
settings-warning = ¿Te escribo en privado 3 horas antes de que se acabe una racha? No lo hago si ya has empezado el reto de hoy, o si un protector salva la racha.
no-such-reminder = Hora desconocida: “{ $name }”. Escribe una como 18:30, o “{ $off }”.
no-such-warning = El aviso de racha no puede ser “{ $name }”.
reminder-not-here = En esta página no puedo escribirte primero. En Discord y Telegram sí.
button-remind = Recordármelo cada día
button-remind-review = Avisarme del análisis
