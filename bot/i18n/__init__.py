"""The words that players read: the catalog, plural and width rules, dates, time zones, typed names.

Anybody may call it.
Imports the engine's games, cards and errors, Fluent, and nothing else of the bot.
"""
