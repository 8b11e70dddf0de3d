"""Seasons with the longest texts, for tests of whether they fit."""

from bot.features.seasons.goals import SeasonGoal, SeasonGoalKind
from bot.features.seasons.screens import GoalProgress, Season

GAME = "follow"
"""The game with the longest goals."""
LONGEST = Season(
    tuple(
        GoalProgress(SeasonGoal(kind, GAME, 60), 59, is_reached)
        for kind, is_reached in (
            (SeasonGoalKind.SCORE, True),
            (SeasonGoalKind.CLEAN, True),
            (SeasonGoalKind.CLEAN, False),
        )
    )
)
