"""Texts that players type instead of a command: greetings, questions, and names of games, in any language.

The phrases of each language are messages of its ``typed-words.ftl``. They are read whatever
the player's own language is, without regard to capitals, accents, spaces and punctuation.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts, languages
from bot.i18n.typed_words import SEPARATOR
from engine.games import all_games


class Phrase(StrEnum):
    """What a phrase asks for: the id of the message with its forms."""

    GREETING = "phrase-greeting"
    HELP = "phrase-help"
    GAMES = "phrase-games"
    MENU = "phrase-menu"
    NEW = "phrase-new"


AROUND_NAME = "phrase-around-name"
"""The message with the words before or after the name of a game that change nothing."""


def phrase_meant(line: str) -> Phrase | None:
    """Return what a typed line asks for, if all of it is a known phrase."""
    return _phrases().get(letters(line))


def game_meant(line: str) -> str:
    """Return the game that a typed line names, perhaps with words such as “let’s play”; empty if none."""
    typed, around = letters(line), _words_around_names()
    for name, game in _names().items():
        before, found, after = typed.partition(name)
        if found and before in around and after in around:
            return game
    return ""


def is_understood(line: str) -> bool:
    """Return whether a line is a phrase or names a game."""
    return phrase_meant(line) is not None or bool(game_meant(line))


@cache
def _phrases() -> Mapping[str, Phrase]:
    return {
        letters(form): phrase
        for language in languages()
        for phrase in Phrase
        for form in _forms(language, phrase)
    }


@cache
def _words_around_names() -> frozenset[str]:
    forms = (form for language in languages() for form in _forms(language, AROUND_NAME))
    return frozenset({"", *map(letters, forms)})


@cache
def _names() -> Mapping[str, str]:
    """Return every game by the letters of its names, the longest names first."""
    names = {
        letters(name): game.name
        for game in all_games()
        for name in (game.name, *(Texts.load(language)(f"{game.name}-title") for language in languages()))
    }
    return dict(sorted(names.items(), key=lambda item: -len(item[0])))


def _forms(language: str, message: str) -> list[str]:
    return Texts.load(language)(message).split(SEPARATOR)
