# What only Telegram says.

# Beside /start in the list of commands.
telegram-command-start = Begin here
telegram-anonymous = I cannot tell anonymous players apart. Write as yourself, and I will deal.
telegram-strange-button = I do not know this button any more. Send /board to see your game.
telegram-old-button = This message is too old for me to reach. Send /board to see your game.
telegram-failed = Something went wrong on my side. Your game is kept: send /board to see it.
telegram-sent-privately = I wrote to you in our private chat.
telegram-no-private-chat = This is for you alone, and I may not write to you yet. Open @{ $bot }, press Start, then try again.
