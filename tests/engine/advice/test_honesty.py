"""Advice does not depend on hidden cards, and the moves that it proposes are legal."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.advice import advise, find_adviser, play_out
from engine.board import Board
from engine.game import Game, Position
from engine.outcome import Result
from tests.combinations import by_family
from tests.engine.hidden import find_twin, hides_cards
from tests.engine.playing import (
    advised_games,
    certified_games,
    kind_name,
    option_pairs,
    option_sets,
    random_course,
)
from tests.rare import SomeOf

ADVISED = advised_games()
SAMPLES = 4
"""Few, because the tests check that advice is the same, not that it is good."""
MOMENTS = 3

IN_ANOTHER_PROCESS = """
from engine.advice import advise
from tests.engine.advice.test_honesty import ADVISED, SAMPLES, begun

for game in ADVISED:
    print(advise(begun(game), SAMPLES))
"""

games = pytest.mark.parametrize("game", by_family(ADVISED, seconds=4.0), ids=kind_name)


def moments(game: Game) -> Iterator[Position]:
    """Yield positions from all parts of random games, with option sets from ``option_pairs``."""
    for deal, options in enumerate((option_pairs(game) * 6)[:12]):
        start = game.deal(deal, options)
        positions = [start, *(after for _, after in random_course(start, deal))][:-1] or [start]
        yield from positions[:: max(1, len(positions) // MOMENTS)]


@games
def test_equal_boards_get_equal_advice_whatever_is_hidden(game: Game, some_of: SomeOf) -> None:
    twin = find_twin(game.name)
    changed = hidden = 0
    for seed, position in enumerate(some_of(moments(game))):
        other = twin(position, seed)
        hidden += hides_cards(position)
        changed += other != position
        assert other.board() == position.board()
        assert advise(other.board(), SAMPLES) == advise(position.board(), SAMPLES)
    assert changed or not hidden


@games
def test_what_is_advised_can_be_played_and_its_figures_are_of_the_same_samples(
    game: Game, some_of: SomeOf
) -> None:
    reasons = {*find_adviser(game.name).reasons, ""}
    for position in some_of(moments(game)):
        legal = position.legal_moves()
        advice = advise(position.board(), SAMPLES, legal[-1] if legal else None)
        moves = [estimate.move for estimate in advice.estimates]
        assert set(moves) >= set(legal[-1:]), "a move that is asked about is rated"
        assert len(set(moves)) == len(moves)
        assert all(position.allows(move) for move in moves)
        assert len({estimate.samples for estimate in advice.estimates}) <= 1
        assert all(0 <= estimate.won <= estimate.samples for estimate in advice.estimates)
        assert {advice.reason, advise(position.board(), SAMPLES).reason} <= reasons


@games
def test_a_playout_depends_only_on_its_seed_and_goes_on_from_any_position(game: Game) -> None:
    for seed, position in enumerate(moments(game)):
        assert play_out(position, seed) == play_out(position, seed)
    starts = [game.deal(deal, options) for deal, options in enumerate((option_pairs(game) * 4)[:24])]
    assert any(len({play_out(start, seed) for seed in range(5)}) > 1 for start in starts)
    for deal in range(40):
        *_, (_, last) = random_course(game.deal(deal, option_sets(game)[0]), deal)
        if (outcome := last.outcome()) is not None:
            end = play_out(last, 1)
            assert (end.is_won, end.score) == (outcome.result is Result.WON, last.score())
            assert advise(last.board()).estimates == ()
            return


def test_another_process_gives_the_same_advice() -> None:
    for seed in ("1", "2"):  # hash seeds: the order of sets differs between processes
        printed = subprocess.run(
            [sys.executable, "-c", IN_ANOTHER_PROCESS],
            cwd=Path(__file__).parents[3],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert printed.splitlines() == [repr(advise(begun(game), SAMPLES)) for game in ADVISED]


def begun(game: Game) -> Board:
    """Return the board of a game after some random moves."""
    course = [after for _, after in random_course(game.deal(1, option_sets(game)[0]), 1)]
    return course[len(course) // 3].board()


def test_every_game_of_the_daily_challenge_has_advice() -> None:
    assert {game.name for game in ADVISED} >= {game.name for game in certified_games()}
