"""An upper bound of the gain of a hand of Flip: proves that a deal cannot be won without playing it out.

This is a relaxation: a card that might turn dark or be removed is assumed to do so whenever that helps, so no
possible play is missed. Two cards can become the ends of four if at most two of those between them cannot be
removed. Cards are removed by twos and fours, so future neighbors have an even number of cards between them.
"""

from mypy_extensions import i64

from engine.searches.flip.hand import DECK, SIDES

LIGHT_SHOWS = 1
DARK_SHOWS = 2


class UpperBound:
    """What may happen to each card, found by visiting all pairs until nothing changes."""

    def __init__(self, cards: list[int], ties: bytes) -> None:
        self._cards = cards
        self._ties = ties
        self._may_show: list[int] = [DARK_SHOWS if card >= DECK else LIGHT_SHOWS for card in cards]
        """The sides that a card may show."""
        self._may_be_removed: list[bool] = [False] * len(cards)  # whether a card may be removed
        self._has_changed = True

    def gain(self) -> int:
        """Return the upper bound of the gain."""
        size: i64 = len(self._cards)
        while self._has_changed:
            self._has_changed = False
            first: i64 = 0
            while first < size:
                last: i64 = first + 3
                while last < size:
                    self._visit(first, last)
                    last += 2
                first += 1
        gain = 0
        for place, card in enumerate(self._cards):
            points = 1 if card >= DECK else 2
            if self._may_be_removed[place]:
                gain += points
            elif self._may_show[place] & DARK_SHOWS:
                gain += points - 1
        return gain

    def _visit(self, first: i64, last: i64) -> None:
        """If two cards may become the ends of four, apply all plays that they may allow."""
        tie: i64 = self._tie(first, last)
        if tie == 0:
            return
        # The card that stays at an odd distance from the first must be the second of the four.
        odd: i64 = -1
        even: i64 = -1
        place: i64 = first + 1
        while place < last:
            if not self._may_be_removed[place]:
                if (place - first) & 1:
                    if odd >= 0 or even >= 0:
                        return
                    odd = place
                else:
                    if even >= 0:
                        return
                    even = place
            place += 1
        self._apply(first, last, tie, odd, even)

    def _apply(self, first: i64, last: i64, tie: i64, odd: i64, even: i64) -> None:
        """Mark the cards that the ends may turn or remove, including those that may be between them."""
        goes: bool = tie & 4 != 0
        place: i64 = first + 1
        while place < last:
            if (place - first) & 1:
                is_between: bool = place == odd or (odd < 0 and (even < 0 or place < even))
            else:
                is_between = place == even or (even < 0 and place > odd)
            if is_between:
                self._mark(place, goes)
            place += 1
        if tie & 2:
            goes = tie & 8 != 0
            self._mark(first, goes)
            self._mark(last, goes)

    def _tie(self, first: i64, last: i64) -> i64:
        """Return what the ends may share: 1 suit, 2 rank; 4 if both may be dark, 8 if by rank then."""
        found: i64 = 0
        one: i64 = self._cards[first] % DECK
        other: i64 = self._cards[last] % DECK
        shown: i64 = self._may_show[first]
        shown_last: i64 = self._may_show[last]
        sides: i64 = 0
        while sides < 4:
            if shown & (1 + (sides >> 1)) and shown_last & (1 + (sides & 1)):
                tie: i64 = self._ties[(one + DECK * (sides >> 1)) * SIDES + other + DECK * (sides & 1)]
                found |= tie
                if tie & 4 and tie & 2:
                    found |= 8
            sides += 1
        return found

    def _mark(self, place: i64, goes: bool) -> None:
        """Mark a card as one that may turn dark, and perhaps be removed."""
        if not self._may_show[place] & DARK_SHOWS:
            self._may_show[place] += DARK_SHOWS
            self._has_changed = True
        if goes and not self._may_be_removed[place]:
            self._may_be_removed[place] = True
            self._has_changed = True
