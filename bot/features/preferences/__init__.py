"""What a player prefers: theme, language, time zone, boards, who sees results.

The app calls ``service``.
Imports ``sessions`` and below, and the service of ``standings``.
"""

from bot.core.feature import Feature

FEATURE = Feature("preferences")
