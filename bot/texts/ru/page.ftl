# The web chat: everything around the messages. What begins with page- and is not sent by the server is filled
# into index.html.

page-title = Solitaire Bot
# Below the icon of the installed page: at most 12 columns.
page-short-title = Пасьянс
page-motto = Классические и необычные пасьянсы
page-home = Главная
page-home-games = Игры
page-home-places = Ещё
page-table = Стол
page-chat = Чат
page-moves = Все ходы
# The page replaces # by a number.
page-progress = Ходов: #
page-skip = Перейти к полю ввода
page-conversation = Переписка
page-compose = Написать боту
page-box = Ход или команда
page-box-hint = Ход или / для команд
page-box-help = Введи ход или команду. Введи /, чтобы увидеть команды. Стрелками можно выбрать команду или вернуть то, что было введено раньше.
page-send = Отправить
page-completions = Что можно ввести
page-bot = Solitaire Bot
page-player = Ты
page-answering = Solitaire Bot отвечает
page-buttons = Что можно сделать
page-latest = К последнему сообщению
page-play = Запустить анимацию
page-stop = Остановить анимацию
page-copied = Скопировано. Вставь туда, где хочешь поделиться.
page-shared = Отправлено.
page-copy-by-hand = Браузер не скопировал текст. Нажми «{ button-copy }» или скопируй его вручную: он выделен ниже.
page-copy-text = Текст для копирования
page-loading = Переписка загружается
page-dismiss = Закрыть
page-try-again = Попробовать ещё раз
page-unreachable = Solitaire Bot не отвечает. Проверь, запущен ли он. Ничего из сделанного не пропало.
page-no-script = Этой странице нужен JavaScript. Включи его и перезагрузи её.

# Errors that the server answers.

page-failed = Извини, что-то пошло не так. Ничего не пропало. Попробуй ещё раз чуть позже.
page-not-found = По этому адресу ничего нет. Проверь его или вернись на главную.
page-wrong-method = Так этот адрес использовать нельзя. Вернись на главную.
page-wrong-host = У этой страницы другой адрес. Открой тот, который бот напечатал при запуске. Или добавь этот в настройку PAGE_NAMES.
page-foreign-origin = Это может делать только сама страница. Вернись на главную.
page-not-json = Запрос не в формате JSON. Вернись на главную.
page-bad-request = Этот запрос не читается. Перезагрузи страницу и попробуй ещё раз.
page-too-large = Слишком длинно. В строке может быть не больше 6000 символов. Раздели её на несколько строк.
page-full = Сейчас на этой странице нет места для новых партий. Попробуй ещё раз позже.
page-unknown-button = Этой кнопки здесь нет. Перезагрузи страницу.
page-unknown-visitor = Эта страница устарела. Перезагрузи её.
table-launch-invalid = Telegram не подтверждает, кто ты. Открой стол ещё раз из чата с ботом.
table-launch-old = Этот стол открыт слишком давно или уже открыт в другом месте. Открой его ещё раз из чата с ботом.
table-not-ready = Бот ещё подключается к Discord. Попробуй ещё раз чуть позже.
table-discord-unreached = Discord не сообщил, кто ты. Попробуй ещё раз чуть позже.
table-not-built = Стол в Discord не настроен. Играй кнопками под полем.
table-not-allowed = Discord не подтвердил, кто ты. Разреши это и попробуй ещё раз.
table-outside-discord = Discord не отвечает. Открой стол ещё раз из чата с ботом.
