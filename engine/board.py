"""What the player may see: named places with their cards, without hidden ones.

In a game in which a card in the middle of a pile can be moved, each covered card is a place too: ``c5`` is
the fifth card of pile ``c``, counted from the bottom. The top card and the empty pile are the place ``c``.
Where a pile is itself called ``c5``, as a cell of a table may be, the name means that pile.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Pile:
    """A place of the table with its cards, the bottom one first; a hidden card is ``None``."""

    name: str
    """As players type it and images show it."""
    kind: str
    """The kind of place in its game, such as ``pile`` or ``foundation``."""
    cards: tuple[Card | None, ...]
    row: str = ""
    """The name of its row, in a layout that has rows."""
    covered_by: tuple[str, ...] = ()
    """The names of the piles whose cards now lie on its last one, in a layout in which piles cover others."""

    @property
    def top(self) -> Card | None:
        """The top card; ``None`` if it is hidden or the place is empty."""
        return self.cards[-1] if self.cards else None

    @property
    def hidden(self) -> int:
        """The number of hidden cards."""
        return self.cards.count(None)

    def place_of(self, number: int) -> str:
        """Return the place of a card, counted from 1 at the bottom: ``c5``, or ``c`` for the top card."""
        return self.name if number == len(self.cards) else f"{self.name}{number}"


@dataclass(frozen=True, slots=True)
class Board:
    """The player's view of a position: images, texts and hints are made only from this."""

    game: str
    piles: tuple[Pile, ...]
    """In reading order."""
    score: int
    outcome: Outcome | None
    facts: tuple[tuple[str, str | int], ...] = ()
    """Other visible information by name, in the game's own terms, such as trumps or the size of the table.
    Among it are the options: two deals may look alike for a while although their futures differ."""
    family: str = ""
    """The family of its game, as the game declares it: the board may be laid out as those of the family."""
    table: str = ""
    """How the places lie on the table, for the picture: as the family writes it, if the game declares it."""

    def pile(self, name: str) -> Pile:
        """Return the place with a name; raise ``KeyError`` if there is none."""
        for pile in self.piles:
            if pile.name == name:
                return pile
        raise KeyError(name)

    def covered(self, place: str) -> tuple[Pile, int] | None:
        """Return the pile and the number of the covered card that is a place; ``None`` if it is none."""
        if any(pile.name == place for pile in self.piles):
            return None
        for pile in self.piles:
            digits = place.removeprefix(pile.name)
            number = int(digits) if digits.isdecimal() else 0
            if 0 < number < len(pile.cards) and pile.place_of(number) == place:
                return pile, number
        return None

    def has_place(self, place: str) -> bool:
        """Return whether a word is a place: a pile, or a covered card of one."""
        return any(pile.name == place for pile in self.piles) or self.covered(place) is not None

    def card_at(self, place: str) -> Card | None:
        """Return the top card or the covered card of a place; ``None`` if it is hidden or not there."""
        for pile in self.piles:
            if pile.name == place:
                return pile.top
        found = self.covered(place)
        return found[0].cards[found[1] - 1] if found else None

    def of_kind(self, kind: str) -> tuple[Pile, ...]:
        """Return the places of a kind, in their order."""
        return tuple(pile for pile in self.piles if pile.kind == kind)

    def fact(self, name: str) -> str | int:
        """Return the fact with a name; raise ``KeyError`` if there is none."""
        return dict(self.facts)[name]

    def text(self) -> str:
        """Return the board for a terminal: a line for each place, ``##`` for hidden cards, then the facts."""
        lines = [
            f"{pile.name}  " + (" ".join(card.code if card else "##" for card in pile.cards) or "--")
            for pile in self.piles
        ]
        if self.facts:
            lines.append("; ".join(f"{name}: {value}" for name, value in self.facts))
        return "\n".join(lines)


class MarkKind(StrEnum):
    """The meaning of a mark on an image."""

    LAST = "last"
    """The place of the last move."""
    CHOICE = "choice"
    """A place that can be chosen now."""
    CHOSEN = "chosen"
    """A place that has been chosen."""
    HINT = "hint"
    """An advised place."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A highlighted place of an image; a place that is not in the image is ignored."""

    place: str
    kind: MarkKind = MarkKind.LAST
    label: str = ""
    """A few characters to print at the place, such as the points of a cell."""


@dataclass(frozen=True, slots=True)
class Meter:
    """A progress bar below a board."""

    part: int
    whole: int
    label: str
    """A few words to print beside it."""
