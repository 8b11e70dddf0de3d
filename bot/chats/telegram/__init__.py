"""Telegram: commands, keyboards and messages through python-telegram-bot.

The application starts ``adapter``.
Imports ``app``, ``core``, ``runtime`` and below, and python-telegram-bot.
"""
