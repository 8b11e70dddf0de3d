"""A player's first attempt at a deal on this instance, which is compared with those of others.

It is noted in a hash of the player in the same atomic step in which the end is counted
(``note_attempt.lua``), and from there added once to what is stored of the deal (``bot/features/comparison``).
The fields of ``sb1:{CHAT:ID}:compared``:

============  =============================================================================================
field         value
============  =============================================================================================
``DEAL``      by the digest of a deal: ``w DAY WON MOVES SECONDS TOKEN``, an attempt that waits to be added to
              its deal; ``c DAY WON MOVES SECONDS``, one that has been added; ``x DAY``, one that does not
              count because it was assisted. No later attempt counts either. The day is counted from 1970
``waiting``   the deals whose attempts wait, separated by spaces
``swept``     the day on which old notes were deleted last: every 30 days, those older than 400
============  =============================================================================================

There are at most ``MOST_NOTES`` notes: if there would be more, the oldest tenth of them is deleted.
"""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Self

from bot.core.exercise import COUNTED_PUZZLES
from bot.core.game_counts import FinishedGame
from bot.core.retention import DAY
from bot.core.session import Session
from engine.game import Position
from engine.games import find_game
from engine.goal import GoalState
from engine.record import Record

MOST_NOTES = 250
"""Of 37 bytes each: a deal that comes again after so many others can count again."""
NOTE_DAYS, SWEEP_DAYS = 400, 30
NOTE_SECONDS = NOTE_DAYS * DAY
WAITING, COUNTED, UNCOUNTED = "w", "c", "x"
"""The states of an attempt, as they are stored."""
WAITING_FIELD, SWEPT_FIELD = "waiting", "swept"
DIGEST_BYTES = 8


@dataclass(frozen=True, slots=True)
class FirstAttempt:
    """The first ended attempt of a player at a deal."""

    state: str
    """``WAITING``, ``COUNTED`` or ``UNCOUNTED``; of the latter nothing else is known but the day."""
    day: int
    """Of its end, counted from 1970, in UTC."""
    is_won: bool = False
    moves: int = 0
    seconds: int = 0
    """From the first move to the end; 0 for a puzzle."""
    token: str = ""
    """What recognizes an attempt that is added to its deal more than once; only while it waits."""

    @classmethod
    def of(cls, session: Session, position: Position, ending: FinishedGame | None) -> Self | None:
        """Return the attempt with which a session has just ended; ``None`` if it has not, or is no attempt.

        ``ending`` is the end of a game, if it is counted now; games for points are not compared. Of
        exercises, only puzzles that are rated or in a streak are attempts: these are always without help.
        """
        day = session.moved // DAY
        if session.exercise:
            if session.exercise.kind not in COUNTED_PUZZLES or not session.is_over(position):
                return None
            is_won, seconds = session.goal_state(position) is GoalState.REACHED, 0
        elif ending is None or find_game(session.record.game).is_for_points:
            return None
        elif ending.is_assisted:
            return cls(UNCOUNTED, day)
        else:
            is_won, seconds = ending.is_won, ending.seconds
        moves = len(session.record.moves) - session.base
        token = _digest(f"{session.id} {session.began} {session.first_move}")
        return cls(WAITING, day, is_won, moves, seconds, token)

    @property
    def text(self) -> str:
        """The stored form."""
        if self.state == UNCOUNTED:
            return f"{self.state} {self.day}"
        numbers = f"{self.state} {self.day} {int(self.is_won)} {self.moves} {self.seconds}"
        return f"{numbers} {self.token}" if self.token else numbers

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        state, day, *rest = text.split(" ")
        if state == UNCOUNTED:
            return cls(state, int(day))
        if state not in (WAITING, COUNTED):
            raise ValueError(f"not an attempt: {text[:60]!r}")
        won, moves, seconds, token = (*rest, "")[:4]
        return cls(state, int(day), won == "1", int(moves), int(seconds), token)

    def note_for(self, deal: str) -> str:
        """Return the JSON with which ``note_attempt.lua`` notes the attempt at a deal."""
        known = {
            "deal": deal,
            "text": self.text,
            "is_waiting": self.state == WAITING,
            "day": self.day,
            "oldest": self.day - NOTE_DAYS,
            "sweep_days": SWEEP_DAYS,
            "most": MOST_NOTES,
        }
        return json.dumps(known, separators=(",", ":"))


def deal_of_record(record: Record) -> str:
    """Return the digest of a record's deal: of the game, its rules, its options and the number."""
    return _digest(record.first(0).text)


def deal_of(session: Session) -> str:
    """Return the digest of what a session is compared with: its deal, or for a puzzle its position and goal.

    A puzzle that replaces another one under its number is another one.
    """
    exercise = session.exercise
    if exercise is None or exercise.goal is None:
        return deal_of_record(session.record)
    return _digest(f"{session.record.first(session.base).text} {exercise.goal.text}")


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()
