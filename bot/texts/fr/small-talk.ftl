# Answers to small talk, which come before the board.
talk-thanks = De rien !
talk-upset = Pas de chance. Tape « { command-name-hint } » pour une suggestion, ou « { command-name-undo } » pour annuler un coup.
talk-nice = Super, si ça te plaît !
talk-bye = À bientôt ! Tes parties sont enregistrées.
talk-okay = À toi de jouer : appuie sur un bouton ou tape un coup.
talk-link = Je ne peux pas ouvrir les liens. Appuie sur un bouton, tape un coup ou « { command-name-help } ».
talk-lacking = Je n’ai pas { $name }. Le jeu le plus proche est { $game }.
talk-lacking-played = Je n’ai pas { $name }. Le jeu le plus proche est { $game }, auquel tu es en train de jouer.
talk-picture = { talk-okay }
