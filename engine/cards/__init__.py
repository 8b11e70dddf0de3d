"""The decks, one file each: a deck is known because its file is here."""

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias, Union


class DeckCard(Protocol):
    """What a card of every deck has: a small frozen value."""

    deck: ClassVar[str]
    """The name of the deck, by which pictures and texts find how its cards are drawn and called."""

    def __hash__(self) -> int: ...

    @property
    def code(self) -> str:
        """A few letters and digits, different for each card of the deck, for records and pictures."""

    @property
    def traits(self) -> Mapping[str, str | int]:
        """The variables of the messages ``DECK-in-words`` and ``DECK-symbol``."""


def all_decks() -> dict[str, tuple[DeckCard, ...]]:
    """Return all cards of every deck, which its module calls ``CARDS``, by the name of the deck."""
    names = [module.name for module in pkgutil.iter_modules(__path__)]
    return {name: import_module(f"{__name__}.{name}").CARDS for name in sorted(names)}


if TYPE_CHECKING:
    Card: TypeAlias = DeckCard
else:
    Card = Union[tuple(type(cards[0]) for cards in all_decks().values())]  # noqa: UP007  # the union is built from a tuple
"""Any card of any deck. No two decks have the same fields: cards stored as JSON are told apart by them."""

Detail: TypeAlias = str | int | Card
"""A value that a sentence about a game can contain."""
