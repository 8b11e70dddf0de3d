"""A player's data: what is stored of everybody, and their own data shown, exported, deleted.

The app calls ``service``.
Imports ``sessions`` and below, and the service of ``challenge``; of others it knows what they declare.
"""

from bot.core.feature import Feature

FEATURE = Feature("privacy")
