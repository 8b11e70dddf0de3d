# Messages only for Discord.

discord-group = Unusual solitaires: deal, play, undo, and come back to your games

discord-sorry = Sorry, that did not work. Please try again.
discord-old-button = This button is too old for me to read. /solitaire resume brings your games back.
discord-message-gone = That message is gone. /solitaire board shows your game again.
discord-goes-on-below = This goes on further below, in a new message: Discord lets old ones be changed only so often.
discord-lacks = I cannot answer here. Please let somebody who governs this server give me: { $permissions }. Or play in a direct message to me.
discord-no-pictures = I cannot send pictures here, so this is in words. I need this permission: { $permission }.
discord-closed-messages = What you asked for is for your eyes alone, and you take no direct messages from me. Ask with /solitaire here, or let me write to you.
discord-may-not = Discord does not let me answer like this here. Let me see the channel, send messages and attach files, or play in a direct message to me.
discord-old-command = This command has changed since your Discord last looked. Reload Discord, then try again.

# Permissions, named as in Discord's own settings.
discord-view-channel = View Channels
discord-send-messages = Send Messages
discord-send-in-threads = Send Messages in Threads
discord-attach-files = Attach Files
discord-embed-links = Embed Links
