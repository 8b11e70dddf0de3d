"""What typed words mean: commands, deals and their codes, records, choices of commands.

Every package above calls it.
Imports ``engine``, ``seeds``, ``bot.i18n`` and ``bot.core``.
"""
