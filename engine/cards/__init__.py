"""The decks, one file each: a deck is known because its file is here."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias, Union

from engine.declarations import Declarations


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


class NumberedCard:
    """Base of cards with a number, the key of the tables of their game: a card is slower to look up.

    The number is no field, so cards stored as JSON do not contain it.
    """

    __slots__ = ("number",)
    number: int
    """The place in the deck, counted from 0; the size of the deck for a card that is not in it."""

    def _set_number(self, number: int) -> None:
        object.__setattr__(self, "number", number)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Pickle the fields; the number is found again."""
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)  # type: ignore[attr-defined]


def all_decks() -> dict[str, tuple[DeckCard, ...]]:
    """Return all cards of every deck, which its module calls ``CARDS``, by the name of the deck."""
    decks: Declarations[tuple[DeckCard, ...]] = Declarations(__name__, "CARDS", tuple)
    return decks.all()


if TYPE_CHECKING:
    Card: TypeAlias = DeckCard
else:
    Card = Union[tuple(type(cards[0]) for cards in all_decks().values())]  # noqa: UP007  # the union is built from a tuple
"""Any card of any deck. No two decks have the same fields: cards stored as JSON are told apart by them."""

Detail: TypeAlias = str | int | Card
"""A value that a sentence about a game can contain."""
