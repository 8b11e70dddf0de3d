"""What is certified of a game, declared by the game: how its days are dealt, and by what a deal is proved."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from engine.game import Game
from engine.options import Options, read_options, write_options

Words: TypeAlias = tuple[str, ...]
"""The words that choose options where they differ from the usual, as records have them."""

USUAL_DEALS = 2_000
"""How many deals are certified with the options that a game has by default."""
OTHER_DEALS = 400
"""How many with any others."""

EASIEST, HARDEST = 1, 5
SHARES = (65, 40, 20, 5)
"""How hard a deal is: 1 if at least 65 % of the playouts reach their aim, 2 from 40 %, and so on; else 5."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What ``seeds/plans/GAME.py`` calls ``PLAN``: the deals of a game that are to be certified."""

    dailies: tuple[Words, ...]
    """The option sets that a day can be dealt with, the usual one first."""
    unseen: tuple[str, ...] = ()
    """Options that change nothing for one who knows all cards: all their values share their deals."""
    budget: int | None = None
    """Positions that the solver looks at for a deal; ``None`` for as many as it usually does."""
    playouts: int = 50
    """How often a sound player who sees what players see plays a deal, to tell how hard it is."""
    has_par: bool = False
    """Whether the best score that was found is worth telling."""
    enough: int | None = None
    """The percentage of par that a playout has to reach, where hardly any game is won; else it has to win.

    Such a deal is certified by its par alone.
    """
    studied: int = 100
    """Deals of each option set that ``seeds/FIGURES.md`` tells of."""
    hinted: int = 20
    """How many of them are played by hints, which takes longest."""
    score_label: str = "score"
    """What the scores count, on the charts of ``seeds/FIGURES.md``."""

    def pools(self, game: Game) -> tuple[Words, ...]:
        """Return the option sets whose deals are certified, of which each has its file."""
        wanted = (pool_words(game, self, read_options(game.options, words)) for words in self.dailies)
        return tuple(dict.fromkeys(wanted))


@cache
def find_plan(game: str) -> Plan | None:
    """Return the plan of a game; ``None`` where nothing is certified, since it has no file."""
    name = f"seeds.plans.{game}"
    if find_spec(name) is None:
        return None
    plan: Plan = import_module(name).PLAN
    return plan


def pool_words(game: Game, plan: Plan, options: Options) -> Words:
    """Return the option set whose certified deals serve for these options: nothing unseen is chosen in it."""
    usual = {option.name: option.default for option in game.options if option.name in plan.unseen}
    chosen = tuple((name, usual.get(name, value)) for name, value in options.chosen)
    return write_options(game.options, Options(chosen))


def wanted_deals(words: Words) -> int:
    """Return how many deals are certified with an option set."""
    return OTHER_DEALS if words else USUAL_DEALS


def difficulty(reached: int, playouts: int) -> int:
    """Tell how hard a deal is, from 1 to 5, by how many playouts reached their aim."""
    return next(
        (place for place, share in enumerate(SHARES, EASIEST) if 100 * reached >= share * playouts), HARDEST
    )


def file_name(game: str, words: Words) -> str:
    """Return the name of the file that holds the certified deals of a game with those options."""
    return "-".join((game, *(word.replace("=", "-") for word in words))) + ".txt"
