"""Searches building games without a stock: the most promising positions first, then in depth."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import ANYTHING, AS_ROOM_ALLOWS, ONE, GeneralRules
from engine.searches.building.general_table import FIRST_CELL, FIRST_FOUNDATION, GeneralTable
from engine.searches.building.search import LOST, UNDECIDED, WON, Found
from engine.searches.building.table import Table, spread
from engine.searches.building_piles.alike import can_be_alike
from engine.searches.building_piles.making import Making
from engine.searches.building_piles.moves import CARD, CELL, FOUNDATION, HOME, ORDER, SOURCE, Moves
from engine.searches.building_piles.pile import Pile, Piles
from engine.searches.building_piles.state import State
from engine.searches.building_piles.stuck import Stuck
from engine.searches.building_piles.tries import ALIKE, USUAL, WITH_CELLS, Try, Turns, Weights

BUCKETS: Final = 1024
NOISE_SHIFT: Final = 20
"""The bits of a hash that are not taken for the noise in a value."""
WON_BEYOND: Final = 3
"""The verdict if the only line that is found goes on after the game is over by the rules."""
GIVEN_UP: Final = 4
"""The verdict of a search that ends without a proof: it merged positions, or let cards change places."""


class PilesSearch:
    """Positions in buckets by their value; of equals, the newest is first."""

    def __init__(self, rules: GeneralRules, start: GeneralTable, way: Try) -> None:
        self.piles: Piles = Piles(rules, way.alike_from, exchanges=way.exchanges)
        self.moves: Moves = Moves(rules, len(start.cells))
        self.making: Making = Making(rules, self.piles, len(start.cells))
        self.stuck: Stuck = Stuck(rules, len(start.cells))
        self.table: Table = Table()
        self.buckets: list[list[State]] = [[] for _ in range(BUCKETS)]
        self.stack: list[State] = []
        self.ended: list[State] = []  # positions in which the game is over, though cards could come back
        self.goes_beyond: bool = False  # whether the search looks what these would lead to
        self.weights: Weights = way.weights
        self.counted: i64 = 0  # the positions that the budget has paid for
        self.lowest: i64 = BUCKETS
        self.cards: i64 = sum(start.heights) + len(start.cells) - start.cells.count(-1)
        self.verdict: i64 = UNDECIDED
        dealt: list[Pile] = []
        for pile in start.piles:
            down: int = len([card for card in pile if card >= 64])
            dealt.append(self.piles.dealt([card & 63 for card in pile], down))
            self.cards += len(pile)
        state: State = State(dealt)
        for suit, height in zip(rules.foundations, start.heights, strict=True):
            state.next |= 1 << (4 * height + suit)
            state.home += height
        state.key = 1  # keys are not 0
        for pile_ in dealt:
            state.key += pile_.key
        for card in start.cells:
            if card >= 0:
                state.cells |= self.piles.singles[card].bit
                state.held += 1
                state.key += self.piles.cell_keys[card]
        self.start: State = state.copied()
        self.parents: list[int] = []  # for each position of the trail the number of the one before it
        self.steps: list[int] = []  # and the move
        self.path: list[int] = []  # the moves from a position of the trail to the one that is expanded
        self.best: list[int] = []  # the moves to the first position with the most cards home
        self.best_home: i64 = -1
        self.making.force(state)
        if self.add(state, state):
            self.file(state, state)

    def run(self, budget: i64) -> None:
        """Go on until the game is decided, or that number of positions is seen."""
        while self.verdict == UNDECIDED and self.table.size < budget:
            if self.stack:
                self.expand(self.stack.pop(), budget)
                continue
            while self.lowest < BUCKETS and not self.buckets[self.lowest]:
                self.lowest += 1
            if self.lowest == BUCKETS:
                if not self.ended:
                    is_merged: bool = self.piles.has_alike and not self.piles.exchanges
                    self.verdict = GIVEN_UP if is_merged else LOST
                    return
                self.goes_beyond = True
                for state in self.ended:
                    self.wait(state)
                self.ended.clear()
                continue
            self.expand(self.buckets[self.lowest].pop(), budget)

    def expand(self, state: State, budget: i64) -> None:
        """Add the positions after each move, as far as the budget goes."""
        making: Making = self.making
        in_depth: bool = state.depth > 0 or self.table.size >= self.weights.most_first
        moves: list[int] = self.moves.find(state)
        if self.moves.is_over and not self.goes_beyond:
            self.ended.append(state)
            return
        while self.path and len(self.path) >= state.depth:
            self.path.pop()
        if state.depth > 0:
            self.path.append(int(state.move))
        first: i64 = len(self.stack)
        for move in moves:
            if self.table.size >= budget:
                return
            after: State = state.copied()
            making.make(after, move)
            making.force(after)
            after.move = move
            if self.add(after, state):
                if in_depth:
                    self.push(after, state, first)
                else:
                    self.file(after, state)
            if self.verdict != UNDECIDED:
                return

    def add(self, state: State, before: State) -> bool:
        """Count a position; tell whether it is new and goes on."""
        if not self.table.add(self.making.key(state)):
            return False
        if self.goes_beyond:
            if state.home == self.cards:
                self.verdict = WON_BEYOND
                return False
        elif state.home > self.best_home and (state.home == self.cards or not self.piles.exchanges):
            moves: list[int] = self.moves_to(state, before)
            if self.piles.exchanges and has_exchange(moves):
                self.verdict = GIVEN_UP
                return False
            self.best_home = state.home
            self.best = moves
            if state.home == self.cards:
                self.verdict = WON
                return False
        if self.stuck.is_stuck(state):
            return False
        state.value = self.value(state)
        return True

    def value(self, state: State) -> i64:
        """Return how far a position seems to be from a win: positions are taken from the least value up."""
        weights: Weights = self.weights
        value: i64 = weights.home * (self.cards - state.home) + weights.held * state.held
        value += state.made // weights.slowness
        for pile in state.piles:
            value += pile.value
            if pile.size == 0:
                value -= weights.space
        if weights.noise > 0:
            value += spread(state.key ^ weights.seed) >> NOISE_SHIFT & weights.noise
        return value if value > 0 else 0

    def file(self, state: State, before: State) -> None:
        """Let a position wait for its turn by its value."""
        state.number = len(self.parents)
        self.parents.append(int(before.number))
        self.steps.append(int(state.move))
        self.wait(state)

    def wait(self, state: State) -> None:
        """Put a position into the bucket of its value."""
        value: i64 = state.value
        if value >= BUCKETS:
            value = BUCKETS - 1
        self.buckets[value].append(state)
        if value < self.lowest:
            self.lowest = value

    def push(self, state: State, before: State, first: i64) -> None:
        """Put a position on the stack, above those that seem worse."""
        state.number = before.number
        state.depth = before.depth + 1
        stack: list[State] = self.stack
        stack.append(state)
        at: i64 = len(stack) - 1
        while at > first and stack[at - 1].value < state.value:
            stack[at] = stack[at - 1]
            at -= 1
        stack[at] = state

    def moves_to(self, state: State, before: State) -> list[int]:
        """Return the moves to a position, the one before which is being expanded."""
        moves: list[int] = [int(state.move)]
        moves += reversed(self.path)
        number: int = int(before.number)
        while number > 0:
            moves.append(self.steps[number])
            number = self.parents[number]
        moves.reverse()
        return moves

    def line(self) -> list[int]:
        """Return the moves to the best position, with those that were made at once."""
        making: Making = self.making
        current: State = self.start.copied()
        making.record.clear()
        making.is_recording = True
        making.force(current)
        for move in self.best:
            if move != 0:
                making.make(current, move)
                making.force(current)
        making.is_recording = False
        return making.record

    def close(self) -> None:
        """Free all positions and piles."""
        self.buckets.clear()
        self.stack.clear()
        self.ended.clear()
        self.piles.forget()


def has_exchange(moves: list[int]) -> bool:
    """Tell whether cards change places in some moves."""
    return any(move & 255 == HOME and move >> ORDER for move in moves)


def coded(moves: list[int], rules: GeneralRules, start: GeneralTable) -> list[int]:
    """Return moves as the general search numbers them, with the numbers of the cells."""
    cells: list[int] = start.cells[:]
    tops: list[list[int]] = [[card & 63 for card in pile] for pile in start.piles]
    codes: list[int] = []
    for move in moves:
        source: int = move >> SOURCE
        first: int = move >> 8 & 255
        target: int = move & 255
        cards: list[int] = []
        if source < CELL:
            cards = tops[source][first:]
            del tops[source][first:]
        elif source < FOUNDATION:
            cards = [source - CARD]
            first = 0
            source = cells.index(source - CARD)
            cells[source] = -1
            source += FIRST_CELL
        else:
            cards = [source - FOUNDATION]
            first = 0
            source = FIRST_FOUNDATION + rules.foundations.index(cards[0] & 3)
        if target == HOME:
            target = FIRST_FOUNDATION + rules.foundations.index(cards[0] & 3)
        elif target == CELL:
            place: int = cells.index(-1)
            cells[place] = cards[0]
            target = FIRST_CELL + place
        else:
            tops[target] += cards
        codes.append(source << 14 | first << 7 | target)
    return codes


def can_search(rules: GeneralRules, start: GeneralTable) -> bool:
    """Tell whether a position is one of those that ``search_piles`` searches."""
    if rules.takes_runs or len(set(rules.foundations)) < len(rules.foundations) or start.stock:
        return False
    if start.cells and (rules.spaces != ANYTHING or rules.group not in {ONE, AS_ROOM_ALLOWS}):
        return False
    return len(start.piles) < CELL


def turns_for(rules: GeneralRules, start: GeneralTable) -> Turns:
    """Return the turns in which games of certain rules are searched."""
    if can_be_alike(rules, len(start.cells)):
        return ALIKE
    return WITH_CELLS if start.cells else USUAL


def search_piles(rules: GeneralRules, start: GeneralTable, budget: int, turns: Turns | None = None) -> Found:
    """Look for a win from a position, within a budget of positions.

    Searches take turns, each with a table of its own, and one of them has the rest of the budget.
    """
    turns = turns or turns_for(rules, start)
    searches: dict[int, PilesSearch] = {}
    left: int = budget
    verdict: int = UNDECIDED
    try:
        for number, positions in [*turns.turns, (turns.last, budget)]:
            if number not in searches:
                searches[number] = PilesSearch(rules, start, turns.tries[number])
            left -= go_on(searches[number], positions, left)
            verdict = int(searches[number].verdict)
            if verdict in {WON, LOST, WON_BEYOND} or left <= 0:
                break
        best: PilesSearch = searches[number]
        for found in searches.values():
            if found.best_home > best.best_home:
                best = found
        line: list[int] = coded(best.line(), rules, start)
        return Found(verdict if verdict in {WON, LOST} else UNDECIDED, line, budget - left)
    finally:
        for found in searches.values():
            found.close()


def go_on(search: PilesSearch, share: int, left: int) -> int:
    """Let a search see as many positions more, at most as many as are left; return how many it saw."""
    before: int = int(search.counted)
    search.run(before + min(share, left))
    search.counted = search.table.size
    return int(search.counted) - before
