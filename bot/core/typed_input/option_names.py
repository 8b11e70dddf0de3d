"""Options of games as texts name them: they can be typed so, in any language, after the name of a game."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TypeVar

from bot.core.typed_input.printed_names import option_names
from bot.i18n.catalog import languages
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_words import PREFIX, SEPARATOR
from engine.game import Game
from engine.options import Option

NOISE = "phrase-around-option"
"""The message with the words that change nothing in a request for a deal."""
TYPED = "typed-option-"
"""The beginning of the messages with what else an option, or a value of it, is called, in a game or in all.
What an option is called whose values are numbers is what stands beside the number."""
NUMBERS = "typed-number-"
"""The beginning of the messages with what a number is called beside the name of an option."""
LONGEST = 10
"""Words in the longest name of an option."""
NUMBER = re.compile("[0-9]+")
SPELLED_OUT = {"two": "2", "three": "3", "four": "4"}
"""Numbers that are typed as words, too."""

M = TypeVar("M", str, Option)


def without_noise(words: Sequence[str]) -> list[str]:
    """Return the words of a request that say something."""
    return [word for word in words if letters(word) not in noise()]


def in_option_words(game: Game, words: Sequence[str], *, any_number: bool = False) -> list[str]:
    """Return words with those that name an option, in any language, as one word such as ``draw=3``.

    A number may stand before or after the name of an option that has such values; with ``any_number`` even
    one that is none of them. It may be spelled out, as in “two suits”.
    """
    plain, found, place = list(map(letters, words)), list[str](), 0
    named, numbered, digits = _values_by_name(game), _options_by_name(game), _digits()
    while place < len(words):
        for length in range(min(LONGEST, len(words) - place), 0, -1):
            some = plain[place : place + length]
            figures = [digits.get(word, word) for word in some]
            option = named.get("".join(some)) or named.get("".join(figures))
            option = option or _with_number(numbered, figures, any_number=any_number)
            if option:
                found.append(option)
                place += length
                break
        else:
            found.append(words[place])
            place += 1
    return found


def _with_number(numbered: Mapping[str, Option], words: Sequence[str], *, any_number: bool) -> str:
    """Return the option that words name beside a number, with that as its value; empty if they name none."""
    numbers = [number for word in words for number in NUMBER.findall(word)]
    option = numbered.get(NUMBER.sub("", "".join(words))) if len(numbers) == 1 else None
    if option is None or not (any_number or numbers[0] in option.values):
        return ""
    return f"{option.name}={numbers[0]}"


@cache
def noise() -> frozenset[str]:
    """Return the letters of the words that change nothing in a request."""
    forms = (Texts.load(language)(NOISE).split(SEPARATOR) for language in languages())
    return frozenset(letters(word) for words in forms for word in words)


@cache
def _digits() -> Mapping[str, str]:
    """Return the digits of small numbers by the letters of what they are called in all languages."""
    return {
        letters(form): digit
        for texts in map(Texts.load, languages())
        for message, digit in (
            *((f"{PREFIX}{word}", digit) for word, digit in SPELLED_OUT.items()),
            *((name, name.removeprefix(NUMBERS)) for name in texts.with_prefix(NUMBERS)),
        )
        for form in texts(message).split(SEPARATOR)
    }


@cache
def _values_by_name(game: Game) -> Mapping[str, str]:
    """Return the word of each value of an option by the letters of its names in all languages."""
    printed = (
        (name, word) for language in languages() for name, word in option_names(language, game).items()
    )
    typed = (
        (form, option.name if option.is_switch else f"{option.name}={value}")
        for option in game.options
        for value in (option.values[1:] if option.is_switch else option.values)
        for form in _typed(game, option.name if option.is_switch else f"{option.name}-{value}")
    )
    return _unambiguous((*printed, *typed))


@cache
def _options_by_name(game: Game) -> Mapping[str, Option]:
    """Return the options whose values are numbers by the letters of what stands beside these."""
    numbered = [(option, value) for option in game.options for value in option.values if value.isdecimal()]
    printed = (
        (NUMBER.sub("", texts(message)), option)
        for texts in map(Texts.load, languages())
        for option, value in numbered
        for end in ("", f"-{value}")
        if texts.has(
            message := texts.name_of(game.name, f"{'short-' if end else ''}option-{option.name}{end}")
        )
    )
    typed = ((form, option) for option, _ in numbered for form in _typed(game, option.name))
    return _unambiguous((*printed, *typed))


def _typed(game: Game, option: str) -> Iterator[str]:
    """Yield what else an option or a value of it is called in all languages."""
    for texts in map(Texts.load, languages()):
        if texts.has_of_game(game.name, f"{TYPED}{option}"):
            yield from texts.of_game(game.name, f"{TYPED}{option}").split(SEPARATOR)


def _unambiguous(named: Iterable[tuple[str, M]]) -> Mapping[str, M]:
    """Return what is named by the letters of the names that mean one thing."""
    meanings = defaultdict[str, set[M]](set)
    for name, meaning in named:
        plain = letters("".join(without_noise(name.split())))
        meanings[plain].add(meaning)
    return {name: meant.pop() for name, meant in meanings.items() if name and len(meant) == 1}
