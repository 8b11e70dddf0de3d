"""The moves of a game like Klondike as its search makes them, and those that it makes at once.

Five kinds are enough: a card moves from where it was dealt to another pile with what lies on it, so that the
next one turns up; a card goes home from a pile, or from the stock; a card comes from the stock, or back from
a foundation, onto a pile. The moves in between, which only change on which of two cards others lie, are not
counted.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.problem import PLACES, Problem
from engine.searches.building.state import State

TURN: Final = 0
HOME: Final = 1
STOCK_HOME: Final = 2
STOCK: Final = 3
BACK: Final = 4
"""Kinds of moves."""
LOW: Final = 0x55555555555555
"""The lower one of each two cards of a rank and a color."""
BLACK: Final = 0x3333333333333
RED: Final = 0xCCCCCCCCCCCCC
BEHIND: Final = 1 << 56
"""More than the bit of any place of the stock."""


class Expansion:
    """Finds the moves of positions, and makes them."""

    def __init__(self, problem: Problem, is_forcing: bool) -> None:
        self.problem: Problem = problem
        self.is_forcing: bool = is_forcing
        self.free: i64 = 0  # the cards of the tableau that nothing needs to lie on, after ``look``
        self.takers: i64 = 0  # the cards that can be laid on the tableau
        self.shifting: i64 = 0  # the cards that could be moved from one of two cards onto the other one
        self.made: list[int] = []  # the moves that were made at once

    def look(self, state: State) -> None:
        """Find which cards can be moved, and which can be laid on the tableau."""
        up: i64 = state.up
        lying: i64 = up & ~state.bases
        # On each card that is no base lies one of the next higher rank and the other color.
        over: i64 = ((lying & BLACK) << 6) | ((lying & RED) << 2)
        some: i64 = (up | up >> 1) & LOW
        both: i64 = (up & up >> 1) & LOW
        some_over: i64 = (over | over >> 1) & LOW
        both_over: i64 = (over & over >> 1) & LOW
        uncovered: i64 = (some & ~some_over) | (both & ~both_over)
        uncovered |= uncovered << 1
        self.free = up & uncovered
        self.shifting = both & some_over & ~both_over
        self.takers = (uncovered & BLACK) >> 2 | (uncovered & RED) >> 6
        if state.spaces > 0 and state.spaces > count_bits(lying & self.problem.kings):
            self.takers |= self.problem.kings

    def is_won(self, state: State) -> bool:
        """Tell whether all cards can go home, the lowest first."""
        if state.bases & self.problem.covering:
            return False
        return state.stock == 0 or self.problem.is_free

    def draw(self, state: State) -> None:
        """Find the cards of stock and waste that can be played now or after drawing."""
        problem: Problem = self.problem
        draw: i64 = problem.draw
        # Counted in the order of the stock: the next card that comes up in this pass, and in the next one.
        now: i64 = state.waste - 1 if state.waste > 0 else draw - 1
        again: i64 = draw - 1 if not problem.is_limited or state.redeals > 0 else -1
        ready: i64 = 0
        at: i64 = 0
        rest: i64 = state.stock
        while rest:
            bit: i64 = rest & -rest
            rest ^= bit
            if at in (now, again) or rest == 0:
                ready |= problem.cards[bit % PLACES]
                if at == now:
                    now += draw
                if at == again:
                    again += draw
            at += 1
        state.ready = ready

    def make(self, state: State, kind: i64, bit: i64) -> None:
        """Make a move."""
        problem: Problem = self.problem
        card: i64 = problem.numbers[bit % PLACES]
        if kind == TURN:
            self.turn(state, bit, card)
        elif kind == HOME:
            if bit & state.bases:
                self.turn(state, bit, card)
            state.up ^= bit
            state.next ^= bit | bit << 4
            state.home += 1
            state.key += problem.home_weights[card]
        elif kind == BACK:
            state.up ^= bit
            state.next ^= bit | bit << 4
            state.home -= 1
            state.key -= problem.home_weights[card]
        else:
            self.take(state, card)
            if kind == STOCK_HOME:
                state.next ^= bit | bit << 4
                state.home += 1
                state.key += problem.home_weights[card]
            else:
                state.up ^= bit

    def turn(self, state: State, bit: i64, card: i64) -> None:
        """Take a card from where it was dealt, and turn up the one below it."""
        problem: Problem = self.problem
        below: i64 = problem.below[card]
        state.key -= problem.pile_weights[card]
        state.bases ^= bit
        if below == 0:
            state.spaces += 1
            return
        state.up |= below
        if below & problem.kings and below & problem.covering == 0:
            state.spaces += 1  # a King at the bottom lies there like any King in a space
            state.key -= problem.pile_weights[card]
        else:
            state.bases |= below

    def take(self, state: State, card: i64) -> None:
        """Take a card from stock or waste, after drawing up to it."""
        problem: Problem = self.problem
        bit: i64 = problem.places[card]
        state.stock ^= bit
        state.taken = bit
        state.key -= problem.stock_weights[card]
        if problem.is_free:
            state.ready ^= problem.cards[bit % PLACES]
            return
        at: i64 = count_bits(state.stock & (bit - 1))  # how many of the cards left come before it
        waste: i64 = state.waste
        if problem.is_limited:
            is_drawn: bool = at >= waste and ((at - waste + 1) % problem.draw == 0 or state.stock < bit)
            if at != waste - 1 and not is_drawn:
                state.redeals -= 1
                state.key -= problem.redeal_weight
        elif at % problem.draw == 0 or state.stock < bit:
            at = 0  # the same cards can be played as after turning the waste over
        state.waste = at
        state.key += (at - waste) * problem.waste_weight
        self.draw(state)

    def nearest(self, state: State, cards: i64) -> i64:
        """Return the one of some cards of the stock that needs the fewest draws."""
        problem: Problem = self.problem
        best: i64 = 0
        least: i64 = 2 * BEHIND
        waste: i64 = state.stock & (state.taken - 1)
        top: i64 = 0
        while waste:
            top = waste
            waste &= waste - 1
        while cards:
            bit: i64 = cards & -cards
            cards ^= bit
            place: i64 = problem.places[problem.numbers[bit % PLACES]]
            if place == top:
                return bit
            if place < state.taken:
                place += BEHIND  # after turning the waste over
            if place < least:
                least = place
                best = bit
        return best

    def can_draw(self, state: State) -> bool:
        """Tell whether a card can be drawn, or the waste be turned over."""
        problem: Problem = self.problem
        if state.stock == 0:
            return False
        if not problem.is_limited or state.redeals > 0:
            return True
        return state.waste < count_bits(state.stock)

    def is_over(self, state: State, moves: i64) -> bool:
        """Tell whether a game with these moves, beside those off a foundation, is over by the rules."""
        return moves == 0 and self.shifting == 0 and not self.can_draw(state)

    def force(self, state: State) -> None:
        """Make the moves home that lose nothing, and ``look``."""
        problem: Problem = self.problem
        self.made.clear()
        self.look(state)
        while self.is_forcing:
            cards: i64 = self.free & state.next
            if problem.is_free:
                cards |= state.ready & state.next
            bit: i64 = 0
            while cards:
                bit = cards & -cards
                if state.next & problem.safe[problem.numbers[bit % PLACES]] == 0:
                    break
                cards ^= bit
            if cards == 0:
                return
            kind: i64 = STOCK_HOME if bit & state.ready else HOME
            self.make(state, kind, bit)
            self.made.append(kind << 8 | problem.numbers[bit % PLACES])
            self.look(state)


def count_bits(word: i64) -> i64:
    """Count the bits that are set, of the lowest 60."""
    word -= word >> 1 & 0x555555555555555
    word = (word & 0x333333333333333) + (word >> 2 & 0x333333333333333)
    word = (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 63
