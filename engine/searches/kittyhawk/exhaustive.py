"""Searches Kittyhawk completely, deal by deal, to prove that a position cannot be won.

A deal can always be made later, and makes nothing possible but moves of the cards dealt. So what matters
about a position is which cards have left the heaps, and where they lie; of two positions that do not differ
in that, the one with fewer deals is as good as the other. The search finds all positions that can be reached
without a deal, and expands each once. After each further deal, all of these gain only the moves of the new
tops of the heaps.

A game whose stock is empty is lost as soon as no move is left but to and fro. The search goes on there all
the same, since another order of the moves, with a forced move later, might have avoided it; so it can prove
too little, never too much.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.forced_moves import ForcedMoves, line_to
from engine.searches.kittyhawk.node import (
    DIGEST_MASK,
    LEFT_MARK,
    RIGHT_MARK,
    Node,
    digest,
    popped,
    pushed,
    top_bit,
)
from engine.searches.kittyhawk.problem import DEAL, FIRST_PILE, LEFT, Problem

MOST_CHILDREN: Final = 128
"""More positions than can follow from one: each of 14 cards has at most nine targets."""


class ExhaustiveSearch(ForcedMoves):
    """All positions after each number of deals, each once; it can be continued with a higher limit.

    In its nodes the words of the heaps have a bit for each card *taken*, so that they do not depend on
    the deals.
    """

    def __init__(self, problem: Problem, start: Node) -> None:
        super().__init__(problem)
        self.generated: i64 = 0
        self.dealt: i64 = 0
        self.left_dealt: i64 = 0  # a bit for each card that was dealt to the left heap
        self.right_dealt: i64 = 0
        self.seen: set[int] = set()
        self.waiting: list[Node] = []  # the positions that are not expanded
        self.expanded: list[Node] = []  # those that the next deal may give new moves
        self.gaining: i64 = 0  # the number of those that can gain by this deal
        self.at: i64 = 0  # the number of those that were looked at
        self.kept: i64 = 0  # the number of those among them that stay for the next deal
        self.trail: list[int] = [0]  # the steps, as ``line_to`` takes them
        self.has_won: bool = False
        self.is_complete: bool = False
        self.spare: Node = Node()
        self.start: Node = Node()
        self.start.copy_from(start)
        problem.initialize(self.start)
        # Cards that have left the heaps before the start count as taken, those not dealt as present.
        left_heap: i64 = (problem.one << problem.left_ends[start.dealt]) - 1
        right_heap: i64 = (problem.one << problem.right_ends[start.dealt]) - 1
        self._deal_up_to(start.dealt)
        node: Node = self.spare
        node.copy_from(start)
        node.left = left_heap & ~start.left
        node.right = right_heap & ~start.right
        node.digest = (
            digest(node.foundations) + digest(node.left | LEFT_MARK) + digest(node.right | RIGHT_MARK)
        )
        node.home = 0
        for number in range(6):
            node.digest += digest(node.pile(number))
            node.home += node.height(number)
        self.make_forced_moves(node)
        self._add(node, 0)

    def run(self, most: i64) -> None:
        """Go on until a win is found, or that number of positions is about spent, or there is none left."""
        while not self.has_won and self.generated + MOST_CHILDREN <= most:
            if self.at < self.gaining:
                self._gain()
            elif self.waiting:
                node: Node = self.waiting.pop()
                self.move_cards(node)
                self.expanded.append(node)
            elif self.dealt == self.problem.deals:
                self.is_complete = True
                return
            else:
                self._deal_up_to(self.dealt + 1)
                self.gaining = len(self.expanded)
                self.at = 0
                self.kept = 0

    def line(self) -> list[int]:
        """Return the moves of the win."""
        return line_to(self.problem, self.start, self.trail, len(self.trail) - 1)

    def _deal_up_to(self, dealt: i64) -> None:
        problem: Problem = self.problem
        self.dealt = dealt
        self.left_dealt = (problem.one << problem.left_ends[dealt]) - 1
        self.right_dealt = (problem.one << problem.right_ends[dealt]) - 1

    def _gain(self) -> None:
        """Generate the moves that a deal has brought to a position; drop one that has a forced move."""
        node: Node = self.expanded[self.at]
        self.at += 1
        move: i64 = self.forced_move(node)
        if move >= 0:
            self.add_child(node, move >> 4, move & 15, self.top_at(node, move >> 4))
        else:
            self.expanded[self.kept] = node
            self.kept += 1
            place: i64 = LEFT
            while place < DEAL:
                card: i64 = self.top_at(node, place)
                if card >= 0:
                    self.send_home(node, place, card)
                    self.move_to_piles(node, place, card)
                place += 1
        if self.at == self.gaining:
            del self.expanded[self.kept :]

    def top_at(self, node: Node, place: i64) -> i64:
        """Return the top card of any place; -1 for an empty one."""
        if place < LEFT:
            return self.problem.top(node, place)
        at: i64 = self._heap_top(node, place)
        if at < 0:
            return -1
        return self.problem.left[at] if place == LEFT else self.problem.right[at]

    def _heap_top(self, node: Node, place: i64) -> i64:
        """Return the index of the top card of a heap; -1 for an empty heap."""
        return top_bit(self.left_dealt & ~node.left if place == LEFT else self.right_dealt & ~node.right)

    def move(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Move a card, and update the digest."""
        if source < LEFT:
            self.problem.take(node, source, card)
        else:
            node.digest += self._taken_digest(node, source)
            bit: i64 = self.problem.one << self._heap_top(node, source)
            if source == LEFT:
                node.left |= bit
            else:
                node.right |= bit
        self.problem.lay(node, target, card)

    def _taken_digest(self, node: Node, place: i64) -> i64:
        """Return how the digest changes when the top card of a heap is taken."""
        bit: i64 = self.problem.one << self._heap_top(node, place)
        if place == LEFT:
            return digest(node.left | bit | LEFT_MARK) - digest(node.left | LEFT_MARK)
        return digest(node.right | bit | RIGHT_MARK) - digest(node.right | RIGHT_MARK)

    def add_child(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Add the position that a move and the forced moves after it lead to."""
        if self._digest_after(node, source, target, card) & DIGEST_MASK in self.seen:
            return
        child: Node = self.spare
        child.copy_from(node)
        self.move(child, source, target, card)
        self.make_forced_moves_after(child, source, target)
        self._add(child, node.number << 12 | self.dealt << 8 | source << 4 | target)

    def _digest_after(self, node: Node, source: i64, target: i64, card: i64) -> i64:
        """Return the digest of the position after a move, not yet masked."""
        problem: Problem = self.problem
        key: i64 = node.digest
        found: i64 = node.foundations
        if source < FIRST_PILE:
            found = problem.foundations_with(found, source, card, -1)
        elif source < LEFT:
            pile: i64 = node.pile(source - FIRST_PILE)
            key += digest(popped(pile)) - digest(pile)
        else:
            key += self._taken_digest(node, source)
        if target < FIRST_PILE:
            found = problem.foundations_with(found, target, card, 1)
        else:
            pile = node.pile(target - FIRST_PILE)
            key += digest(pushed(pile, card)) - digest(pile)
        if found != node.foundations:
            key += digest(found) - digest(node.foundations)
        return key

    def _add(self, node: Node, step: i64) -> None:
        """Add a position unless it is known."""
        node.digest &= DIGEST_MASK
        if self.has_won or node.digest in self.seen:
            return
        self.generated += 1
        self.seen.add(node.digest)
        node.number = len(self.trail)
        self.trail.append(step)
        self.has_won = node.home == self.problem.total
        self.spare = Node()
        self.waiting.append(node)
