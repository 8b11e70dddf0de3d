# Statistics of a player, the calendar of a month, and achievements.

command-stats = Показать свою статистику, календарь или достижения
command-calendar = Показать, в какие дни месяца были сыграны расклады дня
command-name-stats = статистика
command-name-calendar = календарь
parameter-month = Ввести месяц, например 2026-11, или ничего не вводить для текущего
parameter-name-month = месяц

# All games.
stats-title = Твоя статистика
stats-nothing = Статистики пока нет. Партия учитывается, когда она закончена и в ней есть хотя бы один ход.
stats-unread = Неизвестная статистика «{ $text }». Введи игру, месяц вроде 2026-11, «{ statistics-calendar }» или «{ statistics-achievements }».
stats-games = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
 }, побед { $won } ({ $share }%)
stats-clean = Побед без помощи: { $clean }
stats-help = С помощью: { $assisted } ({ $share }%) · сдано: { $givenup }
stats-time = Время: { $time }
stats-time-fastest = { stats-time } · самая быстрая победа: { $fastest }
stats-favourite = Чаще всего: { $game }
stats-days-played = Серия дней: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }, рекорд { $longest }{ $freezes ->
     [0] { "" }
     [one] { " " }· ❄ { $freezes } заморозка
     [few] { " " }· ❄ { $freezes } заморозки
    *[many] { " " }· ❄ { $freezes } заморозок
 }
stats-days-won = Серия дней с победой: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }, рекорд { $longest }
stats-achievements = Достижения: { $count } из { $all }
button-stats = Статистика
button-stats-all = ◀ Все игры
button-progress = Прогресс
button-achievements = Достижения

# One game, or one of its option sets.
stats-of = Статистика: { $kind }
stats-page-all = Все опции вместе
stats-page-usual = С обычными опциями
stats-streak = Серия побед: { $streak ->
    [one] { $streak } партия
    [few] { $streak } партии
   *[many] { $streak } партий
 }, рекорд { $longest }
stats-longest-streak = Самая длинная серия: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
stats-wishes = Желаний загадано: { $count }
stats-scores = { $what }: рекорд { $best }, в среднем { $average }
stats-score = Счёт
stats-decimal = { $whole },{ $tenth }

# Charts: their captions and alt texts.
chart-bars = Выигранные партии
chart-bars-won = Победы
chart-bars-rest = Без победы
chart-bar = { $won } из { $played }
chart-bars-alt = Линейчатая диаграмма выигранных партий. { $details }.
chart-bars-alt-one = { $name }: { $won } из { $played }
chart-separator = { "; " }
chart-columns-alt = { $what }: столбчатая диаграмма того, сколько раз получен каждый результат. { $details }. В среднем { $average }, рекорд { $best }.
chart-columns-alt-one = { $score }: { $count }
chart-range = { $from }–{ $to }
chart-average = В среднем { $average }
chart-best = Рекорд { $best }
chart-times = { $what }: как часто
chart-progress = Выигранные партии по месяцам
chart-progress-line = Победы
chart-progress-alt = График доли выигранных партий по месяцам. { $details }.
chart-progress-alt-one = { $month }: { $won } из { $played }, { $share }%
chart-month = { $number }/{ $year }
chart-percent = %
stats-no-progress = За последние месяцы нет ни одной учтённой партии.

# The calendar of a month.
calendar-weekdays = Пн Вт Ср Чт Пт Сб Вс
calendar-played = Сыграно дней: { $played } из { $counting }, с победой { $won }
calendar-badge = { $badge ->
    [bronze] Бронзовый значок: сыграна треть дней
    [silver] Серебряный значок: сыграно две трети дней
    [gold] Золотой значок: сыгран каждый день
    [diamond] Бриллиантовый значок: победа каждый день
   *[none] Значка пока нет: для бронзового сыграй треть дней
 }
calendar-stars = { $stars } Звёзды: { $won } из 3, по 1 за каждую треть дней с победой. Без помощи (★): { $clean }
calendar-streak = Серия дней: { $played ->
    [one] { $played } день
    [few] { $played } дня
   *[many] { $played } дней
 }. Серия дней с победой: { $won }{ $freezes ->
    [0] { "" }
   *[other] . Заморозок: { $freezes }
 }
calendar-missed = Пропущенные дни можно сыграть, но вне зачёта. Например, введи { $command }.
calendar-alt = Календарь: { $month }. { $details }.
calendar-alt-one = { $mark }: { $days }
calendar-gold = победа без помощи
calendar-silver = победа с помощью
calendar-bronze = сыграно без победы
calendar-frozen = спасён заморозкой
calendar-outage = бот не работал, серия цела
calendar-missed-day = пропущен
calendar-open = сегодня, ещё открыт
calendar-none = ещё впереди или до первого дня
calendar-unread = «{ $text }» — не месяц. Например, введи { $command }.
calendar-before = Первый расклад дня был { announce-date } { $year } года.
to-month-before = ◀ { announce-month-title }
to-month-after = { announce-month-title } ▶
to-missed-day = { announce-date }

# The goals of a month. $goal is one of those below.
season-goals = Цели сезона: { $reached } из { $all }
season-goal-reached = ✓ { $goal }
season-goal-open = ○ { $goal }
season-goal-counted = ○ { $goal }: { $count } из { $all }
season-goal-new = 🏅 Цель сезона достигнута: { $goal }
season-goal-lesson = Пройди урок { $game }
season-goal-wins = { $count ->
    [one] Выиграй { $count } партию { $game }
    [few] Выиграй { $count } партии { $game }
   *[many] Выиграй { $count } партий { $game }
 }
season-goal-clean = { $count ->
    [one] Выиграй { $count } партию { $game } без помощи
    [few] Выиграй { $count } партии { $game } без помощи
   *[many] Выиграй { $count } партий { $game } без помощи
 }
season-goal-puzzles = { $count ->
    [one] Реши { $count } новую задачу
    [few] Реши { $count } новые задачи
   *[many] Реши { $count } новых задач
 }
season-goal-days = { $count ->
    [one] Сыграй { $count } расклад дня за этот месяц
    [few] Сыграй { $count } расклада дня за этот месяц
   *[many] Сыграй { $count } раскладов дня за этот месяц
 }
season-goal-days-won = { $count ->
    [one] Выиграй { $count } расклад дня за этот месяц
    [few] Выиграй { $count } расклада дня за этот месяц
   *[many] Выиграй { $count } раскладов дня за этот месяц
 }
# In a picture and on a shared result, in 48 columns with the goals.
season-badge = { $badge ->
    [bronze] Бронзовый значок
    [silver] Серебряный значок
    [gold] Золотой значок
   *[diamond] Бриллиантовый значок
 }
season-shared = { $badge } · { $goals }

# Achievements: the name, and how to earn it.
achievements-title = Достижения
achievements-got = Получено: { $count } из { $all }
achievements-missing = Пока не получены:
achievement-new = { $emblem } Достижение: { $name }
achievement-line = { $emblem } { $name }
achievement-line-how = { achievement-line }: { $how }
achievement-first-day = Первый из многих
achievement-how-first-day = закончи расклад дня
achievement-week = Неделя
achievement-how-week = собери серию из 7 дней
achievement-thirty-days = Луна
achievement-how-thirty-days = собери серию из 30 дней
achievement-hundred-days = 100 дней
achievement-how-hundred-days = собери серию из 100 дней
achievement-winning-week = Победная неделя
achievement-how-winning-week = выиграй расклад дня 7 дней подряд
achievement-month = Целый месяц
achievement-how-month = играй расклад дня каждый день месяца
achievement-wish = Желание исполнилось
achievement-how-wish = выиграй первую за день партию в Wish без отмены и помощи
achievement-perfect-flip = Идеальный Flip
achievement-how-perfect-flip = набери все 104 очка
achievement-kittyhawk = Первый полёт
achievement-how-kittyhawk = выиграй Kittyhawk на уровне 5
achievement-blink = В мгновение ока
achievement-how-blink = выиграй Blink на тесном столе
achievement-klondike = Золотая лихорадка
achievement-how-klondike = выиграй «Косынку», открывая по 3 карты
achievement-klondike-once = С одного захода
achievement-how-klondike-once = выиграй «Косынку» с 1 проходом колоды
achievement-freecell-2 = Сокамерники
achievement-how-freecell-2 = выиграй «Свободную ячейку» с 2 ячейками
achievement-freecell-1 = Одиночка
achievement-how-freecell-1 = выиграй «Свободную ячейку» с 1 ячейкой
achievement-streets = Знаток переулков
achievement-how-streets = выиграй «Улицы и переулки»
achievement-streets-castle = Осада снята
achievement-how-streets-castle = выиграй «Осаждённый замок» («Улицы и переулки» с тузами дома)
achievement-spider-2 = Две нити
achievement-how-spider-2 = выиграй «Паука» с 2 мастями
achievement-spider-4 = Мастер паутины
achievement-how-spider-4 = выиграй «Паука» с 4 мастями
achievement-yukon = Через перевал
achievement-how-yukon = выиграй «Юкон»
achievement-yukon-suit = Медвежья хватка
achievement-how-yukon-suit = выиграй русский «Юкон»: стопки в одной масти
achievement-pyramid = Фараон
achievement-how-pyramid = выиграй «Пирамиду» за 1 проход колоды
achievement-tripeaks = На пике формы
achievement-how-tripeaks = выиграй «Три вершины», где короли и тузы не ложатся друг на друга
achievement-golf = Лунка с одного удара
achievement-how-golf = выиграй «Гольф»
achievement-par = Эталон
achievement-how-par = достигни эталона без помощи
achievement-above-par = Лучше эталона
achievement-how-above-par = превзойди эталон без помощи
achievement-hardest = Вершина
achievement-how-hardest = выиграй расклад сложности 5 без помощи
achievement-five-games = Мастер на все руки
achievement-how-five-games = выиграй 5 разных игр, в раскладе дня или вне его
achievement-all-games = Все игры
achievement-how-all-games = выиграй каждую игру хотя бы раз, в раскладе дня или вне его
achievement-in-a-row = 10 подряд
achievement-how-in-a-row = выиграй 10 партий подряд
achievement-hundred-wins = 100 побед
achievement-how-hundred-wins = выиграй 100 партий

# Puzzles: ratings, and the chart of one.
stats-puzzles = Задачи
stats-puzzles-of = Задачи: { $game }
stats-no-puzzles = Здесь пока нет ни одной попытки решить задачу.
stats-puzzle-game = { $game }: рейтинг { $rating }, решено { $solved } из { $tried }
stats-puzzle-streak = Лучшая серия: { $count }
stats-puzzle-source = Все начинают с { $start }. Решения всех задач открыты: они есть в исходном коде бота. Рейтинг — только для тебя.
chart-ratings-line = Рейтинг
chart-ratings-alt = { $count ->
    [one] График твоего рейтинга за { $count } задачу: от { $first } до { $last }, минимум { $low }, максимум { $high }.
    [few] График твоего рейтинга за последние { $count } задачи: от { $first } до { $last }, минимум { $low }, максимум { $high }.
   *[many] График твоего рейтинга за последние { $count } задач: от { $first } до { $last }, минимум { $low }, максимум { $high }.
 }
