"""Seasons: a calendar month with three goals for each player, drawn by what the player has done before.

``statistics``, ``lessons`` and ``puzzles`` call ``service``.
Imports ``sessions`` and below, and the service of ``attempts``.
"""

from bot.core.feature import Feature

FEATURE = Feature("seasons")
