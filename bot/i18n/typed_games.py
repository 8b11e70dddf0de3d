"""Names of games in typed lines: those of the bot, and well-known ones that it does not have.

A game that the bot has is found by the names under which it is known elsewhere, too: the messages
``other-game-NAME``. Each game of the bot declares to which others it is the nearest (``Game.similar``).

Some names mean a game with an option, such as Russian solitaire, which is Yukon built in suit: the messages
``GAME-called-OPTION``, or ``GAME-called-OPTION-VALUE`` if the option is no switch.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeVar

from bot.i18n.catalog import languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_words import SEPARATOR
from engine.game import Game
from engine.games import all_games

T = TypeVar("T")

OTHER = "other-game-"
"""The beginning of the messages with the names of well-known games; the first of each is its title."""


def game_names() -> Mapping[str, tuple[str, ...]]:
    """Return the words that request a game by the letters of what it is called in all languages.

    The first word is the game's name; after it come the options that the name means. The longest names are
    first.
    """
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
def _known_names() -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, str]]:
    own = {game.name: game for game in all_games()}
    mine, others = dict[str, tuple[str, ...]](), dict[str, str]()
    for game in own.values():
        for message, words in _messages_with_names(game):
            for language in languages():
                name = Texts.load(language).name_of(game.name, message)
                forms = _forms(language, name) if Texts.load(language).has(name) else []
                mine.update((letters(form), (game.name, *words)) for form in forms)
        mine[letters(game.name)] = (game.name,)
    for language in languages():
        for message in Texts.load(language).with_prefix(OTHER):
            name = message.removeprefix(OTHER)
            for form in map(letters, _forms(language, message)):
                if name in own:
                    mine.setdefault(form, (name,))
                else:
                    others.setdefault(form, name)
    return _longest_first(mine), _longest_first(
        {form: name for form, name in others.items() if form not in mine}
    )


def _messages_with_names(game: Game) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the messages with what a game may be called, and the options that those names mean."""
    for option in game.options:
        for value in (value for value in option.values if value != option.default):
            word = option.name if option.is_switch else f"{option.name}={value}"
            yield f"called-{word.replace('=', '-')}", (word,)
    yield "called", ()
    yield "title", ()


def _longest_first(names: Mapping[str, T]) -> Mapping[str, T]:
    return dict(sorted(names.items(), key=lambda item: -len(item[0])))


def _forms(language: str, message: str) -> list[str]:
    return Texts.load(language)(message).split(SEPARATOR)
