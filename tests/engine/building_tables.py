"""Positions of building games, written as their cards."""

from dataclasses import replace

from engine.cards.french import FrenchCard
from engine.families.building.game import deal
from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.options import read_options
from tests.engine.building_games import BUILDING_GAMES

KLONDIKE = find_game("klondike")
RULES = {game.name: game.rules for game in BUILDING_GAMES}


def cards(codes: str) -> tuple[FrenchCard, ...]:
    return tuple(FrenchCard(code[0], code[1]) for code in codes.split())


def table(
    *piles: str, game: str = "klondike draw=1 passes=any", cells: str = "", waste: str = "", stock: str = ""
) -> BuildingPosition:
    """Return a position with these piles, all cards of which lie face up, and nothing on the foundations."""
    start = deal("klondike", RULES[game], 1, read_options(KLONDIKE.options, ()))
    number = len(start.piles)
    held = cards(cells)
    return replace(
        start,
        piles=tuple(map(cards, (*piles, *[""] * (number - len(piles))))),
        down=(0,) * number,
        cells=(*held, *[None] * (len(start.cells) - len(held))),
        waste=cards(waste),
        stock=cards(stock),
    )
