# Lessons, second tries and the mistakes to practice.

button-learn = Урок
# Below a player's first deal of a game: the way to its lesson.
button-first-time = Впервые? Пройти урок
button-lessons = Все уроки
button-lesson-back = ◀ Шаг назад
button-alone = Играть самостоятельно

lessons-title = Уроки
# $finished of $count lessons are finished; these have a tick.
lessons = { $finished ->
    [0] Учись прямо за игрой. Урок занимает около 2 минут, уйти и вернуться можно в любой момент.
   *[other] Учись прямо за игрой. Уйти с урока и вернуться можно в любой момент. Пройдено: { $finished } из { $count }.
 }
lesson-finished = ✓ { $game }
# “Lesson: Wish, step 3 of 10”
lesson-title = Урок: { $game }, шаг { $number } из { $count }
lesson-title-end = Урок: { $game }, пройден
lesson-typed = Введи «{ $move }».
lesson-right = Верно!
lesson-right-other = Верно! Дальше в уроке другой ход: { $move }.
lesson-also = { $count ->
    [1] Урок сам сделал ход: { $moves }.
   *[other] Урок сам сделал ходы: { $moves }.
 }
lesson-also-many = { $count ->
    [one] Урок сам сделал { $count } ход.
    [few] Урок сам сделал { $count } хода.
   *[many] Урок сам сделал { $count } ходов.
 }
lesson-changed = Этот урок изменился. Нажми «{ button-restart }», чтобы пройти его сначала.
lesson-over = Этот урок пройден. Нажми «{ button-alone }», чтобы сыграть, или «{ button-restart }», чтобы повторить.
lesson-none = Урока для { $game } пока нет. Нажми «{ button-rules }», чтобы прочитать правила.
lesson-hint = Отмеченные места показывают, о чём этот шаг. Прочитай его ещё раз или нажми «{ button-lesson-back }».

# На главном экране.
home-lessons-new = Первая партия, шаг за шагом
home-lessons-finished = Пройдено: { $games }

exercise-leave = Здесь ничего не засчитывается, так что сдаваться незачем. Чтобы выйти, начни или открой другую партию.
exercise-at-start = Отменять нечего: здесь всё и началось.
exercise-no-review = У уроков, вторых попыток и задач разбора нет. Он бывает только у законченных партий.
exercise-not-shared = Урок и вторую попытку нельзя отправить. Поделись самой партией, когда она закончится.

button-try = Попробовать иначе
button-try-from-here = Попробовать отсюда
button-show = Показать ответ
button-to-review = К разбору
button-to-exercise = Вернуться к позиции
button-mistakes = Мои ошибки
button-mistake-early = Тренироваться сейчас

# “Second try: Wish, deal 42”
second-try-title = Вторая попытка: { $deal }
second-try-goal = Цель: { $goal }.
# The goal, inside other sentences.
goal-win = выиграть
goal = набрать { $goal } или больше
# A score in the terms of its game.
goal-score = { $score }
second-try-looking = Ищу лучший путь отсюда…
second-try-refused = Вторая попытка возможна только с хода твоей законченной партии. Открой её кнопкой «{ button-games }».
second-try-at-the-end = После этого хода партия закончилась. Выбери ход пораньше.
second-try-no-win = Отсюда победа не находится. Выбери ход пораньше.
second-try-only = «{ button-show }» работает только во второй попытке.
second-try-solved = Решено! Цель достигнута.
second-try-missed = В этот раз не вышло. Цель: { $goal }.

# What is said after each move of a second try. Those with -points are for goals that are scores.
judge-looking = Проверяю этот ход…
judge-in-reach = Ещё можно выиграть.
judge-in-reach-points = Ещё можно получить: { $score }.
judge-out-of-reach = Проиграно: отсюда уже не выиграть. «{ button-undo }» отменит этот ход.
judge-out-of-reach-points = Проиграно: отсюда лучшее, что можно получить, — { $score }. «{ button-undo }» отменит этот ход.
judge-unknown = Быстро сказать, можно ли ещё выиграть, не получается.
judge-unknown-points = Отсюда нашлось только { $score }, но, возможно, есть и больше.
judge-no-answer = Проверить этот ход сейчас не получается. Можно играть дальше.
judge-does-it = Во второй попытке и так проверяется каждый ход.

mistakes-title = Мои ошибки
mistakes-none = Ошибок для тренировки нет. Сделай разбор законченной партии, и её решающий ход попадёт сюда.
mistakes-none-due = { $days ->
    [one] Ошибок для тренировки: { $count }. Следующая через { $days } день.
    [few] Ошибок для тренировки: { $count }. Следующая через { $days } дня.
   *[many] Ошибок для тренировки: { $count }. Следующая через { $days } дней.
 }
# Above the board: how many mistakes are to be practiced today, with this one.
mistake-due = На сегодня: { $due } из { $count }. Какой ход здесь лучше?

# After a mistake has been solved: in how many days it comes again, 0 if it does not.
mistake-solved = { $days ->
    [0] Это был последний раз: ошибка отработана.
    [one] Так лучше! Эта позиция вернётся через { $days } день.
    [few] Так лучше! Эта позиция вернётся через { $days } дня.
   *[many] Так лучше! Эта позиция вернётся через { $days } дней.
 }

my-data-exercises = • твои уроки, вторые попытки и задачи; твои рейтинги и серии в задачах; до 50 ошибок для тренировки
