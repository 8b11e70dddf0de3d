# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = reparto { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game }, reparto { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count } boca abajo
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = boca abajo { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }, carta { $number } desde abajo de la pila { $pile }
typed-moves = Puedes escribir: { $moves }.
typed-moves-listed = Puedes escribir, por ejemplo, “{ $example }”. Todos los movimientos: { $moves }.
typed-any = Puedes escribir “{ $verb }”, solo o seguido de una o varias de estas: { $places }.
typed-note = { $typed } ({ $note })
typed-places = { $start }: { $places }
typed-separator = { "; " }
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = “{ button-words }” muestra el resto.
text-view-once = Solo este tablero está como texto. Para verlos todos así: { $command }

button-undo = ↩ Deshacer
button-redo = ↪ Rehacer
button-restart = Reiniciar
button-new = Nueva partida
button-same = Mismo reparto
button-try-again = Intentar otra vez
button-another = Otro juego
button-words = Vista de texto
button-always-words = Siempre texto…
button-picture = Vista de imagen
button-rules = Reglas
button-games = Mis partidas
button-give-up = Abandonar
button-give-up-yes = Sí, abandonar
button-play-on = No, sigo jugando
button-play = Jugar
button-play-deal = Jugar este reparto
button-help = Ayuda
button-more = Más…
button-open-table = Abrir la mesa
button-others = Otros movimientos…
button-back = ◀ Atrás
button-next = Siguiente ▶
to-part = Parte { $number } de { $count }
button-deal = Empezar partida
button-record = Registro
button-notation = Para otros programas
button-replay = Repetición
button-share = Compartir
button-copy = Copiar el texto
button-settings = Ajustes
button-to-game = A mi partida

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Animación
button-play-from = Jugar desde aquí

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = Al principio
label-before = 1 movimiento atrás
label-after = 1 movimiento adelante
label-last = Al final

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters }… ({ $moves })
bunch-number = { $number }…
bunch-range = { $first } – { $last }
bunch-range-means = “{ bunch-range }” abre las opciones de { $first } a { $last }.
choosing = Elige una opción.
choosing-others = Estos movimientos rara vez ayudan.
too-long-a-line = Es demasiado largo. Una línea de movimientos puede tener como máximo { $most } caracteres. Divídela en varias líneas.
no-move-typed = Añade un movimiento después del comando. Hay ejemplos en { $command }.
later-in-line = No se ha jugado nada: el movimiento { $number } de esa línea, “{ $move }”, no es posible.
would-end-first = La partida acabaría antes del último movimiento de esa línea, así que no se ha jugado nada. Quita los movimientos que van después del final.
type-yes = Con este movimiento pierdes la partida al instante. Para confirmar, pulsa el botón, o escribe otra vez el movimiento seguido de “{ typed-yes }”.
type-yes-to-end = Para terminar la partida, pulsa el botón, o escribe el movimiento otra vez seguido de “{ typed-yes }”.
nearest = ¿Querías decir “{ $move }”?
record-title = Registro de { $deal }
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal } para otros programas
export-board = El reparto, como lo leen Freecell Solver y programas similares:
export-moves = Movimientos en notación estándar:
export-unwritable = Faltan los movimientos: la notación estándar no puede escribir una carta que vuelve de una base.
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = Este reparto es un reto diario que sigue abierto. Solo puedes jugarlo desde el principio.
record-over = La partida de este registro ha terminado. Para jugar desde un movimiento anterior, quita los últimos. Para verla, escribe “replay” en lugar de “play”.
record-illegal = El movimiento { $number } de este registro, “{ $move }”, no es posible.
record-goes-on = La partida acaba en el movimiento { $number }, pero este registro continúa. Quita los movimientos posteriores.
refused-record-gone = Este registro ya no está guardado. Escríbelo otra vez.
refused-unreadable-record = No se puede leer “{ $text }” como registro. Un registro es así: wish/1 #42 | take a c

options-title = { $game }: elige opciones
option-line = • { $option }
option-on = { $option }
option-off = { $option }: no
rules-menu-title = Reglas
rules-menu = Elige un juego para leer sus reglas.

assisted = { $details }.
replay-film = La partida entera: { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 }. Recórrela con los botones.
replay-so-far = Hasta ahora: { $state }
replay-film-alt = Animación de { $deal } desde el principio, { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = Inicio de la partida. { $count ->
    [one] Sigue { $count } movimiento.
   *[other] Siguen { $count } movimientos.
 }
replay-move = Movimiento { $number } de { $count }: { $move }.
replay-state = En ese momento: { $state }.
replay-beyond = Esta partida tiene { $count ->
    [one] { $count } movimiento
   *[other] { $count } movimientos
}. Este es el último.
replay-unread = Esta es la partida entera. Para ver el tablero después del movimiento { $number }, escribe “{ $command }”.
nothing-to-replay = Esta partida no tiene movimientos que repetir.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Ganada
result-lost = Perdida
result-ended = Terminada
result-given-up = Abandonada
result = Puntuación: { $score }
result-moves = { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] Al principio:
   *[other] Después del movimiento { $moves }:
 }
result-clean = Sin ayuda: sin deshacer ni pistas
result-assisted = Con ayuda: { $help }
help-undos = { $count ->
    [one] { $count } movimiento deshecho
   *[other] { $count } movimientos deshechos
 }
help-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
 }
help-verdicts = { $count ->
    [one] { $count } veredicto
   *[other] { $count } veredictos
 }
help-begun-again = reiniciada
help-from-record = empezada desde un registro
share = { $result } { $moves ->
    [0] antes del primer movimiento
    [one] tras { $moves } movimiento
   *[other] tras { $moves } movimientos
 }. { $score }. { $effort }.
share-alt = Resultado de { $deal }. { $details }
share-to-nobody = Tus resultados están ocultos para todo el mundo, así que solo tú ves esto.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Juega este reparto: todo el mundo recibe las mismas cartas.
nothing-to-share = Esta partida aún no ha terminado. Podrás compartirla cuando acabe.

giving-up = ¿Abandonar esta partida? Contará como perdida, pero “{ button-undo }” puede recuperarla.
ended-given-up = Has abandonado esta partida.

welcome-title = Te damos la bienvenida a Solitaire Bot
welcome = Pulsa un juego para empezar. Puedes deshacer cualquier movimiento, así que prueba sin miedo.
# The bot was added to a server or group. $command starts a game.
greeting = ¡Hola! Tengo juegos de solitario. Pulsa un juego, o envía { $command }. Cada tablero es de quien empezó la partida. Cualquiera puede jugar el mismo reparto.
menu-title = ¿Qué juego?
menu = Pulsa un juego para empezar. Quienes juegan el mismo número de reparto reciben las mismas cartas.
no-game = No tienes ninguna partida en curso. Elige un juego para empezar.
game-gone = Esta partida ya no está guardada. Las partidas abiertas se borran tras { $days ->
    [one] { $days } día
   *[other] { $days } días
 } sin movimientos, o cuando borras tus datos. ¿Empezar una nueva?
rules-changed = Las reglas de este juego se corrigieron después de que empezaras, así que no puedes continuar esta partida. Puedes jugar el mismo reparto desde el principio.
stranger = Esta partida es de otra persona. Puedes jugar tú el mismo reparto.
how-to-move = Te toca: pulsa un botón debajo del tablero. “{ button-rules }” explica el juego, y { $command } muestra lo que puedes escribir.
still-open = Aquí está tu partida sin terminar. Para empezar otra, pulsa “{ button-new }”.

no-such-open-game = No tienes ninguna partida abierta con ese nombre. Tus partidas abiertas:
games-title = Tus partidas
games-open = { $count ->
    [0] No tienes partidas abiertas.
    [one] Tienes { $count } partida abierta. Púlsala para continuar.
   *[other] Tienes { $count } partidas abiertas. Pulsa una para continuar.
 }
games-past = Terminadas hace poco:
past-won = { $deal }: ganada. { $state }
past-lost = { $deal }: perdida. { $state }
past-ended = { $deal }: { $state }
past-given-up = { $deal }: abandonada. { $state }
past-other-rules = { $deal }: jugada con reglas anteriores.
too-many-games = Tienes { $most } partidas abiertas, y ese es el límite. Antes termina o abandona una.

rules-title = { $heading } ({ $number }/{ $count })
help-title = Cómo se juega
help-moves = { $chat ->
    [page] Pulsa una carta, arrástrala a su sitio o escribe un movimiento.
   *[other] Pulsa un botón debajo del tablero, o escribe un movimiento.
 } { $typing } “{ button-words }” muestra este tablero como texto. Debajo, “{ button-always-words }” cambia todos los tableros.
help-typing = Las reglas de cada juego explican cómo escribir sus movimientos.
unknown-command = Comando desconocido: { $name }. Comandos disponibles:
unexpected-words = “{ $text }” no puede ir después de { $command }, así que no se ha hecho nada. Escribe solo { $command }.

about-title = Solitaire Bot { $version }
about = Solitarios clásicos y poco comunes en Discord, en Telegram y en una página web.
about-licence = Este bot es software libre con licencia MIT. Sus imágenes y cartas se hicieron para él. Los textos de las imágenes usan Inter y Noto Sans CJK, con licencia SIL Open Font License.

settings-title = Ajustes
settings-theme = Tus tableros usan el tema “{ $theme }”, que ves aquí. Pulsa otro tema para cambiar.
no-such-theme = Tema desconocido: “{ $name }”.

moved-on = Ese botón es de un tablero anterior. Este es el actual.
nothing-to-undo = No hay nada que deshacer: este es el principio del reparto.
nothing-to-redo = No hay nada que rehacer: no quedan movimientos deshechos.
nothing-to-restart = No hay nada que reiniciar: este es el principio del reparto.
busy = Has hecho otro movimiento al mismo tiempo. Inténtalo otra vez.
sorry = Lo siento, algo salió mal. Mira el tablero e inténtalo otra vez.
store-unavailable = Ahora mismo no se puede acceder a tus partidas. Espera un momento y mira el tablero antes de intentarlo otra vez: quizá tu movimiento sí se guardó.
unreadable-game = No se pueden leer los datos guardados de esta partida. Se han dejado como están. Empieza otra partida.

refused-not-here = Aquí los juegos están desactivados. Para continuar tu partida, usa { $command } en otro canal o tema. O juega en un chat privado conmigo.
refused-not-your-start = Aquí solo los admins pueden empezar partidas. Puedes jugar en un chat privado conmigo.
refused-not-a-code = Este enlace no lleva a ningún reparto. Usa /play para empezar una partida.
refused-too-long = Esta partida tiene { $most } movimientos, y ese es el límite. Deshaz algunos, o reinicia el reparto.
refused-over = Esta partida ha terminado. “{ button-undo }” la recupera, y “{ button-new }” empieza otra.
refused-begins-here = Aquí hay un movimiento. Pulsa otra vez para hacerlo o para elegir.
refused-ends-here = Aquí puede ir una carta. Pulsa antes esa carta.
refused-covered-card = Hay otras cartas encima de esta, así que ahora no puedes usarla.
refused-no-move-here = Ahora no puedes hacer nada aquí.
refused-no-move-between = Ningún movimiento va de ahí hasta aquí. Pulsa la carta para ver adónde puede ir.
refused-move-there = Ese movimiento es posible. Inténtalo otra vez, o usa su botón.
refused-no-such-place = “{ $place }” no es un lugar de este tablero. Pulsa un lugar de la imagen.
refused-which-place = Indica 1 o 2 lugares del tablero, no { $count }.
refused-unreadable = No se puede leer “{ $text }” como movimiento.
refused-no-such-game = Juego desconocido: “{ $name }”. Disponibles: { $known }.
refused-no-such-option = Opción desconocida: “{ $name }”. Disponibles: { $known }.
refused-no-options = Opción desconocida: “{ $name }”. Este juego no tiene opciones.
refused-no-such-value = { $name } puede ser { $known }, pero no “{ $value }”.
refused-options-exclude = “{ $name }” y “{ $other }” no se pueden combinar. Elige solo una.
refused-not-a-deal = “{ $text }” no es un número de reparto. Escribe un número entero, como 4503599.
refused-no-such-deal = Los números de reparto van de 0 a { $last }.
