# Posts about the daily challenge, and the results in them.
# $difficulty goes from 1 to 5; the five stars repeat the word before them.

button-play-here = Сыграть здесь
button-tell-me = Уведомлять меня
button-way-to-win = Путь к победе

# The post of a day. $weekday goes from 1 for Monday to 7 for Sunday.
announce-difficulty = { announce-weekday }: { announce-hardness }
announce-weekday = { $weekday ->
    [1] Понедельник
    [2] Вторник
    [3] Среда
    [4] Четверг
    [5] Пятница
    [6] Суббота
   *[7] Воскресенье
 }
announce-hardness = { $difficulty ->
    [1] очень легко ★☆☆☆☆
    [2] легко ★★☆☆☆
    [3] средне ★★★☆☆
    [4] сложно ★★★★☆
   *[5] очень сложно ★★★★★
 }
announce-par = Эталон { $par }: лучший известный результат.
announce-goal = { $goal ->
    [one] Для победы набери { $goal } очко.
    [few] Для победы набери { $goal } очка.
   *[many] Для победы набери { $goal } очков.
 } Лучший известный результат: { $par }.
announce-until = { daily-until } В зачёт идёт только первая попытка.
announce-moment = { $weekday ->
    [1] пн
    [2] вт
    [3] ср
    [4] чт
    [5] пт
    [6] сб
   *[7] вс
 } { $time }
announce-first = Это первый расклад дня. Карты у всех одинаковые.

# The results of a day: a heading, the counts, the best attempts in a line each.
announce-yesterday = Вчера, № { $number } · { $game }: { announce-counts }
announce-so-far = Вчера, № { $number } · { $game }, пока что (открыт до { $end }): { announce-counts }
announce-counts = { $played ->
    [0] здесь ещё никто не сыграл.
   *[other] { announce-won-of }.
 }
announce-nobody = Вчера, № { $number } · { $game }: здесь никто не сыграл.
announce-won-of = { $won ->
    [0] { $played ->
        [1] выиграло 0 из { $played }
       *[other] никто из { $played } не выиграл
    }
    [one] выиграл { $won } из { $played }
    [few] выиграли { $won } из { $played }
   *[many] выиграли { $won } из { $played }
 }
announce-row = { $place }. { $name } — { announce-attempt }
announce-attempt = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }, { $time }
announce-points-row = { $place }. { $name } — { announce-points-attempt }
announce-points-attempt = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }, { announce-attempt }
announce-best = Лучшая попытка: { $run }.
announce-with-help = С помощью выиграли: { $names }.
announce-of-all = Везде: { announce-won-of }.
announce-best-of-all = Везде: { announce-won-of }. Лучшая попытка: { $run }.
announce-nameless = игрок

# The results of the last closed day.
announce-closed = № { $number } · { $game }: день закрыт{ $played ->
    [0] .
   *[other] , здесь { announce-won-of }.
 }
announce-decisive-move = Чаще всего партию губил ход { $number }: «{ $move }» ({ $percent }% проигранных попыток). Победу сохранял ход «{ $better }».
announce-apart = Проигранные попытки сорвались на разных ходах. Половину из них ещё можно было выиграть вплоть до хода { $number }.
announce-film = Анимация показывает путь к победе в раскладе № { $number }.
announce-film-of-goal = { $score ->
    [one] Анимация показывает, как набрать { $score } очко в раскладе № { $number }.
    [few] Анимация показывает, как набрать { $score } очка в раскладе № { $number }.
   *[many] Анимация показывает, как набрать { $score } очков в раскладе № { $number }.
 }
announce-film-title = Путь к победе: { $deal }
announce-film-alt = Анимация: { $deal }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 } до конца.

# The post of a puzzle, with the solution of an earlier one. $moves are the first moves of it, $more the number of others.
announce-puzzle-next = Решение будет вместе со следующей задачей.
announce-puzzle-past = Задача { $number } ({ $game }: { $goal }): { $tried ->
    [0] никто не пробовал.
   *[other] { $solved ->
        [0] { $tried ->
            [1] решило 0 из { $tried }
           *[other] никто из { $tried } не решил
        }
        [one] решил { $solved } из { $tried }
        [few] решили { $solved } из { $tried }
       *[many] решили { $solved } из { $tried }
    }.
 }
announce-puzzle-solution = Её решение: { $moves }{ $more ->
    [0] .
    [one] … и ещё { $more } ход.
    [few] … и ещё { $more } хода.
   *[many] … и ещё { $more } ходов.
 }
announce-puzzle-film = Анимация показывает решение задачи { $number }.
announce-puzzle-film-title = Решение задачи { $number }
announce-puzzle-film-alt = { $moves ->
    [one] Анимация: решение задачи { $number }, { $moves } ход.
    [few] Анимация: решение задачи { $number }, все { $moves } хода.
   *[many] Анимация: решение задачи { $number }, все { $moves } ходов.
 }

# A test post, so that admins see at once whether posts arrive.
announce-trial = Пробный пост: расклад дня будет появляться здесь каждый день в { $time } ({ $zone }).

# Summaries of a week or month. $first and $last are dates.
announce-week-title = Неделя: { $first } — { $last }
announce-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
 }
announce-month-title = { announce-month } { $year }
announce-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
 }
announce-period-counts = { $runs ->
    [0] Здесь никто не играл.
    [one] { $runs } попытка, побед: { $won }.
    [few] { $runs } попытки за { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }, побед: { $won }.
   *[many] { $runs } попыток за { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }, побед: { $won }.
 }
announce-period-table = Дни с победой:
announce-period-row = { $place }. { $name } — { $won }, без помощи { $clean }
announce-period-best = Лучшие попытки:
announce-period-attempt = № { $number } · { $game }: { $name } — { announce-attempt }
announce-ratings = Рейтинг: { $ratings }.
announce-rating = { $name } { $rating }

# A shared result: text first, then one strip of five emoji, explained in the line that it ends.
share-head = Solitaire Bot · { $deal }
share-play = Сыграть: { $command }
share-by = { $name }: { $details }
share-practice = Тренировка: вне зачёта.
share-ending = { $result ->
    [won] Победа
    [given-up] Сдано
    [missed] Цель не достигнута
   *[lost] Поражение
 }
share-result = { $result ->
    [won] Победа
    [given-up] Сдано
    [missed] Цель не достигнута
    [ended] Партия закончена
   *[lost] Поражение
 }: { announce-attempt }, { $help ->
    [no] без помощи
   *[yes] с помощью
 }
share-daily-alt = Результат: { $deal }. { $details }. { $score }. Прогресс: { $reached } из 5.
share-daily-streak = Серия дней: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }
