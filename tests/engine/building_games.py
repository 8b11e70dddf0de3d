"""Building games as their rules declare them, each beside a slow one that plays the same."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from engine.cards.french import FrenchCard
from engine.families.building.position import BuildingPosition, Cards
from engine.families.building.rules import (
    BuildingRules,
    BuildPolicy,
    BuiltGroup,
    FoundationRules,
    SpacesPolicy,
    StockRules,
    StockTarget,
    TableauPile,
)
from tests.engine.slow_building import (
    SlowFreeCell,
    SlowGame,
    SlowKlondike,
    SlowSpider,
    SlowStreets,
    SlowYukon,
)


@dataclass(frozen=True, slots=True)
class BuildingGame:
    """A building game with certain options: what its rules say, and a second game that plays by them."""

    name: str
    rules: BuildingRules
    slow: Callable[[int], SlowGame]
    """Deals the slow game with a number."""


def piles(*sizes: tuple[int, int]) -> tuple[TableauPile, ...]:
    """Return piles with these numbers of cards face down and face up."""
    return tuple(TableauPile(down, up) for down, up in sizes)


def with_lowest_home(position: BuildingPosition, lowest: int) -> BuildingPosition:
    """Return a position of a deal with the lowest cards of each suit home."""
    ranks = position.rules.ranks[:lowest]

    def left(cards: Cards) -> Cards:
        return tuple(card for card in cards if card and card.rank not in ranks)

    tableau = tuple(map(left, position.piles))
    return replace(
        position,
        piles=tableau,
        down=tuple(
            min(down, max(0, len(pile) - 1)) for down, pile in zip(position.down, tableau, strict=True)
        ),
        foundations=tuple(tuple(FrenchCard(rank, suit) for rank in ranks) for suit in position.rules.suits),
        stock=left(position.stock),
    )


def klondike(draw: str, passes: str) -> BuildingGame:
    rules = BuildingRules(
        tableau=piles(*((down, 1) for down in range(7))),
        spaces=SpacesPolicy.KINGS,
        stock=StockRules(draw=int(draw), passes=None if passes == "any" else int(passes)),
    )
    slow = partial(SlowKlondike, draw=draw, passes=passes)
    return BuildingGame(f"klondike draw={draw} passes={passes}", rules, slow)


def freecell(cells: str) -> BuildingGame:
    rules = BuildingRules(
        tableau=piles(*[(0, 7)] * 4, *[(0, 6)] * 4),
        group=BuiltGroup.AS_ROOM_ALLOWS,
        cells=int(cells),
        pile_names="12345678",
        cell_names="abcd",
    )
    return BuildingGame(f"freecell cells={cells}", rules, partial(SlowFreeCell, cells=cells))


def spider(suits: str) -> BuildingGame:
    rules = BuildingRules(
        tableau=piles(*[(5, 1)] * 4, *[(4, 1)] * 6),
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.SUIT_SEQUENCE,
        foundations=FoundationRules(gives_back=False, takes_runs=True),
        stock=StockRules(StockTarget.TABLEAU),
        suits="SHDC"[: int(suits)],
        copies=8 // int(suits),
    )
    return BuildingGame(f"spider suits={suits}", rules, partial(SlowSpider, suits=suits))


def yukon(suit: str) -> BuildingGame:
    rules = BuildingRules(
        tableau=piles((0, 1), *((down, 5) for down in range(1, 7))),
        build=BuildPolicy.SAME_SUIT if suit == "on" else BuildPolicy.ALTERNATING_COLORS,
        group=BuiltGroup.ANY_CARDS,
        spaces=SpacesPolicy.KINGS,
    )
    return BuildingGame(f"yukon suit={suit}", rules, partial(SlowYukon, suit=suit))


def streets(aces: str) -> BuildingGame:
    has_aces_out = aces == "out"
    rules = BuildingRules(
        tableau=piles(*[(0, 6)] * 8) if has_aces_out else piles(*[(0, 7)] * 4, *[(0, 6)] * 4),
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.ONE,
        foundations=FoundationRules(begins_filled=has_aces_out, gives_back=False),
    )
    return BuildingGame(f"streets aces={aces}", rules, partial(SlowStreets, aces=aces))


BUILDING_GAMES = (
    *(klondike(draw, passes) for draw in ("1", "3") for passes in ("any", "3", "1")),
    *(freecell(cells) for cells in "4321"),
    *(spider(suits) for suits in "124"),
    *(yukon(suit) for suit in ("off", "on")),
    *(streets(aces) for aces in ("in", "out")),
)
