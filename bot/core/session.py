"""A player's game: as it is stored (session), and loaded, with its position and how its player sees it."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from bot.core.actions import Action, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.exercise import Exercise
from bot.core.exercise_view import ExerciseView
from bot.core.five_standing import FiveStanding
from bot.core.screens import Button, GameProgress
from bot.core.settings import GroupSettings, PlayerSettings, ProgressView
from engine.cards import Card
from engine.game import Position
from engine.goal import Goal, GoalState
from engine.move import Move
from engine.outcome import Outcome, Result
from engine.record import Record

SEPARATOR = " | "
OPEN_OPTION = "open"
"""The option with which all cards of a game are face up."""

EVENTS = 6
"""The number of last events that are recognized when they are delivered again."""

CHALLENGE_FIELD = "puzzle"
"""What the number of a daily challenge is stored and exported as: a challenge was called so once."""

OPTIONAL = (
    "first_move", "undos", "restarts", "hints", "verdicts", "is_first", "has_given_up", "is_private",
    CHALLENGE_FIELD, "is_ranked", "is_waived", "group", "is_counted", "is_from_record", "is_introduction",
    "five",
)  # fmt: skip
"""Fields that are stored unless they are 0 or false, by their names in the stored JSON."""

FIELDS = {CHALLENGE_FIELD: "challenge"}
"""The fields that are stored by an older name."""

TYPES: Mapping[str, type] = dict.fromkeys(("record", "undone", "event", "exercise"), str) | dict.fromkeys(
    ("began", "moved", "hinted", "judged", *OPTIONAL), int
)
"""The JSON type of each stored field."""


@dataclass(frozen=True, slots=True)
class Session:
    """One game of one player. Times are whole seconds since 1970."""

    id: str
    record: Record
    began: int
    moved: int
    first_move: int = 0
    """The time of the first move, which undo and restart do not reset; 0 before it."""
    revision: int = 1
    """The number of changes; the store compares it before every write."""
    undone: tuple[Move, ...] = ()
    """Undone moves, the next one to redo first."""
    undos: int = 0
    restarts: int = 0
    is_first: bool = False
    """Whether it was the player's first game of this kind on its day."""
    has_given_up: bool = False
    event: str = ""
    """Digests of the events that last changed it, the latest first, separated by spaces."""
    is_private: bool = False
    """Whether only the player sees it, wherever it continues."""
    hints: int = 0
    """The number of boards with a hint or chances; a board counts once."""
    verdicts: int = 0
    """The number of boards with a verdict."""
    hinted: int | None = None
    """The number of moves at the last hint, as long as these moves are still the same."""
    judged: int | None = None
    """The same for the last verdict."""
    challenge: int = 0
    """The number of the daily challenge whose deal it is; 0 for other deals."""
    is_ranked: bool = False
    """Whether it is the ranked attempt of that day."""
    is_waived: bool = False
    """Whether the player allowed help in a ranked attempt, which is assisted from then on."""
    group: int = 0
    """The server or group in which an attempt was started; 0 for none."""
    is_counted: bool = False
    """Whether its end has been counted in the player's statistics."""
    is_from_record: bool = False
    """Whether it began with the moves of a typed record, which makes it assisted."""
    is_introduction: bool = False
    """Whether the player had finished no game of this kind when this one was started."""
    exercise: Exercise | None = None
    """What makes it an exercise; ``None`` for a game."""
    five: int = 0
    """The number of the day of whose daily five it is one; 0 for other games."""

    def is_changed_by(self, event: str) -> bool:
        """Return whether the event with that digest was one of the last changes."""
        return event in self.event.split()

    @property
    def base(self) -> int:
        """The number of moves that cannot be undone: those with which an exercise begins."""
        return self.exercise.base if self.exercise else 0

    @property
    def goal(self) -> Goal:
        """What is to be reached in a second try or a puzzle; raises ``ValueError`` for all others."""
        if self.exercise is None or self.exercise.goal is None:
            raise ValueError("only second tries and puzzles have a goal")
        return self.exercise.goal

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return len(self.record.moves) > self.base

    @property
    def is_open_game(self) -> bool:
        """Whether all cards are face up, so that nothing is hidden from the player."""
        return OPEN_OPTION in self.record.option_words

    @property
    def is_assisted(self) -> bool:
        """Whether there was any help: undo, restart, hint, chances, verdict, or the moves of a record."""
        return bool(self.undos or self.restarts or self.hints or self.verdicts or self.is_from_record)

    @property
    def is_untouched(self) -> bool:
        """Whether the player has done nothing but look at the deal."""
        return not (self.record.moves or self.undone or self.has_given_up or self.is_assisted)

    @property
    def is_hinted(self) -> bool:
        """Whether a hint on the present board has been counted."""
        return self.hinted == len(self.record.moves)

    @property
    def is_judged(self) -> bool:
        """Whether a verdict on the present board has been counted."""
        return self.judged == len(self.record.moves)

    def is_over(self, position: Position) -> bool:
        """Return whether the game is finished: by the rules, by giving up, or as an exercise."""
        return (
            self.has_given_up
            or position.outcome() is not None
            or self.goal_state(position) is not GoalState.OPEN
        )

    def goal_state(self, position: Position) -> GoalState:
        """Return how far an exercise with a goal is; other sessions are always open in this sense."""
        if self.exercise is None or self.exercise.goal is None:
            return GoalState.OPEN
        if self.has_given_up or self.exercise.lost:
            return GoalState.MISSED
        return self.exercise.goal.state(position, len(self.record.moves) - self.base)

    def timed(self, position: Position, now: int) -> Position:
        """Return the position with its clock at a time; the clock stops when the game is over.

        In an exercise it stands still.
        """
        if not self.first_move or self.exercise:
            return position
        return position.at(max(0, (self.moved if self.is_over(position) else now) - self.first_move))

    def is_clean_first_win(self, outcome: Outcome | None) -> bool:
        """Return whether it was won without help as the first one of its day."""
        won = outcome is not None and outcome.result is Result.WON
        return won and self.is_first and not (self.is_assisted or self.is_waived)

    def played(self, moves: tuple[Move, ...]) -> Self:
        """Return the session after further moves. Hints and verdicts on undone boards are forgotten."""
        count = len(self.record.moves)
        hinted, judged = (None if at is not None and at > count else at for at in (self.hinted, self.judged))
        record = self.record.then(*moves)
        return replace(self, record=record, undone=(), hinted=hinted, judged=judged)

    def taken_back(self, count: int = 1) -> Self:
        """Return the session before its last move, or ``count`` moves, or before it was given up."""
        if self.has_given_up:
            return replace(self, has_given_up=False, undos=self.undos + 1)
        left = len(self.record.moves) - count
        undone = (*self.record.moves[left:], *self.undone)
        return replace(self, record=self.record.first(left), undone=undone, undos=self.undos + 1)

    def played_again(self, count: int = 1) -> Self:
        """Return the session after the move that was undone last, or after ``count`` undone moves."""
        return replace(self, record=self.record.then(*self.undone[:count]), undone=self.undone[count:])

    def restarted(self) -> Self:
        """Return the session at the start of its deal or exercise; redo plays its moves again."""
        undone = (*self.record.moves[self.base :], *self.undone)
        return replace(self, record=self.record.first(self.base), undone=undone, restarts=self.restarts + 1)

    def redealt(self, record: Record) -> Self:
        """Return the session with another deal, if nothing was done with this one."""
        return replace(self, record=record, is_first=False, five=0)

    def with_hint(self) -> Self:
        """Return the session after a hint, which counts once a board."""
        if self.is_hinted:
            return self
        return replace(self, hints=self.hints + 1, hinted=len(self.record.moves))

    def with_verdict(self) -> Self:
        """Return the session after a verdict, which counts once a board."""
        if self.is_judged:
            return self
        return replace(self, verdicts=self.verdicts + 1, judged=len(self.record.moves))

    def given_up(self) -> Self:
        """Return the session after giving up."""
        return replace(self, has_given_up=True)

    def lost_by(self, number: int) -> Self:
        """Return the session of a puzzle that ends because the player's move of a number lost its goal."""
        exercise = self.exercise and replace(self.exercise, lost=number)
        return replace(self, exercise=exercise)

    def changed(self, now: int, event: str = "") -> Self:
        """Return the next revision, changed at a time by an event."""
        first_move = self.first_move or (now if self.can_undo else 0)
        events = " ".join([event, *self.event.split()][:EVENTS]) if event else self.event
        return replace(self, revision=self.revision + 1, moved=now, first_move=first_move, event=events)

    @property
    def text(self) -> str:
        """The stored form: the revision, a space, and JSON without default values."""
        stored: dict[str, str | int] = {"record": self.record.text, "began": self.began, "moved": self.moved}
        if self.undone:
            stored["undone"] = SEPARATOR.join(move.text for move in self.undone)
        if self.event:
            stored["event"] = self.event
        if self.exercise:
            stored["exercise"] = self.exercise.text
        for name in OPTIONAL:
            if value := getattr(self, FIELDS.get(name, name)):
                stored[name] = int(value)
        for name in ("hinted", "judged"):
            if (at := getattr(self, name)) is not None:
                stored[name] = at
        return f"{self.revision} {json.dumps(stored, separators=(',', ':'))}"

    @classmethod
    def read(cls, id: str, text: str) -> Self:  # noqa: A002  (the field's own name)
        """Parse what ``text`` wrote; raise ``RecordError`` for an unreadable record.

        Other corrupt data raises ``ValueError``, ``LookupError``, ``TypeError`` or ``AttributeError``.
        """
        revision, _, rest = text.partition(" ")
        stored = json.loads(rest)
        if not all(type(value) is TYPES.get(name, type(value)) for name, value in stored.items()):
            raise TypeError("a stored field has the wrong type")
        known = {FIELDS.get(name, name): value for name, value in stored.items() if name in TYPES}
        flags = {name: bool(value) for name, value in known.items() if name.startswith(("is_", "has_"))}
        undone = known.pop("undone", "")
        moves = tuple(map(Move.read, undone.split(SEPARATOR))) if undone else ()
        record, text = Record.read(known.pop("record")), known.pop("exercise", "")
        exercise = Exercise.read(text) if text else None
        own = {"record": record, "revision": int(revision), "undone": moves, "exercise": exercise}
        return cls(id=id, **{**known, **flags, **own})


@dataclass(frozen=True, slots=True)
class CachedSession:
    """A session and the settings for it as a process read or stored them last: perhaps out of date."""

    session: Session
    settings: PlayerSettings
    group: int
    """The server or group in which it was played last; 0 for none."""
    group_settings: GroupSettings

    @property
    def event(self) -> str:
        """The digest of the session's last change, which tells it from another one of the same revision."""
        return self.session.event.partition(" ")[0]


class PrefetchedSession:
    """The stored text of a session when the request began, read with its context to save a round trip.

    It is used once: a second read may come after a change, and has to ask the store.
    """

    def __init__(self, session: str, text: bytes | None) -> None:
        self._session = session
        self._text = text

    def pop_text(self, session: str) -> bytes | None:
        """Return the text of a session; ``None`` for another one, a missing one, or a second call."""
        if session != self._session:
            return None
        text, self._text = self._text, None
        return text


@dataclass(frozen=True, slots=True)
class AutomaticMoves:
    """What was moved automatically after the player's last move."""

    cards: tuple[Card, ...]
    places: tuple[str, ...]
    """The places that changed, by the player's move too."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A player's session with its position. Times are as the session has them."""

    owner: int
    session: Session
    position: Position
    in_words: bool = False
    theme: str = DEFAULT_THEME
    news: tuple[str, ...] = ()
    """Lines about the game besides its state, such as its place on the leaderboard of the day."""
    win_streak: int = 0
    """The number of wins in a row of the game with this one; 0 if it is not known, or for a challenge. In a
    streak of puzzles, how many are solved."""
    has_open_challenge: bool = False
    """Whether the player has just won and can still begin today's challenge, which is then named as next."""
    is_secret: bool = False
    """Whether the deal is a daily challenge whose day has not closed, so that cards and way to win are
    secret."""
    is_late: bool = False
    """Whether the ranked attempt was not finished when its day closed, by the clock of this process."""
    offers: tuple[Button, ...] = ()
    """What features offer below the result of a finished game."""
    has_learned: bool = False
    """Whether the player has finished the lesson of the game; found out only before the first move."""
    view_exercise: Callable[["LoadedGame"], ExerciseView] | None = None
    """Makes the view of its exercise; ``None`` for a game."""
    progress_view: ProgressView = ProgressView.BOTH
    """What of its progress the player wants to see."""
    automatic: AutomaticMoves | None = None
    """What followed automatically, in the answer to a move of the player; else ``None``."""
    five: FiveStanding | None = None
    """Its goal and how far it is, if it is one of the daily five; else ``None``."""
    is_over: bool = field(init=False, compare=False)
    """Whether the game is finished: found out once, because a screen asks ten times."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_over", self.session.is_over(self.position))

    @property
    def exercise_view(self) -> ExerciseView | None:
        """How its exercise is shown; ``None`` for a game."""
        return self.view_exercise and self.view_exercise(self)

    @property
    def is_ranked(self) -> bool:
        """Whether it is the attempt that counts for a day."""
        return self.session.is_ranked and not self.is_late

    @property
    def is_introduction(self) -> bool:
        """Whether it is still the first game of its kind: chances, par and difficulty are hidden."""
        return self.session.is_introduction and not self.is_over

    @property
    def progress(self) -> GameProgress:
        """How far it is, as its player wants to see it."""
        session, view = self.session, self.exercise_view
        is_over = self.is_over or (view is not None and view.is_finished)
        ended = session.moved if is_over and session.first_move else 0
        return GameProgress(
            len(session.record.moves) - session.base, session.first_move, ended, self.progress_view
        )

    def action(self, verb: Verb, *words: str) -> Action:
        """Return an action for a button of this game at its present revision."""
        session = self.session
        return Action(verb, words, session.id, session.revision, self.owner)
