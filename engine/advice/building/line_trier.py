"""A player who tries lines in mind, for open games in which cards move one by one and nothing is laid aside.

Playing there by weights of the moves wins nothing, because room has to be planned. So this player searches,
but gives up after a number of positions that differs from game to game. How many of these games are won tells
deals apart: what is found after a few hundred positions is easy. Another order of the piles makes the player
look at equal moves in another order.
"""

from engine.advice.building.board import hides_cards
from engine.advice.estimates import Playout
from engine.families.building.position import BuildingPosition
from engine.searches.building.general_table import FIRST_FOUNDATION
from engine.searches.building.search import WON
from engine.searches.building_piles.alike import can_be_alike
from engine.searches.building_piles.search import can_search, search_piles
from engine.searches.building_piles.tries import BEST, Try, Turns
from engine.searches.random_generator import RandomGenerator
from engine.solvers.building import to_general_rules, to_general_table

LEAST_PATIENCE = 400
"""Positions after which the least patient player gives up."""
DOUBLINGS = 4
"""How often that number is doubled for the most patient one; each as likely as the others."""
TURNS = Turns([Try(BEST, 0)], [], 0)
"""The player only looks for wins, and takes cards of the same rank for equals."""


def can_play(position: BuildingPosition) -> bool:
    """Tell whether the player knows a game."""
    rules = to_general_rules(position.rules)
    return (
        can_be_alike(rules, position.rules.cells)
        and can_search(rules, to_general_table(position))
        and not hides_cards(position.visible())
    )


def play_out(position: BuildingPosition, seed: int) -> Playout:
    """Play to the end of the best line that is found."""
    if position.outcome() is not None:
        return Playout(position.is_won(), position.score())
    generator = RandomGenerator(seed)
    patience = LEAST_PATIENCE << generator.below(DOUBLINGS)
    patience += patience * generator.below(100) // 100
    table = to_general_table(position)
    order = list(range(len(table.piles)))
    generator.shuffle(order)
    table.piles = [table.piles[number] for number in order]
    found = search_piles(to_general_rules(position.rules), table, patience, TURNS)
    home = sum(step & 127 >= FIRST_FOUNDATION for step in found.line)
    return Playout(found.verdict == WON, position.score() + home)
