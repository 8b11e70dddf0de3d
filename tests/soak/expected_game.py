"""What a player knows about their game without the bot: the rules, and the answers so far."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from bot.core.actions import Action, Verb
from bot.core.screens import MAX_ALT, Screen
from bot.core.session import LoadedGame, Session
from bot.features.lessons.view import is_finished_lesson, lesson_place
from bot.features.play.automatic import as_answered
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.screens.board import board_screen, more_screen
from bot.sessions.exercises import exercise_view
from engine.automatic import automatic_at_end, automatic_moves
from engine.move import Move
from engine.record import MAX_MOVES
from seeds.lesson import find_lesson

MOVING = frozenset({Verb.MOVE, Verb.CHOOSE})
MORE = (Verb.MORE.value,)
"""Stands for the screen with all other actions, from which the moves that are not main moves are chosen."""

MOST_NEWS = 300
"""Characters that news add to an alt text at most."""

painted = lru_cache(256)(paint_file)
"""Returns the file of a picture; players see the same pictures again and again."""


class WrongError(Exception):
    """The bot has shown something impossible."""


@dataclass(frozen=True, slots=True)
class SeenBoard:
    """A board as a player sees it: the actions of its buttons, its text and picture."""

    actions: frozenset[Action]
    words: str
    alt: str = ""
    """The alt text of its picture; empty in chats without alt texts."""
    picture: bytes = field(default=b"", repr=False)
    """The file of its picture; empty for a board in words."""

    @property
    def session(self) -> str:
        """The id of its game; empty if it is not a board."""
        return next((action.session for action in self._of_game), "")

    @property
    def revision(self) -> int:
        """The revision of its game; 0 if it is not a board."""
        return max((action.revision or 0 for action in self.actions), default=0)

    @property
    def owner(self) -> int | None:
        """The owner of the board."""
        return next((action.owner for action in self._of_game), None)

    @property
    def source(self) -> str:
        """The id of the reviewed game of a second try; empty for other boards."""
        reviews = (one for one in self.actions if one.verb is Verb.REVIEW and one.revision is None)
        return next((action.session for action in reviews), "")

    @property
    def _of_game(self) -> Iterator[Action]:
        """Its actions of its game; those of another game, such as its review, have no revision."""
        return (action for action in self.actions if action.session and action.revision is not None)

    @property
    def moving(self) -> frozenset[Action]:
        """Its actions that make moves."""
        return frozenset(action for action in self.actions if action.verb in MOVING)


@dataclass(slots=True)
class ExpectedGame:
    """A player's own copy of a game, with the uncertain effects of unanswered presses."""

    owner: int
    session: Session
    texts: Texts
    tried: list[Session] = field(default_factory=list)
    """The possible next states, after presses without an answer; only one of them can count."""
    chosen: list[tuple[str, ...]] = field(default_factory=lambda: [()])
    """The parts of a move that may have been chosen on the current board."""

    def screen(self, session: Session, chosen: tuple[str, ...] = ()) -> Screen:
        """Return the expected board."""
        loaded = LoadedGame(
            self.owner, session, session.record.replay(), view_exercise=exercise_view(session)
        )
        return more_screen(self.texts, loaded) if chosen == MORE else board_screen(self.texts, loaded, chosen)

    def answer(self, session: Session) -> Screen:
        """Return the expected answer to a move, which marks what followed automatically, too."""
        loaded = LoadedGame(
            self.owner, session, session.record.replay(), view_exercise=exercise_view(session)
        )
        return board_screen(self.texts, as_answered(loaded))

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or the lesson finished, according to the answers."""
        return is_finished_lesson(self.session) or self.session.is_over(self.session.record.replay())

    def see(self, board: SeenBoard) -> None:
        """Compare a board with the expected one, and learn which press counted; raise ``WrongError``."""
        if board.owner != self.owner or board.session != self.session.id:
            raise WrongError(f"a board of another player: {board}")
        if self.tried and board.revision == self.session.revision + 1:
            done = [session for session in self.tried if self._fits(board, session, [()])]
            if not done:
                self._check(board, self.tried[0], [()])
            self.session, self.tried, self.chosen = done[0], [], [()]
        elif board.revision == self.session.revision:
            self._check(board, self.session, self.chosen)
        else:
            raise WrongError(f"revision {board.revision} instead of {self.session.revision}: {board}")

    def fits(self, board: SeenBoard) -> bool:
        """Return whether a board is the expected one."""
        return self._fits(board, self.session, [()])

    def is_old(self, board: SeenBoard) -> bool:
        """Return whether a board is older than the last answer."""
        return board.session == self.session.id and board.revision < self.session.revision

    def _fits(self, board: SeenBoard, session: Session, chosen: list[tuple[str, ...]]) -> bool:
        try:
            self._check(board, session, chosen)
        except WrongError:
            return False
        return True

    def _check(self, board: SeenBoard, session: Session, chosen: list[tuple[str, ...]]) -> None:
        if session.is_over(session.record.replay()):
            if board.moving:
                raise WrongError(f"moves in a game that is over, {session.record.text}: {board}")
            return
        screens = [self.answer(session), *(self.screen(session, words) for words in chosen)]
        fitting = [screen for screen in screens if _moving(screen) == board.moving]
        if not fitting:
            raise WrongError(f"not the moves of {session.record.text}: {board}")
        has_news = session.exercise is not None
        if board.alt and not any(_is_alt(board.alt, screen.alt, has_news=has_news) for screen in fitting):
            raise WrongError(f"not the picture of {session.record.text}: {board.alt} / {fitting[0].alt}")
        if board.picture and board.picture not in {painted(one.picture) for one in fitting if one.picture}:
            raise WrongError(f"not the picture of {session.record.text}: {board}")

    def move(self, move: Move, now: int) -> None:
        """Record that a move will be pressed; in a lesson it does the next step, and stays after the last."""
        place = lesson_place(self.session)
        after = at_step(self.session, place.number + 1) if place else played(self.session, move)
        if place and place.number + 1 == len(place.lesson.steps):
            after = replace(after, record=place.lesson.record_at(place.number).then(move))
        self._try(after.changed(now))

    def is_distinguishable(self, move: Move, now: int) -> bool:
        """Return whether the board after a move differs from those after the presses so far."""
        after = played(self.session, move).changed(now)
        sessions = [after, *self.tried]
        if any(session.is_over(session.record.replay()) for session in sessions):
            return False
        screens = [self.screen(session) for session in sessions]
        return screens[0].alt not in {screen.alt for screen in screens[1:]}

    def undo(self, now: int) -> None:
        """Record that an undo will be pressed; in a lesson it goes back by a step."""
        place = lesson_place(self.session)
        before = at_step(self.session, place.number - 1) if place else taken_back(self.session)
        self._try(before.changed(now))

    def choose(self, words: tuple[str, ...]) -> None:
        """Record that a part of a move will be chosen."""
        self.chosen.append(words)

    def _try(self, session: Session) -> None:
        self.tried.append(replace(session, event=""))


def played(session: Session, move: Move) -> Session:
    """Return the session after a move and, in a game, what follows automatically."""
    after = session.played((move,))
    return after if session.exercise else after.played(automatic_moves(after.record.replay(), MAX_MOVES))


def taken_back(session: Session) -> Session:
    """Return the session before its last move, and in a game without what followed automatically."""
    record = session.record
    followed = 0 if session.exercise else automatic_at_end(tuple(record.positions()), record.moves)
    return session.taken_back(followed + 1)


def at_step(session: Session, number: int) -> Session:
    """Return the session of a lesson before one of its steps."""
    lesson, exercise = find_lesson(session.record.game), session.exercise
    assert lesson is not None
    assert exercise is not None
    return replace(session, record=lesson.record_at(number), undone=(), exercise=exercise.after_step(number))


def _is_alt(seen: str, expected: str, *, has_news: bool) -> bool:
    """Return whether an alt text is the expected one, perhaps with news inserted, such as a judgement."""
    if seen == expected or not has_news:
        return seen == expected
    if len(expected) + MOST_NEWS > MAX_ALT:
        return True  # the news may have left no room for the whole board
    pairs = enumerate(zip(seen, expected, strict=False))
    begin = next((place for place, (one, other) in pairs if one != other), len(expected))
    return len(seen) > len(expected) and seen.endswith(expected[begin:])


def _moving(screen: Screen) -> frozenset[Action]:
    controls = (control.action for row in screen.rows for control in row)
    return frozenset(action for action in controls if action.verb in MOVING)
