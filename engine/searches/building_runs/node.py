"""Positions of a game whose foundations take whole suits; they share the piles in which they are alike."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from engine.searches.building_runs.costs import BASE_BITS, CARD_BITS, DOWN, FLOOR, HASH_BITS, HEIGHTS, Costs

HASH_MASK: Final = (1 << HASH_BITS) - 1
SHIFT: Final = 5
"""How far the hash of a pile is turned for each pile before it."""


@mypyc_attr(acyclic=True)
class Pile:
    """The cards of a pile, which do not change."""

    def __init__(self, cards: bytes, costs: Costs) -> None:
        self.cards: bytes = cards
        self.size: i64 = len(cards)
        self.run: i64 = 0  # how many cards from the top move together
        self.top: i64 = 0  # the top card; 0 if there is none
        self.down: i64 = 0  # face-down cards
        self.cost: i64 = 0
        self.hash: i64 = 0
        base: i64 = FLOOR
        at: i64 = 0
        while at < self.size:
            card: i64 = cards[at]
            self.hash ^= costs.hashes[(at & HEIGHTS) << CARD_BITS | card]
            if card >= DOWN:
                self.cost += costs.face_down
                self.down += 1
            else:
                self.cost += costs.links[card << BASE_BITS | base]
                self.run = self.run + 1 if base == card + 4 else 1
                self.top = card
            base = card
            at += 1


@mypyc_attr(acyclic=True)
class Node:
    """A position."""

    def __init__(self, piles: list[Pile], number: i64, home: i64) -> None:
        self.piles: list[Pile] = piles
        self.number: i64 = number  # in the trail of the search
        self.home: i64 = home  # complete suits
        self.spaces: i64 = 0
        self.cost: i64 = 0
        self.hash: i64 = 0


def placed(number: i64, pile: i64) -> i64:
    """Return the hash of a pile at its place."""
    shift: i64 = SHIFT * pile % HASH_BITS
    return (number << shift) & HASH_MASK | number >> (HASH_BITS - shift)


def with_top_up(cards: bytes) -> bytes:
    """Return the cards of a pile after the top one is turned up."""
    size: i64 = len(cards)
    if size > 0:
        top: i64 = cards[size - 1]
        if top >= DOWN:
            return cards[: size - 1] + bytes([top - DOWN])
    return cards
