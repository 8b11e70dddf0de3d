# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = Solitario
page-motto = Solitarios clásicos y poco comunes
page-home = Inicio
page-home-games = Juegos
page-home-places = Más
page-table = Mesa
page-chat = Chat
page-moves = Todos los movimientos
# The page replaces # by a number.
page-progress = Movimientos: #
page-skip = Ir al cuadro de texto
page-conversation = Conversación
page-compose = Escribir al bot
page-box = Un movimiento o un comando
page-box-hint = Movimiento o /comando
page-box-help = Escribe un movimiento o un comando. Escribe / para ver los comandos. Con las flechas del teclado eliges uno o recuperas lo que escribiste antes.
page-send = Enviar
page-completions = Lo que puedes escribir
page-bot = Solitaire Bot
page-player = Tú
page-answering = Solitaire Bot está respondiendo
page-buttons = Lo que puedes hacer
page-latest = Ir al último mensaje
page-play = Reproducir la animación
page-stop = Detener la animación
page-copied = Copiado. Pégalo donde quieras compartirlo.
page-shared = Compartido.
page-copy-by-hand = Tu navegador no ha copiado el texto. Pulsa “{ button-copy }”, o cópialo a mano: está seleccionado abajo.
page-copy-text = Texto para copiar
page-loading = Cargando la conversación
page-dismiss = Cerrar
page-try-again = Intentar otra vez
page-unreachable = Solitaire Bot no responde. Comprueba que esté en marcha. Nada de lo que hiciste se ha perdido.
page-no-script = Esta página necesita JavaScript. Actívalo y vuelve a cargarla.

# Errors that the server answers.

page-failed = Lo siento, algo salió mal. No se ha perdido nada. Inténtalo otra vez en un momento.
page-not-found = No hay nada en esta dirección. Revísala o vuelve al inicio.
page-wrong-method = Esta dirección no se puede usar así. Vuelve al inicio.
page-wrong-host = Esta no es la dirección de esta página. Abre la dirección que el bot mostró al arrancar. O añade esta al ajuste PAGE_NAMES.
page-foreign-origin = Solo la propia página puede hacer esto. Vuelve al inicio.
page-not-json = La petición no es JSON. Vuelve al inicio.
page-bad-request = No se puede leer esta petición. Recarga la página e inténtalo otra vez.
page-too-large = Es demasiado largo. Una línea puede tener como máximo 6000 caracteres. Divídela en varias líneas.
page-full = Ahora mismo no hay sitio para más partidas en esta página. Inténtalo otra vez más tarde.
page-unknown-button = Ese botón no está disponible aquí. Recarga la página.
page-unknown-visitor = Esta página está desactualizada. Recárgala.
table-launch-invalid = Telegram no confirma quién eres. Vuelve a abrir la mesa desde el chat con el bot.
table-launch-old = Esta mesa se abrió hace demasiado tiempo o está abierta en otro sitio. Vuelve a abrirla desde el chat con el bot.
table-not-ready = El bot todavía se está conectando a Discord. Inténtalo de nuevo en un momento.
table-discord-unreached = Discord no ha dicho quién eres. Inténtalo de nuevo en un momento.
table-not-built = La mesa no está configurada en Discord. Juega con los botones que hay bajo el tablero.
table-not-allowed = Discord no ha confirmado quién eres. Permítelo e inténtalo otra vez.
table-outside-discord = Discord no responde. Vuelve a abrir la mesa desde el chat con el bot.
