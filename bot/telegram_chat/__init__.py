"""Telegram: commands, keyboards and messages through python-telegram-bot."""
