"""The plan of a game: option sets of its daily challenges, and how their deals are certified."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.declarations import Declarations
from engine.game import Game, Position
from engine.games import find_game, module_names
from engine.options import Options, read_options, write_options

Words: TypeAlias = tuple[str, ...]
"""The words that choose options other than the defaults, as in records."""

USUAL_DEALS = 2_000
"""Certified deals with the default options of a game."""
OTHER_DEALS = 400
"""Certified deals with each other option set."""

EASIEST, HARDEST = 1, 5
SHARES = (65, 40, 20, 5)
"""Difficulty: 1 if at least 65 % of the playouts succeed, 2 from 40 %, and so on; else 5."""


@dataclass(frozen=True, slots=True)
class Plan:
    """``PLAN`` of ``seeds/plans/GAME.py``: which deals of a game to certify, and how."""

    dailies: tuple[Words, ...]
    """The option sets of daily challenges, the default one first."""
    deals: int | None = None
    """Deals to certify for each option set; ``None`` for ``USUAL_DEALS`` and ``OTHER_DEALS``."""
    other_deals: int | None = None
    """For each option set but the default one; ``None`` for as many as for that."""
    unseen: tuple[str, ...] = ()
    """Options that change nothing if all cards are known: all their values share one pool of deals."""
    own_difficulty: tuple[str, ...] = ()
    """Those of them with which the shared deals have a difficulty of their own, in a file of its own."""
    unhinted: tuple[str, ...] = ()
    """Options that change no hints either, so that the same deals are gentle with all their values."""
    budget: int | None = None
    """Positions that the solver may search for a deal; ``None`` for its default."""
    effort: int = 0
    """How many more searches may raise the best score (``engine.solvers.improve``)."""
    par_budget: int = 0
    """Positions of another search for par: as many as a review first searches, if that exceeds ``budget``."""
    par_effort: int = 0
    """How many more searches may raise par, if that should be more than ``effort``."""
    precision: int = 5
    """Percentage points on each side of the share of playouts that succeed: they end when its 95% interval is
    as narrow (``seeds/generation/certification.py``)."""
    hardness: Callable[[Options, int], int | None] | None = None
    """Computes of the options and number of a certified deal how hard the deal itself is, whatever its player
    does, such as how many cells it needs; ``GAME-hardness`` says it."""
    has_par: bool = False
    """Whether the best score that was found is shown as par."""
    enough: int | None = None
    """The percentage of par at which a playout succeeds, for games that are rarely won; else it must win.
    Such a deal is certified by its par only."""
    also_studied: tuple[Words, ...] = ()
    """Option sets that are studied for ``seeds/FIGURES.md`` besides those of the pools."""
    studied: int = 2_000
    """Deals of each option set of a pool that are solved for it."""
    also_studied_deals: int = 500
    """Deals of each of ``also_studied``."""
    budgets: tuple[int, ...] = ()
    """Positions that the solver may search for such a deal, ascending; the default budget if there are none.
    A deal that one of them leaves undecided is searched again with the next one."""
    played: int = 2_000
    """Number of those deals that are also played by each kind of player."""
    hinted: int = 300
    """Number of those that are also played by following hints, which takes longest."""
    score_label: str = "score"
    """What scores count: the label of an axis in ``seeds/FIGURES.md``."""
    exact_figures: Callable[[Options], Mapping[str, float]] | None = None
    """Computes numbers of an option set that follow from the rules without playing a deal, by their names."""
    first_puzzle: int = 0
    """The number of the first of its puzzles: those planned for it follow in a row. It never changes. With 0,
    they get the numbers after those of all other games."""
    first_easy_puzzle: int = 0
    """Likewise the number of the first of its easy ones; with 0 it has none."""

    @property
    def certifying_effort(self) -> int:
        """The number of searches that may raise par of a certified deal."""
        return max(self.effort, self.par_effort)

    def pools(self, game: Game) -> tuple[Words, ...]:
        """Return the option sets that have a pool of certified deals, each in a file."""
        wanted = (pool_words(game, self, read_options(game.options, words)) for words in self.dailies)
        return tuple(dict.fromkeys(wanted))

    def measurements(self, game: Game) -> tuple[Words, ...]:
        """Return the option sets that have a difficulty of their own, each in a file."""
        wanted = (measured_words(game, self, read_options(game.options, words)) for words in self.dailies)
        return tuple(words for words in dict.fromkeys(wanted) if words not in self.pools(game))


PLANS = Declarations("seeds.plans", "PLAN", Plan)


def find_plan(game: str) -> Plan | None:
    """Return the plan of a game; ``None`` if it has none, so that nothing is certified."""
    return PLANS.find(*module_names(game))


def first_position(game: str, words: Words, number: int) -> Position:
    """Return the first position of a deal with the options that some words choose."""
    found = find_game(game)
    return found.deal(number, read_options(found.options, words))


def pool_words(game: Game, plan: Plan, options: Options) -> Words:
    """Return the option set whose pool serves these options: those in ``unseen`` have their defaults."""
    usual = {option.name: option.default for option in game.options if option.name in plan.unseen}
    chosen = tuple((name, usual.get(name, value)) for name, value in options.chosen)
    return write_options(game.options, Options(chosen))


def measured_words(game: Game, plan: Plan, options: Options) -> Words:
    """Return the option set whose playouts say how difficult deals are with these options.

    It is that of their pool, unless an option in ``own_difficulty`` is chosen.
    """
    unseen = tuple(name for name in plan.unseen if name not in plan.own_difficulty)
    return pool_words(game, replace(plan, unseen=unseen), options)


def hinted_words(game: Game, plan: Plan, options: Options) -> Words:
    """Return the option set whose first deals serve these options: a clock changes no hints."""
    usual = {option.name: option.default for option in game.options if option.name in plan.unhinted}
    chosen = tuple((name, usual.get(name, value)) for name, value in options.chosen)
    return write_options(game.options, Options(chosen))


def pool_size(plan: Plan, words: Words) -> int:
    """Return the number of deals to certify for an option set."""
    if words:
        return plan.other_deals or plan.deals or OTHER_DEALS
    return plan.deals or USUAL_DEALS


def difficulty(reached: int, playouts: int) -> int:
    """Return the difficulty of a deal, from 1 to 5, by the number of playouts that succeeded."""
    return next(
        (place for place, share in enumerate(SHARES, EASIEST) if 100 * reached >= share * playouts), HARDEST
    )


def file_name(game: str, words: Words) -> str:
    """Return the name of the file that holds the certified deals of a game with those options."""
    return "-".join((game, *(word.replace("=", "-") for word in words))) + ".txt"
