# Messages only for Discord.

discord-group = Play Klondike, Spider, FreeCell and more: start, make moves, undo, and come back later

discord-sorry = Sorry, that didn’t work. Please try again.
discord-old-button = This button is too old to work. Use /solitaire games to open your games.
discord-message-gone = That message is gone. Use /solitaire board to show your game again.
discord-goes-on-below = Continued below in a new message: Discord limits how often old messages can change.
discord-lacks = I can’t answer here. Ask an admin of this server to give me these permissions: { $permissions }. Or play in a direct message with me.
discord-no-pictures = I can’t send pictures here, so this is the text view. To show pictures, I need this permission: { $permission }.
discord-closed-messages = This reply is only for you, but I can’t send you direct messages. Use /solitaire here, or allow direct messages from me.
discord-may-not = Discord doesn’t let me answer here. I need permission to view the channel, send messages and attach files. You can also play in a direct message with me.
discord-old-command = This command has changed. Reload Discord, then try again.
discord-table-refused = Discord can’t open the table here. Play with the buttons below the board.
# The name of a command, as players type it: lower case, without spaces.
discord-entry-point = table

# Permissions, named as in Discord's own settings.
discord-view-channel = View Channels
discord-send-messages = Send Messages
discord-send-in-threads = Send Messages in Threads
discord-attach-files = Attach Files
discord-embed-links = Embed Links
