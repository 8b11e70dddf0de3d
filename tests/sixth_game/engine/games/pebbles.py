"""Pebbles (our own, for tests): take cards from three piles, each like the one before in count or in hue."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards.pebble import PebbleCard, pebble_deck
from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.move import Move
from engine.options import Option, Options
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

PILES = "abc"
HEIGHT = 4
TAKES = {name: Move("take", (name,)) for name in PILES}

WON = Outcome(Result.WON, "cleared")
LOST = Outcome(Result.LOST, "stuck")


@dataclass(frozen=True, slots=True)
class PebblesPosition(Position):
    """The three piles and the cards taken, bottom card first; with ``open``, the player sees all of them."""

    game: ClassVar[str] = "pebbles"
    piles: tuple[tuple[PebbleCard, ...], ...]
    taken: tuple[PebbleCard, ...] = ()
    open: bool = False

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the piles whose top is like the card taken last; at first all of them."""
        return tuple(
            TAKES[name] for name, pile in zip(PILES, self.piles, strict=True) if pile and self._fits(pile[-1])
        )

    def after(self, move: Move) -> Self:
        """Take the top of a pile."""
        place = PILES.index(move.places[0])
        pile = self.piles[place]
        piles = (*self.piles[:place], pile[:-1], *self.piles[place + 1 :])
        return replace(self, piles=piles, taken=(*self.taken, pile[-1]))

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why a pile cannot be taken from."""
        if move not in TAKES.values():
            problem = f"{move.text!r} is not a move of Pebbles"
            return IllegalMoveError("no-such-move", problem, move=move.text)
        (name,) = move.places
        pile = self.piles[PILES.index(name)]
        if not pile:
            return IllegalMoveError("empty-pile", f"pile {name} is empty", pile=name)
        last, card = self.taken[-1], pile[-1]
        problem = f"{card.code} has neither the count nor the hue of {last.code}"
        return IllegalMoveError("unlike", problem, card=card, last=last)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once, each of a card that is face up now; never look underneath to refuse."""
        names = [name for move in moves for name in move.places]
        if not self.open and (twice := [name for name in names if names.count(name) > 1]):
            problem = f"pile {twice[0]} is named twice, and the card under its top is face down"
            raise IllegalMoveError("face-down", problem, pile=twice[0])
        return Position.play_together(self, moves)

    def outcome(self) -> Outcome | None:
        """Won without cards on the piles, lost without a card that fits."""
        if self.legal_moves():
            return None
        return LOST if self.score() else WON

    def score(self) -> int:
        """Count the cards left; none is best."""
        return sum(map(len, self.piles))

    def board(self) -> Board:
        """Show the tops of the piles, or with ``open`` all cards, and the cards taken."""
        piles = (
            Pile(name, "pile", pile if self.open else (None,) * (len(pile) - 1) + pile[-1:])
            for name, pile in zip(PILES, self.piles, strict=True)
        )
        return Board(
            game="pebbles",
            piles=(*piles, Pile("taken", "taken", self.taken)),
            score=self.score(),
            outcome=self.outcome(),
        )

    def _fits(self, card: PebbleCard) -> bool:
        if not self.taken:
            return True
        last = self.taken[-1]
        return card.pebbles == last.pebbles or card.hue == last.hue


def start(number: int, options: Options) -> PebblesPosition:
    """Deal the twelve cards onto the piles, four at a time, each pile from the bottom up."""
    cards = shuffled(pebble_deck(), number)
    piles = tuple(cards[place : place + HEIGHT] for place in range(0, len(cards), HEIGHT))
    return PebblesPosition(piles, open=options.is_on("open"))


GAME = Game(
    name="pebbles",
    title="Pebbles",
    rules=1,
    designer="Solitaire Bot",
    start=start,
    options=(Option("open"),),
    is_chosen_by_place=False,
    is_low_best=True,
)
