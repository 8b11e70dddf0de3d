"""What players do: an action of a player in a room of a chat. Plain values that belong to no chat."""

from dataclasses import dataclass
from enum import StrEnum

MAX_LINE = 500
"""Characters of a typed line that are read, in every chat. The longest moves have some two dozen."""


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
    """Where in a chat a player acts: in a private chat with the bot, or in a server or group."""

    language: str = ""
    """The language of the player's client, such as ``de-AT``; empty if the chat does not say."""
    group: int = 0
    """The id of the server or group; 0 in a private chat."""
    channel: int = 0
    """The id of the channel or topic; 0 for a group without topics, or its general topic."""
    is_admin: bool = False
    """Whether the player is an admin there, by the chat's own permissions."""
    is_private: bool | None = None
    """Whether only the player sees the answer; ``None`` if neither the player nor the message decides it."""
    name: str = ""
    """The player's display name, never to be read as markup; empty if unknown."""
    zone: str = ""
    """The time zone of the player's device, an existing one; empty if the chat does not say."""


class Verb(StrEnum):
    """What a player can ask for. A command and a button with the same verb do the same."""

    START = "start"
    HELP = "help"
    RULES = "rules"
    PLAY = "play"
    GAMES = "games"
    RESUME = "resume"
    BOARD = "board"
    MOVE = "move"
    CHOOSE = "choose"
    WHY = "why"
    SAY = "say"
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    NEW = "new"
    GIVE_UP = "giveup"
    FINISH = "finish"
    RECORD = "record"
    REPLAY = "replay"
    SHARE = "share"
    OPTIONS = "options"
    DAILY = "daily"
    FIVE = "five"
    SETTINGS = "settings"
    MY_DATA = "mydata"
    PRIVACY = "privacy"
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
    LEARN = "learn"
    RETRY = "retry"
    SHOW = "show"
    MISTAKES = "mistakes"
    PUZZLE = "puzzle"
    FRIEND = "friend"
    COMPARE = "compare"
    OPERATOR = "operator"


@dataclass(frozen=True, slots=True)
class Action:
    """What a player did: pressed a button, or typed a command or a text."""

    verb: Verb
    words: tuple[str, ...] = ()
    """The arguments of the verb, such as ``("wish", "42", "open")`` or ``("take", "a", "c")``."""
    session: str = ""
    """The id of the session it is about; empty for the player's current one."""
    revision: int | None = None
    """The revision of the session for which the button was shown; ``None`` for typed actions."""
    owner: int | None = None
    """The id of the player who may press the button; ``None`` if anybody may."""
    event: str = ""
    """The chat's id of the event, the same when it is delivered twice. Not part of the callback data."""
