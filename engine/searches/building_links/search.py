"""Searches building games like Yukon: the most promising positions first, then in depth."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import ANY_CARDS, KINGS, GeneralRules
from engine.searches.building.general_table import FIRST_FOUNDATION, GeneralTable
from engine.searches.building.search import LOST, UNDECIDED, WON, Found
from engine.searches.building.table import Table
from engine.searches.building_links.deal import Deal
from engine.searches.building_links.hopeless import Hopeless
from engine.searches.building_links.making import CARD, HOME, SPACE, Making
from engine.searches.building_links.moves import Moves
from engine.searches.building_links.state import State
from engine.searches.building_links.tries import TURNS, Turns, Weights
from engine.searches.building_links.words import bit_of, both, count, each, firsts_of
from engine.searches.building_piles.cards import CARDS, SUITS

BUCKETS: Final = 512
WON_BEYOND: Final = 3
"""The verdict if the only line that is found goes on after the game is over by the rules."""


class LinksSearch:
    """Positions in buckets by their value; of equals, the newest is first."""

    def __init__(self, rules: GeneralRules, table: GeneralTable, weights: Weights) -> None:
        self.deal: Deal = Deal(rules, table)
        self.moves: Moves = Moves(self.deal)
        self.making: Making = Making(self.deal)
        self.hopeless: Hopeless = Hopeless(self.deal)
        self.weights: Weights = weights
        self.table: Table = Table()
        self.buckets: list[list[State]] = [[] for _ in range(BUCKETS)]
        self.lowest: i64 = BUCKETS
        self.stack: list[State] = []
        self.ended: list[State] = []  # positions in which the game is over, though cards could come back
        self.goes_beyond: bool = False  # whether the search looks what these would lead to
        self.verdict: i64 = UNDECIDED
        self.counted: i64 = 0  # the positions that the budget has paid for
        self.parents: list[int] = []  # for each position of the trail the number of the one before it
        self.steps: list[int] = []  # and the move
        self.path: list[int] = []  # the moves from a position of the trail to the one that is expanded
        self.best: list[int] = []  # the moves to the first position with the most cards home
        self.best_home: i64 = -1
        state: State = self.deal.start.copied()
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
            if self.lowest < BUCKETS:
                self.expand(self.buckets[self.lowest].pop(), budget)
            elif self.ended:
                self.goes_beyond = True
                for state in self.ended:
                    self.wait(state)
                self.ended.clear()
            else:
                self.verdict = LOST

    def expand(self, state: State, budget: i64) -> None:
        """Add the positions after each move, as far as the budget goes."""
        while self.path and len(self.path) >= state.depth:
            self.path.pop()
        if state.depth > 0:
            self.path.append(int(state.move))
        in_depth: bool = state.depth > 0 or self.table.size >= self.weights.most_first
        first: i64 = len(self.stack)
        goes_on: bool = self.add_all(state, self.moves.find(state), in_depth, first, budget)
        moves: list[int] = self.moves.find_back(state)
        if moves and not goes_on and not self.goes_beyond and not self.moves.can_switch(state):
            self.ended.append(state)
        else:
            self.add_all(state, moves, in_depth, first, budget)

    def add_all(self, state: State, moves: list[int], in_depth: bool, first: i64, budget: i64) -> bool:
        """Add the positions after some moves; tell whether one of these can be made."""
        making: Making = self.making
        is_possible: bool = False
        for move in moves:
            if self.verdict != UNDECIDED or self.table.size >= budget:
                break
            after: State = state.copied()
            if not making.make(after, move):
                continue
            is_possible = True
            making.force(after)
            after.move = move
            if self.add(after, state):
                if in_depth:
                    self.push(after, state, first)
                else:
                    self.file(after, state)
        return is_possible

    def add(self, state: State, before: State) -> bool:
        """Count a position; tell whether it is new and goes on."""
        if not self.table.add(self.deal.key(state)):
            return False
        home: i64 = count(state.home)
        if self.goes_beyond:
            if state.home == self.deal.cards:
                self.verdict = WON_BEYOND
                return False
        elif home > self.best_home:
            self.best_home = home
            self.best = self.moves_to(state, before)
            if state.home == self.deal.cards:
                self.verdict = WON
                return False
        if self.hopeless.is_hopeless(state):
            return False
        deal: Deal = self.deal
        weights: Weights = self.weights
        value: i64 = weights.home * (CARDS - home) + state.made // weights.slowness
        value += weights.down * count(deal.down & state.covered)
        value += weights.dealt * count(state.dealt & ~deal.bottoms)
        value += weights.blocking * count(state.dealt & deal.blocking)
        value -= weights.space * deal.empties(state)
        state.value = value if value > 0 else 0
        return True

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
        """Return the single moves to the best position, each as a card and what it is laid on."""
        making: Making = self.making
        state: State = self.deal.start.copied()
        making.record.clear()
        making.is_recording = True
        making.force(state)
        for move in self.best:
            if move != 0:
                making.make(state, move)
                making.force(state)
        making.is_recording = False
        return making.record


def coded(moves: list[int], rules: GeneralRules, table: GeneralTable) -> list[int]:
    """Return moves as the general search numbers them."""
    piles: list[list[int]] = [[card & 63 for card in pile] for pile in table.piles]
    codes: list[int] = []
    for move in moves:
        card: int = move >> CARD
        base: int = move & 63
        source: int = FIRST_FOUNDATION + rules.foundations.index(card % SUITS)
        first: int = 0
        cards: list[int] = [card]
        for number, pile in enumerate(piles):
            if card in pile:
                source = number
                first = pile.index(card)
                cards = pile[first:]
                del pile[first:]
        target: int = FIRST_FOUNDATION + rules.foundations.index(card % SUITS)
        if base != HOME:
            tops: list[int] = [pile[-1] if pile else SPACE for pile in piles]
            target = tops.index(base)
            piles[target] += cards
        codes.append(source << 14 | first << 7 | target)
    return codes


def can_search_links(rules: GeneralRules, table: GeneralTable) -> bool:
    """Tell whether a position is one of those that ``search_links`` searches."""
    if rules.group != ANY_CARDS or rules.spaces != KINGS or rules.takes_runs or table.cells or table.stock:
        return False
    if len(set(rules.foundations)) < len(rules.foundations):
        return False
    cards: i64 = Deal(rules, table).cards
    return all(rules.bases[card] == both(firsts_of(bit_of(card))) & cards for card in each(cards))


def search_links(rules: GeneralRules, table: GeneralTable, budget: int, turns: Turns = TURNS) -> Found:
    """Look for a win from a position, within a budget of positions.

    Searches take turns, each with a table of its own, and the first one has the rest of the budget.
    """
    searches: dict[int, LinksSearch] = {}
    left: int = budget
    verdict: int = UNDECIDED
    best: LinksSearch | None = None
    for number, positions in [*turns.turns, (0, budget)]:
        if number not in searches:
            searches[number] = LinksSearch(rules, table, turns.weights[number])
        search: LinksSearch = searches[number]
        before: int = int(search.counted)
        search.run(before + min(positions, left))
        search.counted = search.table.size
        left -= int(search.counted) - before
        verdict = int(search.verdict)
        if best is None or search.best_home > best.best_home:
            best = search
        if verdict != UNDECIDED or left <= 0:
            break
    line: list[int] = coded(best.line(), rules, table) if best else []
    return Found(verdict if verdict in {WON, LOST} else UNDECIDED, line, budget - left)
