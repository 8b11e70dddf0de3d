"""How a win of a deal compares with those of others: how many needed fewer moves or less time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from bot.features.comparison.store import NotedDeal
from bot.storage.first_attempt import COUNTED, UNCOUNTED, FirstAttempt

FEW_PLAYERS = 10
"""With fewer others, nothing is said but how many won, and the fewest moves."""
FEW_WINNERS = 5
"""With fewer other winners, it is not said where a win stands among theirs."""


@dataclass(frozen=True, slots=True)
class Win:
    """A win of a deal."""

    moves: int
    seconds: int
    """0 for a puzzle, which is not timed."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a value stands among those of the other winners."""

    own: int
    more: int
    """How many have a higher value."""
    same: int
    fewer: int

    @classmethod
    def of(cls, own: int, others: Sequence[int]) -> Self:
        """Return where a value stands among others."""
        more, fewer = sum(one > own for one in others), sum(one < own for one in others)
        return cls(own, more, len(others) - more - fewer, fewer)

    @property
    def winners(self) -> int:
        """How many winners there are."""
        return self.more + self.same + self.fewer


@dataclass(frozen=True, slots=True)
class Comparison:
    """A deal as its other players have ended it, and what is compared with them."""

    others: int = 0
    """How many others have a first attempt that counts."""
    wins: int = 0
    fewest: int | None = None
    """The fewest moves of a win by others; of any win if only a sample of them is known."""
    winners: tuple[Win, ...] = ()
    """The wins of others, or a sample of them."""
    own: Win | None = None
    """The player's win that is compared; ``None`` without one."""
    is_counted: bool = False
    """Whether what is compared is the player's first attempt, and counts for the others."""

    @classmethod
    def of(cls, noted: NotedDeal, own: Win | None = None, shown: FirstAttempt | None = None) -> Self:
        """Return a comparison of a win, or if the deal was not won of its other players alone.

        ``shown`` is the ended attempt that is compared, and ``None`` for the one that is noted.
        """
        results, first = noted.results, noted.attempt
        attempts, wins = results.attempts, results.wins
        winners = [Win(moves, seconds) for moves, seconds in results.winners]
        is_sample = wins > len(winners)
        if first and first.state == COUNTED:
            attempts -= 1
            wins -= first.is_won
            counted = Win(first.moves, first.seconds)
            if first.is_won and counted in winners:
                winners.remove(counted)
        fewest = results.fewest if is_sample else min((win.moves for win in winners), default=None)
        is_first = first is not None and first.state != UNCOUNTED and (shown is None or shown == first)
        return cls(attempts, wins, fewest, tuple(winners), own, is_first)

    @property
    def is_sample(self) -> bool:
        """Whether only some of the other wins are known."""
        return self.wins > len(self.winners)

    @property
    def has_standing(self) -> bool:
        """Whether there are enough others to say where a win stands, and to show a chart."""
        return self.others >= FEW_PLAYERS and len(self.winners) >= FEW_WINNERS

    @property
    def moves(self) -> Standing | None:
        """Where the moves of the own win stand; ``None`` if that is not said."""
        if self.own is None or not self.has_standing:
            return None
        return Standing.of(self.own.moves, [win.moves for win in self.winners])

    @property
    def seconds(self) -> Standing | None:
        """Where the time of the own win stands; ``None`` if that is not said, or it has none."""
        if self.own is None or not self.own.seconds or not self.has_standing:
            return None
        return Standing.of(self.own.seconds, [win.seconds for win in self.winners])

    @property
    def is_timed(self) -> bool:
        """Whether the wins have a time."""
        return any(win.seconds for win in self.winners)
