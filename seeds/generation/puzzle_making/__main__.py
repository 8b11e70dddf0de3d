"""Makes puzzles: ``python -m seeds.generation.puzzle_making``.

It makes the number that is shipped, or that of ``--puzzles 500``. ``--check`` proves all stored ones again.
"""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from engine.game import Game
from seeds.generation.command_line import make_parser, run
from seeds.generation.puzzle_makers import find_maker
from seeds.generation.puzzle_making.check import check
from seeds.generation.puzzle_making.puzzle_file import make


def main(words: Sequence[str] | None = None) -> int:
    """Make or check puzzles; return the exit status, 1 for a wrong puzzle."""
    parser = make_parser("seeds.generation.puzzle_making", "Find puzzles, and store them with their proofs.")
    parser.add_argument("--puzzles", type=int, default=0, help="puzzles of each game (default: 420)")
    parser.add_argument("--check", action="store_true", help="prove all stored puzzles again instead")
    return run(parser, words, _work)


def _work(games: Sequence[Game], arguments: Namespace) -> Iterator[str] | None:
    names = [game.name for game in games if find_maker(game.name)]
    if arguments.check:
        return check(names, cores=arguments.cores)
    for name in names:
        make(name, arguments.puzzles, cores=arguments.cores)
    return None


if __name__ == "__main__":
    sys.exit(main())
