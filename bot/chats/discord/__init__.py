"""Discord: commands, buttons and messages through discord.py.

The application starts ``adapter``.
Imports ``app``, ``core``, ``runtime`` and below, and discord.py.
"""
