"""Texts that players type instead of a command: greetings, questions, and names of games, in any language.

The phrases of each language are messages of its ``typed-words.ftl``. They are read whatever
the player's own language is, without regard to capitals, accents, spaces and punctuation.
"""

from collections.abc import Collection, Mapping
from enum import StrEnum
from functools import cache

from bot.i18n.catalog import languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_words import SEPARATOR
from engine.games import all_games


class Phrase(StrEnum):
    """What a phrase asks for: the id of the message with its forms."""

    GREETING = "phrase-greeting"
    HELP = "phrase-help"
    COMMANDS = "phrase-commands"
    GAMES = "phrase-games"
    MENU = "phrase-menu"
    NEW = "phrase-new"
    UNDO = "phrase-undo"
    RESTART = "phrase-restart"
    HINT = "phrase-hint"
    GIVE_UP = "phrase-give-up"
    BOARD = "phrase-board"
    RULES = "phrase-rules"
    LEARN = "phrase-learn"
    PUZZLE = "phrase-puzzle"
    DAILY = "phrase-daily"
    STATS = "phrase-stats"
    ACHIEVEMENTS = "phrase-achievements"
    SETTINGS = "phrase-settings"
    MY_DATA = "phrase-my-data"


CHANGES = frozenset({Phrase.UNDO, Phrase.RESTART, Phrase.HINT, Phrase.GIVE_UP})
"""Phrases that change the game in progress."""
AROUND_PHRASE = "phrase-around"
"""The message with the words before or after a phrase or the name of a command that change nothing."""
AROUND_NAME = "phrase-around-name"
"""The same for the name of a game that a player wants to play."""
AROUND_RULES = "phrase-around-rules"
"""The message with the words before or after the name of a game whose rules a player wants to read."""
COMMAND_NAME = "command-name-"
"""The beginning of the messages with the names of commands."""


def phrase_meant(line: str) -> Phrase | None:
    """Return what a typed line asks for: a known phrase, perhaps with words such as “please”."""
    return _phrases().get(_core(line, _phrases()))


def command_meant(line: str) -> str:
    """Return the command whose name a line is, perhaps with words such as “please”; empty if it is none."""
    return _commands().get(_core(line, _commands()), "")


def game_meant(line: str) -> str:
    """Return the game that a typed line names, perhaps with words such as “let’s play”; empty if none."""
    return _game_named(line, _words(AROUND_NAME))


def rules_meant(line: str) -> str:
    """Return the game whose rules a typed line asks for, as in “rules of Wish”; empty if it does not."""
    return _game_named(line, _words(AROUND_RULES)) if letters(line) not in _names() else ""


def is_question(line: str) -> bool:
    """Return whether a line asks for something that changes no game in progress, without naming a command."""
    phrase = phrase_meant(line)
    return (phrase is not None and phrase not in CHANGES) or bool(game_meant(line) or rules_meant(line))


def is_understood(line: str) -> bool:
    """Return whether a line is a phrase, or names a command or a game."""
    return phrase_meant(line) is not None or bool(
        command_meant(line) or game_meant(line) or rules_meant(line)
    )


def _core(line: str, known: Collection[str]) -> str:
    """Return the letters of a line without the words around a known text; all of them if there is none."""
    typed, around = letters(line), _words(AROUND_PHRASE)
    if typed in known:
        return typed
    for before in around:
        if not typed.startswith(before):
            continue
        for after in around:
            core = typed[len(before) : max(len(before), len(typed) - len(after))]
            if core in known and typed.endswith(after):
                return core
    return typed


def _game_named(line: str, around: Collection[str]) -> str:
    typed = letters(line)
    for name, game in _names().items():
        before, found, after = typed.partition(name)
        if found and before in around and after in around:
            return game
    return ""


@cache
def _phrases() -> Mapping[str, Phrase]:
    return {
        letters(form): phrase
        for language in languages()
        for phrase in Phrase
        for form in _forms(language, phrase)
    }


@cache
def _commands() -> Mapping[str, str]:
    """Return every command by the letters of its names."""
    return {
        letters(texts(name)): name.removeprefix(COMMAND_NAME)
        for texts in map(Texts.load, reversed(languages()))
        for name in texts.with_prefix(COMMAND_NAME)
    }


@cache
def _words(message: str) -> tuple[str, ...]:
    """Return the letters of the words around something, the longest first; the last are none."""
    found = {letters(form) for language in languages() for form in _forms(language, message)}
    return (*sorted(found, key=len, reverse=True), "")


@cache
def _names() -> Mapping[str, str]:
    """Return every game by the letters of its names, the longest names first."""
    names = {
        letters(name): game.name
        for game in all_games()
        for language in languages()
        for name in (
            game.name,
            *_forms(language, Texts.load(language).name_of(game.name, "title")),
            *_forms(language, Texts.load(language).name_of(game.name, "called")),
        )
    }
    return dict(sorted(names.items(), key=lambda item: -len(item[0])))


def _forms(language: str, message: str) -> list[str]:
    return Texts.load(language)(message).split(SEPARATOR)
