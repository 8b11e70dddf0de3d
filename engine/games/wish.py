"""Wish (traditional): take away pairs of one rank from the tops of eight piles of four."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self

from engine.board import Board, Pile
from engine.cards.french import FrenchCard, french_deck
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.game import Game, Position
from engine.move import Move
from engine.options import Option, Options
from engine.outcome import Outcome, Result
from engine.reading.words import as_french, join_cards, split_words
from engine.shuffle import shuffled

PILES = "abcdefgh"
HEIGHT = 4
RANKS = "A789TJQK"
DECK = french_deck(RANKS)

MOST_MEANINGS = 64
"""Ways to read a line that are looked at; two for each word that can mean piles or a card."""

PAIRS = {pair: Move("take", pair) for pair in combinations(PILES, 2)}

WON = Outcome(Result.WON, "cleared")
LOST = Outcome(Result.LOST, "no-pair")
LOST_AT_THE_DEAL = Outcome(Result.LOST, "no-first-pair")


@dataclass(frozen=True, slots=True)
class WishPosition(Position):
    """The eight piles, bottom card first; with ``open``, the player sees all of them."""

    piles: tuple[tuple[FrenchCard, ...], ...]
    open: bool = False

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every pair of tops of one rank, by the names of the piles."""
        tops = [(name, pile[-1].rank) for name, pile in zip(PILES, self.piles, strict=True) if pile]
        return tuple(
            PAIRS[first, second] for (first, rank), (second, other) in combinations(tops, 2) if rank == other
        )

    def after(self, move: Move) -> Self:
        """Take the tops of both piles away."""
        piles = list(self.piles)
        for name in move.places:
            place = PILES.index(name)
            piles[place] = piles[place][:-1]
        return replace(self, piles=tuple(piles))

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say what keeps these two piles from giving a pair."""
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
            return self.refusal(Move("take", (second, first)))
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
        """Play pairs entered at once, each of cards that are face up now; never look underneath to refuse."""
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
        """Won without cards, lost without a pair."""
        if self.legal_moves():
            return None
        left = self.score()
        if left == 0:
            return WON
        return LOST_AT_THE_DEAL if left == len(DECK) else LOST

    def score(self) -> int:
        """Count the cards left; none is best."""
        return sum(map(len, self.piles))

    def board(self) -> Board:
        """Show the tops, or with ``open`` all cards."""
        return Board(
            game="wish",
            piles=tuple(
                Pile(name, "pile", pile if self.open else (None,) * (len(pile) - 1) + pile[-1:])
                for name, pile in zip(PILES, self.piles, strict=True)
            ),
            score=self.score(),
            outcome=self.outcome(),
        )

    def read(self, text: str) -> tuple[Move, ...]:
        """Read pairs such as ``ac``, ``take a c``, ``7s 7h`` and ``ab cd``.

        ``ac`` may also mean the ace of clubs: what can be read in two ways is read as piles, unless only
        the other way can be played.
        """
        readings = [self._pairs(places) for places in self._readings(_tokens(text))]
        if not readings:
            raise InvalidMoveError("unreadable", f"no pair of piles or cards in {text!r}", text=text)
        for moves in readings:
            try:
                self.play_together(moves)
            except IllegalMoveError:
                continue
            return moves
        return readings[0]

    def _pile(self, name: str) -> tuple[FrenchCard, ...]:
        return self.piles[PILES.index(name)]

    def _pairs(self, places: Sequence[str]) -> tuple[Move, ...]:
        return tuple(
            Move("take", (min(pair), max(pair))) for pair in zip(places[::2], places[1::2], strict=True)
        )

    def _readings(self, tokens: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Yield the even numbers of piles that the words can mean, piles before cards."""
        if not 0 < len(tokens) <= len(DECK):
            return
        meanings: list[tuple[str, ...]] = [()]
        for token in tokens:
            meanings = [
                (*before, *way)
                for before in meanings
                for way in (_as_piles(token), self._when(before)._as_card(token))
                if way
            ][:MOST_MEANINGS]
        yield from (places for places in meanings if len(places) % 2 == 0 and len(places) <= len(DECK))

    def _when(self, places: Sequence[str]) -> Self:
        """Return what is to be seen after the whole pairs among these: with ``open``, the cards below too."""
        position = self
        if self.open:
            for move in self._pairs(places[: len(places) // 2 * 2]):
                if move not in position.legal_moves():
                    break
                position = position.after(move)
        return position

    def _as_card(self, token: str) -> tuple[str, ...]:
        code = as_french(token)
        for name, pile in zip(PILES, self.piles, strict=True):
            if pile and pile[-1].code == code:
                return (name,)
        return ()


NOISE = {"take", "move", "and", "pile"}
"""Words of a typed line that go without saying."""


def _tokens(text: str) -> list[str]:
    """Return the words that name piles or cards, cards told in words as one."""
    return join_cards([word for word in split_words(text) if word not in NOISE])


def _as_piles(token: str) -> tuple[str, ...]:
    return tuple(token) if set(token) <= set(PILES) else ()


def start(number: int, options: Options) -> WishPosition:
    """Deal the 32 cards onto the piles, four at a time, each pile from the bottom up."""
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
    is_low_best=True,
)
