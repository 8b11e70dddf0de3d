"""Measures how long and how hard each game is: ``python -m seeds.generation.effort``.

Names of games limit it to them. It writes the numbers into ``seeds/welcome.json``. All are of certified deals
with default options, such as new games get: how many moves a game takes that follows hints, how many of the
playouts win that also tell how difficult a deal is, and which score they reach. Deals and seeds are fixed, so
every machine finds the same.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from statistics import mean, median_low

from engine.advice import advise, play_out
from engine.game import Game
from engine.games import games_in_order
from engine.options import read_options
from seeds.certified import Pool, find_pool
from seeds.generation.command_line import make_parser, run
from seeds.generation.figures.players import MOST_MOVES
from seeds.generation.parallel import Progress, parallel_map
from seeds.plan import first_position
from seeds.welcome import FILE, GameEffort

PATH = Path(__file__).parents[1] / FILE
HINTED_DEALS, PLAYED_DEALS = 40, 200
"""How many deals are played by following hints, and how many by the simple player."""


def count_moves(deal: tuple[str, int]) -> int | None:
    """Return after how many moves a game ends that follows hints; ``None`` if it goes on for too long."""
    position = first_position(deal[0], (), deal[1])
    for number in range(MOST_MOVES):
        if position.outcome() is not None:
            return number
        position = position.after(advise(position.board()).estimates[0].move)
    return None


def reach_score(deal: tuple[str, int]) -> int:
    """Return the score that a playout by the simple player reaches."""
    return play_out(first_position(deal[0], (), deal[1]), deal[1]).score


def spread_deals(pool: Pool, count: int) -> list[tuple[str, int]]:
    """Return the name of the game and the number of ``count`` deals of a pool, evenly spread."""
    step = max(1, len(pool.numbers) // count)
    return [(pool.game.name, number) for number in islice(pool.numbers[::step], count)]


def share_won(pool: Pool) -> int:
    """Return the mean percentage of the playouts of a deal that succeeded."""
    return round(100 * mean(pool.measurement.shares))


def measure_effort(game: Game, cores: int = 0) -> GameEffort | None:
    """Measure a game; return ``None`` if none of its deals is certified."""
    pool = find_pool(game, read_options(game.options, ()))
    if pool is None:
        return None
    progress, lengths = Progress(game.title), list[int]()
    for length in parallel_map(count_moves, spread_deals(pool, HINTED_DEALS), cores):
        lengths += [] if length is None else [length]
        progress.show(f"{len(lengths)} games")
    points = median_low(parallel_map(reach_score, spread_deals(pool, PLAYED_DEALS), cores))
    effort = GameEffort(median_low(lengths), share_won(pool), points)
    progress.show(f"{effort}", is_last=True)
    return effort


def main(words: Sequence[str] | None = None) -> int:
    """Write the numbers; return the exit status."""
    parser = make_parser("seeds.generation.effort", "Measure how long and how hard each game is.")
    return run(parser, words, _write)


def _write(games: Sequence[Game], arguments: Namespace) -> None:
    content = json.loads(PATH.read_text("utf-8"))
    for game in games:
        if effort := measure_effort(game, arguments.cores):
            content.setdefault(game.name, {"record": ""}).update(asdict(effort))
    content = {game.name: content[game.name] for game in games_in_order() if game.name in content}
    PATH.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
