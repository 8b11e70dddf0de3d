"""Makes puzzles: ``python -m seeds.generation.puzzle_making``.

It makes the number that is shipped, or that of ``--puzzles 500``. ``--check`` proves all stored ones again.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from engine.errors import OptionError
from engine.games import find_game, games_in_order
from seeds.generation.certification import MakingError
from seeds.generation.puzzle_makers import find_maker
from seeds.generation.puzzle_making.check import check
from seeds.generation.puzzle_making.puzzle_file import make


def main(words: Sequence[str] | None = None) -> int:
    """Make or check puzzles; return the exit status, 1 for a wrong puzzle, 2 for an invalid request."""
    parser = ArgumentParser(
        prog="python -m seeds.generation.puzzle_making",
        description="Find puzzles, and store them with their proofs.",
    )
    parser.add_argument("games", nargs="*", help="names of games, such as wish; all if none is given")
    parser.add_argument("--puzzles", type=int, default=0, help="puzzles of each game (default: 420)")
    parser.add_argument("--check", action="store_true", help="prove all stored puzzles again instead")
    parser.add_argument("--cores", type=int, default=0, help="number of processor cores (default: all)")
    arguments = parser.parse_args(words)
    try:
        games = [find_game(name) for name in arguments.games] or games_in_order()
        names = [game.name for game in games if find_maker(game.name)]
        if arguments.check:
            problems = list(check(names, cores=arguments.cores))
            sys.stderr.write("".join(f"{problem}\n" for problem in problems))
            return 1 if problems else 0
        for name in names:
            make(name, arguments.puzzles, cores=arguments.cores)
    except (MakingError, OptionError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped. The same command continues from here.\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
