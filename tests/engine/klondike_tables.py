"""Klondike positions built by hand."""

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
    *words: str,
    home: Mapping[str, int] | int = 0,
    stock: str = "",
    waste: str = "",
    redeals: int = 0,
    **piles: str,
) -> BuildingPosition:
    """Return a position with options; other places are empty.

    Of each pile the bottom card comes first, and those before a ``|`` are face down. ``home`` says how many
    cards are on each foundation, or on all; the next card of the stock and the top card of the waste are
    where they are in ``stock`` and ``waste``: first and last.
    """
    halves = {name: piles.get(name, "").rpartition("|") for name in PILES}
    assert set(piles) <= set(PILES)
    heights = dict.fromkeys(SUITS, home) if isinstance(home, int) else {**dict.fromkeys(SUITS, 0), **home}
    return replace(
        dealt(0, *words),
        piles=tuple(cards(f"{down} {up}") for down, _, up in halves.values()),
        down=tuple(len(down.split()) for down, _, _ in halves.values()),
        foundations=tuple(
            tuple(FrenchCard(rank, SUITS[name]) for rank in FRENCH_RANKS[: heights[name]]) for name in SUITS
        ),
        stock=cards(stock),
        waste=cards(waste),
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
