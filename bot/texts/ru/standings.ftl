# Leaderboards.
leaderboard-day = День
leaderboard-week = Неделя
leaderboard-month = Месяц
leaderboard-rating = Рейтинг
leaderboard-streak = Серия
leaderboard-streak-week = Эта неделя
leaderboard-here = Здесь
leaderboard-all = Везде
leaderboard-circle = { $circle ->
    [here] { leaderboard-here }
   *[all] { leaderboard-all }
 }

# Above a leaderboard: “Here: 17 of 23 won, 3 with help”, “Everywhere: 40 players”.
leaderboard-day-head = { $played ->
    [0] { leaderboard-circle }
   *[other] { leaderboard-circle }: { announce-won-of }{ $assisted ->
        [0] { "" }
       *[other] , с помощью { $assisted }
     }
 }
leaderboard-head = { $count ->
    [0] { leaderboard-circle }
    [one] { leaderboard-circle }: { $count } игрок
    [few] { leaderboard-circle }: { $count } игрока
   *[many] { leaderboard-circle }: { $count } игроков
 }

# A line of it. $details is a rating or one of the texts below; $own says whether it is the reader's own.
leaderboard-row = { $place }. { $name }{ $own ->
    [yes] { " " }(ты)
   *[no] { "" }
 } — { $details }
leaderboard-not-won = без победы, { $run }
leaderboard-days = побед { $won }, без помощи { $clean }{ $won ->
    [0] { "" }
   *[other] , { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, { $time }
 }
leaderboard-assisted = С помощью:
leaderboard-own = Твоё место: { $row }
leaderboard-own-assisted = Твоё место, с помощью: { $row }
leaderboard-hidden = По твоему выбору тебя здесь не показывают. Чтобы это изменить, введи { $command }.
leaderboard-order = Порядок: больше дней с победой, потом больше без помощи, меньше ходов, меньше времени.

# Empty leaderboards.
leaderboard-nobody-yet = Его ещё никто не закончил. Чтобы сыграть, введи { $command }.
leaderboard-nobody-yet-in-days = За это время ещё никто не закончил расклад дня. Чтобы сыграть сегодняшний, введи { $command }.
leaderboard-nobody-seen = Игроков, которые его закончили, здесь не видно. Чтобы сыграть, введи { $command }.
leaderboard-nobody = Здесь никого не видно.
leaderboard-gone = Таблицы лидеров за отдельные дни удаляются через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }.
leaderboard-page-empty = Так далеко таблица лидеров не доходит.
leaderboard-no-ratings = Рейтингов пока нет. Они появятся, когда закроется расклад дня, который хотя бы 2 игрока закончили без помощи.

leaderboard-unknown = Неизвестная таблица лидеров «{ $text }». Доступно: день, неделя, месяц, рейтинг, серия, лига; здесь или везде; номер, вчера или последний.
leaderboard-places = { $first }–{ $last }
button-earlier = ◀ Раньше
button-later = Позже ▶
button-rating-how = Как считается рейтинг
leaderboard-rating-how = Рейтинг за день считается один раз, когда день закрыт. Все, кто закончил расклад этого дня без помощи, сравниваются по местам в таблице лидеров. Если твоё место лучше, чем ожидалось против таких соперников, рейтинг растёт. Если хуже — падает.

    Все начинают с { $start }. Показанное число — осторожная оценка. Поначалу она растёт и потому, что о тебе становится известно больше. Пропущенный день ничего не меняет, попытка с помощью тоже. Если { $days ->
        [one] не играть { $days } день
        [few] не играть { $days } дня
       *[many] не играть { $days } дней
    }, ты пропадёшь из таблицы.

    Рейтинги считает OpenSkill по модели Плэкетта — Люса.

# Stored data about a player, and how long it is stored.
my-data-days = • твои результаты в раскладах дня и места в таблицах лидеров и лигах, с именем в этом чате; твоя статистика, достижения и цели сезонов
my-data-days-lifetimes = Законченная партия расклада дня удаляется через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }. Результаты, статистика, достижения и цели удаляются через { $years ->
     [one] { $years } год
     [few] { $years } года
    *[many] { $years } лет
 } после последнего изменения.

# Streaks of puzzles.
leaderboard-title-streak = Лучшие серии задач
leaderboard-title-streak-week = Лучшие серии задач за эту неделю
leaderboard-streak-count = { $count }
leaderboard-streak-source = Решения всех задач открыты: они есть в исходном коде бота. Серия — только для тебя.
leaderboard-no-streaks = Серий пока нет. Чтобы начать первую, введи { $command }.
