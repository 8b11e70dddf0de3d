"""Values of the daily challenge that several features share: days, challenges, results, scopes, streaks.

Features and storage call it.
Imports ``core`` and the engine; no Redis.
"""
