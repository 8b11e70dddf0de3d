"""Beam search of Blink with all cards known: after each card, only the most valuable states are expanded.

A held card can still be placed everywhere it could have been, so the hold is always filled at once, and a
state is a table with as many cards at hand as possible. All states of a layer have the same number of cards
placed; states with the same cards on the same cells are merged.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink.grid import FREE, POINT, Grid
from engine.searches.blink.symmetry import SymmetryFilter

WIDEST: Final = 1 << 20
"""Maximum number of states in a layer, which limits the memory: about 300 megabytes."""
BUCKETS: Final = 1200
STEP: Final = POINT // 10
"""Children whose values differ by less are taken in the order in which they were found."""
BELOW: Final = 800
"""Number of buckets for children with a lower value than the first parent."""


class Problem:
    """A search problem: start states, the cards at hand, and the stock in its order."""

    def __init__(
        self, starts: list[bytes], points: i64, hand: i64, stock: bytes, first_place: i64 = -1
    ) -> None:
        self.starts = starts
        self.first_place: i64 = first_place
        """The place of the only card if symmetry images are merged; else less than 0."""
        self.points: i64 = points
        self.hand: i64 = hand
        self.stock = stock

    def count_cards(self) -> int:
        """Count the cards to place."""
        cards: int = len(self.stock)
        hand: i64 = self.hand
        while hand:
            cards += 1
            hand >>= 6
        return cards


class SearchResult:
    """The best end that a search found, and whether the search was exhaustive."""

    def __init__(self) -> None:
        self.is_won: bool = False
        self.is_exhaustive: bool = True  # whether no state was dropped
        self.positions: i64 = 0
        self.points: i64 = -1  # of the best end that was found; less than 0 if there is none
        self.placed: i64 = 0
        self.line: list[int] = []  # placements in order: 512 times the card, plus the place of its cell
        self.start: i64 = 0  # the number of the start state of the line


def pack_hand(cards: bytes) -> i64:
    """Pack cards at hand into a number."""
    hand: i64 = 0
    for card in reversed(cards):
        taken: i64 = card
        hand = (hand << 6) | (taken + 1)
    return hand


def replace_card(hand: i64, slot: i64, drawn: i64) -> i64:
    """Remove the card of a slot from the cards at hand, and add the drawn card unless it is less than 0."""
    shift: i64 = 6 * slot
    hand = (hand & ((1 << shift) - 1)) | ((hand >> (shift + 6)) << shift)
    return hand if drawn < 0 else add_card(hand, drawn)


def add_card(hand: i64, drawn: i64) -> i64:
    """Add a card after the cards at hand."""
    place: i64 = 0
    while hand >> place:
        place += 6
    return hand | ((drawn + 1) << place)


class Layer:
    """States with the same number of cards placed."""

    def __init__(self) -> None:
        self.cells: list[bytes] = []
        self.hands: list[int] = []
        self.points: list[int] = []
        self.origins: list[int] = []
        """For each state the number of its parent, then 15 bits: the card that was placed and its place."""


class Beam:
    """One beam search of a given width."""

    def __init__(self, grid: Grid, problem: Problem, width: i64, budget: i64) -> None:
        self.grid = grid
        self.problem = problem
        self.width: i64 = width if width < WIDEST else WIDEST
        self.budget: i64 = budget
        self.buckets: list[list[int]] = [[] for _ in range(BUCKETS)]
        self.low: i64 = BUCKETS
        self.high: i64 = -1
        self.symmetry = SymmetryFilter(problem.first_place, grid.stride)
        self.trail: list[list[int]] = []  # the parents and placements of the states of all layers
        self.found = SearchResult()
        self.best_lost = SearchResult()  # the lost end with the most points

    def run(self) -> SearchResult:
        """Search, and return the best end.

        If no end is won, that is the one with the most cards; if all ends are known, with the most points.
        """
        problem = self.problem
        layer = Layer()
        layer.cells = list(problem.starts)
        layer.hands = [problem.hand for _ in problem.starts]
        layer.points = [problem.points for _ in problem.starts]
        self.trail.append([number << 15 for number in range(len(problem.starts))])
        drawn: i64 = 0
        while layer.cells and not self.found.is_won:
            if not layer.hands[0]:
                self.record_win(layer)
                break
            self.evaluate_layer(layer, drawn)
            layer = self.next_layer(layer, drawn)
            self.trail.append(layer.origins)
            drawn += 1
        best = self.found
        if best.is_exhaustive and not best.is_won and self.best_lost.points >= 0:
            best.points, best.placed = self.best_lost.points, self.best_lost.placed
            best.line, best.start = self.best_lost.line, self.best_lost.start
        return best

    def evaluate_layer(self, layer: Layer, drawn: i64) -> None:
        """Evaluate all children of a layer, and sort them into the buckets."""
        grid = self.grid
        grid.count_rest(self.problem.stock[drawn:])
        one: i64 = grid.rest_one
        two: i64 = grid.rest_two
        three: i64 = grid.rest_three
        lowest: i64 = 0
        number: i64 = 0
        size: i64 = len(layer.cells)
        while number < size:
            hand: i64 = layer.hands[number]
            grid.load(layer.cells[number], hand, one, two, three)
            points: i64 = layer.points[number]
            value: i64 = points * POINT + grid.base
            if number == 0:
                lowest = value - BELOW * STEP
            if not self.evaluate_children(hand, value - lowest, number):
                self.record_loss(layer, number)
            number += 1

    def evaluate_children(self, hand: i64, value: i64, number: i64) -> bool:
        """Sort the children of the loaded state into the buckets; tell whether there are any."""
        grid = self.grid
        buckets = self.buckets
        found = False
        slot: i64 = 0
        seen: i64 = 0
        while hand:
            card = grid.cards[(hand & 63) - 1]
            hand >>= 6
            bit: i64 = card.bit
            if not seen & bit:
                seen |= bit
                changed: i64 = value + grid.loss_without(bit)
                for cell in grid.frontier:
                    if cell.mask & bit:
                        bucket: i64 = (changed + grid.placement_value(card, cell)) // STEP
                        if bucket < 0:
                            bucket = 0
                        elif bucket >= BUCKETS:
                            bucket = BUCKETS - 1
                        buckets[bucket].append((number << 11) | (slot << 9) | cell.place)
                        if bucket < self.low:
                            self.low = bucket
                        if bucket > self.high:
                            self.high = bucket
                        found = True
            slot += 1
        return found

    def next_layer(self, layer: Layer, drawn: i64) -> Layer:
        """Return the next layer: the most valuable children."""
        found = self.found
        stock = self.problem.stock
        card: i64 = stock[drawn] if drawn < len(stock) else -1
        following = Layer()
        seen: set[bytes] = set()
        bucket: i64 = self.high
        while bucket >= self.low:
            for code in self.buckets[bucket]:
                if len(following.cells) >= self.width or found.positions >= self.budget:
                    found.is_exhaustive = False
                    break
                if self.add_child(layer, following, code, card, seen):
                    found.positions += 1
            self.buckets[bucket].clear()
            bucket -= 1
        self.low, self.high = BUCKETS, -1
        return following

    def add_child(self, layer: Layer, following: Layer, code: i64, drawn: i64, seen: set[bytes]) -> bool:
        """Add a child to the next layer unless it is there already."""
        place: i64 = code & 511
        slot: i64 = (code >> 9) & 3
        number: i64 = code >> 11
        cells: bytes = layer.cells[number]
        hand: i64 = layer.hands[number]
        card: i64 = ((hand >> (6 * slot)) & 63) - 1
        made: bytes = cells[:place] + ONE_BYTE[card] + cells[place + 1 :]
        if made in seen:
            return False
        if self.symmetry.applies_to(len(self.trail)):
            steps = self.steps_to(number)
            steps.append((card << 9) | place)
            if not self.symmetry.is_new(steps):
                return False
        seen.add(made)
        following.cells.append(made)
        following.hands.append(replace_card(hand, slot, drawn))
        following.points.append(layer.points[number] + 2 * self.shared_attributes(cells, card, place))
        following.origins.append((number << 15) | (card << 9) | place)
        return True

    def shared_attributes(self, cells: bytes, card: i64, place: i64) -> i64:
        """Count the attributes that a card shares with all the cards that it touches."""
        shared = self.grid.shared
        wide: i64 = self.grid.stride
        row: i64 = card << 6
        gain: i64 = shared[row + cells[place - wide]]
        gain += shared[row + cells[place - 1]]
        gain += shared[row + cells[place + 1]]
        gain += shared[row + cells[place + wide]]
        return gain

    def record_win(self, layer: Layer) -> None:
        """Record the best of the states in which every card is placed."""
        best: i64 = 0
        number: i64 = 0
        size: i64 = len(layer.cells)
        while number < size:
            if layer.points[number] > layer.points[best]:
                best = number
            number += 1
        self.found.is_won = True
        self.store(self.found, layer, best)

    def record_loss(self, layer: Layer, number: i64) -> None:
        """Record a state without children if it is the best lost end so far."""
        placed: i64 = len(self.trail)
        points: i64 = layer.points[number]
        found = self.found
        if placed > found.placed or (placed == found.placed and points > found.points):
            self.store(found, layer, number)
        if points > self.best_lost.points:
            self.store(self.best_lost, layer, number)

    def store(self, found: SearchResult, layer: Layer, number: i64) -> None:
        """Store a state of the last layer as the best end."""
        found.points = layer.points[number]
        found.placed = len(self.trail)
        found.line = self.steps_to(number)
        found.start = self.start_of(number)

    def steps_to(self, number: i64) -> list[int]:
        """Return the placements that led to a state of the last layer, in order."""
        line: list[int] = []
        depth: i64 = len(self.trail) - 1
        while depth > 0:
            step: i64 = self.trail[depth][number]
            line.append(step & 32767)
            number = step >> 15
            depth -= 1
        line.reverse()
        return line

    def start_of(self, number: i64) -> i64:
        """Return the number of the start state of a state of the last layer."""
        depth: i64 = len(self.trail) - 1
        while depth > 0:
            number = self.trail[depth][number] >> 15
            depth -= 1
        return number


ONE_BYTE: Final = [bytes([card]) for card in range(FREE)]
