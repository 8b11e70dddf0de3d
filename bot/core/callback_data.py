"""Actions as the short texts that ride on buttons: at most 64 bytes, and they read back.

The form is ``1:OWNER:SESSION:REVISION:VERB:WORDS``. The first digit is the version of the form; owner and
revision are whole numbers in base 62, or nothing; the words are parted by spaces. Behind the name of a game,
a word such as ``level=3`` is ``~`` with the numbers of the option and its value: four in full would not fit.
"""

import re
from collections.abc import Iterator

from bot.core.actions import Action, Verb
from bot.core.compact_numbers import in_digits, of_digits
from engine.games import all_games

MAX_BYTES = 64  # Telegram's callback_data; Discord's custom_id takes 100 characters

PATTERN = re.compile(
    r"1:(?P<owner>[0-9A-Za-z]{0,11}):(?P<session>[0-9a-z]{0,12}):(?P<revision>[0-9A-Za-z]{0,6})"
    r":(?P<verb>[a-z]+):(?P<words>[A-Za-z0-9=~/_+-]*(?: [A-Za-z0-9=~/_+-]+)*)"
)

SHORT = "~"
"""Begins an option with its value; nothing else has it."""


class CallbackDataError(ValueError):
    """A text that no button of this bot carries, or an action that fits on none."""


def pack(action: Action) -> str:
    """Return the action as a button carries it; raise ``CallbackDataError`` where it does not fit."""
    if any(" " in word or SHORT in word for word in action.words):
        raise CallbackDataError(f"a word with a space or a {SHORT} does not read back: {action.words!r}")
    words = " ".join(_shortened(action.words))
    text = f"1:{_write(action.owner)}:{action.session}:{_write(action.revision)}:{action.verb}:{words}"
    if len(text) > MAX_BYTES or PATTERN.fullmatch(text) is None:  # where it matches, a sign is a byte
        raise CallbackDataError(f"this does not fit on a button: {text!r}")
    return text


def unpack(text: str) -> Action:
    """Read what ``pack`` wrote; raise ``CallbackDataError`` for anything else."""
    parts = PATTERN.fullmatch(text) if len(text) <= MAX_BYTES else None
    if parts is None or parts["verb"] not in set(Verb):
        raise CallbackDataError(f"not from a button of this bot: {text[:80]!r}")
    return Action(
        verb=Verb(parts["verb"]),
        words=_in_full(tuple(parts["words"].split())),
        session=parts["session"],
        revision=_read(parts["revision"]),
        owner=_read(parts["owner"]),
    )


def _shortened(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of an action with the options of a game in their short form."""
    short = {full: short for short, full in _options(words)}
    return tuple(short.get(word, word) for word in words)


def _in_full(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words again that were shortened; raise ``CallbackDataError`` for options that there are not."""
    full = dict(_options(words))
    if any(SHORT in word and word not in full for word in words):
        raise CallbackDataError(f"no options of a game: {words!r}")
    return tuple(full.get(word, word) for word in words)


def _options(words: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield each value of an option of the game that the words begin with, shortly and in full."""
    game = next((game for game in all_games() if words[:1] == (game.name,)), None)
    for number, option in enumerate(game.options if game else ()):
        for place, value in enumerate(option.values):
            yield f"{SHORT}{_write(number)}{_write(place)}", f"{option.name}={value}"


def _write(number: int | None) -> str:
    return "" if number is None else in_digits(number)


def _read(digits: str) -> int | None:
    return of_digits(digits) if digits else None
