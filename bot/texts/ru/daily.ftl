# Attempts at the daily challenge, and their results.

# Before a ranked attempt, and below its board.
daily-terms = В зачёт идёт только первая попытка. Отменять ходы, брать подсказки и начинать заново нельзя.
daily-difficulty = Сложность { $difficulty }/5 (5 — самое сложное).
daily-par = Эталон { $par }: лучший известный результат.
daily-goal = Цель: { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
 } или больше.
daily-until = Начни до { $begin }, закончи до { $end } ({ $zone }).
daily-closes = Закроется { $moment }.
daily-review-from = Разбор этой партии откроется { $moment }.
button-start = Начать
button-practice-first = Сначала потренироваться
daily-ranked = В зачёт.
daily-assisted = В зачёт среди попыток с помощью.
daily-practice = Тренировка: эта попытка вне зачёта.
daily-late = Расклад закрылся раньше, чем закончилась твоя партия, поэтому попытка вне зачёта.
daily-late-excused = Расклад закрылся раньше, чем закончилась твоя партия, поэтому попытка вне зачёта. В тот день бот не работал, так что твоя серия не прервана.
daily-uncounted = Твоя попытка закончена и сохранена. Прямо сейчас её не учесть, но скоро она попадёт в зачёт.

# After its end: “Here: place 2 of 9, so far. Everywhere: place 14 of 300, so far.”
daily-finished = { daily-attempt }.
daily-goal-met = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }: цель { $goal } достигнута, день засчитан как победа.
daily-goal-missed = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }: для победы в этот день нужно было { $goal }.
daily-place-so-far = { daily-place }, пока что.
daily-place-final = { daily-place }.
daily-place = { $where ->
    [here] Здесь: { $place }-е место из { $count }
   *[everywhere] Везде: { $place }-е место из { $count }
 }
daily-streak = Серия дней: { $played ->
    [one] { $played } день
    [few] { $played } дня
   *[many] { $played } дней
 }. Серия дней с победой: { $won }. { $freezes }

# Help in a ranked attempt, and what can follow after its end.
daily-ask-help = Эта попытка считается сыгранной без помощи. Если разрешить помощь, она пойдёт в отдельный зачёт. Отменить это нельзя.
daily-giving-up = Сдать эту попытку? Это станет твоим результатом дня. Отменить это нельзя.
daily-stands = Эта попытка закончена, изменить её нельзя. Нажми «{ button-practise }», чтобы сыграть те же карты ещё раз.
button-allow-help = Разрешить помощь
button-daily-play-on = Играть дальше
button-practise = Тренировка
button-leaderboard = Таблица лидеров
button-calendar = Календарь

# На главном экране: «№ 214 · Wish · ещё не сыгран». $state бывает и daily-result.
home-daily = № { $number } · { $game } · { $state }
home-daily-new = ещё не сыгран
home-daily-begun = не доигран

# Challenges of other days.
button-today = Сегодняшний расклад
button-archive = Прошлые дни
daily-play-past = Сыграть № { $number }
button-own-attempt = Моя попытка
daily-past = Расклад дня № { $number } уже закрыт. Сыграть его можно, но вне зачёта.
daily-past-result = Твой результат: { $result }.
daily-begun-before = Этот расклад начат ещё до удаления твоих данных, поэтому новая попытка — тренировка.
daily-unread = Неизвестный день «{ $text }». После { $command } введи номер, дату, «вчера» или «архив».
daily-to-come = Расклада дня № { $number } ещё нет. Сегодня № { $today }.
daily-not-yet = Первый расклад дня появится { $date } (UTC).
daily-none = В этот день расклада дня нет.
daily-archive-title = Прошлые расклады дня
daily-archive = Нажми на любой, чтобы сыграть. В зачёт идёт только сегодняшний.
daily-archive-empty = Прошлых раскладов ещё нет. Сегодняшний — первый.
daily-archive-line = № { $number }, { $date }: { $game }
daily-archive-played = { daily-archive-line } · { $result }
daily-result = { $kind ->
    [won] победа
    [given-up] сдано
   *[lost] без победы
 }, { daily-attempt }
daily-result-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }, { daily-attempt }
daily-attempt = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }, { $time }{ $help ->
    [some] , с помощью
   *[none] { "" }
 }

# Parameters of the command.
parameter-day = Ввести номер или дату дня или ничего не вводить, чтобы сыграть сегодняшний
parameter-name-day = день
day-yesterday = Вчерашний расклад дня

# What days and the list of past ones are called when they are typed; all forms are read.
day-word-today = сегодня
day-word-yesterday = вчера, вчерашний
day-word-last = последний, последняя, прошлый, прошлая, предыдущий
day-word-archive = архив, прошлые дни
