# Blink Solitaire: its name, options, places, moves, states and hints.

blink-title = Blink Solitaire
# Other names that players type.
blink-called = blink, блинк, блинк солитер
blink-credit = Blink Solitaire: Jonathan B. Thompson, 2009
blink-aim = Выложи все карты так, чтобы соседние совпадали по числу, цвету или форме.
blink-typing = Введи клетку для новой карты: «g4». Для отложенной карты сначала введи её номер: «1 c3». Или назови карту: «3rm c3» кладёт 3 красные луны на C3. «отложить» откладывает новую карту и открывает следующую.
blink-pitch = Клади каждую карту рядом с подходящими.
blink-scored = Очки

blink-option-decks = число колод
blink-option-decks-1 = 1 колода
blink-option-decks-2 = 2 колоды
blink-option-decks-3 = 3 колоды
blink-short-option-decks-1 = 1 колода
blink-short-option-decks-2 = 2 колоды
blink-short-option-decks-3 = 3 колоды

blink-option-table = размер стола
blink-option-table-roomy = просторный стол
blink-option-table-snug = средний стол
blink-option-table-tight = тесный стол
blink-short-option-table-roomy = просторный стол
blink-short-option-table-snug = средний стол
blink-short-option-table-tight = тесный стол

blink-option-hold = сколько карт можно отложить
blink-option-hold-0 = откладывать нельзя
blink-option-hold-1 = можно отложить 1 карту
blink-option-hold-2 = можно отложить 2 карты
blink-option-hold-3 = можно отложить 3 карты
blink-short-option-hold-0 = запас 0
blink-short-option-hold-1 = запас 1
blink-short-option-hold-2 = запас 2
blink-short-option-hold-3 = запас 3

blink-option-timer = таймер
blink-option-timer-off = без таймера
blink-option-timer-10 = таймер: 10 минут
blink-option-timer-20 = таймер: 20 минут
blink-option-timer-30 = таймер: 30 минут
blink-short-option-timer-off = без таймера
blink-short-option-timer-10 = 10 мин
blink-short-option-timer-20 = 20 мин
blink-short-option-timer-30 = 30 мин

blink-option-open = следующие карты открыты
blink-short-option-open = открыто

blink-cell = { $name }: { $cards }
blink-cell-row = На столе. { $places }.
blink-drawn = { $count ->
    [0] Новой карты нет: колода пуста.
   *[other] Новая карта: { $cards }.
 }
blink-held = { $name ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }: { $count ->
    [0] пусто
   *[other] { $cards }
 }
blink-held-row = Отложенные карты по номерам. { $places }.
# $cards are the $seen next cards in an open game, in their order; the $hidden after them are face down.
blink-stock = { $count ->
    [0] Колода пуста.
    [one] В колоде { $count } карта.
    [few] В колоде { $count } карты.
   *[many] В колоде { $count } карт.
 }{ $seen ->
    [0] { "" }
   *[other] { " " }По порядку, сначала следующая: { $cards }.{ $hidden ->
        [0] { "" }
        [one] { " " }После них { $hidden } карта закрыта.
        [few] { " " }После них { $hidden } карты закрыты.
       *[many] { " " }После них { $hidden } карт закрыты.
    }
 } На столе столбцов { $columns }, начиная с A, и рядов { $rows }, начиная с 1.

# Captions of places in pictures: at most as wide as a card.
blink-printed-drawn = новая
blink-printed-held1 = отлож. 1
blink-printed-held2 = отлож. 2
blink-printed-held3 = отлож. 3
blink-printed-stock = колода
blink-printed-next = далее

blink-state = { blink-points }.{ $timer ->
    [0] { "" }
   *[other] { " " }Время: { $clock } из { $timer } минут.
 }
blink-picture-state = { blink-points } · колода { $stock }
blink-result = { blink-points }{ $stock ->
    [0] { "" }
   *[other] , в колоде ещё { $stock }
 }
blink-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }
# What to do now. $placed and $drawn count cards, $held the held cards that fit somewhere, $fits the cells where the
# drawn card fits; $room is how
# many cards can still be held, 0 where the drawn one cannot be.
blink-choices = { $placed ->
    [0] { blink-first }
   *[other] { $drawn ->
        [0] { blink-last }
       *[other] { blink-next }
    }
 }
blink-first = Новая карта: { $drawn-cards }. Положи её на любую клетку стола.
blink-next = Новая карта: { $drawn-cards }.{ $stock ->
    [0] { " " }Это последняя карта, отложить её нельзя.
   *[other] { "" }
 } { $fits ->
    [0] Сейчас она никуда не подходит. { $room ->
        [0] Положи отложенную карту.
       *[other] { $held ->
            [0] Отложи её на потом.
           *[other] Отложи её на потом или положи отложенную карту, которая подходит.
        }
    }
   *[other] Она должна совпадать по числу, цвету или форме с каждой соседней картой. { $room ->
        [0] { $held ->
            [0] Положи её.
           *[other] Положи её или отложенную карту.
        }
       *[other] { $held ->
            [0] Положи её или отложи на потом.
           *[other] Положи её или отложенную карту либо отложи её на потом.
        }
    }
 }
blink-last = Колода закончилась. Положи отложенные карты: { $held-cards }. Каждая должна совпадать по числу, цвету или форме со всеми соседними картами.

# The first card touches no other card and scores nothing.
blink-gain = { $points ->
    [0] { "" }
   *[other] { " +" }{ $points }
 }
blink-place = { $place1 ->
    [drawn] { $card1 } на { $place2 }
   *[other] { blink-slot }: { $card1 } на { $place2 }
 }{ blink-gain }
blink-place-short = { $place1 ->
    [drawn] { $card1 }
   *[other] { blink-slot }
 } → { $place2 }{ blink-gain }
blink-place-shortcut = Положить в центр
blink-place-shortcut-short = В центр
# In a list of moves as they are typed.
blink-typed-moves = Можно ввести (в скобках очки): { $moves }.
blink-place-typed = { $points ->
    [0] { "" }
   *[other] +{ $points }
 }
blink-slot = { $place1 ->
    [held1] Отлож. 1
    [held2] Отлож. 2
   *[held3] Отлож. 3
 }
blink-place-first = { $place1 ->
    [drawn] { $card1 }…
   *[other] { blink-slot }: { $card1 }…
 }
blink-place-then = { $place2 }{ $points ->
    [0] { "" }
    [one] { " " }(+{ $points } очко)
    [few] { " " }(+{ $points } очка)
   *[many] { " " }(+{ $points } очков)
 }
blink-place-then-short = { $place2 }{ blink-gain }
blink-place-mark = { $points ->
    [0] { "" }
   *[other] { $points }
 }
# Groups of cells.
blink-bunch-letters = Столбец { $letters }
blink-bunch-number = Ряд { $number }
blink-choosing-place = Выбери клетку для карты «{ $card1 }». { $moves ->
    [one] Подходит { $moves } клетка.
    [few] Подходят { $moves } клетки.
   *[many] Подходят { $moves } клеток.
 }
blink-hold = Отложить: { $card }

# $raw is the score of the table, $score includes the factor of the clock.
blink-ended-placed = Победа! Все карты выложены: { $timer ->
    [0] { blink-points }.
   *[other] { blink-raw }. С таймером счёт { $score }: прошло { $clock } из { $timer } минут.
 }
blink-raw = { $raw ->
    [one] { $raw } очко
    [few] { $raw } очка
   *[many] { $raw } очков
 }
blink-ended-no-place = { $stock ->
    [0] Поражение: ни одна твоя карта никуда не подходит, а отложить нельзя: брать больше нечего. Счёт: { blink-points }.
   *[other] Поражение: ни одна твоя карта никуда не подходит, а отложить больше нельзя. Счёт: { blink-points }.
 }
blink-ended-edge = { $stock ->
    [0] Поражение у края стола: одна из твоих карт подошла бы сразу за краем. На столе не подходит ни одна, а отложить нельзя: брать больше нечего. Счёт: { blink-points }.
   *[other] Поражение у края стола: одна из твоих карт подошла бы сразу за краем. На столе не подходит ни одна, а отложить больше нельзя. Счёт: { blink-points }.
 }

# The reason of a hint. $cells counts the cells where the card fits, $touched the cards that it would touch, $cards
# the other cards still to be placed that fit there.
blink-hint-only = Других ходов нет.
blink-hint-first = Из центра стола можно выкладывать карты во все стороны.
blink-hint-hold = Пока место есть, откладывать можно без потерь. Откроется следующая карта, а эту ещё можно будет положить.
blink-hint-keep = Пока место есть, откладывать можно без потерь. Выбор станет на карту больше, а эту ещё можно будет положить.
blink-hint-scarce = { $cells ->
    [one] Для карты «{ $card1 }» подходит только { $cells } клетка.
    [few] Для карты «{ $card1 }» подходят только { $cells } клетки.
   *[many] Для карты «{ $card1 }» подходят только { $cells } клеток.
 } Потом может не быть ни одной.
blink-hint-hole = { $place2 } граничит с { $touched } картами. { $cards ->
    [0] Больше ни одна из оставшихся карт туда не подходит.
    [one] Из оставшихся карт туда подходит ещё только { $cards }.
    [few] Из оставшихся карт туда подходят ещё только { $cards }.
   *[many] Из оставшихся карт туда подходят ещё только { $cards }.
 }
blink-hint-points = Это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }. Ни одна другая клетка не даст больше.
blink-hint-open = Так лучшие места останутся для следующих карт.
# With all cards to come face up. $best are the points at the end of the best line that was found.
blink-hint-line = Все следующие карты видны. Лучший найденный путь выкладывает их все, счёт { $best }.
blink-hint-most = Все следующие карты видны. Проверены все пути: ни один, где выложены все карты, не даст больше { $best ->
    [one] { $best } очка
    [few] { $best } очков
   *[many] { $best } очков
 }.
blink-hint-short = Все следующие карты видны, но пути, где выложены все, не нашлось. У этого счёт { $best }.
blink-hint-none = Все следующие карты видны. Проверены все пути, и ни один не выкладывает их все. У лучшего счёт { $best }.

# The end of a refusal: the card fits on $fits cells; $cells are the nearest ones.
blink-where = { $fits ->
    [0] Сейчас для этой карты клетки нет.
    [1] Подойдёт только { $cells }.
    [2] Подойдут { $cells }.
    [3] Подойдут { $cells }.
   *[other] Подойдут { $cells } и другие.
 }
blink-refused-no-such-move = «{ $move }» — не ход в Blink. Введи клетку для новой карты: «g4». Для отложенной сначала введи её номер: «1 c3». Или введи «отложить».
blink-held-number = { $place ->
    [held1] 1
    [held2] 2
   *[held3] 3
 }
blink-refused-no-such-hold = В этой партии нет отложенной карты { blink-held-number }: { $hold ->
    [0] откладывать нельзя.
    [one] отложить можно только { $hold } карту.
    [few] отложить можно только { $hold } карты.
   *[many] отложить можно только { $hold } карт.
 }
blink-refused-nothing-drawn = Новой карты нет: колода пуста. Введи отложенную карту, например «1 c3».
blink-refused-nothing-held = Место { blink-held-number } для отложенных карт пусто.
blink-refused-off-table = Клетки { $cell } на столе нет: его клетки — от A1 до { $last }.
blink-refused-taken = Карту «{ $card }» туда не положить: на { $cell } лежит «{ $other }», а выложенные карты не сдвинуть. { blink-where }
blink-refused-no-match = Карту «{ $card }» на { $cell } положить нельзя: рядом на { $at } лежит «{ $other }», а общего у них нет. { blink-where }
blink-refused-touches-nothing = Карта «{ $card }» на { $cell } не коснётся ни одной другой. { blink-where }
blink-refused-first-card = Первую карту отложить нельзя. Положи её на любую клетку.
blink-refused-no-hold = В этой партии откладывать карты нельзя.
blink-refused-nothing-to-draw = Последнюю карту отложить нельзя: следующей уже нет. Положи её или отложенную карту.
blink-refused-hold-full = { $hold ->
    [one] Уже отложена { $hold } карта, больше места нет.
    [few] Уже отложены { $hold } карты, больше места нет.
   *[many] Уже отложено { $hold } карт, больше места нет.
 } Положи новую карту или отложенную.
blink-refused-not-yet-drawn = В одной строке можно назвать только карты, которые видны сейчас. Положи или отложи новую карту и посмотри на следующую.
blink-refused-not-at-hand = Карту «{ $card }» положить нельзя: только новую или отложенную.
blink-refused-stock-draws = Следующая карта откроется, когда положишь или отложишь новую.
blink-refused-all-drawn = Колода пуста, новых карт больше нет. Положи те, что остались.
blink-refused-can-hold = Для карты «{ $card }» сейчас нет клетки, но её можно отложить.
blink-refused-fits-nowhere = Для карты «{ $card }» сейчас нет клетки. Сначала сыграй другую карту.
blink-refused-hold-here = Новую карту можно отложить: нажми на первое свободное место.
blink-refused-cell-taken = На { $cell } лежит «{ $other }». Выложенные карты не сдвинуть.
blink-refused-cell-alone = На { $cell } карта не коснётся ни одной другой. Выбери клетку рядом с картой.
blink-refused-no-card-fits = Карту «{ $card }» на { $cell } положить нельзя: рядом на { $at } лежит «{ $other }», а общего у них нет.{ $others ->
    [0] { "" }
    [1] { " " }Другая твоя карта туда тоже не подходит.
   *[other] { " " }Другие твои карты туда тоже не подходят.
 }
blink-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи клетку для новой карты: «g4». Для отложенной сначала введи её номер: «1 c3». Или введи «отложить».

# The goal of a second try, and a score in its terms.
blink-goal = выиграть и набрать { $goal ->
    [one] { $goal } очко
    [few] { $goal } очка
   *[many] { $goal } очков
 } или больше
blink-goal-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }

# A goal of a season.
blink-score-goal = { $score ->
    [one] Набери не меньше { $score } очка в Blink Solitaire
    [few] Набери не меньше { $score } очков в Blink Solitaire
   *[many] Набери не меньше { $score } очков в Blink Solitaire
 }
