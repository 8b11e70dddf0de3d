# Leagues: players with similar ratings compare the points of a week.
leaderboard-league = Лига
league-title = Лига { $league }

# “The week from November 23 to November 29: 3 days left”
league-week = { $week }, { $days ->
    [0] последний день
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[many] осталось { $days } дней
 }
league-moved = { $rose ->
    [yes] По итогам прошлой недели ты поднимаешься в эту лигу.
   *[no] По итогам прошлой недели ты опускаешься в эту лигу.
 }

# Headings of the players who rise, stay or fall if nothing changes; $league is where they play next week.
league-rise = ▲ Поднимаются в лигу { $league }
league-stay = Остаются в лиге { $league }
league-fall = ▼ Опускаются в лигу { $league }
league-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
league-rule = Очки: { $won } за каждый расклад дня с победой, ещё { $clean } без помощи и 1 за каждую задачу лучшей серии этой недели (не больше { $most }).

# $moment is such as “at 14:00 by your clock, in 5 hours”.
league-over = Неделя окончена. Итоги появятся { $moment }.
league-waiting = Теперь ты в лиге. Твоя первая неделя начнётся { $moment }.

# What players read who are in no league.
league-left = Ты больше не в лиге. Если вступить снова, начнёшь с лиги 1.
league-about = Каждую неделю тебя сравнивают с игроками близкого рейтинга, не больше чем с { $others }. Первые { $moved } поднимаются, последние { $moved } опускаются. Всего лиг { $leagues }, начинаешь ты с лиги 1. Если { $weeks ->
    [one] не играть { $weeks } неделю
    [few] не играть { $weeks } недели
   *[many] не играть { $weeks } недель
 }, ты выбываешь.
league-hidden = В лиге все видят твоё имя и очки, а твои результаты скрыты. Чтобы их показать, введи { $command }.
button-league-join = Вступить в лигу
button-league-leave = Выйти из лиги
