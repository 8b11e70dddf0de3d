"""What a search of any building game needs to know of its rules.

A card is ``4 * rank + suit``; the copies of a card have the same number, so they are interchangeable.
"""

from typing import Final

ONE: Final = 0
AS_ROOM_ALLOWS: Final = 1
SEQUENCE: Final = 2
SUIT_SEQUENCE: Final = 3
ANY_CARDS: Final = 4
"""Which cards move together."""
ANYTHING: Final = 0
KINGS: Final = 1
NOTHING: Final = 2
"""What an empty pile takes."""
NO_STOCK: Final = 0
TO_WASTE: Final = 1
TO_TABLEAU: Final = 2
"""Where cards from the stock go."""


class GeneralRules:
    """The rules of a building game, in plain numbers."""

    def __init__(
        self,
        ranks: int,
        foundations: list[int],
        bases: list[int],
        group: int,
        spaces: int,
        stock: int,
        draw: int,
        gives_back: bool,
        takes_runs: bool,
    ) -> None:
        """Take the rules; ``foundations`` are their suits, ``bases`` has for each card those that take it."""
        self.ranks: int = ranks
        self.foundations: list[int] = foundations
        self.bases: list[int] = bases
        self.group: int = group
        self.spaces: int = spaces
        self.stock: int = stock
        self.draw: int = draw
        self.gives_back: bool = gives_back and not takes_runs
        self.takes_runs: bool = takes_runs
