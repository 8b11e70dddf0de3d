"""Posts of challenges and puzzles in channels: schedule, delivery, mentions, and their administration.

The app and other features call ``service``.
Imports ``sessions`` and below, and the services of ``challenge`` and ``standings``.
"""

from bot.core.feature import Feature

FEATURE = Feature("posts")
