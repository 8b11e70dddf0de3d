"""What a player can read: welcome, help, rules, about.

The app calls ``service``.
Imports ``sessions`` and below.
"""

from bot.core.feature import Feature

FEATURE = Feature("guide")
