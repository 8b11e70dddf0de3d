"""A closer upper bound of the gain of a hand of Flip, from how the gaps between cards can close.

Two cards are neighbors once all cards between them are removed, and those are removed by plays of cards from
the first to the last of them alone. So for every two cards this finds whether that gap can close, from shorter
gaps, and with which history of the two: whether each is still light, was dark at the start, or turned dark
while it had a certain neighbor inside the gap. A card turned dark once, so its histories on both sides
must belong to one turn.

Real games have such histories, so none is missed; what is relaxed is only that a gap can have been closed in
one way for one play, and in another way for another.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.flip.hand import DECK, SIDES

STAYS: Final = 0
IS_DARK: Final = 1
TURNS: Final = 2
"""What the neighbor of a card does when that card turns dark: stays light, is dark before, or turns with it."""
NEAR: Final = 16
"""The number of nearest future neighbors, on one side, for which histories tell these three apart."""
START: Final = 59
"""The history of a card that was dark at the start."""
LIGHT: Final = 60
"""The history of a card that is light. That of one that turned dark is given by its neighbor then, and by what
that one did. Sets of histories are whole numbers, with a bit for each history."""
HISTORIES: Final = 61
LIGHT_BIT: Final = 1 << LIGHT
DARK_BITS: Final = LIGHT_BIT - 1
MODULUS: Final = 67
"""Powers of two up to the 65th differ in their remainders by this."""


def _bit_places() -> list[int]:
    places = [0] * MODULUS
    for place in range(HISTORIES):
        places[(1 << place) % MODULUS] = place
    return places


PLACES: Final = _bit_places()
BITS: Final = [1 << place for place in range(HISTORIES)]


def turned_by(distance: i64, neighbor: i64) -> i64:
    """Return the history of a card that turned dark when its neighbor was this far away in the first hand."""
    number: i64 = distance >> 1
    return 3 * number + neighbor if number < NEAR else 2 * NEAR + number


class ClosedGaps:
    """The gaps that can close, found from one another until nothing changes.

    Places are counted from 1; those below the first card and above the last one stand for the ends of the hand.
    """

    def __init__(self, cards: list[int], ties: bytes) -> None:
        size = len(cards)
        self.size: i64 = size
        self._width: i64 = size + 2
        # For two places what they share, by both sides: 1 suit, 2 rank, 4 if both are dark.
        self._ties: list[int] = [0] * (self._width * self._width * 4)
        for first in range(size):
            for last in range(first + 3, size, 2):
                for sides in range(4):
                    one = cards[first] % DECK + DECK * (sides // 2)
                    other = cards[last] % DECK + DECK * (sides % 2)
                    self._ties[((first + 1) * (size + 2) + last + 1) * 4 + sides] = ties[one * SIDES + other]
        # By a place and its history in the gap below it: the histories in the gap above that go with it.
        self._above: list[int] = [0] * (self._width * HISTORIES)
        # By a place, its history in the gap above it, and a higher place: that one's histories, if it can close.
        self._gaps: list[int] = [0] * (self._width * HISTORIES * self._width)
        # The same for three gaps one after another.
        self._triples: list[int] = [0] * (self._width * HISTORIES * self._width)
        self._changes: i64 = 0
        start: list[int] = [LIGHT, *[START if card >= DECK else LIGHT for card in cards], LIGHT]
        for place in range(size + 2):
            self._above[place * HISTORIES + start[place]] = BITS[start[place]]
            if place <= size:
                self._add(place, start[place], place + 1, BITS[start[place + 1]])
        self._points: list[int] = [0, *(1 if card >= DECK else 2 for card in cards), 0]

    def gain(self) -> int:
        """Return the upper bound of the gain."""
        self._changes = 1
        while self._changes > 0:
            self._changes = 0
            self._turn()
            self._record_turns()
            self._chain()
            self._close_by_suit()
            self._close_by_rank()
        total = 0
        for points in self._points:
            total += points
        return total - self._least_left()

    def _add(self, first: i64, history: i64, last: i64, others: i64) -> None:
        """Add histories with which a gap can close."""
        at: i64 = (first * HISTORIES + history) * self._width + last
        known: i64 = self._gaps[at]
        if others & ~known:
            self._gaps[at] = known | others
            self._changes += 1

    def _add_turn(self, place: i64, below: i64, above: i64) -> None:
        """Add that a card can turn dark between two neighbors, the upper ones as a set."""
        at: i64 = place * HISTORIES + below
        known: i64 = self._above[at]
        if above & ~known:
            self._above[at] = known | above
            self._changes += 1

    def _all_above(self, place: i64, below: i64) -> i64:
        """Return the histories above a card that go with any of a set below it."""
        result: i64 = 0
        while below:
            low: i64 = below & -below
            below ^= low
            result |= self._above[place * HISTORIES + PLACES[low % MODULUS]]
        return result

    def _across(self, place: i64, histories: i64, last: i64) -> i64:
        """Return the histories of a card at the end of a gap that begins with one of a set."""
        result: i64 = 0
        gaps = self._gaps
        base: i64 = place * HISTORIES
        while histories:
            low: i64 = histories & -histories
            histories ^= low
            result |= gaps[(base + PLACES[low % MODULUS]) * self._width + last]
        return result

    def _turn(self) -> None:
        """Find the cards that may turn dark, and their neighbors then."""
        size: i64 = self.size
        first: i64 = 1
        while first <= size - 3:
            dark: i64 = 0
            below: i64 = 0
            while below < LIGHT:
                dark |= self._above[first * HISTORIES + below]
                below += 1
            side: i64 = 0
            while side < 2:
                second: i64 = first + 1
                while second <= size - 2:
                    reached: i64 = self._across(first, dark if side else self._light(first), second)
                    reached = self._all_above(second, reached)
                    if reached:
                        self._turn_four(first, side, second, reached)
                    second += 2
                side += 1
            first += 1

    def _light(self, place: i64) -> i64:
        return self._above[place * HISTORIES + LIGHT]

    def _turn_four(self, first: i64, side: i64, second: i64, histories: i64) -> None:
        """Find what may turn dark if two cards are the first ones of four."""
        size: i64 = self.size
        third: i64 = second + 1
        while third <= size - 1:
            for second_side in range(2):
                middle: i64 = histories & (DARK_BITS if second_side else LIGHT_BIT)
                middle = self._all_above(third, self._across(second, middle, third)) if middle else 0
                if middle & LIGHT_BIT:
                    self._turn_five(first, side, second, second_side, third, 0, LIGHT_BIT)
                if middle & DARK_BITS:
                    self._turn_five(first, side, second, second_side, third, 1, middle & DARK_BITS)
            third += 2

    def _turn_five(
        self, first: i64, side: i64, second: i64, second_side: i64, third: i64, third_side: i64, histories: i64
    ) -> None:
        """Find what may turn dark if three cards are the first ones of four."""
        last: i64 = third + 1
        while last <= self.size:
            at: i64 = (first * self._width + last) * 4 + 2 * side
            if self._ties[at] or self._ties[at + 1]:
                reached: i64 = self._across(third, histories, last)
                if reached & LIGHT_BIT and self._ties[at]:
                    self._turn_between(first, side, second, second_side, third, third_side, last, 0, self._ties[at])
                if self._ties[at + 1] and self._all_above(last, reached & DARK_BITS):
                    self._turn_between(first, side, second, second_side, third, third_side, last, 1, self._ties[at + 1])
            last += 2

    def _turn_between(
        self,
        first: i64,
        side: i64,
        second: i64,
        second_side: i64,
        third: i64,
        third_side: i64,
        last: i64,
        last_side: i64,
        tie: i64,
    ) -> None:
        """Add the turns of four cards."""
        below: i64 = second - first
        between: i64 = third - second
        above: i64 = last - third
        second_does: i64 = IS_DARK if second_side else TURNS
        third_does: i64 = IS_DARK if third_side else TURNS
        for rank in range(2):
            if tie & (1 + rank):
                ends_do: i64 = TURNS if rank else STAYS
                if second_side == 0:
                    does: i64 = IS_DARK if side else ends_do
                    self._add_turn(second, turned_by(below, does), BITS[turned_by(between, third_does)])
                if third_side == 0:
                    does = IS_DARK if last_side else ends_do
                    self._add_turn(third, turned_by(between, second_does), BITS[turned_by(above, does)])
        if tie & 2:
            if side == 0:
                self._turn_bottom(first, turned_by(below, second_does))
            if last_side == 0:
                self._turn_top(last, turned_by(above, third_does))

    def _turn_top(self, place: i64, under: i64) -> None:
        """The last of four turns, whatever is above it."""
        above: i64 = 0
        over: i64 = place + 1
        while over <= self.size + 1:
            row: i64 = self._gaps[(place * HISTORIES + LIGHT) * self._width + over]
            if row & LIGHT_BIT:
                above |= BITS[turned_by(over - place, STAYS)]
            if row & DARK_BITS:
                above |= BITS[turned_by(over - place, IS_DARK)]
            over += 2
        self._add_turn(place, under, above)

    def _turn_bottom(self, place: i64, over: i64) -> None:
        """The first of four turns, whatever is below it."""
        under: i64 = place - 1
        while under >= 0:
            history: i64 = LIGHT
            if self._gaps[(under * HISTORIES + LIGHT) * self._width + place] & LIGHT_BIT:
                self._add_turn(place, turned_by(place - under, STAYS), BITS[over])
            history = 0
            while history < LIGHT:
                if self._gaps[(under * HISTORIES + history) * self._width + place] & LIGHT_BIT:
                    self._add_turn(place, turned_by(place - under, IS_DARK), BITS[over])
                    break
                history += 1
            under -= 2

    def _record_turns(self) -> None:
        """A card may turn dark after a gap beside it closed: the other end of the gap is its neighbor then."""
        first: i64 = 0
        while first <= self.size:
            first_turns: i64 = 0
            history: i64 = 0
            while history < HISTORIES:
                first_turns |= self._above[first * HISTORIES + history]
                history += 1
            last: i64 = first + 1
            while last <= self.size + 1:
                stays: i64 = turned_by(last - first, STAYS)
                is_dark: i64 = turned_by(last - first, IS_DARK)
                turns: i64 = turned_by(last - first, TURNS)
                row: i64 = self._gaps[(first * HISTORIES + LIGHT) * self._width + last]
                if row & LIGHT_BIT:
                    if first_turns & BITS[stays]:
                        self._add(first, stays, last, LIGHT_BIT)
                    if self._above[last * HISTORIES + stays]:
                        self._add(first, LIGHT, last, BITS[stays])
                        row |= BITS[stays]
                    if first_turns & BITS[turns] and self._above[last * HISTORIES + turns]:
                        self._add(first, turns, last, BITS[turns])
                if first_turns & BITS[is_dark]:
                    self._add(first, is_dark, last, row & DARK_BITS)
                if self._above[last * HISTORIES + is_dark]:
                    history = 0
                    while history < LIGHT:
                        if self._gaps[(first * HISTORIES + history) * self._width + last] & LIGHT_BIT:
                            self._add(first, history, last, BITS[is_dark])
                        history += 1
                last += 2
            first += 1

    def _chain(self) -> None:
        """Find the histories of three gaps one after another."""
        width: i64 = self._width
        gaps = self._gaps
        doubles: list[int] = [0] * width
        first: i64 = 0
        while first <= self.size:
            history: i64 = 0
            while history < HISTORIES:
                base: i64 = (first * HISTORIES + history) * width
                third: i64 = 0
                while third < width:
                    doubles[third] = 0
                    self._triples[base + third] = 0
                    third += 1
                second: i64 = first + 1
                while second <= self.size:
                    row: i64 = gaps[base + second]
                    if row:
                        row = self._all_above(second, row)
                        if row:
                            third = second + 1
                            while third <= self.size:
                                doubles[third] |= self._across(second, row, third)
                                third += 2
                    second += 2
                third = first + 2
                while third <= self.size:
                    row = doubles[third]
                    if row:
                        row = self._all_above(third, row)
                        if row:
                            last: i64 = third + 1
                            while last <= self.size + 1:
                                self._triples[base + last] |= self._across(third, row, last)
                                last += 2
                    third += 2
                history += 1
            first += 1

    def _close_by_suit(self) -> None:
        """Close gaps by removing the middle two of four, with both ends dark and of one suit."""
        first: i64 = 1
        while first <= self.size:
            last: i64 = first + 3
            while last <= self.size:
                if self._ties[(first * self._width + last) * 4 + 3] & 1:
                    history: i64 = 0
                    while history < LIGHT:
                        row: i64 = self._triples[(first * HISTORIES + history) * self._width + last] & DARK_BITS
                        if row:
                            self._add(first, history, last, row)
                        history += 1
                last += 2
            first += 1

    def _close_by_rank(self) -> None:
        """Close gaps by removing all of four, with both ends dark and of one rank."""
        width: i64 = self._width
        first: i64 = 1
        while first <= self.size:
            last: i64 = first + 3
            while last <= self.size:
                if self._ties[(first * width + last) * 4 + 3] & 2:
                    self._close_around(first, last)
                last += 2
            first += 1

    def _close_around(self, first: i64, last: i64) -> None:
        """Close the gaps around four of which two cards are the ends."""
        width: i64 = self._width
        rows: list[int] = [0] * HISTORIES
        history: i64 = 0
        while history < LIGHT:
            row: i64 = self._triples[(first * HISTORIES + history) * width + last] & DARK_BITS
            rows[history] = self._all_above(last, row)
            history += 1
        below: i64 = first - 1
        while below >= 0:
            history = 0
            while history < HISTORIES:
                row = self._gaps[(below * HISTORIES + history) * width + first] & DARK_BITS
                if row:
                    row = self._all_above(first, row)
                    reached: i64 = 0
                    while row:
                        low: i64 = row & -row
                        row ^= low
                        reached |= rows[PLACES[low % MODULUS]]
                    if reached:
                        above: i64 = last + 1
                        while above <= self.size + 1:
                            row = self._across(last, reached, above)
                            if row:
                                self._add(below, history, above, row)
                            above += 2
                history += 1
            below -= 2

    def _least_left(self) -> int:
        """Return the fewest points that can be left in a hand: two for each light card, one for each dark one."""
        many: i64 = 1000
        width: i64 = self._width
        # By a place and its history in the gap above it.
        least: list[int] = [many] * (width * HISTORIES)
        least[LIGHT] = 0
        last: i64 = 1
        while last < width:
            rows: list[int] = [many] * HISTORIES
            first: i64 = last - 1
            while first >= 0:
                history: i64 = 0
                while history < HISTORIES:
                    points: i64 = least[first * HISTORIES + history]
                    row: i64 = self._gaps[(first * HISTORIES + history) * width + last] if points < many else 0
                    while row:
                        low: i64 = row & -row
                        row ^= low
                        place: i64 = PLACES[low % MODULUS]
                        if points < rows[place]:
                            rows[place] = points
                    history += 1
                first -= 2
            history = 0
            while history < HISTORIES:
                points = rows[history]
                if points < many and last <= self.size:
                    points += 2 if history == LIGHT else 1
                row = self._above[last * HISTORIES + history] if points < many else 0
                while row:
                    low = row & -row
                    row ^= low
                    place = last * HISTORIES + PLACES[low % MODULUS]
                    if points < least[place]:
                        least[place] = points
                history += 1
            last += 1
        end: i64 = (width - 1) * HISTORIES + LIGHT
        return least[end]
