# Follow-the-Suit: its name, places, moves, states and hints.

follow-title = Follow-the-Suit
# Other names that players type.
follow-called = в масть, фоллоу, фоллоу зе сьют
follow-credit = Follow-the-Suit: Rikkati, 2019
follow-aim = Бери взятки и избавься от всех карт в руке, пока не кончилась колода.
follow-typing = Обмен: «обменяй 2s 5h» или «оставь» (s пики, h червы, d бубны, c трефы). Козырь: «червы» или «нет», то есть без козыря. Всё сразу: «оставь, козырь червы». Потом на каждую взятку введи карту: «qh», «джокер» или «q», если сыграть можно только 1 даму.
follow-pitch = Бери взятки у колоды, пока рука не опустеет.
follow-option-open = все карты открыты
follow-short-option-open = открытые
follow-scored = Осталось карт в колоде

# The places. $cards lists the visible cards, the latest first.
follow-lead = { $count ->
    [0] Захода нет.
   *[other] Заход колоды: { $cards }.
 }
follow-last = { $count ->
    [0] Взяток ещё не было.
   *[other] Последняя взятка, сначала твоя карта: { $cards }.
 }
follow-hand = { $cards }
follow-hand-row = Твоя рука: { $places }.
follow-stock = { $open ->
    [on] { $count ->
        [0] Колода пуста.
       *[other] Колода, сначала следующая карта: { $cards }.
    }
   *[off] { $count ->
        [0] Колода пуста.
        [one] Колода: { $count } закрытая карта.
        [few] Колода: { $count } закрытые карты.
       *[many] Колода: { $count } закрытых карт.
    }
 }
follow-discards = { $count ->
    [0] Сброшено при обмене: ничего.
   *[other] Сброшено при обмене: { $cards }.
 }
follow-played = { $count ->
    [0] Ушло со взятками: ничего.
   *[other] Ушло со взятками, сначала последние: { $cards }.
 }
follow-aside = { $open ->
    [on] Отложено, не в игре: { $cards }.
   *[off] Отложено закрытыми до конца партии: { $count } карт.
 }

# Captions of places in pictures: at most as wide as a card.
follow-printed-trumps = козырь
follow-printed-lead = заход
follow-printed-last-trick = взятка
follow-printed-gone = вышли
# In an open game, above the cards in their order, the next one first; the cards set aside are listed in small print.
follow-printed-deck-from-the-top = колода сверху
follow-printed-set-aside = отложены
follow-printed-next-leads-in-order = следующие заходы по порядку

# The state: $phase is the phase of the game, $won and $lost count tricks, $trick is the result of the last one.
follow-state = { $phase ->
    [exchange] { follow-cards }
    [trumps] { $score ->
        [0] До выбора козыря дело не дошло.
       *[other] { follow-cards }
    }
   *[tricks] { follow-trumps-now }.{ $trick ->
        [won] { " " }Последняя взятка твоя.
        [lost] { " " }Последняя взятка проиграна, обе карты у тебя.
       *[other] { "" }
    } Взятки: взято { $won }, проиграно { $lost }. { follow-cards }
 }
follow-cards = Карты: в руке { $hand }, в колоде { $stock }.
follow-trumps-now = { $trumps ->
    [S] Козырь — пики
    [H] Козырь — червы
    [D] Козырь — бубны
    [C] Козырь — трефы
   *[none] Козыря нет
 }
follow-picture-state = { $phase ->
    [exchange] обмен · в колоде { $stock }
    [trumps] козырь? · в колоде { $stock }
   *[tricks] { $trumps ->
        [S] козырь: пики
        [H] козырь: червы
        [D] козырь: бубны
        [C] козырь: трефы
       *[none] без козыря
    } · в колоде { $stock }
 }
# What to do now. $led is the suit of the led card, X for the Joker; $follows counts the cards in hand of that suit.
follow-choices = { $phase ->
    [exchange] Один раз можно обменять карты: отметь, какие сбросить, и получишь за каждую 2 новые.
    [trumps] Твоя рука: { $hand-cards }. Выбери козырную масть или играй без козыря. Козырь бьёт все остальные масти.
   *[tricks] { $led ->
        [X] Колода ходит джокером. Сыграй любую карту: она проиграет, и обе карты достанутся тебе.
       *[other] { $follows ->
            [0] Заход колоды: { $lead-cards }. У тебя нет { follow-led-suit }, поэтому играй любую карту.
           *[other] { $joker ->
                [0] Заход колоды: { $lead-cards }. Отвечай в масть: { $led ->
                    [S] пики
                    [H] червы
                    [D] бубны
                   *[C] трефы
                }.
               *[other] Заход колоды: { $lead-cards }. Отвечай в масть: { $led ->
                    [S] пики
                    [H] червы
                    [D] бубны
                   *[C] трефы
                }. Или сыграй джокера.
            }
        }
    }
 }
follow-led-suit = { $led ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
 }

# $result is how the game ended: only a won one has points.
follow-result = { $result ->
    [won] { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }, взятки: взято { $won }, проиграно { $lost }
   *[other] Взятки: взято { $won }, проиграно { $lost }
 }
follow-ended-empty-hand = { $score ->
    [0] Победа! И рука, и колода пусты: 0 очков, но это победа.
    [one] Победа! Рука пуста, а в колоде ещё { $score } карта: { $score } очко.
    [few] Победа! Рука пуста, а в колоде ещё { $score } карты: { $score } очка.
   *[many] Победа! Рука пуста, а в колоде ещё { $score } карт: { $score } очков.
 } Взятки: взято { $won }, проиграно { $lost }.
follow-ended-too-many = { $phase ->
    [trumps] Поражение при обмене: карт в руке { $hand }, а в колоде { $stock }. За взятку из руки уходит не больше 1 карты.
   *[tricks] Поражение: в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }, а { $stock ->
        [0] взяток больше не осталось
        [one] осталась только { $stock } взятка
        [few] остались только { $stock } взятки
       *[many] осталось только { $stock } взяток
    }. Взятки: взято { $won }, проиграно { $lost }.
 }

# The moves. An exchange draws $come cards; then $drawn are in hand and $left in the deck.
follow-choosing-exchange = { $count ->
    [0] Отметь карты, которые хочешь сбросить: за каждую получишь 2. Если ничего не отметить, останутся все 10.
    [8] { follow-losing-exchange }
    [9] { follow-losing-exchange }
    [10] { follow-losing-exchange }
    [one] Сброс: { $count } карта, взамен { $come }. Карт в руке станет { $drawn }, в колоде — { $left }.
    [few] Сброс: { $count } карты, взамен { $come }. Карт в руке станет { $drawn }, в колоде — { $left }.
   *[many] Сброс: { $count } карт, взамен { $come }. Карт в руке станет { $drawn }, в колоде — { $left }.
 }
follow-losing-exchange = Осторожно: если обменять { $count } карт, партия сразу проиграна. Карт в руке будет { $drawn }, а в колоде только { $left }.
follow-exchange = { $count ->
    [0] Оставить все карты
    [8] Обменять { $count } карт и проиграть
    [9] Обменять { $count } карт и проиграть
    [10] Обменять { $count } карт и проиграть
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
   *[many] Обменять { $count } карт
 }
follow-trumps = { $place1 ->
    [S] ♠ Козырь: пики
    [H] ♥ Козырь: червы
    [D] ♦ Козырь: бубны
    [C] ♣ Козырь: трефы
   *[none] Без козыря
 }
follow-trumps-short = { $place1 ->
    [S] ♠ Пики
    [H] ♥ Червы
    [D] ♦ Бубны
    [C] ♣ Трефы
   *[none] Без козыря
 }
follow-play = { $card1 ->
    [Joker] Сыграть джокера
   *[other] Сыграть { $card1 }
 }
follow-play-short = { $card1 }
# In a list of moves as they are typed.
follow-exchange-typed = { $card1 }
follow-trumps-typed = { $place1 ->
    [S] пики
    [H] червы
    [D] бубны
    [C] трефы
   *[none] без козыря
 }
follow-play-typed = { $card1 }

follow-refused-no-such-move = «{ $move }» — не ход в Follow-the-Suit. Сначала введи «оставь» или «обменяй 2s 5h», потом «козырь червы» или «нет». Дальше — карту, например «qh».
follow-refused-exchange-first = Сначала обмен. Введи карты, которые хочешь сбросить, например «обменяй 2s 5h», или «оставь».
follow-refused-exchanged = Обменять карты можно только один раз, до выбора козыря.
follow-refused-trumps-first = Сначала выбери козырь: масть, например «червы», или «нет».
follow-refused-trumps-chosen = Козырь уже выбран, сменить его нельзя. { follow-trumps-now }.
follow-refused-not-in-hand = Такой карты в руке нет: { follow-card }.
follow-card = { $card ->
    [Joker] джокер
   *[other] { $card }
 }
follow-refused-named-twice = Эта карта названа дважды: { follow-card }.
follow-refused-hand-order = Вводи карты для обмена в том порядке, как они лежат в руке.
follow-refused-must-follow = { $card } не в масть к { $lead }. Если масть есть, нужно отвечать в масть: например, сыграй { $fitting } или джокера, если он у тебя.
follow-refused-unseen-lead = Играй по одной карте: следующего захода ещё не видно.
follow-refused-no-such-card = Ни одна карта в руке не подходит к «{ $text }».
follow-refused-several-cards = Это может быть { $one } или { $other }. Введи достоинство и масть.
follow-refused-suit-led = Заход в { $led ->
    [S] пики
    [H] червы
    [D] бубны
   *[C] трефы
 }, и у тебя { $follows ->
    [1] есть такая карта: сыграй её
   *[other] таких карт { $follows }: сыграй одну
 }{ $joker ->
    [0] .
   *[other] { " " }или джокера.
 }
follow-refused-lead = Заход колоды: { follow-card }. Нажми на карту в руке, чтобы сыграть её.
follow-refused-no-lead-yet = Колода зайдёт только после обмена и выбора козыря.
follow-refused-last-trick = { $count ->
    [0] Взяток ещё не было.
   *[other] Это последняя взятка. Изменить её нельзя.
 }
follow-refused-deck-leads = { $phase ->
    [trumps] Колода зайдёт, как только выберешь козырь.
   *[tricks] Колода заходит сама. Сыграй карту из руки.
 }
follow-refused-trumps-later = Козырь выбирают после обмена. Отметь карты, которые хочешь сбросить, или оставь все.
follow-refused-out-of-play = Эти карты уже не в игре.
follow-refused-unreadable = Не получается прочитать «{ $text }» как ход. Сначала введи «оставь» или «обменяй 2s 5h», потом «козырь червы» или «нет». Дальше — карту: «qh» или «джокер».

# The reason of a hint. $held counts the cards in hand of the suit that is advised as trumps.
follow-hint-only = Другую карту сыграть нельзя.
follow-hint-keep = Каждая обменянная карта отнимает 3 очка. А от новых карт избавиться будет не легче.
follow-hint-exchange = { $count ->
    [1] Эта карта бьёт слишком мало заходов, избавиться от неё будет трудно.
   *[other] Эти карты бьют слишком мало заходов, избавиться от них будет трудно.
 }
follow-hint-trumps = { $place1 ->
    [none] Без козыря твои старшие карты сильнее, чем при любом козыре.
   *[other] { $held ->
        [0] Этой масти у тебя нет, поэтому твои старшие карты не теряют силы.
        [one] У тебя { $held } карта этой масти. Если она не козырь, избавиться от неё трудно.
        [few] У тебя { $held } карты этой масти. Козырями они возьмут взятки, когда ответить в масть нечем.
       *[many] У тебя { $held } карт этой масти. Козырями они возьмут взятки, когда ответить в масть нечем.
    }
 }
follow-hint-win = Эта карта берёт взятку, а остальные потом пригодятся больше.
follow-hint-ruff = Масти захода у тебя нет, поэтому взятку берёт козырь.
follow-hint-joker = Джокер берёт взятку. Иначе от карты захода будет трудно избавиться.
follow-hint-take = Эту взятку не возьмёт ни одна твоя карта. Любая сыгранная вернётся вместе с картой захода.
follow-hint-duck = Эту взятку лучше проиграть. Карта захода потом сама возьмёт взятку, а твоя сильная карта останется у тебя.
# The reasons in an open game; $left counts the cards left in the deck at the best end.
follow-hint-best = Все карты видны. { $left ->
    [0] Так можно выиграть с последней картой колоды.
    [one] Так можно выиграть, и в колоде останется { $left } карта.
    [few] Так можно выиграть, и в колоде останутся { $left } карты.
   *[many] Так можно выиграть, и в колоде останется { $left } карт.
 } Ничто другое не оставит больше.
follow-hint-lost = Все карты видны. Эту партию уже не выиграть, что ни делай.
follow-hint-found = Все карты видны. { $left ->
    [0] Лучший найденный путь выигрывает с последней картой колоды.
    [one] Лучший найденный путь выигрывает, и в колоде остаётся { $left } карта.
    [few] Лучший найденный путь выигрывает, и в колоде остаются { $left } карты.
   *[many] Лучший найденный путь выигрывает, и в колоде остаётся { $left } карт.
 } Перебрать все пути не удалось: их слишком много.
follow-hint-unfound = Все карты видны, но путей слишком много, чтобы перебрать все. Среди проверенных выигрышного нет.

# The goal of a second try, and a score in its terms.
follow-goal = { $goal ->
    [one] выиграть, сохранив в колоде не меньше { $goal } карты
    [few] выиграть, сохранив в колоде не меньше { $goal } карт
   *[many] выиграть, сохранив в колоде не меньше { $goal } карт
 }
follow-goal-score = { $score ->
    [one] { $score } карта в колоде
    [few] { $score } карты в колоде
   *[many] { $score } карт в колоде
 }

# A goal of a season.
follow-score-goal = { $score ->
    [one] Выиграй Follow-the-Suit, сохранив в колоде не меньше { $score } карты
    [few] Выиграй Follow-the-Suit, сохранив в колоде не меньше { $score } карт
   *[many] Выиграй Follow-the-Suit, сохранив в колоде не меньше { $score } карт
 }
