"""The commands: what can be typed in every chat, and how a typed line becomes an action."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from bot.core.actions import Action, Chat, Verb


class ParameterKind(StrEnum):
    """What the word after a command names, so that a chat can offer what fits."""

    GAME = "game"
    OPTION = "option"
    DEAL = "deal"
    SESSION = "session"
    MOVE = "move"
    STEP = "step"
    AUDIENCE = "audience"
    THEME = "theme"
    LANGUAGE = "language"
    ZONE = "zone"
    BOARDS = "boards"
    RESULTS = "results"
    CHANGE = "change"
    DAY = "day"
    MONTH = "month"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A word that a command takes."""

    kind: ParameterKind
    is_required: bool = False

    @property
    def name(self) -> str:
        """Its name, the same in every chat."""
        return self.kind.value


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be typed: ``/solitaire play`` in Discord, ``/play`` elsewhere.

    Its description is the message ``command-NAME`` of the catalogue, a parameter's ``parameter-NAME``.
    """

    verb: Verb
    parameters: tuple[Parameter, ...] = ()
    is_for_administrators: bool = False
    """Whether it does anything only for those who settle what holds in a server or group."""

    @property
    def name(self) -> str:
        """The word that is typed."""
        return self.verb.value


SECTIONS = (
    (
        Command(
            Verb.PLAY,
            (
                Parameter(ParameterKind.GAME),
                Parameter(ParameterKind.DEAL),
                Parameter(ParameterKind.OPTION),
                Parameter(ParameterKind.AUDIENCE),
            ),
        ),
        Command(Verb.DAILY, (Parameter(ParameterKind.DAY), Parameter(ParameterKind.AUDIENCE))),
        Command(Verb.RESUME, (Parameter(ParameterKind.SESSION),)),
        Command(Verb.GAMES),
    ),
    (
        Command(Verb.BOARD),
        Command(Verb.MOVE, (Parameter(ParameterKind.MOVE, is_required=True),)),
        Command(Verb.UNDO),
        Command(Verb.REDO),
        Command(Verb.RESTART),
        Command(Verb.NEW),
        Command(Verb.GIVE_UP),
    ),
    (Command(Verb.HINT), Command(Verb.CHANCE), Command(Verb.VERDICT)),
    (
        Command(Verb.REPLAY, (Parameter(ParameterKind.STEP),)),
        Command(Verb.REVIEW, (Parameter(ParameterKind.STEP),)),
        Command(Verb.SHARE),
        Command(Verb.STATS, (Parameter(ParameterKind.GAME),)),
        Command(Verb.CALENDAR, (Parameter(ParameterKind.MONTH),)),
        Command(Verb.LEADERBOARD, (Parameter(ParameterKind.TABLE),)),
        Command(Verb.RULES, (Parameter(ParameterKind.GAME),)),
    ),
    (
        Command(
            Verb.SETTINGS,
            tuple(
                map(
                    Parameter,
                    (
                        ParameterKind.THEME,
                        ParameterKind.LANGUAGE,
                        ParameterKind.ZONE,
                        ParameterKind.BOARDS,
                        ParameterKind.RESULTS,
                    ),
                )
            ),
        ),
        Command(Verb.MY_DATA),
        Command(Verb.ADMIN, (Parameter(ParameterKind.CHANGE),), is_for_administrators=True),
        Command(Verb.HELP),
    ),
)
"""The commands in the order in which they are shown: to deal, play, be advised, look back; the bot itself."""

COMMANDS = tuple(command for section in SECTIONS for command in section)

NAMES = frozenset(command.name for command in COMMANDS)

VERBS = {command.name: command.verb for command in COMMANDS} | {
    "start": Verb.START,
    "autoplay": Verb.AUTOPLAY,
    "about": Verb.ABOUT,
}
"""Everything that is read as a command: listed ones, the one that opens a Telegram chat, and button verbs."""

FULL_WIDTH = {code + 0xFEE0: code for code in range(ord("!"), ord("~") + 1)}
"""The ASCII characters for the full-width ones of East Asian keyboards, such as ``/`` for ``／``."""

ONLY_PLAYER, EVERYBODY = "private", "public"
AUDIENCES = MappingProxyType({ONLY_PLAYER: True, EVERYBODY: False})
"""The last word of a start command: whether only the player sees the game."""

TELL, OFF = "tell", "off"
"""Words after the daily command: the first turns mentions in posts on, both together turn them off."""

POST = "post"
"""The word after the admin command that begins the settings of posts."""


def as_typed(chat: Chat, line: str, texts: Callable[[str], str]) -> str:
    """Return a command, with or without arguments, as it is typed in a chat.

    Discord shows command names in the player's language, which ``texts`` returns for a message id.
    """
    if chat is not Chat.DISCORD:
        return f"/{line}"
    name, *words = line.split(" ")
    called = texts(f"command-name-{name}") if name in NAMES else name
    return " ".join(["/solitaire", called, *words])


def read_line(line: str) -> Action:
    """Parse a typed line as an action: a command, or else a move.

    Without a slash only a single word is a command, because games have verbs of their own.
    """
    words = line.translate(FULL_WIDTH).split()
    if not words:
        return Action(Verb.HELP)
    name = words[0].removeprefix("/").lower()
    is_command = words[0].startswith("/") or len(words) == 1
    verb = VERBS.get(name) if is_command else None
    if verb is Verb.MOVE or (verb is None and not words[0].startswith("/")):
        typed = words[1:] if verb else words
        return Action(Verb.SAY, (" ".join(typed),))
    if verb is None:
        return Action(Verb.HELP, (name,))
    return Action(verb, tuple(words[1:]))
