# Below a result to be shared, in Telegram: puts its text on the clipboard.
telegram-button-copy = Copy the text
