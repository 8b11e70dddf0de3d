"""Wish (traditional): take pairs of one rank from the tops of eight piles of four."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards.french import FrenchCard, french_deck
from engine.errors import IllegalMoveError
from engine.game import Feat, Game, GameAchievement, Position
from engine.move import Move
from engine.options import Option, Options, switch_value
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

PILES = "abcdefgh"
HEIGHT = 4
RANKS = "A789TJQK"
DECK = french_deck(RANKS)

PAIRS = {pair: Move("take", pair) for pair in combinations(PILES, 2)}

WON = Outcome(Result.WON, "cleared")
LOST = Outcome(Result.LOST, "no-pair")
LOST_AT_THE_DEAL = Outcome(Result.LOST, "no-first-pair")


@dataclass(frozen=True, slots=True)
class WishPosition(Position):
    """The eight piles, bottom card first; with ``open``, the player sees all of them."""

    game: ClassVar[str] = "wish"
    piles: tuple[tuple[FrenchCard, ...], ...]
    open: bool = False

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every pair of equal ranks on top, by the names of the piles."""
        tops = [(name, pile[-1].rank) for name, pile in zip(PILES, self.piles, strict=True) if pile]
        return tuple(
            PAIRS[first, second] for (first, rank), (second, other) in combinations(tops, 2) if rank == other
        )

    def after(self, move: Move) -> Self:
        """Remove the top cards of both piles."""
        piles = list(self.piles)
        for name in move.places:
            place = PILES.index(name)
            piles[place] = piles[place][:-1]
        return replace(self, piles=tuple(piles))

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why these two piles have no pair."""
        if move.verb != "take" or len(move.places) != 2 or not set(move.places) <= set(PILES):
            return IllegalMoveError(
                "no-such-move", f"{move.text!r} is no move of Wish: take two piles of {PILES}", move=move.text
            )
        first, second = move.places
        if first == second:
            return IllegalMoveError(
                "one-pile", f"a pair comes from two piles, not twice from {first}", pile=first
            )
        if first > second:
            in_order = Move("take", (second, first))
            if not self.allows(in_order):
                return self.refusal(in_order)
            problem = f"the piles of a pair are named from a to h: {in_order.text}"
            return IllegalMoveError("pile-order", problem, first=second, second=first)
        for name in move.places:
            if not self._pile(name):
                return IllegalMoveError("empty-pile", f"pile {name} is empty", pile=name)
        one, other = self._pile(first)[-1], self._pile(second)[-1]
        return IllegalMoveError(
            "not-a-pair",
            f"{one.code} on pile {first} and {other.code} on pile {second} are not of one rank",
            first=first,
            second=second,
            one=one,
            other=other,
        )

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play pairs entered at once, each of cards face up now, so that no refusal reveals a hidden one."""
        if not self.open:
            used: set[str] = set()
            for move in moves:
                for name in move.places:
                    if name in used:
                        raise IllegalMoveError(
                            "face-down",
                            f"pile {name} is named twice, and only cards that are face up now go together",
                            pile=name,
                        )
                used.update(move.places)
        return Position.play_together(self, moves)

    def outcome(self) -> Outcome | None:
        """Won without cards; lost without a pair."""
        if self.legal_moves():
            return None
        left = self.score()
        if left == 0:
            return WON
        return LOST_AT_THE_DEAL if left == len(DECK) else LOST

    def score(self) -> int:
        """Return the number of cards left; none is best."""
        return sum(map(len, self.piles))

    def board(self) -> Board:
        """Show the top cards, or with ``open`` all cards."""
        return Board(
            game=self.game,
            piles=tuple(
                Pile(name, "pile", pile if self.open else (None,) * (len(pile) - 1) + pile[-1:])
                for name, pile in zip(PILES, self.piles, strict=True)
            ),
            score=self.score(),
            outcome=self.outcome(),
            facts=(("open", switch_value(is_on=self.open)),),
        )

    def _pile(self, name: str) -> tuple[FrenchCard, ...]:
        return self.piles[PILES.index(name)]


def start(number: int, options: Options) -> WishPosition:
    """Deal the 32 cards to the piles, four at a time, each pile from the bottom up."""
    cards = shuffled(DECK, number)
    piles = tuple(cards[place : place + HEIGHT] for place in range(0, len(cards), HEIGHT))
    return WishPosition(piles, options.is_on("open"))


GAME = Game(
    name="wish",
    title="Wish",
    rules=1,
    designer="traditional",
    start=start,
    options=(Option("open"),),
    is_chosen_by_place=False,
    is_any_order=True,
    is_low_best=True,
    achievements=(GameAchievement("wish", "✨", Feat.FIRST_WIN, rank=1),),
    score_goals=(10, 8, 6, 4, 2),
    similar=("montecarlo", "mahjong", "clock", "memory", "nestor"),
    rank=11,
)
