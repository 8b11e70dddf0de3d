"""A sound player of Kittyhawk: plans with the cards in sight, and deals when nothing better is found."""

from typing import Final

from mypy_extensions import i64

from engine.searches.chance import Dice
from engine.searches.kittyhawk import WON, search
from engine.searches.kittyhawk_hunt import Hunt
from engine.searches.kittyhawk_node import MOST, Node
from engine.searches.kittyhawk_table import DEAL, FIRST_PILE, LEFT, UNSEEN, Table

PER_HEAP_CARD: Final = 24
"""What a card counts that the next deal will bury, in eighths."""
LAST_EFFORT: Final = 10
"""How many times as far a player looks ahead when all cards can be seen."""


class Player:
    """A player at a table whose cards are all known to it, who plans with those alone that lie face up."""

    def __init__(self, table: Table, node: Node, down: list[int], budget: i64, seed: i64) -> None:
        """Take a position, what lies face down of each heap and whether any may, and how far to plan."""
        self.table: Table = table
        self.node: Node = node
        self.deals: i64 = table.deals
        self.left: list[int] = table.left
        self.right: list[int] = table.right
        self.left_down: i64 = down[0]
        self.right_down: i64 = down[1]
        self.is_blind: bool = down[2] > 0
        self.budget: i64 = budget
        self.chance: Dice = Dice(seed)
        self._look(node.dealt)

    def play_out(self) -> i64:
        """Play to the end; return how many cards come home."""
        while self.node.home < self.table.total:
            plan: list[int] = self.plan()
            if not plan:
                if self.node.dealt == self.deals:
                    break
                plan.append(DEAL << 4)
            self.follow(plan)
        return self.node.home

    def plan(self) -> list[int]:
        """Return moves that make the position look better; none where no better one was found."""
        if self.node.dealt == self.deals and self.left_down == 0 and self.right_down == 0:
            found = search(self.table, self.node, self.budget * LAST_EFFORT)
            if found.verdict == WON:
                return found.line
        hunt: Hunt = self.look_ahead(self.chance)
        return hunt.line(hunt.finest)

    def look_ahead(self, chance: Dice | None) -> Hunt:
        """Look for the position that looks best before the next deal."""
        self.node.moves = 0
        self.node.number = 0
        self.table.complete(self.node)
        hunt: Hunt = Hunt(self.table, self.node, self.budget)
        hunt.per_heap_card = PER_HEAP_CARD
        hunt.finest_value = hunt.value(self.node)
        hunt.chance = chance
        while hunt.waiting > 0 and hunt.goes_on():
            hunt.expand(hunt.next_best())
        return hunt

    def follow(self, plan: list[int]) -> None:
        """Make the moves of a plan, up to one that turns up a card."""
        for move in plan:
            source: i64 = move >> 4
            if source == DEAL:
                self._deal()
                return
            card: i64 = self._card(source)
            self.table.take(self.node, source, card)
            self.table.lay(self.node, move & 15, card)
            self.node.digest &= MOST
            if source >= LEFT and self._turn_up():
                return

    def _card(self, source: i64) -> i64:
        node: Node = self.node
        if source < FIRST_PILE:
            return self.table.top_of(node, source)
        if source >= LEFT:
            return self.table.heap_top(node, source)
        pile: i64 = node.pile(source - FIRST_PILE)
        return (pile & 15) << 3 | (pile >> 8 & 7)

    def _deal(self) -> None:
        table: Table = self.table
        dealt: i64 = self.node.dealt
        if self.is_blind:
            self.left_down |= _but_last(table.one, table.left_ends[dealt], table.left_ends[dealt + 1])
            self.right_down |= _but_last(table.one, table.right_ends[dealt], table.right_ends[dealt + 1])
        self._look(dealt + 1)
        table.deal(self.node)

    def _turn_up(self) -> bool:
        """Turn up what has come to the top face down; tell whether there is such a card."""
        left: i64 = self.left_down & ~_below_top(self.node.left)
        right: i64 = self.right_down & ~_below_top(self.node.right)
        if left == 0 and right == 0:
            return False
        self.left_down ^= left
        self.right_down ^= right
        self._look(self.node.dealt)
        return True

    def _look(self, dealt: i64) -> None:
        """Have nothing at the table but what can be seen after so many deals."""
        table: Table = self.table
        table.deals = dealt
        if self.is_blind:
            left: list[int] = self.left[: table.left_ends[dealt]]
            right: list[int] = self.right[: table.right_ends[dealt]]
            table.set_heaps(_seen(left, self.left_down), _seen(right, self.right_down))


def _but_last(one: i64, begin: i64, end: i64) -> i64:
    """Return the places of cards from one to another but the last."""
    return (one << end - 1) - (one << begin) if end > begin else 0


def _below_top(heap: i64) -> i64:
    """Return all places below the top card of a heap, whether or not a card lies there."""
    below: i64 = heap
    below |= below >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    below |= below >> 32
    return below >> 1


def _seen(heap: list[int], down: i64) -> list[int]:
    """Return the cards of a heap as the player sees them."""
    return [UNSEEN if down >> at & 1 else card for at, card in enumerate(heap)]
