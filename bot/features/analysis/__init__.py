"""Hints, chances, verdicts, reviews, and the best way to an end.

The app calls ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.feature import Feature

FEATURE = Feature("analysis")
