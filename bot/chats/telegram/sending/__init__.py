"""How messages go out to Telegram: queued for each chat, within its flood limits, files uploaded once.

All of the Telegram adapter calls it.
Imports ``core``, ``rendering``, ``observability`` and python-telegram-bot.
"""
