"""Flip: a one-handed solitaire for cards with two faces; any four cards in a row depend on their ends."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards import Card, Detail
from engine.cards.flip import CARDS, DARK_CARDS, LIGHT_CARDS, FlipCard
from engine.errors import IllegalMoveError
from engine.game import Feat, Game, GameAchievement, Position
from engine.move import Move
from engine.options import Option, Options, switch_value
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

SIZE = 52
WINDOW = 4
"""Number of cards in a row that a play uses."""
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

SAME_SUIT, SAME_RANK = 1, 2

PERFECT = Outcome(Result.WON, "perfect")
NO_PLAY = Outcome(Result.ENDED, "no-play")
STOPPED = Outcome(Result.ENDED, "stopped")


def _tie(one: FlipCard, other: FlipCard) -> int:
    """Return what the faces of two cards have in common, in bits; 0 for nothing."""
    return SAME_RANK * (one.face.rank == other.face.rank) + SAME_SUIT * (one.face.suit == other.face.suit)


TIES = tuple(tuple(_tie(one, other) for other in CARDS) for one in CARDS)
"""By the numbers of two cards."""


def _verbs(first: FlipCard, one: FlipCard, other: FlipCard, last: FlipCard) -> Iterator[str]:
    """Yield the verbs that are legal for four cards in a row."""
    tie = TIES[first.number][last.number]
    has_same_rank, has_same_suit = tie & SAME_RANK, tie & SAME_SUIT
    are_both_dark = first.is_dark and last.is_dark
    if has_same_suit and not (one.is_dark and other.is_dark):
        yield "turn"
    if has_same_rank and not (are_both_dark and one.is_dark and other.is_dark):
        yield "turn-four"
    if are_both_dark and (has_same_suit or has_same_rank):
        yield "remove" if has_same_suit else "remove-four"  # no two dark faces are equal


@dataclass(frozen=True, slots=True)
class FlipPosition(Position):
    """The hand from the bottom up, and the stock, the next card first; all other cards were removed.

    With ``open``, the player sees the stock.
    """

    game: ClassVar[str] = "flip"
    hand: tuple[FlipCard, ...]
    stock: tuple[FlipCard, ...]
    is_stopped: bool = False
    open: bool = False

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the deals while there is stock, every play, and stopping once the stock is empty."""
        if self.is_stopped:
            return ()
        plays = tuple(self._plays())
        rest = (STOP,) if plays else ()
        return (*DEALS, *plays) if self.stock else (*plays, *rest)

    def allows(self, move: Move) -> bool:
        """Tell whether a move is legal; for a play, only its own four cards are checked."""
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
            count = self._dealt_by(move)
            return replace(self, hand=self.hand + self.stock[:count], stock=self.stock[count:])
        if move == STOP:
            return replace(self, is_stopped=True)
        start, end = _span(move)
        is_turn = move.verb.startswith("turn")
        turned = tuple(DARK_CARDS[card.light] for card in self.hand[start:end]) if is_turn else ()
        return replace(self, hand=self.hand[:start] + turned + self.hand[end:])

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why a move is not legal."""
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
        """Play moves entered at once, each of which must be legal whatever cards the moves before it deal.

        So a refusal never reveals what a deal would have brought. With ``open``, the player sees that.
        """
        if self.open:
            return self._play_openly(moves)
        visible, left = self, len(self.stock)
        dealt: Move | None = None
        for move in moves:
            if move in DEALS and left:
                if dealt == DEAL_MATCH:
                    raise IllegalMoveError("after-match", "what is left to deal then is not known before")
                left = 0 if move == DEAL_ALL else left - 1
                dealt = move
            elif move in DEALS and self.stock:
                raise self._stock_short()
            elif dealt and not visible.allows(move):
                problem = f"{move.text!r} is not possible without what is dealt before it"
                raise IllegalMoveError("just-dealt", problem, move=move.text)
            else:
                visible = visible.play(move)
        return Position.play_together(self, moves)

    def outcome(self) -> Outcome | None:
        """Over when the stock is empty and no play is left, or when the player stops; won without cards."""
        if self.is_stopped:
            return STOPPED
        if self.stock or any(self._plays()):
            return None
        return NO_PLAY if self.hand else PERFECT

    def score(self) -> int:
        """Return two points for each removed card and one for each dark card in the hand; 104 is best."""
        (_, removed), (_, dark) = self._counts()
        return 2 * removed + dark

    def board(self) -> Board:
        """Show the cards of the hand, each at its own place, and the stock, face down unless it is open."""
        hand = (Pile(str(number), "card", (card,)) for number, card in enumerate(self.hand, start=1))
        stock = self.stock[::-1] if self.open else (None,) * len(self.stock)
        return Board(
            game=self.game,
            piles=(*hand, Pile("stock", "stock", stock)),
            score=self.score(),
            outcome=self.outcome(),
            facts=(*self._counts(), ("open", switch_value(is_on=self.open))),
        )

    def details(self, move: Move) -> Mapping[str, Detail]:
        """Return for a deal the number of cards ``left`` and its ``reach``; for a play, its place and effect.

        ``reach`` is the number of cards to the next play, ``end`` if no play comes, and ``hidden`` unless the
        stock is open.

        ``from`` and ``to`` are numbers, ``first`` and ``last`` the end cards, ``moved`` counts the cards that
        turn or are removed, ``one`` and ``other`` are the first two of them, ``""`` for none.
        """
        if move not in PLACES:
            return {
                "left": len(self.stock),
                "reach": (self._until_match() or "end") if self.open else "hidden",
            }
        moved: list[Card | str] = [*self._moved(move)]
        one, other = (*moved, "")[:2]
        return {**self._where(PLACES[move]), "moved": len(moved), "one": one, "other": other}

    def main_moves(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return all moves: dealing to the next play first, and dealing all cards, which is much, last."""
        return tuple(sorted(moves, key=lambda move: (move == DEAL_ALL) - (move == DEAL_MATCH)))

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the place of cards that were turned; at the place of removed cards are others now."""
        return move.places if move.verb.startswith("turn") else ()

    def ends_early(self, move: Move) -> bool:
        """Tell whether a move is stopping, which is legal only while a play is left."""
        return move == STOP

    def _play_openly(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once, one after another."""
        position = self
        for move in moves:
            if move in DEALS and self.stock and not position.stock:
                raise self._stock_short()
            position = position.play(move)
        return position

    def _stock_short(self) -> IllegalMoveError:
        left = len(self.stock)
        return IllegalMoveError("stock-short", f"only {left} cards are left to deal", left=left)

    def _plays(self) -> Iterator[Move]:
        hand = self.hand
        for place, (first, last) in enumerate(zip(hand, hand[WINDOW - 1 :], strict=False)):
            if TIES[first.number][last.number]:
                for verb in _verbs(first, hand[place + 1], hand[place + 2], last):
                    yield PLAYS[verb][place]

    def verbs_at(self, place: int) -> tuple[str, ...]:
        """Return the verbs that are legal for the four cards from a place on, counted from 0."""
        window = self.hand[place : place + WINDOW]
        return tuple(_verbs(*window)) if len(window) == WINDOW else ()

    def _moved(self, move: Move) -> tuple[FlipCard, ...]:
        """Return the cards that a play turns or removes."""
        start, end = _span(move)
        is_removal = move.verb.startswith("remove")
        return tuple(card for card in self.hand[start:end] if is_removal or not card.is_dark)

    def _dealt_by(self, deal: Move) -> int:
        if deal == DEAL:
            return 1
        return len(self.stock) if deal == DEAL_ALL else self._until_match() or len(self.stock)

    def _until_match(self) -> int:
        """Return the number of cards to deal until a new play is possible; 0 if none comes."""
        hand = list(self.hand[1 - WINDOW :])
        for count, card in enumerate(self.stock, start=1):
            hand.append(card)
            if len(hand) >= WINDOW and any(_verbs(*hand[-WINDOW:])):
                return count
        return 0

    def _counts(self) -> tuple[tuple[str, int], ...]:
        removed = SIZE - len(self.hand) - len(self.stock)
        return ("removed", removed), ("dark", sum(card.is_dark for card in self.hand))

    def _where(self, place: int) -> dict[str, Detail]:
        """Return the numbers and the end cards of the four cards from a place on."""
        first, last = self.hand[place], self.hand[place + WINDOW - 1]
        return {"from": place + 1, "to": place + WINDOW, "first": first, "last": last}

    def _refused_play(self, verb: str, number: int) -> IllegalMoveError:
        """Say why a play with the four cards from a number on is not legal."""
        cards = len(self.hand)
        most = max(0, cards - WINDOW + 1)
        if number > most:
            problem = f"no four cards begin at {number} in a hand of {cards}"
            return IllegalMoveError("no-such-window", problem, number=number, cards=cards, most=most)
        first, last = self.hand[number - 1], self.hand[number + WINDOW - 2]
        if not TIES[first.number][last.number]:
            flaw = "ends-differ"
        elif verb.startswith("remove") and not (first.is_dark and last.is_dark):
            flaw = "light-end"
        elif not self._moved(PLAYS[verb][number - 1]) and not self.allows(
            Move(f"{verb}-four", (str(number),))
        ):
            flaw = "dark-already"
        else:
            flaw = "only-middle" if verb.endswith("-four") else "only-four"
        return IllegalMoveError(flaw, f"{verb} {number}: {FLAWS[flaw]}", **self._where(number - 1))


def _span(move: Move) -> tuple[int, int]:
    """Return the slice of the hand that a play turns or removes."""
    start = PLACES[move]
    return (start, start + WINDOW) if move.verb.endswith("-four") else (start + 1, start + WINDOW - 1)


def start(number: int, options: Options) -> FlipPosition:
    """Shuffle the 52 cards into the stock, light faces up; the hand is empty."""
    return FlipPosition((), shuffled(LIGHT_CARDS, number), open=options.is_on("open"))


GAME = Game(
    name="flip",
    title="Flip",
    rules=1,
    designer="unknown",
    start=start,
    options=(Option("open"),),
    is_for_points=True,
    most_points=2 * SIZE,
    achievements=(GameAchievement("perfect-flip", "💎", Feat.MOST_POINTS, rank=2),),
    score_goals=(60, 70, 76, 82, 88, 94),
    similar=("accordion", "acesup"),
    rank=13,
)
