# Messages of all games and all chats.

# “Wish 4503599, open”: short enough for a button.
deal-name = { $game } { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }

# The left end of a picture's heading, “Wish, open”, and the right end, “deal 4503599 · 18 left”.
picture-title = { $game }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
picture-deal = расклад { $deal } · { $details }

# “Wish, deal 4503599, all cards open”
deal-title = { $game }, расклад { $deal }{ $count ->
    [0] { "" }
   *[other] , { $options }
 }
listing-separator = { ", " }
# Two sentences, one after the other.
sentences = { $first } { $second }
face-down = { $count ->
    [one] { $count } закрытая
    [few] { $count } закрытые
   *[many] { $count } закрытых
 }
# Face-down cards that the player knows, at the end of a list from the top.
face-down-cards = закрытые { $cards }
# A card that others in its pile cover: “7♠, card 5 from the bottom of pile c”.
covered-card = { $card }, карта { $number } снизу в стопке { $pile }
typed-moves = Можно ввести: { $moves }.
typed-moves-listed = Можно ввести, например, «{ $example }». Все ходы: { $moves }.
typed-any = Введи «{ $verb }», а дальше любые из этих карт или ни одной: { $places }.
typed-note = { $typed } ({ $note })
typed-places = { $start }: { $places }
typed-separator = { "; " }
# Alt text: the deal and its state.
alt-head = { $title }. { $details }
alt-goes-on = Остальное покажет кнопка «{ button-words }».
text-view-once = Текстом показано только это поле. Чтобы видеть так все: { $command }

button-undo = ↩ Отменить
button-redo = ↪ Вернуть
button-restart = Начать заново
button-new = Новая партия
button-same = Тот же расклад
button-try-again = Ещё раз
button-another = Другая игра
button-words = Текст
button-always-words = Всегда текстом…
button-picture = Картинка
button-rules = Правила
button-games = Мои партии
button-give-up = Сдаться
button-give-up-yes = Да, сдаюсь
button-play-on = Нет, играю дальше
button-play = Играть
button-play-deal = Сыграть этот расклад
button-help = Помощь
button-more = Ещё…
button-open-table = Открыть стол
button-others = Другие ходы…
button-back = ◀ Назад
button-next = Дальше ▶
to-part = Часть { $number } из { $count }
button-deal = Начать партию
button-record = Запись
button-notation = Для других программ
button-replay = Повтор
button-share = Поделиться
button-copy = Скопировать текст
button-settings = Настройки
button-to-game = Вернуться к партии

# The steps of a replay, and the way back to the animation.
button-first = ⏮
button-before = ◀
button-after = ▶
button-last = ⏭
button-film = Анимация
button-play-from = Играть отсюда

# Names of these four symbols for screen readers, where a button shows one next to its label.
label-first = В начало
label-before = На ход назад
label-after = На ход вперёд
label-last = В конец

# Labels of buttons that tick a place, or open a list of choices.
tick-on = ✓ { $place }
tick-off = { $place }
bunch-letters = { $letters }… ({ $moves })
bunch-number = { $number }…
bunch-range = { $first }–{ $last }
bunch-range-means = «{ bunch-range }» открывает варианты от { $first } до { $last }.
choosing = Выбери один вариант.
choosing-others = Эти ходы редко помогают.
too-long-a-line = Слишком длинно. В строке с ходами может быть не больше { $most } символов. Раздели её на несколько строк.
no-move-typed = Добавь ход после команды. Примеры покажет { $command }.
later-in-line = Ни один ход не сделан: ход { $number } в этой строке, «{ $move }», невозможен.
would-end-first = Партия закончится раньше последнего хода в строке, поэтому ни один ход не сделан. Убери ходы после конца партии.
type-yes = Этот ход сразу проигрывает партию. Чтобы подтвердить его, нажми кнопку или введи ход ещё раз и добавь «{ typed-yes }».
type-yes-to-end = Чтобы закончить партию, нажми кнопку или введи ход ещё раз и добавь «{ typed-yes }».
nearest = Может быть, «{ $move }»?
record-title = Запись: { $deal }
# A game for solvers and other programs: its deal, and its moves if they can be written.
export-title = { $deal } для других программ
export-board = Расклад в виде, который читают Freecell Solver и похожие программы:
export-moves = Ходы в стандартной записи:
export-unwritable = Ходов здесь нет: в стандартной записи не указать карту, которая вернулась из дома.
# A record that is typed. $move is one of its moves, $number which one.
record-of-day = Это расклад дня, который ещё открыт. Его можно сыграть только с самого начала.
record-over = Партия в этой записи закончена. Чтобы сыграть с более раннего хода, убери последние ходы. Чтобы посмотреть её, введи «replay» вместо «play».
record-illegal = Ход { $number } этой записи, «{ $move }», невозможен.
record-goes-on = Партия заканчивается после хода { $number }, а запись идёт дальше. Убери лишние ходы.
refused-record-gone = Эта запись больше не хранится. Введи её ещё раз.
refused-unreadable-record = Не получается прочитать «{ $text }» как запись. Запись выглядит так: wish/1 #42 | take a c

options-title = { $game }: выбор опций
option-line = • { $option }
option-on = { $option }
option-off = { $option }: выкл.
rules-menu-title = Правила игр
rules-menu = Выбери игру, чтобы прочитать её правила.

assisted = { $details }.
replay-film = Вся партия: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }. Листай ходы кнопками.
replay-so-far = Партия ещё идёт. { $state }
replay-film-alt = Анимация с самого начала: { $deal }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }. { $end }
replay-count = { $number } / { $count }
replay-deal = Начало партии. { $count ->
    [one] Дальше { $count } ход.
    [few] Дальше { $count } хода.
   *[many] Дальше { $count } ходов.
 }
replay-move = Ход { $number } из { $count }: { $move }.
replay-state = В этот момент: { $state }.
replay-beyond = В этой партии { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
 }. Это последний.
replay-unread = Это вся партия. Чтобы увидеть поле после хода { $number }, введи «{ $command }».
nothing-to-replay = В этой партии ещё нет ходов, показывать нечего.

# The result card: lines of at most 48 characters, and its alt text.
result-won = Победа
result-lost = Поражение
result-ended = Партия закончена
result-given-up = Партия сдана
result = Счёт: { $score }
result-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }
# The line above the board on the result card of a game that leaves no card: the board with most cards face up.
result-fullest-board = { $moves ->
    [0] В начале:
   *[other] После хода { $moves }:
 }
result-clean = Без помощи: без отмены и подсказок
result-assisted = Помощь: { $help }
help-undos = { $count ->
    [one] { $count } отмена
    [few] { $count } отмены
   *[many] { $count } отмен
 }
help-hints = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
 }
help-verdicts = { $count ->
    [one] { $count } вердикт
    [few] { $count } вердикта
   *[many] { $count } вердиктов
 }
help-begun-again = начато заново
help-from-record = начато с записи
share = { $result } { $moves ->
    [0] до первого хода
    [one] после { $moves } хода
    [few] после { $moves } ходов
   *[many] после { $moves } ходов
 }. { $score }. { $effort }.
share-alt = Результат: { $deal }. { $details }
share-to-nobody = Твои результаты скрыты от всех, поэтому это видно только тебе.
# Below the name of a deal that is offered to a whole chat.
offer-deal = Сыграй этот расклад: карты у всех одинаковые.
nothing-to-share = Эта партия ещё не закончена. Поделиться можно, когда она закончится.

giving-up = Сдать эту партию? Она засчитается как проигранная, но «{ button-undo }» сможет её вернуть.
ended-given-up = Эта партия сдана.

welcome-title = Добро пожаловать в Solitaire Bot
welcome = Нажми на игру, чтобы начать. Любой ход можно отменить, так что смело пробуй.
# The bot was added to a server or group. $command starts a game.
greeting = Привет! Здесь играют в пасьянсы. Нажми на игру или отправь { $command }. Поле принадлежит тому, кто начал партию. А сыграть тот же расклад может любой.
menu-title = Во что сыграем?
menu = Нажми на игру, чтобы начать. Сыграй с друзьями расклад с одним и тем же номером: карты у всех будут одинаковые.
no-game = Сейчас у тебя нет партии. Выбери игру, чтобы начать.
game-gone = Эта партия больше не хранится. Открытые партии удаляются через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 } без единого хода или вместе с твоими данными. Начать новую?
rules-changed = Правила игры исправлены уже после начала этой партии, поэтому продолжить её нельзя. Тот же расклад можно сыграть с начала.
stranger = Это партия другого игрока. Тот же расклад можешь сыграть и ты.
how-to-move = Твой ход: нажми кнопку под полем. «{ button-rules }» объяснит игру, а { $command } покажет, что можно ввести.
still-open = Вот твоя незаконченная партия. Чтобы начать другую, нажми «{ button-new }».

no-such-open-game = У тебя нет открытой партии с таким названием. Твои открытые партии:
games-title = Твои партии
games-open = { $count ->
    [0] У тебя нет открытых партий.
    [one] У тебя { $count } открытая партия. Нажми на неё, чтобы продолжить.
    [few] У тебя { $count } открытые партии. Нажми на любую, чтобы продолжить.
   *[many] У тебя { $count } открытых партий. Нажми на любую, чтобы продолжить.
 }
games-past = Недавно законченные:
past-won = { $deal }: победа. { $state }
past-lost = { $deal }: поражение. { $state }
past-ended = { $deal }: партия закончена. { $state }
past-given-up = { $deal }: партия сдана. { $state }
past-other-rules = { $deal }: сыграно по старым правилам.
too-many-games = У тебя уже { $most } открытых партий, больше нельзя. Сначала закончи или сдай одну из них.

rules-title = { $heading } ({ $number }/{ $count })
help-title = Как играть
help-moves = { $chat ->
    [page] Нажми на карту, перетащи её на место или введи ход.
   *[other] Нажми кнопку под полем или введи ход.
 } { $typing } Кнопка «{ button-words }» покажет это поле текстом. Под ним «{ button-always-words }» меняет вид всех полей.
help-typing = Как вводить ходы, сказано в правилах каждой игры.
unknown-command = Неизвестная команда: { $name }. Доступные команды:
unexpected-words = После { $command } нельзя писать «{ $text }», поэтому ничего не сделано. Введи только { $command }.

about-title = Solitaire Bot { $version }
about = Классические и необычные пасьянсы в Discord, в Telegram и на веб-странице.
about-licence = Этот бот — свободная программа под лицензией MIT. Картинки и карты нарисованы специально для него. Надписи набраны шрифтами Inter и Noto Sans CJK под лицензией SIL Open Font License.

settings-title = Настройки
settings-theme = Сейчас у полей тема «{ $theme }», вот как она выглядит. Нажми на другую тему, чтобы сменить её.
no-such-theme = Неизвестная тема «{ $name }».

moved-on = Эта кнопка устарела. Вот текущее поле.
nothing-to-undo = Отменять нечего: это начало расклада.
nothing-to-redo = Возвращать нечего: отменённых ходов не осталось.
nothing-to-restart = Начинать заново незачем: это и есть начало расклада.
busy = В тот же момент сделан другой твой ход. Попробуй ещё раз.
sorry = Извини, что-то пошло не так. Взгляни на поле и попробуй ещё раз.
store-unavailable = Твои партии сейчас недоступны. Подожди немного и взгляни на поле, прежде чем пробовать снова: возможно, ход уже сохранён.
unreadable-game = Сохранённые данные этой партии не читаются. Они оставлены как есть. Начни, пожалуйста, другую партию.

refused-not-here = Здесь игры отключены. Чтобы продолжить партию, введи { $command } в другом канале или теме. Или играй в личном чате со мной.
refused-not-your-start = Начинать партии здесь могут только админы. Можно играть в личном чате со мной.
refused-not-a-code = Эта ссылка не ведёт к раскладу. Введи /play, чтобы начать партию.
refused-too-long = В этой партии { $most } ходов, больше нельзя. Отмени несколько ходов или начни расклад заново.
refused-over = Эта партия закончена. «{ button-undo }» вернёт её, а «{ button-new }» начнёт другую.
refused-begins-here = Здесь есть ход. Нажми ещё раз, чтобы сделать его или выбрать.
refused-ends-here = Сюда можно положить карту. Сначала нажми на неё.
refused-covered-card = На этой карте лежат другие, поэтому сейчас сыграть ей нельзя.
refused-no-move-here = Здесь сейчас ничего сделать нельзя.
refused-no-move-between = Оттуда сюда хода нет. Нажми на карту, чтобы увидеть, куда её можно положить.
refused-move-there = Этот ход возможен. Попробуй ещё раз или нажми его кнопку.
refused-no-such-place = Места «{ $place }» на этом поле нет. Нажми на место на картинке.
refused-which-place = Назови 1 или 2 места на поле, а не { $count }.
refused-unreadable = Не получается прочитать «{ $text }» как ход.
refused-no-such-game = Неизвестная игра «{ $name }». Доступны: { $known }.
refused-no-such-option = Неизвестная опция «{ $name }». Доступны: { $known }.
refused-no-options = Неизвестная опция «{ $name }». У этой игры нет опций.
refused-no-such-value = Для опции «{ $name }» можно выбрать { $known }, но не «{ $value }».
refused-options-exclude = «{ $name }» и «{ $other }» вместе не работают. Выбери что-то одно.
refused-not-a-deal = «{ $text }» — не номер расклада. Введи целое число, например 4503599.
refused-no-such-deal = Номера раскладов — от 0 до { $last }.
