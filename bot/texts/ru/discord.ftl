# Messages only for Discord.

discord-group = «Косынка», «Паук», «Свободная ячейка» и другие: начинай, ходи, отменяй ходы и возвращайся

discord-sorry = Извини, не получилось. Попробуй, пожалуйста, ещё раз.
discord-old-button = Эта кнопка слишком старая и уже не работает. Введи /solitaire партии, чтобы открыть свои партии.
discord-message-gone = Этого сообщения больше нет. Введи /solitaire поле, чтобы снова увидеть свою партию.
discord-goes-on-below = Продолжение ниже, в новом сообщении: Discord ограничивает, как часто можно менять старые.
discord-lacks = Здесь я не могу ответить. Попроси админа сервера дать мне эти права: { $permissions }. Или играй в личных сообщениях со мной.
discord-no-pictures = Здесь я не могу отправлять картинки, поэтому показываю текстом. Для картинок мне нужно это право: { $permission }.
discord-closed-messages = Этот ответ только для тебя, но я не могу писать тебе лично. Введи /solitaire здесь или разреши мне личные сообщения.
discord-may-not = Discord не даёт мне здесь ответить. Мне нужны права просматривать канал, отправлять сообщения и прикреплять файлы. Ещё можно играть в личных сообщениях со мной.
discord-old-command = Эта команда изменилась. Перезагрузи Discord и попробуй ещё раз.
discord-table-refused = Discord не может открыть здесь стол. Играй кнопками под полем.
discord-entry-point = стол

# Permissions, named as in Discord's own settings.
discord-view-channel = Просматривать каналы
discord-send-messages = Отправлять сообщения
discord-send-in-threads = Отправлять сообщения в ветках
discord-attach-files = Прикреплять файлы
discord-embed-links = Встраивать ссылки
