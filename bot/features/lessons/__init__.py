"""Lessons: the guided first game of each kind.

The app and ``play`` call ``service``.
Imports ``sessions`` and below, and the services of ``attempts`` and ``seasons``.
"""

from bot.core.feature import Feature

FEATURE = Feature("lessons")
