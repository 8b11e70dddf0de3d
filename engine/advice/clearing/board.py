"""From a board of a clearing game to its position, as far as the player knows it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.board import Board
from engine.cards import Card
from engine.cards.french import FrenchCard
from engine.families.clearing.places import PILE, STOCK, WASTE
from engine.families.clearing.position import Cards, ClearingPosition
from engine.games import find_game
from engine.options import read_options
from engine.searches.random_generator import RandomGenerator


def position_of(board: Board) -> ClearingPosition:
    """Return the position of a board, with ``None`` for cards that the player does not know."""
    game = find_game(board.game)
    words = [f"{option.name}={board.fact(option.name)}" for option in game.options]
    dealt = game.deal(0, read_options(game.options, words))
    if not isinstance(dealt, ClearingPosition):
        raise TypeError(f"{board.game} is no clearing game")
    stock = board.of_kind(STOCK)
    return replace(
        dealt,
        piles=tuple(_known(pile.cards) for pile in board.of_kind(PILE)),
        stock=_known(stock[0].cards)[::-1] if stock else (),
        waste=_known(board.pile(WASTE).cards),
        redeals=int(board.fact("redeals")),
        streak=int(board.fact("streak")),
        longest=int(board.fact("longest")),
        moves=int(board.fact("moves")),
    )


def hides_cards(visible: ClearingPosition) -> bool:
    """Tell whether there are cards that the player does not know."""
    return None in visible.stock or any(None in pile for pile in visible.piles)


def unseen_cards(board: Board) -> list[FrenchCard]:
    """Return the cards that the player has not seen, in the order of the deck."""
    codes = {card.code for pile in board.piles for card in pile.cards if card}
    codes.update(str(dict(board.facts).get("gone", "")).split())
    return [card for card in position_of(board).table.deck if card.code not in codes]


def unseen_places(visible: ClearingPosition) -> list[int]:
    """Return the places of the cards that the player does not know, in the numbers of the searches."""
    cards = [card for pile in visible.piles for card in pile] + [*visible.stock]
    return [number for number, card in enumerate(cards) if card is None]


def imagined(
    visible: ClearingPosition, unseen: Sequence[FrenchCard], generator: RandomGenerator
) -> ClearingPosition:
    """Return a position that looks like one, with the unseen cards in a random order."""
    order = list(range(len(unseen)))
    generator.shuffle(order)
    cards = iter([unseen[number] for number in order])
    piles = tuple(tuple(card or next(cards) for card in pile) for pile in visible.piles)
    return replace(visible, piles=piles, stock=tuple(card or next(cards) for card in visible.stock))


def _known(cards: Iterable[Card | None]) -> Cards:
    return tuple(card if isinstance(card, FrenchCard) else None for card in cards)
