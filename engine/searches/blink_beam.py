"""A beam search of Blink with all cards known: card after card, only the tables that promise most go on.

Holding is never worse than not being able to: so the hold is always filled at once, and a state is a table
with as many cards at hand as there can be. All states of a layer have as many cards placed; two with the same
cards on the same cells are one.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink_ground import FREE, POINT, Ground
from engine.searches.blink_mirror import Mirror

WIDEST: Final = 1 << 16
"""States of a layer at most: their numbers have to fit in the code of a child."""
BUCKETS: Final = 1200
STEP: Final = POINT // 10
"""Children whose values differ by less are taken as they come."""
BELOW: Final = 800
"""How many of the buckets are for children that are worth less than the first parent."""


class Task:
    """What is to be laid out: tables to begin with, the cards at hand, and the stock to come."""

    def __init__(self, starts: list[bytes], points: i64, hand: i64, stock: bytes, middle: i64 = -1) -> None:
        self.starts = starts
        self.middle: i64 = middle
        """The place of the only card, where mirror images of layouts count as one; else less than 0."""
        self.points: i64 = points
        self.hand: i64 = hand
        self.stock = stock

    def count(self) -> int:
        """Count the cards that are to be placed."""
        cards: int = len(self.stock)
        hand: i64 = self.hand
        while hand:
            cards += 1
            hand >>= 6
        return cards


class Found:
    """What a search has come to: the end that was best, and whether all was looked at."""

    def __init__(self) -> None:
        self.is_won: bool = False
        self.is_all: bool = True
        """Whether no state has been left out."""
        self.positions: i64 = 0
        self.points: i64 = -1
        """Of the best end that was reached; less than 0 where none was."""
        self.placed: i64 = 0
        self.line: list[int] = []
        """Placements in order: 512 times the card, and the place of its cell."""
        self.start: i64 = 0
        """Which of the tables the line begins with."""


def hand_of(cards: bytes) -> i64:
    """Return cards at hand as a number."""
    hand: i64 = 0
    for card in reversed(cards):
        taken: i64 = card
        hand = (hand << 6) | (taken + 1)
    return hand


def hand_after(hand: i64, slot: i64, drawn: i64) -> i64:
    """Return the cards at hand without that of a slot, and with the one drawn unless it is less than 0."""
    shift: i64 = 6 * slot
    hand = (hand & ((1 << shift) - 1)) | ((hand >> (shift + 6)) << shift)
    return hand if drawn < 0 else hand_with(hand, drawn)


def hand_with(hand: i64, drawn: i64) -> i64:
    """Return the cards at hand with one more behind them."""
    place: i64 = 0
    while hand >> place:
        place += 6
    return hand | ((drawn + 1) << place)


class Layer:
    """States with as many cards placed."""

    def __init__(self) -> None:
        self.cells: list[bytes] = []
        self.hands: list[int] = []
        self.points: list[int] = []
        self.came: list[int] = []
        """Of each the number of its parent, then 15 bits: the card and the place where it was laid."""


class Beam:
    """One search of a given width."""

    def __init__(self, ground: Ground, task: Task, width: i64, budget: i64) -> None:
        self.ground = ground
        self.task = task
        self.width: i64 = width if width < WIDEST else WIDEST
        self.budget: i64 = budget
        self.buckets: list[list[int]] = [[] for _ in range(BUCKETS)]
        self.low: i64 = BUCKETS
        self.high: i64 = -1
        self.mirror = Mirror(task.middle, ground.stride)
        self.trail: list[list[int]] = []
        """Where the states of all layers came from."""
        self.found = Found()
        self.richest = Found()
        """Of all ends that are no wins, the one with most points."""

    def run(self) -> Found:
        """Search, and return the best end.

        Of lost ones it is the one with the most cards; where all ends are known, that with the most points.
        """
        task = self.task
        layer = Layer()
        layer.cells = list(task.starts)
        layer.hands = [task.hand for _ in task.starts]
        layer.points = [task.points for _ in task.starts]
        self.trail.append([number << 15 for number in range(len(task.starts))])
        drawn: i64 = 0
        while layer.cells and not self.found.is_won:
            if not layer.hands[0]:
                self.win(layer)
                break
            self.spread(layer, drawn)
            layer = self.gathered(layer, drawn)
            self.trail.append(layer.came)
            drawn += 1
        best = self.found
        if best.is_all and not best.is_won and self.richest.points >= 0:
            best.points, best.placed = self.richest.points, self.richest.placed
            best.line, best.start = self.richest.line, self.richest.start
        return best

    def spread(self, layer: Layer, drawn: i64) -> None:
        """Value all that can follow the states of a layer, and sort it into the buckets."""
        ground = self.ground
        ground.rest_one = ground.rest_two = ground.rest_three = 0
        stock = self.task.stock
        for card in stock[drawn:]:
            ground.count_in(card)
        one: i64 = ground.rest_one
        two: i64 = ground.rest_two
        three: i64 = ground.rest_three
        mean: i64 = 0
        number: i64 = 0
        size: i64 = len(layer.cells)
        while number < size:
            hand: i64 = layer.hands[number]
            ground.look(layer.cells[number], hand, one, two, three)
            points: i64 = layer.points[number]
            worth: i64 = points * POINT + ground.base
            if number == 0:
                mean = worth - BELOW * STEP
            if not self.follow(hand, worth - mean, number):
                self.lose(layer, number)
            number += 1

    def follow(self, hand: i64, worth: i64, number: i64) -> bool:
        """Sort the children of the state that is laid out into the buckets; tell whether there are any."""
        ground = self.ground
        buckets = self.buckets
        found = False
        slot: i64 = 0
        seen: i64 = 0
        while hand:
            card = ground.cards[(hand & 63) - 1]
            hand >>= 6
            bit: i64 = card.bit
            if not seen & bit:
                seen |= bit
                changed: i64 = worth + ground.dropped(bit)
                for spot in ground.edge:
                    if spot.mask & bit:
                        bucket: i64 = (changed + ground.valued(card, spot)) // STEP
                        if bucket < 0:
                            bucket = 0
                        elif bucket >= BUCKETS:
                            bucket = BUCKETS - 1
                        buckets[bucket].append((number << 11) | (slot << 9) | spot.place)
                        if bucket < self.low:
                            self.low = bucket
                        if bucket > self.high:
                            self.high = bucket
                        found = True
            slot += 1
        return found

    def gathered(self, layer: Layer, drawn: i64) -> Layer:
        """Make the children that promise most."""
        found = self.found
        stock = self.task.stock
        card: i64 = stock[drawn] if drawn < len(stock) else -1
        following = Layer()
        seen: set[bytes] = set()
        bucket: i64 = self.high
        while bucket >= self.low:
            for code in self.buckets[bucket]:
                if len(following.cells) >= self.width or found.positions >= self.budget:
                    found.is_all = False
                    break
                if self.make(layer, following, code, card, seen):
                    found.positions += 1
            self.buckets[bucket].clear()
            bucket -= 1
        self.low, self.high = BUCKETS, -1
        return following

    def make(self, layer: Layer, following: Layer, code: i64, drawn: i64, seen: set[bytes]) -> bool:
        """Make a child unless it is there already."""
        place: i64 = code & 511
        slot: i64 = (code >> 9) & 3
        number: i64 = code >> 11
        cells: bytes = layer.cells[number]
        hand: i64 = layer.hands[number]
        card: i64 = ((hand >> (6 * slot)) & 63) - 1
        made: bytes = cells[:place] + ONE[card] + cells[place + 1 :]
        if made in seen:
            return False
        if self.mirror.wants(len(self.trail)):
            steps = self.steps_to(number)
            steps.append((card << 9) | place)
            if not self.mirror.is_new(steps):
                return False
        seen.add(made)
        following.cells.append(made)
        following.hands.append(hand_after(hand, slot, drawn))
        following.points.append(layer.points[number] + 2 * self.touched(cells, card, place))
        following.came.append((number << 15) | (card << 9) | place)
        return True

    def touched(self, cells: bytes, card: i64, place: i64) -> i64:
        """Count the attributes that a card shares with all that it touches."""
        shared = self.ground.shared
        wide: i64 = self.ground.stride
        row: i64 = card << 6
        gain: i64 = shared[row + cells[place - wide]]
        gain += shared[row + cells[place - 1]]
        gain += shared[row + cells[place + 1]]
        gain += shared[row + cells[place + wide]]
        return gain

    def win(self, layer: Layer) -> None:
        """Take the best of the states in which every card is placed."""
        best: i64 = 0
        number: i64 = 0
        size: i64 = len(layer.cells)
        while number < size:
            if layer.points[number] > layer.points[best]:
                best = number
            number += 1
        self.found.is_won = True
        self.keep(self.found, layer, best)

    def lose(self, layer: Layer, number: i64) -> None:
        """Look whether a state that nothing can follow is the best of its kind."""
        placed: i64 = len(self.trail)
        points: i64 = layer.points[number]
        found = self.found
        if placed > found.placed or (placed == found.placed and points > found.points):
            self.keep(found, layer, number)
        if points > self.richest.points:
            self.keep(self.richest, layer, number)

    def keep(self, found: Found, layer: Layer, number: i64) -> None:
        """Keep a state of the last layer as the best end."""
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
        """Return with which table a state of the last layer began."""
        depth: i64 = len(self.trail) - 1
        while depth > 0:
            number = self.trail[depth][number] >> 15
            depth -= 1
        return number


ONE: Final = [bytes([card]) for card in range(FREE)]
