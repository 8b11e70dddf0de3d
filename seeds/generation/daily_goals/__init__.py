"""Choosing the goals of the daily five (``seeds/daily_goals``).

The sound player of the playouts, by which the difficulty of deals is found, plays each deal some times. Of
the goals that its games reach in the share that a weekday asks for, one is kept, if games with other random
numbers reach it in nearly the same share, and if moves that reach it are known. Which goals a game has, and
how the player's games are watched, the module with its name says, or that of its family.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias

from engine.advice import play_out
from engine.declarations import Declarations
from engine.game import P, Position
from engine.goal import WIN, Goal
from engine.move import Move
from seeds.daily_goal import WEEK
from seeds.plan import Words

Course: TypeAlias = Mapping[tuple[str, int], int]
"""After how many moves a game first reached each goal that it reached, by the goal's kind and count; 0 where
the number of moves does not matter."""

THURSDAY, WEDNESDAY, FRIDAY = 3, 2, 4
WHOLE_WEEK = range(WEEK)


@dataclass(frozen=True, slots=True)
class OptionSet:
    """Options of deals that may get a goal, and for which weekdays."""

    words: Words
    weekdays: range = WHOLE_WEEK


@dataclass(frozen=True, slots=True)
class GoalForm:
    """Goals of one kind, of which the limits are chosen."""

    kind: str
    counts: tuple[int, ...] = (0,)
    is_limited: bool = False
    """Whether it has to be reached in at most some moves."""
    most_moves: tuple[int, ...] = ()
    """For each count the most moves that are a limit worth naming; empty if any number is."""


@dataclass(frozen=True, slots=True)
class GoalMaker(Generic[P]):
    """``MAKER`` of the module of a game, or of its family."""

    forms: tuple[GoalForm, ...]
    play: Callable[[P, int], Course]
    """Plays a position to its end as the sound player does, with a seed, and tells what the game reached."""
    option_sets: tuple[OptionSet, ...] | Mapping[str, tuple[OptionSet, ...]] = (OptionSet(()),)
    """In a family, by the names of its games."""
    moves: Callable[[P, int, Goal], tuple[Move, ...]] | None = None
    """Returns the moves of such a game, which may go on after a goal that it reached; ``None`` where the
    stored moves of a deal reach every goal."""

    def sets_of(self, game: str) -> tuple[OptionSet, ...]:
        """Return the options of the deals of a game."""
        return self.option_sets[game] if isinstance(self.option_sets, Mapping) else self.option_sets


MAKERS: Declarations[GoalMaker[Position]] = Declarations(__name__, "MAKER", GoalMaker)


def scored(kind: str, counts: Iterable[int], *, needs_win: bool = False) -> Callable[[Position, int], Course]:
    """Return a way to play in which the score at the end decides what is reached, besides a win."""
    goals = [Goal(kind, count) for count in counts]

    def play(position: Position, seed: int) -> Course:
        end = play_out(position, seed)
        found = {(WIN, 0): 0} if end.is_won else {}
        if end.is_won or not needs_win:
            reached = (goal for goal in goals if goal.is_scored(position.game, end.score))
            found |= {(kind, goal.count): 0 for goal in reached}
        return found

    return play
