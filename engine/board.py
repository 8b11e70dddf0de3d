"""What the player may see: named places with their cards, without hidden ones."""

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

    @property
    def top(self) -> Card | None:
        """The top card; ``None`` if it is hidden or the place is empty."""
        return self.cards[-1] if self.cards else None

    @property
    def hidden(self) -> int:
        """The number of hidden cards."""
        return self.cards.count(None)


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

    Among it are the options: two deals may look alike for a while although their futures differ.
    """
    family: str = ""
    """The family of its game, as the game declares it: the board may be laid out as those of the family."""

    def pile(self, name: str) -> Pile:
        """Return the place with a name; raise ``KeyError`` if there is none."""
        for pile in self.piles:
            if pile.name == name:
                return pile
        raise KeyError(name)

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
