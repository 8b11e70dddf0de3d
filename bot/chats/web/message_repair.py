"""Stored messages of the page that this version cannot show: made anew from the game, or put in words.

Another version may have stored a board, a picture or a button that this one cannot show. Whatever is stored,
it must not keep a player out: a board of a game that still exists becomes the current board of this game,
everything else its words and the buttons that this version knows. What was made anew is stored.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.app import App
from bot.chats.web.json_views import MessageView, message_view
from bot.core.actions import Player, Room, Verb
from bot.core.images import BoardPicture, Celebration, ReplayAnimation, ResultCard, ReviewStrip
from bot.core.screens import Button, Screen
from bot.rendering.themes import existing_theme
from bot.storage.chat_history import ChatHistory, StoredHistory
from bot.storage.decoding import fault_of, log_fault
from bot.storage.stored_messages import StoredMessage
from engine.record import Record
from render.boards.layouts import lay_out

GAME_VERBS = frozenset({Verb.MOVE, Verb.CHOOSE, Verb.UNDO})
"""The verbs of buttons that only boards of games have."""


def shown_view(
    stored: StoredHistory, *, is_coming: bool = False, has_table: bool = True
) -> MessageView | None:
    """Return a message as the page shows it; ``None`` if this version cannot show all of it."""
    try:
        view = message_view(stored, is_coming=is_coming, has_table=has_table)
        _lay_out(stored.message.screen)
    except Exception as error:  # noqa: BLE001 - whatever other versions have stored
        log_fault(fault_of(error))
        return None
    return view if stored.is_whole and _has_theme(stored.message.screen) else None


async def repair(
    app: App, history: ChatHistory, player: Player, room: Room, broken: Sequence[StoredHistory]
) -> tuple[StoredHistory, ...]:
    """Return messages as this version can show them, and store them so, if anything of them can be shown.

    Only the last message of a game gets its current board. Raises ``StoreUnavailableError``.
    """
    last = {session: one.number for one in await history.all() if (session := _session_of(one.message))}
    for one in broken:
        session = _session_of(one.message)
        board = await app.board(player, session, room) if last.get(session) == one.number else None
        forms = (replace(one, message=form, is_whole=True) for form in _forms(one.message, board))
        if shown := next(filter(shown_view, forms), None):
            await history.change(one.number, shown.message)
    return await history.some([one.number for one in broken])


def _lay_out(screen: Screen | None) -> None:
    """Lay out the board or deal of a screen's picture; raise what its layout or its rules raise."""
    picture = screen.picture if screen else None
    match picture:
        case BoardPicture() | ResultCard() | Celebration() | ReviewStrip():
            lay_out(picture.board)
        case ReplayAnimation():
            Record.read(picture.record).start()


def _has_theme(screen: Screen | None) -> bool:
    """Return whether the theme of a screen's picture, if it has one, still exists."""
    picture = screen.picture if screen else None
    return picture is None or existing_theme(picture.theme) == picture.theme


def _forms(message: StoredMessage, board: Screen | None) -> Iterator[StoredMessage]:
    """Yield what can take the place of a message, the best first."""
    if board:
        yield replace(message, screen=board)
    screen = message.screen
    if screen and screen.picture and not _has_theme(screen):
        picture = replace(screen.picture, theme=existing_theme(screen.picture.theme))
        yield replace(message, screen=replace(screen, picture=picture))
    if screen:
        screen = screen.without_picture("") if screen.picture else screen
        yield replace(message, screen=screen)
        yield replace(message, screen=replace(screen, rows=()), document=None)
    else:
        yield replace(message, document=None)


def _session_of(message: StoredMessage) -> str:
    """Return the session whose board a message shows; empty if it shows none."""
    screen = message.screen
    buttons = [button for row in screen.rows for button in row] if screen else []
    if not (screen and (isinstance(screen.picture, BoardPicture) or any(map(_is_for_game, buttons)))):
        return ""
    return next((button.action.session for button in buttons if button.action.session), "")


def _is_for_game(button: Button) -> bool:
    return button.action.verb in GAME_VERBS
