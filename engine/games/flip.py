"""Flip: a one-handed solitaire of cards with two faces; the end cards of any four in a row tell what goes.

Inside a position a card is a small number: 0 to 51 with its light face up, and 52 more with its dark one.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards import Card, Detail
from engine.cards.flip import FlipCard, flip_deck
from engine.errors import IllegalMoveError
from engine.game import Feat, Game, GameAchievement, Position
from engine.move import Move
from engine.options import Options
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

SIZE = 52
WINDOW = 4
"""Cards in a row that a play is about."""
CARDS = (*flip_deck(), *(FlipCard(card.light, is_dark=True) for card in flip_deck()))
FACES = tuple(card.face.code for card in CARDS)

SAME_SUIT, SAME_RANK, BOTH_DARK = 1, 2, 4


def _tie(first: int, last: int) -> int:
    """Return what two end cards have in common, 0 where it is neither suit nor rank."""
    one, other = CARDS[first].face, CARDS[last].face
    tie = SAME_SUIT * (one.suit == other.suit) + SAME_RANK * (one.rank == other.rank)
    return tie and tie + BOTH_DARK * (first >= SIZE and last >= SIZE)


TIES = tuple(tuple(_tie(first, last) for last in range(2 * SIZE)) for first in range(2 * SIZE))

DEAL, DEAL_MATCH, DEAL_ALL = Move("deal"), Move("deal", ("match",)), Move("deal", ("all",))
DEALS = (DEAL, DEAL_MATCH, DEAL_ALL)
STOP = Move("stop")
PLAYS = {
    verb: tuple(Move(verb, (str(place + 1),)) for place in range(SIZE - WINDOW + 1))
    for verb in ("turn", "turn-four", "remove", "remove-four")
}
PLACE_NUMBER = re.compile("[1-9][0-9]{0,2}")
PLACES = {move: place for moves in PLAYS.values() for place, move in enumerate(moves)}

FLAWS = {
    "ends-differ": "the end cards have neither suit nor rank in common",
    "light-end": "the end cards are not both dark",
    "dark-already": "the cards that would turn are dark already",
    "only-middle": "the end cards have the suit in common, which is for the middle two",
    "only-four": "the end cards have the rank in common, which is for all four",
}

PERFECT = Outcome(Result.WON, "perfect")
NO_PLAY = Outcome(Result.ENDED, "no-play")
STOPPED = Outcome(Result.ENDED, "stopped")


def _verbs(first: int, one: int, other: int, last: int) -> Iterator[str]:
    """Yield what may be done with four cards in a row."""
    tie = TIES[first][last]
    if tie & SAME_SUIT and (one < SIZE or other < SIZE):
        yield "turn"
    if tie & SAME_RANK and min(first, one, other, last) < SIZE:
        yield "turn-four"
    if tie & BOTH_DARK:
        yield "remove" if tie & SAME_SUIT else "remove-four"  # no two dark faces are the same


@dataclass(frozen=True, slots=True)
class FlipPosition(Position):
    """The hand from the bottom up, and the stock, the next card first; what is in neither was removed."""

    game: ClassVar[str] = "flip"
    hand: tuple[int, ...]
    stock: tuple[int, ...]
    is_stopped: bool = False

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the deals while there is stock, every play, and stopping once only plays are left."""
        if self.is_stopped:
            return ()
        plays = tuple(self._plays())
        rest = (STOP,) if plays else ()
        return (*DEALS, *plays) if self.stock else (*plays, *rest)

    def allows(self, move: Move) -> bool:
        """Tell whether a move is legal; of a play, by a look at its own four cards."""
        if self.is_stopped:
            return False
        if move in DEALS:
            return bool(self.stock)
        if move == STOP:
            return not self.stock and any(self._plays())
        return move in PLACES and move.verb in self.verbs_at(PLACES[move])

    def after(self, move: Move) -> Self:
        """Deal, turn cards dark, remove them, or stop."""
        if move in DEALS:
            count = len(self.stock) if move == DEAL_ALL else self._until_match() if move == DEAL_MATCH else 1
            return replace(self, hand=self.hand + self.stock[:count], stock=self.stock[count:])
        if move == STOP:
            return replace(self, is_stopped=True)
        start, end = _span(move)
        is_turn = move.verb.startswith("turn")
        kept = tuple(card % SIZE + SIZE for card in self.hand[start:end]) if is_turn else ()
        return replace(self, hand=self.hand[:start] + kept + self.hand[end:])

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say what keeps the move from being played."""
        left = len(self.stock)
        if self.outcome() is not None:
            return IllegalMoveError("over", "the game is over")
        if move in DEALS:
            return IllegalMoveError("stock-empty", "the stock is empty")
        if move == STOP:
            return IllegalMoveError("stock-left", f"{left} cards are still to be dealt", left=left)
        if move.verb in PLAYS and len(move.places) == 1 and PLACE_NUMBER.fullmatch(move.places[0]):
            return self._refused_play(move.verb, int(move.places[0]))
        return IllegalMoveError("no-such-move", f"{move.text[:60]!r} is no move of Flip", move=move.text)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once, each of them legal whatever cards those before it deal.

        So a refusal never tells what a deal would have brought: a deal that was seen is never taken back.
        """
        seen, left = self, len(self.stock)
        dealt: Move | None = None
        for move in moves:
            if move in DEALS and left:
                if dealt == DEAL_MATCH:
                    raise IllegalMoveError("after-match", "what is left to deal then is not known before")
                left = 0 if move == DEAL_ALL else left - 1
                dealt = move
            elif move in DEALS and self.stock:
                left = len(self.stock)
                raise IllegalMoveError("stock-short", f"only {left} cards are left to deal", left=left)
            elif dealt and not seen.allows(move):
                problem = f"{move.text!r} is not possible without what is dealt before it"
                raise IllegalMoveError("just-dealt", problem, move=move.text)
            else:
                seen = seen.play(move)
        return Position.play_together(self, moves)

    def outcome(self) -> Outcome | None:
        """Over with the stock empty and no play left, or when the player stops; won with no card left."""
        if self.is_stopped:
            return STOPPED
        if self.stock or any(self._plays()):
            return None
        return NO_PLAY if self.hand else PERFECT

    def score(self) -> int:
        """Count two for each card removed and one for each dark card in the hand; 104 is best."""
        (_, removed), (_, dark) = self._counts()
        return 2 * removed + dark

    def board(self) -> Board:
        """Show the cards of the hand, each a place of its own, and the stock face down."""
        hand = (Pile(str(number), "card", (CARDS[card],)) for number, card in enumerate(self.hand, start=1))
        return Board(
            game=self.game,
            piles=(*hand, Pile("stock", "stock", (None,) * len(self.stock))),
            score=self.score(),
            outcome=self.outcome(),
            facts=self._counts(),
        )

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Tell how many cards are ``left`` to deal; of a play, where it is and what it does.

        ``from`` and ``to`` are numbers, ``first`` and ``last`` the end cards, ``moved`` says how many cards
        turn or go, ``one`` and ``other`` are the first two of them, ``""`` for none.
        """
        if move not in PLACES:
            return {"left": len(self.stock)}
        moved: list[Card | str] = [CARDS[card] for card in self._moved(move)]
        one, other = (*moved, "")[:2]
        return {**self._where(PLACES[move]), "moved": len(moved), "one": one, "other": other}

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the place of cards that were turned; where cards were removed, others are now."""
        return move.places if move.verb.startswith("turn") else ()

    def _plays(self) -> Iterator[Move]:
        hand = self.hand
        for place, (first, last) in enumerate(zip(hand, hand[WINDOW - 1 :], strict=False)):
            if TIES[first][last]:
                for verb in _verbs(first, hand[place + 1], hand[place + 2], last):
                    yield PLAYS[verb][place]

    def verbs_at(self, place: int) -> tuple[str, ...]:
        """Return what may be done with the four cards from a place on, counted from 0."""
        window = self.hand[place : place + WINDOW]
        return tuple(_verbs(*window)) if len(window) == WINDOW else ()

    def _moved(self, move: Move) -> tuple[int, ...]:
        """Return the cards that a play turns or removes."""
        start, end = _span(move)
        most = SIZE if move.verb.startswith("turn") else 2 * SIZE
        return tuple(card for card in self.hand[start:end] if card < most)

    def _until_match(self) -> int:
        """Return how many cards are dealt until a play is there that was not there before."""
        hand = list(self.hand[1 - WINDOW :])
        for count, card in enumerate(self.stock, start=1):
            hand.append(card)
            if len(hand) >= WINDOW and any(_verbs(*hand[-WINDOW:])):
                return count
        return len(self.stock)

    def _counts(self) -> tuple[tuple[str, int], ...]:
        removed = SIZE - len(self.hand) - len(self.stock)
        return ("removed", removed), ("dark", sum(card >= SIZE for card in self.hand))

    def _where(self, place: int) -> dict[str, Detail]:
        """Return the numbers and the end cards of the four cards from a place on."""
        first, last = CARDS[self.hand[place]], CARDS[self.hand[place + WINDOW - 1]]
        return {"from": place + 1, "to": place + WINDOW, "first": first, "last": last}

    def _refused_play(self, verb: str, number: int) -> IllegalMoveError:
        """Say why something cannot be done with the four cards from a number on."""
        cards = len(self.hand)
        most = max(0, cards - WINDOW + 1)
        if number > most:
            problem = f"no four cards begin at {number} in a hand of {cards}"
            return IllegalMoveError("no-such-window", problem, number=number, cards=cards, most=most)
        tie = TIES[self.hand[number - 1]][self.hand[number + WINDOW - 2]]
        if not tie:
            flaw = "ends-differ"
        elif verb.startswith("remove") and not tie & BOTH_DARK:
            flaw = "light-end"
        elif not self._moved(PLAYS[verb][number - 1]) and not self.allows(
            Move(f"{verb}-four", (str(number),))
        ):
            flaw = "dark-already"
        else:
            flaw = "only-middle" if verb.endswith("-four") else "only-four"
        return IllegalMoveError(flaw, f"{verb} {number}: {FLAWS[flaw]}", **self._where(number - 1))


def _span(move: Move) -> tuple[int, int]:
    """Return from where to where in the hand a play turns or removes cards."""
    start = PLACES[move]
    return (start, start + WINDOW) if move.verb.endswith("-four") else (start + 1, start + WINDOW - 1)


def start(number: int, options: Options) -> FlipPosition:  # noqa: ARG001
    """Shuffle the 52 cards into the stock, light faces up; the hand is empty."""
    return FlipPosition((), shuffled(range(SIZE), number))


GAME = Game(
    name="flip",
    title="Flip",
    rules=1,
    designer="unknown",
    start=start,
    is_for_points=True,
    most_points=2 * SIZE,
    achievements=(GameAchievement("perfect-flip", "💎", Feat.MOST_POINTS, rank=2),),
)
