"""What each kind of exercise shows: its feature makes the view. What several kinds have in common."""

from collections.abc import Callable, Mapping
from functools import cache

from bot.core.actions import Verb
from bot.core.exercise import ExerciseKind
from bot.core.exercise_view import ExerciseView
from bot.core.session import LoadedGame, Session
from bot.features import all_features
from bot.runtime.analysis_jobs import AnalysisBusyError, AnalysisLostError, AnalysisTimeoutError
from bot.storage.errors import UnreadableGameError

CHANGES = {Verb.UNDO: Session.taken_back, Verb.REDO: Session.played_again, Verb.RESTART: Session.restarted}
"""What the verbs that change a game otherwise than by a move make of an exercise."""
JUDGED_SOON = 0.1
"""Seconds for which the board after a move waits for its judgement; later it comes as an update."""
NO_JUDGEMENT = (AnalysisBusyError, AnalysisTimeoutError, AnalysisLostError)
"""The errors of a judgement after which a board is shown without one."""


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
