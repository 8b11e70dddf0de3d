"""Which deal each day's challenge has: drawn once, stored, secret until its day closes.

The features ``analysis``, ``attempts``, ``leagues``, ``posts``, ``privacy``, ``puzzles``, ``reminders``,
``replay``, ``seasons``, ``second_tries``, ``standings`` and ``statistics`` call ``service``.
Imports ``sessions`` and below.
"""

from bot.core.feature import Feature

FEATURE = Feature("challenge")
