"""A sound player of Kittyhawk: plans with the visible cards, and deals when it finds nothing better."""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.frontier import Frontier
from engine.searches.kittyhawk.heuristic import UNIT
from engine.searches.kittyhawk.node import DIGEST_MASK, Node, filled
from engine.searches.kittyhawk.problem import DEAL, LEFT, UNSEEN, Problem
from engine.searches.kittyhawk.search import WON, search
from engine.searches.random_generator import RandomGenerator

HEAP_CARD_WEIGHT: Final = 24
"""Weight of a card that the next deal will bury, in eighths."""
ALL_VISIBLE_FACTOR: Final = 10
"""Factor by which the budget grows when all cards are visible."""


class Player:
    """Plays a position whose cards are all known, but plans only with those that lie face up."""

    def __init__(
        self, problem: Problem, node: Node, down: list[int], budget: i64, seed: i64, noise: i64 = UNIT
    ) -> None:
        """Take a position, masks of face-down cards, whether there can be any, and the budget of a plan.

        Less than ``noise``, in eighths, is added to the value of each position, by the seed.
        """
        self.problem: Problem = problem
        self.node: Node = node
        self.deals: i64 = problem.deals
        self.left: list[int] = problem.left
        self.right: list[int] = problem.right
        self.left_down: i64 = down[0]
        self.right_down: i64 = down[1]
        self.is_blind: bool = down[2] > 0
        self.budget: i64 = budget
        self.generator: RandomGenerator = RandomGenerator(seed)
        self.noise: i64 = noise
        self._show_after(node.dealt)

    def play_out(self) -> i64:
        """Play to the end; return how many cards come home."""
        while self.node.home < self.problem.total:
            plan: list[int] = self.plan()
            if not plan:
                if self.node.dealt == self.deals:
                    break
                plan.append(DEAL << 4)
            self.make_moves(plan)
        return self.node.home

    def plan(self) -> list[int]:
        """Return moves that lead to a better value; none if no better position was found."""
        if self.node.dealt == self.deals and self.left_down == 0 and self.right_down == 0:
            found = search(self.problem, self.node, self.budget * ALL_VISIBLE_FACTOR)
            if found.verdict == WON:
                return found.line
        frontier: Frontier = self.look_ahead(self.generator)
        return frontier.line(frontier.best_value_number)

    def look_ahead(self, generator: RandomGenerator | None) -> Frontier:
        """Search for the position with the best value before the next deal."""
        self.node.moves = 0
        self.node.number = 0
        self.problem.initialize(self.node)
        frontier: Frontier = Frontier(self.problem, self.node, self.budget)
        frontier.heap_card_weight = HEAP_CARD_WEIGHT
        frontier.best_value = frontier.value(self.node)
        frontier.generator = generator
        frontier.noise = self.noise
        frontier.run()
        return frontier

    def make_moves(self, plan: list[int]) -> None:
        """Make the moves of a plan, up to one that turns up a card."""
        for move in plan:
            source: i64 = move >> 4
            if source == DEAL:
                self._deal()
                return
            card: i64 = self.problem.top(self.node, source)
            self.problem.take(self.node, source, card)
            self.problem.lay(self.node, move & 15, card)
            self.node.digest &= DIGEST_MASK
            if source >= LEFT and self._turn_up():
                return

    def _deal(self) -> None:
        problem: Problem = self.problem
        dealt: i64 = self.node.dealt
        if self.is_blind:
            self.left_down |= _but_last(problem.one, problem.left_ends[dealt], problem.left_ends[dealt + 1])
            self.right_down |= _but_last(
                problem.one, problem.right_ends[dealt], problem.right_ends[dealt + 1]
            )
        self._show_after(dealt + 1)
        problem.deal(self.node)

    def _turn_up(self) -> bool:
        """Turn up face-down cards on top of the heaps; tell whether there are any."""
        left: i64 = self.left_down & ~(filled(self.node.left) >> 1)
        right: i64 = self.right_down & ~(filled(self.node.right) >> 1)
        if left == 0 and right == 0:
            return False
        self.left_down ^= left
        self.right_down ^= right
        self._show_after(self.node.dealt)
        return True

    def _show_after(self, dealt: i64) -> None:
        """Restrict the search to what is visible after that many deals."""
        problem: Problem = self.problem
        problem.deals = dealt
        if self.is_blind:
            left: list[int] = self.left[: problem.left_ends[dealt]]
            right: list[int] = self.right[: problem.right_ends[dealt]]
            problem.set_heaps(_visible(left, self.left_down), _visible(right, self.right_down))


def _but_last(one: i64, begin: i64, end: i64) -> i64:
    """Return a mask of the places from one to another, without the last."""
    return (one << end - 1) - (one << begin) if end > begin else 0


def _visible(heap: list[int], down: i64) -> list[int]:
    """Return the cards of a heap, ``UNSEEN`` for those face down."""
    return [UNSEEN if down >> at & 1 else card for at, card in enumerate(heap)]
