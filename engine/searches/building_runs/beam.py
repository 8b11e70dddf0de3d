"""A search in width: of the positions after each number of moves it follows those with the lowest costs.

The moves between two deals are a search of their own: it goes on while costs fall, and the next one begins
with the best positions after a deal.
"""

from mypy_extensions import i64

from engine.searches.building_runs.moves import MOST_COST, MOVE_BITS, Moves
from engine.searches.building_runs.node import Node, Pile


class Beam:
    """Looks for a win from a position."""

    def __init__(self, moves: Moves, start: Node, suits: int, width: int, patience: int, budget: int) -> None:
        """Take the start, after how many complete suits the game is won, and the effort."""
        self.moves: Moves = moves
        self.suits: i64 = suits
        self.width: i64 = width
        self.patience: i64 = patience  # for how many moves in a row costs need not fall
        self.left: i64 = budget  # positions that may still be looked at
        self.best: Node = start  # the first one with the most complete suits
        self.is_won: bool = False
        self.was_cut: bool = False  # whether positions were left out
        self.nodes: list[Node] = [start]
        self.seen: set[int] = set()
        self.buckets: list[list[int]] = [
            [] for _ in range(MOST_COST + 1)
        ]  # for each cost the hashes and moves that lead to it
        self.lowest: i64 = MOST_COST
        self.highest: i64 = 0
        self.dealt: list[list[Node]] = []  # for each cost after a deal the positions before it
        self.dealt_seen: set[int] = set()
        self.dealt_count: i64 = 0
        self.dealt_limit: i64 = MOST_COST  # positions with higher costs are not wanted any more

    def run(self) -> None:
        """Search up to each deal, and after the last one."""
        while self.nodes and not self.is_won and self.left > 0:
            is_last: bool = not self.moves.has_order
            self.search()
            if is_last or self.is_won:
                return
            before: list[Node] = []
            for nodes in self.dealt:
                before += nodes
            self.nodes = self.moves.deal(before[: min(self.width, self.left)])
            for node in self.nodes:
                self.note(node)

    def search(self) -> None:
        """Follow the beam without dealing, and collect the positions before the next deal."""
        self.seen = {node.hash for node in self.nodes}
        self.dealt = [[] for _ in range(MOST_COST + 1)] if self.moves.has_order else []
        self.dealt_seen = set()
        self.dealt_count = 0
        self.dealt_limit = MOST_COST
        if self.moves.has_order:
            for node in self.nodes:
                self.add_deal(node)
        best: i64 = MOST_COST
        waited: i64 = 0
        while self.nodes and not self.is_won and self.left > 0:
            self.step()
            lowest: i64 = self.nodes[0].cost if self.nodes else best
            waited = 0 if lowest < best else waited + 1
            best = min(best, lowest)
            if waited > self.patience:
                self.was_cut = True
                return

    def step(self) -> None:
        """Make every move, and keep the best positions after these."""
        at: i64 = self.lowest
        while at <= self.highest:
            self.buckets[at].clear()
            at += 1
        self.lowest = MOST_COST
        self.highest = 0
        for number, node in enumerate(self.nodes):
            self.expand(node, number)
        parents: list[Node] = self.nodes
        self.nodes = []
        cost: i64 = self.lowest
        while cost <= self.highest:
            self.keep(self.buckets[cost], parents)
            if self.is_won or len(self.nodes) >= self.width or self.left <= 0:
                self.was_cut = True
                return
            cost += 1

    def expand(self, node: Node, number: i64) -> None:
        """Collect the moves of a position: those that are more than to and fro."""
        source: i64 = 0
        while source < self.moves.piles:
            pile: Pile = node.piles[source]
            if pile.size > 0:
                self.expand_pile(node, number, source, pile)
            source += 1

    def expand_pile(self, node: Node, number: i64, source: i64, pile: Pile) -> None:
        """Collect the moves of the cards of a pile; of empty piles that are alike, only to the first."""
        start: i64 = pile.size - pile.run
        has_space: bool = False
        target: i64 = 0
        while target < self.moves.piles:
            onto: Pile = node.piles[target]
            if onto.size > 0:
                count: i64 = (onto.top >> 2) - (pile.top >> 2)
                if 0 < count <= pile.run and target != source:
                    self.add(node, number, source, pile.size - count, target)
            elif not has_space:
                has_space = not self.moves.has_order
                first: i64 = max(start, 1)
                while first < pile.size:
                    self.add(node, number, source, first, target)
                    first += 1
            target += 1

    def add(self, node: Node, number: i64, source: i64, first: i64, target: i64) -> None:
        """Collect a move."""
        moves: Moves = self.moves
        pile: Pile = node.piles[source]
        onto: Pile = node.piles[target]
        is_complete: bool = onto.run + pile.size - first == moves.costs.ranks
        if is_complete and onto.top == pile.cards[first] + 4:
            after: Node = moves.after(node, source, first, target)
            moves.cost = after.cost
            moves.hash = after.hash
        else:
            moves.look(node, source, first, target)
        cost: i64 = min(max(moves.cost, 0), MOST_COST)
        self.lowest = min(self.lowest, cost)
        self.highest = max(self.highest, cost)
        bucket: list[int] = self.buckets[cost]
        bucket.append(moves.hash)
        bucket.append(number << MOVE_BITS | source << 14 | first << 7 | target)

    def keep(self, bucket: list[int], parents: list[Node]) -> None:
        """Keep new positions of one cost, as many as there is room for."""
        at: i64 = 0
        size: i64 = len(bucket)
        while at < size and len(self.nodes) < self.width and self.left > 0 and not self.is_won:
            if bucket[at] not in self.seen:
                self.seen.add(bucket[at])
                code: i64 = bucket[at + 1]
                parent: Node = parents[code >> MOVE_BITS]
                node: Node = self.moves.after(parent, code >> 14 & 127, code >> 7 & 127, code & 127)
                self.nodes.append(node)
                self.note(node)
                if self.moves.has_order:
                    self.add_deal(node)
            at += 2

    def note(self, node: Node) -> None:
        """Count a position, and tell whether it is the best one."""
        self.left -= 1
        if node.home > self.best.home and not self.is_won:
            self.best = node
            self.is_won = node.home == self.suits

    def add_deal(self, node: Node) -> None:
        """Collect a position from which to deal, after its empty piles are filled."""
        while node.spaces > 0:
            filled: Node | None = self.moves.filled(node)
            if filled is None:
                return
            node = filled
        self.moves.look_at_deal(node)
        cost: i64 = min(max(self.moves.cost, 0), MOST_COST)
        if cost >= self.dealt_limit or self.moves.hash in self.dealt_seen:
            return
        self.dealt_seen.add(self.moves.hash)
        self.dealt[cost].append(node)
        self.dealt_count += 1
        worst: i64 = self.dealt_limit - 1
        while self.dealt_count - len(self.dealt[worst]) >= self.width:
            self.was_cut = True
            self.dealt_count -= len(self.dealt[worst])
            self.dealt[worst] = []
            self.dealt_limit = worst
            worst -= 1
