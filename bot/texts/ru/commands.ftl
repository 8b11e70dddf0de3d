# Descriptions of commands and parameters: at most 100 characters each (Discord).

command-play = Начать партию в пасьянс
command-learn = Освоить игру шаг за шагом прямо во время партии
command-puzzle = Решить задачу: позицию с целью
command-daily = Сыграть расклад дня
command-resume = Вернуться к открытой партии
command-games = Показать открытые и законченные партии или вернуться к одной из них
command-board = Показать поле ещё раз
command-move = Сделать один или несколько ходов, например «ac», «qh» или «сдай»
command-undo = Отменить последний ход
command-redo = Вернуть последний отменённый ход
command-finish = Доиграть партию, когда победа уже верна
command-restart = Начать этот расклад заново
command-new = Начать новую партию в ту же игру
command-giveup = Сдать эту партию
command-hint = Подсказать ход только по тем картам, которые видны
command-chance = Показать, как часто выигрывают партии, похожие на эту
command-verdict = Проверить, можно ли ещё выиграть (с учётом закрытых карт)
command-replay = Показать партию ещё раз: анимацией или по ходам
command-review = Показать, что дал или чего стоил каждый ход законченной партии
command-autoplay = Показать, как лучше всего могла пойти законченная партия
command-share = Показать другим, чем закончилась партия
command-record = Показать ходы партии текстом, в том числе для других программ
command-mistakes = Потренироваться на решающих ходах разобранных партий
command-friend = Вызвать друга на тот же расклад или открыть вызов по коду
command-leaderboard = Показать таблицу лидеров: день, неделя, месяц, рейтинг, серия или лига
command-rules = Прочитать правила игры
command-settings = Выбрать тему, язык, часовой пояс и вид поля
command-mydata = Посмотреть, выгрузить или удалить свои данные
command-privacy = Посмотреть, что бот о тебе хранит и как это удалить
command-admin = Изменить настройки этого сервера или группы
command-help = Показать, как играть, и все команды
command-about = Показать версию, лицензию и авторов игр

# In the help, below the listed commands: those that can only be typed. In Discord they are typed as a move.
commands-typed = Для всего остального есть кнопки. Ещё можно ввести { $commands }.
commands-typed-as-moves = Для всего остального есть кнопки. Ещё можно ввести как ход одно из этих слов: { $commands }.

parameter-game = Выбрать игру
parameter-deal = Ввести номер расклада или ничего не вводить, чтобы получить новый
parameter-option = Выбрать, как играть
parameter-session = Выбрать одну из открытых партий
parameter-move = Ввести места или карты, например «ac», «7s 7h» или «g4»
parameter-step = Ввести номер хода или ничего не вводить, чтобы увидеть всю партию
parameter-analysis = Выбрать разбор или лучший путь до конца партии
parameter-statistics = Выбрать партии, календарь или достижения
parameter-audience = Выбрать, кому видна партия
parameter-theme = Выбрать тему картинок
parameter-language = Выбрать язык
parameter-zone = Ввести крупный город в своём часовом поясе
parameter-boards = Выбрать, показывать поле картинкой или текстом
parameter-results = Выбрать, кому видно, чем закончились партии
parameter-reminder = Выбрать, когда лично напоминать о раскладе дня
parameter-warning = Выбрать, предупреждать ли о том, что серия прервётся
parameter-clock = Выбрать, показывать ли на странице часы и ходы
parameter-automatic = Выбрать, уходят ли карты в дом автоматически
parameter-table = День, неделя, месяц или рейтинг; здесь или везде; номер дня, вчера или последний
parameter-difficulty = Выбрать сложность или серию
parameter-number = Ввести номер задачи
parameter-change = Выбрать, что изменить для всех здесь

# The choices of parameters; their names can be typed too.
statistics-games = Партии
statistics-calendar = Календарь
statistics-achievements = Достижения
statistics-puzzles = Задачи
analysis-review = Разбор
analysis-autoplay = Лучший путь до конца

# An option of one game, in Discord, where all games share one command.
parameter-of-game = { $game }: { $option }

# Names of commands and parameters in Discord, which shows them in each player's language: at most 32 lowercase
# letters, with - instead of spaces; no two commands, and no two parameters of a command, share a name. Names of
# commands that Discord does not list can be typed.

command-name-play = играть
command-name-learn = учиться
command-name-puzzle = задача
command-name-daily = расклад-дня
command-name-resume = продолжить
command-name-games = партии
command-name-board = поле
command-name-move = ход
command-name-undo = отменить
command-name-redo = вернуть
command-name-finish = доиграть
command-name-restart = заново
command-name-new = новая-партия
command-name-giveup = сдаться
command-name-hint = подсказка
command-name-chance = шансы
command-name-verdict = вердикт
command-name-replay = повтор
command-name-review = разбор
command-name-autoplay = автоигра
command-name-share = поделиться
command-name-record = запись
command-name-mistakes = ошибки
command-name-friend = друг
command-name-leaderboard = лидеры
command-name-rules = правила
command-name-settings = настройки
command-name-mydata = мои-данные
command-name-privacy = конфиденциальность
command-name-admin = админ
command-name-help = помощь
command-name-about = о-боте

parameter-name-game = игра
parameter-name-deal = расклад
parameter-name-option = варианты
parameter-name-session = партия
parameter-name-move = ход
parameter-name-step = после-хода
parameter-name-analysis = показать
parameter-name-statistics = показать
parameter-name-audience = кому-видно
parameter-name-theme = тема
parameter-name-language = язык
parameter-name-zone = часовой-пояс
parameter-name-boards = поле
parameter-name-results = результаты
parameter-name-reminder = напоминание
parameter-name-warning = предупреждение-о-серии
parameter-name-clock = часы
parameter-name-automatic = автоходы
parameter-name-table = таблица
parameter-name-difficulty = сложность
parameter-name-number = номер
parameter-name-change = изменить
