"""Telegram: commands, inline keyboards and messages through python-telegram-bot.

The application starts ``adapter``; nothing else calls this package.
It may import ``app``, ``core``, ``sessions`` and below, and python-telegram-bot.
"""
