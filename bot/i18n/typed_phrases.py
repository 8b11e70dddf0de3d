"""Texts that players type instead of a command: greetings, questions, and names of games, in any language.

The phrases of each language are messages of its ``typed-words.ftl``. They are read whatever
the player's own language is, without regard to capitals, accents, spaces and punctuation.
"""

from collections.abc import Collection, Mapping
from functools import cache

from bot.i18n.catalog import languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_words import SEPARATOR
from engine.games import all_games

PHRASE = "phrase-"
"""The beginning of the messages with the forms of phrases. The rest is the phrase's name: that of the command
that it means, if there is one."""
CHANGES = frozenset({"undo", "restart", "hint", "giveup"})
"""Phrases that change the game in progress."""
AROUND_PHRASE = "phrase-around"
"""The message with the words before or after a phrase or the name of a command that change nothing."""
AROUND_NAME = "phrase-around-name"
"""The same for the name of a game that a player wants to play."""
AROUND_RULES = "phrase-around-rules"
"""The message with the words before or after the name of a game whose rules a player wants to read."""
COMMAND_NAME = "command-name-"
"""The beginning of the messages with the names of commands."""


def phrase_messages(language: str) -> tuple[str, ...]:
    """Return the messages with the forms of phrases in a language."""
    names = Texts.load(language).with_prefix(PHRASE)
    return tuple(name for name in names if not name.startswith(AROUND_PHRASE))


def phrase_meant(line: str) -> str:
    """Return the phrase that a typed line is, perhaps with words such as “please”; empty if it is none."""
    return _phrases().get(_core(line, _phrases()), "")


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
    return (phrase != "" and phrase not in CHANGES) or bool(game_meant(line) or rules_meant(line))


def is_understood(line: str) -> bool:
    """Return whether a line is a phrase, or names a command or a game."""
    return bool(phrase_meant(line) or command_meant(line) or game_meant(line) or rules_meant(line))


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
def _phrases() -> Mapping[str, str]:
    return {
        letters(form): name.removeprefix(PHRASE)
        for language in languages()
        for name in phrase_messages(language)
        for form in _forms(language, name)
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
