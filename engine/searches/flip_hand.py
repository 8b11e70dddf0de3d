"""A hand of Flip whose plays are known at every moment: one play changes few of them.

Cards stand at places 0, 1, 2 … from the bottom up and keep them; what is removed is passed over. A play is
known by the place of the first of its four cards and its kind: 0 turns the middle two, 1 turns all four, 2
removes the middle two, 3 removes all four. Its code says besides which sides the two ends show, so that what
is learnt of a play holds wherever in the game it can be made.
"""

from typing import Final

from mypy_extensions import i64

DECK: Final = 52
"""A card is 0 to 51 with its light side up and 52 more with its dark one."""
SIDES: Final = 2 * DECK
"""What two cards have in common is told by ties: at ``first * SIDES + last`` 1 for the suit, 2 for the rank,
and 4 besides if both are dark."""


class Hand:
    """The cards, which is next to which, and the plays that there are."""

    def __init__(self, cards: list[int], ties: bytes) -> None:
        size = len(cards)
        self.size: i64 = size
        self.codes: i64 = 0
        # By the places of both ends and the sides that they show: the tie, and eight times a play's code.
        self.ties: list[int] = []
        self._know(cards, ties)
        # A place after the last stands for the top's end, one more for the bottom's: they lead to themselves.
        self.after: list[int] = [*range(1, size + 1), size, size + 1]
        self.before: list[int] = [size + 1, *range(size), size + 1]
        self.dark: list[int] = [card // DECK for card in cards] + [0, 0]
        # Places that a play begins at; where in that list each stands; the one or two plays that begin there.
        self.active: list[int] = []
        self.spots: list[int] = [-1] * (size + 2)
        self.one: list[int] = [-1] * (size + 2)
        self.two: list[int] = [-1] * (size + 2)
        for place in range(size):
            self._look(place)
        self._begin: list[list[int]] = []
        self._begin = [self.after, self.before, self.dark, self.active, self.spots, self.one, self.two]

    def _know(self, cards: list[int], ties: bytes) -> None:
        """Give codes to all plays that there can ever be.

        Cards leave by twos and fours, so only those at odd distances can become the ends of four.
        """
        size = len(cards)
        self.ties = [0] * (size * size * 4)
        for first in range(size):
            for last in range(first + 3, size, 2):
                for sides in range(4):
                    one = cards[first] % DECK + DECK * (sides // 2)
                    other = cards[last] % DECK + DECK * (sides % 2)
                    tie = ties[one * SIDES + other]
                    if tie:
                        self.ties[(first * size + last) * 4 + sides] = self.codes * 8 + tie
                        self.codes += 4

    def reset(self) -> None:
        """Go back to the beginning."""
        begin = self._begin
        self.after = begin[0][:]
        self.before = begin[1][:]
        self.dark = begin[2][:]
        self.active = begin[3][:]
        self.spots = begin[4][:]
        self.one = begin[5][:]
        self.two = begin[6][:]

    def play(self, place: i64, kind: i64) -> i64:
        """Make a play that there is, and return by how much the score rises."""
        after = self.after
        dark = self.dark
        second: i64 = after[place]
        third: i64 = after[second]
        last: i64 = after[third]
        sides: i64 = dark[second] + dark[third]
        if kind == 0:
            dark[second] = 1
            dark[third] = 1
            self._look_back(third, 5)
            return 2 - sides
        if kind == 2:
            self._join(place, last)
            self._drop(second)
            self._drop(third)
            self._look_back(place, 3)
            return 4 - sides
        sides += dark[place] + dark[last]
        if kind == 1:
            dark[place] = 1
            dark[second] = 1
            dark[third] = 1
            dark[last] = 1
            self._look_back(last, 7)
            return 4 - sides
        under: i64 = self.before[place]
        self._join(under, after[last])
        self._drop(place)
        self._drop(second)
        self._drop(third)
        self._drop(last)
        self._look_back(under, 3)
        return 8 - sides

    def _join(self, under: i64, over: i64) -> None:
        """Make two cards neighbours; what lay between them is gone."""
        if under != self.size + 1:
            self.after[under] = over
        if over != self.size:
            self.before[over] = under

    def _look_back(self, place: i64, count: i64) -> None:
        """Look anew for plays that begin at a place or at those below it, so many in all."""
        bottom: i64 = self.size + 1
        while count > 0 and place != bottom:
            self._look(place)
            place = self.before[place]
            count -= 1

    def _look(self, place: i64) -> None:
        """See which plays begin at a place."""
        after = self.after
        second: i64 = after[place]
        third: i64 = after[second]
        last: i64 = after[third]
        one: i64 = -1
        two: i64 = -1
        if last != self.size:
            dark = self.dark
            ends: i64 = 2 * dark[place] + dark[last]
            tie: i64 = self.ties[(place * self.size + last) * 4 + ends]
            if tie != 0:
                code: i64 = tie >> 3
                is_light: bool = dark[second] + dark[third] < 2
                if tie & 4:  # both dark: cards go, by suit or by rank, for no two dark faces are the same
                    kind: i64 = 0 if tie & 1 else 1
                    one = code + kind + 2
                    if is_light:
                        two = code + kind
                else:
                    if tie & 1 and is_light:
                        one = code
                    if tie & 2:  # one end at least is light, and it turns with the others
                        two = one
                        one = code + 1
        self.one[place] = one
        self.two[place] = two
        if one < 0:
            self._drop(place)
        elif self.spots[place] < 0:
            self.spots[place] = len(self.active)
            self.active.append(place)

    def _drop(self, place: i64) -> None:
        """Take a place off those that a play begins at."""
        spot: i64 = self.spots[place]
        if spot >= 0:
            moved: i64 = self.active.pop()
            if moved != place:
                self.active[spot] = moved
                self.spots[moved] = spot
            self.spots[place] = -1
