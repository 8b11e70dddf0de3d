"""Goals of Flip: points."""

from engine.puzzles.flip import REACH
from seeds.generation.daily_goals import GoalForm, GoalMaker, scored

COUNTS = (40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100)

MAKER = GoalMaker(forms=(GoalForm(REACH, COUNTS),), play=scored(REACH, COUNTS))
