# Private messages that a player has asked for. $until says when, as in “at 14:00 your time, in 3 hours”.
reminder-title = Расклад дня № { $number }: { $game }
reminder = Это напоминание по твоей просьбе. Сегодняшний расклад ещё не начат.
reminder-days = Ты играешь уже { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 } подряд.
reminder-last = Если сегодня не сыграть, напоминания прервутся на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }.
reminder-streak-title = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
 }
reminder-streak = Это предупреждение по твоей просьбе. Чтобы сохранить серию, начни расклад дня № { $number } ({ $game }), пока день не закончился: { $until }.
button-change = Изменить…
button-turn-off = Выключить
reminder-begun-title = Напоминания включены
reminder-begun = Напомню здесь в { $time } ({ $zone }), но только если расклад дня ещё не начат.
reminder-warning-begun = Напишу здесь за 3 часа до того, как серия прервётся.

# Where the bot cannot write to the player.
reminder-unreachable = { $chat ->
    [telegram] Писать тебе я пока не могу. Открой наш личный чат, запусти его (Start) и выбери напоминание ещё раз.
   *[other] Не могу писать тебе лично. Разреши сообщения от меня или от этого сервера и выбери напоминание ещё раз.
 }
reminder-ended = { $chat ->
    [telegram] Напоминания выключены: я не могу тебе написать. Снова запусти наш личный чат и выбери время в /settings.
   *[other] Напоминания выключены: я не могу писать тебе лично. Разреши это и выбери время в настройках.
 }

# The message that a review has opened.
review-promised-title = Разбор расклада дня № { $number }
review-promised = Личное сообщение придёт { $moment }, когда откроется разбор.
review-not-played = Этот расклад дня тобой не сыгран, поэтому разбора нет.
review-is-open = Разбор уже открыт: нажми «{ button-review }» под своей партией.
review-ready-title = Разбор расклада дня № { $number } открыт
review-ready = Это сообщение по твоей просьбе. Посмотри, какой ход решил партию.
