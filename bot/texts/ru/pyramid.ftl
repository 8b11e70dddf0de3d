# Pyramid: its name, options and what is typed; all else is in clearing.ftl.

pyramid-title = Пирамида
# Other names that players type.
pyramid-called = пирамиду, пирамиды, пирамиде, пирамидка, пирамидку, пасьянс пирамида, пасьянс пирамиду, пирамида пасьянс, солитер пирамида, солитёр пирамида, пирамида солитер, косынка пирамида, косынку пирамиду, пирамида 13, пасьянс 13, пасьянс тринадцать, пирамида тринадцать, египетская пирамида, египетскую пирамиду, египетские пирамиды, классическая пирамида, карточная пирамида, стопка из 28, пиромида, перамида, пирамиды пасьянс
pyramid-credit = Пирамида (Pyramid): народный пасьянс
# The aim in two short sentences, above a player’s first game.
pyramid-aim = Разбери пирамиду: снимай по 2 свободные карты, которые дают 13. Король уходит без пары.
pyramid-pitch = Разбери пирамиду: снимай пары, которые дают 13.
pyramid-typing = Введи 2 карты, например «qh as», или их места, например «g1 g2». «w» — это сброс, «s» — колода. Королю пара не нужна: «g3». «открой» открывает карту, «переверни сброс» переворачивает сброс.

# How often players may go through the stock.
pyramid-option-passes = проходы колоды
pyramid-option-passes-any = сколько угодно проходов
pyramid-option-passes-3 = 3 прохода
pyramid-option-passes-1 = 1 проход
pyramid-short-option-passes-any = без предела
pyramid-short-option-passes-3 = 3 прохода
pyramid-short-option-passes-1 = 1 проход

# A goal of a season.
pyramid-score-goal = { $score ->
    [one] Оставь не больше { $score } карты в партии «Пирамида»
    [few] Оставь не больше { $score } карт в партии «Пирамида»
   *[many] Оставь не больше { $score } карт в партии «Пирамида»
 }

pyramid-refused-no-such-move = «{ $move }» — не ход в этой игре. Введи 2 карты, которые дают 13, например «qh as», или «открой».
pyramid-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи 2 карты, например «qh as», или места: «g1 g2». Или «открой», «переверни сброс».
