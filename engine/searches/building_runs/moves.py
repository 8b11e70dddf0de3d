"""What moves lead to, in games whose foundations take whole suits: costs and hashes, then the positions.

Of most moves only the cost and the hash are looked at, so these are found without making the piles.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_runs.costs import BASE_BITS, CARD_BITS, DOWN, FLOOR, HEIGHTS, Costs
from engine.searches.building_runs.node import HASH_MASK, Node, Pile, placed, with_top_up

MOVE_BITS: Final = 21
MOVE_MASK: Final = (1 << MOVE_BITS) - 1
STOCK_MOVE: Final = 97 << 14 | 97
MOST_COST: Final = 4095
USUAL_COST: Final = 1000
"""Added to the cost of every position, so that none is below 0."""
NO_MOVE: Final = -1


class Moves:
    """Makes moves, and writes them down."""

    def __init__(self, costs: Costs, stock: bytes, piles: int) -> None:
        self.costs: Costs = costs
        self.links: list[int] = costs.links
        self.hashes: list[int] = costs.hashes
        self.stock: bytes = stock  # what is left of it
        self.piles: i64 = piles
        self.has_order: bool = (
            len(stock) > 0
        )  # whether the order of piles counts: it does while cards are dealt
        self.trail: list[int] = [0]  # for each position the number of its parent, and the move
        self.cost: i64 = 0  # of what was looked at last
        self.hash: i64 = 0

    def measure(self, node: Node) -> None:
        """Set the cost and the hash of a position."""
        cost: i64 = USUAL_COST - self.costs.home * node.home
        number: i64 = 0
        node.spaces = 0
        for at, pile in enumerate(node.piles):
            cost += pile.cost
            if pile.size == 0:
                node.spaces += 1
            else:
                number += placed(pile.hash, at if self.has_order else pile.top & 3)
        node.cost = cost - self.costs.spaces[node.spaces]
        node.hash = number & HASH_MASK

    def look(self, node: Node, source: i64, first: i64, target: i64) -> None:
        """Set the cost and the hash of the position after a move, which completes no suit."""
        pile: Pile = node.piles[source]
        onto: Pile = node.piles[target]
        cards: bytes = pile.cards
        card: i64 = cards[first]
        number: i64 = node.hash + 2 * (HASH_MASK + 1)
        number -= placed(pile.hash, source if self.has_order else pile.top & 3)
        left: i64 = pile.hash
        whole: i64 = onto.hash
        at: i64 = first
        to: i64 = onto.size
        while at < pile.size:
            code: i64 = cards[at]
            left ^= self.hashes[(at & HEIGHTS) << CARD_BITS | code]
            whole ^= self.hashes[(to & HEIGHTS) << CARD_BITS | code]
            at += 1
            to += 1
        number += placed(whole, target if self.has_order else pile.top & 3)
        spaces: i64 = node.spaces
        cost: i64 = node.cost + self.costs.spaces[spaces] + self.taken(pile, first)
        if onto.size > 0:
            number -= placed(onto.hash, target if self.has_order else onto.top & 3)
            cost += self.links[card << BASE_BITS | onto.top]
        else:
            spaces -= 1
            cost += self.links[card << BASE_BITS | FLOOR]
        if first > 0:
            under: i64 = cards[first - 1]
            if under >= DOWN:
                at = ((first - 1) & HEIGHTS) << CARD_BITS
                left ^= self.hashes[at | under] ^ self.hashes[at | (under - DOWN)]
            number += placed(left, source if self.has_order else under & 3)
        else:
            spaces += 1
        self.cost = cost - self.costs.spaces[spaces]
        self.hash = number & HASH_MASK

    def taken(self, pile: Pile, first: i64) -> i64:
        """Return how the cost of a pile changes when cards leave it, and the next one is turned up."""
        cards: bytes = pile.cards
        card: i64 = cards[first]
        if first == 0:
            return -self.links[card << BASE_BITS | FLOOR]
        base: i64 = cards[first - 1]
        change: i64 = -self.links[card << BASE_BITS | base]
        if base >= DOWN:
            under: i64 = FLOOR
            if first > 1:
                under = cards[first - 2]
            change += self.links[(base - DOWN) << BASE_BITS | under] - self.costs.face_down
        return change

    def look_at_deal(self, node: Node) -> None:
        """Set the cost and the hash of the position after a deal onto piles of which none is empty."""
        has_order: bool = len(self.stock) > self.piles
        cost: i64 = node.cost
        number: i64 = 0
        size: i64 = len(self.stock)
        for at, pile in enumerate(node.piles):
            whole: i64 = pile.hash
            top: i64 = pile.top
            if at < size:
                top = self.stock[at]
                cost += self.links[top << BASE_BITS | pile.top]
                whole ^= self.hashes[(pile.size & HEIGHTS) << CARD_BITS | top]
            number += placed(whole, at if has_order else top & 3)
        self.cost = cost
        self.hash = number & HASH_MASK

    def after(self, node: Node, source: i64, first: i64, target: i64) -> Node:
        """Return the position after a move of cards."""
        piles: list[Pile] = node.piles[:]
        cards: bytes = piles[source].cards
        piles[target] = Pile(piles[target].cards + cards[first:], self.costs)
        piles[source] = Pile(with_top_up(cards[:first]), self.costs)
        return self.made(node, piles, source << 14 | first << 7 | target)

    def deal(self, nodes: list[Node]) -> list[Node]:
        """Take the cards of a deal from the stock; return the positions after it."""
        dealt: bytes = self.stock[: self.piles]
        self.stock = self.stock[self.piles :]
        self.has_order = len(self.stock) > 0
        return [self.after_deal(node, dealt) for node in nodes]

    def after_deal(self, node: Node, dealt: bytes) -> Node:
        """Return the position after cards are dealt, one onto each pile."""
        piles: list[Pile] = [
            Pile(pile.cards + dealt[at : at + 1], self.costs) for at, pile in enumerate(node.piles)
        ]
        return self.made(node, piles, STOCK_MOVE)

    def made(self, node: Node, piles: list[Pile], move: i64) -> Node:
        """Write down a move, and return the position after it; complete suits have gone home."""
        child: Node = Node(piles, len(self.trail), node.home)
        self.trail.append(node.number << MOVE_BITS | move)
        at: i64 = 0
        while at < self.piles:
            pile: Pile = piles[at]
            if pile.run == self.costs.ranks:
                piles[at] = Pile(with_top_up(pile.cards[: pile.size - pile.run]), self.costs)
                child.home += 1
            at += 1
        self.measure(child)
        return child

    def line_to(self, node: Node) -> list[int]:
        """Return the moves to a position."""
        moves: list[int] = []
        number: int = node.number
        while number > 0:
            moves.append(self.trail[number] & MOVE_MASK)
            number = self.trail[number] >> MOVE_BITS
        moves.reverse()
        return moves

    def filled(self, node: Node) -> Node | None:
        """Fill one empty pile, with what promises most for the deal; ``None`` if nothing can."""
        best: i64 = MOST_COST
        move: i64 = NO_MOVE
        target: i64 = 0
        while node.piles[target].size > 0:
            target += 1
        source: i64 = 0
        while source < self.piles:
            pile: Pile = node.piles[source]
            first: i64 = pile.size - 1
            while first > 0 and first >= pile.size - pile.run:
                cost: i64 = self.taken(pile, first) + self.links[pile.cards[first] << BASE_BITS | FLOOR]
                cost += self.dealt(source, pile.cards[first - 1] & (DOWN - 1)) + self.dealt(target, pile.top)
                cost -= self.dealt(source, pile.top)
                if cost < best:
                    best = cost
                    move = source << 14 | first << 7
                first -= 1
            source += 1
        if move == NO_MOVE:
            return None
        return self.after(node, move >> 14, move >> 7 & 127, target)

    def dealt(self, pile: i64, top: i64) -> i64:
        """Return the cost of the card that is dealt onto the top card of a pile."""
        if pile >= len(self.stock):
            return 0
        card: i64 = self.stock[pile]
        return self.links[card << BASE_BITS | top]
