"""Which game a player wants to start: words such as ``wish open 4503599`` in any order."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from bot.core.typed_input.option_names import in_option_words, without_noise
from bot.core.typed_input.printed_names import printed_deal
from bot.core.typed_input.unspaced_requests import unspaced_request
from bot.i18n.name_matching import letters
from bot.i18n.typed_games import game_names
from engine.deal import read_deal
from engine.errors import DealError, RefusedError
from engine.game import Game
from engine.games import all_games, find_game, plain_name
from engine.options import OFF, Options, read_options

FIELD = re.compile("(?i)(?:game|deal|options)[:=](?=.)")
"""What Discord shows before the words of its fields: they may be typed as they are seen there."""
LONGEST_NAME = 4
"""Words in the longest name of a game: ``follow the suit`` and one more."""


@dataclass(frozen=True, slots=True)
class DealRequest:
    """A game with its options, and the requested deal number, if any."""

    game: Game
    options: Options
    deal: int | None

    @classmethod
    def read(cls, words: tuple[str, ...]) -> Self:
        """Parse the words. The game may be missing if only one game has the options.

        After the name of a game, its options may be called as in any language.

        Raises ``OptionError`` for an unknown game or option, and ``DealError`` for a number that is not a
        deal.
        """
        line = " ".join(words)
        words = printed_deal(words) or unspaced_request(line) or tuple(FIELD.sub("", word) for word in words)
        meant = [clean for word in words if (clean := word.rstrip(",."))]
        game, implied, rest = _split_off_game(meant)
        if game is None:
            game, implied, rest = _split_off_game(without_noise(meant))
        rest = without_noise(rest)
        try:
            return cls._read(game, [*implied, *rest], words)
        except RefusedError as error:
            if game is None or error.details.get("value"):  # a wrong value of an option that was named
                raise
            refusal = error
        for any_number in (False, True):
            named = in_option_words(game, rest, any_number=any_number)
            if named == rest:
                continue
            try:
                return cls._read(game, [*implied, *named], words)
            except RefusedError as error:
                refusal = error
        raise refusal

    @classmethod
    def _read(cls, game: Game | None, rest: list[str], words: tuple[str, ...]) -> Self:
        # Without the name of a game, options are read as those of the first game that has any of them.
        readings = (list(_join_options(one, rest)) for one in ((game,) if game else all_games()))
        joined = next((words for words in readings if words != rest), rest)
        digits = [word for word in joined if any(letter.isdigit() for letter in word) and "=" not in word]
        others = [word for word in joined if word not in digits]
        if game is None:
            game = _game_of_options(others, words)
        deal = read_deal(" ".join(digits)) if digits else None
        return cls(game, read_options(game.options, others), deal)


def unnamed_deal(words: Sequence[str]) -> int | None:
    """Return the deal number if the words are nothing else; else ``None``."""
    try:
        return read_deal(" ".join(words))
    except DealError:
        return None


def named_game(words: Sequence[str]) -> Game | None:
    """Return the game that the words name, if any."""
    return _split_off_game(words)[0]


def called_game(name: str) -> Game:
    """Return the game that is called so, in any language; raise ``OptionError`` if there is none."""
    called = game_names().get(letters(name))
    return find_game(called[0] if called else name)


def is_game_name(words: Sequence[str]) -> bool:
    """Return whether the words are the name of a game and nothing else."""
    game, _, rest = _split_off_game(words)
    return game is not None and not rest


def begins_with_game(words: Sequence[str]) -> bool:
    """Return whether the first words are the name of a game."""
    return any(is_game_name(words[:length]) for length in range(1, LONGEST_NAME + 1))


def with_game_first(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words among which is the name of a game with that name first; none if there is no such name."""
    for length in range(min(LONGEST_NAME, len(words)), 0, -1):
        for first in range(len(words) - length + 1):
            name = words[first : first + length]
            if is_game_name(name):
                return (*name, *words[:first], *words[first + length :])
    return ()


def _split_off_game(words: Sequence[str]) -> tuple[Game | None, list[str], list[str]]:
    """Return the game that words name, the options that this name means, and the other words.

    A name by which players call it stands first.
    """
    names = {name: game for game in all_games() for name in (game.name, plain_name(game.title))}
    for length in range(min(LONGEST_NAME, len(words)), 0, -1):
        for first in range(len(words) - length + 1):
            some = words[first : first + length]
            game, implied = names.get(plain_name("".join(some))), list[str]()
            if game is None and first == 0 and (called := game_names().get(letters("".join(some)))):
                game, implied = find_game(called[0]), [*called[1:]]
            if game and (implied or not any(letter.isdigit() for word in some for letter in word)):
                return game, implied, [*words[:first], *words[first + length :]]
    return None, [], list(words)


def _join_options(game: Game, words: Sequence[str]) -> Iterator[str]:
    """Yield the words, with options typed as ``level 3``, ``3 decks`` or a value as ``name=value``."""
    valued = {option.name: option for option in game.options if not option.is_switch}
    every = [value for option in valued.values() for value in option.values]
    # Values that only one option has. Any option can be off, and a number is a deal.
    values = {
        value: option.name
        for option in valued.values()
        for value in option.values
        if value.isalpha() and every.count(value) == 1 and value != OFF
    }
    place = 0
    while place < len(words):
        word, following, last = (*(word.lower() for word in words[place : place + 3]), "", "")[:3]
        # A plural follows its number, as in “3 decks 42”; other names precede theirs.
        is_plural = following.endswith("s") and last not in (
            valued[following].values if following in valued else ()
        )
        is_before = is_plural or not last.isdecimal()
        if word in valued and following and (following.isdecimal() or following in every):
            yield f"{word}={following}"
            place += 1
        elif following in valued and word in valued[following].values and is_before:
            yield f"{following}={word}"
            place += 1
        elif word in values:
            yield f"{values[word]}={word}"
        else:
            yield words[place]
        place += 1


def _game_of_options(others: Sequence[str], words: Sequence[str]) -> Game:
    """Return the only game that has all these options; raise ``OptionError`` with the words as typed."""
    names = {word.partition("=")[0].lower() for word in others}
    fitting = [game for game in all_games() if names and names <= {option.name for option in game.options}]
    if len(fitting) == 1:
        return fitting[0]
    # Words that are neither a deal nor an option were meant as the name of a game.
    return find_game(" ".join(words))
