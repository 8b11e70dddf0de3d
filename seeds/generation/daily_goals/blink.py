"""Goals of Blink: a win, or one with many points."""

from engine.goal import WIN
from engine.puzzles.blink import POINTS
from seeds.daily_goal import WEEK
from seeds.generation.daily_goals import THURSDAY, GoalForm, GoalMaker, OptionSet, scored

COUNTS = tuple(range(150, 400, 10))

MAKER = GoalMaker(
    forms=(GoalForm(WIN), GoalForm(POINTS, COUNTS)),
    play=scored(POINTS, COUNTS, needs_win=True),
    option_sets=(
        OptionSet(()),
        OptionSet(("table=snug",)),
        OptionSet(("table=tight",), range(THURSDAY, WEEK)),
    ),
)
