"""The result of a player's ranked attempt, as it is stored and compared."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Self

from bot.core.compact_numbers import in_digits, of_digits
from bot.core.session import Session
from bot.daily.challenge import DailyChallenge
from engine.game import Position
from engine.games import find_game

SCORE_BITS, MOVES_BITS, SECONDS_BITS = 10, 12, 17
"""The width of each number that is compared. A ranked attempt takes at most 36 hours, 129,600 seconds."""
MOST_SCORE, MOST_MOVES, MOST_SECONDS = ((1 << bits) - 1 for bits in (SCORE_BITS, MOVES_BITS, SECONDS_BITS))
"""Larger numbers are compared as these: 1,023 points, 4,095 moves, 131,071 seconds."""
MOST_GROUPS = 10
"""The most servers or groups in which one result counts."""


@dataclass(frozen=True, slots=True)
class ChallengeResult:
    """The result of a ranked attempt. Times are whole seconds since 1970."""

    number: int
    """The number of the challenge."""
    game: str
    is_won: bool
    """By the rules, or by reaching the day's goal if it has one."""
    score: int
    """In the game's own terms."""
    moves: int
    seconds: int
    """From the first move to the end."""
    is_assisted: bool
    finished_at: int
    session_id: str
    """The id of the game's session."""
    has_given_up: bool = False
    groups: tuple[int, ...] = ()
    """The servers or groups in which it counts: where it was played and where it was shared."""

    @classmethod
    def of(cls, challenge: DailyChallenge, session: Session, position: Position) -> Self:
        """Return the result of a finished attempt."""
        score = position.score()
        return cls(
            number=challenge.number,
            game=session.record.game,
            is_won=position.is_won() if challenge.goal is None else score >= challenge.goal,
            score=score,
            moves=len(session.record.moves),
            seconds=max(0, session.moved - session.first_move) if session.first_move else 0,
            is_assisted=session.is_assisted or session.is_waived,
            finished_at=session.moved,
            session_id=session.id,
            has_given_up=session.has_given_up,
            groups=(session.group,) if session.group else (),
        )

    @property
    def strength(self) -> int:
        """The result as one number to compare it with others of its day, the higher the better: 41 bits.

        It orders by the result, then by no assistance, then by fewer moves, then by less time.
        """
        score = min(max(self.score, 0), MOST_SCORE)
        if is_low_best(self.game):
            score = MOST_SCORE - score
        strength = self.is_won << SCORE_BITS | score
        strength = strength << 1 | (not self.is_assisted)
        strength = strength << MOVES_BITS | MOST_MOVES - min(self.moves, MOST_MOVES)
        return strength << SECONDS_BITS | MOST_SECONDS - min(self.seconds, MOST_SECONDS)

    def with_group(self, group: int) -> Self:
        """Return the result counting in one more server or group, unless there are too many."""
        if not group or group in self.groups or len(self.groups) >= MOST_GROUPS:
            return self
        return replace(self, groups=(*self.groups, group))

    @property
    def text(self) -> str:
        """The result as it is stored: words, with numbers in base 62.

        Up to 64 bytes, which is enough with two groups, Redis stores it compactly
        (``hash-max-listpack-value``).
        """
        marks = [self.is_won, self.is_assisted, self.has_given_up]
        numbers = [sum(mark << place for place, mark in enumerate(marks)), self.score, self.moves]
        numbers += [self.seconds, self.finished_at]
        words = [self.game, *map(in_digits, numbers), self.session_id, *map(in_digits, self.groups)]
        return " ".join(words)

    @classmethod
    def read(cls, number: int, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        game, *numbers = text.split(" ")
        marks, score, moves, seconds, finished = map(of_digits, numbers[:5])
        session, *groups = numbers[5:]
        is_won, is_assisted, has_given_up = (bool(marks >> place & 1) for place in range(3))
        return cls(
            number, game, is_won, score, moves, seconds, is_assisted, finished, session, has_given_up,
            tuple(map(of_digits, groups)),
        )  # fmt: skip


@cache
def is_low_best(game: str) -> bool:
    """Return whether a lower score of a game is the better one."""
    return find_game(game).is_low_best
