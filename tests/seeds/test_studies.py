"""The figures of ``seeds/FIGURES.md``: intervals, simulated players, and the page with its plots."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from engine.game import Game
from engine.games import find_game
from engine.games.kittyhawk import GAME as KITTYHAWK
from engine.games.wish import GAME as WISH
from engine.options import read_options
from engine.record import Record
from engine.solvers import solve
from engine.solvers.solution import Verdict
from seeds.comparison import Comparison, DealComparison, comparisons
from seeds.figures import main, write, write_comparison
from seeds.making import pool_plans
from seeds.page import page, with_comparison
from seeds.players import Finish, hint_player, random_player
from seeds.studies import DealResult, Share, Study, studies


@pytest.mark.parametrize(
    ("count", "total", "interval"),
    [(8, 10, (0.490, 0.943)), (0, 10, (0.0, 0.278)), (10, 10, (0.722, 1.0)), (622, 1000, (0.592, 0.652))],
)
def test_the_interval_of_a_share_is_wilsons(count: int, total: int, interval: tuple[float, float]) -> None:
    assert Share(count, total).interval == pytest.approx(interval, abs=0.0006)


@pytest.mark.parametrize("name", ["blink", "flip", "kittyhawk"])
def test_random_games_end_alike_for_a_seed_and_otherwise_for_another(name: str) -> None:
    game = find_game(name)
    start = game.deal(4, read_options(game.options, ()))
    finishes = {seed: random_player(start, seed) for seed in range(1, 9)}
    assert finishes == {seed: random_player(start, seed) for seed in range(1, 9)}
    assert len({finish.score for finish in finishes.values()}) > 1


def test_a_player_wins_what_the_rules_call_won() -> None:
    last = Record.read("wish/1 #42").start()
    assert last.outcome() is None
    won = [seed for seed in range(200) if random_player(last, seed).is_won]
    assert won
    assert {random_player(last, seed).score for seed in won} == {0}


def test_who_follows_hints_plays_what_they_say() -> None:
    start = Record.read("wish/1 #1").start()
    finish = hint_player(start, 1)
    assert finish == hint_player(start, 2)
    assert finish.is_won == (finish.score == 0)


def test_a_study_finds_what_is_known_of_its_game() -> None:
    (study,) = studies(find_game("wish"), 12, cores=1)
    assert study.name == "Wish"
    assert len(study.results) == 12
    assert 3 < study.share(Verdict.WON).count < 12
    assert study.share(Verdict.UNKNOWN).count == 0
    assert set(study.best_scores) == {0}
    random, simple, hints = (dict(study.players)[name] for name in ("random", "simple", "hints"))
    assert len(random) == len(simple) == len(hints) == 12


def made_up(game: Game, words: tuple[str, ...], name: str) -> Study:
    """Return a study of four deals, one of them won."""
    finish = Finish(is_won=False, score=7)
    best = ((Verdict.WON, 9), (Verdict.UNKNOWN, 8), (Verdict.UNKNOWN, None), (Verdict.UNWINNABLE, 4))
    found = (
        DealResult(verdict, score, verdict is Verdict.WON, finish, Finish(is_won=True, score=9), None)
        for verdict, score in best
    )
    return Study(game, words, name, 500, tuple(found))


def compared(game: str) -> Comparison:
    """Return a comparison of four deals, two of them won by the player of the open game and one certified."""
    lost, won = Finish(is_won=False, score=80), Finish(is_won=True, score=104)
    verdicts = (Verdict.WON, Verdict.UNKNOWN, Verdict.UNWINNABLE, Verdict.UNKNOWN)
    found = [
        DealComparison(verdict, 90, lost, seen)
        for verdict, seen in zip(verdicts, (won, won, lost, lost), strict=True)
    ]
    return Comparison(pool_plans(find_game(game))[0], game.title(), tuple(found))


def test_a_comparison_lets_both_players_play_the_same_deals() -> None:
    (one,) = comparisons(find_game("wish"), 60, cores=1)
    (study,) = studies(find_game("wish"), 60, cores=1)
    closed = dict(study.players)["simple"]
    assert tuple(result.closed for result in one.results) == closed
    assert tuple(result.verdict for result in one.results) == tuple(
        result.verdict for result in study.results
    )
    shares = one.shares
    assert shares["closed"].count < shares["open"].count < shares["winnable"].count
    for game, deals in (("blink", 12), ("flip", 4)):  # a certificate stands for what the solver finds
        first, *_ = comparisons(find_game(game), deals, cores=1)
        for number, result in enumerate(first.results, 1):
            start = find_game(game).deal(number, read_options(find_game(game).options, ()))
            solution = solve(start, first.pool.budget)
            assert (result.best, result.verdict is Verdict.WON) == (
                solution.score,
                solution.verdict is Verdict.WON,
            )


def test_the_page_tells_what_open_games_change() -> None:
    shown = page([made_up(WISH, (), "Wish")], [compared("flip")], "make figures")
    row = "| Flip | 4 | 0.0% (0.0–49.0) | 50.0% (15.0–85.0) | 25.0% (4.6–69.9) | 50.0% (15.0–85.0) |"
    assert row in shown
    assert "| Flip | 4: 80.0 (80.0–80.0) | 4: 92.0 (78.4–105.6) | 4: 90.0 (90.0–90.0) |" in shown
    assert "| Flip, open | 2,000 |" in shown
    assert "| Flip | 1 to 4 | 100,000 |" in shown


def test_the_part_on_open_games_is_made_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    studied = [made_up(WISH, (), "Wish")]
    text = page(studied, [compared("flip")], "make figures")
    assert with_comparison(text, [compared("wish")]) == page(studied, [compared("wish")], "make figures")
    with pytest.raises(ValueError, match="no part on open games"):
        with_comparison("# The truth\n", [compared("wish")])
    monkeypatch.setattr("seeds.figures.PARTIAL", tmp_path)
    for _ in range(2):
        assert main(["wish", "--open", "--deals", "9", "--cores", "1"]) == 0
    written = (tmp_path / "FIGURES.md").read_text("utf-8")
    assert written.startswith("## Open games\n")
    assert "| Wish | 9 |" in written
    (tmp_path / "FIGURES.md").write_text(text, "utf-8")
    monkeypatch.setattr("seeds.figures.SEEDS", tmp_path)
    write_comparison([compared("wish")], tmp_path)
    assert (tmp_path / "FIGURES.md").read_text("utf-8") == page(studied, [compared("wish")], "make figures")


def test_the_page_shows_results_and_command() -> None:
    shown = page([made_up(KITTYHAWK, ("level=5",), "Kittyhawk, level 5")], [], "make figures DEALS=4")
    assert "| Kittyhawk, level 5 | 4 | 25.0% (4.6–69.9) | 25.0% (4.6–69.9) | 50.0% (15.0–85.0) |" in shown
    assert "| Kittyhawk, level 5 | 0.0% (0.0–49.0) | 100.0% (51.0–100.0) | – |" in shown
    assert "| Kittyhawk, level 5 | 7.0 (4) | 9.0 (4) | – |" in shown
    assert "| Kittyhawk, level 5 | 1 | 1 to 4 | 500 |" in shown
    assert "    make figures DEALS=4\n" in shown
    assert "`blind` of Kittyhawk" in shown
    assert "$" not in shown


def test_the_page_rounds_no_share_to_all_or_none() -> None:
    study = made_up(KITTYHAWK, ("level=5",), "Kittyhawk, level 5")
    won = next(one for one in study.results if one.verdict is Verdict.WON)
    lost = next(one for one in study.results if one.verdict is Verdict.UNWINNABLE)
    shown = page([replace(study, results=(*2000 * (won,), lost))], [], "make figures")
    assert re.search(r"\| Kittyhawk, level 5 \| 2,001 \| 99\.9% \(\S+\) \| 0\.1% \(\S+\) \|", shown)


def test_scores_are_those_of_won_deals_where_deals_are_there_to_be_won() -> None:
    study = made_up(KITTYHAWK, (), "Kittyhawk")
    assert study.best_scores == (4, 8, 9)  # one win in four counts as rare, so all scores count
    assert study.proved == Share(1, 3)
    winning = Study(KITTYHAWK, (), "Kittyhawk", 500, (*study.results[:1], *study.results))
    assert winning.best_scores == (9, 9)
    assert winning.proved == Share(2, 2)


def test_the_plots_are_as_wide_as_phones_have_dots(tmp_path: Path) -> None:
    found = [made_up(KITTYHAWK, (), "Kittyhawk, level 1"), made_up(WISH, (), "Wish")]
    write(found, [compared("wish")], tmp_path, "make figures")
    named = re.findall(r"\]\((\S+\.png)\)", (tmp_path / "FIGURES.md").read_text("utf-8"))
    assert len(named) == 6
    for name in named:
        with Image.open(tmp_path / name) as picture:
            assert picture.width == 1080
