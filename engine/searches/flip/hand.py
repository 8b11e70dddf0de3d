"""A hand of Flip that updates its legal plays incrementally: one play changes few of them.

Cards have places 0, 1, 2 … from the bottom up and keep them; removed cards are skipped by links. A play is
given by the place of the first of its four cards and its kind: 0 turns the middle two, 1 turns all four, 2
removes the middle two, 3 removes all four. Its code also contains the sides that the two ends show, so a
policy learns the same play wherever in the game it occurs.
"""

from typing import Final

from mypy_extensions import i64

DECK: Final = 52
"""A card is 0 to 51 with its light side up and 52 more with its dark one."""
SIDES: Final = 2 * DECK
"""Row length of the table of ties: at ``first * SIDES + last`` 1 for the same suit, 2 for the same rank, plus
4 if both cards are dark."""


class Hand:
    """A hand as linked lists of its cards, with its legal plays."""

    def __init__(self, cards: list[int], ties: bytes) -> None:
        size = len(cards)
        self.size: i64 = size
        self.codes: i64 = 0
        # By the places of both ends and the sides that they show: the tie plus eight times the play's code.
        self.ties: list[int] = []
        self._assign_codes(cards, ties)
        # Sentinels after the last place, one for the top end and one for the bottom end, link to themselves.
        self.after: list[int] = [*range(1, size + 1), size, size + 1]
        self.before: list[int] = [size + 1, *range(size), size + 1]
        self.dark: list[int] = [card // DECK for card in cards] + [0, 0]
        # Places where a play begins; the index of each place in that list; the one or two plays there.
        self.active: list[int] = []
        self.active_index: list[int] = [-1] * (size + 2)
        self.one: list[int] = [-1] * (size + 2)
        self.two: list[int] = [-1] * (size + 2)
        for place in range(size):
            self._update(place)
        self._start: list[list[int]] = []
        self._start = [self.after, self.before, self.dark, self.active, self.active_index, self.one, self.two]

    def _assign_codes(self, cards: list[int], ties: bytes) -> None:
        """Assign codes to all plays that are ever possible.

        Cards are removed by twos and fours, so only those at odd distances can become the ends of four.
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
        """Return to the start of the game."""
        begin = self._start
        self.after = begin[0][:]
        self.before = begin[1][:]
        self.dark = begin[2][:]
        self.active = begin[3][:]
        self.active_index = begin[4][:]
        self.one = begin[5][:]
        self.two = begin[6][:]

    def play(self, place: i64, kind: i64) -> i64:
        """Make a legal play, and return by how much the score rises."""
        after = self.after
        dark = self.dark
        second: i64 = after[place]
        third: i64 = after[second]
        last: i64 = after[third]
        sides: i64 = dark[second] + dark[third]
        if kind == 0:
            dark[second] = 1
            dark[third] = 1
            self._update_below(third, 5)
            return 2 - sides
        if kind == 2:
            self._link(place, last)
            self._deactivate(second)
            self._deactivate(third)
            self._update_below(place, 3)
            return 4 - sides
        sides += dark[place] + dark[last]
        if kind == 1:
            dark[place] = 1
            dark[second] = 1
            dark[third] = 1
            dark[last] = 1
            self._update_below(last, 7)
            return 4 - sides
        under: i64 = self.before[place]
        self._link(under, after[last])
        self._deactivate(place)
        self._deactivate(second)
        self._deactivate(third)
        self._deactivate(last)
        self._update_below(under, 3)
        return 8 - sides

    def _link(self, under: i64, over: i64) -> None:
        """Link two cards as neighbors, removing those between them."""
        if under != self.size + 1:
            self.after[under] = over
        if over != self.size:
            self.before[over] = under

    def _update_below(self, place: i64, count: i64) -> None:
        """Update the plays that begin at a place and at those below it, ``count`` places in all."""
        bottom: i64 = self.size + 1
        while count > 0 and place != bottom:
            self._update(place)
            place = self.before[place]
            count -= 1

    def _update(self, place: i64) -> None:
        """Update the plays that begin at a place."""
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
                if tie & 4:  # both dark: removes by suit or by rank, because no two dark faces are equal
                    kind: i64 = 0 if tie & 1 else 1
                    one = code + kind + 2
                    if is_light:
                        two = code + kind
                else:
                    if tie & 1 and is_light:
                        one = code
                    if tie & 2:  # at least one end is light, and turns with the others
                        two = one
                        one = code + 1
        self.one[place] = one
        self.two[place] = two
        if one < 0:
            self._deactivate(place)
        elif self.active_index[place] < 0:
            self.active_index[place] = len(self.active)
            self.active.append(place)

    def _deactivate(self, place: i64) -> None:
        """Remove a place from those where a play begins."""
        index: i64 = self.active_index[place]
        if index >= 0:
            moved: i64 = self.active.pop()
            if moved != place:
                self.active[index] = moved
                self.active_index[moved] = index
            self.active_index[place] = -1
