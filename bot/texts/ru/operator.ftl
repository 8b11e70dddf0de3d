# What operators read in a chat, and what others read of them. $subject is an account, server or group, such as
# discord:123. Notices have at most 200 characters.

# For players.
blocked-player = Владелец бота тебя заблокировал. Командой { $command } можно по-прежнему получить или удалить свои данные.
blocked-group = Владелец бота отключил его здесь.
operator-note-for-all = Сообщение владельца бота: { $text }
operator-note-for-all-until = Сообщение владельца бота, до { $end }: { $text }

# The overview.
operator-title = Управление ботом
operator-groups-discord = Discord: { $count ->
    [one] { $count } сервер
    [few] { $count } сервера
   *[many] { $count } серверов
 }
operator-groups-telegram = Telegram: { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[many] { $count } групп
 }
operator-chat-page = Веб-страница
operator-chat-unknown = { $chat } не отвечает.
operator-players = Активных игроков: сегодня { $today }, за 7 дней { $week }, за 30 дней { $month }
operator-blocked-count = Заблокировано: { $count }
operator-note-none = Сообщение игрокам: нет
operator-note-now = Сообщение игрокам до { $end }: { $text }
operator-typed = Можно и ввести:
button-operator = К обзору
button-operator-groups-discord = Серверы
button-operator-groups-telegram = Группы
button-operator-blocks = Блокировки
button-operator-note-off = Убрать сообщение
operator-unknown = «{ $typed }» здесь нет. Доступно: { $known }
operator-unreached = Чат не отвечает, поэтому ничего не изменилось. Попробуй ещё раз чуть позже.

# Servers and groups.
operator-groups-none = Пока нет.
operator-no-name = (без названия)
operator-members = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
 }
operator-used = последняя активность { $date }
operator-is-blocked = заблокировано
operator-no-chat = Списка «{ $typed }» нет. Доступно: { $known }
operator-leave-title = Выйти?
operator-leave = После этого там никто не сможет играть: { $name } ({ $subject }). Настройки там удалятся через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }.
operator-left = Меня там больше нет: { $name } ({ $subject }).
operator-not-there = Меня нет в { $subject }. Проверь номер.
button-operator-list = ◀ К списку
button-operator-leave = Выйти…
button-operator-leave-yes = Да, выйти
button-operator-stay = Нет, остаться

# Blocks.
operator-blocks-title = Блокировки
operator-blocks-none = Никто не заблокирован.
operator-block-line = { $kind ->
    [group] { $number }. Сервер или группа { $subject }, с { $date }
   *[player] { $number }. Игрок { $subject }, с { $date }
 }
operator-blocked = { $kind ->
    [group] Блокировка { $subject } включена: там нет ни партий, ни постов.
   *[player] Блокировка { $subject } включена: ни партий, ни напоминаний. Получить или удалить свои данные игрок по-прежнему может.
 }
operator-already-blocked = Блокировка { $subject } уже включена.
operator-unblocked = Блокировка { $subject } снята.
operator-not-blocked = У { $subject } нет блокировки.
operator-cant-block = Владельцев бота заблокировать нельзя.
operator-blocks-full = Блокировок уже { $most }, больше нельзя. Сначала сними какую-нибудь.
operator-bad-id = Не удалось прочитать «{ $typed }» как ID. Напиши его как discord:123456 или только номер.
button-operator-block = Заблокировать
button-operator-unblock = Снять блокировку
operator-unblock-number = Снять { $number }

# The note to players.
operator-note-empty = Напиши сообщение после команды: { $command }
operator-note-long = Символов в сообщении: { $count }. Можно не больше { $most }.
operator-note-bad-end = Не удалось понять, до какого времени показывать сообщение. Напиши 18:00 или 2026-12-01 18:00, не дальше чем на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 } вперёд.

# The deletion of a player's data.
operator-delete-title = Удалить данные игрока?
operator-delete = Всё о { $subject } удалится: настройки, результаты, места в таблицах лидеров и { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }. Вернуть это нельзя. Блокировка останется.
operator-delete-nothing = О { $subject } ничего не хранится. Проверь номер.
operator-deleted = Всё о { $subject } удалено. В твоих резервных копиях это ещё есть.
