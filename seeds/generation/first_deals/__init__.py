"""Choosing gentle deals for players who meet a game for the first time (``seeds/first_deals.txt``).

A deal is gentle if its first moves by the hints lose nothing, by the solver, and show the game's idea. What
that is, ``shows_idea`` of the module with the game's name says.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from types import FunctionType
from typing import TypeAlias

from engine.advice import advise
from engine.declarations import Declarations
from engine.game import Game, Position
from engine.games import find_game, module_names
from engine.options import read_options
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Verdict
from seeds.certified import find_pool
from seeds.generation.data_file import MakingError
from seeds.plan import EASIEST, HARDEST, Words, find_plan, first_position

MOVES = 5
"""First moves that are looked at."""
WANTED = 5
"""Gentle deals of each option set: so that not every newcomer gets the same."""
MOST_TRIED = 3_000
"""Deals of an option set that are looked at."""

Positions: TypeAlias = Sequence[Position]
"""A deal, and the positions after each of its first moves by the hints; fewer if it is left earlier."""
ShowsIdea: TypeAlias = Callable[[Positions], bool]
"""Tells whether the first moves show the idea of a game, or, if there are fewer than ``MOVES``, still can."""

IDEAS: Declarations[ShowsIdea] = Declarations(__name__, "shows_idea", FunctionType)
OPTION_SETS: Declarations[tuple[Words, ...]] = Declarations(__name__, "OPTION_SETS", tuple)
"""Option sets without certified deals for which gentle deals are wanted too."""


def option_sets(game: Game) -> tuple[Words, ...]:
    """Return the option sets of a game for which gentle deals are wanted."""
    plan = find_plan(game.name)
    return (*(plan.dailies if plan else ()), *(OPTION_SETS.find(*module_names(game.name)) or ()))


def find_gentle(game: Game, words: Words, wanted: int = WANTED) -> tuple[int, ...]:
    """Return the numbers of gentle deals with some options, of the easiest certified ones if there are any.

    Raises ``MakingError`` if there are none.
    """
    found = list[int]()
    for tried, number in enumerate(_easiest_first(game, words)):
        if len(found) == wanted or (found and tried >= MOST_TRIED):
            break
        if is_gentle(game, words, number):
            found.append(number)
    if not found:
        raise MakingError(f"{game.name} {' '.join(words)}: no deal is gentle")
    return tuple(sorted(found))


def _easiest_first(game: Game, words: Words) -> Iterator[int]:
    pool = find_pool(game, read_options(game.options, words))
    if pool is None:
        return count(1)
    return chain.from_iterable(map(pool.numbers_of, range(EASIEST, HARDEST + 1)))


def is_gentle(game: Game, words: Words, number: int) -> bool:
    """Tell whether the first moves of a deal by the hints lose nothing and show the game's idea."""
    shows_idea, positions = (
        IDEAS.require(*module_names(game.name)),
        [first_position(game.name, words, number)],
    )
    for _ in range(MOVES):
        if positions[-1].outcome() is not None or not shows_idea(positions):
            return False
        positions.append(positions[-1].after(advise(positions[-1].board()).estimates[0].move))
    return shows_idea(positions) and loses_nothing(positions)


def loses_nothing(positions: Positions) -> bool:
    """Tell whether a deal is won after its first moves too; if not, whether as good a score is found."""
    budget = quick_budget(positions[0].game)
    end = solve(positions[-1], budget)
    if end.verdict is Verdict.WON:
        return True
    if end.score is None or not find_game(positions[0].game).is_for_points:
        return False
    start = solve(positions[0], budget)
    return start.verdict is not Verdict.WON and end.score >= (start.score or 0)
