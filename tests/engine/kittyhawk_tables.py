"""Kittyhawk positions built by hand."""

from collections import ChainMap
from collections.abc import Mapping

from engine.cards.decktet import DecktetCard
from engine.errors import IllegalMoveError
from engine.game import Position
from engine.games.kittyhawk import GAME, PLACES, KittyhawkPosition
from engine.move import Move
from engine.options import read_options

BY_RANK = {
    "moons": "AM 2MK 3MW 4MS 5ML 6MW 7ML 8MS 9MS",
    "suns": "AS 2SY 3SK 4MS 5SW 6SY 7SK 8MS 9MS",
    "waves": "AW 2WL 3MW 4WL 5SW 6MW 7WY 8WL 9WY",
    "leaves": "AL 2WL 3LY 4WL 5ML 6LK 7ML 8WL 9LK",
    "wyrms": "AY 2SY 3LY 4YK 5YK 6SY 7WY 8YK 9WY",
    "knots": "AK 2MK 3SK 4YK 5YK 6LK 7SK 8YK 9LK",
}
"""The only card of each rank, up to the 9, that fits each foundation; copied from the list of cards."""


def cards(codes: str) -> tuple[DecktetCard, ...]:
    """Return the cards with these codes, such as ``AM 9LK``."""
    return tuple(DecktetCard(code[0], code[1:]) for code in codes.split())


def table(
    *more: Mapping[str, str],
    level: int = 1,
    stock: str = "",
    blind: bool = False,
    is_open: bool = False,
    down: tuple[tuple[int, ...], ...] = ((), ()),
    **piles: str,
) -> KittyhawkPosition:
    """Return a position from the cards at each place, the bottom one first; other places are empty."""
    given = dict(ChainMap(piles, *(dict(part) for part in more)))
    assert set(given) <= set(PLACES)
    piles_of_cards = tuple(cards(given.get(place, "")) for place in PLACES)
    return KittyhawkPosition(piles_of_cards, cards(stock), down, level, blind, open=is_open)


def home(height: int, **others: int) -> dict[str, str]:
    """Return foundations of this height, except those whose heights ``others`` gives."""
    heights = dict.fromkeys(BY_RANK, height) | others
    return {name: " ".join(cards.split()[: heights[name]]) for name, cards in BY_RANK.items()}


def dealt(number: int, *words: str) -> KittyhawkPosition:
    """Return a deal with options such as ``level=2``."""
    position = GAME.deal(number, read_options(GAME.options, words))
    assert isinstance(position, KittyhawkPosition)
    return position


def cards_at(position: Position, place: str) -> str:
    """Return the codes of the cards at a place, ``##`` for a hidden card."""
    return " ".join(card.code if card else "##" for card in position.board().pile(place).cards)


def go(*places: str) -> Move:
    """Return the move of the top card from one place to another."""
    return Move("move", places)


def is_legal(position: Position, source: str, target: str) -> bool:
    """Return whether a move is legal; check that ``legal_moves`` and ``allows`` agree."""
    move = go(source, target)
    listed = move in position.legal_moves()
    assert listed == position.allows(move)
    return listed


def reason(position: Position, move: Move) -> str:
    """Return the reason why a move is refused; an empty string if it is legal."""
    try:
        position.play(move)
    except IllegalMoveError as error:
        return error.reason
    return ""
