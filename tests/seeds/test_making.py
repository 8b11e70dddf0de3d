"""The making of certified deals: the same everywhere, and it goes on where it stopped."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve
from engine.solvers.solution import Verdict
from seeds import figures
from seeds.__main__ import main
from seeds.certified import Certificate, Collection
from seeds.making import DEALS, MakingError, PoolPlan, certify, make, pool_plans
from seeds.plan import file_name

QUICK = ("wish", "follow")
"""Games that are solved in an instant, also where nothing is compiled."""


def shipped(pool: PoolPlan) -> Collection:
    return Collection.read((DEALS / file_name(pool.game, pool.words)).read_text("utf-8"))


@pytest.mark.parametrize("name", QUICK)
def test_what_is_shipped_is_made_again_line_by_line(name: str, tmp_path: Path) -> None:
    (pool,) = pool_plans(find_game(name))
    made = make(pool, 20, tmp_path, cores=1)
    assert made.lines == shipped(pool).lines[:20]
    assert made.tried == made.numbers[-1]
    assert Collection.read((tmp_path / f"{name}.txt").read_text("utf-8")) == made


def test_it_goes_on_where_it_stopped_and_several_cores_make_the_same(tmp_path: Path) -> None:
    (pool,) = pool_plans(find_game("wish"))
    make(pool, 7, tmp_path, cores=1)
    made = make(pool, 20, tmp_path, cores=1)
    assert made == make(pool, 20, tmp_path / "other", cores=2)
    assert make(pool, 5, tmp_path, cores=1).numbers == made.numbers


def test_what_was_made_in_another_way_is_not_gone_on_with(tmp_path: Path) -> None:
    (pool,) = pool_plans(find_game("wish"))
    make(pool, 3, tmp_path, cores=1)
    for other in (replace(pool, budget=7), replace(pool, plan=replace(pool.plan, playouts=3))):
        with pytest.raises(MakingError, match=r"wish\.txt was made"):
            make(other, 9, tmp_path, cores=1)


def test_a_deal_that_is_not_won_is_not_certified() -> None:
    (pool,) = pool_plans(find_game("wish"))
    game = find_game("wish")
    for number in range(1, 40):
        verdict = solve(game.deal(number, read_options(game.options, ())), pool.budget).verdict
        assert (certify(pool, number) is not None) == (verdict is Verdict.WON)
    assert certify(pool, 90) is None  # lost before the first move


def test_a_score_is_enough_where_hardly_any_game_is_won() -> None:
    (pool,) = pool_plans(find_game("flip"))
    certificate = certify(replace(pool, budget=200, plan=replace(pool.plan, playouts=4)), 1)
    assert isinstance(certificate, Certificate)
    assert certificate.par is not None
    assert 0 < certificate.par <= 104


def test_what_is_shipped_is_not_made_twice(capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name: path.read_bytes() for path in DEALS.glob("*.txt")}
    assert main(["wish", "follow", "--cores", "1"]) == 0
    assert "are certified already" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in DEALS.glob("*.txt")} == before


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for program in (main, figures.main):
        assert program(["patience"]) == 2
        assert "there is no game 'patience'" in capsys.readouterr().err
