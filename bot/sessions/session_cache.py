"""A cache of the games that were changed last: their positions, sessions, and the settings for them."""

from collections import OrderedDict
from typing import NamedTuple

from bot.core.actions import Player
from bot.core.session import CachedSession, Session
from engine.errors import RefusedError
from engine.game import Position

MOST_GAMES = 2048
"""Games that are cached: those that are played at this moment. They take some 5 MiB."""


class _CachedGame(NamedTuple):
    cached: CachedSession
    position: Position


class SessionCache:
    """The games that were changed last, so that only new moves are replayed and a move needs one round trip.

    The store decides. A position is used only if the moves that led to it are the first moves of the stored
    record, whichever process has continued the game since. A session is used only to save the next revision,
    which the store refuses if the game or the settings have changed since.
    """

    def __init__(self, most: int = MOST_GAMES) -> None:
        self._most = most
        self._games: OrderedDict[tuple[Player, str], _CachedGame] = OrderedDict()

    def session_of(self, player: Player, session: str, revision: int) -> CachedSession | None:
        """Return that revision of a session, with the settings for it; ``None`` if it is not cached."""
        game = self._games.get((player, session))
        return game.cached if game and game.cached.session.revision == revision else None

    def position_of(self, player: Player, session: Session) -> Position:
        """Return the position of a game, its clock at 0; raise ``RecordError`` as its record does."""
        return self._continued(player, session) or session.record.replay()

    def remember(self, player: Player, cached: CachedSession, position: Position) -> None:
        """Cache a game that has just been read or stored; never one that the store may have refused."""
        key = (player, cached.session.id)
        self._games[key] = _CachedGame(cached, position.at(0))
        self._games.move_to_end(key)
        if len(self._games) > self._most:
            self._games.popitem(last=False)

    def _continued(self, player: Player, session: Session) -> Position | None:
        """Return the position after the moves since it was cached; ``None`` if the record differs."""
        game = self._games.get((player, session.id))
        if game is None:
            return None
        record, position = game.cached.session.record, game.position
        if session.record is record:
            return position
        count = len(record.moves)
        if session.record.first(count) != record:
            return None
        try:
            for move in session.record.moves[count:]:
                position = position.play(move)
        except RefusedError:
            return None  # replaying the whole record gives the better error
        return position
