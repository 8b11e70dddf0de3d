"""What players do: an action of a player in a room of a chat. Plain values that belong to no chat."""

from dataclasses import dataclass
from enum import StrEnum

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
