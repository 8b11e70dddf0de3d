"""Playing a game: starting it, moving in it, changing it otherwise."""

from collections.abc import Awaitable, Callable

from bot.core.actions import Action
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.features.attempts.service import AttemptService
from bot.features.play.changes import GameChanges
from bot.features.play.moves import Moves
from bot.features.play.starting import GameStarter
from bot.features.play.understanding import Understanding
from bot.sessions.exercises import ExerciseKinds
from bot.sessions.service import SessionService
from bot.storage.player_store import PlayerStore


class PlayService:
    """The use cases of playing, each group of them in a module of its own."""

    def __init__(
        self,
        store: PlayerStore,
        sessions: SessionService,
        attempts: AttemptService,
        exercises: ExerciseKinds,
        open_puzzle: Callable[[RequestContext, Action], Awaitable[Reply]],
    ) -> None:
        self.starting = GameStarter(store, sessions, attempts, open_puzzle)
        self.moves = Moves(sessions, exercises)
        self.changes = GameChanges(sessions, self.starting, exercises)
        self.understanding = Understanding(store, sessions)
