"""Plays games whose foundations take whole suits, without a look at face-down cards or at the stock."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_runs.moves import STOCK_MOVE, Moves
from engine.searches.building_runs.node import Node, Pile
from engine.searches.building_runs.planner import Planner, down_in

MOST_PLANS: Final = 300
"""More than any game needs that leads on."""


class Player:
    """Plays a deal to its end."""

    def __init__(self, piles: list[bytes], stock: bytes, home: int, planner: Planner) -> None:
        self.planner: Planner = planner
        self.moves: Moves = Moves(planner.moves.costs, stock, len(piles))
        self.node: Node = Node([Pile(cards, self.moves.costs) for cards in piles], 0, home)

    def play(self) -> int:
        """Play until no plan leads on; return how many suits are complete."""
        plans: int = 0
        while self.node.home < self.planner.suits and plans < MOST_PLANS and self.step():
            plans += 1
        return self.node.home

    def step(self) -> bool:
        """Make the moves of a plan up to the first one that shows new cards; tell whether there were any."""
        piles: list[bytes] = [pile.cards for pile in self.node.piles]
        plan: list[int] = self.planner.plan(piles, self.node.home, len(self.moves.stock) > 0)
        down: i64 = down_in(self.node)
        for move in plan:
            if move == STOCK_MOVE:
                self.node = self.moves.deal([self.node])[0]
            else:
                self.node = self.moves.after(self.node, move >> 14, move >> 7 & 127, move & 127)
            if down_in(self.node) < down:
                break
        return len(plan) > 0
