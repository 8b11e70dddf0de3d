"""The frontier of a search of Kittyhawk: generates the positions that follow, and orders them by value."""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.bucket_queue import BUCKETS, BucketQueue
from engine.searches.kittyhawk.expansion import Expansion
from engine.searches.kittyhawk.heuristic import UNIT, evaluate
from engine.searches.kittyhawk.node import DIGEST_MASK, Node, count_bits
from engine.searches.kittyhawk.problem import DEAL, FIRST_PILE, LEFT, RIGHT, Problem
from engine.searches.random_generator import RandomGenerator

LONGEST: Final = 1200
"""Maximum number of moves of a line: a longer one is of no use to a player."""


class Frontier(Expansion):
    """The positions of a search, each once; those not yet expanded wait in the order of their value."""

    def __init__(self, problem: Problem, start: Node, most: i64) -> None:
        super().__init__(problem)
        self.most: i64 = most  # maximum number of positions to generate
        self.limit: i64 = most  # number of generated positions after which none is expanded
        self.generated: i64 = 0  # number of different positions that were generated
        self.seen: set[int] = {start.digest}
        self.queue: BucketQueue = BucketQueue()  # the positions that are not expanded
        self.spare: Node = Node()
        self.trail: list[int] = [0]  # for each position 256 times the number of its parent, plus the move
        self.best: i64 = 0  # the number of the position with the most cards home, the first of equals
        self.best_home: i64 = start.home
        self.move_weight: i64 = 1  # the weight of each move, in eighths
        self.heap_card_weight: i64 = 0  # the weight of each card on the heaps, in eighths
        self.generator: RandomGenerator | None = None
        """Adds less than ``noise`` to the value of each position; ``None`` adds nothing."""
        self.noise: i64 = UNIT  # in eighths
        self.best_value_number: i64 = 0  # the number of the position with the best value
        self.best_value: i64 = BUCKETS
        self.queue.push(start, 0)

    def run(self) -> None:
        """Expand the best position in the frontier, again and again."""
        while self.queue.size > 0 and self.can_continue():
            self.expand(self.queue.pop())

    def can_continue(self) -> bool:
        """Tell whether the game is not won yet and the budget not spent."""
        return (
            self.generated < self.limit and self.generated < self.most and self.best_home < self.problem.total
        )

    def line(self, number: i64) -> list[int]:
        """Return the moves to the position of that number."""
        moves: list[int] = []
        while number > 0:
            word: i64 = self.trail[number]
            moves.append(word & 255)
            number = word >> 8
        moves.reverse()
        return moves

    def expand(self, node: Node) -> None:
        """Generate the positions that follow from one, without moves that cannot matter."""
        problem: Problem = self.problem
        least: i64 = node.lowest_height()
        if not problem.never_automatic >> least & 1 and self._send_safely(node, least):
            return
        if node.dealt == problem.deals and not self.has_progress(node):
            return
        place: i64 = FIRST_PILE
        while place <= RIGHT:
            card: i64 = self.problem.top(node, place)
            if card >= 0:
                self.send_home(node, place, card)
                self.move_to_piles(node, place, card)
            place += 1
        if node.dealt < problem.deals:
            self.add_child(node, DEAL, 0, 0)
        place = 0
        while place < FIRST_PILE:
            card = problem.top_of(node, place)
            # A card on which only cards that stay home could be laid would go home again at once.
            if card >= 0 and (card >> 3 > least or problem.never_automatic >> (card >> 3) & 1):
                self.send_home(node, place, card)
                self.move_to_piles(node, place, card)
            place += 1

    def _send_safely(self, node: Node, least: i64) -> bool:
        """Send home a card of the rank that the lowest foundation needs: no other move can be better.

        Every card that could be laid on it is home, so it is not needed in the tableau. That does not hold
        for a Pawn or a Court, because it may matter on which foundation it lies.
        """
        place: i64 = FIRST_PILE
        while place <= RIGHT:
            card: i64 = self.problem.top(node, place)
            if card >= 0 and card >> 3 == least and self.send_home(node, place, card):
                return True
            place += 1
        return False

    def add_child(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Add the position that a move leads to, unless it was generated before."""
        child: Node = self.spare
        child.copy_from(node)
        if source == DEAL:
            self.problem.deal(child)
        else:
            self.problem.take(child, source, card)
            self.problem.lay(child, target, card)
        child.digest &= DIGEST_MASK
        if child.digest in self.seen or child.moves >= LONGEST or self.generated >= self.most:
            return
        self.spare = Node()
        self.generated += 1
        self.seen.add(child.digest)
        if source >= LEFT or child.foundations != node.foundations:
            self.problem.update_needs(child)
        child.moves += 1
        child.number = len(self.trail)
        self.trail.append(node.number << 8 | source << 4 | target)
        if child.home > self.best_home:
            self.best_home = child.home
            self.best = child.number
        value: i64 = self.value(child)
        if value < self.best_value:
            self.best_value = value
            self.best_value_number = child.number
        self.queue.push(child, value)

    def value(self, node: Node) -> i64:
        """Return the value of a position in this search, in eighths: the lower the better."""
        value: i64 = evaluate(self.problem, node) + self.move_weight * node.moves
        if self.heap_card_weight > 0:
            value += self.heap_card_weight * (count_bits(node.left) + count_bits(node.right))
        generator: RandomGenerator | None = self.generator
        return value if generator is None else value + generator.below(self.noise)
