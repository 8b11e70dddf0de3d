"""A close upper bound of the gain of a hand of Flip, from how the gaps between its cards can close.

The gap between two cards closes once all cards between them are removed; until then only plays of cards
from the first to the second of them remove any. So for every two cards this finds from shorter gaps whether
theirs can close, and the states of both by then. The state of a dark card names the last play that turned it,
or that it stood in the middle of while others turned. Both gaps beside a card belong to one game only if they
name the same play, so they are joined only then.

All that can happen in a game is found, so no game gains more. What is found can still be impossible, because
a state does not tell the plays before the last one. A second search has states that also name the play that
turned the card, as far as there are numbers enough.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.flip.hand import DECK, SIDES

TURNS: Final = 59
"""The last play of a dark card has a number below this; if a card has more of them, some share a number."""
START: Final = 59
"""The number for a card that was dark at the start and has had no such play."""
LIGHT: Final = 60
"""The number for a light card. Sets of states are whole numbers, with a bit for each of these numbers."""
STATES: Final = 61
BITS: Final = [1 << state for state in range(STATES)]
LIGHT_BIT: Final = 1 << LIGHT
DARK_BITS: Final = LIGHT_BIT - 1
MODULUS: Final = 67
"""Powers of two up to the 65th differ in their remainders by this."""


def _states_of_bits() -> list[int]:
    """Return the state of each bit, by the bit's remainder."""
    states = [0] * MODULUS
    for state in range(STATES):
        states[(1 << state) % MODULUS] = state
    return states


STATES_OF_BITS: Final = _states_of_bits()


class Turn:
    """A play that turns cards dark: the four places, their sets of states before, and their numbers of it."""

    def __init__(self, places: list[int], befores: list[int], numbers: list[int]) -> None:
        self.places = places
        self.befores = befores
        self.numbers = numbers  # -1 for an end that does not turn


class ClosedGaps:
    """The gaps that can close, found from one another until nothing changes.

    Places are counted from 1; the one below the first card and the one above the last stand for the ends.
    """

    def __init__(self, cards: list[int], ties: bytes, shares: list[int]) -> None:
        """Prepare a search.

        For each place ``shares`` says how many states name the same turn; with 0 they name only a last play.
        """
        size = len(cards)
        self._shares = shares
        width = size + 2
        self._size: i64 = size
        self._width: i64 = width
        self._points: list[int] = [0, *[1 if card >= DECK else 2 for card in cards], 0]
        # For two places what they share, by both sides: 1 suit, 2 rank, 4 if both are dark.
        self._ties: list[int] = [0] * (width * width * 4)
        for first in range(size):
            for last in range(first + 3, size, 2):
                for sides in range(4):
                    one = cards[first] % DECK + DECK * (sides // 2)
                    other = cards[last] % DECK + DECK * (sides % 2)
                    self._ties[((first + 1) * width + last + 1) * 4 + sides] = ties[one * SIDES + other]
        # By a place, its state and a higher place: that one's states, if the gap can close with these.
        self._gaps: list[int] = [0] * (width * STATES * width)
        # The same for two and for three gaps, one after another.
        self._doubles: list[int] = [0] * (width * STATES * width)
        self._triples: list[int] = [0] * (width * STATES * width)
        self._turns: list[Turn] = []
        self._known_turns: set[int] = set()
        # By a place, the plays that turn it, and those that it stands in the middle of while others turn.
        self._turn_counts: list[int] = [0] * width
        self._other_counts: list[int] = [0] * width
        self._has_changed = True
        states = [LIGHT, *[START if card >= DECK else LIGHT for card in cards], LIGHT]
        for place in range(size + 1):
            self._add(place, states[place], place + 1, BITS[states[place + 1]])

    def gain(self) -> int:
        """Return the upper bound of the gain."""
        while self._has_changed:
            self._has_changed = False
            self._find_turns()
            for turn in self._turns:
                self._turn(turn)
            self._chain(self._gaps, self._doubles)
            self._chain(self._doubles, self._triples)
            self._close_gaps()
        total = 0
        for points in self._points:
            total += points
        return total - self._least_left()

    def _add(self, first: i64, state: i64, last: i64, states: i64) -> None:
        """Add states of two cards with which their gap can close."""
        at: i64 = (first * STATES + state) * self._width + last
        known: i64 = self._gaps[at]
        if states & ~known:
            self._gaps[at] = known | states
            self._has_changed = True

    def _across(self, first: i64, states: i64, last: i64) -> i64:
        """Return the states of a card above a gap that can close, by those of the card below it."""
        result: i64 = 0
        gaps = self._gaps
        base: i64 = first * STATES
        while states:
            bit: i64 = states & -states
            states ^= bit
            result |= gaps[(base + STATES_OF_BITS[bit % MODULUS]) * self._width + last]
        return result

    def _find_turns(self) -> None:
        """Find the plays that turn cards dark, by the sides that the four cards show."""
        for first in range(1, self._size - 2):
            for second in range(first + 1, self._size - 1, 2):
                for side in range(2):
                    states = self._across(first, DARK_BITS if side else LIGHT_BIT, second)
                    if states & LIGHT_BIT:
                        self._find_third([first, second], 2 * side, LIGHT_BIT)
                    if states & DARK_BITS:
                        self._find_third([first, second], 2 * side + 1, states & DARK_BITS)

    def _find_third(self, places: list[int], sides: i64, states: i64) -> None:
        """Find the third of four cards, by the states that the second can have."""
        second: i64 = places[1]
        for third in range(second + 1, self._size, 2):
            reached: i64 = self._across(second, states, third)
            if reached & LIGHT_BIT:
                self._find_last([*places, third], 2 * sides, LIGHT_BIT)
            if reached & DARK_BITS:
                self._find_last([*places, third], 2 * sides + 1, reached & DARK_BITS)

    def _find_last(self, places: list[int], sides: i64, states: i64) -> None:
        """Find the last of four cards, by the states that the third can have."""
        first: i64 = places[0]
        third: i64 = places[2]
        for last in range(third + 1, self._size + 1, 2):
            at: i64 = (first * self._width + last) * 4 + 2 * (sides >> 2)
            if self._ties[at] or self._ties[at + 1]:
                reached: i64 = self._across(third, states, last)
                if reached & LIGHT_BIT:
                    self._find_turn([*places, last], 2 * sides, self._ties[at])
                if reached & DARK_BITS:
                    self._find_turn([*places, last], 2 * sides + 1, self._ties[at + 1])

    def _find_turn(self, places: list[int], sides: i64, tie: i64) -> None:
        """Add the turning plays of four cards whose ends share something, unless they are known.

        The sides are bits, of which the first card has the highest: 1 for dark.
        """
        key = sides
        for place in places:
            key = key * self._width + place
        if key in self._known_turns:
            return
        self._known_turns.add(key)
        if tie & 1 and sides & 6 != 6:
            self._add_turn(places, sides, 9)
        if tie & 2 and sides != 15:
            self._add_turn(places, sides, sides & 9)

    def _add_turn(self, places: list[int], sides: i64, stays: i64) -> None:
        """Add a play that turns cards dark, with bits for the ends that it does not turn."""
        numbers = []
        befores = []
        bit: i64 = 8
        for place in places:
            befores.append(DARK_BITS if sides & bit else LIGHT_BIT)
            if stays & bit:
                numbers.append(-1)
            else:
                numbers.append(self._number(place, is_turned=sides & bit == 0))
            bit >>= 1
        self._turns.append(Turn(places, befores, numbers))
        self._has_changed = True

    def _number(self, place: i64, *, is_turned: bool) -> int:
        """Return the number of one more play for a card; below -1 for what is added to a number."""
        turns: i64 = self._turn_counts[place]
        others: i64 = self._other_counts[place]
        share: i64 = self._shares[place]
        if is_turned:
            self._turn_counts[place] += 1
        else:
            self._other_counts[place] += 1
        if share == 0:
            return (turns + others) % TURNS
        if is_turned:
            return turns % (TURNS // share) * share
        return -3 - others % (share - 1)

    def shares(self) -> list[int]:
        """Return for each place how many states should name the same turn, by the plays that were found."""
        return [max(2, min(others + 1, TURNS)) for others in self._other_counts]

    def _turn(self, turn: Turn) -> None:
        """Add the states after a play: of the gaps between its four cards, and of those beside them."""
        places = turn.places
        numbers = turn.numbers
        for index in range(3):
            self._turn_two(
                places[index],
                numbers[index],
                places[index + 1],
                numbers[index + 1],
                turn.befores[index],
                turn.befores[index + 1],
            )
        if numbers[0] >= 0:
            for below in range(places[0] - 1, -1, -2):
                self._turn_two(below, -1, places[0], numbers[0], LIGHT_BIT | DARK_BITS, LIGHT_BIT)
        if numbers[3] >= 0:
            for above in range(places[3] + 1, self._width, 2):
                self._turn_two(places[3], numbers[3], above, -1, LIGHT_BIT, LIGHT_BIT | DARK_BITS)

    def _turn_two(
        self, first: i64, number: i64, last: i64, other: i64, before: i64, other_before: i64
    ) -> None:
        """Add the states of two neighbors after a play with one or both, from those before it."""
        while before:
            bit: i64 = before & -before
            before ^= bit
            state: i64 = STATES_OF_BITS[bit % MODULUS]
            states: i64 = self._gaps[(first * STATES + state) * self._width + last] & other_before
            if states:
                after: i64 = state if number == -1 else self._after(first, state, number)
                self._add(first, after, last, states if other == -1 else self._all_after(last, states, other))

    def _after(self, place: i64, state: i64, number: i64) -> i64:
        """Return the state of a card after a play, by its state before."""
        if number >= 0:
            return number
        share: i64 = self._shares[place]
        return -2 - number if state == START else state - state % share - 2 - number

    def _all_after(self, place: i64, states: i64, number: i64) -> i64:
        """Return the states of a card after a play, by those before."""
        result: i64 = 0
        while states:
            bit: i64 = states & -states
            states ^= bit
            result |= BITS[self._after(place, STATES_OF_BITS[bit % MODULUS], number)]
        return result

    def _chain(self, rows: list[int], longer: list[int]) -> None:
        """Continue rows of gaps by one gap more."""
        width: i64 = self._width
        base: i64 = 0
        for first in range(width):
            for _ in range(STATES):
                for place in range(first + 1, width - 1):
                    states: i64 = rows[base + place]
                    if states:
                        above: i64 = place + 1
                        while above < width:
                            longer[base + above] |= self._across(place, states, above)
                            above += 2
                base += width

    def _close_gaps(self) -> None:
        """Close gaps by removing two or four cards between them, with both ends of the four dark."""
        for first in range(1, self._size - 2):
            for last in range(first + 3, self._size + 1, 2):
                tie = self._ties[(first * self._width + last) * 4 + 3]
                if tie & 1:
                    for state in range(LIGHT):
                        states = self._triples[(first * STATES + state) * self._width + last]
                        self._add(first, state, last, states & DARK_BITS)
                if tie & 2:
                    self._close_around(first, last)

    def _close_around(self, first: i64, last: i64) -> None:
        """Close the gaps around four cards with these ends, which are removed."""
        width: i64 = self._width
        rows = [self._triples[(first * STATES + state) * width + last] & DARK_BITS for state in range(LIGHT)]
        for below in range(first - 1, -1, -2):
            for state in range(STATES):
                states: i64 = self._gaps[(below * STATES + state) * width + first] & DARK_BITS
                reached: i64 = 0
                while states:
                    bit: i64 = states & -states
                    states ^= bit
                    reached |= rows[STATES_OF_BITS[bit % MODULUS]]
                if reached:
                    for above in range(last + 1, width, 2):
                        self._add(below, state, above, self._across(last, reached, above))

    def _least_left(self) -> int:
        """Return the fewest points that can be missing at the end: two by light cards, one by dark ones."""
        width: i64 = self._width
        many: i64 = 2 * width
        least: list[int] = [many] * (width * STATES)
        least[LIGHT] = 0
        for last in range(1, width):
            for first in range(last - 1, -1, -2):
                for state in range(STATES):
                    left: i64 = least[first * STATES + state]
                    states: i64 = self._gaps[(first * STATES + state) * width + last] if left < many else 0
                    while states:
                        bit: i64 = states & -states
                        states ^= bit
                        other: i64 = STATES_OF_BITS[bit % MODULUS]
                        points: i64 = left
                        if last <= self._size:
                            points += 2 if other == LIGHT else 1
                        if points < least[last * STATES + other]:
                            least[last * STATES + other] = points
        return least[(width - 1) * STATES + LIGHT]


def close_bound(cards: list[int], ties: bytes) -> int:
    """Return an upper bound of the gain of a hand."""
    last_plays = ClosedGaps(cards, ties, [0] * (len(cards) + 2))
    bound = last_plays.gain()
    with_turns = ClosedGaps(cards, ties, last_plays.shares())
    return min(bound, with_turns.gain())
