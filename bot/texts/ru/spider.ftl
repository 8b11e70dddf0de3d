# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = Паук
# Other names that players type.
spider-called = паука, пауки, пауков, паучок, пасьянс паук, пасьянс паука, паук пасьянс, косынка паук, косынку паук, паук косынка, солитер паук, паук солитер, солитёр паук, спайдер, пасьянс спайдер, спайдер солитер, пауку
spider-called-suits-2 = паук две масти, паук средний, средний паук, двухмастный паук
spider-called-suits-4 = паук четыре масти, паук сложный, сложный паук, паук трудный, четырёхмастный паук
spider-credit = Паук (Spider): народный пасьянс
# The aim in two short sentences, above a player’s first game.
spider-aim = Собирай в стопках целые масти, от короля вниз до туза. Собранная масть сама уходит домой.
spider-pitch = Собери в 10 стопках 8 целых мастей, от короля до туза.
spider-typing = Введи, где карты и куда их: «a c» или «7h 8s». «3 a c» перекладывает 3 карты. «сдай» кладёт в каждую стопку по карте. В строку входит несколько ходов: «ab, bc».

spider-option-suits = число мастей
spider-option-suits-1 = 1 масть
spider-option-suits-2 = 2 масти
spider-option-suits-4 = 4 масти
spider-short-option-suits-1 = 1 масть
spider-short-option-suits-2 = 2 масти
spider-short-option-suits-4 = 4 масти
# What else players type beside its number.
spider-typed-option-suits = масть, масти, мастей, мастям, мастями, мастях, мастью

spider-scored = Собранные масти
# A goal of a season.
spider-score-goal = { $score ->
    [one] Собери { $score } масть в партии «Паук»
    [few] Собери { $score } масти в партии «Паук»
   *[many] Собери { $score } мастей в партии «Паук»
 }

spider-choosing-others = Эти ходы просто перекладывают карты. Они редко помогают.
spider-ended-no-move = Поражение: сдать нельзя, и ни одна карта не ложится на другую. { building-home }.

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = { $goal ->
    [one] собрать не меньше { $goal } масти
    [few] собрать не меньше { $goal } мастей
   *[many] собрать не меньше { $goal } мастей
 }
spider-goal-score = { $score ->
    [one] { $score } собранная масть
    [few] { $score } собранные масти
   *[many] { $score } собранных мастей
 }

spider-refused-no-such-move = «{ $move }» — не ход в этой игре. Введи, где карты и куда их, например «a b», или «сдай».
spider-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи, где карты и куда их: «a b» или «7h 8s». Или «сдай».
