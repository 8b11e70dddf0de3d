"""All that can become of a hand of Flip, where that is not too much."""

from mypy_extensions import i64

from engine.searches.flip_hand import DECK, SIDES


class States:
    """Every hand that plays can lead to, each a position, as far as the budget goes."""

    def __init__(self, cards: list[int], ties: bytes, budget: int) -> None:
        self.budget: i64 = budget
        self.is_whole = True
        """Whether no hand was left out."""
        self.gain = 0
        """By how much the best hand raises the score."""
        self.hands: list[bytes] = [bytes(cards)]
        self._ties = ties
        # Of each hand the one that led to it, and by which play: four times its place, and its kind.
        self._origins: list[int] = [0]
        self._plays: list[int] = [0]
        self._known: set[bytes] = set(self.hands)

    def explore(self) -> None:
        """Look at one hand after another, until there is none or the budget ends."""
        number: i64 = 0
        while self.is_whole and number < len(self.hands):
            self._expand(number)
            number += 1

    def best(self) -> list[int]:
        """Set the best gain, and return the plays that bring it."""
        number = 0
        start = least = weight_of(self.hands[0])
        for other, hand in enumerate(self.hands):
            left = weight_of(hand)
            if left < least:
                number, least = other, left
        self.gain = start - least
        plays: list[int] = []
        while number != 0:
            plays.append(self._plays[number])
            number = self._origins[number]
        plays.reverse()
        return plays

    def _expand(self, number: i64) -> None:
        """Find the hands that one play leads to."""
        hand = self.hands[number]
        start: i64 = 0
        last: i64 = len(hand) - 4
        while start <= last:
            first: i64 = hand[start]
            end: i64 = hand[start + 3]
            tie: i64 = self._ties[first * SIDES + end]
            if tie & 1:
                if hand[start + 1] < DECK or hand[start + 2] < DECK:
                    self._reach(number, start, 0, _turned(hand, start + 1, start + 3))
                if tie & 4:
                    self._reach(number, start, 2, hand[: start + 1] + hand[start + 3 :])
            if tie & 2:
                if min(hand[start : start + 4]) < DECK:
                    self._reach(number, start, 1, _turned(hand, start, start + 4))
                if tie & 4:
                    self._reach(number, start, 3, hand[:start] + hand[start + 4 :])
            start += 1

    def _reach(self, origin: i64, start: i64, kind: i64, hand: bytes) -> None:
        """Keep a hand that was not known before."""
        if hand in self._known:
            return
        if len(self.hands) >= self.budget:
            self.is_whole = False
            return
        self._known.add(hand)
        self.hands.append(hand)
        self._origins.append(origin)
        self._plays.append(4 * start + kind)


def weight_of(hand: bytes) -> int:
    """Return what a hand still keeps from the score: two for a light card, one for a dark one."""
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
