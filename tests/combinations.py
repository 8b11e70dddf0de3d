"""Cases of tests of which some are rare: of several parameters, or of one with many values."""

from collections.abc import Sequence
from itertools import product

import pytest
from _pytest.mark import ParameterSet  # pytest.param has no other name for what it returns

from engine.game import Game
from engine.games import find_game, games_in_order


def combined(*values: Sequence[object], seconds: float = 1.0) -> list[ParameterSet]:
    """Return every combination of the values of parameters as cases for ``pytest.mark.parametrize``.

    As many cases as the longest parameter has values are not rare; together they have each value of each
    parameter. The others are rare, and take ``seconds`` each.
    """
    quick = {tuple(number % len(some) for some in values) for number in range(max(map(len, values)))}
    return [
        pytest.param(
            *(some[place] for some, place in zip(values, places, strict=True)),
            marks=() if places in quick else pytest.mark.rare(seconds=seconds),
        )
        for places in product(*(range(len(some)) for some in values))
    ]


def mostly_rare(values: Sequence[object], always: int = 1, seconds: float = 1.0) -> list[ParameterSet]:
    """Return the values of a parameter as cases, of which all but the first few are rare."""
    rare = pytest.mark.rare(seconds=seconds)
    return [pytest.param(value, marks=() if place < always else rare) for place, value in enumerate(values)]


def is_first_of_family(game: Game) -> bool:
    """Tell whether players see no other game of its family before a game, or it has no family."""
    return not game.family or game is next(one for one in games_in_order() if one.family == game.family)


def first_of_families() -> list[Game]:
    """Return the games that belong to no family, and the first one of each family."""
    return [game for game in games_in_order() if is_first_of_family(game)]


def by_family(values: Sequence[object], seconds: float = 1.0) -> list[ParameterSet]:
    """Return the values of a parameter as cases, rare for all but the first game of a family.

    This is for what a family has for all its games. A value is a game, a tuple that begins with one, or a
    name that does: ``klondike-won``.
    """
    cases = []
    for value in values:
        first = value[0] if isinstance(value, tuple) else value
        game = first if isinstance(first, Game) else find_game(str(first).partition("-")[0])
        marks = () if is_first_of_family(game) else pytest.mark.rare(seconds=seconds)
        cases.append(pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=marks))
    return cases
