"""What the player may see: named places with the cards on them, hidden ones already taken out."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Pile:
    """A place of the table and what lies on it, bottom first; a hidden card is ``None``."""

    name: str
    """As players type it and pictures show it."""
    kind: str
    """What sort of place it is in its game, such as ``pile`` or ``foundation``."""
    cards: tuple[Card | None, ...]

    @property
    def top(self) -> Card | None:
        """The uppermost card where it can be seen; ``None`` on a hidden card or an empty place."""
        return self.cards[-1] if self.cards else None

    @property
    def hidden(self) -> int:
        """How many of the cards the player cannot see."""
        return self.cards.count(None)


@dataclass(frozen=True, slots=True)
class Board:
    """The player's view of one moment of a game: pictures, words and hints are made from it alone."""

    game: str
    piles: tuple[Pile, ...]
    """In reading order."""
    score: int
    outcome: Outcome | None
    facts: tuple[tuple[str, str | int], ...] = ()
    """What else there is to be known, by name, in the game's own terms: trumps, the size of the table."""

    def pile(self, name: str) -> Pile:
        """Return the place of that name; raise ``KeyError`` where there is none."""
        for pile in self.piles:
            if pile.name == name:
                return pile
        raise KeyError(name)

    def of_kind(self, kind: str) -> tuple[Pile, ...]:
        """Return the places of a kind, in their order."""
        return tuple(pile for pile in self.piles if pile.kind == kind)

    def fact(self, name: str) -> str | int:
        """Return the fact of that name; raise ``KeyError`` where there is none."""
        return dict(self.facts)[name]

    def text(self) -> str:
        """Return the board for a terminal: a line for each place, ``##`` for a hidden card; facts last."""
        lines = [
            f"{pile.name}  " + (" ".join(card.code if card else "##" for card in pile.cards) or "--")
            for pile in self.piles
        ]
        if self.facts:
            lines.append("; ".join(f"{name}: {value}" for name, value in self.facts))
        return "\n".join(lines)


class MarkKind(StrEnum):
    """What a mark on a picture means."""

    LAST = "last"
    """The place of the last move."""
    CHOICE = "choice"
    """A place that can be chosen now."""
    CHOSEN = "chosen"
    """A place that has been chosen."""
    HINT = "hint"
    """A place that is advised."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place to be pointed out on a picture; a place that the picture does not have is passed over."""

    place: str
    kind: MarkKind = MarkKind.LAST
    label: str = ""
    """A few characters to be printed at the place, such as the points of a cell."""


@dataclass(frozen=True, slots=True)
class Meter:
    """A bar to be shown below a board: so much of a whole is full."""

    part: int
    whole: int
    label: str
    """A few words to be printed beside it, such as how much that is."""
