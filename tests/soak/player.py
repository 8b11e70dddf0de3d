"""A player who plays on, whatever happens, and checks every board against their own game."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Collection, Iterator
from dataclasses import dataclass, field, replace
from random import Random

from bot.core.actions import Action, Verb
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.session import Session
from bot.features.lessons.view import is_finished_lesson, lesson_place
from bot.features.second_tries.mistake_book import DAYS, MistakeBook
from bot.i18n.texts import Texts
from engine.game import Position
from engine.games import all_games, find_game
from engine.goal import WIN, Goal
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from seeds.lesson import find_lesson
from tests.bot.desk import LOST
from tests.bot.exercises.mistake import DECIDED
from tests.bot.play.button_presses import presses
from tests.soak.chat_clients import ChatClient
from tests.soak.expected_game import MORE, ExpectedGame, SeenBoard, WrongError

UNDOES = 0.06
"""How often a player undoes a move instead of making one."""
IMPATIENCE = 0.15
"""How often a player presses twice at the same moment."""
FEW_LOOKS = 5
MOST_LOOKS = 25
"""The number of unsuccessful requests for a board that counts as wrong, and"""
LONGEST_LOOK = 45.0
"""the number of seconds that must have passed, too."""
LONGEST = 60
"""Moves after which a player starts another game."""
EXERCISES = 0.4
"""How often a player begins a lesson or a second try instead of a game; a lesson only once."""
MISTAKES = 50
"""The mistakes that every player has from the beginning."""
MISTAKEN = LOST.first(DECIDED - 1)
"""The moves before each of them."""
LOST_GAME = f"{0:010x}"
"""The id of a game that every player has lost before the beginning."""
LESSON = Exercise(ExerciseKind.LESSON)
SECOND_TRY = Exercise(ExerciseKind.SECOND_TRY, len(MISTAKEN.moves), Goal(WIN))


@dataclass(frozen=True, slots=True)
class Start:
    """What a player asks for: a deal, a lesson or a second try."""

    record: Record
    exercise: Exercise | None = None

    @property
    def what(self) -> str:
        """What a command names: a game, or the mistakes."""
        is_retry = self.exercise is not None and self.exercise.kind is ExerciseKind.SECOND_TRY
        return Verb.MISTAKES.value if is_retry else self.record.game


@dataclass(slots=True)
class Request:
    """A request of a player; ``ended`` is when an answer came, or the player stopped waiting."""

    what: str
    begun: float
    ended: float
    is_answered: bool


@dataclass(slots=True)
class Player:
    """Plays one game after another, each to its end."""

    client: ChatClient
    texts: Texts
    chance: Random
    pause: float
    game: ExpectedGame | None = None
    known: dict[str, Session] = field(default_factory=dict)
    """Every game that was seen, as it was in the last answer."""
    left: dict[str, list[Session]] = field(default_factory=dict)
    """The possible states of games that were left before the last press was answered, by session id."""
    target: Move | None = None
    """The move that is being made; ``None`` while undoing."""
    is_undoing: bool = False
    deal: Start | None = None
    """What has been requested, until it arrives."""
    requests: list[Request] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    """Counts of what happened."""
    looks: int = 0
    """The number of unsuccessful requests for a board."""
    in_vain: float = 0.0
    """The time of the first of them."""
    has_second: bool = False
    """Whether a deal was seen twice: a player who asks again without an answer may get it twice."""
    deals: list[Start] = field(default_factory=list)
    """All that has been requested."""
    finished: set[str] = field(default_factory=set)
    """The games whose lessons were seen to be finished."""
    solved: set[str] = field(default_factory=set)
    """The reviewed games whose mistakes the bot has said to be solved."""
    good: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever there is a new board."""

    async def play(self) -> None:
        """Play until cancelled; raise ``WrongError`` for anything impossible."""
        while True:
            await self.step()
            await asyncio.sleep(self.pause * (0.5 + self.chance.random()))

    async def step(self) -> None:
        """Do one step."""
        self._catch_up()
        game = self.game
        if game is None or game.is_over or self._is_long(game.session):
            await self._begin()
            return
        board = self._board(game)
        action = self._next(game, board) if board else None
        if board is None or action is None:
            await self._look()
            return
        self.looks = 0
        now = int(time.time())
        if action.verb in (Verb.CHOOSE, Verb.MORE):
            game.choose(action.words or MORE)
        elif not game.tried and self.is_undoing:
            game.undo(now)
        elif not game.tried and self.target is not None:
            game.move(self.target, now)
        actions = [action, *self._at_once(game, board, action, now)]
        what = "; ".join(f"{one.verb} {' '.join(one.words)}" for one in actions)
        await self._do(what, self._press(actions))

    def _is_long(self, session: Session) -> bool:
        """Return whether a game has had enough moves; a lesson is taken to its end."""
        return self.deal is None and not lesson_place(session) and len(session.record.moves) > LONGEST

    def _at_once(self, game: ExpectedGame, board: SeenBoard, action: Action, now: int) -> list[Action]:
        """Return what an impatient player presses at the same time: the same again, or another move."""
        if action.verb is not Verb.MOVE or self.chance.random() > IMPATIENCE:
            return []
        if lesson_place(game.session):  # most other moves do no step
            return [action]
        others = {
            replace(action, words=(move.verb, *move.places)): move
            for move in _moves_at_once(game.session.record.replay())
        }
        offered = [other for other in others if other in board.actions and other != action]
        if not board.alt or not offered or len(game.tried) > 1:
            return [action]
        other = self.chance.choice(offered)
        if not game.is_distinguishable(others[other], now):
            return [action]
        game.move(others[other], now)
        self.seen["two moves at once"] += 1
        return [other]

    async def _press(self, actions: list[Action]) -> bool:
        """Press buttons at the same time; return whether each got an answer."""
        return all(await asyncio.gather(*(self.client.press(action) for action in actions)))

    async def settle(self) -> None:
        """Ask for the board until its state is certain."""
        for _ in range(MOST_LOOKS):
            self._catch_up()
            if self.game is None or self.game.is_over:
                return
            if not self.game.tried and self._board(self.game):
                return
            await self._look()
            await asyncio.sleep(self.pause)  # or the rate limiter refuses
        if self.game is not None and not self.game.is_over and self._board(self.game) is None:
            boards = self.client.boards()
            raise WrongError(f"the board of {self.game} is not shown anymore, but {boards}")

    def _board(self, game: ExpectedGame) -> SeenBoard | None:
        """Return the board of the last answer if it is visible."""
        for board in reversed(self.client.boards()):
            if board.session == game.session.id and board.revision == game.session.revision and board.moving:
                return board
        return None

    def _next(self, game: ExpectedGame, board: SeenBoard) -> Action | None:
        """Return the next press for the move being made; ``None`` if it has no button."""
        position = game.session.record.replay()
        if not game.tried and self.target is None and not self.is_undoing:
            self.is_undoing = game.session.can_undo and self.chance.random() < UNDOES
            if not self.is_undoing:
                place = lesson_place(game.session)
                moves = _moves_at_once(position)
                if place and place.step:  # not each move of a step has a button: one empty cell is enough
                    accepted = filter(place.step.accepts, moves)
                    moves = tuple(move for move in accepted if self._press_for(game, board, move))
                if not moves:
                    return None
                self.target = self.chance.choice(moves)
        if self.is_undoing:
            return next((action for action in board.actions if action.verb is Verb.UNDO), None)
        assert self.target is not None
        return self._press_for(game, board, self.target)

    def _press_for(self, game: ExpectedGame, board: SeenBoard, move: Move) -> Action | None:
        """Return the last press for a move that a board has a button for; ``None`` without any."""
        session = game.session
        for verb, words in reversed([*presses(session.record.replay(), move)]):
            action = Action(verb, words, session.id, session.revision, self.client.number)
            if action in board.actions:
                return action
        return None

    async def _begin(self) -> None:
        """Request a deal, a lesson or a second try, and the same until it arrives."""
        if self.deal is None:
            self.deal = self._choose()
            self.deals.append(self.deal)
        self.looks += 1
        if self._is_in_vain():
            raise WrongError(f"{self.deal} does not start, however often it is requested")
        record = self.deal.record
        if self.deal.exercise:
            await self._do(f"learn {self.deal.what}", self.client.learn(self.deal.what))
        else:
            await self._do(f"play {record.text}", self.client.say(record.game, record.deal))

    def _choose(self) -> Start:
        """Return a lesson that was not asked for before, a second try, or a deal that has a first move."""
        kind = self.chance.random()
        taken = {start.record.game for start in self.deals if start.exercise == LESSON}
        if lessons := [game.name for game in all_games() if game.name not in taken and kind < EXERCISES / 2]:
            lesson = find_lesson(self.chance.choice(lessons))
            assert lesson is not None
            return Start(lesson.deal, LESSON)
        tries = len([start for start in self.deals if start.exercise == SECOND_TRY])
        if kind < EXERCISES and tries < MISTAKES // 2:  # each may have been begun twice
            return Start(MISTAKEN, SECOND_TRY)
        while True:
            game = find_game(self.chance.choice([game.name for game in all_games()]))
            deal = self.chance.randrange(2**50)
            record = Record.begin(game, read_options(game.options, ()), deal)
            if record.start().outcome() is None:
                return Start(record)

    def _is_in_vain(self) -> bool:
        """Return whether the player has asked often and long enough."""
        if self.looks == 1:
            self.in_vain = time.monotonic()
        return self.looks > MOST_LOOKS and time.monotonic() > self.in_vain + LONGEST_LOOK

    def _catch_up(self) -> None:
        """Learn from boards that came, or were changed, after the player stopped waiting."""
        says = self.texts("mistake-solved", days=DAYS[1])
        self.solved |= {
            board.source for board in self.client.boards() if board.source and says in board.words
        }
        if self.deal is not None and self.deal.exercise == LESSON:  # its board is the same when asked again
            for board in self.client.boards():
                game = self._expected(board, self.deal)
                if board.session and board.session not in self.known and game.fits(board):
                    self._adopt(game)
                    return
        if self.game is not None:
            newest, name = self.game.session.revision, self.game.session.id
            come = [one for one in self.client.boards() if one.session == name and one.revision > newest]
            self._learn(come)

    async def _look(self) -> None:
        self.looks += 1
        if self.looks > FEW_LOOKS and self.has_second:  # a late answer has made the other game current
            self.seen["games left for a second one"] += 1
            await self._begin()
            return
        if self._is_in_vain() and self.game is not None:
            raise WrongError(f"{self.game.session.record.text} is not shown, however often it is requested")
        if self.game is not None:
            self.game.chosen[1:] = []
        await self._do("board", self.client.look())

    async def _do(self, what: str, doing: Awaitable[bool]) -> None:
        before, begun = set(self.client.boards()), time.monotonic()
        is_answered = await doing
        self.requests.append(Request(what, begun, time.monotonic(), is_answered))
        self._learn([board for board in self.client.boards() if board not in before])

    def _learn(self, fresh: list[SeenBoard]) -> None:
        """Compare new boards with the expected ones."""
        for board in fresh:
            if board.owner not in (None, self.client.number):
                raise WrongError(f"a board of another player shown to {self.client.number}: {board}")
            if not board.session:
                continue
            if board.session not in self.known:
                self._identify(board)
            elif self.game is not None and board.session == self.game.session.id:
                self._compare(self.game, board)

    def _identify(self, board: SeenBoard) -> None:
        """Find the requested deal of a new board, which may also be a second game of it."""
        for deal in reversed(self.deals):
            game = self._expected(board, deal)
            if not game.fits(board):
                continue
            if deal is self.deal:
                self._adopt(game)
            else:
                self.has_second = True
            return
        raise WrongError(f"a deal that was not requested: {board}")

    def _expected(self, board: SeenBoard, start: Start) -> ExpectedGame:
        """Return what has been requested as the game of a board."""
        now, revision = int(time.time()), max(1, board.revision)
        session = Session(board.session, start.record, now, now, revision=revision, exercise=start.exercise)
        return ExpectedGame(self.client.number, session, self.texts)

    def _adopt(self, game: ExpectedGame) -> None:
        """Continue with a new game."""
        if self.game is not None:
            self.left[self.game.session.id] = self.game.tried
        self.game, self.deal, self.target, self.is_undoing, self.looks = game, None, None, False, 0
        self.has_second = False
        self.known[game.session.id] = game.session
        exercise = game.session.exercise
        self.seen[f"{exercise.kind} begun" if exercise else "deals"] += 1
        self.good.set()

    def _compare(self, game: ExpectedGame, board: SeenBoard) -> None:
        if game.is_old(board):
            self.seen["old boards"] += 1  # a slower process wrote last: a press shows the newer board
            return
        before = game.session.revision
        game.see(board)
        if game.session.revision > before:
            self.known[game.session.id] = game.session
            self.target, self.is_undoing, self.looks = None, False, 0
            self.seen["moves"] += 1
            if game.session.exercise:
                self.seen["moves in exercises"] += 1
            if is_finished_lesson(game.session):
                self.finished.add(game.session.record.game)
        self.good.set()

    def may_be(self, name: str, stored: Session) -> bool:
        """Return whether a stored game is that of the last answer, or with the last press."""
        allowed = [self.known[name], *self.left.get(name, ())]
        if self.game is not None and self.game.session.id == name:
            allowed += self.game.tried
        return any(_state(stored) == _state(one) for one in allowed)

    def lost_of(self, lessons: Collection[str], book: MistakeBook) -> Iterator[str]:
        """Yield what the player was told about lessons and mistakes, but is not stored."""
        for game in self.finished - set(lessons):
            yield f"{self.client.number} has finished the lesson of {game}, which is not stored"
        if len(book.mistakes) != MISTAKES:
            yield f"{self.client.number} has {len(book.mistakes)} mistakes of {MISTAKES}"
        for mistake in book.mistakes:
            if mistake.game in self.solved and mistake.box == 0:
                yield f"{self.client.number} has solved {mistake}"


def _state(session: Session) -> tuple[object, ...]:
    """Return what is compared of a session; the game that a second try comes from is not known before."""
    exercise = replace(session.exercise, source="") if session.exercise else None
    return session.revision, session.record, session.undone, exercise


def _moves_at_once(position: Position) -> tuple[Move, ...]:
    """Return the legal moves that are made without a question first."""
    return tuple(move for move in position.legal_moves() if not position.ends_early(move))
