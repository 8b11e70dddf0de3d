# Challenges of friends: a finished game’s deal, sent to others by a link. $name is a player’s name, or one of
# “friend-somebody” and “friend-a-friend”.

button-friend = Вызвать друга
button-friend-results = Результаты друзей
button-friend-compare = Оба результата
button-friend-drop = Отменить вызов
button-friend-drop-oldest = Отменить самый старый
button-friend-drop-all = Отменить все
button-friend-play = Принять вызов
telegram-button-send-friend = Отправить вызов…

friend-you = Ты
friend-somebody = Игрок
friend-a-friend = Друг

# The link, for the challenger only; then the text that is sent.
friend-link-title = Вызов: { $deal }
friend-link = Отправь друзьям текст со ссылкой. Она открывает тот же расклад.
friend-link-typed = Отправь друзьям текст ниже. Команда в нём открывает тот же расклад.
friend-link-use = Твой результат скрыт, пока они не доиграют. Потом вы увидите оба результата. Код { $code } действует в любом чате со мной до { $date }.
friend-shared = Сможешь лучше? Потом мы увидим оба результата.

friend-full-title = Слишком много вызовов
friend-full = У тебя { $most ->
    [one] { $most } открытый вызов
    [few] { $most } открытых вызова
   *[many] { $most } открытых вызовов
 }, больше нельзя. Отмени один или подожди, пока какой-нибудь истечёт.
friend-full-oldest = Самый старый: { $deal }. Он действует до { $date }.
friend-dropped = Вызов отменён. Ссылка больше не действует.
friend-dropped-all = Все твои вызовы отменены. Их ссылки больше не действуют.

# What the link shows to a friend.
friend-title = { $name } бросает тебе вызов
friend-offer = Сыграй тот же расклад. Когда закончишь, оба результата появятся рядом.
friend-known = Этот расклад тебе уже знаком, поэтому партия считается сыгранной с помощью.
friend-begun = { $name } бросает тебе вызов. Доиграй партию, и оба результата появятся рядом.
friend-secret = Сейчас это расклад дня. Открой ссылку снова, когда тот день закроется.
friend-gone = Этого вызова больше нет: его отменили, или прошли { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }. Попроси новую ссылку.
friend-unread = «{ $text }» — не вызов. Скопируй код целиком, например friend-0k3v9x1m2p7qa.

# Both results side by side, each in a line such as “You: Won in 98 moves, 3:12, without help”.
friend-played = { $name }: твой расклад сыгран
friend-verdict = { $comparison ->
    [better] Твой результат лучше.
    [worse] { $name }: результат лучше.
    [helped] Победителя нет: помощь была только у одного из вас.
   *[equal] Ничья.
 }
friend-none-yet = Пока никто не доиграл этот расклад.
friend-open-until = Код { $code } действует до { $date }.

friend-overview-title = Твои вызовы
friend-how = Закончи партию и нажми под ней «{ button-friend }». Ты получишь ссылку на тот же расклад.
friend-row = { $deal }: { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
 }, до { $date }
