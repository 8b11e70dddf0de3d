"""What each kind of exercise shows, and does when its player acts: its feature has the answers."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol, TypeAlias

from bot.core.actions import Action
from bot.core.exercise import ExerciseKind
from bot.core.exercise_view import ExerciseView
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.features import all_features
from bot.storage.errors import UnreadableGameError
from engine.move import Move


class ExerciseActions(Protocol):
    """Answers the game actions in exercises of a kind. Raises what ``SessionService`` raises."""

    async def make_exercise_moves(
        self, context: RequestContext, action: Action, loaded: LoadedGame, moves: tuple[Move, ...]
    ) -> Reply:
        """Make moves; raise ``RefusedError`` if one of them is not legal."""

    async def change_exercise(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Undo, redo or restart, whichever the action says and there is something to do."""


@cache
def _exercise_views() -> Mapping[ExerciseKind, Callable[[LoadedGame], ExerciseView]]:
    return {kind: view for feature in all_features() for kind, view in feature.exercise_views.items()}


def exercise_view(session: Session) -> Callable[[LoadedGame], ExerciseView] | None:
    """Return what makes the view of a session; ``None`` for a game.

    Raises ``UnreadableGameError`` for an exercise of a kind that no feature has.
    """
    if session.exercise is None:
        return None
    try:
        return _exercise_views()[session.exercise.kind]
    except KeyError:
        raise UnreadableGameError(f"nothing shows the exercise {session.exercise.kind}") from None


ExerciseKinds: TypeAlias = Mapping[ExerciseKind, ExerciseActions]
