"""Leagues: players with similar ratings compare the points of a week; the first rise, the last fall.

The app and ``standings``, through the wiring, call ``service``; so does ``privacy``.
Imports ``sessions`` and below, and the services of ``attempts`` and ``standings``.
"""

from bot.core.feature import Feature

FEATURE = Feature("leagues")
