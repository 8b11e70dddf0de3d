"""All hands of Flip that plays lead to from a late position, and what can be reached from each of them.

Hands are the numbers of their cards, as in ``engine/searches/flip``, because there are many of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.games.flip import PLAYS, SIZE, WINDOW
from engine.move import Move
from engine.puzzles.step import is_decision
from engine.searches.flip.exhaustive import missing_points
from engine.solvers.flip import TIES

TURNED = bytes([*range(SIZE, 2 * SIZE), *range(SIZE, 2 * SIZE), *range(2 * SIZE, 256)])
"""The number of each card with its dark face up."""


@dataclass(eq=False)
class Hand:
    """A hand, with what follows from all that it leads to."""

    cards: bytes
    line: tuple[Move, ...]
    """The plays that lead to it."""
    after: dict[Move, "Hand"] = field(default_factory=dict)
    missing: int = 0
    """The fewest points that can be missing at last."""
    plays: int = 0
    """The fewest plays to that."""
    decisions: int = 0
    """The fewest decisions on a way to that."""

    @property
    def keeping(self) -> dict[Move, "Hand"]:
        """The plays after which as many points can still be reached."""
        return {move: hand for move, hand in self.after.items() if hand.missing == self.missing}

    @property
    def is_decision(self) -> bool:
        """Whether few of several plays are right."""
        return is_decision(len(self.after), len(self.keeping))


def all_hands(start: bytes) -> list[Hand]:
    """Return all hands that plays lead to, the first one first; each is valued."""
    hands = [Hand(start, ())]
    known = {start: hands[0]}
    for hand in hands:
        for move, cards in plays(hand.cards):
            if cards not in known:
                known[cards] = Hand(cards, (*hand.line, move))
                hands.append(known[cards])
            hand.after[move] = known[cards]
    for hand in sorted(hands, key=lambda hand: missing_points(hand.cards)):
        _value(hand)
    return hands


def plays(hand: bytes) -> Iterator[tuple[Move, bytes]]:
    """Yield each play, and the hand after it."""
    for start, (first, last) in enumerate(zip(hand, hand[WINDOW - 1 :], strict=False)):
        tie = TIES[first * 2 * SIZE + last]
        if not tie:
            continue
        end = start + WINDOW
        if tie & 1:
            middle = hand[start + 1 : end - 1]
            if min(middle) < SIZE:
                yield PLAYS["turn"][start], hand[: start + 1] + middle.translate(TURNED) + hand[end - 1 :]
            if tie & 4:
                yield PLAYS["remove"][start], hand[: start + 1] + hand[end - 1 :]
        if tie & 2:
            four = hand[start:end]
            if min(four) < SIZE:
                yield PLAYS["turn-four"][start], hand[:start] + four.translate(TURNED) + hand[end:]
            if tie & 4:
                yield PLAYS["remove-four"][start], hand[:start] + hand[end:]


def _value(hand: Hand) -> None:
    """Value a hand of which every later one, which misses fewer points, is valued."""
    now = missing_points(hand.cards)
    hand.missing = min((now, *(later.missing for later in hand.after.values())))
    if hand.missing < now:
        right = [later for later in hand.after.values() if later.missing == hand.missing]
        hand.plays = 1 + min(later.plays for later in right)
        hand.decisions = is_decision(len(hand.after), len(right)) + min(later.decisions for later in right)
