"""Pebbles, a game for tests: take cards from three piles, each equal to the last one in count or hue."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards.pebble import PebbleCard, pebble_deck
from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.move import Move
from engine.options import Option, Options, switch_value
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
        """Return a move for each pile whose top card matches the card taken last; at first for all piles."""
        return tuple(
            TAKES[name] for name, pile in zip(PILES, self.piles, strict=True) if pile and self._fits(pile[-1])
        )

    def after(self, move: Move) -> Self:
        """Take the top card of a pile."""
        place = PILES.index(move.places[0])
        pile = self.piles[place]
        piles = (*self.piles[:place], pile[:-1], *self.piles[place + 1 :])
        return replace(self, piles=piles, taken=(*self.taken, pile[-1]))

    def refusal(self, move: Move) -> IllegalMoveError:
        """Return an error that says why a move is illegal."""
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
        """Play moves entered together; their cards must be face up now, so that no refusal reveals a card."""
        names = [name for move in moves for name in move.places]
        if not self.open and (twice := [name for name in names if names.count(name) > 1]):
            problem = f"pile {twice[0]} is named twice, and the card under its top is face down"
            raise IllegalMoveError("face-down", problem, pile=twice[0])
        return Position.play_together(self, moves)

    def outcome(self) -> Outcome | None:
        """Return won if the piles are empty, lost if no top card matches, ``None`` before that."""
        if self.legal_moves():
            return None
        return LOST if self.score() else WON

    def score(self) -> int:
        """Return the number of cards left; 0 is best."""
        return sum(map(len, self.piles))

    def board(self) -> Board:
        """Show the cards taken and the top cards of the piles, or with ``open`` all cards."""
        piles = (
            Pile(name, "pile", pile if self.open else (None,) * (len(pile) - 1) + pile[-1:])
            for name, pile in zip(PILES, self.piles, strict=True)
        )
        return Board(
            game="pebbles",
            piles=(*piles, Pile("taken", "taken", self.taken)),
            score=self.score(),
            outcome=self.outcome(),
            facts=(("open", switch_value(is_on=self.open)),),
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
