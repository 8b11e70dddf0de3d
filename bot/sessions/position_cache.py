"""What games have come to, as far as this process has just seen it: to be replayed no further than needed."""

from collections import OrderedDict

from bot.core.actions import Player
from bot.core.session import Session
from engine.errors import RefusedError
from engine.game import Position
from engine.record import Record

MOST_POSITIONS = 2048
"""Games of which a position is kept: those that are played at this moment. It takes some 10 MiB."""


class PositionCache:
    """The positions of the games that were moved in last.

    Nothing is believed of them but by the record: a position counts where the moves that led to it are the
    first ones of the record that the store has, whoever has gone on with it since.
    """

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._most = most
        self._known: OrderedDict[tuple[Player, str], tuple[Record, Position]] = OrderedDict()

    def position_of(self, player: Player, session: Session) -> Position:
        """Return what a game has come to, its clock at 0; raise ``RecordError`` as its record does."""
        position = self._continued(player, session) or session.record.replay()
        self.remember(player, session, position)
        return position

    def remember(self, player: Player, session: Session, position: Position) -> None:
        """Remember what a game has come to."""
        key = (player, session.id)
        self._known[key] = (session.record, position.at(0))
        self._known.move_to_end(key)
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    def _continued(self, player: Player, session: Session) -> Position | None:
        """Return what a game has come to since it was seen; ``None`` where that is not how it went."""
        if (player, session.id) not in self._known:
            return None
        record, position = self._known[player, session.id]
        count = len(record.moves)
        if session.record.first(count) != record:
            return None
        try:
            for move in session.record.moves[count:]:
                position = position.play(move)
        except RefusedError:
            return None  # the record says better why it cannot be
        return position
