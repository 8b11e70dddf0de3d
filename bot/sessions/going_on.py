"""What a player played last: the game or exercise to go on with, and the other games."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.screens.home import RecentGame
from bot.sessions.service import SessionService
from bot.storage.decoding import decode_text
from bot.storage.recent_sessions import RecentSessions, RecentSessionStore
from engine.errors import OptionError, RecordError
from engine.games import all_games, find_game
from engine.options import read_options
from engine.record import Record

MOST_RECENT = 3
"""The greatest number of games that a player sees first, with the one to go on with."""


@dataclass(frozen=True, slots=True)
class LastGames:
    """What a player played last."""

    going_on: LoadedGame | None = None
    """The unfinished game or exercise with which the player goes on; ``None`` if there is none."""
    recent: tuple[RecentGame, ...] = ()
    """The games played last that are not the one of ``going_on``, each once, the last one first."""

    @property
    def game(self) -> str:
        """The name of the game with which the player goes on; empty for an exercise, and without one."""
        return (
            "" if self.going_on is None or self.going_on.exercise_view else self.going_on.session.record.game
        )


async def last_games(
    sessions: SessionService, store: RecentSessionStore, context: RequestContext, recent: RecentSessions
) -> LastGames:
    """Return what a player played last, read in one round trip at most.

    The player goes on with the current game if it is unfinished, else with the one played last. Raises
    ``StoreUnavailableError``.
    """
    names = (*recent.others, *recent.past)
    stored = await store.sessions(context.player, names) if names else ()
    known = (*((recent.current,) if recent.current else ()), *stored)
    past = set(map(decode_text, recent.past))
    going_on = _first_unfinished(sessions, context, (one for one in known if one.id not in past))
    played = LastGames(going_on)
    games = _recent_games(sessions, context, known, past, {played.game})
    return replace(played, recent=tuple(islice(games, MOST_RECENT - bool(played.game))))


def _recent_games(
    sessions: SessionService,
    context: RequestContext,
    known: Iterable[Session],
    past: set[str],
    seen: set[str],
) -> Iterator[RecentGame]:
    """Yield the games of sessions that are not ``seen`` yet, the last one played first."""
    names = {game.name for game in all_games()}
    games = sorted((one for one in known if not one.exercise), key=lambda one: -one.moved)
    for session in games:
        game = session.record.game
        if game in seen or game not in names:
            continue
        seen.add(game)
        same = (one for one in games if one.record.game == game and not (one.id in past or one.challenge))
        if unfinished := _first_unfinished(sessions, context, same):
            yield RecentGame(unfinished.session.record.first(0), unfinished.session.id)
        else:
            yield RecentGame(_same_kind(session))


def _same_kind(session: Session) -> Record:
    """Return what starts a game like that of a session; the options of a daily challenge nobody chose."""
    game = find_game(session.record.game)
    try:
        options = read_options(game.options, () if session.challenge else session.record.option_words)
    except OptionError:  # of earlier rules
        options = read_options(game.options, ())
    return Record.begin(game, options, 0)


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
