"""Typed lines in Discord, where the names of commands need no slash."""

from collections.abc import Sequence

from bot.core.actions import Action, Verb
from bot.core.commands import GROUP, VERBS
from bot.core.typed_input.deal_request import is_game_name, named_game
from bot.core.typed_input.lines import commands_in_all_languages, read_line
from bot.core.typed_input.records import begins_record
from bot.features import routes
from bot.i18n.typed_phrases import is_understood


def read_typed(line: str) -> Action:
    """Parse a typed line: a command in any language, or else a move.

    A command needs no slash here. “play” is a command only if a game follows: games have a move of that name.
    After the command for moves, another command can stand as well. A phrase of several words, such as “help
    me”, is no command, though it may begin like one.
    """
    words = line.split()
    if words and words[0].lower() == f"/{GROUP}":
        words = [f"/{word}" for word in words[1:2]] + words[2:]
    if not words:
        return Action(Verb.START)
    name = _command_named(words)
    takes_game = name == Verb.PLAY or (name == Verb.RULES and is_game_name(words[1:]))
    if len(words) > 1 and not words[0].startswith("/") and not takes_game and is_understood(line):
        return Action(Verb.SAY, (" ".join(words),))
    is_after_move = len(words) > 1 and name == Verb.MOVE
    if is_after_move:
        words = words[1:]
        name = _command_named(words, is_after_move=True)
    return read_line(" ".join([f"/{name}", *words[1:]] if name else words))


def _command_named(words: Sequence[str], *, is_after_move: bool = False) -> str:
    """Return the English name of the command that words begin with; empty if they are a move."""
    first, *others = words
    word = first.removeprefix("/").lower()
    name = commands_in_all_languages().get(word, "")
    is_ambiguous = name in VERBS and routes()[VERBS[name]].begins_moves and (word == name or is_after_move)
    if not others or not is_ambiguous or first.startswith("/"):
        return name
    return name if named_game(others) or begins_record(others) else ""
