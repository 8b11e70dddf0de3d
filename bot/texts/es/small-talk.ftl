# Answers to small talk, which come before the board.
talk-thanks = ¡De nada!
talk-upset = Qué mala suerte. Escribe “{ command-name-hint }” para una sugerencia, o “{ command-name-undo }” para deshacer un movimiento.
talk-nice = ¡Qué bien que te guste!
talk-bye = ¡Hasta pronto! Tus partidas están guardadas.
talk-okay = Te toca: pulsa un botón o escribe un movimiento.
talk-link = No puedo abrir enlaces. Pulsa un botón, escribe un movimiento o “{ command-name-help }”.
talk-lacking = No tengo { $name }. El juego más parecido es { $game }.
talk-lacking-played = No tengo { $name }. El juego más parecido es { $game }, al que estás jugando.
talk-picture = { talk-okay }
