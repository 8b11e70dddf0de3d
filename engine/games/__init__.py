"""The games, each declared in a module with its name."""

from collections.abc import Mapping
from functools import cache, lru_cache

from engine.declarations import Declarations
from engine.errors import OptionError
from engine.game import Game, GameGroup

GAMES = Declarations(__name__, "GAME", Game)


@cache
def all_games() -> tuple[Game, ...]:
    """Return every game, sorted by name: the ``GAME`` of each module of this package that has one."""
    return tuple(GAMES.all().values())


@cache
def games_in_order() -> tuple[Game, ...]:
    """Return every game in the order in which players see them, group by group."""
    return tuple(game for games in games_by_group().values() for game in games)


@cache
def games_by_group() -> Mapping[GameGroup, tuple[Game, ...]]:
    """Return the games of each group that has any, in order: in a group, those without a rank last."""
    ordered = sorted(all_games(), key=lambda game: (game.rank, game.name))
    found = {group: tuple(game for game in ordered if game.group is group) for group in GameGroup}
    return {group: games for group, games in found.items() if games}


@lru_cache(128)  # asked several times a press; bounded, because players type any spelling
def find_game(name: str) -> Game:
    """Return the game with a name or title in any spelling; raise ``OptionError`` if there is none."""
    wanted = plain_name(name)
    for game in all_games():
        if wanted in (game.name, plain_name(game.title)):
            return game
    known = ", ".join(game.name for game in games_in_order())
    raise OptionError(
        "no-such-game", f"there is no game {name!r}; available: {known}", name=name, known=known
    )


def module_names(game: str) -> tuple[str, ...]:
    """Return the names of the modules that say something about a game: its own, then that of its family."""
    found = GAMES.find(game)
    return (game, found.family) if found and found.family else (game,)


def plain_name(name: str) -> str:
    """Return only the letters of a name, in lower case: ``followthesuit`` for ``Follow-the-Suit``."""
    return "".join(letter for letter in name.lower() if letter.isalpha())
