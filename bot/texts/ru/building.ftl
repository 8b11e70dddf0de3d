# Building games, such as Klondike: their places, moves, states and hints. A game says otherwise in a message of its own.
# Piles and cells have one letter or digit each; foundations are named by their suits, the second ones of two decks with -2.

building-scored = Карты в домах
building-option-open = все карты видны
building-short-option-open = открытые

building-stock = { $count ->
    [0] Колода пуста.
   *[other] { $open ->
        [on] Колода, открытая, сначала следующая карта: { $cards }.
       *[off] { $deals ->
            [0] { $count ->
                [one] Колода: { $count } закрытая карта.
                [few] Колода: { $count } закрытые карты.
               *[many] Колода: { $count } закрытых карт.
            }
            [one] Колода: ещё { $deals } сдача, закрытых карт: { $count }.
            [few] Колода: ещё { $deals } сдачи, закрытых карт: { $count }.
           *[many] Колода: ещё { $deals } сдач, закрытых карт: { $count }.
        }
    }
 }
# Of the waste, $upper lists the top cards, at most 3.
building-waste = { $count ->
    [0] Сброс пуст.
    [1] Сброс: { $upper }.
    [2] Сброс, сверху вниз: { $upper }.
    [3] Сброс, сверху вниз: { $upper }.
    [one] Сброс: { $count } карта, сверху вниз: { $upper }…
    [few] Сброс: { $count } карты, сверху вниз: { $upper }…
   *[many] Сброс: { $count } карт, сверху вниз: { $upper }…
 }
building-cell = { $name }: { $count ->
    [0] пусто
   *[other] { $top }
 }
building-cell-row = Ячейки. { $places }.
building-foundation = { $runs ->
    [0] { building-name }: { $count ->
        [0] пусто
       *[other] { $top }
    }
   *[other] { $count ->
        [0] { "" }
       *[other] { building-run }
    }
 }
building-foundation-row = { $runs ->
    [0] Дома. { $places }.
   *[other] Собранные масти: { $score } из { $runs }{ $score ->
        [0] { "" }
       *[other] { " " }({ $places })
    }.
 }
# What lies on the foundations of a game that takes whole suits: the suit of each.
building-run = { $suit ->
    [S] пики
    [H] червы
    [D] бубны
   *[C] трефы
 }
# $all lists the cards from the top; after the last card that is face up, it counts those that are face down.
building-pile = Стопка { $name }{ $count ->
    [0] : пусто.
    [1] : { $all }.
   *[other] , сверху вниз: { $all }.
 }

# Captions of places in pictures: at most as wide as a card.
building-printed-waste = сброс

building-name = { $name ->
    [spades] Пики
    [hearts] Червы
    [diamonds] Бубны
    [clubs] Трефы
    [spades-2] Пики 2
    [hearts-2] Червы 2
    [diamonds-2] Бубны 2
    [clubs-2] Трефы 2
   *[other] { $name }
 }

# The buttons of moves, in words if there is room, else short. $cards counts the cards that move, $source and $target are
# kinds of places; a target is a space if it is an empty pile. $alike counts the cards like $card1 that could move, and
# $targets the piles that end in a card like $card2: only if there are several, the button says which pile it is.
building-cards = { $cards ->
    [1] { "" }
    [one] { " " }({ $cards } карта)
    [few] { " " }({ $cards } карты)
   *[many] { " " }({ $cards } карт)
 }
building-cards-short = { $cards ->
    [1] { "" }
   *[other] { " " }({ $cards })
 }
building-from = { $source ->
    [foundation] { " " }из дома
   *[other] { $alike ->
        [1] { "" }
       *[other] { " " }({ $pile })
    }
 }
building-from-short = { $alike ->
    [1] { "" }
   *[other] { $pile }{ " " }
 }
building-on = { $targets ->
    [1] { "" }
   *[other] { " " }({ $place2 })
 }
building-on-short = { $targets ->
    [1] { "" }
   *[other] { $place2 }{ " " }
 }
building-target = { $target ->
    [foundation] домой
    [space] → пустая стопка { $place2 }
    [cell] → ячейка { $place2 }
   *[pile] → { $card2 }{ building-on }
 }
building-target-short = { $target ->
    [foundation] домой
    [space] → стопка { $place2 }
    [cell] → ячейка { $place2 }
   *[pile] → { building-on-short }{ $card2 }
 }
building-move = { $card1 }{ building-cards }{ building-from } { building-target }
building-move-first = { $card1 }{ building-cards }{ building-from }…
building-move-then = { $target ->
    [foundation] → домой
   *[other] { building-target }
 }
building-move-short = { building-from-short }{ $card1 }{ building-cards-short } { building-target-short }
building-move-first-short = { building-from-short }{ $card1 }{ building-cards-short }…
building-move-then-short = { $target ->
    [foundation] → домой
   *[other] { building-target-short }
 }
building-move-mark = { $place2 ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
    [clubs] ♣
    [spades-2] ♠
    [hearts-2] ♥
    [diamonds-2] ♦
    [clubs-2] ♣
   *[other] { $place2 }
 }
# In a list of moves as they are typed: which cards these are.
building-move-typed = { $target ->
    [foundation] { $card1 } домой
    [pile] { $card1 } к карте { $card2 }
   *[other] { $card1 }
 }
building-choosing-move = Куда переложить карту { $card1 }?
building-draw = { $cards ->
    [one] Открыть { $cards } карту
    [few] Открыть { $cards } карты
   *[many] Открыть { $cards } карт
 }
building-draw-short = Открыть { $cards }
building-redeal = Перевернуть сброс
building-redeal-short = Перевернуть
building-deal = { $cards ->
    [one] Сдать { $cards } карту
    [few] Сдать { $cards } карты
   *[many] Сдать { $cards } карт
 }
building-deal-short = Сдать { $cards }
building-choosing-others = Эти ходы берут карты из домов или просто перекладывают их. Они редко помогают.

# $total counts the cards of the game; $runs the suits that have to be complete, 0 if cards go home one by one.
building-home = { $runs ->
    [0] { $score ->
        [one] В домах { $score } карта из { $total }
        [few] В домах { $score } карты из { $total }
       *[many] В домах { $score } карт из { $total }
    }
   *[other] { $score ->
        [one] Собрана { $score } масть из { $runs }
        [few] Собраны { $score } масти из { $runs }
       *[many] Собрано { $score } мастей из { $runs }
    }
 }
building-state = { building-home }{ $moves ->
    [0] .
    [one] , после { $moves } хода.
    [few] , после { $moves } ходов.
   *[many] , после { $moves } ходов.
 }
building-picture-state = { $runs ->
    [0] { $score }/{ $total } в домах
   *[other] масти: { $score }/{ $runs }
 }
building-result = { $runs ->
    [0] В домах { $score } из { $total } карт
   *[other] Собрано { $score } из { $runs } мастей
 }
# $next counts the cards that the next draw brings, $waste those of the waste; $redeals is how often the waste can still be
# turned over, -1 for any number of times. $deals is how often the stock can be dealt to the piles, $spaces of which are empty.
building-redeals-left = { $redeals ->
    [-1] { "" }
    [one] { " " }Это можно сделать ещё { $redeals } раз.
    [few] { " " }Это можно сделать ещё { $redeals } раза.
   *[many] { " " }Это можно сделать ещё { $redeals } раз.
 }
building-choices = { $next ->
    [0] { $waste ->
        [0] { $deals ->
            [0] Выбери ход.
           *[other] { $spaces ->
                [0] { $moves ->
                    [1] Других полезных ходов нет: сдавай карты.
                   *[other] Выбери ход или сдай карты.
                }
               *[other] Выбери ход. Сдать карты можно, когда нет пустых стопок.
            }
        }
       *[other] { $redeals ->
            [0] Выбери ход. Колода закончилась.
           *[other] { $moves ->
                [1] Других полезных ходов нет: переверни сброс.
               *[other] Выбери ход или переверни сброс.
            }{ building-redeals-left }
        }
    }
   *[other] { $moves ->
        [1] Других полезных ходов нет: открывай колоду.
       *[other] { $next ->
            [one] Выбери ход или открой { $next } карту из колоды.
            [few] Выбери ход или открой { $next } карты из колоды.
           *[many] Выбери ход или открой { $next } карт из колоды.
        }
    }
 }

building-ended-home = { $runs ->
    [0] Победа! В домах все { $score ->
        [one] { $score } карта
        [few] { $score } карты
       *[many] { $score } карт
    }, за { $moves ->
         [one] { $moves } ход
         [few] { $moves } хода
        *[many] { $moves } ходов
    }.
   *[other] Победа! Все масти собраны, за { $moves ->
         [one] { $moves } ход
         [few] { $moves } хода
        *[many] { $moves } ходов
    }.
 }
building-ended-no-move = Поражение: полезных ходов больше нет. { building-home }.

# The reason of a hint: a plan of $moves moves, for a $card or a $place. A way to win was looked for in $samples imagined deals; at most $best cards come home, as far as it’s known.
building-hint-wins = { $runs ->
    [0] { $moves ->
        [1] Этот ход отправляет домой последнюю карту.
       *[other] Это первый ход из { $moves }: после них все карты будут дома.
    }
   *[other] { $moves ->
        [1] Этот ход собирает последнюю масть.
       *[other] Это первый ход из { $moves }: после них собраны все масти.
    }
 }
building-hint-home = Этот ход отправляет домой карту, которая больше ни для чего не нужна.
building-hint-uncover = { $moves ->
    [1] Этот ход открывает закрытую карту в стопке { $place }.
   *[other] Это первый ход из { $moves }: вместе они откроют карту в стопке { $place }.
 }
building-hint-space = { $moves ->
    [1] Этот ход освобождает стопку { $place }.
   *[other] Это первый ход из { $moves }: вместе они освободят стопку { $place }.
 }
building-hint-waste = { $moves ->
    [1] Этот ход берёт карту { $card } из сброса.
   *[other] Это первый ход из { $moves }: вместе они сыграют карту { $card } из сброса.
 }
building-hint-fetch = { $moves ->
    [1] Этот ход берёт карту { $card } из колоды.
   *[other] Это первый ход из { $moves }: вместе они дойдут в колоде до карты { $card } и сыграют её.
 }
building-hint-draw = Лучше ничего не нашлось, а колода покажет новые карты.
building-hint-deal = Лучше ничего не нашлось, а сдача даст новые карты.
building-hint-run = { $moves ->
    [1] Этот ход собирает масть.
   *[other] Это первый ход из { $moves }: вместе они соберут масть.
 }
building-hint-order = { $moves ->
    [1] Этот ход выстраивает больше карт по порядку.
   *[other] Это первый ход из { $moves }: вместе они выстроят больше карт по порядку.
 }
building-hint-fill = Лучше ничего не нашлось, а для сдачи не должно быть пустых стопок.
building-hint-tried = Из { $samples ->
    [one] { $samples } воображаемого расклада
    [few] { $samples } воображаемых раскладов
   *[many] { $samples } воображаемых раскладов
 } после этого хода можно выиграть { $won }, а после хода, который сначала кажется лучшим, — { $other }.
building-hint-farthest = { $runs ->
    [0] Путь к победе не нашёлся. С этого хода начинается путь, на котором домой уходит больше всего карт: { $best }.
   *[other] Путь к победе не нашёлся. С этого хода начинается путь, на котором собирается больше всего мастей: { $best }.
 }
building-hint-stuck = Путь к победе отсюда не нашёлся. Возможно, стоит отменить несколько ходов.
building-hint-unwinnable = Отсюда выиграть нельзя, как ни ходи. Отмени несколько ходов или начни новую игру.

# The rank that a place takes next, of any suit, of one color, and of the suit of the card, as the object of a sentence.
building-wanted = { $wanted ->
    [A] туза
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
    [7] семёрку
    [8] восьмёрку
    [9] девятку
    [T] десятку
    [J] валета
    [Q] даму
   *[K] короля
 }
building-red = { $wanted ->
    [A] красного
    [J] красного
    [K] красного
   *[other] красную
 } { building-wanted }
building-black = { $wanted ->
    [A] чёрного
    [J] чёрного
    [K] чёрного
   *[other] чёрную
 } { building-wanted }
building-suited = { building-wanted } той же масти
building-at = { $place ->
    [spades] дом пик
    [hearts] дом червей
    [diamonds] дом бубен
    [clubs] дом треф
    [spades-2] второй дом пик
    [hearts-2] второй дом червей
    [diamonds-2] второй дом бубен
    [clubs-2] второй дом треф
    [stock] колода
    [waste] сброс
   *[other] стопка { $place }
 }

building-refused-no-such-move = «{ $move }» — не ход в этой игре. Введи, где карта и куда её, например «a b» или «a домой».
building-refused-same-place = Карта уже там: { building-at }. Назови для неё другое место.
building-refused-nothing-there = Брать нечего: { building-at } без карт.
building-refused-no-card-in-cell = Ячейка { $place } пуста.
building-refused-face-down = Эта карта закрыта. Сначала убери карты, которые на ней лежат.
building-refused-not-yet-seen = «{ $move }» может зависеть от карт, которые откроют ходы перед ним. Сначала введи эти ходы и посмотри.
building-refused-not-in-sequence = Карту { $card } сейчас не переложить: { $over } на { $under } — { $breaks ->
    [rank] не по порядку
    [suit] разные масти
   *[color] цвета не чередуются
 }, вместе такие карты не ходят.
building-refused-only-top = Карту { $card } сейчас не переложить: в этой игре ходят только верхние карты.
building-refused-too-many-cards = Столько карт сразу не переложить: { $count }. Пустых ячеек и стопок хватает только на { $most }.
building-refused-only-top-goes-home = Карта { $card } пока не может домой: на ней лежат другие карты.
building-refused-several-to-cell = В ячейку помещается только 1 карта, а не { $count }.
building-refused-onto-waste = Класть карты в сброс нельзя: туда они попадают только из колоды.
building-refused-onto-stock = Класть карты в колоду нельзя.
building-refused-stock-only-draws = Брать карты прямо из колоды нельзя. Открывай их по порядку.
building-refused-stock-empty = Колода пуста.
building-refused-turn-waste-over = Колода пуста. Сначала переверни сброс.
building-refused-no-pass-left = Колода закончилась: пройти её можно только { $passes ->
    [one] { $passes } раз.
    [few] { $passes } раза.
   *[many] { $passes } раз.
 }
building-refused-stock-not-empty = В колоде ещё есть карты. Сначала открой их, потом переверни сброс.
building-refused-waste-empty = Сброс пуст, переворачивать нечего.
building-refused-deal-needs-piles = { $count ->
    [1] Сдавать нельзя, пока { building-at } без карт. Сначала положи туда карту.
   *[other] Сдавать нельзя, пока пустых стопок { $count }. Сначала положи по карте в каждую из них.
 }
building-refused-not-the-suit = Карта { $card } не подходит в { building-at }: у неё другая масть.
building-refused-needs-lowest = Карта { $card } пока не подходит в { building-at }: он пуст и сначала ждёт { building-wanted }.
building-refused-not-next = Карта { $card } пока не подходит в { building-at }: после карты { $top } он ждёт { building-wanted }.
building-refused-foundation-complete = Карта { $card } не подходит в { building-at }: он уже собран.
building-refused-keeps = В этой игре карты из домов не возвращаются.
building-refused-only-runs = В дом уходит только вся масть сразу, и это происходит автоматически.
building-refused-cell-full = В ячейке { $place } уже лежит { $top }. Выбери другое место.
building-refused-home-to-pile = Карта из дома может вернуться только в стопку.
building-refused-cell-to-cell = В другой ячейке карта ничего не изменит. Выбери стопку или дом.
building-refused-needs-highest = Карту { $card } сюда не положить: { building-at } пуста, а пустая стопка принимает только { building-wanted }.
building-refused-space-closed = Сюда ничего не положить: { building-at } пуста, а пустые стопки в этой игре остаются пустыми.
building-refused-highest-needs-space = Карта { $card } самая старшая: из стопок для неё годится только пустая.
building-refused-needs-red = Карту { $card } кладут на { building-red }, а { building-at } заканчивается картой { $top }.
building-refused-needs-black = Карту { $card } кладут на { building-black }, а { building-at } заканчивается картой { $top }.
building-refused-needs-suit = Карту { $card } кладут на { building-suited }, а { building-at } заканчивается картой { $top }.
building-refused-needs-rank = Карту { $card } кладут на { building-wanted }, а { building-at } заканчивается картой { $top }.
# What a typed line says that is no move.
building-refused-card-not-drawn = Карта { $card } ещё не открыта. Открывай карты из колоды или в стопках.
building-refused-card-not-dealt = Карта { $card } ещё не открыта. Сдай карты из колоды или открой карты в стопках.
building-refused-card-face-down = Карта { $card } лежит закрытой в одной из стопок. Открывай там новые карты.
building-refused-card-face-down-in = Карта { $card } лежит закрытой в стопке { $place }. Сначала убери карты, которые на ней лежат.
building-refused-card-to-draw = Карта { $card } в колоде. Открывай карты, пока она не появится.
building-refused-card-to-deal = Карта { $card } в колоде. Сдавай, пока она не появится.
building-refused-card-in-waste = { $redeals ->
    [0] Карта { $card } лежит в сбросе под другими картами. Сначала сыграй их.
   *[other] Карта { $card } лежит в сбросе под другими картами. Сначала сыграй их или пройди колоду ещё раз.
 }
building-refused-card-home = Карта { $card } уже дома, под другими картами. Сначала верни их в стопки.
building-refused-card-home-for-good = Карта { $card } уже дома и в этой игре там остаётся.
building-refused-card-not-in-game = Карты { $card } в этой игре нет.
building-refused-card-covered = Карта { $card } лежит под другими картами в стопке { $place }. Введи и куда её переложить или сначала убери эти карты.
building-refused-aim-covered = Карта { $card } лежит под другими картами в стопке { $place }, поэтому на неё ничего не положить.
building-refused-too-few-cards = В стопке { $place } только { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
 }
building-refused-too-many-words = Строка слишком длинная: читается не больше { $most } слов. Введи сначала первые ходы, потом остальные.
building-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи, где карта и куда её: «a b», «qh ks» или «a домой».
# What a press says where no move begins.
building-refused-fits-nowhere = Карту { $card } сейчас некуда положить.
building-refused-highest-fits-nowhere = { $runs ->
    [0] Карту { $card } сейчас некуда положить: пустых стопок нет, и её дом ещё не готов.
   *[other] Карту { $card } сейчас некуда положить: пустых стопок нет.
 }
building-refused-space-waits = Пустая стопка принимает { building-wanted }. Подходящей карты сейчас нет.
building-refused-cell-empty = Ячейка { $place } пуста. Нажми на карту, чтобы положить её туда.
building-refused-waste-is-empty = Сброс пуст. Карты попадают туда из колоды.
building-refused-foundation-waits = Этот дом сначала ждёт { building-wanted }. Подходящей карты сейчас нет.
building-refused-no-next-card = После карты { $top } этот дом ждёт { building-wanted }. Подходящей карты сейчас нет.
building-refused-foundation-is-complete = Этот дом уже собран.
building-refused-run-waits = Сюда уходит вся масть сразу, и это происходит автоматически.

# The goal of a second try, inside other sentences, and a score in its terms.
building-goal = { $goal ->
    [one] отправить домой не меньше { $goal } карты
    [few] отправить домой не меньше { $goal } карт
   *[many] отправить домой не меньше { $goal } карт
 }
building-goal-score = { $score ->
    [one] { $score } карта в домах
    [few] { $score } карты в домах
   *[many] { $score } карт в домах
 }

# How hard a deal itself is: the fewest cells with which it can be won, whatever its player does.
building-hardness = { $hardness ->
    [0] Этот расклад можно выиграть без ячеек.
    [one] Этот расклад можно выиграть с { $hardness } ячейкой.
   *[other] Этот расклад можно выиграть с { $hardness } ячейками.
 }
