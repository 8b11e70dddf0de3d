"""What the player may see: named places with the cards on them, hidden ones already taken out."""

from dataclasses import dataclass

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

    def pile(self, name: str) -> Pile:
        """Return the place of that name; raise ``KeyError`` where there is none."""
        for pile in self.piles:
            if pile.name == name:
                return pile
        raise KeyError(name)

    def text(self) -> str:
        """Return the board for a terminal: a line for each place, ``##`` for a hidden card."""
        return "\n".join(
            f"{pile.name}  " + (" ".join(card.code if card else "##" for card in pile.cards) or "--")
            for pile in self.piles
        )
