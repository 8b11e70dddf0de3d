# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Empieza un solitario
command-learn = Aprende un juego paso a paso mientras lo juegas
command-puzzle = Resuelve un puzle: una posición con un objetivo
command-daily = Juega el reto diario
command-resume = Vuelve a una partida abierta
command-games = Muestra tus partidas, o vuelve a una
command-board = Muestra otra vez tu tablero
command-move = Haz uno o varios movimientos, como “ac”, “qh” o “reparte”
command-undo = Deshaz tu último movimiento
command-redo = Rehaz el último movimiento que deshiciste
command-finish = Juega el resto cuando la victoria es segura
command-restart = Empieza este reparto desde el principio
command-new = Empieza otra partida del mismo tipo
command-giveup = Abandona esta partida
command-hint = Pide una pista, basada solo en lo que puedes ver
command-chance = Muestra con qué frecuencia se ganan tableros como el tuyo
command-verdict = Comprueba si la partida aún se puede ganar (mira las cartas ocultas)
command-replay = Muestra tu partida otra vez, como animación o movimiento a movimiento
command-review = Muestra lo que ganó o perdió cada movimiento de una partida terminada
command-autoplay = Muestra el mejor final que pudo tener una partida terminada
command-share = Muestra a otros cómo acabó tu partida terminada
command-record = Muestra los movimientos de una partida como texto, también para otros programas
command-mistakes = Practica los movimientos decisivos de tus partidas analizadas
command-friend = Desafía a un amigo con tu partida terminada, o abre un desafío por su código
command-leaderboard = Muestra la clasificación, también por rating, racha o liga
command-rules = Lee las reglas de un juego
command-settings = Elige tema, idioma, zona horaria y vista de los tableros
command-mydata = Consulta, exporta o borra tus datos
command-privacy = Consulta qué guarda el bot sobre ti y cómo borrarlo
command-admin = Cambia los ajustes de este servidor o grupo
command-help = Muestra cómo se juega y todos los comandos
command-about = Muestra la versión, la licencia y quién diseñó los juegos

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = Todo lo demás se hace con botones. También puedes escribir { $commands }.
commands-typed-as-moves = Todo lo demás se hace con botones. También puedes escribir uno de estos como movimiento: { $commands }.

parameter-game = Elige un juego
parameter-deal = Escribe el número de un reparto, o déjalo vacío para uno nuevo
parameter-option = Elige cómo jugar
parameter-session = Elige una de tus partidas abiertas
parameter-move = Escribe lugares o cartas, como “ac”, “7s 7h” o “g4”
parameter-step = Escribe el número de un movimiento, o déjalo vacío para ver toda la partida
parameter-analysis = Elige el análisis o el mejor final que pudo tener la partida
parameter-statistics = Elige tus partidas, tu calendario o tus logros
parameter-audience = Elige quién ve la partida
parameter-theme = Elige el tema de tus imágenes
parameter-language = Elige tu idioma
parameter-zone = Escribe una ciudad grande de tu zona horaria
parameter-boards = Elige si los tableros son imágenes o texto
parameter-results = Elige quién puede ver cómo acabaron tus partidas
parameter-reminder = Elige cuándo te recuerdo en privado el reto diario
parameter-warning = Elige si te aviso antes de que se acabe una racha
parameter-clock = Elige si la página muestra un reloj y tus movimientos
parameter-automatic = Elige si las cartas van a las bases automáticamente
parameter-table = Elige día, semana, mes o rating; aquí o global; el número de un día, ayer o última
parameter-difficulty = Elige la dificultad, o una racha
parameter-number = Escribe el número de un puzle
parameter-change = Elige qué cambiar aquí para todo el mundo

# The choices of parameters; their names can be typed too.
statistics-games = Partidas
statistics-calendar = Calendario
statistics-achievements = Logros
statistics-puzzles = Puzles
analysis-review = Análisis
analysis-autoplay = Mejor final posible

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = jugar
command-name-learn = aprender
command-name-puzzle = puzle
command-name-daily = reto-diario
command-name-resume = continuar
command-name-games = partidas
command-name-board = tablero
command-name-move = movimiento
command-name-undo = deshacer
command-name-redo = rehacer
command-name-finish = completar
command-name-restart = reiniciar
command-name-new = nueva
command-name-giveup = abandonar
command-name-hint = pista
command-name-chance = probabilidades
command-name-verdict = veredicto
command-name-replay = repetición
command-name-review = análisis
command-name-autoplay = mejor-final
command-name-share = compartir
command-name-record = registro
command-name-mistakes = errores
command-name-friend = amigo
command-name-leaderboard = clasificación
command-name-rules = reglas
command-name-settings = ajustes
command-name-mydata = mis-datos
command-name-privacy = privacidad
command-name-admin = administrar
command-name-help = ayuda
command-name-about = acerca-de

parameter-name-game = juego
parameter-name-deal = reparto
parameter-name-option = opciones
parameter-name-session = partida
parameter-name-move = movimiento
parameter-name-step = tras-movimiento
parameter-name-analysis = mostrar
parameter-name-statistics = mostrar
parameter-name-audience = visible-para
parameter-name-theme = tema
parameter-name-language = idioma
parameter-name-zone = zona-horaria
parameter-name-boards = tableros
parameter-name-results = resultados
parameter-name-reminder = recordatorio
parameter-name-warning = aviso-de-racha
parameter-name-clock = reloj
parameter-name-automatic = automáticos
parameter-name-table = clasificación
parameter-name-difficulty = dificultad
parameter-name-number = número
parameter-name-change = cambio
