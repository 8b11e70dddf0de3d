"""All hands of Flip that plays lead to from a late position, and which of them may be puzzles."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.games.flip import FlipPosition
from engine.move import Move
from engine.puzzles.step import is_decision

Line = tuple[Move, ...]
Plays = Callable[[FlipPosition], tuple[Move, ...]]


@dataclass
class Hand:
    """A hand, with what follows from all that it leads to."""

    position: FlipPosition
    line: Line
    """The plays that lead to it."""
    after: dict[Move, "Hand"] = field(default_factory=dict)
    most: int = 0
    """The most points that can be reached."""
    plays: int = 0
    """The fewest plays to them."""
    decisions: int = 0
    """The fewest decisions on a way to them."""

    @property
    def keeping(self) -> dict[Move, "Hand"]:
        """The plays after which as many points can still be reached."""
        return {move: hand for move, hand in self.after.items() if hand.most == self.most}

    @property
    def is_decision(self) -> bool:
        """Whether few of several plays are right."""
        return is_decision(len(self.after), len(self.keeping))


def all_hands(start: FlipPosition, choices: Plays) -> list[Hand]:
    """Return all hands that plays lead to, the first one first; each is valued."""
    hands = [Hand(start, ())]
    known = {_key(start): hands[0]}
    for hand in hands:
        for move in choices(hand.position):
            position = hand.position.after(move)
            key = _key(position)
            if key not in known:
                known[key] = Hand(position, (*hand.line, move))
                hands.append(known[key])
            hand.after[move] = known[key]
    for hand in sorted(hands, key=lambda hand: -_progress(hand.position)):
        _value(hand)
    return hands


def _key(position: FlipPosition) -> bytes:
    """Return what tells hands apart, which is faster than the hash of a position."""
    return bytes(card.number for card in position.hand)


def _value(hand: Hand) -> None:
    """Value a hand of which every later one is valued."""
    score = hand.position.score()
    hand.most = max((score, *(later.most for later in hand.after.values())))
    if hand.most > score:
        right = hand.keeping.values()
        hand.plays = 1 + min(later.plays for later in right)
        hand.decisions = hand.is_decision + min(later.decisions for later in right)


def _progress(position: FlipPosition) -> int:
    """Return a number that every play raises: cards that were removed count more than any that are dark."""
    dark = sum(card.is_dark for card in position.hand)
    return dark - 3 * len(position.hand)
