"""Certifies deals: ``python -m seeds.generation`` the number that is shipped, ``--deals 3000`` more."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from engine.game import Game
from seeds.generation.certification import make, measure, pool_plans
from seeds.generation.command_line import make_parser, run
from seeds.plan import Plan


def main(words: Sequence[str] | None = None) -> int:
    """Certify the deals; return the exit status."""
    parser = make_parser("seeds.generation", "Find deals that can be won, and store them with their proofs.")
    parser.add_argument(
        "--deals", type=int, default=0, help="number of deals for each option set (default: as planned)"
    )
    return run(parser, words, _certify)


def _certify(games: Sequence[Game], arguments: Namespace) -> None:
    for game in games:
        for pool in pool_plans(game):
            make(pool, arguments.deals, cores=arguments.cores)
        for pool in pool_plans(game, Plan.measurements):
            measure(pool, cores=arguments.cores)


if __name__ == "__main__":
    sys.exit(main())
