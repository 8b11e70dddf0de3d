"""Which deal each day's challenge has: drawn once, stored, secret until its day closes.

Most other features call ``service``.
Imports ``sessions`` and below.
"""

from bot.core.feature import Feature

FEATURE = Feature("challenge")
