"""Plans the moves of a player who does not know the face-down cards, nor what is dealt next.

A plan leads to progress that cannot be taken back: a card turned up or a complete suit; or else to a position
from which to deal. Of all that are found, it is the one with the lowest cost, in which each move counts. So a
player who plans anew after each move comes nearer to the end of a plan.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_runs.beam import Beam
from engine.searches.building_runs.costs import DOWN, UNKNOWN, Costs
from engine.searches.building_runs.moves import MOST_COST, STOCK_MOVE, Moves
from engine.searches.building_runs.node import Node, Pile

EFFORT: Final = 20_000
"""Positions that a plan may look at."""


class Planner(Beam):
    """Looks for the best end of a plan."""

    def __init__(self, costs: Costs, piles: int, suits: int, width: int, patience: int, margin: int) -> None:
        """Take the effort, and how much more progress may cost than a deal."""
        moves: Moves = Moves(costs, b"", piles)
        super().__init__(moves, Node([], 0, 0), suits, width, patience, 0)
        self.margin: i64 = margin
        self.can_deal: bool = False
        self.down: i64 = 0  # face-down cards, and complete suits, at the start
        self.home: i64 = 0
        self.depth: i64 = 0
        self.progress: Node | None = None
        self.progress_cost: i64 = MOST_COST
        self.ready: Node | None = None  # a position from which to deal
        self.ready_cost: i64 = MOST_COST
        self.tidy: Node = self.best  # any position
        self.tidy_cost: i64 = MOST_COST

    def plan(self, piles: list[bytes], home: int, can_deal: bool) -> list[int]:
        """Return the moves of the best plan, with a deal at their end if they lead to one; none if stuck."""
        moves: Moves = self.moves
        moves.trail = [0]
        start: Node = Node([Pile(as_seen(cards), moves.costs) for cards in piles], 0, home)
        moves.measure(start)
        self.begin(start, can_deal)
        best: i64 = start.cost
        waited: i64 = 0
        while self.nodes and self.left > 0 and not self.is_won and waited <= self.patience:
            self.depth += 1
            self.step()
            lowest: i64 = self.nodes[0].cost if self.nodes else best
            waited = 0 if lowest < best else waited + 1
            best = min(best, lowest)
        if self.is_won:
            return moves.line_to(self.best)
        progress: Node | None = self.progress
        ready: Node | None = self.ready
        if progress is not None and self.progress_cost <= self.ready_cost + self.margin:
            return moves.line_to(progress)
        if ready is not None:
            return [*moves.line_to(ready), STOCK_MOVE]
        return moves.line_to(self.tidy)

    def begin(self, start: Node, can_deal: bool) -> None:
        """Forget the plan before, and begin with a position."""
        self.nodes = [start]
        self.seen = {start.hash}
        self.best = start
        self.is_won = False
        self.left = EFFORT
        self.can_deal = can_deal
        self.down = down_in(start)
        self.home = start.home
        self.depth = 0
        self.progress = None
        self.progress_cost = MOST_COST
        self.ready = None
        self.ready_cost = MOST_COST
        self.tidy = start
        self.tidy_cost = start.cost
        if can_deal:
            self.add_ready(start)

    def note(self, node: Node) -> None:
        """Look whether a position is a better end of a plan than those before."""
        super().note(node)
        cost: i64 = node.cost + self.depth
        if cost < self.progress_cost and (down_in(node) < self.down or node.home > self.home):
            self.progress = node
            self.progress_cost = cost
        if cost < self.tidy_cost:
            self.tidy = node
            self.tidy_cost = cost
        if self.can_deal:
            self.add_ready(node)

    def add_ready(self, node: Node) -> None:
        """Look whether to deal from a position, after its empty piles are filled."""
        cost: i64 = node.cost + self.depth
        while node.spaces > 0:
            if cost >= self.ready_cost:
                return
            filled: Node | None = self.moves.filled(node)
            if filled is None:
                return
            cost += filled.cost - node.cost + 1
            node = filled
        if cost < self.ready_cost:
            self.ready = node
            self.ready_cost = cost


def down_in(node: Node) -> i64:
    """Return how many cards of a position lie face down."""
    count: i64 = 0
    for pile in node.piles:
        count += pile.down
    return count


def as_seen(cards: bytes) -> bytes:
    """Return the cards of a pile without what the face-down ones are."""
    return bytes([card if card < DOWN else UNKNOWN | DOWN for card in cards])
