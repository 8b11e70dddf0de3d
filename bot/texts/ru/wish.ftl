# Wish: its name, places, moves, states and hints.

wish-title = Wish
# Other names that players type.
wish-called = желание, пасьянс желание, виш
wish-credit = Wish: народный пасьянс
wish-aim = Снимай со стопок пары верхних карт одного достоинства, пока не останется ни одной карты.
wish-typing = Введи 2 стопки, например «ac», или 2 карты, например «7s 7h» (s пики, h червы, d бубны, c трефы). В одной строке можно ввести несколько пар.
wish-pitch = Снимай равные пары, пока не уйдут все 8 стопок.
wish-scored = Осталось карт
wish-option-open = все карты открыты
wish-short-option-open = открытые

# $seen cards of the pile are face up, listed from the top in $cards; $hidden are face down below one of them.
wish-pile = Стопка { $name }{ $seen ->
    [0] : пусто.
    [1] : { $cards }{ $hidden ->
        [0] .
        [one] , ниже { $hidden } закрытая карта.
        [few] , ниже { $hidden } закрытые карты.
       *[many] , ниже { $hidden } закрытых карт.
    }
   *[other] , сверху вниз: { $cards }.
 }

wish-take = { $card1 } + { $card2 }

wish-state = { $score ->
    [0] Карт не осталось.
    [one] Осталась { $score } карта.
    [few] Осталось { $score } карты.
   *[many] Осталось { $score } карт.
 }
wish-picture-state = осталось { $score }
wish-result = { $score ->
    [0] Все карты убраны
    [one] Осталась { $score } карта
    [few] Осталось { $score } карты
   *[many] Осталось { $score } карт
 }
wish-choices = { $moves ->
    [one] Можно снять { $moves } пару.
    [few] Можно снять { $moves } пары.
   *[many] Можно снять { $moves } пар.
 }

wish-ended-cleared = Победа! Все карты убраны.
wish-ended-no-pair = Поражение: среди верхних карт нет пары одного достоинства. { wish-state }
wish-ended-no-first-pair = Этот расклад проигран ещё до первого хода: среди верхних карт нет пары одного достоинства. Так начинается примерно 1 расклад из 160.
wish-first-win = Первая за сегодня партия в Wish выиграна с первой попытки. Можно загадать желание. Только никому не говори, а то не сбудется.
# On the picture of the win: at most 48 columns.
wish-first-win-line = Можно загадать желание

wish-refused-no-such-move = «{ $move }» — не ход в Wish. Введи 2 стопки, например «ac».
wish-refused-one-pile = Пара берётся из 2 стопок. Взять стопку { $pile } дважды нельзя.
wish-refused-pile-order = Стопки пары вводи по порядку от a до h: «take { $first } { $second }».
wish-refused-empty-pile = Стопка { $pile } пуста.
wish-refused-not-a-pair = { $one } в стопке { $first } и { $other } в стопке { $second } разного достоинства.
wish-refused-face-down = Стопка { $pile } названа дважды. В одной строке можно снять только карты, которые открыты сейчас. Сними первую пару и посмотри, что под ней.
wish-refused-not-on-top = { $card } сейчас не лежит сверху. Введи 2 стопки, например «ac», или 2 верхние карты одного достоинства.
wish-refused-no-pair = { $count ->
    [0] «{ $text }» сейчас не пара: сверху нет карт этого достоинства.
   *[other] «{ $text }» сейчас не пара: сверху только одна карта этого достоинства.
 }
wish-refused-several-pairs = Под «{ $text }» подходит несколько пар: стопки { $piles }. Введи буквы 2 из них.
wish-refused-no-partner = Для карты { $card } сейчас нет пары сверху. Возьми другую пару.
wish-refused-unreadable = Не получается прочитать «{ $text }» как пару. Введи 2 стопки, например «ac», или 2 верхние карты, например «7s 7h». Можно сразу несколько пар.

# The reason of a hint. $place1 and $place2 are the piles of the pair, $card1 and $card2 its cards.
wish-hint-only = Других пар нет.
wish-hint-safe = Все 4 карты этого достоинства лежат сверху. Снять их можно без риска.
wish-hint-tallest = Ни одна другая пара не лежит на стопках выше, чем { $place1 } и { $place2 }. Высокие стопки прячут больше всего карт.
wish-hint-sampled = Другая пара лежит на стопках повыше. Но в похожих партиях эта выигрывает чаще.
wish-hint-wins = Все карты видны. После этой пары ещё можно снять все остальные.
wish-hint-fewest = Все карты видны. Снять все уже нельзя, но так их останется меньше всего.

# A goal of a season.
wish-score-goal = { $score ->
    [one] Оставь не больше { $score } карты в партии Wish
    [few] Оставь не больше { $score } карт в партии Wish
   *[many] Оставь не больше { $score } карт в партии Wish
 }
