# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    Pulsa Iniciar.
    Datos: /privacy
telegram-short-description = Klondike, Spider, FreeCell, Pirámide, TriPeaks y { $more } solitarios más en el chat: imágenes, botones y un reto diario.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = Jugar en nuestro chat privado
telegram-anonymous = No puedo distinguir a los jugadores anónimos. Escribe con tu propio nombre para jugar.
telegram-strange-button = Este botón ya no funciona. Envía /board para ver tu partida.
telegram-old-button = Este mensaje es demasiado antiguo para cambiarlo. Envía /board para ver tu partida.
telegram-failed = Lo siento, algo salió mal. Tu partida está guardada: envía /board para verla.
telegram-sent-privately = Te lo he enviado a nuestro chat privado.
telegram-no-private-chat = Esto es solo para ti, pero aún no puedo escribirte. Abre @{ $bot }, pulsa Iniciar e inténtalo otra vez.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = Jugar en privado
telegram-button-send = Enviar reparto…
telegram-button-send-puzzle = Enviar puzle…
telegram-no-pictures = En este chat no puedo enviar fotos, así que aquí tienes la vista de texto.
telegram-bad-picture = Telegram no aceptó la imagen, así que aquí tienes la vista de texto.
telegram-maybe-lost = La conexión falló mientras respondía. Si arriba no hay nada nuevo, envía /board.
telegram-not-shown = Telegram no aceptó mi respuesta. Tu partida está guardada: envía /board para verla.
telegram-no-topic = Este tema está cerrado o eliminado, así que no puedo escribir aquí. Tu partida está guardada: envía /board en nuestro chat privado.
telegram-no-entry = No puedo escribir en este chat. Tu partida está guardada: envía /board en nuestro chat privado.
telegram-no-files = No puedo enviar archivos en este chat. Pide el archivo en nuestro chat privado.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] Hay mucha actividad en este grupo: Telegram me hace esperar { $seconds } segundo antes de mostrar el tablero. Nuestro chat privado es más rápido.
   *[other] Hay mucha actividad en este grupo: Telegram me hace esperar { $seconds } segundos antes de mostrar el tablero. Nuestro chat privado es más rápido.
}
telegram-slow-alone = { $seconds ->
    [one] ¡Qué rapidez! Telegram me hace esperar { $seconds } segundo antes de mostrar el tablero.
   *[other] ¡Qué rapidez! Telegram me hace esperar { $seconds } segundos antes de mostrar el tablero.
}
