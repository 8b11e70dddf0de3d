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

TURN, HOME, STOCK_HOME, STOCK, BACK = 0, 1, 2, 3, 4
"""Kinds of moves."""
LOW: Final = 0x55555555555555
"""The lower one of each two cards of a rank and a color."""
BLACK: Final = 0x3333333333333
RED: Final = 0xCCCCCCCCCCCCC


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
        kings: i64 = lying & self.problem.kings
        spaces: i64 = state.spaces
        while kings:
            kings &= kings - 1
            spaces -= 1
        if spaces > 0:
            self.takers |= self.problem.kings

    def is_won(self, state: State) -> bool:
        """Tell whether all cards can go home, the lowest first."""
        if state.bases & self.problem.covering:
            return False
        return state.stock == 0 or self.problem.is_free

    def draw(self, state: State) -> None:
        """Find the cards of stock and waste that can be played now or after drawing."""
        problem: Problem = self.problem
        stock: i64 = state.stock
        if problem.is_free:
            state.ready = stock
            return
        ready: i64 = 0
        at: i64 = 0
        last: i64 = 0
        draw: i64 = problem.draw
        waste: i64 = state.waste
        can_redeal: bool = not problem.is_limited or state.redeals > 0
        now: i64 = waste - 1 if waste > 0 else draw - 1
        again: i64 = draw - 1
        for index in range(len(problem.order)):
            bit: i64 = problem.order[index]
            if bit & stock:
                if at == now:
                    ready |= bit
                    now += draw
                if at == again:
                    again += draw
                    if can_redeal:
                        ready |= bit
                last = bit
                at += 1
        state.ready = ready | last

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
            self.take(state, bit, card)
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

    def take(self, state: State, bit: i64, card: i64) -> None:
        """Take a card from stock or waste, after drawing up to it."""
        problem: Problem = self.problem
        state.stock ^= bit
        state.key -= problem.stock_weights[card]
        if problem.is_free:
            state.ready = state.stock
            return
        at: i64 = 0  # how many of the cards left come before it
        left: i64 = 0
        for index in range(len(problem.order)):
            other: i64 = problem.order[index]
            if other == bit:
                at = left
            elif other & state.stock:
                left += 1
        waste: i64 = state.waste
        if problem.is_limited:
            is_last: bool = at == left
            is_drawn: bool = at >= waste and ((at - waste + 1) % problem.draw == 0 or is_last)
            if at != waste - 1 and not is_drawn:
                state.redeals -= 1
                state.key -= problem.redeal_weight
        elif at % problem.draw == 0 or at == left:
            at = 0  # the same cards can be played as after turning the waste over
        state.waste = at
        state.key += (at - waste) * problem.waste_weight
        self.draw(state)

    def can_draw(self, state: State) -> bool:
        """Tell whether a card can be drawn, or the waste be turned over."""
        problem: Problem = self.problem
        if state.stock == 0:
            return False
        if not problem.is_limited or state.redeals > 0:
            return True
        left: i64 = 0
        stock: i64 = state.stock
        while stock:
            stock &= stock - 1
            left += 1
        return state.waste < left

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
                cards |= state.stock & state.next
            bit: i64 = 0
            while cards:
                bit = cards & -cards
                if state.next & problem.safe[problem.numbers[bit % PLACES]] == 0:
                    break
                cards ^= bit
            if cards == 0:
                return
            kind: i64 = STOCK_HOME if bit & state.stock else HOME
            self.make(state, kind, bit)
            self.made.append(kind << 8 | problem.numbers[bit % PLACES])
            self.look(state)
