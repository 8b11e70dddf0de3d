"""Cases of tests of which some are rare: of several parameters, or of one with many values."""

from collections.abc import Sequence
from itertools import product

import pytest
from _pytest.mark import ParameterSet  # pytest.param has no other name for what it returns

from engine.game import Game
from engine.games import games_in_order


def combined(*values: Sequence[object], seconds: float = 1.0) -> list[ParameterSet]:
    """Return every combination of the values of parameters as cases for ``pytest.mark.parametrize``.

    As many cases as the longest parameter has values are not rare; together they have each value of each
    parameter, but of games of a family, and of what begins with one, only the first. The others are rare,
    and take ``seconds`` each.
    """
    main = [[place for place, value in enumerate(some) if _is_main(value)] for some in values]
    quick = {tuple(some[number % len(some)] for some in main) for number in range(max(map(len, main)))}
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
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if _is_main(value) else pytest.mark.rare(seconds=seconds),
        )
        for value in values
    ]


def _is_main(value: object) -> bool:
    """Tell whether a value is about the first game of a family, about a game without one, or about none."""
    game = value[0] if isinstance(value, tuple) and value else value
    if isinstance(game, str):
        game = _GAMES.get(game.partition("-")[0])
    return not isinstance(game, Game) or is_first_of_family(game)


_GAMES = {game.name: game for game in games_in_order()}
