"""Certifying deals: the plan, the compact code for moves, and the same result on every machine."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.game import Game, Position
from engine.games import find_game
from engine.games.follow import exchanges
from engine.move import Move
from engine.options import Options, read_options, write_options
from engine.solvers import solve
from engine.solvers.solution import Verdict
from seeds.certified import Certificate, Collection, Measurement
from seeds.coding import CodingError, read_moves, write_moves
from seeds.generation.__main__ import main
from seeds.generation.certification import (
    DEALS,
    LEAST,
    Playouts,
    PoolPlan,
    are_enough,
    certify,
    make,
    measure,
    pool_plans,
    renew,
)
from seeds.generation.data_file import MakingError
from seeds.generation.figures import __main__ as figures
from seeds.generation.figures.intervals import Share
from seeds.plan import (
    EASIEST,
    HARDEST,
    Plan,
    difficulty,
    file_name,
    find_plan,
    measured_words,
    pool_size,
    pool_words,
)
from tests.combinations import mostly_rare
from tests.engine.playing import certified_games, every_kind, kind_name, random_course

QUICK = ("wish", "follow")
"""Games that are solved almost instantly, even without compiled code."""


def shipped(pool: PoolPlan) -> Collection:
    return Collection.read((DEALS / file_name(pool.game, pool.words)).read_text("utf-8"))


@pytest.mark.parametrize("name", QUICK)
def test_what_is_shipped_is_made_again_line_by_line(name: str, tmp_path: Path) -> None:
    (pool,) = pool_plans(find_game(name))
    made = make(pool, 20, tmp_path, cores=1)
    assert made.lines == shipped(pool).lines[:20]
    assert made.tried == made.numbers[-1]
    assert Collection.read((tmp_path / f"{name}.txt").read_text("utf-8")) == made


def _first_deals(measured: Measurement, count: int) -> Measurement:
    numbers, reached, playouts = (
        found[:count] for found in (measured.numbers, measured.reached, measured.playouts)
    )
    return Measurement(measured.rules, measured.precision, count, numbers, reached, playouts)


@pytest.mark.parametrize(
    "pool",
    mostly_rare(
        [pool for game in certified_games() for pool in pool_plans(game, Plan.measurements)], seconds=1.3
    ),
    ids=lambda pool: pool.name,
)
def test_the_difficulty_with_more_seen_is_measured_again_alike(pool: PoolPlan, tmp_path: Path) -> None:
    deals = 20 if pool.game in QUICK else 2
    name = file_name(pool.game, pool.words)
    kept = Measurement.read((DEALS / name).read_text("utf-8"))
    proved = shipped(replace(pool, words=pool.words[:-1]))
    few = replace(proved, numbers=proved.numbers[:deals], lines=proved.lines[:deals])
    (tmp_path / file_name(pool.game, pool.words[:-1])).write_text(few.text, "utf-8")
    (tmp_path / name).write_text(_first_deals(kept, 1).text, "utf-8")
    made = measure(pool, tmp_path, cores=1)
    assert made == _first_deals(kept, deals)
    assert Measurement.read((tmp_path / name).read_text("utf-8")) == made


def test_it_goes_on_where_it_stopped_and_several_cores_make_the_same(tmp_path: Path) -> None:
    (pool,) = pool_plans(find_game("wish"))
    make(pool, 7, tmp_path, cores=1)
    made = make(pool, 20, tmp_path, cores=1)
    assert made == make(pool, 20, tmp_path / "other", cores=2)
    assert make(pool, 5, tmp_path, cores=1).numbers == made.numbers


def test_what_was_made_in_another_way_is_not_gone_on_with(tmp_path: Path) -> None:
    (pool,) = pool_plans(find_game("wish"))
    make(pool, 3, tmp_path, cores=1)
    with pytest.raises(MakingError, match=r"wish\.txt was made"):
        make(replace(pool, budget=7), 9, tmp_path, cores=1)


@pytest.mark.rare(seconds=12)
def test_deals_are_renewed_in_place_and_par_only_rises(tmp_path: Path) -> None:
    """A file of an older effort and precision becomes what a new one is, also after an interruption."""
    (pool,) = pool_plans(find_game("flip"))
    quick = replace(pool, budget=2_000, plan=replace(pool.plan, effort=0, par_effort=0, precision=20))
    before = make(quick, 2, tmp_path, cores=1)
    better = replace(quick, plan=replace(quick.plan, effort=1, precision=15))
    begun = replace(
        before,
        effort=1,
        precision=15,
        renewed=1,
        lines=(renew(better, before.lines[0]).text, before.lines[1]),
    )
    (tmp_path / "begun").mkdir()
    (tmp_path / "begun" / "flip.txt").write_text(begun.text, "utf-8")
    made = make(better, 2, tmp_path, cores=1)
    assert made == make(better, 2, tmp_path / "begun", cores=1) == make(better, 2, tmp_path / "new", cores=1)
    assert (made.effort, made.precision, made.renewed) == (1, 15, 2)
    for old, new in zip(map(Certificate.read, before.lines), map(Certificate.read, made.lines), strict=True):
        assert old.par is not None
        assert new.par is not None
        assert new.par >= old.par


@pytest.mark.parametrize(("share", "most"), [(0.0, 40), (0.5, 390), (0.97, 80), (0.65, 360)])
def test_playouts_end_when_their_share_is_known_within_five_points(share: float, most: int) -> None:
    ends = [made for made in range(1, 400) if are_enough(Playouts(round(share * made), made), 5)]
    assert LEAST <= ends[0] <= most
    low, high = Share(round(share * ends[0]), ends[0]).interval
    assert high - low <= 0.1


def test_a_deal_that_is_not_won_is_not_certified() -> None:
    (pool,) = pool_plans(find_game("wish"))
    game = find_game("wish")
    for number in range(1, 40):
        verdict = solve(game.deal(number, read_options(game.options, ())), pool.budget).verdict
        assert (certify(pool, number) is not None) == (verdict is Verdict.WON)
    assert certify(pool, 90) is None  # lost before the first move


def test_a_score_is_enough_where_hardly_any_game_is_won() -> None:
    (pool,) = pool_plans(find_game("flip"))
    certificate = certify(
        replace(pool, budget=200, plan=replace(pool.plan, effort=0, par_effort=0, precision=20)), 1
    )
    assert isinstance(certificate, Certificate)
    assert certificate.par is not None
    assert 0 < certificate.par <= 104


def test_what_is_shipped_is_not_made_twice(capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name: path.read_bytes() for path in DEALS.glob("*.txt")}
    assert main(["wish", "follow", "--cores", "1"]) == 0
    assert "2000 deals are certified" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in DEALS.glob("*.txt")} == before


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for program in (main, figures.main):
        assert program(["patience"]) == 2
        assert "there is no game 'patience'" in capsys.readouterr().err


def usual(name: str, deal: int = 42) -> Position:
    game = find_game(name)
    return game.deal(deal, read_options(game.options, ()))


@pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)
def test_what_is_written_reads_back(game: Game, options: Options) -> None:
    start = game.deal(7, options)
    course = list(random_course(start, 7))
    written = write_moves(start, (move for move, _ in course))
    assert list(read_moves(start, written)) == course
    assert len(written) <= 2 * len(course)


def test_the_longest_choice_takes_two_letters() -> None:
    deal = usual("follow")
    every = exchanges(tuple(pile.name for pile in deal.board().of_kind("hand")))
    assert len(every) == 1024
    written = {write_moves(deal, [move]) for move in (every[0], every[31], every[32], every[33], every[-1])}
    assert written == {"A", "f", "gB", "hB", "_f"}


def test_what_is_not_a_line_of_play_is_neither_written_nor_read() -> None:
    with pytest.raises(CodingError, match="not legal"):
        write_moves(usual("wish"), [Move("take", ("a", "a"))])
    for written, problem in (("Z", "none is number 25"), ("=", "no number"), ("Ag", "breaks off")):
        with pytest.raises(CodingError, match=problem):
            list(read_moves(usual("wish"), written))


def plan_of(game: Game) -> Plan:
    plan = find_plan(game.name)
    assert plan is not None
    return plan


def test_daily_challenges_have_existing_options_the_usual_ones_first() -> None:
    for game in certified_games():
        plan = plan_of(game)
        assert set(plan.unseen) <= {option.name for option in game.options}
        assert plan.dailies[0] == ()
        assert len(set(plan.dailies)) == len(plan.dailies)
        for words in plan.dailies:
            assert write_options(game.options, read_options(game.options, words)) == words


@pytest.mark.parametrize(
    ("name", "words", "pool"),
    [
        ("wish", ("open",), ()),
        ("kittyhawk", ("level=3", "blind"), ("level=3",)),
        ("kittyhawk", ("blind",), ()),
        ("kittyhawk", ("level=2", "open"), ("level=2",)),
        ("blink", ("table=tight", "timer=20"), ("table=tight",)),
        ("blink", ("decks=2", "timer=20"), ("decks=2",)),
        ("blink", ("hold=0",), ("hold=0",)),
        ("flip", (), ()),
        ("flip", ("open",), ()),
        ("kittyhawk", ("level=3", "open"), ("level=3",)),
        ("blink", ("table=tight", "timer=20", "open"), ("table=tight",)),
    ],
)
def test_option_sets_that_are_alike_with_all_cards_known_share_their_deals(
    name: str, words: tuple[str, ...], pool: tuple[str, ...]
) -> None:
    game = find_game(name)
    assert pool_words(game, plan_of(game), read_options(game.options, words)) == pool


@pytest.mark.parametrize(
    ("name", "words", "measured"),
    [
        ("wish", ("open",), ("open",)),
        ("flip", ("open",), ()),
        ("kittyhawk", ("level=3", "blind"), ("level=3",)),
        ("kittyhawk", ("level=3", "open"), ("level=3", "open")),
        ("blink", ("table=tight", "timer=20", "open"), ("table=tight", "open")),
    ],
)
def test_only_who_sees_all_cards_finds_deals_differently_difficult(
    name: str, words: tuple[str, ...], measured: tuple[str, ...]
) -> None:
    game = find_game(name)
    assert measured_words(game, plan_of(game), read_options(game.options, words)) == measured


def test_the_pools_are_named_by_game_and_options() -> None:
    assert {
        file_name(game.name, words) for game in certified_games() for words in plan_of(game).pools(game)
    } == {
        "wish.txt",
        "pyramid.txt",
        "pyramid-passes-1.txt",
        "pyramid-passes-any.txt",
        "tripeaks.txt",
        "tripeaks-wrap-off.txt",
        "golf.txt",
        "golf-wrap.txt",
        "kittyhawk.txt",
        *(f"kittyhawk-level-{level}.txt" for level in (2, 3, 4, 5)),
        "follow.txt",
        "flip.txt",
        "blink.txt",
        "blink-table-snug.txt",
        "blink-table-tight.txt",
        "klondike.txt",
        "klondike-draw-3.txt",
        *(f"freecell{cells}.txt" for cells in ("", "-cells-3", "-cells-2", "-cells-1")),
        *(f"spider{suits}.txt" for suits in ("", "-suits-2", "-suits-4")),
        *("yukon.txt", "yukon-suit.txt"),
        *("streets.txt", "streets-aces-out.txt"),
    }
    sizes = [
        pool_size(plan_of(find_game(name)), words)
        for name in ("blink", "klondike")
        for words in ((), ("open",))
    ]
    assert sizes == [2_000, 400, 1_000, 1_000]


def test_the_fewer_playouts_reach_their_aim_the_harder_a_deal_is() -> None:
    every = [difficulty(reached, 100) for reached in range(101)]
    assert every == sorted(every, reverse=True)
    assert (every[0], every[100]) == (HARDEST, EASIEST)
    assert [every.index(hard) for hard in (4, 3, 2, 1)] == [5, 20, 40, 65]
    assert [difficulty(reached, 20) for reached in (0, 1, 4, 8, 13, 20)] == [5, 4, 3, 2, 1, 1]
