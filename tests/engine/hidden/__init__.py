"""What players cannot see: the module of a game, or of a family, gives a position other hidden cards."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from engine.game import Position
from engine.games import module_names

Twin: TypeAlias = Callable[[Position, int], Position]
"""Returns the same position with other hidden cards, shuffled by a seed."""


def find_twin(game: str) -> Twin:
    """Return the function ``twin`` of a game's module, or else of its family's."""
    there = (name for name in module_names(game) if find_spec(f"{__name__}.{name}"))
    twin: Twin = import_module(f"{__name__}.{next(there, game)}").twin
    return twin


def hides_cards(position: Position) -> bool:
    """Tell whether there are cards that a player cannot see."""
    return any(pile.hidden for pile in position.board().piles)
