"""Typed records as games that can be shown or played on, and why some of them cannot."""

from bot.core.actions import Action
from bot.core.request_context import RequestContext
from bot.core.session import Session
from bot.core.typed_input.records import is_record_id, read_typed_record
from bot.i18n.texts import Texts
from bot.sessions.service import OldRulesError
from bot.storage.typed_record_store import TypedRecordStore
from engine.errors import IllegalMoveError, RecordError, RefusedError, RulesChangedError
from engine.record import Record


async def requested_record(
    store: TypedRecordStore, context: RequestContext, action: Action
) -> tuple[Record, str] | None:
    """Return the record that an action is about, and its id if it is stored; ``None`` if it is about none.

    Its deal exists; its moves may be illegal. Raises ``RecordError`` for words that are no record,
    ``OldRulesError``, and ``RefusedError`` if a button's record is no longer stored.
    """
    record, name = read_typed_record(action.words), ""
    if record is None:
        if not is_record_id(action.session):
            return None
        name = action.session
        record = await store.load_record(context.player, name)
        if record is None:
            raise RefusedError("record-gone", f"the record {name} is no longer stored")
    try:
        record.start()
    except RulesChangedError:
        raise OldRulesError(record.first(0)) from None
    return record, name


def replay_refusal(texts: Texts, record: Record) -> str:
    """Return why a record of an existing deal cannot be replayed, with the first illegal move; else empty.

    It must not be asked for a deal that is secret: the answer depends on hidden cards.
    """
    try:
        record.replay()
    except RecordError as error:
        reason, number = error.__cause__, error.details.get("number")
        if not isinstance(reason, IllegalMoveError) or not isinstance(number, int):
            raise
        if record.first(number - 1).replay().outcome() is not None:
            return texts("record-goes-on", number=number - 1)
        refusal = texts("record-illegal", number=number, move=record.moves[number - 1].text)
        return texts.together(refusal, texts.refusal(record.game, reason))
    return ""


def session_of_record(name: str, record: Record, now: int, *, is_private: bool) -> Session:
    """Return a typed record as a session, which is shown and never stored."""
    return Session(name, record, began=now, moved=now, is_private=is_private, is_from_record=True)
