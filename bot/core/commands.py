"""The commands: what can be typed in every chat, and how a typed line becomes an action."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from bot.core.actions import Action, Chat, Room, Verb
from bot.core.player_names import visible


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

    @property
    def name(self) -> str:
        """The word that is typed."""
        return self.verb.value


def _command(verb: Verb, *optional: ParameterKind) -> Command:
    return Command(verb, tuple(map(Parameter, optional)))


SECTIONS = (
    (
        _command(
            Verb.PLAY, ParameterKind.GAME, ParameterKind.DEAL, ParameterKind.OPTION, ParameterKind.AUDIENCE
        ),
        _command(Verb.DAILY, ParameterKind.DAY, ParameterKind.AUDIENCE),
        _command(Verb.RESUME, ParameterKind.SESSION),
        _command(Verb.GAMES),
    ),
    (
        _command(Verb.BOARD),
        Command(Verb.MOVE, (Parameter(ParameterKind.MOVE, is_required=True),)),
        *map(_command, (Verb.UNDO, Verb.REDO, Verb.RESTART, Verb.NEW, Verb.GIVE_UP)),
    ),
    tuple(map(_command, (Verb.HINT, Verb.CHANCE, Verb.VERDICT))),
    (
        _command(Verb.REPLAY, ParameterKind.STEP),
        _command(Verb.REVIEW, ParameterKind.STEP),
        _command(Verb.SHARE),
        _command(Verb.STATS, ParameterKind.GAME),
        _command(Verb.CALENDAR, ParameterKind.MONTH),
        _command(Verb.LEADERBOARD, ParameterKind.TABLE),
        _command(Verb.RULES, ParameterKind.GAME),
    ),
    (
        _command(
            Verb.SETTINGS,
            ParameterKind.THEME,
            ParameterKind.LANGUAGE,
            ParameterKind.ZONE,
            ParameterKind.BOARDS,
            ParameterKind.RESULTS,
        ),
        _command(Verb.MY_DATA),
        Command(Verb.ADMIN, (Parameter(ParameterKind.CHANGE),), is_for_administrators=True),
        _command(Verb.HELP),
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


def with_visible_words(action: Action) -> Action:
    """Return an action without invisible characters in its words, which an answer may quote."""
    words = tuple(filter(None, (visible(word).strip() for word in action.words)))
    return action if words == action.words else replace(action, words=words)


def split_audience(action: Action, room: Room) -> tuple[Action, Room]:
    """Remove the word that says who may see the requested deal from the action, and set it in the room."""
    *words, last = action.words or ("",)
    if action.verb not in (Verb.PLAY, Verb.DAILY) or last.lower() not in AUDIENCES:
        return action, room
    return replace(action, words=tuple(words)), replace(room, is_private=AUDIENCES[last.lower()])
