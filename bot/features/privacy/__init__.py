"""A player's data: shown, exported, deleted.

The app calls ``service``.
Imports ``sessions`` and below, and the services of ``attempts``, ``leagues`` and ``posts``.
"""
