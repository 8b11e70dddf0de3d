"""How the bot tells how it is."""
