"""The text of what is shared, for other places than the chat: it names no card and no move.

Chats that have links add the one that opens what is shared; the others say what to type.
"""

from bot.core.actions import Chat, Verb
from bot.core.commands import ParameterKind, as_typed
from bot.core.screens import MAX_COPY
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import duration
from bot.screens.descriptions import deal_name, result_kind, score_text
from engine.record import Record


def shared_text(texts: Texts, chat: Chat, name: str, *lines: str, command: str) -> str:
    """Return a text that begins with a name and ends, where there is no link to add, with a command."""
    typed = texts("share-play", command=command) if chat is Chat.DISCORD else ""
    whole = (texts("share-head", deal=name), *lines, typed)
    return clipped("\n".join(filter(None, whole)), MAX_COPY)


def shared_game_text(texts: Texts, chat: Chat, loaded: LoadedGame, streak: str = "") -> str:
    """Return the text of a finished game: its deal, how it ended, and a line with the win streak if any."""
    session, board = loaded.session, loaded.position.board()
    moves = len(session.record.moves)
    seconds = max(0, session.moved - session.first_move)
    ending = texts(
        "share-result",
        result=result_kind(board),
        moves=moves,
        time=duration(seconds),
        help="yes" if session.is_assisted else "no",
    )
    return shared_text(
        texts,
        chat,
        deal_name(texts, session.record, session.challenge),
        ending if moves else texts("result-given-up"),
        score_text(texts, board, moves),
        streak,
        command=_deal_command(texts, chat, session.record, session.challenge),
    )


def _deal_command(texts: Texts, chat: Chat, record: Record, challenge: int) -> str:
    """Return what is typed for a deal in a chat; Discord has fields."""
    if challenge:
        return as_typed(chat, Verb.DAILY, texts)
    if chat is not Chat.DISCORD:
        return as_typed(
            chat, " ".join((Verb.PLAY, record.game, str(record.deal), *record.option_words)), texts
        )
    fields = {
        texts(f"parameter-name-{ParameterKind.GAME}"): record.game,
        texts(f"parameter-name-{ParameterKind.DEAL}"): str(record.deal),
    }
    if record.option_words:
        fields[texts(f"parameter-name-{ParameterKind.OPTION}")] = " ".join(record.option_words)
    filled = (f"{name}:{value}" for name, value in fields.items())
    return " ".join((as_typed(chat, Verb.PLAY, texts), *filled))
