"""What directories of bots ask for: texts and pictures for Discord's and Telegram's, in every language."""
