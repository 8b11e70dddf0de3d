"""The JSON that the page receives and sends."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StringConstraints, TypeAdapter

from bot.chats.web.button_roles import GAME_VERBS, ButtonRole, button_roles
from bot.chats.web.embedding.launch_data import MAX_LAUNCH_DATA
from bot.chats.web.table_view import TableView, table_view
from bot.core.actions import MAX_LINE
from bot.core.callback_data import pack
from bot.core.commands import COMMANDS, LISTED, answered
from bot.core.images import Renderable, ReplayAnimation
from bot.core.replies import Suggestion
from bot.core.screens import Button, GameProgress, Screen
from bot.core.typed_input.records import MAX_RECORD_LINE
from bot.i18n.texts import Texts
from bot.storage.chat_history import StoredHistory


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A button: its label and style, the callback data, and a key that stays the same in later boards."""

    label: str
    style: str
    press: str
    key: str
    role: ButtonRole
    """Where the table shows it."""
    spoken: str = ""
    """Its accessible name if its label is only a symbol; else empty."""


@dataclass(frozen=True, slots=True)
class BoardView:
    """A picture and its alt text."""

    address: str
    alt: str
    is_film: bool
    """Whether it is animated, so that the player must be able to stop it."""


@dataclass(frozen=True, slots=True)
class AttachmentView:
    """A file that can be saved."""

    address: str
    label: str


@dataclass(frozen=True, slots=True)
class MessageView:
    """A message as the page shows it."""

    number: int
    version: str
    author: str
    said: int
    title: str
    text: str
    board: BoardView | None
    rows: tuple[tuple[ButtonView, ...], ...]
    table: TableView | None = None
    """What is tapped and dragged on the table; ``None`` if it shows no board."""
    progress: GameProgress | None = None
    """How far the game of the board is."""
    document: AttachmentView | None = None
    is_coming: bool = False
    """Whether an update of it is being computed."""
    copy: str = ""
    """A text to share, without a link."""
    code: str = ""
    """The code of the link that goes with it; the page knows its own address."""
    addresses: tuple[str, ...] = ()
    """Web addresses in the text that become links."""


@dataclass(frozen=True, slots=True)
class MessagesView:
    """The answer to an entry."""

    messages: tuple[MessageView, ...]
    notice: str = ""
    language: str = ""
    """The language in which the bot answers this player."""
    is_beginning: bool = False
    """Whether none of the earlier messages is stored any more."""
    theme: str = ""
    """The theme of this player's pictures, which the whole page follows."""


@dataclass(frozen=True, slots=True)
class CommandView:
    """A command of the autocomplete."""

    name: str
    description: str
    kinds: tuple[str, ...]
    """The kinds of words that it takes."""
    is_listed: bool
    """Whether it is offered before any of its letters is typed."""


@dataclass(frozen=True, slots=True)
class EnterResponse:
    """The answer to ``/enter``: the token, which only the page can read, and all messages.

    Inside a chat, they are the newest ones.
    """

    token: str
    commands: tuple[CommandView, ...]
    messages: tuple[MessageView, ...]
    is_new: bool
    language: str
    theme: str
    picture_key: str = ""
    """What is added to the addresses of pictures inside a chat, as the query parameter ``key``."""
    access_token: str = ""
    """What Discord's client accepts as proof of who plays; empty elsewhere."""


Entry = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
"""The page's own name for an entry, the same when it is sent again."""


@dataclass(frozen=True, slots=True)
class TypeRequest:
    """A typed line."""

    entry: Entry
    line: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_RECORD_LINE)]


@dataclass(frozen=True, slots=True)
class PressRequest:
    """A press of a button, with the number of its message, or 0 from the home screen, which is no message."""

    entry: Entry
    message: Annotated[int, Field(ge=0, lt=10**15)]
    press: Annotated[str, StringConstraints(max_length=MAX_LINE)]


SessionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]


@dataclass(frozen=True, slots=True)
class TelegramEnterRequest:
    """What opens a table in Telegram: the launch data of the Mini App, and the session to show, if any."""

    entry: Entry
    launch: Annotated[str, StringConstraints(max_length=MAX_LAUNCH_DATA)]
    session: SessionId = ""


@dataclass(frozen=True, slots=True)
class DiscordEnterRequest:
    """What opens a table in Discord: an OAuth2 code."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=512)]


@dataclass(frozen=True, slots=True)
class FailureView:
    """Why a request failed, in a sentence for the player."""

    error: str
    can_enter_again: bool = False
    """Whether the page only has to call ``/enter`` again."""


TELEGRAM_ENTER_REQUEST = TypeAdapter(TelegramEnterRequest)
DISCORD_ENTER_REQUEST = TypeAdapter(DiscordEnterRequest)
TYPE_REQUEST = TypeAdapter(TypeRequest)
PRESS_REQUEST = TypeAdapter(PressRequest)
MESSAGES = TypeAdapter(MessagesView)
ENTER_RESPONSE = TypeAdapter(EnterResponse)
SUGGESTIONS = TypeAdapter(tuple[Suggestion, ...])
FAILURE = TypeAdapter(FailureView)


def message_view(stored: StoredHistory, *, is_coming: bool = False, has_table: bool = True) -> MessageView:
    """Return a stored message as the page shows it in the chat and, with ``has_table``, on the table."""
    message, screen = stored.message, stored.message.screen
    address = f"/table/{stored.number}.{stored.version}.png"
    table = table_view(screen, address) if screen and has_table else None
    file = message.document.name if message.document else ""
    return MessageView(
        number=stored.number,
        version=stored.version,
        author=message.author,
        said=message.said,
        title=screen.title if screen else "",
        text=screen.text if screen else message.words,
        board=_board_view(stored, screen) if screen else None,
        rows=_row_views(screen, table) if screen else (),
        table=table,
        progress=screen.progress if screen else None,
        document=AttachmentView(f"/document/{stored.number}.{stored.version}/{file}", f"⤓ {file}")
        if file
        else None,
        is_coming=is_coming,
        copy=screen.copy if screen else "",
        code=screen.code if screen and screen.copy else "",
        addresses=screen.addresses if screen else (),
    )


def command_views(texts: Texts) -> tuple[CommandView, ...]:
    """Return the commands with their descriptions, the listed ones first."""
    return tuple(
        CommandView(command.name, texts(f"command-{command.name}"), command.parameters, command in LISTED)
        for command in answered(COMMANDS)
    )


def file_type(picture: Renderable) -> str:
    """Return the suffix of a picture's file: ``png``, or ``gif`` if it is animated."""
    return picture.file_name.rpartition(".")[2]


def _board_view(stored: StoredHistory, screen: Screen) -> BoardView | None:
    if not screen.picture:
        return None
    address = f"/picture/{stored.number}.{stored.version}.{file_type(screen.picture)}"
    is_film = isinstance(screen.picture, ReplayAnimation)
    return BoardView(address, screen.alt, is_film)


def _is_in_words(screen: Screen) -> bool:
    """Tell whether a screen is a board in words on which the player can move."""
    actions = (button.action for row in screen.rows for button in row)
    return not screen.picture and any(one.session and one.verb in GAME_VERBS for one in actions)


def _row_views(screen: Screen, table: TableView | None) -> tuple[tuple[ButtonView, ...], ...]:
    is_in_play = bool(table.moves) if table else _is_in_words(screen)
    roles = button_roles(screen, is_in_play=is_in_play)
    return tuple(tuple(_button_view(button, roles[button.action]) for button in row) for row in screen.rows)


def _button_view(button: Button, role: ButtonRole) -> ButtonView:
    action = button.action
    key = " ".join((action.verb, *action.words))
    return ButtonView(button.label, button.style, pack(action), key, role, button.spoken)
