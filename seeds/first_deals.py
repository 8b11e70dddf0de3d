"""Deals for players who meet a game for the first time (``seeds/first_deals.txt``).

Each line has a game, the number of its rules, options joined by commas or ``-``, and the numbers of deals
whose first moves by the hints lose nothing and show the game's idea (``seeds/generation/first_deals``).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from engine.game import Game
from engine.options import Options
from seeds.plan import Words, find_plan, hinted_words

PATH = Path(__file__).parent / "first_deals.txt"
NONE = "-"


@dataclass(frozen=True, slots=True)
class FirstDeals:
    """Gentle deals of an option set."""

    rules: int
    """The number of the game's rules by which they were chosen."""
    numbers: tuple[int, ...]
    """Ascending."""


@cache
def read_first_deals() -> Mapping[tuple[str, Words], FirstDeals]:
    """Return the gentle deals by game and option set; raise ``ValueError`` for a faulty file."""
    file, found = files("seeds") / PATH.name, {}
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        game, rules, words, *numbers = line.split(" ")
        option_set = () if words == NONE else tuple(words.split(","))
        found[game, option_set] = FirstDeals(int(rules), tuple(map(int, numbers)))
    return MappingProxyType(found)


def first_deals(game: Game, options: Options) -> tuple[int, ...]:
    """Return the numbers of gentle deals of a game with these options; none if none were chosen."""
    plan = find_plan(game.name)
    found = read_first_deals().get((game.name, hinted_words(game, plan, options))) if plan else None
    return found.numbers if found and found.rules == game.rules else ()
