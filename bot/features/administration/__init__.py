"""What administrators set for a server or group.

The app calls ``service``.
Imports ``sessions`` and below, and the services of ``posts`` and ``preferences``.
"""

from bot.core.feature import Feature

FEATURE = Feature("administration")
