"""Discord: commands, buttons and messages through discord.py."""
