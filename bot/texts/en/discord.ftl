# What the bot says in Discord alone.

discord-group = Unusual solitaires: deal, play, undo, and come back to your games

discord-sorry = Sorry, that did not work. Please try again.
discord-old-button = This button is too old for me to read. /solitaire resume brings your games back.
discord-message-gone = That message is gone. /solitaire board shows your game again.
discord-may-not = Discord does not let me answer like this here. Let me see the channel, send messages and attach files, or play in a direct message to me.
discord-old-command = This command has changed since your Discord last looked. Reload Discord, then try again.
