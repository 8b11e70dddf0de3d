"""A player's statistics, achievements and calendar.

The app calls ``service``.
Imports ``sessions`` and below, and the services of ``attempts`` and ``seasons``.
"""

from bot.core.feature import Feature

FEATURE = Feature("statistics")
