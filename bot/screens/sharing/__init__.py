"""Pure parts of what is shared of a finished game: its card, its board, and its text for other places.

Features call it.
Imports the rest of ``screens`` and below.
"""
