# A finished game compared with how others have ended the same deal for the first time.
command-compare = Сравнить законченную партию с партиями других в том же раскладе
command-name-compare = сравнить
button-compare = Сравнить

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = Другие игроки, выигравшие этот расклад: { $wins } из { $others }.
compare-solved = Другие игроки, решившие эту задачу: { $wins } из { $others }.
compare-fewest = Меньше всего ходов: { $moves }.
compare-best = Никто не справился за меньшее число ходов.
compare-better = Твоих ходов меньше, чем у { $count } из { $winners } победителей.
compare-about = Твоих ходов меньше, чем примерно у { $share }% победителей.
compare-moves = Твои ходы: { $own }. Среди других победителей (всего { $winners }) больше ходов у { $more }, столько же у { $same }, меньше у { $fewer }.
compare-time = Твоё время: { $own }. Среди других победителей (всего { $winners }) дольше играли { $more }, столько же — { $same }, быстрее — { $fewer }.
compare-sample = Других победителей: { $wins }. Здесь показаны случайно выбранные: { $winners }.
compare-uncounted = Для других эта партия не считается: засчитывается только первая партия в раскладе, сыгранная без помощи.

# What can’t be compared.
compare-nobody = Никто другой ещё не закончил этот расклад.
compare-first = Этот расклад можно сравнить, когда он закончен. Чтобы сыграть, введи { $command }.
compare-unfinished = Партию можно сравнить, когда она закончена. Сначала доиграй эту.
compare-which = Введи игру и номер расклада, например { $command }.
compare-exercise = Сравнить можно законченные партии и задачи в зачёт, но не уроки и тренировки.
compare-points = В игре «{ $game }» считают очки, поэтому победителей для сравнения нет.

# The chart, and its description.
compare-chart-moves = Ходы победителей
compare-chart-minutes = Минуты победителей
compare-chart-seconds = Секунды победителей
compare-chart-own = Ты
compare-chart-more = { $from }+
compare-alt = { $title }, столбчатая диаграмма: { $columns }.
compare-alt-own = { compare-alt } Ты: { $own }.
compare-alt-one = { $range }: { $count }
