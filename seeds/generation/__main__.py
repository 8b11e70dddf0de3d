"""Certifies deals: ``python -m seeds.generation`` the number that is shipped, ``--deals 3000`` more."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from engine.errors import OptionError
from engine.games import all_games, find_game
from seeds.generation.certification import MakingError, make, measure, measurement_plans, pool_plans


def main(words: Sequence[str] | None = None) -> int:
    """Certify the deals; return the exit status, 2 for an invalid request."""
    parser = ArgumentParser(
        prog="python -m seeds.generation",
        description="Find deals that can be won, and store them with their proofs.",
    )
    parser.add_argument("games", nargs="*", help="names of games, such as wish; all if none is given")
    parser.add_argument(
        "--deals", type=int, default=0, help="number of deals for each option set (default: 2,000 or 400)"
    )
    parser.add_argument("--cores", type=int, default=0, help="number of processor cores (default: all)")
    arguments = parser.parse_args(words)
    try:
        games = [find_game(name) for name in arguments.games] or all_games()
        for game in games:
            for pool in pool_plans(game):
                make(pool, arguments.deals, cores=arguments.cores)
            for pool in measurement_plans(game):
                measure(pool, cores=arguments.cores)
    except (MakingError, OptionError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped. The same command continues from here.\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
