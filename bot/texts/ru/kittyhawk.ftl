# Kittyhawk: its name, levels, places, moves, states and hints.

kittyhawk-title = Kittyhawk
# Other names that players type.
kittyhawk-called = kitty hawk, китти хок, киттихок
kittyhawk-credit = Kittyhawk: Ezra Bradford. Колода Decktet: P.D. Magnus
# The aim in one sentence, above a player’s first game.
kittyhawk-aim = Собери каждую масть в её доме, от туза до короны.
kittyhawk-pitch = Собери 6 мастей по домам, от туза до короны.
kittyhawk-typing = Введи, где карта и куда её: «a b», «g узлы», «9lk узлы», «mill на merchant» (названия по-английски), «домой a»; «d» сдаёт, «c» собирает. В строку входит несколько ходов: «ab, bc». Дома: m Луны, s Солнца, w Волны, l Листья, y Змеи, k Узлы.
kittyhawk-scored = Карты в домах

kittyhawk-option-level = уровень
kittyhawk-option-level-1 = уровень 1
kittyhawk-option-level-2 = уровень 2 с пешками
kittyhawk-option-level-3 = уровень 3 с замешанными тузами
kittyhawk-option-level-4 = уровень 4 с пешками и дворами
kittyhawk-option-level-5 = уровень 5 с пешками, дворами и замешанными тузами
kittyhawk-short-option-level-1 = уровень 1
kittyhawk-short-option-level-2 = уровень 2
kittyhawk-short-option-level-3 = уровень 3
kittyhawk-short-option-level-4 = уровень 4
kittyhawk-short-option-level-5 = уровень 5
kittyhawk-option-blind = закрытые кучи
kittyhawk-short-option-blind = вслепую
kittyhawk-option-open = открытая колода
kittyhawk-short-option-open = открытая

# The number of cards that belong on the foundations.
kittyhawk-total = { $level ->
    [2] 66
    [4] 72
    [5] 72
   *[other] 60
 }

# The number of cards on a foundation determines its top card, up to the 9.
kittyhawk-foundation = { kittyhawk-name }{ $count ->
    [0] : пусто
    [1] : туз
    [one] : { $top } ({ $count } карта)
    [few] : { $top } ({ $count } карты)
   *[many] : { $top } ({ $count } карт)
 }
kittyhawk-foundation-row = Дома. { $places }.
kittyhawk-pile = Стопка { $name }{ $count ->
    [0] : пусто.
    [1] : { $cards }.
   *[other] , сверху вниз: { $cards }.
 }
kittyhawk-heap = { $name ->
    [g] Левая куча g
   *[other] Правая куча h
 }{ $count ->
    [0] : пусто.
    [1] : { $all }.
    [one] , { $count } карта, сверху вниз: { $all }.
    [few] , { $count } карты, сверху вниз: { $all }.
   *[many] , { $count } карт, сверху вниз: { $all }.
 }
kittyhawk-stock = { $count ->
    [0] Колода пуста.
   *[other] { $seen ->
        [0] Колода: закрытых карт { $count }, сдаются по 6.
       *[other]
            Колода: открытых карт { $count }, сдаются по 6. Последняя карта для каждой кучи окажется сверху.
            { $parts }
    }
 }
# A deal to come of a stock that lies face up: $number counts them, the cards are in the order in which they are dealt.
kittyhawk-stock-part = { $number ->
    [1] Сейчас
   *[other] Потом ({ $number })
 }: в g { $card1 }, { $card2 }, { $card3 }; в h { $card4 }, { $card5 }, { $card6 }.

# Captions of places in pictures: at most as wide as a card.
kittyhawk-printed-moons = Луны
kittyhawk-printed-suns = Солнца
kittyhawk-printed-waves = Волны
kittyhawk-printed-leaves = Листья
kittyhawk-printed-wyrms = Змеи
kittyhawk-printed-knots = Узлы
kittyhawk-printed-stock = колода

# Foundations are named by their suits, other places by their letters.
kittyhawk-name = { $name ->
    [moons] Луны
    [suns] Солнца
    [waves] Волны
    [leaves] Листья
    [wyrms] Змеи
    [knots] Узлы
   *[other] { $name }
 }
kittyhawk-name1 = { $place1 ->
    [moons] Луны
    [suns] Солнца
    [waves] Волны
    [leaves] Листья
    [wyrms] Змеи
    [knots] Узлы
   *[other] { $place1 }
 }
kittyhawk-at1 = { $place1 ->
    [moons] дома Лун
    [suns] дома Солнц
    [waves] дома Волн
    [leaves] дома Листьев
    [wyrms] дома Змей
    [knots] дома Узлов
    [g] левой кучи
    [h] правой кучи
   *[other] стопки { $place1 }
 }

# The buttons of moves, in words if there is room, else short. $onto is the number of cards on the target pile,
# $alike on how many places such a card is on top: only then the button says which of them.
kittyhawk-from = { $alike ->
    [1] { "" }
   *[other] { " " }({ kittyhawk-name1 })
 }
kittyhawk-target = { $place2 ->
    [moons] дом Лун
    [suns] дом Солнц
    [waves] дом Волн
    [leaves] дом Листьев
    [wyrms] дом Змей
    [knots] дом Узлов
   *[other] { $onto ->
        [0] пустая { $place2 }
       *[other] стопка { $place2 }
    }
 }
kittyhawk-from-short = { $alike ->
    [1] { "" }
   *[other] { $place1 ->
        [moons] { " " }(🌙)
        [suns] { " " }(☀️)
        [waves] { " " }(🌊)
        [leaves] { " " }(🍂)
        [wyrms] { " " }(🐍)
        [knots] { " " }(🪢)
       *[other] { " " }({ $place1 })
    }
 }
kittyhawk-target-short = { $place2 ->
    [moons] домой 🌙
    [suns] домой ☀️
    [waves] домой 🌊
    [leaves] домой 🍂
    [wyrms] домой 🐍
    [knots] домой 🪢
   *[other] стопка { $place2 }
 }
kittyhawk-move = { $brief1 }{ kittyhawk-from } → { kittyhawk-target }
kittyhawk-move-first = { $brief1 }{ kittyhawk-from }…
kittyhawk-move-then = → { kittyhawk-target }{ $place2 ->
    [moons] { "" }
    [suns] { "" }
    [waves] { "" }
    [leaves] { "" }
    [wyrms] { "" }
    [knots] { "" }
   *[other] { $onto ->
        [0] { "" }
       *[other] { " " }({ $brief2 })
    }
 }
kittyhawk-move-short = { $card1 }{ kittyhawk-from-short } → { kittyhawk-target-short }
kittyhawk-move-first-short = { $card1 }{ kittyhawk-from-short }…
kittyhawk-move-then-short = → { kittyhawk-target-short }
kittyhawk-move-mark = { $place2 ->
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
    [knots] K
   *[other] { $place2 }
 }
kittyhawk-choosing-move = Куда переложить карту «{ $brief1 }» из { kittyhawk-at1 }?
kittyhawk-deal = Сдать 6 карт
kittyhawk-deal-short = Сдать 6
kittyhawk-collect = Собрать карты
kittyhawk-collect-short = Собрать
# Moves that undo progress or change nothing are a button further.
kittyhawk-button-others = Вернуть из домов…
kittyhawk-choosing-others = Эти ходы берут карты из домов или переносят единственную карту стопки в пустую стопку.

kittyhawk-home = { $score ->
    [one] В домах { $score } карта из { kittyhawk-total }
    [few] В домах { $score } карты из { kittyhawk-total }
   *[many] В домах { $score } карт из { kittyhawk-total }
 }
kittyhawk-state = { kittyhawk-home }{ $moves ->
    [0] .
    [one] , после { $moves } хода.
    [few] , после { $moves } ходов.
   *[many] , после { $moves } ходов.
 }
kittyhawk-picture-state = { $score }/{ kittyhawk-total } в домах · колода { $stock }
kittyhawk-result = В домах { $score } из { kittyhawk-total } карт
kittyhawk-choices = { $stock ->
    [0] Выбери карту и место для неё.
   *[other] { $moves ->
        [1] Полезных ходов не осталось: сдай 6 карт в кучи.
       *[other] Выбери карту и место для неё или сдай 6 карт в кучи.
    }
 }

kittyhawk-ended-home = Победа! В домах все { $score ->
    [one] { $score } карта
    [few] { $score } карты
   *[many] { $score } карт
 }, за { $moves ->
     [one] { $moves } ход
     [few] { $moves } хода
    *[many] { $moves } ходов
 }.
kittyhawk-ended-no-move = Поражение: колода пуста, и карты можно только перекладывать туда-сюда. { kittyhawk-home }.

# The reason of a hint. A plan has $moves moves and frees $freed cards of the heaps. The sentence before says how many
# deals were won after the move; $other were won after the planned one.
kittyhawk-hint-wins = { $moves ->
    [1] Этот ход отправляет домой последнюю карту.
   *[other] Все карты уже известны. Это первый ход из { $moves }: после них все карты будут дома.
 }
kittyhawk-hint-plan = { $moves ->
    [1] { $freed ->
        [0] Этот ход лучше раскладывает видимые карты.
        [one] Этот ход освобождает { $freed } карту из куч.
        [few] Этот ход освобождает { $freed } карты из куч.
       *[many] Этот ход освобождает { $freed } карт из куч.
    }
   *[other] { $freed ->
        [0] Это первый ход из { $moves }: вместе они лучше разложат видимые карты.
        [one] Это первый ход из { $moves }: вместе они освободят { $freed } карту из куч.
        [few] Это первый ход из { $moves }: вместе они освободят { $freed } карты из куч.
       *[many] Это первый ход из { $moves }: вместе они освободят { $freed } карт из куч.
    }
 }
kittyhawk-hint-uncover = { $moves ->
    [1] Этот ход открывает закрытую карту. Взгляни на неё и потом планируй дальше.
   *[other] Это первый ход из { $moves }: вместе они откроют закрытую карту. Взгляни на неё и потом планируй дальше.
 }
kittyhawk-hint-deal = Ход, который улучшит поле, не нашёлся, поэтому сдавай.
kittyhawk-hint-tried = { $other ->
    [0] После другого хода, который тоже казался хорошим, не выигрывается ни одна.
    [one] После другого хода, который тоже казался хорошим, выигрывается только { $other }.
    [few] После другого хода, который тоже казался хорошим, выигрываются только { $other }.
   *[many] После другого хода, который тоже казался хорошим, выигрываются только { $other }.
 }
kittyhawk-hint-stuck = Путь к победе отсюда не нашёлся. Возможно, стоит отменить несколько ходов.

# The next rank that fits on a place.
kittyhawk-wanted = { $wanted ->
    [A] туз
    [P] пешка
    [C] двор
    [R] корона
   *[other] { $wanted }
 }
kittyhawk-at = { $place ->
    [moons] дом Лун
    [suns] дом Солнц
    [waves] дом Волн
    [leaves] дом Листьев
    [wyrms] дом Змей
    [knots] дом Узлов
    [g] левая куча
    [h] правая куча
   *[other] стопка { $place }
 }

kittyhawk-refused-no-such-move = «{ $move }» — не ход в Kittyhawk. Введи стопку и куда переложить её верхнюю карту, например «a узлы». Или введи «сдай» или «собери».
kittyhawk-refused-same-place = Карта уже там: { kittyhawk-at }. Назови для неё другое место.
kittyhawk-refused-nothing-there = Брать нечего: { kittyhawk-at } без карт.
kittyhawk-refused-onto-heap = Класть карты в кучу нельзя: туда они попадают только при сдаче.
kittyhawk-refused-stock-only-deals = Брать карты из колоды и возвращать их туда нельзя. Сдавай — получишь сразу 6.
kittyhawk-refused-stock-empty = Колода пуста, сдавать больше нечего.
kittyhawk-refused-nothing-safe = Сейчас ни туза, ни карты от 2 до 9, ни короны нельзя безопасно отправить домой. Пешки и дворы не собираются. Отправлять карты домой можно и по одной.
kittyhawk-refused-not-the-suit = Карта { $card } не подходит в { kittyhawk-at }: у неё нет этой масти.
kittyhawk-refused-needs-ace = Карта { $card } пока не подходит в { kittyhawk-at }: он пуст и начинается со своего туза.
kittyhawk-refused-not-next = { $wanted ->
    [none] Карта { $card } не подходит в { kittyhawk-at }: он уже собран.
   *[other] Карта { $card } не подходит в { kittyhawk-at }: после карты { $top } идёт { kittyhawk-wanted }.
 }
kittyhawk-refused-crown-needs-room = Карта { $card } самая старшая: из стопок для неё годится только пустая.
kittyhawk-refused-on-ace = Карту { $card } нельзя положить на карту { $top }: младше туза карт нет.
kittyhawk-refused-no-shared-suit = Карту { $card } нельзя положить на карту { $top }: у них нет общей масти.
kittyhawk-refused-not-one-lower = Карту { $card } нельзя положить на карту { $top }: туда подойдёт только { kittyhawk-wanted } с общей мастью.
kittyhawk-refused-not-yet-seen = «{ $move }» может зависеть от карт, которые откроют ходы перед ним. Сначала введи эти ходы и посмотри.
kittyhawk-refused-several-homes = Карта { $card } подходит в несколько домов, и выбор может быть важен. Назови один, например «{ $place } { kittyhawk-name1 }».
kittyhawk-refused-not-on-top = «{ $text }» не лежит сверху ни в стопке, ни в куче, ни в доме. Перекладывать можно только верхние карты.
kittyhawk-refused-too-many-words = Строка слишком длинная: читается не больше { $most } слов. Введи сначала первые ходы, потом остальные.
kittyhawk-refused-foundation-empty = Этот дом пуст: он начинается со своего туза, а туз сейчас не сверху.
kittyhawk-refused-no-next-card = { $wanted ->
    [none] Этот дом уже собран.
   *[other] Здесь после карты { $top } идёт { kittyhawk-wanted }. Подходящей карты сверху сейчас нет.
 }
kittyhawk-refused-fits-nowhere = Карту { $card } сейчас некуда положить: ни в одной стопке нет сверху карты на ступень старше с общей мастью, и дома к ней не готовы.
kittyhawk-refused-crown-fits-nowhere = Карту { $card } сейчас некуда положить: пустых стопок нет, и её дом ещё не готов.
kittyhawk-refused-unreadable = Не получается прочитать «{ $text }» как ход. Введи, где карта и куда её: «a b», «merchant на узлы». Или введи «сдай», «собери» или «домой a».

# A goal of a season.
kittyhawk-score-goal = { $score ->
    [one] Собери в домах { $score } карту в партии Kittyhawk
    [few] Собери в домах { $score } карты в партии Kittyhawk
   *[many] Собери в домах { $score } карт в партии Kittyhawk
 }
