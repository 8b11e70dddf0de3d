# What players can ask about a board: a hint, the chances, a verdict.

button-hint = Подсказка
button-chance = Шансы
button-verdict = Вердикт
button-verdict-yes = Да, проверить

# The label of the advised move's button.
advised-move = ★ { $move }

hint-looking = Ищу подсказку…
# The chances after that move and the reason for it follow; in a player's first game of the kind only the reason.
hint = Подсказка: «{ $move }».
# One sample is enough if no hidden card matters.
hint-won = { $samples ->
    [1] { $won ->
        [0] После этого хода путь к победе неизвестен.
       *[other] После этого хода ещё можно выиграть.
    }
   *[other] { $won ->
        [0] После этого хода не выигрывается ни одна из { $samples } похожих партий.
        [one] После этого хода выигрывается { $won } из { $samples } похожих партий.
        [few] После этого хода выигрываются { $won } из { $samples } похожих партий.
       *[many] После этого хода выигрываются { $won } из { $samples } похожих партий.
    }
 }
hint-points = { $samples ->
    [1] После этого хода можно набрать { $points } из { $most } очков.
   *[other] После этого хода похожие партии приносят в среднем { $points } из { $most } очков.
 }
# Instead of a reason that compares moves in numbers, in a player's first game of the kind.
hint-did-better = Из нескольких проверенных ходов этот оказался лучшим.

chance-looking = Проверяю твои шансы…
chance-won = { $samples ->
    [1] { $won ->
        [0] Шансы: путь к победе неизвестен.
       *[other] Шансы: ещё можно выиграть.
    }
   *[other] { $won ->
        [0] Шансы: не выигрывается ни одна из { $samples } похожих партий.
        [one] Шансы: выигрывается { $won } из { $samples } похожих партий.
        [few] Шансы: выигрываются { $won } из { $samples } похожих партий.
       *[many] Шансы: выигрываются { $won } из { $samples } похожих партий.
    }
 }
chance-points = { $samples ->
    [1] Шансы: можно набрать { $points } из { $most } очков.
   *[other] Шансы: { $points } из { $most } очков, в среднем по { $samples } похожим партиям.
 }
# Follows the chances, unless no hidden card matters.
chance-meaning = Похожие партии начинаются с твоего поля. Перемешаны только закрытые карты.
chance-counts = Это считается подсказкой.
# Next to the bar in the picture: “63 of 100 won”, “71/104 points”.
meter = выиграно { $part } из { $whole }
meter-points = { $part }/{ $whole } очков

advice-over = Эта партия закончена. Подсказки и шансы есть, только пока партия идёт.
advice-none = В этой игре нет подсказок и шансов.
advice-nothing = Здесь подсказка не нашлась. Помощью это не считается.

verdict-ask = { $hidden ->
    [0] Вердикт скажет только, можно ли ещё выиграть.
   *[other] Вердикт учитывает все карты, в том числе закрытые. Он скажет только, можно ли ещё выиграть.
 } После этого партия считается сыгранной с помощью.
verdict-ask-points = { $hidden ->
    [0] Вердикт скажет только, можно ли ещё набрать { $most ->
        [one] { $most } очко
        [few] { $most } очка
       *[many] { $most } очков
    }.
   *[other] Вердикт учитывает все карты, в том числе закрытые. Он скажет только, можно ли ещё набрать { $most ->
        [one] { $most } очко
        [few] { $most } очка
       *[many] { $most } очков
    }.
 } После этого партия считается сыгранной с помощью.
verdict-looking = Смотрю все карты… { $looks ->
    [0] { "" }
    [one] Проверена { $looks } позиция.
    [few] Проверены { $looks } позиции.
   *[many] Проверено { $looks } позиций.
 }
verdict-won = Вердикт: ещё можно выиграть.
verdict-won-points = Вердикт: ещё можно набрать { $most ->
    [one] { $most } очко
    [few] { $most } очка
   *[many] { $most } очков
 }.
verdict-lost = { $undo ->
    [one] Вердикт: проиграно. Но если отменить { $undo } ход, ещё можно выиграть.
    [few] Вердикт: проиграно. Но если отменить { $undo } хода, ещё можно выиграть.
   *[many] Вердикт: проиграно. Но если отменить { $undo } ходов, ещё можно выиграть.
 }
verdict-lost-points = Вердикт: { $most ->
    [one] { $most } очко
    [few] { $most } очка
   *[many] { $most } очков
 } уже не набрать. { $undo ->
     [one] Но если отменить { $undo } ход, это снова возможно.
     [few] Но если отменить { $undo } хода, это снова возможно.
    *[many] Но если отменить { $undo } ходов, это снова возможно.
 }
verdict-lost-from-deal = Вердикт: проиграно. Выиграть этот расклад нельзя было с самого начала, твои ходы тут ни при чём.
verdict-lost-from-deal-points = Вердикт: набрать { $most ->
    [one] { $most } очко
    [few] { $most } очка
   *[many] { $most } очков
 } в этом раскладе нельзя было с самого начала. Твои ходы тут ни при чём.
verdict-lost-somewhere = Вердикт: проиграно. Сколько ходов нужно отменить, неизвестно.
verdict-lost-somewhere-points = Вердикт: { $most ->
    [one] { $most } очко
    [few] { $most } очка
   *[many] { $most } очков
 } уже не набрать. Сколько ходов нужно отменить, неизвестно.
verdict-unknown = Вердикт: неизвестно. Путь к победе не нашёлся, но, возможно, он есть. Помощью это не считается.
verdict-unknown-points = Вердикт: неизвестно. Способ набрать { $most ->
    [one] { $most } очко
    [few] { $most } очка
   *[many] { $most } очков
 } не нашёлся, но, возможно, он есть. Помощью это не считается.
verdict-over = Эта партия закончена. Вердикт можно получить, только пока партия идёт.
verdict-none = В этой игре нет вердиктов.
