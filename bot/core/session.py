"""A player's game as it is kept: the record, what was taken back, and how it was played."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from engine.game import Position
from engine.move import Move
from engine.outcome import Outcome, Result
from engine.record import Record

SEPARATOR = " | "

EVENTS = 6
"""How many of the events that changed a game are known again when they are delivered late."""

COUNTED = (
    "first_move", "undos", "restarts", "hints", "verdicts", "is_first", "has_given_up", "is_private",
    "puzzle", "is_ranked", "is_waived", "group", "is_counted",
)  # fmt: skip
"""What is stored of a game where it is not 0 or false, by the names in the stored JSON."""

FIELDS = {"puzzle": "challenge"}
"""The fields whose names differ from those in the stored JSON."""

KINDS: Mapping[str, type] = dict.fromkeys(("record", "undone", "event"), str) | dict.fromkeys(
    ("began", "moved", "hinted", "judged", *COUNTED), int
)
"""What each part of a game is kept as."""


@dataclass(frozen=True, slots=True)
class Session:
    """One game of one player. Times are whole seconds since 1970."""

    id: str
    record: Record
    began: int
    moved: int
    """When something last changed."""
    first_move: int = 0
    """When the first move was made, of which undo and restarting take nothing back; 0 before it."""
    revision: int = 1
    """Counts the changes; what the store compares before it sets."""
    undone: tuple[Move, ...] = ()
    """Moves taken back, the next to be played again first."""
    undos: int = 0
    restarts: int = 0
    is_first: bool = False
    """Whether it was the player's first deal of this game on its day."""
    has_given_up: bool = False
    event: str = ""
    """Digests of what happened when it last changed, the latest first, parted by spaces."""
    is_private: bool = False
    """Whether it was dealt to be seen by its player alone: so it is shown wherever it goes on."""
    hints: int = 0
    """Boards on which a hint was given or the chances were told: once a board, whatever was asked of it."""
    verdicts: int = 0
    """Boards on which it was told whether the game can still be won."""
    hinted: int | None = None
    """After how many moves the last hint was given, as long as these are still the same moves."""
    judged: int | None = None
    """The same of the last verdict."""
    challenge: int = 0
    """The number of the puzzle of the day whose deal it is; 0 for any other deal."""
    is_ranked: bool = False
    """Whether it is the run that counts for that day."""
    is_waived: bool = False
    """Whether the player has had help allowed in a ranked run, which is assisted from then on."""
    group: int = 0
    """The server or group in which a run of a day was begun; 0 for none."""
    is_counted: bool = False
    """Whether its end has been counted in its player's statistics."""

    def is_changed_by(self, event: str) -> bool:
        """Tell whether an event of that digest was one of the last that changed it."""
        return event in self.event.split()

    @property
    def is_assisted(self) -> bool:
        """Whether there was any help: something taken back, the deal begun again, a hint, a verdict."""
        return bool(self.undos or self.restarts or self.hints or self.verdicts)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing but looking has been done with the deal."""
        return not (self.record.moves or self.undone or self.has_given_up or self.is_assisted)

    @property
    def is_hinted(self) -> bool:
        """Whether a hint on the very board that there is now has been counted."""
        return self.hinted == len(self.record.moves)

    @property
    def is_judged(self) -> bool:
        """Whether a verdict on the very board that there is now has been counted."""
        return self.judged == len(self.record.moves)

    def is_over(self, position: Position) -> bool:
        """Tell whether the game has come to an end, by the rules or by giving up."""
        return self.has_given_up or position.outcome() is not None

    def timed(self, position: Position, now: int) -> Position:
        """Return what the game has come to, as it is at this time; its clock stops when it is over."""
        if not self.first_move:
            return position
        return position.at(max(0, (self.moved if self.is_over(position) else now) - self.first_move))

    def is_clean_first_win(self, outcome: Outcome | None) -> bool:
        """Tell whether it was won at the first try as the first of its day."""
        won = outcome is not None and outcome.result is Result.WON
        return won and self.is_first and not (self.is_assisted or self.is_waived)

    def played(self, moves: tuple[Move, ...]) -> Self:
        """Return the game after further moves; of boards that these lead away from nothing is remembered."""
        count = len(self.record.moves)
        hinted, judged = (
            None if seen is not None and seen > count else seen for seen in (self.hinted, self.judged)
        )
        record = self.record.then(*moves)
        return replace(self, record=record, undone=(), hinted=hinted, judged=judged)

    def taken_back(self) -> Self:
        """Return the game before its last move, or before it was given up."""
        if self.has_given_up:
            return replace(self, has_given_up=False, undos=self.undos + 1)
        *rest, last = self.record.moves
        return replace(
            self, record=self.record.first(len(rest)), undone=(last, *self.undone), undos=self.undos + 1
        )

    def played_again(self) -> Self:
        """Return the game after the move that was taken back last."""
        return replace(self, record=self.record.then(self.undone[0]), undone=self.undone[1:])

    def restarted(self) -> Self:
        """Return the deal from its beginning; all that was played can be played again by redoing."""
        undone = (*self.record.moves, *self.undone)
        return replace(self, record=self.record.first(0), undone=undone, restarts=self.restarts + 1)

    def redealt(self, record: Record) -> Self:
        """Return another deal in the place of one that was not touched."""
        return replace(self, record=record, is_first=False)

    def with_hint(self) -> Self:
        """Return the game after a hint, which is counted once a board."""
        if self.is_hinted:
            return self
        return replace(self, hints=self.hints + 1, hinted=len(self.record.moves))

    def with_verdict(self) -> Self:
        """Return the game after a verdict, which is counted once a board."""
        if self.is_judged:
            return self
        return replace(self, verdicts=self.verdicts + 1, judged=len(self.record.moves))

    def given_up(self) -> Self:
        """Return the game given up."""
        return replace(self, has_given_up=True)

    def changed(self, now: int, event: str = "") -> Self:
        """Return the game in its next revision, changed at that time by that event."""
        first_move = self.first_move or (now if self.record.moves else 0)
        events = " ".join([event, *self.event.split()][:EVENTS]) if event else self.event
        return replace(self, revision=self.revision + 1, moved=now, first_move=first_move, event=events)

    @property
    def text(self) -> str:
        """The game as the store keeps it: its revision, a space, and JSON that leaves out what is usual."""
        kept: dict[str, str | int] = {"record": self.record.text, "began": self.began, "moved": self.moved}
        if self.undone:
            kept["undone"] = SEPARATOR.join(move.text for move in self.undone)
        if self.event:
            kept["event"] = self.event
        for name in COUNTED:
            if value := getattr(self, FIELDS.get(name, name)):
                kept[name] = int(value)
        for name in ("hinted", "judged"):
            if (seen := getattr(self, name)) is not None:
                kept[name] = seen
        return f"{self.revision} {json.dumps(kept, separators=(',', ':'))}"

    @classmethod
    def read(cls, id: str, text: str) -> Self:  # noqa: A002  (the field's own name)
        """Read what ``text`` wrote; raise ``RecordError`` for a record that cannot be read.

        Whatever else is wrong is a ``ValueError``, ``LookupError``, ``TypeError`` or ``AttributeError``.
        """
        revision, _, rest = text.partition(" ")
        kept = json.loads(rest)
        if not all(type(value) is KINDS.get(name, type(value)) for name, value in kept.items()):
            raise TypeError("a part of the game is not of its kind")
        undone = kept.get("undone", "")
        return cls(
            id=id,
            record=Record.read(kept["record"]),
            began=kept["began"],
            moved=kept["moved"],
            first_move=kept.get("first_move", 0),
            revision=int(revision),
            undone=tuple(Move.read(move) for move in undone.split(SEPARATOR)) if undone else (),
            undos=kept.get("undos", 0),
            restarts=kept.get("restarts", 0),
            is_first=bool(kept.get("is_first")),
            has_given_up=bool(kept.get("has_given_up")),
            event=kept.get("event", ""),
            is_private=bool(kept.get("is_private")),
            hints=kept.get("hints", 0),
            verdicts=kept.get("verdicts", 0),
            hinted=kept.get("hinted"),
            judged=kept.get("judged"),
            challenge=kept.get("puzzle", 0),
            is_ranked=bool(kept.get("is_ranked")),
            is_waived=bool(kept.get("is_waived")),
            group=kept.get("group", 0),
            is_counted=bool(kept.get("is_counted")),
        )
