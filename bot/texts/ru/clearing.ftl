# Clearing games, such as Pyramid: their places, moves, states and hints. A game says otherwise in a message of its own.
# Cards leave a layout in which some cover others. In some games they leave in pairs that make a total, in others they go onto
# the waste, next in rank to its top card. $pairs is that total, 13 for example, or 0 in the games of the second kind.
# Places have short names, such as “g3” or “a”. A card that nothing covers is free.

clearing-scored = Осталось карт
clearing-option-open = все карты видны
clearing-short-option-open = открытые

# $cards lists the cards of the stock that are known, the next one first; $seen counts them, and $hidden the others.
clearing-stock = { $count ->
    [0] Колода пуста.
   *[other] { $hidden ->
        [0] { $seen ->
            [1] Колода: { $cards }.
           *[other] Колода, сначала следующая карта: { $cards }.
        }
        [one] { $seen ->
            [0] Колода: { $hidden } закрытая карта.
           *[other] Колода: { $cards }, потом { $hidden } закрытая карта.
        }
        [few] { $seen ->
            [0] Колода: { $hidden } закрытые карты.
           *[other] Колода: { $cards }, потом { $hidden } закрытые карты.
        }
       *[many] { $seen ->
            [0] Колода: { $hidden } закрытых карт.
           *[other] Колода: { $cards }, потом { $hidden } закрытых карт.
        }
    }
 }
# $upper lists the top cards of the waste, at most 3. Where cards go onto it, only the top one matters.
clearing-waste = { $count ->
    [0] Сброс пуст.
   *[other] { $pairs ->
        [0] Сброс: { $top }.
       *[other] { $count ->
            [1] Сброс: { $upper }.
            [2] Сброс, сверху вниз: { $upper }.
            [3] Сброс, сверху вниз: { $upper }.
            [one] Сброс: { $count } карта, сверху вниз: { $upper }…
            [few] Сброс: { $count } карты, сверху вниз: { $upper }…
           *[many] Сброс: { $count } карт, сверху вниз: { $upper }…
        }
    }
 }
# A pile whose cards can all be seen, in games such as Golf. $all lists them from the top.
clearing-pile = { $count ->
    [0] { "" }
    [1] Стопка { $name }: { $all }.
   *[other] Стопка { $name }, сверху вниз: { $all }.
 }
# The cards that are free: “Free: g1 K♠, g2 4♦.”
clearing-pile-free = { $name } { $top }
clearing-pile-free-row = Свободны: { $places }.
# The other cards of a layout in rows: “Row f: f1 5♥ under g1 g2, f2 9♣ under g2.” $under names the places whose cards cover
# it, separated by spaces. $hidden is 1 for a face-down card.
clearing-pile-covered = { $name } { $hidden ->
    [0] { $top }
   *[other] закрытая
 } под { $under }
clearing-pile-covered-row = Ряд { $row }: { $places }.

# Captions of places in pictures: at most as wide as a card.
clearing-printed-waste = сброс

# The buttons of moves. $cards is 2 for a pair, and 1 for a card that leaves without a partner or goes onto the waste.
# $alike counts the free cards of its rank: if there are several, the button says where it lies.
clearing-from = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [stock] { " " }из колоды
        [waste] { " " }из сброса
       *[other] { " " }({ $place1 })
    }
 }
clearing-take = { $cards ->
    [1] { $card1 }{ clearing-from }
   *[other] { $card1 } + { $card2 }
 }
clearing-take-short = { $cards ->
    [1] { $card1 }
   *[other] { $card1 } + { $card2 }
 }
# In a list of moves as they are typed: which cards these are.
clearing-take-typed = { clearing-take-short }
clearing-choosing-take = Выбери пару для карты { $card1 }.
clearing-draw = Открыть карту
clearing-draw-short = Открыть
clearing-redeal = Перевернуть сброс
clearing-redeal-short = Перевернуть

clearing-left = { $score ->
    [0] Все карты убраны
    [one] Осталось убрать { $score } карту
    [few] Осталось убрать { $score } карты
   *[many] Осталось убрать { $score } карт
 }
# $streak counts the cards that have gone onto the waste since the last draw, $longest those of the longest streak.
# Both are 0 where cards leave in pairs, and where there is no stock.
clearing-streak = { $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }Серия: { $streak }, самая длинная: { $longest }.
 }
clearing-state = { clearing-left }.{ clearing-streak }
clearing-picture-state = осталось { $score }
clearing-result = { $score ->
    [0] Все карты убраны
    [one] Осталась { $score } карта
    [few] Осталось { $score } карты
   *[many] Осталось { $score } карт
 }
# $matches counts the moves that take cards, $stock and $waste the cards there; $redeals is how often the waste can still be
# turned over, -1 for any number of times.
clearing-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Это можно сделать ещё { $redeals } раз.
    [few] { " " }Это можно сделать ещё { $redeals } раза.
   *[many] { " " }Это можно сделать ещё { $redeals } раз.
 }
clearing-choices = { $stock ->
    [0] { $redeals ->
        [0] { $passes ->
            [0] Выбери ход.
           *[other] Выбери ход. Колода закончилась.
        }
       *[other] { $waste ->
            [0] Выбери ход. Колода и сброс закончились.
           *[other] { $matches ->
                [0] Сейчас ничего не подходит: переверни сброс.
               *[other] Выбери ход или переверни сброс.
            }{ clearing-redeals-left }
        }
    }
   *[other] { $matches ->
        [0] Сейчас ничего не подходит: открой карту.
       *[other] Выбери ход или открой карту.
    }
 }

clearing-ended-cleared = Победа! Все карты убраны за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }.{ $longest ->
    [0] { "" }
   *[other] { " " }Самая длинная серия: { $longest }.
 }
clearing-ended-no-match = Поражение: ничего не подходит{ $passes ->
    [0] { "" }
   *[other] , и колода закончилась
 }. { clearing-left }.
# Instead of the choices, when the player can know that no match will come.
clearing-stuck = Дальше не пройти: что ни открывай, ничего не подойдёт.

# The reason of a hint. Ways on were tried in $samples imagined deals: $won is how many of them were won after this move, $other
# after the next best one.
clearing-hint-only = Другие ходы сейчас не помогают.
clearing-hint-wins = Все карты известны. После этого хода ещё можно убрать все.
clearing-hint-fewest = Все карты известны. Способ убрать все не найден, но из проверенных ходов после этого карт остаётся меньше всего.
clearing-hint-safe = Этот ход можно сделать без риска: потом он не понадобится.
clearing-hint-tried = Из { $samples ->
    [one] { $samples } воображаемого расклада
    [few] { $samples } воображаемых раскладов
   *[many] { $samples } воображаемых раскладов
 } после этого хода выиграно { $won }, а после следующего по силе — { $other }.
clearing-hint-likely = Из { $samples ->
    [one] { $samples } воображаемого расклада
    [few] { $samples } воображаемых раскладов
   *[many] { $samples } воображаемых раскладов
 } после этого хода выиграно { $won }.
clearing-hint-far = Воображаемых раскладов: { $samples }. Выиграть не удалось ни в одном, но после этого хода осталось меньше всего карт.
clearing-hint-draw = Если сейчас открыть карту, воображаемые расклады выигрываются чаще, чем если снимать карты.
clearing-hint-unwinnable = Отсюда выиграть уже нельзя, как ни ходи. Отмени несколько ходов или начни новую партию.

# The rank that a card needs; the ranks next to the top card of the waste. $higher is empty if only $lower goes there.
clearing-wanted = { $wanted ->
    [A] туз
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
   *[K] король
 }
clearing-lower = { $lower ->
    [A] туз
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
   *[K] король
 }
clearing-or-higher = { $higher ->
    [A] { " " }или туз
    [2] { " " }или двойка
    [3] { " " }или тройка
    [4] { " " }или четвёрка
    [5] { " " }или пятёрка
    [6] { " " }или шестёрка
    [7] { " " }или семёрка
    [8] { " " }или восьмёрка
    [9] { " " }или девятка
    [T] { " " }или десятка
    [J] { " " }или валет
    [Q] { " " }или дама
    [K] { " " }или король
   *[other] { "" }
 }

clearing-refused-no-such-move = «{ $move }» — не ход в этой игре. Введи карту или её место, например «7h», или «открой».
clearing-refused-one-card = В паре должно быть 2 разные карты, а место { $place } названо дважды.
clearing-refused-order = Места пары вводи по порядку: «take { $first } { $second }».
clearing-refused-not-yet-seen = «{ $move }» может зависеть от карт, которые откроют ходы перед ним. Сначала введи эти ходы и посмотри.
clearing-refused-not-from-waste = Брать карты из сброса нельзя: они туда только уходят.
clearing-refused-not-from-stock = Брать карты прямо из колоды нельзя. Открывай их по порядку.
clearing-refused-nothing-there = { $place ->
    [stock] Колода пуста.
    [waste] Сброс пуст.
   *[other] На месте { $place } карты нет.
 }
# $covering names the places whose cards lie on it, separated by spaces.
clearing-refused-face-down = Карта на месте { $place } закрыта. Сначала убери то, что на ней лежит: { $covering }.
clearing-refused-covered = Карта { $card } на месте { $place } не свободна. Сначала убери то, что на ней лежит: { $covering }.
clearing-refused-needs-partner = Карте { $card } нужна пара: { clearing-wanted }. Вместе они дают { $total }. Назови обе карты.
clearing-refused-not-the-total = { $card } и { $other } дают { $sum }, а не { $total }.
clearing-refused-waste-empty = Сброс пуст. Сначала открой карту.
clearing-refused-not-next = Карту { $card } не положить на { $top }: туда подходит только { clearing-lower }{ clearing-or-higher }.
clearing-refused-stock-not-empty = В колоде ещё есть карты. Сначала открой их, потом переверни сброс.
clearing-refused-no-stock = В этой игре нет колоды.
clearing-refused-stock-empty = Колода закончилась.
clearing-refused-turn-waste-over = Колода пуста. Сначала переверни сброс.
clearing-refused-no-pass-left = { $passes ->
    [one] Перевернуть сброс нельзя: колоду можно пройти только { $passes } раз.
    [few] Перевернуть сброс нельзя: колоду можно пройти только { $passes } раза.
   *[many] Перевернуть сброс нельзя: колоду можно пройти только { $passes } раз.
 }
# What a typed line says that is no move.
clearing-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи карту или её место, например «7h». Или «открой».
clearing-refused-too-many-words = Строка слишком длинная: читается не больше { $most } слов. Введи сначала первые ходы, потом остальные.
clearing-refused-card-covered = Карта { $card } на месте { $place } не свободна. Сначала убери то, что на ней лежит: { $covering }.
clearing-refused-card-not-free = Карта { $card } сейчас не свободна. Она может быть закрыта, в колоде или под другими картами.
clearing-refused-card-gone = Карты { $card } в игре больше нет.
clearing-refused-card-not-in-game = Карты { $card } в этой игре нет.
clearing-refused-no-such-rank = Такой свободной карты нет: { clearing-wanted }. Выбери другую.
clearing-refused-several-cards = Под «{ $text }» подходит несколько карт: { $places }. Введи одно из этих мест.
# What a press says where no move begins.
clearing-refused-no-partner = Для карты { $card } нет пары среди свободных.
# $stock counts the cards of the stock.
clearing-refused-waste-top = На карту { $card } ложится только { clearing-lower }{ clearing-or-higher }. { $stock ->
    [0] Нажми на свободную карту.
   *[other] Нажми на свободную карту или открой новую.
 }

# The goal of a second try, inside other sentences, and a score in its terms.
clearing-goal = { $goal ->
    [one] оставить не больше { $goal } карты
    [few] оставить не больше { $goal } карт
   *[many] оставить не больше { $goal } карт
 }
clearing-goal-score = { $score ->
    [one] { $score } оставшаяся карта
    [few] { $score } оставшиеся карты
   *[many] { $score } оставшихся карт
 }
