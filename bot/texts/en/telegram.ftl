# Messages only for Telegram.

# The bot's description before the first message (at most 512 characters), and the one in its profile (120).
telegram-description =
    { $games }

    Press Start to play.
    Your data: /privacy
telegram-short-description = Klondike, Spider, FreeCell, Pyramid, TriPeaks and { $more } more solitaire games in chat: pictures, buttons, a daily challenge.

# Above the results of inline mode if there are none: a link to the private chat.
telegram-open = Play a game in our private chat
telegram-anonymous = I can’t tell anonymous players apart. Write under your own name to play.
telegram-strange-button = This button no longer works. Send /board to see your game.
telegram-old-button = This message is too old to change. Send /board to see your game.
telegram-failed = Sorry, something went wrong. Your game is saved: send /board to see it.
telegram-sent-privately = I sent you this in our private chat.
telegram-no-private-chat = This is only for you, but I can’t message you yet. Open @{ $bot }, press Start, then try again.

# Below a board: its picture as a file, which Telegram neither scales down nor compresses.
telegram-button-file = HD
# Below a finished game: its deal in a private chat with the bot, and sent to another chat.
telegram-button-play-alone = Play privately
telegram-button-send = Send deal…
telegram-button-send-puzzle = Send puzzle…
telegram-no-pictures = I can’t send photos in this chat, so here is the text view.
telegram-bad-picture = Telegram didn’t accept the picture, so here is the text view.
telegram-maybe-lost = The connection failed while I was answering. If there’s nothing new above, send /board.
telegram-not-shown = Telegram didn’t accept my answer. Your game is saved: send /board to see it.
telegram-no-topic = This topic is closed or deleted, so I can’t write here. Your game is saved: send /board in our private chat.
telegram-no-entry = I can’t write in this chat. Your game is saved: send /board in our private chat.
telegram-no-files = I can’t send files in this chat. Ask for the file in our private chat.
# Telegram makes the bot wait, because it has sent so much to this group.
telegram-slow = { $seconds ->
    [one] This group is busy: Telegram makes me wait { $seconds } second before I show the board. Our private chat is faster.
   *[other] This group is busy: Telegram makes me wait { $seconds } seconds before I show the board. Our private chat is faster.
}
telegram-slow-alone = { $seconds ->
    [one] That was quick! Telegram makes me wait { $seconds } second before I show the board.
   *[other] That was quick! Telegram makes me wait { $seconds } seconds before I show the board.
}
