"""Names of games in typed lines: those of the bot, and well-known ones that it does not have.

A game that the bot has is found by the names under which it is known elsewhere, too: the messages
``other-game-NAME``. Each game of the bot declares to which others it is the nearest (``Game.similar``).
"""

from collections.abc import Mapping
from functools import cache

from bot.i18n.catalog import languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_words import SEPARATOR
from engine.games import all_games

OTHER = "other-game-"
"""The beginning of the messages with the names of well-known games; the first of each is its title."""


def game_names() -> Mapping[str, str]:
    """Return every game of the bot by the letters of its names in all languages, the longest names first."""
    return _known_names()[0]


def other_game_names() -> Mapping[str, str]:
    """Return the games that the bot does not have by the letters of their names, the longest names first."""
    return _known_names()[1]


def nearest_game(name: str) -> str:
    """Return which of the bot's games is nearest to one that it does not have; empty if it is unknown."""
    return next((game.name for game in all_games() if name in game.similar), "")


def other_game_title(texts: Texts, name: str) -> str:
    """Return what a language calls a game that the bot does not have."""
    return _forms(texts.language, f"{OTHER}{name}")[0]


@cache
def _known_names() -> tuple[Mapping[str, str], Mapping[str, str]]:
    own = {game.name: game for game in all_games()}
    mine = {
        letters(form): name
        for name in own
        for language in languages()
        for form in (
            name,
            *_forms(language, Texts.load(language).name_of(name, "title")),
            *_forms(language, Texts.load(language).name_of(name, "called")),
        )
    }
    others = dict[str, str]()
    for language in languages():
        for message in Texts.load(language).with_prefix(OTHER):
            name = message.removeprefix(OTHER)
            for form in map(letters, _forms(language, message)):
                (mine if name in own else others).setdefault(form, name)
    return _longest_first(mine), _longest_first(
        {form: name for form, name in others.items() if form not in mine}
    )


def _longest_first(names: Mapping[str, str]) -> Mapping[str, str]:
    return dict(sorted(names.items(), key=lambda item: -len(item[0])))


def _forms(language: str, message: str) -> list[str]:
    return Texts.load(language)(message).split(SEPARATOR)
