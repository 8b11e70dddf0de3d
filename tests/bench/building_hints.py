"""Hints of building games: the share of deals won by them alone, its interval, and their time."""

import os
from collections.abc import Iterator
from functools import partial
from math import sqrt

from engine.advice import best_move
from engine.game import Position
from engine.games import find_game
from engine.options import read_options
from tests.bench.figures import Figure, measures, milliseconds, timed

DEALS = int(os.environ.get("HINT_DEALS", "60"))
"""Deals played with each option set; an interval of ± 3 points takes 1,000."""
FIRST_DEAL = 1_000_000
OPTION_SETS = (
    *(("klondike", words) for words in ("draw=1", "draw=3")),
    *(("spider", words) for words in ("suits=1", "suits=2", "suits=4")),
    *(("freecell", words) for words in ("cells=4", "cells=2")),
    *(("streets", words) for words in ("aces=in", "aces=out")),
    *(("yukon", words) for words in ("suit=off", "suit=on")),
)
"""Games with an option."""
INTERVAL = 1.96
"""Standard errors on each side of a share for an interval of 95 %."""


def play_by_hints(position: Position) -> tuple[bool, list[float]]:
    """Play to the end by hints alone, or until none leads on; return whether it was won, and their times."""
    taken = []
    while position.outcome() is None:
        move, seconds = timed(partial(best_move, position.board()))
        taken.append(seconds)
        if move is None:
            break
        position = position.play(move)
    return position.is_won(), taken


def share_won(game_name: str, words: str, name: str) -> Iterator[Figure]:
    game = find_game(game_name)
    played = [
        play_by_hints(game.deal(FIRST_DEAL + number, read_options(game.options, [words])))
        for number in range(DEALS)
    ]
    share = sum(is_won for is_won, _ in played) / DEALS
    yield Figure(f"{name}.won", 100 * share, "%")
    yield Figure(f"{name}.won.interval", 100 * INTERVAL * sqrt(share * (1 - share) / DEALS), "±")
    yield Figure(f"{name}.moves", sum(len(times) for _, times in played) / DEALS, "")
    taken = [seconds for _, times in played for seconds in times]
    yield from (one for one in milliseconds(f"{name}.ms", taken) if one.name.endswith(".p99"))


for game_with_hints, option in OPTION_SETS:
    figure_name = f"hint.{game_with_hints}.{option.replace('=', '-')}"
    figure_names = [f"{figure_name}.{part}" for part in ("won", "won.interval", "moves", "ms.p99")]
    measures(*figure_names)(partial(share_won, game_with_hints, option, figure_name))
