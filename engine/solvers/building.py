"""Solves building games with all cards known: whether a position can be won, and how."""

from functools import cache

from engine.families.building.going_home import finish
from engine.families.building.places import table_of
from engine.families.building.position import BuildingPosition
from engine.families.building.rules import BuildingRules, BuildPolicy, BuiltGroup, SpacesPolicy
from engine.searches.building.general_rules import (
    ANY_CARDS,
    ANYTHING,
    AS_ROOM_ALLOWS,
    KINGS,
    NO_STOCK,
    NOTHING,
    ONE,
    SEQUENCE,
    SUIT_SEQUENCE,
    TO_TABLEAU,
    TO_WASTE,
    GeneralRules,
)
from engine.searches.building.general_search import search_any
from engine.searches.building.general_table import DOWN, GeneralTable
from engine.searches.building.problem import ANY, CARDS, Problem
from engine.searches.building.search import LOST, UNDECIDED, WON, Found, search
from engine.searches.building_links.search import can_search_links, search_links
from engine.searches.building_piles.search import can_search, search_piles
from engine.searches.building_runs.search import search_runs
from engine.solvers import Solver
from engine.solvers.building_lines import SUIT_ORDER, Line, card_numbers, card_of
from engine.solvers.solution import Solution, Verdict

BUDGET = 500_000
"""Positions: about a second's."""
QUICK_BUDGET = 100_000
"""Positions: about a fifth of a second's."""

COST = 5
"""How many positions of another search take as long as one of the search of any building game."""

VERDICTS = {WON: Verdict.WON, LOST: Verdict.UNWINNABLE}
GROUPS = {
    BuiltGroup.ONE: ONE,
    BuiltGroup.AS_ROOM_ALLOWS: AS_ROOM_ALLOWS,
    BuiltGroup.SEQUENCE: SEQUENCE,
    BuiltGroup.SUIT_SEQUENCE: SUIT_SEQUENCE,
    BuiltGroup.ANY_CARDS: ANY_CARDS,
}
SPACES = {SpacesPolicy.ANYTHING: ANYTHING, SpacesPolicy.KINGS: KINGS, SpacesPolicy.NOTHING: NOTHING}


def solve(position: BuildingPosition, budget: int) -> Solution:
    """Look for a win from a position that goes on; face-down cards are known, too."""
    line, problem = Line(position), to_problem(position)
    if problem:
        found = search(problem, budget)
        for step in found.line:
            line.make(step >> 8, card_of(position.rules, step & 255))
        if found.verdict == WON:
            line.extend(finish(line.position))
    else:
        found = search_other(position, budget)
        for step in found.line:
            line.add(step >> 14, step >> 7 & 127, step & 127)
    verdict = VERDICTS.get(found.verdict, Verdict.UNKNOWN)
    score = line.position.score() if line.moves else None
    return Solution(verdict, tuple(line.moves), score, verdict is Verdict.WON, found.positions)


def search_other(position: BuildingPosition, budget: int) -> Found:
    """Search a position of a game that is not like Klondike: by the search of its kind, if there is one."""
    rules, table, seen = to_general_rules(position.rules), to_general_table(position), 0
    if (searches_links := can_search_links(rules, table)) or can_search(rules, table):
        search_soon = search_links if searches_links else search_piles
        found = search_soon(rules, table, budget)
        if found.verdict != UNDECIDED or found.positions >= budget:
            return found
        # It found only a line in which a card comes back after the game is over.
        seen = found.positions
    search_slowly = search_runs if takes_runs_like_spider(position.rules) else search_any
    found = search_slowly(rules, table, (budget - seen) // COST)
    return Found(found.verdict, found.line, min(seen + found.positions * COST, budget))


def to_problem(position: BuildingPosition) -> Problem | None:
    """Convert a position to the problem of a search; return ``None`` if it is not of a game like Klondike."""
    rules, stock = position.rules, position.rules.stock
    if (
        rules.build is not BuildPolicy.ALTERNATING_COLORS
        or rules.group is not BuiltGroup.SEQUENCE
        or rules.spaces is not SpacesPolicy.KINGS
        or rules.foundations.takes_runs
        or rules.copies > 1
        or rules.cells
        or (stock and not stock.has_waste)
        or any(position.group_start(number) != down for number, down in enumerate(position.down))
    ):
        return None
    numbers = card_numbers(rules)
    heights = dict(zip(rules.suits, map(len, position.foundations), strict=True))
    redeals = position.redeals_left()
    problem = Problem(
        ranks=len(rules.ranks),
        foundations=[heights.get(suit, ANY) for suit in SUIT_ORDER],
        piles=[[numbers[card] for card in pile] for pile in position.piles],
        down=list(position.down),
        stock=[numbers[card] for card in position.waste + position.stock],
        waste=len(position.waste),
        draw=stock.draw if stock else 1,
        redeals=ANY if redeals is None else redeals,
        gives_back=position.may_give_back(),
    )
    return problem if problem.has_keys else None


def takes_runs_like_spider(rules: BuildingRules) -> bool:
    """Tell whether the search by beams knows the rules: whole suits go home, and the stock is dealt."""
    return (
        rules.foundations.takes_runs
        and rules.build is BuildPolicy.ANY_SUIT
        and rules.group is BuiltGroup.SUIT_SEQUENCE
        and rules.spaces is SpacesPolicy.ANYTHING
        and not rules.cells
        and (rules.stock is None or not rules.stock.has_waste)
    )


@cache
def to_general_rules(rules: BuildingRules) -> GeneralRules:
    """Convert rules for the search of any building game."""
    numbers, facts, stock = card_numbers(rules), table_of(rules).facts, rules.stock
    bases = [0] * CARDS
    for card in facts:
        bases[numbers[card]] = sum(1 << numbers[base] for base in facts[card].bases)
    target = NO_STOCK if stock is None else TO_WASTE if stock.has_waste else TO_TABLEAU
    return GeneralRules(
        ranks=len(rules.ranks),
        foundations=[SUIT_ORDER.index(suit) for suit in rules.suits for _ in range(rules.copies)],
        bases=bases,
        group=GROUPS[rules.group],
        spaces=SPACES[rules.spaces],
        stock=target,
        draw=stock.draw if stock else 1,
        gives_back=rules.foundations.gives_back,
        takes_runs=rules.foundations.takes_runs,
    )


def to_general_table(position: BuildingPosition) -> GeneralTable:
    """Convert a position for the search of any building game."""
    numbers, table = card_numbers(position.rules), GeneralTable()
    table.piles = [
        bytes(numbers[card] + (DOWN if at < down else 0) for at, card in enumerate(pile))
        for pile, down in zip(position.piles, position.down, strict=True)
    ]
    table.heights = list(map(len, position.foundations))
    table.cells = [numbers[card] if card else -1 for card in position.cells]
    table.stock = bytes(numbers[card] for card in position.waste + position.stock)
    table.waste = len(position.waste)
    redeals = position.redeals_left()
    table.redeals = ANY if redeals is None else redeals
    return table


SOLVER = Solver(solve, BUDGET, QUICK_BUDGET)
