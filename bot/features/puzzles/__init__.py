"""Puzzles: positions with a goal, chosen near the player's rating, played, reviewed and shared.

The app and ``play`` call ``service``.
Imports ``sessions`` and below, and the services of ``attempts`` and ``seasons``.
"""

from bot.core.exercise import PUZZLES
from bot.core.feature import Feature
from bot.features.puzzles.view import PuzzleView

FEATURE = Feature("puzzles", exercise_views=dict.fromkeys(PUZZLES, PuzzleView))
