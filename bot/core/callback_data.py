"""The codec of callback data: actions as texts of at most 64 bytes on buttons.

The format is ``1:OWNER:SESSION:REVISION:VERB:WORDS``. The first digit is the version of the format; owner and
revision are integers in base 62, or empty; the words are separated by spaces. After the name of a game, an
option such as ``level=3`` is written as ``~`` with the numbers of the option and its value, because four
options in full would not fit.
"""

import re
from functools import lru_cache

from bot.core.actions import Action, Verb
from bot.core.compact_numbers import in_digits, of_digits
from engine.games import all_games

MAX_BYTES = 64  # Telegram: callback_data; Discord: custom_id takes 100 characters

PATTERN = re.compile(
    r"1:(?P<owner>[0-9A-Za-z]{0,11}):(?P<session>[0-9a-z]{0,12}):(?P<revision>[0-9A-Za-z]{0,6})"
    r":(?P<verb>[a-z]+):(?P<words>[A-Za-z0-9=~/_+-]*(?: [A-Za-z0-9=~/_+-]+)*)"
)

VERBS = frozenset(Verb)
SHORT = "~"
"""Prefix of a shortened option; no other word contains it."""


class CallbackDataError(ValueError):
    """A text that is not callback data of this bot, or an action that does not fit into it."""


def pack(action: Action) -> str:
    """Encode an action; raise ``CallbackDataError`` if it does not fit."""
    if any(" " in word or SHORT in word for word in action.words):
        raise CallbackDataError(f"a word with a space or {SHORT} cannot be decoded: {action.words!r}")
    words = action.words
    if forms := _option_forms(words[0] if words else ""):
        short = {full: short for short, full in forms}
        words = tuple(short.get(word, word) for word in words)
    owner, revision = _encode_number(action.owner), _encode_number(action.revision)
    text = f"1:{owner}:{action.session}:{revision}:{action.verb}:{' '.join(words)}"
    if len(text) > MAX_BYTES or PATTERN.fullmatch(text) is None:  # the pattern is ASCII only
        raise CallbackDataError(f"does not fit on a button: {text!r}")
    return text


def unpack(text: str) -> Action:
    """Decode what ``pack`` wrote; raise ``CallbackDataError`` for anything else."""
    parts = PATTERN.fullmatch(text) if len(text) <= MAX_BYTES else None
    if parts is None or parts["verb"] not in VERBS:
        raise CallbackDataError(f"not callback data of this bot: {text[:80]!r}")
    return Action(
        verb=Verb(parts["verb"]),
        words=_expanded(tuple(parts["words"].split())),
        session=parts["session"],
        revision=_decode_number(parts["revision"]),
        owner=_decode_number(parts["owner"]),
    )


def _expanded(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words with options in full; raise ``CallbackDataError`` for unknown ones."""
    full = dict(_option_forms(words[0] if words else ""))
    if any(SHORT in word and word not in full for word in words):
        raise CallbackDataError(f"unknown options: {words!r}")
    return tuple(full.get(word, word) for word in words)


@lru_cache(256)
def _option_forms(first_word: str) -> tuple[tuple[str, str], ...]:
    """Return the short and the full forms of a game's options; none if the first word names no game."""
    game = next((game for game in all_games() if game.name == first_word), None)
    return tuple(
        (f"{SHORT}{_encode_number(number)}{_encode_number(place)}", f"{option.name}={value}")
        for number, option in enumerate(game.options if game else ())
        for place, value in enumerate(option.values)
    )


@lru_cache(1024)  # all buttons of a screen have the same owner and revision
def _encode_number(number: int | None) -> str:
    return "" if number is None else in_digits(number)


def _decode_number(digits: str) -> int | None:
    return of_digits(digits) if digits else None
