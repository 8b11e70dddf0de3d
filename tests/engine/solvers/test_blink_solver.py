"""The solver of Blink, compared with an exhaustive search, and on whole deals."""

import random
from dataclasses import replace
from functools import reduce

import pytest

from engine.games import find_game
from engine.games.blink import DECK, BlinkPosition, Grid, Setup
from engine.options import read_options
from engine.outcome import Result
from engine.searches.blink.symmetry import SymmetryFilter
from engine.solvers import improve, solve
from engine.solvers.blink import place_all
from engine.solvers.solution import Verdict
from tests.engine.blink_tables import dealt, laid
from tests.engine.playing import end_of, random_course

ENOUGH = 100_000


def ends(position: BlinkPosition) -> dict[bool, int]:
    """Return the most points of all won ends (``True``) and of all others, by exhaustive search."""
    best: dict[bool, int] = {}
    seen, waiting = {position}, [position]
    while waiting:
        here = waiting.pop()
        outcome = here.outcome()
        if outcome is not None:
            is_won = outcome.result is Result.WON
            best[is_won] = max(best.get(is_won, 0), here.score())
        for move in here.legal_moves():
            after = here.after(move)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return best


def small(chance: random.Random) -> BlinkPosition:
    """Return an empty table of a few cells, with few cards, some of which may match or be equal."""
    columns, rows = chance.choice(((3, 2), (2, 3), (3, 3), (4, 2), (5, 1), (2, 2)))
    numbers = chance.choices(range(60), k=chance.choice((3, 4, 4, 5)))
    if chance.random() < 0.6:
        # Cards of one shape all match.
        shape = chance.randrange(6)
        numbers = [card % 10 + 10 * (shape if chance.random() < 0.8 else card // 10) for card in numbers]
    cards, grid = tuple(DECK[number] for number in numbers), Grid.of_size(columns, rows)
    setup = Setup(3, grid, chance.randrange(4), 0)
    cells = (None,) * len(grid.names)
    return BlinkPosition(setup, cells, cards[:1], (), cards[1:], fits=grid.everywhere)


def ending(seed: int) -> BlinkPosition:
    """Return the last position of a random game before its end, with at most 3 cards left."""
    chance = random.Random(seed)
    table = chance.choice(("roomy", "tight"))
    start = dealt(f"table={table}", f"hold={chance.randrange(4)}", deal=seed)
    *_, position = [start, *(after for _, after in random_course(start, seed) if after.outcome() is None)]
    assert isinstance(position, BlinkPosition)
    left = chance.choice((1, 2, 2)) + (table == "tight")
    return replace(position, stock=position.stock[: max(0, left - len(position.held))])


def test_small_tables_and_endings_are_solved_as_by_exhaustive_search() -> None:
    verdicts = []
    for position in (*(small(random.Random(seed)) for seed in range(40)), *map(ending, range(16))):
        if position.outcome() is None:
            best, solution = ends(position), solve(position, ENOUGH)
            assert solution.is_best
            assert solution.verdict is (Verdict.WON if True in best else Verdict.UNWINNABLE)
            assert solution.score == best.get(True, best.get(False))
            end_of(position, solution)
            verdicts.append(solution.verdict)
    assert min(verdicts.count(Verdict.WON), verdicts.count(Verdict.UNWINNABLE)) > 8


def test_the_last_cards_are_placed_with_the_most_points_and_no_more() -> None:
    verdicts = []
    tables = (small(random.Random(seed)) for seed in range(40))
    started = (position.after(position.legal_moves()[0]) for position in tables)
    for position in (*started, *map(ending, range(16))):
        if position.outcome() is None and any(position.cells):
            most = ends(position).get(True)
            for points in (0,) if most is None else (most, most + 1):
                solution = place_all(position, points, ENOUGH)
                is_in_reach = most is not None and points <= most
                assert solution.verdict is (Verdict.WON if is_in_reach else Verdict.UNWINNABLE)
                if is_in_reach:
                    assert solution.score == most == end_of(position, solution).score()
                verdicts.append(solution.verdict)
    assert min(verdicts.count(Verdict.WON), verdicts.count(Verdict.UNWINNABLE)) > 8


def test_nothing_is_said_of_the_last_cards_beyond_the_budget_or_before_the_first_card() -> None:
    late = laid("A1 1RS, C3 1YS", drawn="2GS", stock="3RM 3BS", words=["hold=0"])
    assert place_all(late, 0, 1).verdict is Verdict.UNKNOWN
    assert place_all(dealt(), 0, ENOUGH).verdict is Verdict.UNKNOWN


def test_a_usual_deal_is_won_with_more_points_than_players_make() -> None:
    for table, points in (("roomy", 270), ("tight", 260)):
        position = dealt(f"table={table}", deal=7)
        solution = solve(position, 4000)
        assert solution.verdict is Verdict.WON
        assert solution.score is not None
        assert solution.score > points


def test_the_score_of_a_timed_game_has_the_clocks_factor_as_it_stands() -> None:
    position = laid("F4 1RS", drawn="1YS", words=["timer=10"])
    assert solve(position, 10).score == 8
    assert solve(position.at(600), 10).score == 4
    assert solve(position.at(1200), 10).score == 0


def test_only_mirror_images_around_the_first_card_are_skipped() -> None:
    symmetry = SymmetryFilter(5 * 13 + 5, 13)  # row 5 and column 5 of a table with rows of 13 places
    for is_new, placements in (
        (True, ((7, 1, 0), (8, 1, 1))), (False, ((8, 1, 1), (7, 1, 0))), (False, ((7, -1, 0), (8, -1, 1))),
        (False, ((7, 1, 0), (8, 1, -1))), (False, ((7, -1, 0), (8, -1, -1))),
        (True, ((7, 0, 1), (8, 1, 1))), (True, ((8, 1, 0), (7, 1, 1))), (True, ((7, 1, 0),)),
    ):  # fmt: skip
        steps = [card << 9 | (5 + down) * 13 + 5 + across for card, across, down in placements]
        assert symmetry.is_new(steps) == is_new, placements


@pytest.mark.parametrize("words", [(), ("table=tight", "hold=2"), ("decks=2",)])
def test_rearranged_cards_are_placed_by_the_rules_with_more_points(words: tuple[str, ...]) -> None:
    game = find_game("blink")
    start = game.deal(2, read_options(game.options, words))
    assert isinstance(start, BlinkPosition)
    line = solve(start, 8_000).line
    better = improve(start, line, 1)
    before, after = (reduce(BlinkPosition.play, moves, start) for moves in (line, better))
    assert before.score() < after.score()
    assert (outcome := after.outcome()) is not None
    assert outcome.result is Result.WON
    assert improve(start, line, 1) == better


@pytest.mark.parametrize(("words", "number"), [(("hold=0",), 9), (("hold=1",), 53), (("hold=2",), 89)])
def test_a_deal_that_ends_early_whatever_is_done_is_proved_lost(words: tuple[str, ...], number: int) -> None:
    """A beam with room for whole deals is too narrow for all the layouts of its first cards."""
    game = find_game("blink")
    found = solve(game.deal(number, read_options(game.options, words)), ENOUGH)
    assert found.verdict is Verdict.UNWINNABLE
    assert found.positions <= ENOUGH
