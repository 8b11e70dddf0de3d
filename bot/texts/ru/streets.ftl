# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = Улицы и переулки
# Other names that players type. The second ones mean the game with an option.
streets-called = streets and alleys, улицы и аллеи, улицы, переулки, пасьянс улицы и переулки, улицы и закоулки
streets-called-aces-out = осаждённый замок, осажденный замок, осаждённую крепость, осаждённая крепость, замок, пасьянс осаждённый замок, пасьянс замок
streets-credit = Улицы и переулки (Streets and Alleys): народный пасьянс
# The aim in two short sentences, above a player’s first game.
streets-aim = Собери каждую масть в её доме, от туза до короля. Карты идут по одной, и масти в стопках не важны.
streets-pitch = Всё открыто, карты идут по одной: думай наперёд.
streets-typing = Введи, где карта и куда её: «a c», «qh ks», «d домой». В строку входит несколько ходов: «ab, bc, d домой».

# Where the aces are at the start.
streets-option-aces = тузы в начале
streets-option-aces-in = тузы в стопках
streets-option-aces-out = Осаждённый замок (тузы дома)
streets-short-option-aces-in = тузы в стопках
streets-short-option-aces-out = тузы дома
# What else players type for it.
streets-typed-option-aces-out = тузы дома, тузами дома, тузы в домах, тузами в домах, тузы наверху

# A goal of a season.
streets-score-goal = { $score ->
    [one] Собери в домах { $score } карту в партии «Улицы и переулки»
    [few] Собери в домах { $score } карты в партии «Улицы и переулки»
   *[many] Собери в домах { $score } карт в партии «Улицы и переулки»
 }

streets-refused-card-covered = Карта { $card } лежит под другими в стопке { $place }. В этой игре ходят только верхние карты: сначала переложи остальные.
