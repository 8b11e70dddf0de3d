"""More than a hand of Flip can bring: proof that a deal cannot be won, without trying its games.

Whatever might become dark or go is taken to do so whenever that helps, so nothing that is possible is left
out. Two cards can come to be the ends of four if at most two of those between them are bound to stay. What
goes between neighbours of then goes by twos and fours, so even numbers of cards lie between them now.
"""

from mypy_extensions import i64

from engine.searches.flip_hand import DECK, SIDES

LIGHT_SHOWS = 1
DARK_SHOWS = 2


class Bound:
    """What each card may come to, found by going through all pairs until nothing new is there."""

    def __init__(self, cards: list[int], ties: bytes) -> None:
        self._cards = cards
        self._ties = ties
        self._shows: list[int] = [DARK_SHOWS if card >= DECK else LIGHT_SHOWS for card in cards]
        """The sides that a card may come to show."""
        self._goes: list[bool] = [False] * len(cards)
        """Whether it may come to be removed."""
        self._is_new = True

    def most(self) -> int:
        """Return by how much the score can rise at most."""
        size: i64 = len(self._cards)
        while self._is_new:
            self._is_new = False
            first: i64 = 0
            while first < size:
                last: i64 = first + 3
                while last < size:
                    self._meet(first, last)
                    last += 2
                first += 1
        gain = 0
        for place, card in enumerate(self._cards):
            worth = 1 if card >= DECK else 2
            if self._goes[place]:
                gain += worth
            elif self._shows[place] & DARK_SHOWS:
                gain += worth - 1
        return gain

    def _meet(self, first: i64, last: i64) -> None:
        """Let two cards be the ends of four, if they may come to be, and do all that they may then do."""
        tie: i64 = self._tie(first, last)
        if tie == 0:
            return
        odd: i64 = (
            -1
        )  # the one that stays at an odd distance from the first card: it must be the second of four
        even: i64 = -1
        place: i64 = first + 1
        while place < last:
            if not self._goes[place]:
                if (place - first) & 1:
                    if odd >= 0 or even >= 0:
                        return
                    odd = place
                else:
                    if even >= 0:
                        return
                    even = place
            place += 1
        self._do(first, last, tie, odd, even)

    def _do(self, first: i64, last: i64, tie: i64, odd: i64, even: i64) -> None:
        """Turn and remove what the ends may turn and remove, with those that may be between them then."""
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
        """Return 1 for suit and 2 for rank that the ends may share, 4 if both dark, 8 if by rank then."""
        found: i64 = 0
        one: i64 = self._cards[first] % DECK
        other: i64 = self._cards[last] % DECK
        shown: i64 = self._shows[first]
        shown_last: i64 = self._shows[last]
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
        """Know of a card that it may come to be dark, and perhaps to go."""
        if not self._shows[place] & DARK_SHOWS:
            self._shows[place] += DARK_SHOWS
            self._is_new = True
        if goes and not self._goes[place]:
            self._goes[place] = True
            self._is_new = True
