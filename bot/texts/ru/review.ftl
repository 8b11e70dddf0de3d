# The review of a finished game, and ways to its end that are found with all cards known.

button-review = Разбор
button-decided = Решающий ход
button-better = Как было лучше
button-steps = По ходам
button-luck = Удача и мастерство
button-strip = Назад к разбору
button-autoplay = Автоигра отсюда
button-autoplay-deal = Автоигра с начала
button-autoplay-rest = Доиграть автоматически
button-again = Проверить готовность

review-not-over = Разбор бывает только у законченных партий. Закончи эту или сдай её: «{ button-undo }» потом сможет её вернуть.
# $moment is when the day closes, such as “at 14:00 by your clock, in 5 hours”.
review-not-over-ranked = Разбор этой попытки будет доступен, когда закроется день: { $moment }. Сначала закончи её. Сданная партия засчитается как твой результат, отменить это нельзя.
review-nothing = В этой партии нет ни одного хода, разбирать нечего.
review-not-this-game = В этой игре разборов нет.
review-working = Смотрю все карты, ход за ходом… { $percent }%
review-title = Разбор: { $deal }
review-end-note = Конец партии
review-note = Перед ходом { $number }
review-giving-up-note = Когда партия была сдана

# The first line, if the deal hid any cards.
review-all-cards = Разбор учитывает все карты, в том числе закрытые. Во время партии их не видно никому.

# The decisive move. $move is what was played, $better would have been the way.
review-flawless = В этом раскладе ни один твой ход не был ошибкой. Результат лучше для него неизвестен.
review-never-won = Этот расклад выиграть нельзя. Твои ходы тут ни при чём.
review-unknown = Путь к победе в этом раскладе неизвестен, поэтому виноватого хода нет.
review-lost = Партию решил ход { $number }: «{ $move }». До него ещё можно было выиграть, после него — уже нет. Лучше: «{ $better }».
review-lost-perhaps = Партию, скорее всего, решил ход { $number }: «{ $move }». До него ещё можно было выиграть. После него путь к победе неизвестен. Лучше: «{ $better }».
review-lowered = Дороже всего обошёлся ход { $number }: «{ $move }». До него можно было набрать { $before }, после него — только { $after }. Лучше: «{ $better }».
review-gave-up-counts = Сдача партии считается твоим последним ходом.
review-gave-up-win = Партия сдана, хотя ещё можно было выиграть. Путь к победе начинается с «{ $better }».
review-gave-up-points = Партия сдана при счёте { $after }. А набрать можно было { $before }. Путь туда начинается с «{ $better }».
# Follows the decisive move if a hint for its board is the same move. $hints counts the hints in the game, $hidden the
# cards that were hidden.
review-hint-same = { $hints ->
    [0] Подсказка предложила бы тот же ход.
   *[other] Подсказка для этого поля — тот же ход.
 } { $hidden ->
    [0] Подсказка просчитывает не так далеко, как разбор.
   *[other] По видимым картам он казался лучшим.
 }

# The player's result next to the best known one: “Lost · 14 cards left”.
review-end = { $result } · { $score }
review-own = Твой результат: { $result }.
review-best = Лучший известный результат: { $result }.

# The page about luck and skill. $number has a sign, $side is “more”, “less” or “none”. $deal, luck and skill add up to
# $result; $sum is “33 − 20 − 13”.
review-balance = Сильный игрок выигрывает { $deal } из 100 партий, которые начинаются как твоя.
review-luck = Удача { $number }: { $side ->
    [more] карты, которые открылись, тебе помогли.
    [less] карты, которые открылись, были против тебя.
   *[none] карты, которые открылись, ничего не изменили.
 }
review-skill = Мастерство { $number }: { $side ->
    [more] твои ходы дали больше, чем ходы сильного игрока.
    [less] судя по видимым картам, были ходы и получше.
   *[none] лучшего хода по видимым картам не было.
 }
review-sum = Итого: { $sum } = { $result }. Победа — это 100, всё остальное — 0.
review-chance = Разница, которая может быть случайной, считается удачей.
review-beyond-a-win = И удача, и мастерство могут быть больше 100: карты могут вернуть то, что упустил ход.
review-balance-in-points = { $deal ->
    [one] Сильный игрок набирает { $deal } очко в партиях, которые начинаются как твоя.
    [few] Сильный игрок набирает { $deal } очка в партиях, которые начинаются как твоя.
   *[many] Сильный игрок набирает { $deal } очков в партиях, которые начинаются как твоя.
 }
review-luck-in-points = Удача { $number }: { $side ->
    [more] в этом раскладе можно было набрать больше.
    [less] в этом раскладе столько набрать было нельзя.
   *[none] в этом раскладе можно было набрать ровно столько же.
 }
review-skill-in-points = Мастерство { $number }: { $side ->
    [less] столько очков упустили твои ходы.
   *[other] твои ходы не упустили ни одного очка.
 }
review-sum-in-points = Итого: { $sum } = { $result ->
    [one] { $result } очко
    [few] { $result } очка
   *[many] { $result } очков
 }.
review-chance-in-points = Это оценки, поэтому 1 или 2 очка могут быть случайностью.

# The effect of a move, below the strip and in its alt text.
review-effect-kept = ничего не потеряно
review-effect-lost = победа упущена
review-effect-lowered = очки потеряны
review-effect-nothing = уже проиграно
review-effect-unsure = неизвестно
review-run = { $steps ->
    [1] Ход { $first }: { $effect }.
   *[other] Ходы { $first }–{ $last }: { $effect }.
 }
review-alt = Разбор: { $deal }. { $runs } { $note }:

review-giving-up = На этом партия сдана.
review-kept-the-win = После него ещё можно было выиграть.
review-kept-the-best = Он ничего не испортил: всё ещё можно было набрать { $after }.
review-lost-the-win = После него выиграть уже нельзя.
review-perhaps-lost-the-win = До него ещё можно было выиграть. После него путь к победе неизвестен.
review-lowered-the-best = До него можно было набрать { $before }, после него — только { $after }.
review-lost-nothing = Он ничего не изменил: партия уже была проиграна.
review-not-known = Неизвестно, испортил ли он что-нибудь.
review-better = Лучше: «{ $better }».

# A way to the end of a game, shown to its player; it begins after $moves moves.
review-way = { $moves ->
    [0] С самого начала: { review-way-moves }
   *[other] После хода { $moves }: { review-way-moves }
 }
review-way-moves = { $count ->
    [one] лучший известный путь до конца, { $count } ход.
    [few] лучший известный путь до конца, { $count } хода.
   *[many] лучший известный путь до конца, { $count } ходов.
 }
review-film-alt = Анимация: { $deal }. { $details }
review-line-start = { $moves ->
    [0] Начало партии.
    [one] Партия после { $moves } хода.
    [few] Партия после { $moves } ходов.
   *[many] Партия после { $moves } ходов.
 } { $count ->
     [one] Дальше { $count } ход.
     [few] Дальше { $count } хода.
    *[many] Дальше { $count } ходов.
 }
review-line-move = Лучший известный путь, ход { $number } из { $count }: { $move }.
review-line-end = Итог: { $result }.
autoplay-working = Смотрю все карты и ищу лучший путь до конца…
autoplay-over = В этом месте партия уже закончена, доигрывать нечего.
autoplay-nothing = Путь к победе отсюда неизвестен.
# The result of a way that ends before the game does, with the best score found.
result-no-further = Победа не найдена
