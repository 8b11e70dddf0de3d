"""What the programs that make data have in common: games to work on, cores, and how they end."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence

from engine.errors import OptionError
from engine.game import Game
from engine.games import find_game, games_in_order
from seeds.generation.data_file import MakingError


def make_parser(program: str, purpose: str) -> ArgumentParser:
    """Return a parser for names of games and a number of cores."""
    parser = ArgumentParser(prog=f"python -m {program}", description=purpose)
    parser.add_argument("games", nargs="*", help="names of games, such as wish; all if none is given")
    parser.add_argument("--cores", type=int, default=0, help="number of processor cores (default: all)")
    return parser


def run(
    parser: ArgumentParser,
    words: Sequence[str] | None,
    work: Callable[[Sequence[Game], Namespace], Iterable[str] | None],
) -> int:
    """Do the work that the words ask for, and report the problems that it returns, each a sentence.

    Return the exit status: 1 if there are some, 2 for an invalid request, 130 after an interruption.
    """
    arguments = parser.parse_args(words)
    try:
        games = [find_game(name) for name in arguments.games] or games_in_order()
        problems = list(work(games, arguments) or ())
    except (MakingError, OptionError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped. The same command continues from here.\n")
        return 130
    sys.stderr.write("".join(f"{problem}\n" for problem in problems))
    return 1 if problems else 0
