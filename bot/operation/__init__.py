"""What operators do with the bot but play: check it, back its games up, put them back."""
