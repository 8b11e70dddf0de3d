"""What passes between the chats and the bot: plain values that belong to no chat.

A :class:`Screen` refuses to be built larger than the narrowest chat can show, so that a button too many
fails in a test and not in front of a player.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from bot.core.charts import Chart
from bot.core.theme_name import DEFAULT_THEME
from bot.i18n.text_width import columns
from engine.board import Board, Mark, Meter

MAX_ROWS = 5  # Discord: five action rows to a message
MAX_IN_ROW = 5  # Discord: five buttons to a row; Telegram would take eight
MAX_LABEL = 38  # columns: Discord cuts labels longer than this on phones
MAX_LABEL_LENGTH = 80  # Discord: the characters of a label, wide or not; Telegram has no stated limit
MAX_TITLE = 100
MAX_CAPTION = 1024  # Telegram: the caption of a photo, title and text together
MAX_TEXT = 2000  # Discord: the content of a message, title and text together; Telegram takes 4,096
MAX_ALT = 1024  # Discord: the description of an attachment
MAX_NOTICE = 200  # Telegram: the answer to a callback query
MAX_COPY = 256  # Telegram: the text of a button that copies it
MAX_CARD_LINE = 48
"""Columns of a line on a result card: what the card has room for in letters to be read on a phone."""
STAGES = 5
"""Into so many stages a game is parted where it is told how far a run has come."""
MAX_LINE = 500
"""Characters of a typed line that are read, in every chat: the longest games have moves of two dozen."""


class Chat(StrEnum):
    """The chats in which the bot plays."""

    PAGE = "page"
    DISCORD = "discord"
    TELEGRAM = "telegram"


@dataclass(frozen=True, slots=True)
class Player:
    """An account in one chat; the same person elsewhere is another player."""

    chat: Chat
    id: int
    """The chat's own number for the account, from 0 to 2^64 - 1."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where in a chat a player acts: alone with the bot, or in a server or group."""

    language: str = ""
    """What the chat says of the language of the player's client, such as ``de-AT``; empty for nothing."""
    group: int = 0
    """The server or group; 0 where the player is alone with the bot."""
    channel: int = 0
    """The channel of the server, or the topic of the group; 0 for a group's only or general one."""
    is_admin: bool = False
    """Whether the player is an administrator there, by the chat's own permission."""
    is_private: bool | None = None
    """Whether the player alone sees what is answered; ``None`` where neither they nor the message say so."""
    name: str = ""
    """What the chat calls the player: a text of theirs, never to be read as markup; empty for nothing."""


class Verb(StrEnum):
    """What a player can ask for; a command and a button of the same verb do the same."""

    START = "start"
    HELP = "help"
    RULES = "rules"
    PLAY = "play"
    GAMES = "games"
    RESUME = "resume"
    BOARD = "board"
    MOVE = "move"
    CHOOSE = "choose"
    SAY = "say"
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    NEW = "new"
    GIVE_UP = "giveup"
    RECORD = "record"
    REPLAY = "replay"
    SHARE = "share"
    OPTIONS = "options"
    DAILY = "daily"
    SETTINGS = "settings"
    MY_DATA = "mydata"
    ADMIN = "admin"
    ABOUT = "about"
    FILE = "file"
    MORE = "more"
    HINT = "hint"
    CHANCE = "chance"
    VERDICT = "verdict"
    REVIEW = "review"
    AUTOPLAY = "autoplay"
    STATS = "stats"
    CALENDAR = "calendar"
    LEADERBOARD = "leaderboard"


@dataclass(frozen=True, slots=True)
class Action:
    """What a player did: pressed a button or typed a command or a text."""

    verb: Verb
    words: tuple[str, ...] = ()
    """What goes with the verb, such as ``("wish", "42", "open")`` or ``("take", "a", "c")``."""
    session: str = ""
    """The game it is about; empty for the player's current one."""
    revision: int | None = None
    """The state of that game in which the button was shown; ``None`` for what was typed."""
    owner: int | None = None
    """The id of the player whose button it is; ``None`` for what anybody may press."""
    event: str = ""
    """The chat's own name for what happened, the same when it is delivered twice; never on a button."""


class ButtonStyle(StrEnum):
    """How much a button stands out."""

    MOVE = "move"
    PLAIN = "plain"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what stands on it, and the action that pressing it is."""

    label: str
    action: Action
    style: ButtonStyle = ButtonStyle.PLAIN
    spoken: str = ""
    """Its name where a sign alone stands on it, for chats whose buttons can have one; empty for the label."""

    def __post_init__(self) -> None:
        if not 0 < columns(self.label) <= MAX_LABEL or len(self.label) > MAX_LABEL_LENGTH:
            raise ValueError(f"a label of {columns(self.label)} columns, {MAX_LABEL} fit: {self.label!r}")


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A board to be painted: everything that the picture depends on, and nothing hidden."""

    board: Board
    heading: tuple[str, str]
    """The title: what stands at the left and at the right of its line, or in the two that it then takes."""
    theme: str = DEFAULT_THEME
    marks: tuple[Mark, ...] = ()
    """The places to be pointed out: of the last move, and those that can be chosen."""
    captions: tuple[tuple[str, str], ...] = ()
    """What is printed for names on the table that are not in English, by name; so below."""
    meter: Meter | None = None
    """A bar below the board, where its player has asked for one."""

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.board.game}.png"


@dataclass(frozen=True, slots=True)
class ReplayAnimation:
    """A game to be shown as it was played: a frame for each move, or for several where there are many."""

    record: str
    """The record of the game, on its one line."""
    title: str
    """What stands above every frame: the game with its options and its deal."""
    theme: str = DEFAULT_THEME
    captions: tuple[tuple[str, str], ...] = ()
    since: int = 0
    """How many moves had been made when it begins."""

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.record.partition('/')[0]}-replay.gif"


@dataclass(frozen=True, slots=True)
class ResultCard:
    """How a game ended, to be shown to others: some words beside a small picture of the end."""

    board: Board
    """The last board as its player saw it: what was hidden stays hidden."""
    title: str
    """The game with its options and its deal."""
    lines: tuple[str, ...]
    """What there is to tell of the result, the most important first."""
    theme: str = DEFAULT_THEME
    captions: tuple[tuple[str, str], ...] = ()
    has_board: bool = True
    """Whether the board is on it; where it is a secret, it is that of the deal, and only names the game."""
    reached: int | None = None
    """Of the five stages of a game so many, as a strip below the words; ``None`` for no strip."""

    def __post_init__(self) -> None:
        if self.reached is not None and not 0 <= self.reached <= STAGES:
            raise ValueError(f"{self.reached} of {STAGES} stages")
        if any(not 0 < columns(line) <= MAX_CARD_LINE for line in self.lines):
            raise ValueError(f"a card has room for lines of {MAX_CARD_LINE} columns: {self.lines!r}")

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.board.game}-result.png"


@dataclass(frozen=True, slots=True)
class ReviewStrip:
    """What each move of a game did, a bar for each, and the board of the moment that mattered most."""

    board: Board
    title: str
    bars: tuple[tuple[str, int, int], ...]
    """What a move did, a word; and the best that could still be reached after and before it, of a hundred."""
    moves: int = 1
    """How many moves a bar stands for."""
    chosen: int = 0
    """The number of the move that is pointed out; 0 for none."""
    steps: int = 0
    """How many moves there are, for the last bar may stand for fewer; 0 for as many as fill the bars."""
    legend: tuple[tuple[str, str], ...] = ()
    """The words of the bars, and what they mean."""
    note: str = ""
    """What board it is."""
    theme: str = DEFAULT_THEME
    marks: tuple[Mark, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.board.game}-review.png"


Renderable: TypeAlias = BoardPicture | ReplayAnimation | ResultCard | ReviewStrip | Chart
"""Whatever is painted and sent as a file."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What one message shows. Its texts are plain: an adapter lets nothing in them act as markup."""

    title: str = ""
    """A heading, to be shown in bold where the chat can."""
    text: str = ""
    picture: Renderable | None = None
    alt: str = ""
    """The picture in words."""
    rows: tuple[tuple[Button, ...], ...] = ()
    code: str = ""
    """The deal that it is about (``bot/core/deal_codes.py``), for chats in which a link can lead to one."""
    copy: str = ""
    """A text to be copied and pasted elsewhere, by a button or from a block of its own."""

    def __post_init__(self) -> None:
        limit = MAX_CAPTION if self.picture else MAX_TEXT
        length = len(self.title) + 1 + len(self.text)
        if len(self.title) > MAX_TITLE or length > limit:
            raise ValueError(f"a text of {length} characters, {limit} fit: {self.title!r}")
        if len(self.alt) > MAX_ALT or bool(self.alt) != bool(self.picture):
            raise ValueError(f"a picture wants an alt text of 1 to {MAX_ALT} characters, not {len(self.alt)}")
        if not (self.text or self.title):
            raise ValueError("a screen without a word")
        if len(self.copy) > MAX_COPY:
            raise ValueError(f"a text to be copied of {len(self.copy)} characters, {MAX_COPY} fit")
        if len(self.rows) > MAX_ROWS or any(not 0 < len(row) <= MAX_IN_ROW for row in self.rows):
            raise ValueError(f"rows of {[len(row) for row in self.rows]} buttons")
        actions = [control.action for row in self.rows for control in row]
        if len(set(actions)) < len(actions):  # Discord refuses two buttons with one custom id
            raise ValueError("two buttons that do the same")


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be kept as it is: its name, and what is in it, or a picture to be painted."""

    name: str
    content: bytes | Renderable


class ReplyTarget(StrEnum):
    """Where a reply's screen goes."""

    HERE = "here"
    """Into the message whose button was pressed; for what was typed, into a new message."""
    NEW = "new"
    """Into a new message."""
    PRIVATE = "private"
    """Into a new message that only the one who acted sees, where the chat has such."""
    PUBLIC = "public"
    """Into a new message for all in the room, even where games are played privately."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to an action: a screen, a notice, or both.

    A notice is for the one who acted alone: a toast on a button where the chat has such, else a private
    message; where it has neither, a message.
    """

    screen: Screen | None = None
    place: ReplyTarget = ReplyTarget.HERE
    notice: str = ""
    is_private: bool = False
    """Whether a new message is for the one who acted alone, unless its place is public."""
    language: str = ""
    """The language that it is in, as the catalogue names it; empty until the bot has said."""
    document: Document | None = None
    """A file to go with the screen, into the same new message."""
    is_said: bool = False
    """Whether the one who acted has just been told this, so that it is enough to acknowledge the act where a
    chat can do that without a word."""
    is_refused: bool = False
    """Whether nothing was done, nor anything looked up, for it was too much: nothing of it is kept."""
    later: AsyncIterator["Reply"] | None = field(default=None, compare=False)
    """What the message shows after this, one after the other, while something is being worked out: the last
    is the answer. It ends early, without one, when the player has gone on to something else."""

    def __post_init__(self) -> None:
        if not (self.screen or self.notice):
            raise ValueError("a reply without a word")
        if self.document and (self.screen is None or self.screen.picture):
            raise ValueError("a file goes with a screen that has no picture")
        if len(self.notice) > MAX_NOTICE:
            raise ValueError(f"a notice of {len(self.notice)} characters, {MAX_NOTICE} fit: {self.notice!r}")

    @property
    def is_for_one(self) -> bool:
        """Whether a new message with it is for the one who acted alone."""
        return self.place is ReplyTarget.PRIVATE or (self.is_private and self.place is not ReplyTarget.PUBLIC)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that could be typed: the words, and what they mean."""

    value: str
    label: str
