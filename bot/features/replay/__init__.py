"""Records, replays and results of games, and the results that inline mode offers.

The app calls ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.feature import Feature

FEATURE = Feature("replay")
