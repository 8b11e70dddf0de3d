"""Reminders that players have asked for: in private, at their own hour, if they have not played.

The app, preferences and privacy call ``service``.
Imports ``sessions`` and below, and the service of ``attempts``.
"""

from bot.core.feature import Feature

FEATURE = Feature("reminders")
