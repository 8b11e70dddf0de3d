"""Goals of Follow-the-Suit: a win, perhaps with cards in the deck."""

from engine.goal import WIN
from engine.puzzles.follow import KEEP
from seeds.generation.daily_goals import GoalForm, GoalMaker, scored

COUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)

MAKER = GoalMaker(forms=(GoalForm(WIN), GoalForm(KEEP, COUNTS)), play=scored(KEEP, COUNTS, needs_win=True))
