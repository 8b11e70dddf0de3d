# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    Нажми кнопку внизу, и начнём.
    Твои данные: /privacy
telegram-short-description = «Косынка», «Паук», «Свободная ячейка», «Пирамида», «Три вершины» и ещё { $more ->
        [one] { $more } пасьянс
        [few] { $more } пасьянса
       *[other] { $more } пасьянсов
    } в чате: картинки и расклад дня.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = Сыграй в нашем личном чате
telegram-anonymous = Анонимных игроков не отличить друг от друга. Чтобы играть, пиши от своего имени.
telegram-strange-button = Эта кнопка больше не работает. Отправь /board, чтобы увидеть свою партию.
telegram-old-button = Это сообщение слишком старое, изменить его нельзя. Отправь /board, чтобы увидеть свою партию.
telegram-failed = Извини, что-то пошло не так. Твоя партия сохранена: отправь /board, чтобы её увидеть.
telegram-sent-privately = Ответ ждёт тебя в нашем личном чате.
telegram-no-private-chat = Это только для тебя, но писать тебе я пока не могу. Открой @{ $bot }, запусти его (Start) и попробуй ещё раз.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = Играть в личке
telegram-button-send = Отправить расклад…
telegram-button-send-puzzle = Отправить задачу…
telegram-no-pictures = Я не могу отправлять фото в этот чат, поэтому показываю текстом.
telegram-bad-picture = Telegram не принял картинку, поэтому показываю текстом.
telegram-maybe-lost = Во время ответа связь прервалась. Если выше нет ничего нового, отправь /board.
telegram-not-shown = Telegram не принял мой ответ. Твоя партия сохранена: отправь /board, чтобы её увидеть.
telegram-no-topic = Эта тема закрыта или удалена, и писать здесь я не могу. Твоя партия сохранена: отправь /board в нашем личном чате.
telegram-no-entry = В этом чате я не могу писать. Твоя партия сохранена: отправь /board в нашем личном чате.
telegram-no-files = В этот чат я не могу отправлять файлы. Попроси файл в нашем личном чате.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] В этой группе оживлённо: Telegram просит подождать { $seconds } секунду, прежде чем я покажу поле. В нашем личном чате быстрее.
    [few] В этой группе оживлённо: Telegram просит подождать { $seconds } секунды, прежде чем я покажу поле. В нашем личном чате быстрее.
   *[many] В этой группе оживлённо: Telegram просит подождать { $seconds } секунд, прежде чем я покажу поле. В нашем личном чате быстрее.
 }
telegram-slow-alone = { $seconds ->
    [one] Вот это скорость! Telegram просит подождать { $seconds } секунду, прежде чем я покажу поле.
    [few] Вот это скорость! Telegram просит подождать { $seconds } секунды, прежде чем я покажу поле.
   *[many] Вот это скорость! Telegram просит подождать { $seconds } секунд, прежде чем я покажу поле.
 }
