"""Searches a game like Klondike depth first, each position once."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from engine.searches.building.expansion import BACK, HOME, STOCK, STOCK_HOME, TURN, Expansion
from engine.searches.building.problem import PLACES, Problem
from engine.searches.building.state import State
from engine.searches.building.table import Table

UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2


@mypyc_attr(acyclic=True)
class Frame:
    """A position on the line that is being searched, with its moves that are not tried yet."""

    def __init__(self) -> None:
        self.state: State = State()
        self.kind: i64 = 0  # the move that leads to it from the position before
        self.bit: i64 = 0
        self.turns: i64 = 0
        self.home: i64 = 0
        self.stock_home: i64 = 0
        self.stock: i64 = 0
        self.back: i64 = 0


class Search:
    """A search in depth that knows all positions that it has seen."""

    def __init__(self, problem: Problem, is_forcing: bool) -> None:
        self.problem: Problem = problem
        self.expansion: Expansion = Expansion(problem, is_forcing)
        self.table: Table = Table()
        self.frames: list[Frame] = [Frame()]
        self.depth: i64 = 0
        self.best_home: i64 = -1  # the most cards home in a position, and the moves to the first such one
        self.best_line: list[int] = []
        self.verdict: i64 = UNDECIDED
        self.has_cut: bool = False  # whether a game was over by the rules while a card could still come back
        first: Frame = self.frames[0]
        first.state.copy_from(problem.start)
        if not problem.is_free:
            self.expansion.draw(first.state)
        self.expansion.force(first.state)
        self.table.add(first.state.key)
        self._open(first)

    def run(self, budget: i64) -> None:
        """Go on until the game is decided, or that number of positions is seen."""
        expansion: Expansion = self.expansion
        while self.verdict == UNDECIDED and self.table.size < budget:
            frame: Frame = self.frames[self.depth]
            kind: i64 = 0
            bit: i64 = 0
            if frame.turns:
                kind = TURN
                bit = frame.turns & -frame.turns
                frame.turns ^= bit
            elif frame.stock_home:
                kind = STOCK_HOME
                bit = expansion.nearest(frame.state, frame.stock_home)
                frame.stock_home ^= bit
            elif frame.home:
                kind = HOME
                bit = frame.home & -frame.home
                frame.home ^= bit
            elif frame.stock:
                kind = STOCK
                bit = expansion.nearest(frame.state, frame.stock)
                frame.stock ^= bit
            elif frame.back:
                kind = BACK
                bit = frame.back & -frame.back
                frame.back ^= bit
            elif self.depth == 0:
                self.verdict = LOST
                return
            else:
                self.depth -= 1
                continue
            if self.depth + 1 == len(self.frames):
                self.frames.append(Frame())
            child: Frame = self.frames[self.depth + 1]
            child.state.copy_from(frame.state)
            expansion.make(child.state, kind, bit)
            expansion.force(child.state)
            if self.table.add(child.state.key):
                child.kind = kind
                child.bit = bit
                self.depth += 1
                self._open(child)

    def _open(self, frame: Frame) -> None:
        """Find the moves of a position, after ``force``."""
        expansion: Expansion = self.expansion
        state: State = frame.state
        is_won: bool = expansion.is_won(state)
        if state.home > self.best_home or is_won:
            self.best_home = state.home
            self.best_line = self._line()
        if is_won:
            self.verdict = WON
            return
        frame.turns = state.bases & expansion.takers
        frame.home = expansion.free & state.next
        frame.stock_home = state.ready & state.next
        frame.stock = state.ready & expansion.takers
        frame.back = 0
        if self.problem.gives_back:
            frame.back = state.next >> 4 & expansion.takers
        if frame.back and expansion.is_over(state, frame.turns | frame.home | frame.stock_home | frame.stock):
            frame.back = 0
            self.has_cut = True

    def _line(self) -> list[int]:
        """Return the moves to the current position: kind and card."""
        expansion: Expansion = self.expansion
        state: State = State()
        state.copy_from(self.problem.start)
        if not self.problem.is_free:
            expansion.draw(state)
        expansion.force(state)
        moves: list[int] = expansion.made[:]
        at: i64 = 1
        while at <= self.depth:
            frame: Frame = self.frames[at]
            state.copy_from(self.frames[at - 1].state)
            expansion.make(state, frame.kind, frame.bit)
            expansion.force(state)
            moves.append(frame.kind << 8 | self.problem.numbers[frame.bit % PLACES])
            moves += expansion.made
            at += 1
        expansion.look(self.frames[self.depth].state)
        return moves


class Found:
    """What a search found."""

    def __init__(self, verdict: int, line: list[int], positions: int) -> None:
        self.verdict: int = verdict
        self.line: list[int] = line  # the moves that win, or those that bring the most cards home
        self.positions: int = positions


def search(problem: Problem, budget: int) -> Found:
    """Look for a win from the start of a problem that has keys, within a budget of positions."""
    first: Search = Search(problem, is_forcing=True)
    first.run(budget)
    if first.verdict != LOST or not first.has_cut:
        return Found(first.verdict, first.best_line, first.table.size)
    # A card that goes home at once may end a game that another order of the same moves would win.
    second: Search = Search(problem, is_forcing=False)
    second.run(budget - first.table.size)
    return Found(second.verdict, second.best_line, first.table.size + second.table.size)
