"""What the game actions of a player do in an exercise: each kind of exercise has its own answers."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from bot.core.actions import Action
from bot.core.exercise import ExerciseKind
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from engine.move import Move


class ExerciseActions(Protocol):
    """Answers the game actions in exercises of a kind. Raises what ``SessionService`` raises."""

    async def make_exercise_moves(
        self, context: RequestContext, action: Action, loaded: LoadedGame, moves: tuple[Move, ...]
    ) -> Reply:
        """Make moves; raise ``RefusedError`` if one of them is not legal."""

    async def change_exercise(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Undo, redo or restart, whichever the action says and there is something to do."""


ExerciseKinds: TypeAlias = Mapping[ExerciseKind, ExerciseActions]
