# FreeCell: its name, options and what is typed; all else is in building.ftl.

freecell-title = Свободная ячейка
# Other names that players type.
freecell-called = freecell, свободную ячейку, свободной ячейки, свободные ячейки, фрисел, фриселл, фрисэл, фри селл, фри сел, пасьянс свободная ячейка, пасьянс фрисел, пасьянс freecell, солитер, солитёр, пасьянс солитер, свободной ячейке, солитер freecell, freecell солитер, фриселу, солитёр свободная ячейка, солитер свободная ячейка, солитёр фрисел, солитер фрисел, свободная ячейка солитер
freecell-credit = Свободная ячейка (FreeCell): Пол Алфилле, 1978
# The aim in two short sentences, above a player’s first game.
freecell-aim = Собери каждую масть в её доме, от туза до короля. Стопки строй по убыванию, чередуя цвета, а лишние карты клади в { $cells ->
    [1] ячейку
   *[other] ячейки
 }.
freecell-pitch = Сходится почти всегда: клади карты в 4 ячейки.
freecell-typing = Введи, где карта и куда её: «1 4», «qh ks», «3 домой». Стопки — от 1 до 8, ячейки — буквы: «2 a» кладёт в ячейку a, «b 5» берёт из ячейки b. Можно и обычной записью: «1a b5 3h».

# How many cells there are.
freecell-option-cells = число ячеек
freecell-option-cells-4 = 4 ячейки
freecell-option-cells-3 = 3 ячейки
freecell-option-cells-2 = 2 ячейки
freecell-option-cells-1 = 1 ячейка
freecell-short-option-cells-4 = 4 ячейки
freecell-short-option-cells-3 = 3 ячейки
freecell-short-option-cells-2 = 2 ячейки
freecell-short-option-cells-1 = 1 ячейка
# What else players type beside its number.
freecell-typed-option-cells = ячейка, ячейку, ячейки, ячейке, ячеек, ячейкой, ячейками, ячейках

# A goal of a season.
freecell-score-goal = { $score ->
    [one] Собери в домах { $score } карту в партии «Свободная ячейка»
    [few] Собери в домах { $score } карты в партии «Свободная ячейка»
   *[many] Собери в домах { $score } карт в партии «Свободная ячейка»
 }

freecell-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи, где карта и куда её: «1 4», «qh ks», «3 домой» или «2 a» в ячейку.
freecell-refused-no-such-move = «{ $move }» — не ход в этой игре. Введи, где карта и куда её, например «1 4», «2 a» в ячейку или «3 домой».
