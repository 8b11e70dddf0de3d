"""Stored and loaded games that were never played."""

from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts
from bot.screens.board import ending_text
from bot.screens.descriptions import alt_text, deal_title
from engine.game import Position
from engine.outcome import Result
from engine.record import Record
from tests.bot.desk import ANNA, MORNING, Desk

OWNER = 2**64 - 1


async def store_game(desk: Desk, record: Record, *, is_over: bool = True) -> None:
    """Store a game as if it had been played."""
    session = Session("0123456789", record, began=MORNING, moved=MORNING, first_move=MORNING)
    await desk.store.begin(ANNA, session, "2027-01-15", is_over=is_over)


def described(texts: Texts, record: Record) -> str:
    """Return what the picture after a record is described with; of a celebration, how the game ended."""
    board = record.replay().board()
    if board.outcome is None or board.outcome.result is not Result.WON:
        return alt_text(texts, record, board)
    ended = ending_text(texts, loaded(record), board)
    return texts("alt-head", title=deal_title(texts, record), details=ended)


def loaded(
    record: Record, position: Position | None = None, *, in_words: bool = False, revision: int = 1
) -> LoadedGame:
    """Return a loaded game in the position after its record, or in the given one."""
    session = Session("0123456789", record, began=0, moved=0, revision=revision)
    return LoadedGame(OWNER, session, position or record.replay(), in_words)
