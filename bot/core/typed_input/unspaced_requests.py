"""Requests for a deal that are typed without spaces, as in Japanese: the words that they consist of."""

import re
from functools import cache

from bot.core.typed_input.option_names import in_option_words, noise
from bot.i18n.catalog import languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_games import game_names
from bot.i18n.typed_words import SEPARATOR, UNSPACED
from engine.game import Game
from engine.games import find_game

AROUND = "phrase-around-name"
"""The message with the words before or after the name of a game, which change nothing."""
BREAKS = re.compile(r"[\s、，,。．!！?？]+")
"""What separates words all the same."""
FIGURES = str.maketrans("一二三四", "1234")
MOST = 40
"""Characters of a line that is read so."""


def unspaced_request(line: str) -> tuple[str, ...]:
    """Return the words of a request, the game's name first, if it is typed without spaces; else none.

    Nothing may be left that is neither the name of a game, nor a number, one of the game's options or a word
    that changes nothing.
    """
    if len(line) > MOST or not UNSPACED.search(line):
        return ()
    parts = [letters(part) for part in BREAKS.split(line)]
    for name, (game, *_) in game_names().items():
        place = next((place for place, part in enumerate(parts) if name in part), None)
        if place is not None:
            rest = [*parts[:place], *parts[place].split(name, maxsplit=1), *parts[place + 1 :]]
            words = [_words(find_game(game), part.translate(FIGURES)) for part in rest]
            if None not in words:
                found = (word for some in words for word in some or ())
                return (name, *(word for word in found if not _says_nothing(game, word)))
    return ()


def _words(game: Game, text: str) -> list[str] | None:
    """Return the words of a text without spaces; ``None`` if it has other ones than those of requests."""
    for any_number in (False, True):
        # The words from each place on, from the end: what is unknown is looked at once.
        known: list[list[str] | None] = [None] * len(text) + [[]]
        for first in reversed(range(len(text))):
            for end in range(len(text), first, -1):
                rest, word = known[end], text[first:end]
                if rest is not None and _is_known(game, word, any_number=any_number):
                    known[first] = [word, *rest]
                    break
        if known[0] is not None:
            return known[0]
    return None


def _is_known(game: Game, word: str, *, any_number: bool) -> bool:
    if word.isdecimal() or _says_nothing(game.name, word):
        return True
    return in_option_words(game, [word], any_number=any_number) != [word]


def _says_nothing(game: str, word: str) -> bool:
    """Return whether a word beside the name of a game changes nothing: it may be another of its names."""
    return word in _around() or game_names().get(word) == (game,)


@cache
def _around() -> frozenset[str]:
    forms = (form for language in languages() for form in Texts.load(language)(AROUND).split(SEPARATOR))
    return noise() | {letters(form) for form in forms}
