"""Moves that follow those of a player automatically, and the setting that turns them off."""

from collections.abc import Sequence
from dataclasses import replace

from bot.core.request_context import RequestContext
from bot.core.session import AutomaticMoves, LoadedGame
from bot.core.setting import NamedValues, Setting
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts
from engine.automatic import automatic_at_end, automatic_moves
from engine.game import Position
from engine.move import Move
from engine.record import MAX_MOVES

AUTOMATIC = "automatic"
ON, OFF = "on", "off"


def _values(texts: Texts) -> NamedValues:
    return [(one, texts(f"automatic-{one}")) for one in (ON, OFF)]


def makes_moves(context: RequestContext) -> bool:
    """Return whether moves are made automatically for a player."""
    return context.settings.stored.get(AUTOMATIC) != OFF


SETTINGS = (
    Setting(
        AUTOMATIC,
        AUTOMATIC,
        rank=9,
        chosen=lambda context: ON if makes_moves(context) else OFF,
        index=lambda texts: NameIndex({one: (one, name) for one, name in _values(texts)}),
        values=_values,
        needs_name=True,
    ),
)


def moves_to_follow(
    context: RequestContext, loaded: LoadedGame, moves: Sequence[Move], position: Position
) -> tuple[Move, ...]:
    """Return what follows automatically in the position after a player's moves, as far as a record goes."""
    if not makes_moves(context):
        return ()
    return automatic_moves(position, MAX_MOVES - len(loaded.session.record.moves) - len(moves))


def with_automatic(loaded: LoadedGame, position: Position, moves: Sequence[Move]) -> LoadedGame:
    """Return a game with the automatic moves that have just been made in the position after the player's."""
    if not moves:
        return loaded
    cards = []
    places = dict.fromkeys(position.traces(loaded.session.record.moves[-1 - len(moves)]))
    for move in moves:
        cards.append(position.board().card_at(move.places[0]))
        position = position.after(move)
        places |= dict.fromkeys(position.traces(move))
    return replace(loaded, automatic=AutomaticMoves(tuple(filter(None, cards)), tuple(places)))


def as_answered(loaded: LoadedGame) -> LoadedGame:
    """Return a game as the answer to its last move shows it: with what followed automatically."""
    moves = loaded.session.record.moves
    if loaded.session.exercise or not moves:
        return loaded
    positions = tuple(loaded.session.record.positions())
    first = len(moves) - automatic_at_end(positions, moves)
    return with_automatic(loaded, positions[first], moves[first:])
