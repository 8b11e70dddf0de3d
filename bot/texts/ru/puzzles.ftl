# Puzzles: positions with a goal, rated at the first attempt.

button-puzzle = Задача
button-puzzle-skip = Пропустить
button-puzzle-skip-yes = Да, пропустить
button-puzzle-solution = Решение
button-puzzle-next = Следующая
button-puzzle-streak = Новая серия
button-puzzle-in-streak = Серия задач
button-puzzle-back = Решать дальше
button-puzzle-skip-open = Пропустить её
button-puzzle-solve = Решить

# На главном экране.
home-puzzles = Задачи
home-puzzles-streak = Серия: { $count }
home-puzzles-best = Лучшая серия: { $count }
home-puzzles-open = Задача { $number } ещё открыта
home-puzzles-new = { $count ->
    [one] { $count } задача, от лёгких до сложных
    [few] { $count } задачи, от лёгких до сложных
   *[many] { $count } задач, от лёгких до сложных
 }

# “Puzzle 812: in 4 moves, empty pile a”
puzzle-title = Задача { $number }: { $goal }
# Above the animation of a solution.
puzzle-name = Задача { $number }
# The state in the heading of a picture, with how many moves are left.
puzzle-heading = { $moves ->
    [one] остался { $moves } ход
    [few] осталось { $moves } хода
   *[many] осталось { $moves } ходов
 } · { $state }

# The goal, inside other sentences. $moves is the most moves that it may take.
puzzle-goal-in = { $moves ->
    [one] за { $moves } ход
    [few] за { $moves } хода
   *[many] за { $moves } ходов
 } { $goal }
puzzle-goal-leave = { $count ->
    [0] убрать все карты
    [one] оставить не больше { $count } карты
    [few] оставить не больше { $count } карт
   *[many] оставить не больше { $count } карт
 }
puzzle-goal-keep = { $count ->
    [one] выиграть, сохранив в колоде не меньше { $count } карты
    [few] выиграть, сохранив в колоде не меньше { $count } карт
   *[many] выиграть, сохранив в колоде не меньше { $count } карт
 }
puzzle-goal-reach = { $count ->
    [one] набрать не меньше { $count } очка
    [few] набрать не меньше { $count } очков
   *[many] набрать не меньше { $count } очков
 }
puzzle-goal-points = { $count ->
    [one] выложить все карты и набрать не меньше { $count } очка
    [few] выложить все карты и набрать не меньше { $count } очков
   *[many] выложить все карты и набрать не меньше { $count } очков
 }
puzzle-goal-place = выложить все карты
puzzle-goal-home = { $count ->
    [one] собрать в домах { $count } карту
    [few] собрать в домах { $count } карты
   *[many] собрать в домах { $count } карт
 }
puzzle-goal-suits = { $count ->
    [one] собрать в домах { $count } масть
    [few] собрать в домах { $count } масти
   *[many] собрать в домах { $count } мастей
 }
# $kind is pile or heap, $place its letter.
puzzle-goal-empty = { $kind ->
    [heap] освободить кучу { $place }
   *[other] освободить стопку { $place }
 }
puzzle-goal-free = освободить карту { $card } в куче { $place }
puzzle-goal-turn-up = открыть { $card } в стопке { $place }
puzzle-goal-finish = отправить домой все карты
puzzle-goal-reached = Так цель достигнута.

# What is said before the first move.
puzzle-terms-puzzle = { $game }: первая попытка идёт в твой рейтинг задач. Ход, упустивший цель, заканчивает попытку. Отмена и подсказки отключены. Пропуск считается нерешённой задачей.
puzzle-terms-streak = { $game }: решай задачу за задачей до первой ошибки. Ход, упустивший цель, — ошибка, пропуск тоже. Отмена и подсказки отключены.
puzzle-terms-practice = { $game }: тренировка, рейтинг не меняется. Ходы можно отменять, и каждый ход проверяется.
puzzle-moves-left = { $count ->
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
   *[many] Осталось { $count } ходов.
 }

# How an attempt ended.
puzzle-title-solved = Решено! Задача { $number }
puzzle-title-missed = Не решено: задача { $number }
puzzle-title-skipped = Пропущено: задача { $number }
puzzle-missed-practice = «{ button-undo }» отменит этот ход.
puzzle-skipped = Задача считается нерешённой.
# $change is a number with its sign, $after the new rating in a game, $puzzle the rating of the puzzle.
puzzle-rating = { $change }: теперь { $after } ({ $game }). У задачи { $puzzle }.
puzzle-streak-so-far = Серия: { $count }. Твой рекорд: { $best }.
puzzle-streak-best = Это твоя лучшая серия!
puzzle-lost-by = Ход { $number } упустил цель: { $move }
puzzle-uncounted = Задача закончена и сохранена. Прямо сейчас её не учесть, но скоро она попадёт в зачёт.
puzzle-lost-unknown = Какой ход упустил цель, неизвестно.
puzzle-looking = Проверяю твои ходы…
puzzle-changed = После начала попытки эта задача изменилась, и её решение больше неизвестно.

# At a step of a solution: how many of the legal moves, $count, keep the goal in reach.
puzzle-step = { $kept ->
    [1] К цели ведёт только этот ход, всего их { $count }.
   *[other] К цели ведут не все ходы: { $kept } из { $count }.
 }

# The solution as an animation.
way-to-goal = Решение, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
 }.
way-to-goal-move = Решение, ход { $number } из { $count }: { $move }.

# After each move in practice.
puzzle-in-reach = Цель всё ещё достижима.
puzzle-out-of-reach = После этого хода цель недостижима. «{ button-undo }» отменит его.
puzzle-unknown = Быстро сказать, достижима ли ещё цель, не получается.

puzzle-skipping = Пропустить эту задачу? Она будет считаться нерешённой. Потом ты увидишь решение.
puzzle-still-open = Задача { $number } ещё открыта. Реши её или нажми «{ button-puzzle-skip }».
puzzle-other-open = { $game }: эта задача ещё открыта, а идти в зачёт может только одна. Реши её или пропусти. Пропуск считается нерешённой задачей.
puzzle-nothing-to-skip = У тебя нет открытой задачи, которую можно пропустить.
puzzle-no-help = В задачах подсказки и вердикты отключены. Отмена работает только на тренировке.
puzzle-over = Эта задача закончена. «{ button-try-again }» запустит её для тренировки.
puzzle-leave = «{ button-puzzle-skip }» закончит эту задачу. Она будет считаться нерешённой.
puzzle-only = Это работает только в задаче. Нажми «{ button-puzzle }», чтобы начать.
puzzle-no-such = Задачи { $number } нет. Последняя — { $last }.
puzzle-none = Такой задачи нет. Убери игру или сложность.

# Below a puzzle that is shared.
puzzle-offer = Задача по игре { $game }. Решишь? Нажми «{ button-puzzle-solve }» или введи «{ $command }».
# The text of a shared puzzle: with the player’s own result, or without one.
share-puzzle-solved = ✅ { $game }: решено за { announce-attempt }
share-puzzle-missed = ❌ { $game }: не решено
share-puzzle-open = { $game }: решишь?
share-puzzle-streak = Серия задач: { $count }

puzzle-level-easy = легко
puzzle-level-medium = средне
puzzle-level-hard = сложно
puzzle-level-streak = серия

# Themes of solutions: a name, and a sentence about what the solution does.
puzzle-theme = { $theme }: { $means }
puzzle-theme-only-move = Единственный ход
puzzle-theme-only-move-means = Не раз к цели ведёт только 1 ход из 4 или больше.
puzzle-theme-not-obvious = Неочевидный ход
puzzle-theme-not-obvious-means = Ход, который кажется лучшим, упускает цель, и не один раз.
puzzle-theme-long-way = Долгий путь
puzzle-theme-long-way-means = В решении 14 ходов или больше.
puzzle-theme-let-it-lie = Пусть лежит
puzzle-theme-let-it-lie-means = Карте, которую можно взять или отправить домой, придётся подождать.
puzzle-theme-empty-pile = Освободи стопку
puzzle-theme-empty-pile-means = Пустая стопка даёт место для следующих ходов.
puzzle-theme-which-two = Какие две
puzzle-theme-which-two-means = Из нескольких карт одного достоинства нужно снять именно эти две.
puzzle-theme-spend-trumps = Трать козыри
puzzle-theme-spend-trumps-means = Здесь нужен именно козырь или джокер.
puzzle-theme-count-trumps = Считай козыри
puzzle-theme-count-trumps-means = Козырь или джокер мог бы взять взятку, но должен остаться в руке.
puzzle-theme-choose-trumps = Выбор козыря
puzzle-theme-choose-trumps-means = Всё решает выбор козыря.
puzzle-theme-closing-gap = Сомкнутый ряд
puzzle-theme-closing-gap-means = Убранные карты смыкают ряд, и это нужно для следующей комбинации.
puzzle-theme-give-back = Верни обратно
puzzle-theme-give-back-means = Карта возвращается из дома обратно.
puzzle-theme-wait-to-deal = Сдай позже
puzzle-theme-wait-to-deal-means = Сдавать нужно, но пока рано.
puzzle-theme-split = Раздели стопку
puzzle-theme-split-means = Часть карт уходит, а карта под ними остаётся.
puzzle-theme-which-twin = Какая из двух
puzzle-theme-which-twin-means = Из двух карт одного достоинства и цвета нужна именно одна, и не один раз.
puzzle-theme-wait-to-draw = Открой карту позже
puzzle-theme-wait-to-draw-means = Открывать карты из колоды нужно, но пока рано.
puzzle-theme-cell-and-back = Через ячейку
puzzle-theme-cell-and-back-means = Карта ждёт в ячейке, а потом ложится на стопку.
puzzle-theme-own-suit = Масть к масти
puzzle-theme-own-suit-means = Карты нужно класть на свою масть, хотя подходит и чужая.
puzzle-theme-which-one = Какую из них
puzzle-theme-which-one-means = Из нескольких карт одного достоинства нужна именно одна, и не один раз.
puzzle-theme-save-partner = Сбереги пару
puzzle-theme-save-partner-means = Карта из пары, которая кажется лучшей, должна уйти с другой картой, и не один раз.
puzzle-theme-long-streak = Длинная серия
puzzle-theme-long-streak-means = 8 карт или больше уходят в сброс подряд, без новых карт из колоды.
puzzle-theme-edge = Край
puzzle-theme-edge-means = Верное место — у края стола.
puzzle-theme-last-places = Последние места
puzzle-theme-last-places-means = Для одной из следующих карт есть только 1 место, и его нельзя занимать.
puzzle-theme-keep-held = Не спеши с отложенной
puzzle-theme-keep-held-means = Отложенная карта подходит, но ей придётся подождать.
puzzle-theme-points-later = Очки потом
puzzle-theme-points-later-means = Меньше очков сейчас — больше в конце.

help-puzzles = Решения любой может подсмотреть в исходном коде бота. Поэтому рейтинг задач — только для тебя.
