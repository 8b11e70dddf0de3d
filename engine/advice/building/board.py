"""From a board of a building game to its position, as far as the player knows it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from engine.board import Board
from engine.cards import Card
from engine.cards.french import FrenchCard
from engine.families.building.places import FACE_DOWN, STOCK, Kind
from engine.families.building.position import BuildingPosition, Cards
from engine.games import find_game
from engine.options import read_options
from engine.searches.random_generator import RandomGenerator


def position_of(board: Board) -> BuildingPosition:
    """Return the position of a board, with ``None`` for cards that the player does not know."""
    game = find_game(board.game)
    words = [f"{option.name}={board.fact(option.name)}" for option in game.options]
    dealt = game.deal(0, read_options(game.options, words))
    if not isinstance(dealt, BuildingPosition):
        raise TypeError(f"{board.game} is no building game")
    piles = tuple(_known(pile.cards) for pile in board.of_kind(Kind.PILE))
    if dealt.rules.is_open:
        down = tuple(map(int, str(board.fact(FACE_DOWN)).split()))
    else:
        down = tuple(pile.count(None) for pile in piles)
    stock = board.of_kind(STOCK)
    waste = board.of_kind(Kind.WASTE)
    return replace(
        dealt,
        piles=piles,
        down=down,
        foundations=tuple(_known(pile.cards) for pile in board.of_kind(Kind.FOUNDATION)),
        cells=tuple(next(iter(_known(pile.cards)), None) for pile in board.of_kind(Kind.CELL)),
        stock=_known(stock[0].cards)[::-1] if stock else (),
        waste=_known(waste[0].cards) if waste else (),
        redeals=int(board.fact("redeals")),
        moves=int(board.fact("moves")),
    )


def unseen_cards(visible: BuildingPosition) -> list[FrenchCard]:
    """Return the cards that the player does not know, in the order of the deck."""
    left = Counter(visible.table.deck)
    left.subtract(card for pile in _places(visible) for card in pile if card)
    return [card for card in dict.fromkeys(visible.table.deck) for _ in range(left[card])]


def hides_cards(visible: BuildingPosition) -> bool:
    """Tell whether there are cards that the player does not know."""
    return None in visible.stock or any(None in pile for pile in visible.piles)


def imagined(visible: BuildingPosition, generator: RandomGenerator) -> BuildingPosition:
    """Return a position that looks like this one, with the unseen cards in a random order."""
    unseen = unseen_cards(visible)
    order = list(range(len(unseen)))
    generator.shuffle(order)
    cards = iter([unseen[number] for number in order])
    piles = tuple(tuple(card or next(cards) for card in pile) for pile in visible.piles)
    return replace(visible, piles=piles, stock=tuple(card or next(cards) for card in visible.stock))


def _known(cards: Iterable[Card | None]) -> Cards:
    return tuple(card if isinstance(card, FrenchCard) else None for card in cards)


def _places(position: BuildingPosition) -> tuple[Cards, ...]:
    return (*position.piles, *position.foundations, position.cells, position.stock, position.waste)
