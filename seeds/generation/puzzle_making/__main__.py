"""Makes puzzles: ``python -m seeds.generation.puzzle_making``.

It makes the number that is shipped, or that of ``--puzzles 500``, and the easy ones. ``--replace 12 362``
makes others for these numbers first; ``--renew`` writes the stored ones again after a change of what sets
their ratings or themes. ``--check`` proves all stored ones again.
"""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from engine.game import Game
from seeds.generation.command_line import make_parser, run
from seeds.generation.puzzle_makers import find_maker
from seeds.generation.puzzle_making.check import check
from seeds.generation.puzzle_making.numbers import planned_numbers
from seeds.generation.puzzle_making.puzzle_file import make, make_easy, renew


def main(words: Sequence[str] | None = None) -> int:
    """Make or check puzzles; return the exit status, 1 for a wrong puzzle."""
    parser = make_parser("seeds.generation.puzzle_making", "Find puzzles, and store them with their proofs.")
    parser.add_argument("--puzzles", type=int, default=0, help="puzzles of each game (default: 420)")
    parser.add_argument("--replace", type=int, nargs="+", default=(), help="numbers that get other puzzles")
    parser.add_argument("--renew", action="store_true", help="write the stored puzzles again instead")
    parser.add_argument("--check", action="store_true", help="prove all stored puzzles again instead")
    return run(parser, words, _work)


def _work(games: Sequence[Game], arguments: Namespace) -> Iterator[str] | None:
    names = [game.name for game in games if find_maker(game.name)]
    if arguments.check:
        return check(names, cores=arguments.cores)
    if arguments.renew:
        refused = ((name, number) for name in names for number in renew(name, cores=arguments.cores))
        return (f"{name} {number}: it is no puzzle any more" for name, number in refused)
    for name in names:
        mine = [number for number in arguments.replace if number in planned_numbers(name)]
        make(name, arguments.puzzles, cores=arguments.cores, replaced=mine)
        make_easy(name, cores=arguments.cores)
    return None


if __name__ == "__main__":
    sys.exit(main())
