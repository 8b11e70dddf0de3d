"""Searches Kittyhawk in breadth for the least number of moves to a goal: cards home, or few cards at a place.

Unlike the search for a win, it knows the move that collects, and it leaves out no legal moves except those
that lead to the same position up to the order of the piles.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.expansion import Expansion, is_sole_card
from engine.searches.kittyhawk.node import DIGEST_MASK, Node, count_bits, digest
from engine.searches.kittyhawk.problem import DEAL, FIRST_PILE, LEFT, RIGHT, UNSEEN, Problem

HOME: Final = -1
"""Stands for the foundations together, as the place of a goal."""
COLLECT: Final = 15
"""Number of the move that collects, as a source."""
TARGET_MARK: Final = 1 << 50
"""Set in the word of the pile of a goal, so that it is not exchanged with another one."""
OPEN, FOUND, NONE, BUDGET_SPENT = 0, 1, 2, 3


class ShortestSearch(Expansion):
    """The positions after each number of moves, each once.

    A goal is to have at least ``count`` cards home, or at most that number at a pile or heap.
    """

    def __init__(self, problem: Problem, start: Node, place: i64, count: i64, budget: i64) -> None:
        super().__init__(problem)
        self.place: i64 = place
        self.count: i64 = count
        self.budget: i64 = budget
        self.generated: i64 = 0
        self.result: i64 = OPEN
        self.line: list[int] = []  # the moves to the goal once it is found, each ``16 * source + target``
        self.is_last: bool = False  # whether the next move is the last one that is allowed
        self.spare: Node = Node()
        self.spare_collected: Node = Node()
        self.trail: list[int] = [0]  # for each position 256 times the number of its parent, plus the move
        problem.initialize(start)
        self.seen: set[int] = {self.key(start)}
        self.layer: list[Node] = [start]
        self.next_layer: list[Node] = []

    def run(self, most_moves: i64) -> i64:
        """Search up to that number of moves; return ``FOUND``, ``NONE``, or ``BUDGET_SPENT``."""
        if self.is_goal(self.layer[0]):
            return FOUND
        made: i64 = 0
        while made < most_moves and self.layer:
            self.is_last = made == most_moves - 1
            for node in self.layer:
                self.expand(node)
                if self.result != OPEN:
                    return self.result
            self.layer = self.next_layer
            self.next_layer = []
            made += 1
        return NONE

    def is_goal(self, node: Node) -> bool:
        """Tell whether a position reaches the goal."""
        if self.place == HOME:
            return node.home >= self.count
        if self.place == LEFT:
            return count_bits(node.left) <= self.count
        if self.place == RIGHT:
            return count_bits(node.right) <= self.count
        return (node.pile(self.place - FIRST_PILE) & 0xF0) <= 16 * self.count

    def key(self, node: Node) -> i64:
        """Return what tells positions apart: equal for those with the same piles in another order."""
        if FIRST_PILE <= self.place < LEFT:
            return (node.digest + digest(node.pile(self.place - FIRST_PILE) | TARGET_MARK)) & DIGEST_MASK
        return node.digest

    def expand(self, node: Node) -> None:
        """Generate the positions after each legal move."""
        problem: Problem = self.problem
        if node.dealt == problem.deals and not self.has_progress(node):
            return
        place: i64 = 0
        while place <= RIGHT:
            card: i64 = problem.top(node, place)
            if card >= 0:
                self.send_home(node, place, card)
                self.move_to_piles(node, place, card)
                if place == self.place and is_sole_card(node, place):
                    self._empty_target(node, place, card)
            place += 1
        if node.dealt < problem.deals:
            self.add_child(node, DEAL, 0, 0)
        self._collect(node)

    def add_child(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Add the position that a move leads to."""
        child: Node = self.spare
        child.copy_from(node)
        if source == DEAL:
            self.problem.deal(child)
        else:
            self.problem.take(child, source, card)
            self.problem.lay(child, target, card)
        if self._add(child, node.number << 8 | source << 4 | target):
            self.spare = Node()

    def _add(self, child: Node, step: i64) -> bool:
        """Add a position unless it is known; return whether it is kept."""
        if self.result != OPEN:
            return False
        child.digest &= DIGEST_MASK
        if self.is_goal(child):
            self.result = FOUND
            self._write_line(step)
            return False
        if self.generated >= self.budget:
            self.result = BUDGET_SPENT
            return False
        self.generated += 1
        if self.is_last:
            return False
        key: i64 = self.key(child)
        if key in self.seen:
            return False
        self.seen.add(key)
        child.number = len(self.trail)
        self.trail.append(step)
        self.next_layer.append(child)
        return True

    def _write_line(self, step: i64) -> None:
        while step > 0:
            self.line.append(step & 255)
            step = self.trail[step >> 8]
        self.line.reverse()

    def _empty_target(self, node: Node, place: i64, card: i64) -> None:
        """Add the move of the only card of the goal's pile to an empty one."""
        number: i64 = 0
        while number < 6:
            if node.pile(number) == 0:
                self.add_child(node, place, FIRST_PILE + number, card)
                return
            number += 1

    def _collect(self, node: Node) -> None:
        """Add the position after all cards that are safe have gone home, if there are any."""
        child: Node = self.spare_collected
        child.copy_from(node)
        collected: i64 = 0
        while self._send_safe_card(child):
            collected += 1
        if collected > 0 and self._add(child, node.number << 8 | COLLECT << 4):
            self.spare_collected = Node()

    def _send_safe_card(self, node: Node) -> bool:
        """Send home the first top card that is safe, as the rules do; tell whether there is one."""
        place: i64 = FIRST_PILE
        while place <= RIGHT:
            card: i64 = self.problem.top(node, place)
            if card >= 0 and card != UNSEEN and self._is_safe(node, card):
                suits: i64 = self.problem.suits[card]
                suit: i64 = 0
                while suit < 6:
                    if suits >> suit & 1 and node.height(suit) == card >> 3:
                        self.problem.take(node, place, card)
                        self.problem.lay(node, suit, card)
                        return True
                    suit += 1
            place += 1
        return False

    def _is_safe(self, node: Node, card: i64) -> bool:
        """Tell whether a card may be collected: all cards that could be laid on it are home."""
        rank: i64 = card >> 3
        if self.problem.never_automatic >> rank & 1:
            return False
        if rank == 0:
            return True
        below: i64 = 8 * (rank - 1)
        while below < 8 * rank:
            suits: i64 = self.problem.suits[below]
            if suits & self.problem.suits[card] and self._count_home(node, below) < (1 if rank == 1 else 2):
                return False
            below += 1
        return True

    def _count_home(self, node: Node, card: i64) -> i64:
        """Count the copies of a card on the foundations."""
        suits: i64 = self.problem.suits[card]
        count: i64 = 0
        suit: i64 = 0
        while suit < 6:
            if (
                suits >> suit & 1
                and node.height(suit) > card >> 3
                and self.problem.home_card(node, suit, card >> 3) == card
            ):
                count += 1
            suit += 1
        return count
