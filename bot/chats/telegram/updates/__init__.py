"""How updates come from Telegram: polled or by webhook, checked, queued for each player.

The adapter calls it.
Imports ``core``, ``runtime``, ``storage.coordination`` and python-telegram-bot.
"""
