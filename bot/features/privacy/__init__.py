"""A player's data: what is stored of everybody, and their own data shown, exported, deleted.

The app calls ``service``.
Imports ``sessions`` and below, and the services of ``attempts``, ``leagues`` and ``posts``.
"""

from bot.core.feature import Feature

FEATURE = Feature("privacy")
