"""Goals of clearing games: cards of the layout that may be left."""

from engine.goal import WIN
from engine.puzzles.clearing import LEAVE
from seeds.daily_goal import WEEK
from seeds.generation.daily_goals import THURSDAY, GoalForm, GoalMaker, OptionSet, scored

COUNTS = tuple(range(1, 16))

MAKER = GoalMaker(
    forms=(GoalForm(WIN), GoalForm(LEAVE, COUNTS)),
    play=scored(LEAVE, COUNTS),
    option_sets={
        "pyramid": (
            OptionSet(()),
            OptionSet(("passes=1",)),
            OptionSet(("passes=any",)),
            OptionSet(("open",)),  # games of a closed deal hardly differ there
            OptionSet(("passes=1", "open")),
        ),
        "tripeaks": (OptionSet(()), OptionSet(("wrap=off",), range(THURSDAY, WEEK))),
        "golf": (OptionSet(()), OptionSet(("wrap",))),
    },
)
