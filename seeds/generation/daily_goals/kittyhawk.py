"""Goals of Kittyhawk: a win, or cards home."""

from engine.goal import WIN
from engine.puzzles.kittyhawk import HOME
from seeds.daily_goal import WEEK
from seeds.generation.daily_goals import THURSDAY, GoalForm, GoalMaker, OptionSet, scored

COUNTS = (20, 25, 30, 35, 40, 45, 50)

MAKER = GoalMaker(
    forms=(GoalForm(WIN), GoalForm(HOME, COUNTS)),
    play=scored(HOME, COUNTS),
    option_sets=(OptionSet(()), OptionSet(("level=2",)), OptionSet(("level=3",), range(THURSDAY, WEEK))),
)
