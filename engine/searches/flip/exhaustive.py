"""Exhaustive search of Flip, for hands with few positions."""

from mypy_extensions import i64

from engine.searches.flip.hand import DECK, SIDES


class ExhaustiveSearch:
    """Every hand that plays can lead to, each a position, within a budget."""

    def __init__(self, cards: list[int], ties: bytes, budget: int) -> None:
        self.budget: i64 = budget
        self.is_complete = True  # whether every hand was reached within the budget
        self.gain = 0  # by how much the best hand raises the score
        self.hands: list[bytes] = [bytes(cards)]
        self._ties = ties
        # For each hand its parent, and the play that led to it: four times its place, plus its kind.
        self._parents: list[int] = [0]
        self._plays: list[int] = [0]
        self._known: set[bytes] = set(self.hands)

    def run(self) -> None:
        """Expand one hand after another, until none is left or the budget ends."""
        number: i64 = 0
        while self.is_complete and number < len(self.hands):
            self._expand(number)
            number += 1

    def best(self) -> list[int]:
        """Set the best gain, and return the plays that lead to it."""
        number = 0
        start = least = missing_points(self.hands[0])
        for other, hand in enumerate(self.hands):
            left = missing_points(hand)
            if left < least:
                number, least = other, left
        self.gain = start - least
        plays: list[int] = []
        while number != 0:
            plays.append(self._plays[number])
            number = self._parents[number]
        plays.reverse()
        return plays

    def _expand(self, number: i64) -> None:
        """Add the hands that one play leads to."""
        hand = self.hands[number]
        start: i64 = 0
        last: i64 = len(hand) - 4
        while start <= last:
            first: i64 = hand[start]
            end: i64 = hand[start + 3]
            tie: i64 = self._ties[first * SIDES + end]
            if tie & 1:
                if hand[start + 1] < DECK or hand[start + 2] < DECK:
                    self._add(number, start, 0, _turned(hand, start + 1, start + 3))
                if tie & 4:
                    self._add(number, start, 2, hand[: start + 1] + hand[start + 3 :])
            if tie & 2:
                if min(hand[start : start + 4]) < DECK:
                    self._add(number, start, 1, _turned(hand, start, start + 4))
                if tie & 4:
                    self._add(number, start, 3, hand[:start] + hand[start + 4 :])
            start += 1

    def _add(self, origin: i64, start: i64, kind: i64, hand: bytes) -> None:
        """Add a hand unless it was reached before."""
        if hand in self._known:
            return
        if len(self.hands) >= self.budget:
            self.is_complete = False
            return
        self._known.add(hand)
        self.hands.append(hand)
        self._parents.append(origin)
        self._plays.append(4 * start + kind)


def missing_points(hand: bytes) -> int:
    """Return the points that a hand still lacks: two for each light card, one for each dark one."""
    weight: i64 = 0
    for card in hand:
        weight += 1 if card >= DECK else 2
    return weight


def _turned(hand: bytes, begin: i64, end: i64) -> bytes:
    """Return a hand with some cards turned dark."""
    cards = bytearray(hand)
    while begin < end:
        if cards[begin] < DECK:
            cards[begin] += DECK
        begin += 1
    return bytes(cards)
