"""The choices of options that the gallery shows: every value of each, and all of them together."""

from collections.abc import Iterator

from engine.game import Game
from engine.options import Option, Options, read_options


def shown_options(game: Game) -> tuple[Options, ...]:
    """Return the usual options first, each other value by itself, and last everything that is not usual."""
    usual = read_options(game.options, ())
    single = (
        read_options(game.options, (f"{option.name}={value}",))
        for option in game.options
        for value in option.values
        if value != option.default
    )
    everything = read_options(game.options, (f"{option.name}={_furthest(option)}" for option in game.options))
    return tuple(dict.fromkeys((usual, *single, everything)))


def _furthest(option: Option) -> str:
    """Return the value at the other end from the usual one."""
    return option.values[0 if option.default == option.values[-1] else -1]


def shown_kinds(games: tuple[Game, ...]) -> Iterator[tuple[Game, Options]]:
    """Yield the games, each with every choice of options that is shown."""
    for game in games:
        for options in shown_options(game):
            yield game, options
