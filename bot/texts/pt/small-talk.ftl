# Answers to small talk, which come before the board.
talk-thanks = De nada!
talk-upset = Que azar. Digite “{ command-name-hint }” para uma sugestão, ou “{ command-name-undo }” para desfazer uma jogada.
talk-nice = Que bom que você gostou!
talk-bye = Até logo! Suas partidas estão salvas.
talk-okay = Sua vez: aperte um botão ou digite uma jogada.
talk-link = Não consigo abrir links. Aperte um botão, digite uma jogada ou “{ command-name-help }”.
talk-lacking = Não tenho { $name }. O jogo mais parecido é { $game }.
talk-lacking-played = Não tenho { $name }. O jogo mais parecido é { $game }, que você está jogando.
talk-picture = { talk-okay }
