# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = Юкон
# Other names that players type. The second ones mean the game with an option.
yukon-called = юкона, юконы, пасьянс юкон, юкон пасьянс, солитер юкон, юкон солитер, косынка юкон, юкону
yukon-called-suit = русский пасьянс, русский солитер, пасьянс русский
yukon-credit = Юкон (Yukon): народный пасьянс
# The aim in two short sentences, above a player’s first game.
yukon-aim = Собери каждую масть в её доме, от туза до короля. Стопки строй по убыванию, { $suit ->
    [on] в одной масти
   *[off] чередуя цвета
 }: любая открытая карта ходит вместе со всеми, что на ней.
yukon-pitch = Косынка без колоды: карта ходит со всеми, что на ней.
yukon-typing = Введи, где карта и куда её: «a c», «qh ks», «d домой». «3 a c» перекладывает 3 карты. В строку входит несколько ходов: «ab, bc».

# Built in suit, it is Russian solitaire.
yukon-option-suit = русский (в одной масти)
yukon-short-option-suit = русский
# What else players type for it.
yukon-typed-option-suit = русский, русская, русское, одной масти, в одной масти, масть в масть, в масть

# A goal of a season.
yukon-score-goal = { $score ->
    [one] Собери в домах { $score } карту в партии «Юкон»
    [few] Собери в домах { $score } карты в партии «Юкон»
   *[many] Собери в домах { $score } карт в партии «Юкон»
 }
