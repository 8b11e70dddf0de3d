# Messages only for Discord.

discord-group = Juega Klondike, Spider, FreeCell y más: empieza, mueve, deshaz y sigue más tarde

discord-sorry = Lo siento, eso no ha funcionado. Inténtalo otra vez.
discord-old-button = Este botón es demasiado antiguo y ya no funciona. Usa /solitaire partidas para abrir tus partidas.
discord-message-gone = Ese mensaje ya no existe. Usa /solitaire tablero para ver otra vez tu partida.
discord-goes-on-below = Sigue abajo en un mensaje nuevo: Discord limita los cambios en mensajes antiguos.
discord-lacks = No puedo responder aquí. Pide a un admin de este servidor que me dé estos permisos: { $permissions }. O juega conmigo por mensaje directo.
discord-no-pictures = Aquí no puedo enviar imágenes, así que esta es la vista de texto. Para mostrar imágenes, necesito este permiso: { $permission }.
discord-closed-messages = Esta respuesta es solo para ti, pero no puedo enviarte mensajes directos. Usa /solitaire aquí, o permite que te envíe mensajes directos.
discord-may-not = Discord no me deja responder aquí. Necesito permiso para ver el canal, enviar mensajes y adjuntar archivos. También puedes jugar conmigo por mensaje directo.
discord-old-command = Este comando ha cambiado. Recarga Discord e inténtalo otra vez.
discord-table-refused = Discord no puede abrir la mesa aquí. Juega con los botones que hay bajo el tablero.
discord-entry-point = mesa

# Permissions, named as in Discord's own settings.
discord-view-channel = Ver canales
discord-send-messages = Enviar mensajes
discord-send-in-threads = Enviar mensajes en hilos
discord-attach-files = Adjuntar archivos
discord-embed-links = Insertar enlaces
