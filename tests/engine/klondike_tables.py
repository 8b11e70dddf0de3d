"""Klondike positions built by hand."""

from collections import ChainMap
from collections.abc import Mapping
from dataclasses import replace

from engine.cards.french import FRENCH_RANKS, FrenchCard
from engine.errors import IllegalMoveError
from engine.families.building.position import BuildingPosition
from engine.game import Position
from engine.games.klondike import GAME
from engine.move import Move
from engine.options import read_options

PILES = "abcdefg"
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}


def cards(codes: str) -> tuple[FrenchCard, ...]:
    """Return the cards with these codes, such as ``AS TH``."""
    return tuple(FrenchCard(*code) for code in codes.split())


def dealt(number: int, *words: str) -> BuildingPosition:
    """Return a deal with options such as ``draw=3``."""
    position = GAME.deal(number, read_options(GAME.options, words))
    assert isinstance(position, BuildingPosition)
    return position


def table(
    *more: str | Mapping[str, str], home: Mapping[str, int] | int = 0, redeals: int = 0, **places: str
) -> BuildingPosition:
    """Return a position with the given options and places; other places are empty.

    The bottom card of a pile comes first, and those before a ``|`` are face down. ``home`` says how many
    cards are on each foundation, or on all. Of the stock, the next card comes first, and of the waste last.
    """
    given = dict(ChainMap(places, *(dict(part) for part in more if not isinstance(part, str))))
    assert set(given) <= {*PILES, "stock", "waste"}
    halves = [given.get(name, "").rpartition("|") for name in PILES]
    heights = dict.fromkeys(SUITS, home) if isinstance(home, int) else {**dict.fromkeys(SUITS, 0), **home}
    return replace(
        dealt(0, *(word for word in more if isinstance(word, str))),
        piles=tuple(cards(f"{down} {up}") for down, _, up in halves),
        down=tuple(len(down.split()) for down, _, _ in halves),
        foundations=tuple(
            tuple(FrenchCard(rank, SUITS[name]) for rank in FRENCH_RANKS[: heights[name]]) for name in SUITS
        ),
        stock=cards(given.get("stock", "")),
        waste=cards(given.get("waste", "")),
        redeals=redeals,
    )


def cards_at(position: Position, place: str) -> str:
    """Return the codes of the cards at a place as the player sees them, ``##`` for a hidden card."""
    return " ".join(card.code if card else "##" for card in position.board().pile(place).cards)


def refused(position: Position, text: str) -> str:
    """Return the reason and the sentence with which a move is refused; an empty string if it is legal."""
    before = position.board()
    try:
        position.play(Move.read(text))
    except IllegalMoveError as error:
        assert not position.allows(Move.read(text))
        assert position.board() == before
        return f"{error.reason}: {error}"
    return ""


def play(position: BuildingPosition, *texts: str) -> BuildingPosition:
    """Play moves one after the other."""
    for text in texts:
        position = position.play(Move.read(text))
    return position


def targets(position: Position, source: str) -> str:
    """Return the places to which the cards at a place may go."""
    moves = [move.places for move in position.legal_moves() if move.places[:1] == (source,)]
    return " ".join(target for _, target in moves)
