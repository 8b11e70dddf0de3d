"""Every certified deal is proved by its record, which the rules of the game replay to its end."""

from dataclasses import replace
from importlib.resources import files
from itertools import product
from statistics import mean

import pytest

from engine.advice.review import begin_review, search_lines
from engine.game import Game
from engine.games import all_games, find_game
from engine.options import read_options
from engine.outcome import Result
from engine.record import Record
from seeds.certified import Certificate, Collection, Measurement, find_pool
from seeds.coding import read_moves
from seeds.plan import EASIEST, HARDEST, difficulty, file_name, find_plan, pool_size
from tests.engine.playing import certified_games

MOST_BYTES = 3_000_000
SETS = [
    (game, words)
    for game in all_games()
    if (plan := find_plan(game.name)) is not None
    for words in plan.pools(game)
]
pools = pytest.mark.parametrize(
    ("game", "words"), SETS, ids=[file_name(game.name, words) for game, words in SETS]
)


PARTS = 10
"""Each of so many deals is proved in each part of a file; one part of it is not rare."""

MEASURED = [
    (game, words)
    for game in all_games()
    if (plan := find_plan(game.name)) is not None
    for words in plan.measurements(game)
]


def collection(game: Game, words: tuple[str, ...]) -> Collection:
    return Collection.read((files("seeds") / "deals" / file_name(game.name, words)).read_text("utf-8"))


@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=pytest.mark.rare(seconds=0.3) if part else ()) for part in range(PARTS)]
)
@pools
def test_deals_are_proved_by_their_moves(game: Game, words: tuple[str, ...], part: int) -> None:
    plan, made = find_plan(game.name), collection(game, words)
    assert plan is not None
    options = read_options(game.options, words)
    for certificate in map(Certificate.read, made.lines[part::PARTS]):
        position = game.deal(certificate.number, options)
        for _, after in read_moves(position, certificate.moves):
            position = after
        outcome = position.outcome()
        assert outcome is not None, certificate.number
        assert plan.enough or outcome.result is Result.WON, certificate.number
        assert certificate.par == (position.score() if plan.has_par else None)


@pytest.mark.parametrize(
    ("name", "words", "number"),
    [
        ("follow", (), 1),
        ("flip", (), 1),
        ("blink", ("table=snug",), 1),
        # Here, it once found more than par.
        ("blink", (), 855),
        ("blink", ("table=tight",), 127),
    ],
)
def test_the_first_search_of_a_review_finds_no_more_than_par(
    name: str, words: tuple[str, ...], number: int
) -> None:
    game = find_game(name)
    pool = find_pool(game, read_options(game.options, words))
    deal = pool.find(number) if pool else None
    assert deal is not None
    proof = deal.record()
    review = search_lines(begin_review(proof.first(0).text, 0, proof.text))
    assert review.best_lines[0].value.points == deal.par


@pools
def test_there_are_enough_and_none_twice(game: Game, words: tuple[str, ...]) -> None:
    plan, made = find_plan(game.name), collection(game, words)
    assert plan is not None
    assert len(made.numbers) >= pool_size(plan, words)
    assert list(made.numbers) == sorted(set(made.numbers))
    assert made.numbers[-1] <= made.tried
    assert made.rules == game.rules
    for certificate in map(Certificate.read, made.lines):
        assert 0 <= certificate.reached <= certificate.playouts
        assert EASIEST <= difficulty(certificate.reached, certificate.playouts) <= HARDEST


def test_they_are_small_enough_to_be_shipped_and_no_file_is_without_a_game() -> None:
    paths = [file for file in (files("seeds") / "deals").iterdir() if file.name.endswith(".txt")]
    assert {path.name for path in paths} == {file_name(game.name, words) for game, words in SETS + MEASURED}
    assert sum(len(path.read_bytes()) for path in paths) <= MOST_BYTES


@pytest.mark.parametrize(
    ("game", "words"), MEASURED, ids=[file_name(game.name, words) for game, words in MEASURED]
)
def test_every_certified_deal_has_a_difficulty_of_its_own_where_more_is_seen(
    game: Game, words: tuple[str, ...]
) -> None:
    closed, seen = (find_pool(game, read_options(game.options, some)) for some in ([*words[:-1]], words))
    assert closed is not None
    assert seen is not None
    assert words[-1] == "open"
    assert seen.numbers == closed.numbers
    by_level = {level: seen.numbers_of(level) for level in range(EASIEST, HARDEST + 1)}
    assert sorted(number for numbers in by_level.values() for number in numbers) == list(seen.numbers)
    for level, numbers in by_level.items():
        for number in numbers[:3]:
            deal, other = seen.find(number), closed.find(number)
            assert deal is not None
            assert other is not None
            assert (deal.difficulty, deal.par, deal.moves) == (level, other.par, other.moves)
            assert deal.record().option_words == words
    reached, before = (mean(pool.measurement.shares) for pool in (seen, closed))
    assert reached > before, "who sees more wins more"


@pytest.mark.parametrize("game", certified_games(), ids=lambda game: game.name)
def test_every_option_set_of_a_day_has_deals_that_its_own_rules_prove(game: Game) -> None:
    """Options that do not matter when all cards are known (``Plan.unseen``) keep the same proof."""
    plan = find_plan(game.name)
    assert plan is not None
    for words, part in product(plan.dailies, (0, 0.5, 1)):
        pool = find_pool(game, read_options(game.options, words))
        assert pool is not None
        deal = pool.find(pool.numbers[int(part * (len(pool.numbers) - 1))])
        assert deal is not None
        record = deal.record()
        assert record.option_words == words
        outcome = Record.read(record.text).replay().outcome()
        assert outcome is not None
        assert plan.enough or outcome.result is Result.WON


@pytest.mark.parametrize("words", [("timer=20",), ("table=tight", "timer=10")])
def test_a_timer_changes_neither_deals_nor_par(words: tuple[str, ...]) -> None:
    game = find_game("blink")
    timed, usual = (find_pool(game, read_options(game.options, some)) for some in (words, words[:-1]))
    assert timed is not None
    assert usual is not None
    assert timed.numbers == usual.numbers
    deal = timed.find(timed.numbers[0])
    assert deal is not None
    assert deal.record().replay().at(20 * 60).board().fact("raw") == deal.par


def test_only_a_certified_deal_is_found_by_its_number() -> None:
    pool = find_pool(find_game("wish"), read_options(find_game("wish").options, ()))
    assert pool is not None
    for number in pool.numbers[:50]:
        deal = pool.find(number)
        assert deal is not None
        assert deal.number == number
        assert deal.par is None
        assert deal.number in pool.numbers_of(deal.difficulty)
    every = sorted(number for hard in range(EASIEST, HARDEST + 1) for number in pool.numbers_of(hard))
    assert every == list(pool.numbers)
    missing = {*range(1, pool.numbers[-1])} - {*pool.numbers}
    assert missing
    assert not any(map(pool.find, (0, *missing, pool.numbers[-1] + 1, 2**53 - 1)))


@pytest.mark.parametrize("words", [(), ("cells=2",)])
def test_how_hard_a_deal_itself_is_is_found_again(words: tuple[str, ...]) -> None:
    game, plan = find_game("freecell"), find_plan("freecell")
    options = read_options(game.options, words)
    pool = find_pool(game, options)
    assert pool
    assert plan
    assert plan.hardness
    kept = {number: deal.hardness for number in pool.numbers[:6] if (deal := pool.find(number))}
    assert kept == {number: plan.hardness(options, number) for number in kept}
    assert len({*kept.values()}) > 1


def test_options_without_certified_deals_have_no_pool() -> None:
    game = find_game("blink")
    for words in (("decks=2",), ("hold=0",)):
        assert find_pool(game, read_options(game.options, words)) is None


LINES = ("3 17 50 - AbC", "12 0 40 92 hBA 2")
MADE = Collection(
    rules=2, tried=20, budget=1000, effort=3, precision=5, renewed=1, numbers=(3, 12), lines=LINES
)


def test_playouts_read_back_from_files_with_and_without_proofs() -> None:
    measured = Measurement(2, 5, 1, numbers=(3, 12), reached=(17, 0), playouts=(50, 40))
    assert Measurement.read(MADE.text) == Measurement.read(measured.text) == measured
    none = Measurement(2, 5, 0, numbers=(), reached=(), playouts=())
    assert Measurement.read(none.text) == none


def test_a_line_and_a_file_read_back() -> None:
    assert [Certificate.read(line).text for line in LINES] == list(LINES)
    assert Collection.read(MADE.text) == MADE
    none = replace(MADE, numbers=(), lines=())
    assert Collection.read(none.text) == none
