# What admins can configure about posts of the daily challenge, and what they are shown about them.

posts-title = Ежедневные посты
posts-none = Я могу каждый день публиковать здесь расклад дня. В каждом посте есть кнопка «{ button-play }» и результаты прошлого дня. Нажми «{ button-post-here }» в нужном канале или теме. Пробный пост появится сразу.
posts-switched-off = Посты отключены, потому что целую неделю не получалось их публиковать: { $reason }
posts-unreadable = Сохранённые настройки постов не читаются, поэтому постов здесь нет. Задай их, пожалуйста, ещё раз.
posts-configured = Каждый день я публикую расклад дня и результаты прошлого дня.
posts-here = Где: здесь
posts-elsewhere = Где: в другом канале или теме
posts-hour = Когда: { $hour } ({ $zone })
posts-next = Следующий: { $weekday ->
    [1] понедельник
    [2] вторник
    [3] среда
    [4] четверг
    [5] пятница
    [6] суббота
   *[7] воскресенье
 }, { $clock }
posts-next-now = Следующий: прямо сейчас
posts-role = Уведомления: роль (настройки сервера должны разрешать всем её упоминать)
posts-how-role = Чтобы уведомлять роль, введи { $command }.
posts-players = Уведомления: { $count ->
    [one] { $count } игрок по собственной просьбе
    [few] { $count } игрока по собственной просьбе
   *[many] { $count } игроков по собственной просьбе
 }
posts-fail = Публикация не удаётся { $weekday ->
    [1] с понедельника
    [2] со вторника
    [3] со среды
    [4] с четверга
    [5] с пятницы
    [6] с субботы
   *[7] с воскресенья
 }, { $clock }. Я продолжаю пробовать.
posts-choose-hour = В котором часу публиковать? В { $noon } и позже прошлый расклад дня уже закрыт. Тогда в посте будут ещё и решающий ход, и путь к победе.
posts-choose-zone = Какой часовой пояс? Введи { $command }, только вместо Tokyo укажи крупный город в своём часовом поясе.

# Buttons: a name with a check mark is on.
button-post-here = Публиковать здесь
button-post-here-instead = Перенести посты сюда
post-hour-label = Час: { $hour }
button-post-names = Имена игроков
button-post-all = Лучшая попытка везде
button-post-sound = Со звуком
button-post-weekly = Итоги недели
button-post-monthly = Итоги месяца
button-post-puzzle = С задачей
button-post-no-role = Не уведомлять роль
button-post-off = Больше не публиковать
button-to-posts = ◀ Посты
zone-of-yours = Твой: { $zone }

# Completions of typed words.
posts-choice = Посты: { $choice }
posts-switched-on-choice = { $name }: вкл.
posts-switched-off-choice = { $name }: выкл.
posts-hour-choice = в { $hour }

# The outcome of a test post, and of a change.
posts-arrived = Пробный пост отправлен. Теперь расклад дня будет публиковаться здесь каждый день.
posts-doubtful = Пробный пост отправлен, но, возможно, не дошёл. В любом случае теперь посты будут появляться здесь каждый день.
posts-unreached = Чат сейчас недоступен. Ничего не изменено. Попробуй, пожалуйста, позже.
posts-need-a-place = Постов пока нет. Сначала выбери, где они будут.
no-such-post-rule = Неизвестная настройка постов: «{ $name }». Доступны: { $known }.
refused-only-full-hours = Посты выходят в начале часа, от 0 до 23. Например, введи { $command }.
refused-no-roles-here = В этом чате нет ролей. Чтобы получать уведомления о постах, нажми «{ button-tell-me }» под любым из них.

# Why a post is rejected, and what to do.
post-may-not-see = Мне не виден этот канал. Дай мне там право «{ discord-view-channel }».
post-may-not-write = Я не могу там писать. Разреши мне отправлять туда сообщения.
post-may-not-write-in-threads = Я не могу там писать. Дай мне в этом канале право «{ discord-send-in-threads }».
post-may-not-attach = Я не могу отправлять туда картинки. Разреши мне отправлять туда файлы и фотографии.
post-may-not-embed = Я не могу показывать там картинки. Дай мне там право «{ discord-embed-links }».
post-is-closed = Эта тема или ветка закрыта. Открой её снова или выбери для постов другое место.
post-is-gone = Этого канала или темы больше нет. Выбери для постов другое место.
post-is-outside = Меня там больше нет. Добавь меня снова или отключи посты.
post-is-refused = Чат не принимает там посты и не сообщает почему. Проверь там мои права.

# Private messages to the admin who configured the posts.
posts-failing-title = Ежедневные посты не доходят
posts-failing = Не получается публиковать расклад дня в выбранном тобой месте: { $reason } Я буду пробовать ещё неделю. Чтобы перенести посты, введи { $command } в новом месте.
posts-off-title = Ежедневные посты отключены
posts-off = Целую неделю не получалось публиковать расклад дня в выбранном тобой месте: { $reason } Теперь посты отключены. Чтобы включить их снова, введи { $command } там, где они нужны.

# Players who want to be mentioned in posts.
tell-on = Теперь тебя будут упоминать здесь в каждом ежедневном посте. Чтобы это отключить, введи { $command }.
tell-off = Тебя больше не будут упоминать здесь в постах.
tell-no-longer = Больше не уведомлять меня
tell-full = Список игроков для уведомлений заполнен. Больше никого добавить нельзя.
refused-no-group-to-tell = Посты выходят на серверах и в группах. Нажми там «{ button-tell-me }» под постом.
