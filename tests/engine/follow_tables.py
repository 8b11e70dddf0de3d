"""Positions of Follow-the-Suit built by hand, and helpers that play and inspect them."""

import pytest

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.games.follow import CARDS, GAME, FollowPosition
from engine.move import Move
from engine.options import read_options
from engine.outcome import Outcome, Result

WON = Outcome(Result.WON, "empty-hand")
LOST = Outcome(Result.LOST, "too-many")
HIDDEN = "2S 3S 4S 5S 6S 7S 8S 9S TS JS"


def cards(text: str) -> tuple[FrenchCard, ...]:
    return tuple(CARDS[code] for code in text.split())


def codes(held: tuple[FrenchCard, ...]) -> str:
    return " ".join(card.code for card in held)


def trick(hand: str, lead: str, *, trumps: str = "none", deck: str = HIDDEN) -> FollowPosition:
    """Return a position in a trick with this lead; the next card of the deck comes first."""
    return FollowPosition((), cards(deck), cards(hand), has_exchanged=True, trumps=trumps, lead=CARDS[lead])


def dealt(number: int, *words: str) -> FollowPosition:
    position = GAME.deal(number, read_options(GAME.options, words))
    assert isinstance(position, FollowPosition)
    return position


def played(position: FollowPosition, *texts: str) -> FollowPosition:
    for text in texts:
        position = position.play(Move.read(text))
    return position


def exchanged(position: FollowPosition, count: int) -> FollowPosition:
    return position.play(Move("exchange", tuple(codes(position.hand).split()[:count])))


def plays(position: FollowPosition) -> str:
    assert {move.verb for move in position.legal_moves()} <= {"play"}
    return " ".join(move.places[0] for move in position.legal_moves())


def refused(position: FollowPosition, *texts: str) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as caught:
        position.play_together([Move.read(text) for text in texts])
    return caught.value
