"""Friend challenges as values: the deal, the sealed result of the challenger, and the results of friends.

A link to one has a code such as ``friend-0k3v9x1m2p7qa``: a random number of 64 bits in base 36, which nobody
can guess, and which says nothing of the result.
"""

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from bot.core.actions import Chat, Player, Verb
from bot.core.compact_numbers import SMALL, in_digits
from bot.core.retention import DAY
from bot.core.session import Session
from bot.daily.result import is_low_best
from bot.screens.descriptions import result_kind
from bot.storage.decoding import readable
from engine.game import Position
from engine.outcome import Result
from engine.record import Record

CODE_BITS = 64
CODE_LENGTH = 13
"""The digits of base 36 that 64 bits need."""
KEY = r"[0-9a-z]{6,20}"
"""What may follow ``friend-`` in a code: also with letters left out or added, which is then said."""
WHOLE_KEY = re.compile(rf"[0-9a-z]{{{CODE_LENGTH}}}")
RESULT = re.compile(r"result:([0-9]{1,3})")
"""The stored field of a friend's result, with its number."""
LIFE_DAYS = 30
LIFE_SECONDS = LIFE_DAYS * DAY
MOST_OPEN = 20
"""Challenges of one player that are open at the same time."""
MOST_FRIENDS = 20
"""Friends whose results the challenger of one link gets."""


def new_number() -> int:
    """Return the number of a new challenge."""
    return secrets.randbits(CODE_BITS)


def key_of(number: int) -> str:
    """Return what follows ``friend-`` in the code of a challenge."""
    return in_digits(number, SMALL).rjust(CODE_LENGTH, "0")


def code_of(number: int) -> str:
    """Return the code of a challenge, with which links end and which can be typed."""
    return f"{Verb.FRIEND}-{key_of(number)}"


def read_key(text: str) -> int | None:
    """Return the number of a code, with or without ``friend-``; ``None`` for anything else."""
    key = text.strip().lower().removeprefix(f"{Verb.FRIEND}-")
    number = int(key, len(SMALL)) if WHOLE_KEY.fullmatch(key) else None
    return None if number is None or number >> CODE_BITS else number


class ResultComparison(StrEnum):
    """How a result compares with another one of the same deal."""

    BETTER = "better"
    WORSE = "worse"
    EQUAL = "equal"
    HELPED = "helped"
    """It or the other one would be better, but only with help, which the other player did without."""


@dataclass(frozen=True, slots=True)
class SealedResult:
    """How a game ended, which the other player sees only after finishing the same deal."""

    kind: str
    """As ``result_kind`` says: ``won``, ``lost``, ``ended`` or ``given-up``."""
    score: int
    """In the game's own terms."""
    moves: int
    seconds: int
    """From the first move to the end."""
    is_assisted: bool

    @classmethod
    def of(cls, session: Session, position: Position) -> Self:
        """Return the result of a finished game."""
        seconds = max(0, session.moved - session.first_move) if session.first_move else 0
        kind = "given-up" if session.has_given_up else result_kind(position.board())
        return cls(
            kind,
            position.score(),
            len(session.record.moves),
            seconds,
            session.is_assisted or session.is_waived,
        )

    @property
    def text(self) -> str:
        """The stored form: words."""
        return f"{self.kind} {self.score} {self.moves} {self.seconds} {int(self.is_assisted)}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse what ``text`` wrote; raise ``ValueError`` for anything else."""
        kind, *numbers = text.split(" ")
        score, moves, seconds, is_assisted = map(int, numbers[:4])
        return cls(kind, score, moves, seconds, bool(is_assisted))

    def compared_with(self, other: Self, game: str) -> ResultComparison:
        """Compare by a win, the score, fewer moves, less time; with help is never better than without."""
        mine, theirs = self._order(game), other._order(game)
        if mine == theirs and self.is_assisted == other.is_assisted:
            return ResultComparison.EQUAL
        if mine == theirs:
            return ResultComparison.WORSE if self.is_assisted else ResultComparison.BETTER
        better, worse = (self, other) if mine > theirs else (other, self)
        if better.is_assisted and not worse.is_assisted:
            return ResultComparison.HELPED
        return ResultComparison.BETTER if mine > theirs else ResultComparison.WORSE

    def _order(self, game: str) -> tuple[bool, int, int, int]:
        score = -self.score if is_low_best(game) else self.score
        return self.kind == Result.WON, score, -self.moves, -self.seconds


@dataclass(frozen=True, slots=True)
class FriendResult:
    """The result of a friend who has followed a link."""

    number: int
    """Its place in the order in which friends have finished, from 1."""
    player: Player
    name: str
    """How the friend is shown; empty if the friend's results are hidden from everybody."""
    result: SealedResult

    @property
    def text(self) -> str:
        """The stored form: the player, the result and the name."""
        return f"{self.player.chat}:{self.player.id} {self.result.text} {self.name}"

    @classmethod
    def read(cls, number: int, text: str) -> Self:
        """Parse what ``text`` wrote; raise ``ValueError`` for anything else."""
        member, kind, score, moves, seconds, is_assisted, name = text.split(" ", 6)
        chat, _, account = member.partition(":")
        result = SealedResult.read(f"{kind} {score} {moves} {seconds} {is_assisted}")
        return cls(number, Player(Chat(chat), int(account)), name, result)


@dataclass(frozen=True, slots=True)
class FriendChallenge:
    """A deal that a player has finished, for others to play. Times are in seconds since 1970."""

    number: int
    challenger: Player
    name: str
    """How the challenger is shown; empty if the challenger's results are hidden from everybody."""
    record: Record
    """The deal, before its first move."""
    result: SealedResult
    made: int
    language: str
    """In which the challenger is told of results."""
    friends: tuple[FriendResult, ...] = ()
    sent: int = 0
    """The number of the last friend's result that the challenger has got."""
    again: int = 0
    """When the next one is tried again that could not be sent."""
    tries: int = 0
    """How often that has failed."""

    @property
    def code(self) -> str:
        """The code of the link."""
        return code_of(self.number)

    @property
    def link_key(self) -> str:
        """The code without ``friend-``, for the words of buttons."""
        return key_of(self.number)

    @property
    def ends(self) -> int:
        """When the challenge expires."""
        return self.made + LIFE_SECONDS

    @property
    def constants(self) -> dict[str, str]:
        """The fields of the stored hash that never change."""
        return {
            "by": f"{self.challenger.chat}:{self.challenger.id}",
            "name": self.name,
            "record": self.record.text,
            "result": self.result.text,
            "made": str(self.made),
            "settings": self.language,
        }

    @classmethod
    def read(cls, number: int, stored: Mapping[str, str]) -> Self:
        """Parse a stored hash; raise ``ValueError``, ``LookupError`` or ``RecordError`` for corrupt data."""
        chat, _, account = stored["by"].partition(":")
        results = sorted(
            (int(found[1]), text) for name, text in stored.items() if (found := RESULT.fullmatch(name))
        )
        return cls(
            number,
            Player(Chat(chat), int(account)),
            stored["name"],
            Record.read(stored["record"]),
            SealedResult.read(stored["result"]),
            int(stored["made"]),
            stored["settings"],
            tuple(readable(lambda one: FriendResult.read(*one), results)),
            int(stored.get("result.sent", 0)),
            int(stored.get("result.again", 0)),
            int(stored.get("result.tries", 0)),
        )

    def result_of(self, player: Player) -> FriendResult | None:
        """Return the result of a friend; ``None`` if this player has none."""
        return next((one for one in self.friends if one.player == player), None)
