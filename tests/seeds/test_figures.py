"""The study of ``seeds/FIGURES.md``: its results, its intervals, and the page with its plots."""

import lzma
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engine.game import Game
from engine.games import all_games, find_game, games_in_order
from engine.games.blink import HOLD
from engine.games.kittyhawk import GAME as KITTYHAWK
from engine.games.wish import GAME as WISH
from engine.options import read_options
from engine.record import Record
from seeds.generation.data_file import MakingError
from seeds.generation.figures import __main__ as command
from seeds.generation.figures import work
from seeds.generation.figures.check import differences
from seeds.generation.figures.intervals import Share, mean_estimate, paired_share_difference
from seeds.generation.figures.page import PUZZLES, page, part_of, with_part
from seeds.generation.figures.players import PLAYERS, hint_player, random_player
from seeds.generation.figures.results import (
    HEAD,
    RESULTS,
    SOLVER,
    Row,
    add_rows,
    locked,
    read_lines,
    read_rows,
    read_times,
    results_path,
    write_rows,
)
from seeds.generation.figures.study import Games, Study, read_studies
from seeds.generation.figures.tasks import TRIED, Task, perform
from seeds.generation.figures.values import values
from seeds.known_figures import MARKED, PLACEHOLDER, SEEDS, filled, known_figures, rules_pages, updated
from seeds.plan import Plan, find_plan
from seeds.plans.blink import lost_at_once

LOST_AT_ONCE_DEALS = 300
"""Deals of which a test counts those lost right after the first card; more of them would take seconds."""
QUICK_POSITIONS = 300_000
"""Results that took more positions than this are not checked again: that would take seconds for each."""


def plan_of(game: Game) -> Plan:
    plan = find_plan(game.name)
    assert plan is not None
    return plan


@pytest.mark.parametrize(
    ("count", "total", "interval"),
    [(8, 10, (0.490, 0.943)), (0, 10, (0.0, 0.278)), (10, 10, (0.722, 1.0)), (622, 1000, (0.592, 0.652))],
)
def test_the_interval_of_a_share_is_wilsons(count: int, total: int, interval: tuple[float, float]) -> None:
    assert Share(count, total).interval == pytest.approx(interval, abs=0.0006)


def test_the_interval_of_a_difference_is_that_of_bonett_and_price() -> None:
    """The example is from the documentation of the R package statpsych, function ``ci.prop.ps``."""
    pairs = [(False, False)] * 12 + [(False, True)] * 4 + [(True, False)] * 26 + [(True, True)] * 6
    one, other = ([pair[at] for pair in pairs] for at in (0, 1))
    found = paired_share_difference(one, other)
    assert found.value == pytest.approx(22 / 48)
    assert (found.low, found.high) == pytest.approx((0.2548067, 0.6251933), abs=2e-5)
    opposite = paired_share_difference(other, one)
    assert (opposite.low, opposite.high) == pytest.approx((-found.high, -found.low))


def test_means_have_intervals_of_standard_errors() -> None:
    assert mean_estimate([1, 2, 3, 4, 5]) == pytest.approx((3.0, 3 - 1.3859, 3 + 1.3859), abs=1e-4)
    # On the same deals, a difference can be certain although the scores vary.
    assert mean_estimate([11 - 10, 21 - 20, 31 - 30]) == (1.0, 1.0, 1.0)


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


def sample(game: Game, share: float) -> Iterator[Row]:
    """Yield a share of the solver's shipped results that are quickly found again, at least one of them."""
    chance, is_first = Random(1973), True
    for line in read_lines(results_path(game.name)):
        if f",{SOLVER}," in line and (chance.random() < share or is_first):
            found = Row.read(line)
            if found.positions <= QUICK_POSITIONS:
                is_first = False
                yield found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_one_in_ten_thousand_of_the_shipped_results_is_found_again(game: Game) -> None:
    for found in sample(game, 1 / 10_000):
        assert differences((game.name, (found,))) == (1, [])


def test_a_result_that_is_not_found_again_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Results of the solver and of all players are computed again; then one of them is wrong."""
    monkeypatch.setattr(command, "SEEDS", tmp_path)
    path = results_path("wish", tmp_path / command.RESULTS)
    work.compute([WISH], path.parent, deals=2, cores=1)
    rows = list(read_rows(path))
    assert {one.player for one in rows} == {SOLVER, *PLAYERS}
    assert command.main(["wish", "--check", "--cores", "1"]) == 0
    wrong = rows[-1]._replace(score=53)
    write_rows(path, [*rows[:-1], wrong])
    assert command.main(["wish", "--check", "--deals", "1", "--cores", "1"]) == 0
    capsys.readouterr()
    assert command.main(["wish", "--check", "--cores", "1"]) == 1
    assert f"wish: {wrong.text.strip()} is {rows[-1].text.strip()} now" in capsys.readouterr().err


MANY_DEALS = 100_000
QUICK_GAMES = [game for game in games_in_order() if plan_of(game).studied < MANY_DEALS]
"""Games whose results are read in no time."""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game in QUICK_GAMES else pytest.mark.rare(seconds=15), id=game.name)
        for game in games_in_order()
    ],
)
def test_the_shipped_results_are_complete(game: Game) -> None:
    plan = plan_of(game)
    assert not list(work.missing(game, plan, RESULTS))
    last = work.budgets_of(game, plan)[-1]
    assert not list(work.undecided(game, plan, RESULTS, last))


def row(deal: int, player: str = SOLVER, verdict: str = "won", score: int | None = 0) -> Row:
    return Row(1, "", player, deal, verdict, score, score, 99, 7)


def test_rows_are_read_back_from_a_file_that_grew_in_steps(tmp_path: Path) -> None:
    path = tmp_path / "results" / "wish.csv.xz"
    rows = [row(1), row(2, verdict="unknown", score=None), row(1, "simple", "not won", 12)]
    assert list(read_rows(path)) == []
    for one in rows:
        add_rows(path, [one])
    assert list(read_rows(path)) == rows
    write_rows(path, rows)
    assert lzma.decompress(path.read_bytes()).decode().splitlines() == [
        HEAD.strip(),
        "1,,solver,1,won,0,0,99,7",
        "1,,solver,2,unknown,,,99,7",
        "1,,simple,1,not won,12,12,99,7",
    ]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"deal,score\n", "broken"),
        (lzma.compress(b"deal,score\n1,2\n"), "does not begin with"),
        (lzma.compress(f"{HEAD}1,,solver,one,won,0,0,9,9\n".encode()), "is no result"),
        (lzma.compress(f"{HEAD}1,,solver,1,won,0,0,9,9\n".encode())[:-9], "broken"),
    ],
)
def test_a_broken_file_says_so(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "wish.csv.xz"
    path.write_bytes(content)
    with pytest.raises(MakingError, match=message):
        list(read_rows(path))


def test_an_interrupted_study_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    work.compute([WISH], whole, deals=8, cores=1)
    assert re.search(r"part 1 of 5, about \d+ s left", capsys.readouterr().err)

    asked = Counter[str]()

    def interrupted(task: Task) -> object:
        asked[task.player] += 1
        if asked["simple"] == 2 + TRIED:
            raise KeyboardInterrupt
        return perform(task)

    monkeypatch.setattr(work, "perform", interrupted)
    monkeypatch.setattr(work, "MOST_IN_TASK", 2)
    with pytest.raises(KeyboardInterrupt):
        work.compute([WISH], broken, deals=8, cores=1)
    left = {(task.player, len(task.numbers)) for task in work.missing(WISH, plan_of(WISH), broken, 8)}
    assert left == {("simple", 6), ("open", 8), ("hints", 8)}
    monkeypatch.setattr(work, "perform", perform)
    work.compute([WISH], broken, deals=8, cores=1)
    assert list(read_rows(results_path("wish", broken))) == list(read_rows(results_path("wish", whole)))
    assert set(read_times(broken)) == {("wish", "", player) for player in (SOLVER, *PLAYERS)}


def test_undecided_deals_are_searched_again_within_larger_budgets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = replace(plan_of(WISH), budgets=(3, 20, 400_000), played=2, hinted=0)
    monkeypatch.setattr(work, "find_plan", lambda _name: plan)
    work.compute([WISH], tmp_path, deals=30, cores=1)
    solved = [one for one in read_rows(results_path("wish", tmp_path)) if one.player == SOLVER]
    assert [one.deal for one in solved] == list(range(1, 31))
    assert {one.verdict for one in solved} == {"won", "unwinnable"}
    assert {one.budget for one in solved} > {20, 400_000}
    (again,) = perform(Task("wish", (), SOLVER, (30,), solved[-1].budget)).rows
    assert again == solved[-1]


def test_results_of_other_rules_are_refused(tmp_path: Path) -> None:
    write_rows(results_path("wish", tmp_path), [row(1)._replace(rules=0)])
    with pytest.raises(MakingError, match="other rules"):
        work.compute([WISH], tmp_path, deals=2, cores=1)


def games(*ends: tuple[str, int | None, int | None]) -> Games:
    """Return games with these verdicts, scores and bounds."""
    found = Games()
    for deal, (verdict, score, bound) in enumerate(ends, 1):
        found.add(Row(1, "", SOLVER, deal, verdict, score, bound, 500, 7))
    return found


def made_up(game: Game, words: tuple[str, ...], name: str) -> Study:
    """Return a study of four deals, one of them won."""
    solved = games(("won", 9, 9), ("unknown", 8, None), ("unknown", None, None), ("unwinnable", 4, None))
    lost, won = ("not won", 7, None), ("won", 9, None)
    players = {"random": games(*4 * [lost]), "simple": games(won, won, lost, lost), "open": games(*4 * [won])}
    return Study(game, words, name, solved, players, {SOLVER: 3600.0, "random": 1800.0})


def test_the_page_shows_what_was_found() -> None:
    shown = page([made_up(KITTYHAWK, ("level=5",), "Kittyhawk, level 5")])
    for row in (
        "| 4 | 25.0% (4.6–69.9) | 25.0% (4.6–69.9) | 50.0% (15.0–85.0) | 4.6–95.4% |",
        "| 0.0% (0.0–49.0), 4 | 50.0% (15.0–85.0), 4 | – | 25.0% (4.6–69.9), 4 |",
        "| +50.0 (−26.3 to +93.0), 4 | – | +50.0 (−26.3 to +93.0), 4 | – |",
        "| 4 | 50.0% (15.0–85.0) | 100.0% (51.0–100.0) | +50.0 (−26.3 to +93.0) | 25.0% (4.6–69.9) |",
        "| 7.0 (7.0–7.0) | 8.0 (6.9–9.1) | – | 9.0 (9.0–9.0) |",
        "| 1 | 1 to 4 | 700,000, 6,000,000, 30,000,000 | 1.00 | 0.50 |",
    ):
        assert f"| Kittyhawk, level 5 {row}" in shown
    assert "`blind` of Kittyhawk" in shown
    assert "$" not in shown


def test_a_part_of_the_page_is_replaced_or_kept() -> None:
    studied = [made_up(WISH, (), "Wish")]
    text = page(studied, "## Puzzles\n\nMany.\n")
    assert part_of(text, PUZZLES).split() == ["##", "Puzzles", "Many."]
    assert with_part(text, PUZZLES, "## Puzzles\n\nMore.\n") == page(studied, "## Puzzles\n\nMore.\n")
    with pytest.raises(ValueError, match="no part on puzzles"):
        with_part("# The truth\n", PUZZLES, "")


def test_a_share_near_all_or_none_has_a_second_decimal() -> None:
    study = made_up(KITTYHAWK, ("level=5",), "Kittyhawk, level 5")
    most = replace(study, solved=games(*2000 * [("won", 9, 9)], ("unwinnable", 4, None)))
    shown = page([most])
    assert re.search(r"\| Kittyhawk, level 5 \| 2,001 \| 99\.95% \(\S+\) \| 0\.05% \(\S+\) \|", shown)
    assert filled("{kittyhawk_level_5_solver_won:2}", values([most])) == "99.95"


def test_best_scores_are_those_of_won_deals_unless_a_game_is_for_points() -> None:
    flip = made_up(find_game("flip"), (), "Flip")
    assert flip.best_scores == (4, 8, 9)
    assert flip.has_varied_scores
    assert flip.proved == Share(1, 3)
    assert flip.gaps == [0]
    kittyhawk = made_up(KITTYHAWK, (), "Kittyhawk")
    assert kittyhawk.best_scores == (9,)
    assert not kittyhawk.has_varied_scores
    assert kittyhawk.proved == Share(1, 1)


def test_a_missing_deal_is_noticed(tmp_path: Path) -> None:
    write_rows(results_path("wish", tmp_path), [row(1), row(3)])
    with pytest.raises(MakingError, match="deal 2 is missing"):
        list(read_studies(WISH, tmp_path))


def test_numbers_are_filled_in_as_a_language_writes_them() -> None:
    text = "{wish_deals} deals, {wish_solver_won:1}%, {nothing}"
    numbers = {"wish_deals": 2_000_000, "wish_solver_won": 62.34}
    assert filled(text, numbers) == "2,000,000 deals, 62.3%, –"
    assert filled(text, numbers, "de") == "2.000.000 deals, 62,3%, –"


def test_every_number_that_a_text_tells_is_known() -> None:
    known = known_figures()
    for path in sorted((SEEDS / "generation" / "figures").glob("*.md")):
        names = {found["name"] for found in PLACEHOLDER.finditer(path.read_text("utf-8"))}
        assert names, path.name
        assert names <= known.keys(), path.name
    for path in rules_pages():
        text = path.read_text("utf-8")
        names = {found["name"] for found in MARKED.finditer(text)}
        assert names, path
        assert names <= known.keys(), path
        assert updated(text, known, path.parent.name) == text, f"{path}: make figures updates its numbers"
        assert text.count("<!--") == len(MARKED.findall(text)), f"{path}: a name without a number"


def studies_of(games: Iterable[Game]) -> list[Study]:
    return [study for game in games for study in read_studies(game)]


@pytest.mark.rare(seconds=30)
def test_the_shipped_page_shows_the_shipped_results() -> None:
    studies = studies_of(games_in_order())
    assert known_figures() == values(studies)
    text = (SEEDS / "FIGURES.md").read_text("utf-8")
    assert page(studies, part_of(text, PUZZLES)) == text


def test_the_tables_of_the_shipped_page_show_the_results_of_the_quick_games() -> None:
    studies = studies_of(QUICK_GAMES)
    assert values(studies).items() <= known_figures().items()
    shipped = (SEEDS / "FIGURES.md").read_text("utf-8").splitlines()
    rows = [
        line
        for line in page(studies).splitlines()
        if any(line.startswith(f"| {study.name} |") for study in studies)
    ]
    assert len(rows) > 5 * len(studies)
    assert [line for line in rows if line not in shipped] == []


def test_the_shipped_summaries_tell_the_known_numbers() -> None:
    for language in command.SUMMARIES:
        source = (SEEDS / "generation" / "figures" / f"summary.{language}.md").read_text("utf-8")
        summary = (SEEDS / f"FIGURES.{language}.md").read_text("utf-8")
        assert summary == filled(source, known_figures(), language)


def test_the_plots_are_as_wide_as_phones_have_dots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "PARTIAL", tmp_path)
    assert command.main(["wish", "--deals", "12", "--cores", "1"]) == 0
    named = re.findall(r"\]\((\S+\.png)\)", (tmp_path / "FIGURES.md").read_text("utf-8"))
    assert len(named) == 5
    for name in named:
        with Image.open(tmp_path / name) as picture:
            assert picture.width == 1080


def test_a_second_process_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "PARTIAL", tmp_path)
    with locked(tmp_path / "results"):
        assert command.main(["wish", "--deals", "5", "--cores", "1"]) == 2
    assert "another process works on" in capsys.readouterr().err


def test_a_game_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["whist"]) == 2
    assert "whist" in capsys.readouterr().err


def test_deals_of_blink_are_lost_right_after_the_first_card_as_often_as_computed() -> None:
    """The numbers are 8.77, 16.5, 30.5 and 55.6 % with 3, 2, 1 and no held cards."""
    game = find_game("blink")
    for hold in ("0", "2"):
        options = read_options(game.options, (f"hold={hold}",))
        lost = 0
        for number in range(1, LOST_AT_ONCE_DEALS + 1):
            position = game.deal(number, options)
            position = position.play(position.legal_moves()[0])
            while position.legal_moves() == (HOLD,):
                position = position.play(HOLD)
            lost += not position.legal_moves()
        share = lost_at_once(options)["lost_at_once"] / 100
        deviation = sqrt(LOST_AT_ONCE_DEALS * share * (1 - share))
        assert abs(lost - LOST_AT_ONCE_DEALS * share) < 3 * deviation
