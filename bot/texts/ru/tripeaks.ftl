# TriPeaks: its name, options and what is typed; all else is in clearing.ftl.

tripeaks-title = Три вершины
# Other names that players type.
tripeaks-called = tripeaks, три пика, три пик, 3 пика, 3 вершины, три вершины пасьянс, пасьянс три вершины, пасьянс три пика, три пика пасьянс, солитер три пика, солитёр три пика, солитер три вершины, три горы, 3 горы, три башни, три пирамиды, три холма, вершины, трипикс, трайпикс, три пикс, трай пикс, трипик, трипикс пасьянс, трёх вершин, трех вершин
tripeaks-credit = Три вершины (TriPeaks): Роберт Хог, 1989
# The aim in two short sentences, above a player’s first game.
tripeaks-aim = Разбери 3 вершины: клади карты в сброс. Бери свободную карту на 1 старше или младше верхней карты сброса.
tripeaks-pitch = Разбери 3 вершины сериями, по 1 вверх или вниз.
tripeaks-typing = Введи карту, например «7h», или её место, например «d3». «открой» открывает карту. В строку входит несколько ходов: «d3 d4 c3».

# Whether a king goes on an ace, and an ace on a king.
tripeaks-option-wrap = короли и тузы друг на друга
tripeaks-option-wrap-on = короли и тузы ложатся друг на друга
tripeaks-option-wrap-off = короли и тузы не ложатся друг на друга
tripeaks-short-option-wrap-on = с переходом
tripeaks-short-option-wrap-off = без перехода
# What else players type for it.
tripeaks-typed-option-wrap-off = без перехода, без переходов, нет перехода, не по кругу, без круга

# A goal of a season.
tripeaks-score-goal = { $score ->
    [one] Оставь не больше { $score } карты в партии «Три вершины»
    [few] Оставь не больше { $score } карт в партии «Три вершины»
   *[many] Оставь не больше { $score } карт в партии «Три вершины»
 }
