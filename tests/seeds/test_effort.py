"""What the welcome says of games is what is measured: all of it where that is quick, else a sample."""

import pytest

from engine.game import Game
from engine.games import find_game, games_in_order
from engine.options import read_options
from engine.record import Record
from seeds.certified import Pool, find_pool
from seeds.generation.effort import count_moves, main, measure_effort, reach_score, share_won, spread_deals
from seeds.plan import EASIEST, HARDEST, difficulty
from seeds.welcome import GameEffort, introductions

QUICK = ("wish", "follow")
"""Games that play themselves in no time: all of their numbers are measured again."""


def pool_of(name: str) -> Pool:
    game = find_game(name)
    pool = find_pool(game, read_options(game.options, ()))
    assert pool is not None
    return pool


def effort_of(name: str) -> GameEffort:
    effort = introductions()[name].effort
    assert effort, "`make effort` measures it"
    return effort


def test_every_game_is_shown_in_play_by_a_record_of_its_own() -> None:
    assert list(introductions()) == [game.name for game in games_in_order()]
    for name, shown in introductions().items():
        record = Record.read(shown.record)
        assert record.game == name
        assert record.moves, name
        assert record.replay().outcome() is None


@pytest.mark.parametrize("name", QUICK)
def test_the_numbers_of_a_quick_game_are_what_is_measured(name: str) -> None:
    assert measure_effort(find_game(name), cores=1) == introductions()[name].effort


@pytest.mark.parametrize("game", games_in_order(), ids=lambda game: game.name)
def test_the_share_of_games_won_is_that_of_the_certified_deals(game: Game) -> None:
    name = game.name
    share = share_won(pool_of(name))
    assert share == effort_of(name).won
    assert EASIEST <= difficulty(share, 100) <= HARDEST


@pytest.mark.parametrize(
    "name",
    ["blink", *(pytest.param(name, marks=pytest.mark.rare(seconds=6)) for name in ("flip", "kittyhawk"))],
)
def test_a_sample_of_a_slow_game_is_not_far_from_its_numbers(name: str) -> None:
    (deal,), effort = spread_deals(pool_of(name), 1), effort_of(name)
    length = count_moves(deal)
    assert length is not None
    assert effort.moves / 2 < length < 2 * effort.moves
    scores = [reach_score(deal) for deal in spread_deals(pool_of(name), 20)]
    assert min(scores) <= effort.points <= max(scores)


def test_deals_are_spread_over_the_whole_pool() -> None:
    pool = pool_of("wish")
    numbers = [number for _, number in spread_deals(pool, 10)]
    assert len(numbers) == 10
    assert set(numbers) <= set(pool.numbers)
    assert numbers[-1] > pool.numbers[len(pool.numbers) * 8 // 10]


def test_a_game_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err
