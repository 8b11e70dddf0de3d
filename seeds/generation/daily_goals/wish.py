"""Goals of Wish: cards that may be left."""

from engine.goal import WIN
from engine.puzzles.wish import LEAVE
from seeds.generation.daily_goals import GoalForm, GoalMaker, scored

COUNTS = (2, 4, 6, 8, 10, 12)

MAKER = GoalMaker(forms=(GoalForm(WIN), GoalForm(LEAVE, COUNTS)), play=scored(LEAVE, COUNTS))
