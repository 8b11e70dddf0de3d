"""Chooses the goals of the daily five: ``python -m seeds.generation.daily_goals``.

Names of games limit it to them. It continues where the files of ``seeds/daily_goals`` end, and writes the
tables of ``seeds/DAILY_FIVE.md``; delete a file to make it again. Nothing depends on
the machine or its speed.
"""

import sys
from argparse import Namespace
from collections.abc import Sequence

from engine.game import Game
from seeds.daily_goal import FIVE_GAMES
from seeds.generation.command_line import make_parser, run
from seeds.generation.daily_goals.making import make
from seeds.generation.daily_goals.page import write_page


def main(words: Sequence[str] | None = None) -> int:
    """Write the files; return the exit status."""
    parser = make_parser("seeds.generation.daily_goals", "Choose the goals of the daily five.")
    return run(parser, words, _choose)


def _choose(games: Sequence[Game], arguments: Namespace) -> None:
    for game in games:
        if game.name in FIVE_GAMES:
            make(game.name, cores=arguments.cores)
    write_page()


if __name__ == "__main__":
    sys.exit(main())
