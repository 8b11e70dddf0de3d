# Answers to small talk, which come before the board.
talk-thanks = Пожалуйста!
talk-upset = Не повезло. Введи «{ command-name-hint }», чтобы получить подсказку, или «{ command-name-undo }», чтобы отменить ход.
talk-nice = Здорово, что нравится!
talk-bye = До встречи! Твои партии сохранены.
talk-okay = Твой ход: нажми кнопку или введи ход.
talk-link = Я не могу открывать ссылки. Нажми кнопку, введи ход или «{ command-name-help }».
talk-lacking = Игры «{ $name }» у меня нет. Ближе всего к ней { $game }.
talk-lacking-played = Игры «{ $name }» у меня нет. Ближе всего к ней { $game }: в эту игру ты сейчас и играешь.
talk-picture = { talk-okay }
