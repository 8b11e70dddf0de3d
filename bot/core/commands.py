"""The commands: what can be typed in every chat."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from bot.core.actions import Action, Chat, Room, Verb
from bot.core.player_names import visible
from bot.features import all_settings, routes


class ParameterKind(StrEnum):
    """What the word after a command names, so that a chat can offer what fits.

    A setting of a player is a kind, too, named by its word.
    """

    GAME = "game"
    OPTION = "option"
    DEAL = "deal"
    SESSION = "session"
    MOVE = "move"
    STEP = "step"
    ANALYSIS = "analysis"
    STATISTICS = "statistics"
    AUDIENCE = "audience"
    CHANGE = "change"
    DAY = "day"
    FIVE = "five"
    MONTH = "month"
    TABLE = "table"
    DIFFICULTY = "difficulty"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be typed: ``/solitaire play`` in Discord, ``/play`` elsewhere.

    Its description is the message ``command-NAME`` of the catalogue, a parameter's ``parameter-KIND``.
    """

    verb: Verb
    kinds: tuple[str, ...] = ()
    """The kinds of its parameters, which are also their names, the same in every chat."""
    needs_word: bool = False
    """Whether its parameter cannot be left out."""
    takes_settings: bool = False
    """Whether each setting of a player is a parameter, too."""
    is_for_administrators: bool = False

    @property
    def name(self) -> str:
        """The word that is typed."""
        return self.verb.value

    @property
    def parameters(self) -> tuple[str, ...]:
        """The kinds of all words that it takes."""
        return (*self.kinds, *(all_settings() if self.takes_settings else ()))


def _command(verb: Verb, *kinds: ParameterKind) -> Command:
    return Command(verb, kinds)


SECTIONS = (
    (
        _command(
            Verb.PLAY, ParameterKind.GAME, ParameterKind.DEAL, ParameterKind.OPTION, ParameterKind.AUDIENCE
        ),
        _command(Verb.LEARN, ParameterKind.GAME),
        _command(Verb.DAILY, ParameterKind.DAY, ParameterKind.AUDIENCE),
        _command(Verb.FIVE, ParameterKind.FIVE, ParameterKind.AUDIENCE),
        _command(Verb.PUZZLE, ParameterKind.GAME, ParameterKind.DIFFICULTY, ParameterKind.NUMBER),
        _command(Verb.GAMES, ParameterKind.SESSION),
    ),
    (
        _command(Verb.BOARD),
        _command(Verb.HINT),
        Command(Verb.MOVE, (ParameterKind.MOVE,), needs_word=True),
        _command(Verb.RULES, ParameterKind.GAME),
    ),
    (
        _command(Verb.REVIEW, ParameterKind.ANALYSIS, ParameterKind.STEP),
        _command(Verb.STATS, ParameterKind.STATISTICS, ParameterKind.GAME, ParameterKind.MONTH),
        _command(Verb.LEADERBOARD, ParameterKind.TABLE),
    ),
    (
        Command(Verb.SETTINGS, takes_settings=True),
        _command(Verb.HELP),
        _command(Verb.MY_DATA),
        Command(Verb.ADMIN, (ParameterKind.CHANGE,), is_for_administrators=True),
    ),
)
"""The commands that every chat lists, in the order in which a newcomer wants them: to start, to play, to look
back, the bot itself."""

LISTED = tuple(command for section in SECTIONS for command in section)
"""Discord allows 25 subcommands; a list of at most 17 can be read at a glance."""

PRIVACY = _command(Verb.PRIVACY)

IN_MENUS = (*LISTED, PRIVACY)
"""The commands in the menus of Discord and Telegram: the listed ones and, last, the one that people look for
there. Telegram's clients open ``/privacy`` from a bot's profile if its list of commands has it:
https://core.telegram.org/constructor/botInfo."""

TYPED_ONLY = (
    _command(Verb.RESUME, ParameterKind.SESSION),
    *map(_command, (Verb.UNDO, Verb.REDO, Verb.RESTART, Verb.FINISH, Verb.NEW, Verb.GIVE_UP)),
    *map(_command, (Verb.CHANCE, Verb.VERDICT)),
    _command(Verb.REPLAY, ParameterKind.STEP),
    _command(Verb.SHARE),
    _command(Verb.FRIEND),
    _command(Verb.COMPARE),
    _command(Verb.RECORD),
    _command(Verb.MISTAKES),
    _command(Verb.AUTOPLAY, ParameterKind.STEP),
    _command(Verb.CALENDAR, ParameterKind.MONTH),
    PRIVACY,
    _command(Verb.ABOUT),
)
"""The commands that the help does not list, because a button offers each where it is needed, or a choice of a
listed command does. They can be typed: in Discord in messages to the bot and as a move."""

COMMANDS = LISTED + TYPED_ONLY

NAMES = frozenset(command.name for command in COMMANDS)

TYPED_AS_MOVES = NAMES.difference(command.name for command in IN_MENUS)

FOR_OPERATORS = _command(Verb.OPERATOR)
"""The command that no list has, and that is understood only after a slash. For others it does not exist."""

VERBS = {command.name: command.verb for command in COMMANDS} | {"start": Verb.START}
"""Everything that is read as a command: all of them, and the one that opens a Telegram chat."""

CHOICES = MappingProxyType[str, tuple[str, ...]](
    {
        ParameterKind.STATISTICS: (Verb.GAMES.value, Verb.CALENDAR.value, "achievements", "puzzles"),
        ParameterKind.ANALYSIS: (Verb.REVIEW.value, Verb.AUTOPLAY.value),
    }
)
"""What the commands with several parts show: the default, then the others. The message ``KIND-CHOICE`` is
the name of a choice, which can be typed too."""

GROUP = "solitaire"
"""The command in Discord that has the listed ones as subcommands."""

FULL_WIDTH = {code + 0xFEE0: code for code in range(ord("!"), ord("~") + 1)}
"""The ASCII characters for the full-width ones of East Asian keyboards, such as ``/`` for ``／``."""

ONLY_PLAYER, EVERYBODY = "private", "public"
AUDIENCES = MappingProxyType({ONLY_PLAYER: True, EVERYBODY: False})
"""The last word of a start command: whether only the player sees the game."""

TELL, OFF = "tell", "off"
"""Words after the daily command: the first turns mentions in posts on, both together turn them off."""

POST = "post"


@cache
def parameter_kinds() -> frozenset[str]:
    """Return the kinds of all parameters."""
    return frozenset(kind for command in COMMANDS for kind in command.parameters)


def answered(commands: Iterable[Command]) -> tuple[Command, ...]:
    """Return those of some commands that a feature answers."""
    return tuple(command for command in commands if command.verb in routes())


def as_typed(chat: Chat, line: str, texts: Callable[[str], str]) -> str:
    """Return a command, with or without arguments, as it is typed in a chat.

    Discord shows command names in the player's language, which ``texts`` returns for a message id. Commands
    that are no subcommands there are typed as a move.
    """
    if chat is not Chat.DISCORD:
        return f"/{line}"
    name, *words = line.split(" ")
    parents = (Verb.MOVE.value,) if name in TYPED_AS_MOVES else ()
    called = [texts(f"command-name-{one}") if one in NAMES else one for one in (*parents, name)]
    return " ".join([f"/{GROUP}", *called, *words])


def with_visible_words(action: Action) -> Action:
    """Return an action without invisible characters in its words, which an answer may quote."""
    words = tuple(filter(None, (visible(word).strip() for word in action.words)))
    return action if words == action.words else replace(action, words=words)


def split_audience(action: Action, room: Room) -> tuple[Action, Room]:
    """Remove the word that says who may see what is requested from the action, and set it in the room."""
    *words, last = action.words or ("",)
    if not routes()[action.verb].takes_audience or last.lower() not in AUDIENCES:
        return action, room
    return replace(action, words=tuple(words)), replace(room, is_private=AUDIENCES[last.lower()])
