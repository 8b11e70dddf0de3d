"""Kittyhawk's cards and deals as its search has them: which cards fit where, and what a move changes."""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk_node import MOST, Node, digest, popped, pushed, top_bit

FIRST_PILE: Final = 6
LEFT: Final = 12
RIGHT: Final = 13
DEAL: Final = 14
"""The numbers of places in moves: after six foundations six piles, the heaps; and dealing as a source."""

CHOICES: Final = 24
"""Where in the word of the foundations the bits begin that tell Pawns and Courts apart."""
UNSEEN: Final = 127
"""A card that a player does not know, and that can go nowhere."""
NEVER: Final = 8
"""How deep a card counts as lying that lies deeper or is nowhere to be had."""


class Table:
    """All that stays the same throughout a search: the cards by their ranks and suits, and the deals to come.

    Of each heap it has the cards that lie there or will, so that what lies on it is a set of bits.
    """

    def __init__(
        self,
        ranks: i64,
        wilful: list[int],
        suits: list[int],
        heaps: list[list[int]],
        ends: list[list[int]],
        total: i64,
    ) -> None:
        """Take what the deal and its level are.

        That is the number of ranks and which of them are Pawns and Courts, a mask of suits for every card,
        the two heaps with all that they will get, how many cards that is after each deal, and how many there
        are in all.
        """
        self.one: i64 = 1
        """For shifts: mypyc writes a literal 1 as a number of C, which has 32 bits."""
        self.ranks: i64 = ranks
        self.wilful: i64 = 0
        """A bit for each rank of Pawns or Courts."""
        for rank in wilful:
            self.wilful |= self.one << rank
        self.first_wilful: i64 = wilful[0] if wilful else -1
        self.suits: list[int] = suits
        self.left: list[int] = heaps[0]
        self.right: list[int] = heaps[1]
        self.left_ends: list[int] = ends[0]
        self.right_ends: list[int] = ends[1]
        self.deals: i64 = len(ends[0]) - 1
        """How many deals are to come."""
        self.total: i64 = total
        """Cards that are to come home."""
        self.wanted: list[int] = [0] * 96
        """For each foundation and height, at ``16 * suit + height``: a bit for each card that fits."""
        self.only: list[int] = [0] * 96
        """The one card that fits there, where it is only one."""
        for card, mask in enumerate(suits):
            for suit in range(6):
                if mask >> suit & 1:
                    self.wanted[16 * suit + (card >> 3)] |= 1 << (card & 7)
                    self.only[16 * suit + (card >> 3)] = card
        self.left_where: list[int] = []
        self.right_where: list[int] = []
        self.left_lower: list[int] = []
        self.right_lower: list[int] = []
        self.set_heaps(heaps[0], heaps[1])

    def set_heaps(self, left: list[int], right: list[int]) -> None:
        """Have other cards in the heaps, such as those that a player sees."""
        self.left = left
        self.right = right
        self.left_where = _where(left, self.wanted)
        self.right_where = _where(right, self.wanted)
        self.left_lower = _lower(left)
        self.right_lower = _lower(right)

    def top_of(self, node: Node, suit: i64) -> i64:
        """Return the top card of a foundation; -1 of an empty one."""
        rank: i64 = node.height(suit) - 1
        if rank < 0:
            return -1
        if self.wilful >> rank & 1:
            return 8 * rank + (node.found >> self._choice(suit, rank) & 3)
        return self.only[16 * suit + rank]

    def heap_top(self, node: Node, place: i64) -> i64:
        """Return the top card of a heap; -1 of an empty one."""
        at: i64 = top_bit(node.left if place == LEFT else node.right)
        if at < 0:
            return -1
        return self.left[at] if place == LEFT else self.right[at]

    def take(self, node: Node, place: i64, card: i64) -> None:
        """Take the top card of a place away."""
        if place < FIRST_PILE:
            self._set_home(node, place, card, -1)
        elif place < LEFT:
            pile: i64 = node.pile(place - FIRST_PILE)
            less: i64 = popped(pile)
            node.digest += digest(less) - digest(pile)
            node.set_pile(place - FIRST_PILE, less)
        elif place == LEFT:
            node.digest -= node.left_digest()
            at: i64 = top_bit(node.left)
            node.left ^= self.one << at
            if node.left & self.left_lower[at]:
                node.blocked -= 1
            node.digest += node.left_digest()
        else:
            node.digest -= node.right_digest()
            at = top_bit(node.right)
            node.right ^= self.one << at
            if node.right & self.right_lower[at]:
                node.blocked -= 1
            node.digest += node.right_digest()

    def lay(self, node: Node, place: i64, card: i64) -> None:
        """Lay a card on a foundation or a pile."""
        if place < FIRST_PILE:
            self._set_home(node, place, card, 1)
        else:
            pile: i64 = node.pile(place - FIRST_PILE)
            more: i64 = pushed(pile, card)
            node.digest += digest(more) - digest(pile)
            node.set_pile(place - FIRST_PILE, more)

    def deal(self, node: Node) -> None:
        """Deal the next cards onto the heaps."""
        node.digest -= node.left_digest() + node.right_digest()
        at: i64 = self.left_ends[node.dealt]
        while at < self.left_ends[node.dealt + 1]:
            if node.left & self.left_lower[at]:
                node.blocked += 1
            node.left |= self.one << at
            at += 1
        at = self.right_ends[node.dealt]
        while at < self.right_ends[node.dealt + 1]:
            if node.right & self.right_lower[at]:
                node.blocked += 1
            node.right |= self.one << at
            at += 1
        node.dealt += 1
        node.digest += node.left_digest() + node.right_digest()

    def set_needs(self, node: Node) -> None:
        """Work out how deep in the heaps the next card of each foundation lies."""
        needs: i64 = 0
        suit: i64 = 0
        while suit < 6:
            height: i64 = node.height(suit)
            if height < self.ranks:
                place: i64 = 16 * suit + height
                depth: i64 = _depth(node.left, self.left_where[place])
                other: i64 = _depth(node.right, self.right_where[place])
                needs |= (depth if depth < other else other) << (4 * suit)
            suit += 1
        node.needs = needs

    def complete(self, node: Node) -> None:
        """Work out of a first position what others take over from the one before."""
        node.digest = (digest(node.found) + node.left_digest() + node.right_digest()) & MOST
        node.home = 0
        for number in range(6):
            node.digest = (node.digest + digest(node.pile(number))) & MOST
            node.home += node.height(number)
        node.blocked = _blocked(node.left, self.left_lower) + _blocked(node.right, self.right_lower)
        self.set_needs(node)

    def _choice(self, suit: i64, rank: i64) -> i64:
        """Return where in the word of the foundations stands which Pawn or Court lies on one."""
        place: i64 = CHOICES + 2 * suit
        return place if rank == self.first_wilful else place + 12

    def _set_home(self, node: Node, suit: i64, card: i64, count: i64) -> None:
        """Lay a card on a foundation, or with ``count`` -1 take it off."""
        found: i64 = node.found
        more: i64 = found + (count << (4 * suit))
        if self.wilful >> (card >> 3) & 1:
            more ^= (card & 7) << self._choice(suit, card >> 3)
        node.digest += digest(more) - digest(found)
        node.found = more
        node.home += count


def _where(heap: list[int], wanted: list[int]) -> list[int]:
    """Return for each foundation and height the places in a heap of the cards that fit."""
    places = [0] * len(wanted)
    for at, card in enumerate(heap):
        for suit in range(6):
            if wanted[16 * suit + (card >> 3)] >> (card & 7) & 1:
                places[16 * suit + (card >> 3)] |= 1 << at
    return places


def _lower(heap: list[int]) -> list[int]:
    """Return for each card of a heap the places of cards of lower rank beneath it."""
    places = [0] * len(heap)
    for at, card in enumerate(heap):
        for under in range(at):
            if heap[under] >> 3 < card >> 3:
                places[at] |= 1 << under
    return places


def _blocked(present: i64, lower: list[int]) -> i64:
    """Count the cards of a heap that lie above a lower rank."""
    count: i64 = 0
    for at in range(len(lower)):
        if present >> at & 1 and present & lower[at]:
            count += 1
    return count


def _depth(heap: i64, where: i64) -> i64:
    """Return how many cards of a heap lie on the uppermost of those places, ``NEVER`` at most."""
    where &= heap
    if where == 0:
        return NEVER
    where |= where >> 1
    where |= where >> 2
    where |= where >> 4
    where |= where >> 8
    where |= where >> 16
    where |= where >> 32
    above: i64 = heap & ~where
    depth: i64 = 0
    while above and depth < NEVER:
        above &= above - 1
        depth += 1
    return depth
