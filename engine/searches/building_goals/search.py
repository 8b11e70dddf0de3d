"""Searches a game like Klondike in breadth for the fewest moves to a goal.

It knows every legal move. Left out are only those that lead to a position which is the same up to the order
of the piles, and positions from which the moves that are left cannot be enough: each card that has to go home
or leave a pile takes a move of its own, unless it moves with one on which it lies.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_goals.node import Node, count_bits, onto_first, onto_second

SUITS: Final = 4
PLACES: Final = 67
"""A prime number: the remainder of a power of two by it tells which one it is."""
ANY: Final = -1
"""Stands for any number of redeals, and for the height of the foundation of a suit that the deck lacks."""

HOME: Final = 0
TURN_UP: Final = 1
EMPTY: Final = 2
"""Kinds of goals: cards on the foundations; a card face up; a card away from the bottom of its pile."""
TO_FIRST: Final = 1
TO_SECOND: Final = 2
TO_SPACE: Final = 3
TO_HOME: Final = 4
DRAW: Final = 5
REDEAL: Final = 6
"""Kinds of moves: a card goes to the first or second card that takes it, to an empty pile, or home."""
KIND: Final = 64
STEP: Final = 1024
"""More than a move has values: its kind times ``KIND`` plus the number of its card."""
OPEN: Final = 0
FOUND: Final = 1
NONE: Final = 2
BUDGET_SPENT: Final = 3


class Table:
    """The first position, and what does not change."""

    def __init__(
        self,
        ranks: int,
        foundations: list[int],
        piles: list[list[int]],
        down: list[int],
        stock: list[int],
        waste: int,
        draw: int,
        redeals: int,
        gives_back: bool,
    ) -> None:
        """Take a position with its cards by their numbers.

        ``foundations`` are their heights, ``down`` are the numbers of face-down cards; the ``stock`` has the
        cards of the waste, too, in the order in which they are drawn, and begins with them.
        """
        self.numbers: list[int] = [0] * PLACES  # the number of a card, by the remainder of its bit
        self.bits: list[int] = [1 << card for card in range(SUITS * (ranks + 1))]
        for card in range(SUITS * (ranks + 1)):
            self.numbers[(1 << card) % PLACES] = card
        self.below: list[int] = [0] * PLACES  # for each card the bit of the one on which it was dealt, or 0
        self.piles: list[list[int]] = piles
        self.order: list[int] = [1 << card for card in stock]
        self.draw: i64 = draw
        self.is_limited: bool = redeals != ANY
        self.gives_back: bool = gives_back
        self.kings: i64 = 0
        self.full: i64 = 0  # what the foundations need when all are full
        self.start: Node = Node()
        start: Node = self.start
        start.waste = waste
        start.redeals = max(redeals, 0)
        for card in stock:
            start.stock |= self.bits[card]
        for suit in range(SUITS):
            height: int = foundations[suit]
            if height != ANY:
                start.home += height
                start.next |= self.bits[SUITS * height + suit]
                self.kings |= self.bits[SUITS * (ranks - 1) + suit]
                self.full |= self.bits[SUITS * ranks + suit]
        for pile, covered in zip(piles, down, strict=True):
            self._fill(pile, covered)

    def _fill(self, pile: list[int], covered: int) -> None:
        start: Node = self.start
        if not pile:
            start.spaces += 1
        under: int = 0
        for place, card in enumerate(pile):
            bit: i64 = self.bits[card]
            if place >= covered:
                start.up |= bit
            if place > covered:
                if under & 1:
                    start.second |= bit
                else:
                    start.first |= bit
            else:
                self.below[card] = self.bits[under] if place else 0
                start.dealt |= bit
            under = card

    def waste_top(self, node: Node) -> i64:
        """Return the top card of the waste; 0 if it is empty."""
        left: i64 = node.waste
        if left > 0:
            for index in range(len(self.order)):
                bit: i64 = self.order[index]
                if bit & node.stock:
                    left -= 1
                    if left == 0:
                        return bit
        return 0


class ShortestSearch:
    """The positions after each number of moves, each once."""

    def __init__(self, table: Table, kind: i64, card: i64, count: i64, budget: i64) -> None:
        """Take a goal: ``count`` cards home, or what ``kind`` says of the card with that number."""
        self.table: Table = table
        self.kind: i64 = kind
        self.count: i64 = count
        self.budget: i64 = budget
        self.generated: i64 = 0
        self.result: i64 = OPEN
        self.line: list[int] = []  # the moves to the goal once it is found
        self.trail: list[int] = [0]  # for each position ``STEP`` times its parent's number, plus the move
        self.spare: Node = Node()
        self.seen: set[int] = set()
        self.left: i64 = 0  # how many moves may follow the one that is tried
        self.wanted: i64 = 0 if kind == HOME else table.bits[card]
        self.leaving: i64 = 0  # the cards that have to leave a pile
        start: Node = table.start
        for pile in table.piles:
            is_above: bool = False
            for one in pile:
                bit: i64 = table.bits[one]
                if bit == self.wanted:
                    is_above = True
                    if kind == EMPTY:
                        self.leaving |= bit
                elif is_above:
                    self.leaving |= bit
                if bit & start.dealt & start.up & table.kings and not table.below[one] and bit != self.wanted:
                    start.first |= bit  # it lies there like any King in a space
                    start.dealt ^= bit
        self.layer: list[Node] = [start]
        self.next_layer: list[Node] = []

    def run(self, most_moves: i64) -> i64:
        """Search up to that number of moves; return ``FOUND``, ``NONE``, or ``BUDGET_SPENT``."""
        start: Node = self.layer[0]
        if self.missing(start) == 0:
            return FOUND
        self.seen.add(start.key())
        self.left = most_moves
        while self.left > 0 and self.layer:
            self.left -= 1
            for node in self.layer:
                self.expand(node)
                if self.result != OPEN:
                    return self.result
            self.layer = self.next_layer
            self.next_layer = []
        return NONE

    def missing(self, node: Node) -> i64:
        """Return how many moves it takes at least to the goal."""
        if self.kind == HOME:
            return max(0, self.count - node.home)
        return count_bits(node.dealt & self.leaving)

    def expand(self, node: Node) -> None:
        """Generate the positions after each legal move."""
        table: Table = self.table
        uncovered: i64 = node.uncovered()
        first: i64 = onto_first(uncovered)
        second: i64 = onto_second(uncovered)
        top: i64 = table.waste_top(node)
        spaced: i64 = table.kings if node.spaces > 0 else 0
        held: i64 = count_bits(node.stock)
        is_drawable: bool = node.waste < held
        is_redealable: bool = held > 0 and not is_drawable and (not table.is_limited or node.redeals > 0)
        to_space: i64 = node.up & spaced & node.dealt
        go_home: i64 = (uncovered | top) & node.next
        leading: i64 = node.up & (first | second) | go_home | top & (first | second | spaced)
        whole: i64 = 0
        for_space: i64 = to_space
        while for_space:
            bit: i64 = for_space & -for_space
            for_space ^= bit
            if table.below[table.numbers[bit % PLACES]] == 0:
                whole |= bit
        if not (leading | to_space & ~whole or is_drawable or is_redealable):
            return  # the game is over
        self.lay(node, (node.up | top) & first, top, TO_FIRST)
        self.lay(node, (node.up | top) & second, top, TO_SECOND)
        self.lay(node, to_space | top & spaced, top, TO_SPACE)
        self.lay(node, go_home, top, TO_HOME)
        if table.gives_back:
            given: i64 = node.next >> SUITS
            self.lay(node, given & first, top, TO_FIRST)
            self.lay(node, given & second, top, TO_SECOND)
            self.lay(node, given & spaced, top, TO_SPACE)
        child: Node
        if is_drawable:
            child = self.child_of(node)
            child.waste = min(held, node.waste + table.draw)
            self.add(child, node.number * STEP + DRAW * KIND)
        elif is_redealable:
            child = self.child_of(node)
            child.waste = 0
            if table.is_limited:
                child.redeals -= 1
            self.add(child, node.number * STEP + REDEAL * KIND)

    def child_of(self, node: Node) -> Node:
        """Return a copy of a position to change."""
        child: Node = self.spare
        child.copy_from(node)
        return child

    def lay(self, node: Node, cards: i64, top: i64, kind: i64) -> None:
        """Add the positions after moves of some cards, of a kind; ``top`` is the top card of the waste."""
        table: Table = self.table
        while cards and self.result == OPEN:
            bit: i64 = cards & -cards
            cards ^= bit
            number: i64 = table.numbers[bit % PLACES]
            child: Node = self.child_of(node)
            if bit == top:
                child.stock ^= bit
                child.waste -= 1
            elif bit & node.up:
                self._take(child, bit, number)
            else:
                child.next ^= bit | bit << SUITS
                child.home -= 1
            if kind == TO_HOME:
                child.next ^= bit | bit << SUITS
                child.home += 1
            else:
                child.up |= bit
                if kind == TO_SECOND:
                    child.second |= bit
                else:
                    child.first |= bit
                if kind == TO_SPACE:
                    child.spaces -= 1
            self.add(child, node.number * STEP + kind * KIND + number)

    def _take(self, child: Node, bit: i64, number: i64) -> None:
        """Take a card of the tableau, and turn up the one on which it was dealt."""
        table: Table = self.table
        child.up ^= bit
        if bit & child.dealt == 0:
            if bit & table.kings:
                child.spaces += 1
            child.first &= ~bit
            child.second &= ~bit
            return
        child.dealt ^= bit
        under: i64 = table.below[number]
        if under == 0:
            child.spaces += 1
            return
        child.up |= under
        is_last: bool = table.below[table.numbers[under % PLACES]] == 0
        if under & table.kings and is_last and (self.kind != EMPTY or under != self.wanted):
            child.first |= under
            child.dealt ^= under

    def add(self, child: Node, step: i64) -> None:
        """Add a position unless it is known, or the goal too far from it."""
        missing: i64 = self.missing(child)
        if missing > self.left or self.result != OPEN:
            return
        if missing == 0:
            self.result = FOUND
            self._write_line(step)
            return
        key: int = child.key()
        if key in self.seen:
            return
        if self.generated >= self.budget:
            self.result = BUDGET_SPENT
            return
        self.generated += 1
        self.seen.add(key)
        child.number = len(self.trail)
        self.trail.append(step)
        self.next_layer.append(child)
        self.spare = Node()

    def _write_line(self, step: i64) -> None:
        while step > 0:
            self.line.append(step % STEP)
            step = self.trail[step // STEP]
        self.line.reverse()


def taker(card: int, kind: int) -> int:
    """Return the card onto which a move of a kind lays a card, both by their numbers."""
    suit: int = card % SUITS
    color: int = 0 if suit >= 2 else 2
    return card - suit + SUITS + color + (1 if kind == TO_SECOND else 0)
