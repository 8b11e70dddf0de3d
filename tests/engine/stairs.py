"""Stairs, a small game for tests in which covered cards can be moved, as in Yukon.

Any face-up card goes, with all that lie on it, onto a top card that is one rank higher, or to an empty pile.
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards.french import FrenchCard, french_deck
from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.move import Move
from engine.options import Options
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

PILES = "abcd"
RANKS = "A23456"
HEIGHT = 6
FAMILY = "climbing"


@dataclass(frozen=True, slots=True)
class StairsPosition(Position):
    """Four piles, the bottom card first, and how many cards at the bottom of each are face down."""

    game: ClassVar[str] = "stairs"
    piles: tuple[tuple[FrenchCard, ...], ...]
    hidden: tuple[int, ...]

    def legal_moves(self) -> tuple[Move, ...]:
        """Return all moves, by the piles from which and to which they go."""
        if max(map(len, self.piles)) == len(PILES) * HEIGHT:
            return ()
        return tuple(
            Move("move", (source.place_of(number), target.name))
            for source in self._shown()
            for number in range(source.hidden + 1, len(source.cards) + 1)
            for target in self._shown()
            if source != target and self._fits(self._cards(source.name)[number - 1], target)
        )

    def after(self, move: Move) -> Self:
        """Move the card with all that lie on it; the card that it leaves on top is turned up."""
        place, target = move.places
        pile, number = self.board().covered(place) or (self.board().pile(place), 0)
        number = number or len(pile.cards)
        cards = self._cards(pile.name)
        left = {pile.name: cards[: number - 1], target: self._cards(target) + cards[number - 1 :]}
        piles = tuple(left.get(name, self._cards(name)) for name in PILES)
        hidden = (min(count, max(0, len(kept) - 1)) for count, kept in zip(self.hidden, piles, strict=True))
        return type(self)(piles, tuple(hidden))

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say that the move is none."""
        return IllegalMoveError("no-such-move", f"{move.text!r} is no move", move=move.text)

    def outcome(self) -> Outcome | None:
        """Lost without a move."""
        return None if self.legal_moves() else Outcome(Result.LOST, "stuck")

    def score(self) -> int:
        """Return the number of cards that are face down."""
        return sum(self.hidden)

    def board(self) -> Board:
        """Show the cards that are face up."""
        return Board(self.game, self._shown(), self.score(), self.outcome(), family=FAMILY)

    def _shown(self) -> tuple[Pile, ...]:
        return tuple(
            Pile(name, "pile", (None,) * count + cards[count:])
            for name, cards, count in zip(PILES, self.piles, self.hidden, strict=True)
        )

    def _cards(self, name: str) -> tuple[FrenchCard, ...]:
        return self.piles[PILES.index(name)]

    def _fits(self, card: FrenchCard, target: Pile) -> bool:
        cards = self._cards(target.name)
        return not cards or RANKS.index(cards[-1].rank) == RANKS.index(card.rank) + 1


def start(number: int, _options: Options) -> StairsPosition:
    """Deal six cards to each pile, the lower two face down."""
    cards = shuffled(french_deck(RANKS), number)
    piles = tuple(cards[first : first + HEIGHT] for first in range(0, len(cards), HEIGHT))
    return StairsPosition(piles, (2,) * len(PILES))


GAME = Game("stairs", "Stairs", rules=1, designer="", start=start, family=FAMILY)
