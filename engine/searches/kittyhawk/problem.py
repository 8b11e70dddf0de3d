"""The search problem of Kittyhawk: which cards fit where, the deals to come, and how moves change a node."""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.node import (
    DIGEST_MASK,
    Node,
    digest,
    filled,
    popped,
    pushed,
    top_bit,
    top_card,
)

FIRST_PILE: Final = 6
LEFT: Final = 12
RIGHT: Final = 13
DEAL: Final = 14
"""Numbers of places in moves: six foundations, six piles, the heaps; and dealing as a source."""

FIRST_CHOICE_BIT: Final = 24
"""First bit in the word of the foundations of those that tell Pawns and Courts apart."""
UNSEEN: Final = 127
"""An unknown card, which cannot move."""
MAX_DEPTH: Final = 8
"""Maximum depth, also used for a card that is not in the heaps."""


class Problem:
    """Everything that is constant during a search: the cards by their ranks and suits, and the deals to come.

    Each heap is listed with all cards that it ever gets, so a bit mask tells which of them lie on it.
    """

    def __init__(
        self,
        ranks: i64,
        never_automatic: list[int],
        suits: list[int],
        heaps: list[list[int]],
        ends: list[list[int]],
        total: i64,
    ) -> None:
        """Take a deal and its level.

        These are the number of ranks and which of them are Pawns and Courts, a mask of suits for every card,
        the two heaps with all cards that they get, their lengths after each deal, and the number of all
        cards.
        """
        self.one: i64 = 1  # for shifts: mypyc compiles a literal 1 as a C int, which has 32 bits
        self.ranks: i64 = ranks
        self.never_automatic: i64 = 0  # a bit for each rank of Pawns or Courts
        for rank in never_automatic:
            self.never_automatic |= self.one << rank
        self.first_never_automatic: i64 = never_automatic[0] if never_automatic else -1
        self.suits: list[int] = suits
        self.left: list[int] = heaps[0]
        self.right: list[int] = heaps[1]
        self.left_ends: list[int] = ends[0]
        self.right_ends: list[int] = ends[1]
        self.deals: i64 = len(ends[0]) - 1  # the number of deals
        self.total: i64 = total  # the number of cards to bring home
        self.wanted: list[int] = [0] * 96
        """At ``16 * suit + height``, for each foundation and height: a bit for each card that fits."""
        self.only: list[int] = [0] * 96  # the card that fits there, if there is only one
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
        """Replace the cards of the heaps, for example by those that a player sees."""
        self.left = left
        self.right = right
        self.left_where = _where(left, self.wanted)
        self.right_where = _where(right, self.wanted)
        self.left_lower = _lower(left)
        self.right_lower = _lower(right)

    def top(self, node: Node, place: i64) -> i64:
        """Return the top card of any place; -1 for an empty one."""
        if place < FIRST_PILE:
            return self.top_of(node, place)
        if place >= LEFT:
            return self.heap_top(node, place)
        pile: i64 = node.pile(place - FIRST_PILE)
        return top_card(pile) if pile != 0 else -1

    def top_of(self, node: Node, suit: i64) -> i64:
        """Return the top card of a foundation; -1 for an empty one."""
        rank: i64 = node.height(suit) - 1
        return self.home_card(node, suit, rank) if rank >= 0 else -1

    def home_card(self, node: Node, suit: i64, rank: i64) -> i64:
        """Return the card of a rank on a foundation, which has one."""
        if self.never_automatic >> rank & 1:
            return 8 * rank + (node.foundations >> self._choice(suit, rank) & 3)
        return self.only[16 * suit + rank]

    def heap_top(self, node: Node, place: i64) -> i64:
        """Return the top card of a heap; -1 for an empty one."""
        at: i64 = top_bit(node.left if place == LEFT else node.right)
        if at < 0:
            return -1
        return self.left[at] if place == LEFT else self.right[at]

    def take(self, node: Node, place: i64, card: i64) -> None:
        """Remove the top card of a place."""
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

    def update_needs(self, node: Node) -> None:
        """Compute the depth in the heaps of the next card of each foundation."""
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

    def initialize(self, node: Node) -> None:
        """Compute the values of a start position that others inherit from their parents."""
        node.digest = (digest(node.foundations) + node.left_digest() + node.right_digest()) & DIGEST_MASK
        node.home = 0
        for number in range(6):
            node.digest = (node.digest + digest(node.pile(number))) & DIGEST_MASK
            node.home += node.height(number)
        node.blocked = _blocked(node.left, self.left_lower) + _blocked(node.right, self.right_lower)
        self.update_needs(node)

    def _choice(self, suit: i64, rank: i64) -> i64:
        """Return the first bit in the word of the foundations that tells which Pawn or Court lies on one."""
        place: i64 = FIRST_CHOICE_BIT + 2 * suit
        return place if rank == self.first_never_automatic else place + 12

    def foundations_with(self, foundations: i64, suit: i64, card: i64, count: i64) -> i64:
        """Return the word of the foundations with a card more on one; with ``count`` -1, without it."""
        more: i64 = foundations + (count << (4 * suit))
        if self.never_automatic >> (card >> 3) & 1:
            more ^= (card & 7) << self._choice(suit, card >> 3)
        return more

    def _set_home(self, node: Node, suit: i64, card: i64, count: i64) -> None:
        """Lay a card on a foundation; with ``count`` -1, remove it."""
        more: i64 = self.foundations_with(node.foundations, suit, card, count)
        node.digest += digest(more) - digest(node.foundations)
        node.foundations = more
        node.home += count


def _where(heap: list[int], wanted: list[int]) -> list[int]:
    """Return, for each foundation and height, the places in a heap of the cards that fit."""
    places = [0] * len(wanted)
    for at, card in enumerate(heap):
        for suit in range(6):
            if wanted[16 * suit + (card >> 3)] >> (card & 7) & 1:
                places[16 * suit + (card >> 3)] |= 1 << at
    return places


def _lower(heap: list[int]) -> list[int]:
    """Return, for each card of a heap, the places of lower ranks below it."""
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
    """Return how many cards of a heap lie above the uppermost of these places, at most ``MAX_DEPTH``."""
    where &= heap
    if where == 0:
        return MAX_DEPTH
    above: i64 = heap & ~filled(where)
    depth: i64 = 0
    while above and depth < MAX_DEPTH:
        above &= above - 1
        depth += 1
    return depth
