"""Searches Kittyhawk in stages: after each number of deals and of cards taken from the heaps.

Only deals and moves off the heaps cannot be taken back, so they are what tells how far a game has come. The
search expands the best positions of each stage, from the first stage to the last; but of those that are
alike, only a few, since the best ones by their value often all are.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.bucket_queue import BucketQueue
from engine.searches.kittyhawk.forced_moves import ForcedMoves, line_to
from engine.searches.kittyhawk.frontier import LONGEST
from engine.searches.kittyhawk.heuristic import evaluate
from engine.searches.kittyhawk.node import DIGEST_MASK, Node, digest
from engine.searches.kittyhawk.problem import DEAL, LEFT, Problem
from engine.searches.random_generator import RandomGenerator

SHARE: Final = 50
"""One in this many expanded positions of a stage at most has taken the same cards from the heaps."""
FEW: Final = 5
"""The most expanded positions of a stage with the same heaps and foundations, if those count as alike."""
NOISE: Final = 64
"""Less than this is added to the value of each position, in eighths."""


class StagedSearch(ForcedMoves):
    """The positions of each stage, each once.

    Those with the same heaps are alike; or, ``by_foundations``, those with the same heaps and foundations.
    Either way wins deals that the other does not.
    """

    def __init__(self, problem: Problem, start: Node, width: i64, most: i64, by_foundations: bool) -> None:
        super().__init__(problem)
        self.width: i64 = width  # maximum number of positions of a stage to expand
        self.most: i64 = most  # maximum number of positions to generate
        self.by_foundations: bool = by_foundations
        self.alike_most: i64 = FEW if by_foundations else (width + SHARE - 1) // SHARE
        self.generated: i64 = 0
        self.generator: RandomGenerator = RandomGenerator(width)
        self.seen: set[int] = set()
        self.trail: list[int] = [0]  # the steps, as ``line_to`` takes them
        self.best: i64 = 0  # the number of the position with the most cards home, the first of equals
        self.best_home: i64 = -1
        self.stages: list[BucketQueue] = [BucketQueue() for _ in range(problem.total + problem.deals + 1)]
        self.start: Node = Node()
        self.start.copy_from(start)
        problem.initialize(self.start)
        self.start.moves = 0
        self.start.stage = 0
        self.spare: Node = Node()
        self.spare.copy_from(self.start)
        self.make_forced_moves(self.spare)
        self.add(self.spare, 0)

    def run(self) -> None:
        """Search all stages, or until the game is won or the budget is spent."""
        for stage in self.stages:
            left: i64 = self.width
            alike: dict[int, int] = {}  # how many were expanded, by the digest of what they have in common
            while left > 0 and stage.size > 0:
                if self.generated >= self.most or self.best_home == self.problem.total:
                    return
                node: Node = stage.pop()
                common: int = node.left_digest() + node.right_digest()
                if self.by_foundations:
                    common += digest(node.foundations)
                count: int = alike.get(common, 0)
                if count < self.alike_most:
                    alike[common] = count + 1
                    left -= 1
                    self.expand(node)
            stage.clear()

    def expand(self, node: Node) -> None:
        """Generate the positions that follow from one."""
        if node.dealt == self.problem.deals and not self.has_progress(node):
            return
        if node.dealt < self.problem.deals:
            self.add_child(node, DEAL, 0, 0)
        self.move_cards(node)

    def add_child(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Add the position that a move and the forced moves after it lead to."""
        child: Node = self.spare
        child.copy_from(node)
        if source == DEAL:
            self.problem.deal(child)
            child.stage += 1
        else:
            self.move(child, source, target, card)
        if child.digest & DIGEST_MASK in self.seen or child.moves >= LONGEST or self.generated >= self.most:
            return
        child.moves += 1
        if source == DEAL:
            self.make_forced_moves(child)
        else:
            self.make_forced_moves_after(child, source, target)
        if source >= LEFT or child.foundations != node.foundations:
            self.problem.update_needs(child)
        self.add(child, node.number << 12 | node.dealt << 8 | source << 4 | target)

    def add(self, node: Node, step: i64) -> None:
        """Add a position unless it is known."""
        node.digest &= DIGEST_MASK
        if node.digest in self.seen:
            return
        self.generated += 1
        self.seen.add(node.digest)
        node.number = len(self.trail)
        self.trail.append(step)
        if node.home > self.best_home:
            self.best_home = node.home
            self.best = node.number
        self.spare = Node()
        value: i64 = evaluate(self.problem, node) + node.moves + self.generator.below(NOISE)
        self.stages[node.stage].push(node, value)

    def line(self, number: i64) -> list[int]:
        """Return the moves to the position of that number, with the forced ones."""
        return line_to(self.problem, self.start, self.trail, number)
