"""Searches games whose foundations take whole suits: by beams for wins, and every position for losses."""

from typing import Final

from engine.searches.building.general_rules import GeneralRules
from engine.searches.building.general_search import GeneralSearch
from engine.searches.building.general_table import GeneralTable
from engine.searches.building.search import UNDECIDED, WON, Found
from engine.searches.building_runs.beam import Beam
from engine.searches.building_runs.costs import Costs, Weights
from engine.searches.building_runs.moves import Moves
from engine.searches.building_runs.node import Node, Pile

WEIGHTS: Final = (
    Weights(8, 6, 7, 4, 0, 10, 7, 10),
    Weights(8, 6, 7, 8, 0, 10, 8, 12),
    Weights(8, 6, 8, 4, 1, 9, 8, 8),
)
"""What beams count, in turn: found by trying."""
PATIENCE: Final = 8
NARROWEST: Final = 24
WIDEST: Final = 8_000
WIDER: Final = 3
"""How many times wider the next beam is."""
DEPTH: Final = 200
"""About how many positions a beam looks at for each of its width."""
EXHAUSTIVE_SHARE: Final = 4
"""One position in about this many is looked at in search of a proof that no line wins."""
MOST_EXHAUSTIVE: Final = 400_000
"""More would take too much memory, and prove nothing."""


def start_beam(
    rules: GeneralRules, table: GeneralTable, weights: Weights, width: int, patience: int, budget: int
) -> Beam:
    """Return a beam that begins with a position."""
    costs: Costs = Costs(weights, rules.ranks)
    moves: Moves = Moves(costs, table.stock, len(table.piles))
    piles: list[Pile] = [Pile(cards, costs) for cards in table.piles]
    start: Node = Node(piles, 0, len(table.heights) - table.heights.count(0))
    moves.measure(start)
    return Beam(moves, start, len(table.heights), width, patience, budget)


def search_runs(rules: GeneralRules, table: GeneralTable, budget: int) -> Found:
    """Look for a win from a position, within a budget of positions."""
    exhaustive: GeneralSearch = GeneralSearch(rules, table)
    most_home: int = -1
    line: list[int] = []
    width: int = NARROWEST
    spent: int = 0  # by beams
    turn: int = 0
    is_cut: bool = True
    while True:
        left: int = budget - spent - len(exhaustive.seen)
        if left <= 0:
            return Found(UNDECIDED, line, budget - left)
        if is_cut:
            if width * DEPTH > left:
                width = max(NARROWEST, left // DEPTH)
            beam: Beam = start_beam(rules, table, WEIGHTS[turn % len(WEIGHTS)], width, PATIENCE, left)
            beam.run()
            spent += left - beam.left
            is_cut = beam.was_cut
            if beam.best.home > most_home:
                most_home = beam.best.home
                line = beam.moves.line_to(beam.best)
            if beam.is_won:
                return Found(WON, line, spent + len(exhaustive.seen))
            if width * WIDER <= WIDEST:
                width *= WIDER
            turn += 1
        share: int = spent // EXHAUSTIVE_SHARE if is_cut else budget - spent
        exhaustive.run(min(share, budget - spent, MOST_EXHAUSTIVE))
        if exhaustive.verdict != UNDECIDED:
            if exhaustive.verdict == WON:
                line = exhaustive.line()
            return Found(exhaustive.verdict, line, spent + len(exhaustive.seen))
        is_cut = is_cut or len(exhaustive.seen) >= MOST_EXHAUSTIVE
