"""Kittyhawk's positions one from another: the moves that matter, and what they lead to that is new."""

from typing import Final

from mypy_extensions import i64

from engine.searches.chance import Dice
from engine.searches.kittyhawk_node import MOST, Node, bits, top_card
from engine.searches.kittyhawk_table import DEAL, FIRST_PILE, LEFT, RIGHT, UNSEEN, Table
from engine.searches.kittyhawk_worth import UNIT, worth

LONGEST: Final = 1200
"""Moves of a line at most: a longer one is no line to show anybody."""
BUCKETS: Final = 8192


class Hunt:
    """Positions that were reached, each once; those still to be expanded in buckets by how good they look."""

    def __init__(self, table: Table, start: Node, most: i64) -> None:
        self.table: Table = table
        self.most: i64 = most
        """Positions that may be looked at."""
        self.limit: i64 = most
        """Positions after which no other is expanded."""
        self.looked: i64 = 0
        """Those that were looked at: each that was reached and had not been before."""
        self.seen: set[int] = {start.digest}
        self.nothing: list[Node] = []
        """Stands for every bucket that nothing was put into yet."""
        self.buckets: list[list[Node]] = [self.nothing] * BUCKETS
        self.waiting: i64 = 0
        self.lowest: i64 = BUCKETS - 1
        self.spare: Node = Node()
        self.trail: list[int] = [0]
        """For each position 256 times the number of the one before, plus the move."""
        self.best: i64 = 0
        """The number of the position with most cards home, the first of equals."""
        self.best_home: i64 = start.home
        self.is_cut: bool = False
        """Whether something was left out that might have mattered."""
        self.per_move: i64 = 1
        """What a move counts, in eighths."""
        self.per_heap_card: i64 = 0
        """What a card on the heaps counts, in eighths."""
        self.chance: Dice | None = None
        """What adds up to an eighth of a card to what a position counts, if anything does."""
        self.finest: i64 = 0
        """The number of the position that looks best of all."""
        self.finest_value: i64 = BUCKETS
        self._keep(start, 0)

    def goes_on(self) -> bool:
        """Tell whether nothing is won yet and more may be looked at."""
        return self.looked < self.limit and self.looked < self.most and self.best_home < self.table.total

    def line(self, number: i64) -> list[int]:
        """Return the moves to the position of that number."""
        moves: list[int] = []
        while number > 0:
            word: i64 = self.trail[number]
            moves.append(word & 255)
            number = word >> 8
        moves.reverse()
        return moves

    def next_best(self) -> Node:
        """Take out the best position that waits, the newest of equals."""
        while not self.buckets[self.lowest]:
            self.lowest += 1
        self.waiting -= 1
        return self.buckets[self.lowest].pop()

    def take_best(self, count: i64) -> list[Node]:
        """Take out all that wait, and return the best of them."""
        chosen: list[Node] = []
        while self.waiting > 0:
            bucket: list[Node] = self.buckets[self.lowest]
            if bucket:
                self.waiting -= len(bucket)
                if len(chosen) < count:
                    chosen += bucket
                bucket.clear()
            self.lowest += 1
        self.lowest = BUCKETS - 1
        if len(chosen) > count:
            self.is_cut = True
            del chosen[count:]
        return chosen

    def expand(self, node: Node) -> None:
        """Reach from a position all others that matter."""
        table: Table = self.table
        least: i64 = node.least()
        if not table.wilful >> least & 1 and self._send_safely(node, least):
            return
        if node.dealt == table.deals and not self._is_on(node):
            return
        place: i64 = FIRST_PILE
        while place <= RIGHT:
            card: i64 = self._top(node, place)
            if card >= 0:
                self._send_home(node, place, card)
                self._lay_on_piles(node, place, card)
            place += 1
        if node.dealt < table.deals:
            self._reach(node, DEAL, 0, 0)
        place = 0
        while place < FIRST_PILE:
            card = table.top_of(node, place)
            # What nothing can be laid on but what is home for good would go home again at once.
            if card >= 0 and (card >> 3 > least or table.wilful >> (card >> 3) & 1):
                self._send_home(node, place, card)
                self._lay_on_piles(node, place, card)
            place += 1

    def _top(self, node: Node, place: i64) -> i64:
        """Return the top card of any place, -1 of an empty one."""
        if place < FIRST_PILE:
            return self.table.top_of(node, place)
        if place >= LEFT:
            return self.table.heap_top(node, place)
        pile: i64 = node.pile(place - FIRST_PILE)
        return top_card(pile) if pile != 0 else -1

    def _send_safely(self, node: Node, least: i64) -> bool:
        """Send home a card of the rank that the lowest foundation wants: nothing can be better than that.

        Every card that could be laid on it is home, so that it will not be missed. Not so a Pawn or a Court,
        of which it may matter where it lies.
        """
        place: i64 = FIRST_PILE
        while place <= RIGHT:
            card: i64 = self._top(node, place)
            if card >= 0 and card >> 3 == least and self._send_home(node, place, card):
                return True
            place += 1
        return False

    def _send_home(self, node: Node, source: i64, card: i64) -> bool:
        """Lay a card on every foundation that takes it; tell whether there is one."""
        suits: i64 = self.table.suits[card]
        suit: i64 = 0
        has_home: bool = False
        while suit < 6:
            if suits >> suit & 1 and node.height(suit) == card >> 3:
                self._reach(node, source, suit, card)
                has_home = True
            suit += 1
        return has_home

    def _lay_on_piles(self, node: Node, source: i64, card: i64) -> None:
        """Lay a card on every pile that takes it, of empty ones on the first."""
        suits: i64 = self.table.suits[card]
        has_empty: bool = card == UNSEEN or _is_sole(node, source)
        number: i64 = 0
        while number < 6:
            pile: i64 = node.pile(number)
            if pile == 0:
                if not has_empty:
                    self._reach(node, source, FIRST_PILE + number, card)
                    has_empty = True
            elif (pile & 15) == (card >> 3) + 1 and self.table.suits[top_card(pile)] & suits:
                self._reach(node, source, FIRST_PILE + number, card)
            number += 1

    def _is_on(self, node: Node) -> bool:
        """Tell whether the rules let a game go on without a stock: by a move that is more than to and fro."""
        place: i64 = 0
        while place <= RIGHT:
            card: i64 = self._top(node, place)
            if card >= 0 and self._has_way(node, place, card):
                return True
            place += 1
        return False

    def _has_way(self, node: Node, source: i64, card: i64) -> bool:
        """Tell whether a card can go anywhere but from one foundation or empty pile to another."""
        suits: i64 = self.table.suits[card]
        is_sole: bool = card == UNSEEN or _is_sole(node, source)
        number: i64 = 0
        while number < 6:
            pile: i64 = node.pile(number)
            if pile == 0:
                if not is_sole:
                    return True
            elif (pile & 15) == (card >> 3) + 1 and self.table.suits[top_card(pile)] & suits:
                return True
            if source >= FIRST_PILE and suits >> number & 1 and node.height(number) == card >> 3:
                return True
            number += 1
        return False

    def _reach(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Keep the position that a move leads to, unless it was reached before."""
        child: Node = self.spare
        child.follow(node)
        if source == DEAL:
            self.table.deal(child)
        else:
            self.table.take(child, source, card)
            self.table.lay(child, target, card)
        child.digest &= MOST
        if child.digest in self.seen:
            return
        if child.moves >= LONGEST or self.looked >= self.most:
            self.is_cut = True
            return
        self.spare = Node()
        self.looked += 1
        self.seen.add(child.digest)
        if source >= LEFT or child.found != node.found:
            self.table.set_needs(child)
        child.moves += 1
        child.number = len(self.trail)
        self.trail.append(node.number << 8 | source << 4 | target)
        if child.home > self.best_home:
            self.best_home = child.home
            self.best = child.number
        value: i64 = self.value(child)
        if value < self.finest_value:
            self.finest_value = value
            self.finest = child.number
        self._keep(child, value)

    def value(self, node: Node) -> i64:
        """Return how good a position looks in this search, in eighths: the lower the better."""
        value: i64 = worth(self.table, node) + self.per_move * node.moves
        if self.per_heap_card > 0:
            value += self.per_heap_card * (bits(node.left) + bits(node.right))
        chance: Dice | None = self.chance
        return value if chance is None else value + chance.below(UNIT)

    def _keep(self, node: Node, value: i64) -> None:
        place: i64 = value if value < BUCKETS else BUCKETS - 1
        if self.buckets[place] is self.nothing:
            self.buckets[place] = [node]
        else:
            self.buckets[place].append(node)
        self.waiting += 1
        if place < self.lowest:
            self.lowest = place


def _is_sole(node: Node, source: i64) -> bool:
    """Tell whether a card is the only one of a pile: then another empty pile is no better."""
    return FIRST_PILE <= source < LEFT and (node.pile(source - FIRST_PILE) & 0xF0) == 16
