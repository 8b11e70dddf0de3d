"""Typed lines: commands in any language, and texts, which are moves or phrases."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from types import MappingProxyType

from bot.core.actions import Action, Verb
from bot.core.commands import COMMANDS, FOR_OPERATORS, FULL_WIDTH, VERBS
from bot.core.typed_input.deal_request import begins_with_game, is_game_name
from bot.features import routes
from bot.i18n.catalog import languages
from bot.i18n.texts import Texts

FORMER_NAMES = MappingProxyType(
    {
        "spielstand": Verb.BOARD,
        "今日の問題": Verb.DAILY,
        "戻す": Verb.UNDO,
        "進める": Verb.REDO,
        "新しい配札": Verb.NEW,
        "rendirse": Verb.GIVE_UP,
    }
)
"""Names that Discord showed for commands before: they can still be typed."""


@cache
def commands_in_all_languages() -> Mapping[str, str]:
    """Return the English name of each command by its name in any language, now or formerly."""
    names = {name: name for name in VERBS}
    for language, command in product(languages(), COMMANDS):
        names.setdefault(Texts.load(language)(f"command-name-{command.name}"), command.name)
    for name, verb in FORMER_NAMES.items():
        names.setdefault(name, verb.value)
    return names


def command_named(word: str) -> Verb | None:
    """Return the command that a word names in any language, with a slash or without one."""
    verb = VERBS.get(commands_in_all_languages().get(word.removeprefix("/").lower(), ""))
    return verb if verb in routes() else None


def read_line(line: str) -> Action:
    """Parse a typed line as an action: a command, or else a text, which is a move or a phrase.

    Without a slash only a single word is a command, because games have verbs of their own, and a few words
    after some (``Route.most_words``). The name of a game after a slash is a text
    like the name alone; with more words it starts that game, as after ``/play``. A command with words that
    cannot follow it asks for help with that.
    """
    words = _without_move_command(line.translate(FULL_WIDTH).split())
    if not words:
        return Action(Verb.HELP)
    is_command = words[0].startswith("/")
    verb = command_named(words[0])
    if words[0].lower() == f"/{FOR_OPERATORS.name}":
        verb = FOR_OPERATORS.verb
    if verb and not is_command and len(words) > routes()[verb].most_words:
        verb = None
    if verb is Verb.MOVE or not (verb or is_command):
        typed = words[1:] if verb else words
        return Action(Verb.SAY, (" ".join(typed),))
    if verb is None:
        name = words[0].removeprefix("/").lower()
        named = (name, *words[1:])
        if not name or not begins_with_game(named):
            return Action(Verb.HELP, (name,))
        return Action(Verb.SAY, (" ".join(named),)) if is_game_name(named) else Action(Verb.PLAY, named)
    if verb is Verb.HELP and is_game_name(words[1:]):
        return Action(Verb.RULES, tuple(words[1:]))
    only = routes()[verb].only_words
    if only is not None and words[1:] and " ".join(words[1:]).lower() not in only:
        return Action(Verb.HELP, (verb.value, *words[1:]))
    if verb is Verb.GAMES and len(words) > 1:
        verb = Verb.RESUME  # the list of games does the same when a game is named
    return Action(verb, tuple(words[1:]))


def _without_move_command(words: list[str]) -> list[str]:
    """Return a line without ``/move`` before another command, which can be typed as a move."""
    if len(words) > 1 and words[0].lower() == f"/{Verb.MOVE}":
        verb = command_named(words[1])
        if verb and not routes()[verb].begins_moves:
            return [f"/{verb}", *words[2:]]
    return words
