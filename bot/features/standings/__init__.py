"""Leaderboards and ratings: who stands where among whom.

The app and other features call ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.feature import Feature

FEATURE = Feature("standings")
