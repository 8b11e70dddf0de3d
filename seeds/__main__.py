"""Makes certified deals: ``python -m seeds`` as many as are shipped, with ``--deals 3000`` more."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from engine.errors import OptionError
from engine.games import all_games, find_game
from seeds.making import MakingError, aims, make


def parser() -> ArgumentParser:
    """Return what can be asked for."""
    asked = ArgumentParser(prog="python -m seeds", description="Make deals that are proved, and keep them.")
    asked.add_argument("games", nargs="*", help="the games' names, such as wish; none for all of them")
    asked.add_argument("--deals", type=int, default=0, help="how many for each option set (2,000 and 400)")
    asked.add_argument("--cores", type=int, default=0, help="how many cores work on it (all)")
    return asked


def main(words: Sequence[str] | None = None) -> int:
    """Make them; return the exit status, 2 when something was refused."""
    asked = parser().parse_args(words)
    try:
        games = [find_game(name) for name in asked.games] or all_games()
        for aim in (aim for game in games for aim in aims(game)):
            make(aim, asked.deals, cores=asked.cores)
    except (MakingError, OptionError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped. The same command goes on from here.\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
