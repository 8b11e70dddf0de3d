"""Attempts at the daily challenge: begun, ranked, shared; and what happens when a day closes.

The app and other features call ``service``.
Imports ``sessions`` and below, and the services of ``challenge`` and ``standings``.
"""

from bot.core.feature import Feature

FEATURE = Feature("attempts")
