"""Starting games, making moves, undo, redo, restart, giving up.

The app calls ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.feature import Feature

FEATURE = Feature("play")
