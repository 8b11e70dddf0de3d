"""The unfinished game or exercise with which a player goes on."""

from collections.abc import Iterable

from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.sessions.service import SessionService
from bot.storage.recent_sessions import RecentSessions, RecentSessionStore
from engine.errors import RecordError


async def game_to_go_on_with(
    sessions: SessionService, store: RecentSessionStore, context: RequestContext, recent: RecentSessions
) -> LoadedGame | None:
    """Return the current game if it is unfinished, else the one played last; ``None`` without any.

    Raises ``StoreUnavailableError``.
    """
    if recent.current and (found := _first_unfinished(sessions, context, (recent.current,))):
        return found
    if not recent.others:
        return None
    return _first_unfinished(sessions, context, await store.sessions(context.player, recent.others))


def _first_unfinished(
    sessions: SessionService, context: RequestContext, found: Iterable[Session]
) -> LoadedGame | None:
    """Return the first session that can be played on; one of earlier rules cannot."""
    for session in found:
        try:
            loaded = sessions.replay(context, session)
        except RecordError:
            continue
        view = loaded.exercise_view
        if not (loaded.is_over or (view and view.is_finished)):
            return loaded
    return None
