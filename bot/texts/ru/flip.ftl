# Flip: its name, places, moves, states and hints.

flip-title = Flip
# Other names that players type.
flip-called = flip solitaire, флип, перевёртыш
flip-credit = Flip: автор неизвестен
# The aim in one sentence, above a player’s first game.
flip-aim = Делай светлые карты тёмными, потом убирай их: ищи 4 подряд, у которых концы совпадают.
flip-typing = Сдача: «сдай», «сдай 3», «сдай до комбинации», «сдай все». Комбинация: номер первой из 4 карт («7») или 2 крайние карты («2s 10s»; s пики, h червы, d бубны, c трефы). Точнее: «переверни 7», «переверни четыре 7», «убери 7», «убери четыре 7». «закончить» завершает партию.
flip-pitch = Переворачивай и убирай карты ради очков.
flip-pitch-effort = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 } · около { $points } из 104 очков
flip-scored = Очки
flip-option-open = открытая колода
flip-short-option-open = открытая

# The places: each card of the hand by its number, from the bottom, and the stock.
flip-card = { $name }: { $cards }
flip-card-row = Твоя рука, снизу вверх. { $places }.
# $seen cards of an open stock are listed, the next one first, in $cards.
flip-stock = { $seen ->
    [0] { $count ->
        [0] Колода пуста.
        [one] Колода: { $count } закрытая карта.
        [few] Колода: { $count } закрытые карты.
       *[many] Колода: { $count } закрытых карт.
    }
    [one] Колода: { $seen } открытая карта: { $cards }.
    [few] Колода: { $seen } открытые карты, сначала следующая: { $cards }.
   *[many] Колода: { $seen } открытых карт, сначала следующая: { $cards }.
 }
# On the picture of an open stock, beside an arrow to its first card.
flip-printed-next = дальше

# Moves. $place1 is how much is dealt, or the number of the first of four cards; $from and $to are the numbers of
# the first and the last one, $moved counts the cards that turn or go, $one and $other are the first two of them.
# $reach is the number of cards to the next play, “end” if no play comes, and “hidden” unless the stock is open.
flip-deal = { $place1 ->
    [match] { $reach ->
        [hidden] Сдать до комбинации
        [end] Сдать до конца
       *[other] Сдать { $reach } до комбинации
    }
    [all] Сдать все { $left }
   *[other] Сдать 1 карту
 }
flip-turn = { $from }–{ $to }: перевернуть { $moved ->
    [1] { $one }
   *[other] { $one } { $other }
 }
flip-turn-four = { $from }–{ $to }: перевернуть все
flip-remove = { $from }–{ $to }: убрать { $one } { $other }
flip-remove-four = { $from }–{ $to }: убрать все
flip-stop = Закончить
flip-ending-stop = { $moves ->
    [one] Закончить? Осталась ещё { $moves } комбинация.
    [few] Закончить? Осталось ещё { $moves } комбинации.
   *[many] Закончить? Осталось ещё { $moves } комбинаций.
 } Результат будет { $score } из 104 очков.
flip-ending-stop-yes = Да, закончить
# On boards with many plays: the number of the first card, which the picture shows.
flip-deal-short = { $place1 ->
    [match] { $reach ->
        [hidden] До комбинации
        [end] До конца
       *[other] { $reach } до комбинации
    }
    [all] Сдать все
   *[other] Сдать 1
 }
flip-turn-short = { $from }: перевернуть
flip-turn-four-short = { $from }: перевернуть все
flip-remove-short = { $from }: убрать
flip-remove-four-short = { $from }: убрать все
# In a list of moves as they are typed.
flip-deal-typed = { $place1 ->
    [match] { $reach ->
        [hidden] пока не появится новая
        [end] до конца, комбинаций не будет
        [one] { $reach } карта, до комбинации
        [few] { $reach } карты, до комбинации
       *[many] { $reach } карт, до комбинации
    }
   *[other] { "" }
 }
flip-turn-typed = { $first } и { $last }: { $moved ->
    [1] темнеет { $one }
   *[other] темнеют { $one } и { $other }
 }
flip-turn-four-typed = { $first } и { $last }: темнеют все 4
flip-remove-typed = { $first } и { $last }: уходят { $one } и { $other }
flip-remove-four-typed = { $first } и { $last }: уходят все 4
flip-turn-mark = { $place1 }
flip-turn-four-mark = { $place1 }
flip-remove-mark = { $place1 }
flip-remove-four-mark = { $place1 }

# The state: $removed cards are removed, $dark cards of the hand are dark, $stock cards are still in the stock.
# Before the first dark card, only the points.
flip-state = { $removed ->
    [0] { $dark ->
        [0] Очки: { $score } из 104.
       *[other] Очки: { $score } из 104. Убрано карт: { $removed }. Тёмных в руке: { $dark }.
    }
   *[other] Очки: { $score } из 104. Убрано карт: { $removed }. Тёмных в руке: { $dark }.
 }
flip-picture-state = { $score } из 104 · колода { $stock }
flip-result = { $score } из 104 очков, убрано карт: { $removed }
# $moves counts the plays, and while there is stock the three ways to deal, otherwise stopping.
flip-choices = { $stock ->
    [0] { $moves ->
        [2] Колода пуста. Сыграй единственную комбинацию или нажми «{ flip-stop }».
       *[other] Колода пуста. Выбери комбинацию или нажми «{ flip-stop }».
    }
   *[other] { $moves ->
        [3] Комбинаций пока нет. Сдавай, пока у 4 карт подряд концы не совпадут по масти или достоинству.
        [4] Есть комбинация. Сыграй её или сдавай дальше: сдача никогда не портит комбинаций.
       *[other] Выбери комбинацию или сдавай дальше: сдача никогда не портит комбинаций.
    }
 }

flip-ended-perfect = Победа! Убраны все 52 карты: 104 очка, идеальная партия. Даже при сильной игре так бывает редко.
flip-ended-no-play = Колода пуста, комбинаций больше нет. Счёт: { $score } из 104 очков, убрано карт: { $removed }, тёмных в руке: { $dark }.
flip-ended-stopped = Партия закончена раньше последней комбинации. Счёт: { $score } из 104 очков, убрано карт: { $removed }, тёмных в руке: { $dark }.

# The reason of a hint. $equal of the $plays plays lead to the best result found, the next best one to $other points.
flip-hint-deal = Сдача ничего не портит: карты ложатся сверху, и все комбинации остаются.
flip-hint-perfect = Это первый шаг пути, на котором уходят все 52 карты.
flip-hint-only = Это единственная комбинация.
flip-hint-any = { $plays ->
    [2] Обе комбинации ведут к одному и тому же лучшему счёту, начинай с любой.
   *[other] Все комбинации ({ $plays }) ведут к одному и тому же лучшему счёту, начинай с любой.
 }
flip-hint-same = Комбинаций, которые ведут к лучшему найденному счёту: { $equal } из { $plays }. Остальные дают меньше.
flip-hint-best = Это первый шаг лучшего найденного пути. Следующая по силе комбинация даёт в итоге { $other ->
    [one] { $other } очко
    [few] { $other } очка
   *[many] { $other } очков
 }.
# With an open stock; if $proven is on, no way can lead to more points.
flip-hint-now = { $proven ->
    [on] Это первый шаг одного из лучших путей. Больше очков не даст ни один.
   *[off] Это первый шаг лучшего найденного пути.
 }
flip-hint-later = { $proven ->
    [on] Лучший путь начинается с карт, которые ещё не сданы. Больше очков не даст ни один.
   *[off] Лучший найденный путь начинается с карт, которые ещё не сданы.
 }
flip-hint-none = Даже если сдать все карты, комбинаций не будет.

flip-refused-no-such-move = «{ $move }» — не ход во Flip. Можно сдавать, переворачивать, убирать и в конце закончить.
flip-refused-stock-empty = Колода пуста, сдавать нечего. Сыграй комбинацию или закончи.
flip-refused-stock-short = { $left ->
    [one] В колоде только { $left } карта. Ничего не сыграно.
    [few] В колоде только { $left } карты. Ничего не сыграно.
   *[many] В колоде только { $left } карт. Ничего не сыграно.
 }
flip-refused-stock-left = { $left ->
    [one] Заканчивать рано: в колоде ещё { $left } карта.
    [few] Заканчивать рано: в колоде ещё { $left } карты.
   *[many] Заканчивать рано: в колоде ещё { $left } карт.
 }
flip-refused-not-all = { $left ->
    [0] Сдавать больше нечего. Ничего не сыграно.
    [one] В колоде только { $left } карта, а не { $number }. Ничего не сыграно.
    [few] В колоде { $left } карты, а не { $number }. Ничего не сыграно.
   *[many] В колоде { $left } карт, а не { $number }. Ничего не сыграно.
 }
flip-refused-after-match = После «сдай до комбинации» никто не знает, сколько карт осталось. Введи следующую сдачу отдельной строкой. Ничего не сыграно.
flip-refused-just-dealt = «{ $move }» идёт после сдачи, а с нынешней рукой это невозможно. Сначала сдай, посмотри и потом играй. Ничего не сыграно.
flip-refused-no-such-window = { $most ->
    [0] Для комбинации нужны 4 карты подряд, а в руке их { $cards }.
    [1] В руке всего 4 карты. Комбинация может начинаться только с карты 1, а не с { $number }.
   *[other] Карт в руке: { $cards }. Комбинация из 4 может начинаться с карт от 1 до { $most }, а не с { $number }.
 }
flip-refused-ends-differ = Концы { $from }–{ $to }, { $first } и { $last }, не совпадают ни по масти, ни по достоинству.
flip-refused-light-end = Убрать карты можно, только если тёмные оба конца. У { $from }–{ $to } это { $first } и { $last } (◼ — тёмная).
flip-refused-dark-already = В { $from }–{ $to } между { $first } и { $last } не осталось светлых карт. Тёмные обратно не переворачиваются.
flip-refused-only-middle = { $first } и { $last } совпадают по масти, а не по достоинству. Поэтому играют только 2 средние из { $from }–{ $to }, а не все 4.
flip-refused-only-four = { $first } и { $last } совпадают по достоинству. Поэтому в { $from }–{ $to } играют только все 4, а не 2 средние.
flip-refused-which-play = Под это подходит несколько комбинаций. Введи одну из них: { $ways }.
flip-refused-not-shown = В руке нет карты, на которой видно { $face }. Называй карты по той стороне, что видна сейчас, светлой или тёмной.
flip-refused-not-ends = { $one } и { $other } — не концы ряда из 4 карт. Между ними должно быть ровно 2 карты.
flip-refused-unreadable = Не получается прочитать «{ $text }» как ход. Попробуй «сдай», «сдай до комбинации» или «сдай все». Или введи номер первой из 4 карт: «7».

# The goal of a second try, and a score in its terms.
flip-goal = { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
 } или больше
flip-goal-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }

# A goal of a season.
flip-score-goal = { $score ->
    [one] Набери не меньше { $score } очка во Flip
    [few] Набери не меньше { $score } очков во Flip
   *[many] Набери не меньше { $score } очков во Flip
 }
