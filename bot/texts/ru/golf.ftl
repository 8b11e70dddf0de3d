# Golf: its name, options and what is typed; all else is in clearing.ftl.

golf-title = Гольф
# Other names that players type. The second ones mean the game with an option.
golf-called = гольфа, гольфе, пасьянс гольф, гольф пасьянс, солитер гольф, солитёр гольф, гольф солитер, косынка гольф, карточный гольф, гольф на картах, гольф карты, классический гольф, гольв, голф
golf-called-wrap = патт патт, пат пат, путт путт, пут пут, патпат, паттпатт, мини гольф, минигольф, пасьянс мини гольф
golf-credit = Гольф (Golf): народный пасьянс
# The aim in two short sentences, above a player’s first game.
golf-aim = Разбери 7 стопок: клади карты в сброс. Бери верхнюю карту стопки на 1 старше или младше верхней карты сброса.
golf-pitch = Разбери 7 стопок сериями, по 1 вверх или вниз.
golf-typing = Введи стопку, например «a», или её верхнюю карту, например «7h». «открой» открывает карту. В строку входит несколько ходов: «a c a».

# Whether a king goes on an ace, and an ace on a king.
golf-option-wrap = короли и тузы ложатся друг на друга (Putt Putt)
golf-short-option-wrap = Putt Putt
# What else players type for it.
golf-typed-option-wrap = с переходом, с переходами, по кругу, переходом

# A goal of a season.
golf-score-goal = { $score ->
    [one] Оставь не больше { $score } карты в партии «Гольф»
    [few] Оставь не больше { $score } карт в партии «Гольф»
   *[many] Оставь не больше { $score } карт в партии «Гольф»
 }

golf-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи стопку, например «a», или её верхнюю карту, например «7h». Или «открой».
golf-refused-covered = Карта { $card } лежит под другими в стопке { $covering }. Сначала возьми их.
golf-refused-card-covered = { golf-refused-covered }
