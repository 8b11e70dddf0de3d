"""A cache of the positions of games, so that only new moves need to be replayed."""

from collections import OrderedDict

from bot.core.actions import Player
from bot.core.session import Session
from engine.errors import RefusedError
from engine.game import Position
from engine.record import Record

MOST_POSITIONS = 2048
"""Games whose positions are cached: those that are played at this moment. They take some 10 MiB."""


class PositionCache:
    """The positions of the games that were changed last.

    The record in the store decides: a cached position is used only if the moves that led to it are the first
    moves of that record, whichever process has continued the game since.
    """

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._most = most
        self._positions: OrderedDict[tuple[Player, str], tuple[Record, Position]] = OrderedDict()

    def position_of(self, player: Player, session: Session) -> Position:
        """Return the position of a game, its clock at 0; raise ``RecordError`` as its record does."""
        position = self._continued(player, session) or session.record.replay()
        self.remember(player, session, position)
        return position

    def remember(self, player: Player, session: Session, position: Position) -> None:
        """Cache the position of a game."""
        key = (player, session.id)
        self._positions[key] = (session.record, position.at(0))
        self._positions.move_to_end(key)
        if len(self._positions) > self._most:
            self._positions.popitem(last=False)

    def _continued(self, player: Player, session: Session) -> Position | None:
        """Return the position after the moves since it was cached; ``None`` if the record differs."""
        if (player, session.id) not in self._positions:
            return None
        record, position = self._positions[player, session.id]
        count = len(record.moves)
        if session.record.first(count) != record:
            return None
        try:
            for move in session.record.moves[count:]:
                position = position.play(move)
        except RefusedError:
            return None  # replaying the whole record gives the better error
        return position
