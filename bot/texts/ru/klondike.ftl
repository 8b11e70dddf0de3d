# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = Косынка
# Other names that players type.
klondike-called = косынку, косынки, клондайк, клондайка, пасьянс косынка, пасьянс косынку, пасьянс клондайк, пасьянс, пасьянсы, обычный пасьянс, классический пасьянс, солитер, солитёр, солитэр, косынке, карточная игра, игра в карты, косинка, классическая косынка, обычная косынка
klondike-called-draw-3 = косынка по три карты, косынку по три карты, тройная косынка, косынка с тремя картами, косынка вегас
klondike-called-open = открытая косынка, открытую косынку, открытый клондайк, косынка с открытыми картами
klondike-credit = Косынка (Klondike): народный пасьянс
# The aim in two short sentences, above a player’s first game.
klondike-aim = Собери каждую масть в её доме, от туза до короля. Стопки строй по убыванию, чередуя цвета.
klondike-pitch = Классика: собери 4 масти по домам, от туза до короля.
klondike-typing = Введи, где карта и куда её: «a c», «qh ks», «d домой»; «w d» берёт из сброса. «открой» открывает карты колоды, «переверни сброс» переворачивает сброс. «3 a c» перекладывает 3 карты. В строку входит несколько ходов: «ab, bc».

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = карт за раз
klondike-option-draw-1 = открывать по 1 карте
klondike-option-draw-3 = открывать по 3 карты
klondike-short-option-draw-1 = по 1 карте
klondike-short-option-draw-3 = по 3 карты
# What else players type beside its number.
klondike-typed-option-draw = карта, карту, карты, карте, картами, по, по карте, по карты
klondike-option-passes = проходы колоды
klondike-option-passes-any = сколько угодно проходов
klondike-option-passes-3 = 3 прохода
klondike-option-passes-1 = 1 проход
klondike-short-option-passes-any = без предела
klondike-short-option-passes-3 = 3 прохода
klondike-short-option-passes-1 = 1 проход

# A goal of a season.
klondike-score-goal = { $score ->
    [one] Собери в домах { $score } карту в партии «Косынка»
    [few] Собери в домах { $score } карты в партии «Косынка»
   *[many] Собери в домах { $score } карт в партии «Косынка»
 }

klondike-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи, где карта и куда её: «a b», «a домой» или «w b» из сброса. Или «открой», «переверни сброс».
