# Messages only for Telegram.

# The description of /solitaire in the list of commands.
telegram-command-solitaire = Choose a game

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description = Unusual solitaires, dealt here in the chat: Kittyhawk, Follow-the-Suit, Flip, Blink and Wish. Every board is a picture with buttons, and can be told in words. Moves can be pressed or typed, and taken back without limit. Every deal has a number, so that friends can play the same cards. Press Start.
telegram-short-description = Unusual solitaires in the chat: boards as pictures, buttons or typed moves, numbered deals to share.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = Play a game in our private chat
telegram-anonymous = I cannot tell anonymous players apart. Write as yourself, and I will deal.
telegram-strange-button = I do not know this button any more. Send /board to see your game.
telegram-old-button = This message is too old for me to reach. Send /board to see your game.
telegram-failed = Something went wrong on my side. Your game is kept: send /board to see it.
telegram-sent-privately = I wrote to you in our private chat.
telegram-no-private-chat = This is for you alone, and I may not write to you yet. Open @{ $bot }, press Start, then try again.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = In our private chat
telegram-button-send = Send the deal …
telegram-no-pictures = I may not send photos to this chat, so here is the board in words.
telegram-bad-picture = Telegram did not take the picture, so here is the board in words.
telegram-maybe-lost = The connection failed while I answered. If nothing new stands above, send /board.
telegram-not-shown = Telegram did not take my answer. Your game is kept: send /board to see it.
telegram-no-topic = This topic is closed or gone, so I cannot write here. Your game is kept: send /board in our private chat.
telegram-no-entry = I may not write in this chat. Your game is kept: send /board in our private chat.
telegram-no-files = I may not send files to this chat. Ask for it in our private chat.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] Much is played in this group: Telegram lets me show the board in a second. In our private chat I am faster.
   *[other] Much is played in this group: Telegram lets me show the board in { $seconds } seconds. In our private chat I am faster.
}
telegram-slow-alone = { $seconds ->
    [one] That was quick: Telegram lets me show the board in a second.
   *[other] That was quick: Telegram lets me show the board in { $seconds } seconds.
}

# The bot was added to a group.
telegram-greeting = Hello! I deal solitaires. Press Play, or send /play. Each board belongs to the one who had it dealt; the same deal is there for everybody.
