# Пятёрка дня: пять игр в день, у каждой своя цель. $number — номер дня.

command-five = Сыграть пять игр дня, у каждой своя цель
command-name-five = пятёрка
parameter-five = Ввести номер или дату дня или одну из игр; без этого показываются все
parameter-name-five = день
phrase-five = пятёрка дня, пятерка дня, сегодняшняя пятёрка, сыграть пятёрку

button-five = Пятёрка дня
button-five-next = Следующая из пяти
button-five-before = День раньше
button-five-open = Сыграть пятёрку
telegram-button-send-five = Отправить пятёрку…
button-post-five = С пятёркой дня
five-yesterday = Вчерашняя пятёрка

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = победить
puzzle-goal-aces = { $count ->
    [4] отправить в дома всех тузов
    [one] отправить в дома { $count } туза
    [few] отправить в дома { $count } тузов
   *[many] отправить в дома { $count } тузов
 }
puzzle-goal-all-up = открыть все карты
# Цель с ограничением: «победить не больше чем за 110 ходов».
five-goal-in = { $moves ->
    [one] { $goal } не больше чем за { $moves } ход
    [few] { $goal } не больше чем за { $moves } хода
   *[many] { $goal } не больше чем за { $moves } ходов
 }

five-title = Пятёрка дня № { $number } · { $date }
five-name = Пятёрка дня № { $number }
five-intro = Пять игр на сегодня, у каждой своя цель. Отмена и помощь разрешены. Сыграть их можно и позже.
five-intro-past = Пять игр, у каждой своя цель. Их ещё можно сыграть: они заполнят этот день в календаре.
five-post = Нажми на игру, чтобы сыграть там, где её видишь только ты.
five-offer = Пять игр, у каждой своя цель. Они одинаковы для всех.
five-alt = Пять игр в начале:
five-line = ○ { $game }: { $goal } ({ $level })
five-line-solved = ✓ { $game }: { $goal } ({ $level })
five-level = { $level ->
    [easy] легко
    [medium] средне
    [hard] сложно
   *[very-hard] очень сложно
 }
five-is-solved = решено
five-solved = { $all ->
    [yes] Решены все 5!
   *[no] Решено { $solved } из 5.
 }

# На поле одной из пяти игр. $made — сколько ходов уже сделано.
five-goal = Цель: { $goal }
five-goal-made = Цель: { $goal } · пока { $made }.
five-late = Для цели это слишком много ходов: поможет «{ button-undo }» или «{ button-restart }».
five-reached = ✓ Цель достигнута: { $goal }.
five-missed = Цель не достигнута: { $goal }.

# A result to share names the day and no deal.
five-result-name = Пятёрка дня { $date }: { $game }
five-result = { $result ->
    [solved] Решено:
   *[missed] Цель не достигнута:
 } { announce-attempt }, { $help ->
    [no] без помощи
   *[yes] с помощью
 }

five-unread = «{ $text }» — не день и не игра. После { $command } введи номер, дату, «вчера» или одну из пяти игр.
five-to-come = Пятёрки дня № { $number } ещё нет. Сегодня № { $today }.
five-before-first = Первая пятёрка дня была { $date } (UTC).
five-not-one = { $game } не входит в пятёрку того дня. Выбери одну из этих игр: { $games }.

home-five-new = Пять игр в день, у каждой своя цель
reminder-five = Из сегодняшней пятёрки осталось: { $games }.

# В календаре. $all — сколько игр во всех днях.
calendar-five = Пятёрка дня: решено { $solved } из { $all }
calendar-five-badge = { $badge ->
    [bronze] Бронзовый значок пятёрки: решена пятая часть
    [silver] Серебряный значок пятёрки: решены две пятых
    [gold] Золотой значок пятёрки: решены четыре пятых
    [diamond] Бриллиантовый значок пятёрки: решены все
   *[none] Значка пятёрки пока нет: для бронзового реши пятую часть
 }
calendar-five-short = { $badge ->
    [bronze] Бронзовый значок пятёрки
    [silver] Серебряный значок пятёрки
    [gold] Золотой значок пятёрки
   *[diamond] Бриллиантовый значок пятёрки
 }
calendar-five-legend = решено из пятёрки дня
calendar-five-alt = Решено { $count } из пятёрки: { $days }

achievement-five = Дай пять
achievement-how-five = Реши всю пятёрку одного дня
