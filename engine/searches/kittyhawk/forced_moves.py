"""The moves of Kittyhawk that no other can be better than, and the cards that never need to move again.

Every move but a deal and a move off a heap can be taken back, and the two copies of a card are alike. Pawns
and Courts are never forced, because it may matter on which foundation they lie.

*Settled* is a card whose copies are all home while every card one rank lower that shares a suit with it is
settled, too: nothing will ever be laid on a copy in the tableau. A Pawn or a Court must have its whole rank
home.

*Forced* is a top card, neither Pawn nor Court, whose place at home is the only one: its copy, if it has
one, is home. It goes home at once if it is one of these:

*Safe*: every card one rank lower that shares a suit with it is settled. Then it is settled at home.

*Harmless*, on a heap: each of its foundations has the rank below it, with a settled card there. What it
covers is not needed, it can move from there to wherever it could have moved from the heap, and if its copy
was to come from the other foundation to this one, it can just as well stay. Where both places are open, the
choice matters, because the copy may be buried: then nothing is forced.
"""

from mypy_extensions import i64

from engine.searches.kittyhawk.expansion import Expansion
from engine.searches.kittyhawk.node import Node
from engine.searches.kittyhawk.problem import DEAL, FIRST_PILE, LEFT, RIGHT, UNSEEN, Problem


class ForcedMoves(Expansion):
    """Makes the moves that are safe or harmless before anything else."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.cards: list[int] = [card for card in range(UNSEEN) if problem.suits[card]]
        self.under: list[int] = [0] * (UNSEEN + 1)
        """For each card, the bits of those one rank lower that share a suit with it."""
        for card in self.cards:
            for other in self.cards:
                if problem.suits[card] & problem.suits[other] and (other >> 3) + 1 == card >> 3:
                    self.under[card] |= problem.one << settled_bit(other)

    def top_at(self, node: Node, place: i64) -> i64:
        """Return the top card of any place; -1 for an empty one."""
        return self.problem.top(node, place)

    def move(self, node: Node, source: i64, target: i64, card: i64) -> None:
        """Move a card, and count those that leave the heaps."""
        self.problem.take(node, source, card)
        self.problem.lay(node, target, card)
        if source >= LEFT:
            node.stage += 1

    def settle(self, node: Node) -> None:
        """Compute the bits of the settled cards."""
        problem: Problem = self.problem
        settled: i64 = 0
        least: i64 = node.lowest_height()
        for card in self.cards:
            rank: i64 = card >> 3
            if rank == problem.ranks - 1:
                break
            if self.under[card] & ~settled:
                continue
            if problem.never_automatic >> rank & 1:
                is_home: bool = least > rank
            else:
                suits: i64 = problem.suits[card]
                suit: i64 = 0
                while suits and not (suits & 1 and node.height(suit) <= rank):
                    suits >>= 1
                    suit += 1
                is_home = suits == 0
            if is_home:
                settled |= problem.one << settled_bit(card)
        node.settled = settled

    def is_fixed(self, node: Node, card: i64) -> bool:
        """Tell whether a card on a foundation never needs to move again: if it is settled."""
        return (node.settled >> settled_bit(card) & 1) == 1

    def is_forced(self, node: Node, place: i64, card: i64) -> bool:
        """Tell whether a top card of a pile or heap should go home before anything else."""
        rank: i64 = card >> 3
        if card == UNSEEN or self.problem.never_automatic >> rank & 1:
            return False
        is_safe: bool = (self.under[card] & ~node.settled) == 0
        if not is_safe and place < LEFT:
            return False
        suits: i64 = self.problem.suits[card]
        open_places: i64 = 0
        suit: i64 = 0
        while suit < 6:
            if suits >> suit & 1:
                height: i64 = node.height(suit)
                if height < rank:
                    return False
                if height == rank:
                    open_places += 1
                if not is_safe and not self.is_fixed(node, self.problem.home_card(node, suit, rank - 1)):
                    return False
            suit += 1
        return open_places == 1

    def forced_move(self, node: Node) -> i64:
        """Return a forced move, ``16 * source + target``; -1 if there is none."""
        place: i64 = FIRST_PILE
        while place <= RIGHT:
            card: i64 = self.top_at(node, place)
            if card >= 0 and self.is_forced(node, place, card):
                suits: i64 = self.problem.suits[card]
                suit: i64 = 0
                while suit < 6:
                    if suits >> suit & 1 and node.height(suit) == card >> 3:
                        return 16 * place + suit
                    suit += 1
            place += 1
        return -1

    def make_forced_moves(self, node: Node) -> None:
        """Make all forced moves."""
        while True:
            self.settle(node)
            move: i64 = self.forced_move(node)
            if move < 0:
                return
            self.move(node, move >> 4, move & 15, self.top_at(node, move >> 4))

    def make_forced_moves_after(self, node: Node, source: i64, target: i64) -> None:
        """Make the forced moves that have become possible by a move from a place to another."""
        if source < FIRST_PILE:
            self.settle(node)
        elif target < FIRST_PILE:
            self.make_forced_moves(node)
        else:
            card: i64 = self.top_at(node, source)
            if card >= 0 and self.is_forced(node, source, card):
                self.make_forced_moves(node)

    def move_cards(self, node: Node) -> None:
        """Generate the moves of all cards that are not fixed."""
        place: i64 = FIRST_PILE
        while place <= RIGHT:
            card: i64 = self.top_at(node, place)
            if card >= 0:
                self.send_home(node, place, card)
                self.move_to_piles(node, place, card)
            place += 1
        place = 0
        while place < FIRST_PILE:
            card = self.problem.top_of(node, place)
            if card >= 0 and not self.is_fixed(node, card):
                self.send_home(node, place, card)
                self.move_to_piles(node, place, card)
            place += 1


def settled_bit(card: i64) -> i64:
    """Return the bit of a card among the settled ones: six Aces, then three cards of each rank."""
    return card if card < 8 else 3 + 3 * (card >> 3) + (card & 7)


def line_to(problem: Problem, start: Node, trail: list[int], number: i64) -> list[int]:
    """Return the moves from a start to the position of a number, with the forced ones that follow each.

    The trail has, for each position but the first, which is number 1, ``4096`` times the number of its
    parent, plus ``256`` times the number of deals made before the move, plus the move.
    """
    steps: list[int] = []
    while number > 1:
        step: i64 = trail[number]
        steps.append(step & 4095)
        number = step >> 12
    steps.reverse()
    forced: ForcedMoves = ForcedMoves(problem)
    node: Node = Node()
    node.copy_from(start)
    moves: list[int] = []
    _play_forced_moves(forced, node, moves)
    for step in steps:
        while node.dealt < step >> 8:
            problem.deal(node)
            moves.append(DEAL << 4)
        if step >> 4 & 15 == DEAL:
            problem.deal(node)
        else:
            source: i64 = step >> 4 & 15
            forced.move(node, source, step & 15, problem.top(node, source))
        moves.append(step & 255)
        _play_forced_moves(forced, node, moves)
    return moves


def _play_forced_moves(forced: ForcedMoves, node: Node, moves: list[int]) -> None:
    forced.settle(node)
    move: i64 = forced.forced_move(node)
    while move >= 0:
        moves.append(move)
        forced.move(node, move >> 4, move & 15, forced.top_at(node, move >> 4))
        forced.settle(node)
        move = forced.forced_move(node)
