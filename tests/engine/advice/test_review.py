"""Reviews of finished games, compared with an exhaustive search; luck and skill; autoplay."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from engine.advice import advise, review
from engine.advice.autoplay import autoplay
from engine.advice.game_value import BestLine, GameValue, replayed_positions, value_of
from engine.advice.luck import (
    WIN_VALUE,
    Balance,
    Expectation,
    MomentEstimate,
    balance_of,
    estimate_moment,
    moments_to_estimate,
)
from engine.advice.move_effects import MoveEffect, classify_moves, decisive_move
from engine.advice.review import BUDGETS, STEP_DIVISOR, Review, begin_review, continue_review
from engine.game import Game, Position
from engine.games import all_games, find_game
from engine.outcome import Result
from engine.record import Record
from engine.solvers import can_solve, solve, usual_budget
from engine.solvers.solution import Solution, Verdict
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

DEALS = range(20)
FEW = 4000
"""A budget of positions for tests that do not depend on what is found."""
SOLVED = [game for game in all_games() if can_solve(game.name)]


def played(start: str, seed: int = 1) -> Record:
    """Return a record with random moves to the end of the game."""
    record = Record.read(start)
    return record.then(*[move for move, _ in random_course(record.start(), seed)])


def reviewed(record: Record) -> Review:
    """Return the complete review of a record."""
    found = begin_review(record.text)
    while not found.is_done:
        found = continue_review(found)
    return found


def quickly_reviewed(record: Record) -> Review:
    """Return a review after the search for best lines, perhaps before its estimates of luck and skill."""
    found = begin_review(record.text)
    while not (found.is_done or found.estimate_count):
        found = continue_review(found)
    return found


@cache
def can_be_won(position: Position) -> bool:
    """Return whether a game can be won, by exhaustive search."""
    outcome = position.outcome()
    if outcome is not None:
        return outcome.result is Result.WON
    return any(can_be_won(position.after(move)) for move in position.legal_moves())


def test_what_each_move_of_wish_won_or_lost_is_what_an_exhaustive_search_finds() -> None:
    first_moves = set()
    for deal in DEALS:
        record = played(f"wish/1 #{deal}", deal)
        winnable = [can_be_won(position) for position in record.positions()]
        expected = [
            MoveEffect.NOTHING if not before else MoveEffect.KEPT if after else MoveEffect.LOST
            for before, after in pairwise(winnable)
        ]
        found = quickly_reviewed(record)
        assert list(classify_moves(found)) == expected
        lost: list[int | None] = [
            number for number, effect in enumerate(expected, 1) if effect is MoveEffect.LOST
        ]
        assert [decisive_move(found)] == (lost or [None])
        assert [best_line.value.is_won for best_line in found.best_lines] == winnable
        first_moves.add(expected[0])
        can_be_won.cache_clear()
    assert first_moves >= {MoveEffect.KEPT, MoveEffect.NOTHING}


@pytest.mark.parametrize("game", SOLVED, ids=lambda game: game.name)
def test_the_best_never_rises_and_every_line_leads_to_its_value(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "usual_budget", lambda _: FEW)
    name = game.name
    texts = [text for golden, text in RECORDS.items() if golden.startswith(name)]
    for text in texts[:2]:
        record = Record.read(text)
        found = quickly_reviewed(record)
        values = [best_line.value for best_line in found.best_lines]
        assert values == sorted(values, reverse=True)
        for number, position in enumerate(replayed_positions(record)):
            end = position
            for move in found.line(number):
                end = end.play(move)
            assert value_of(find_game(name), end) == values[number]


def test_every_score_of_follow_is_the_best_there_is() -> None:
    for deal in range(3):
        record = played(f"follow/1 #{deal}", deal)
        found = reviewed(record)
        for best_line, position in zip(found.best_lines, replayed_positions(record), strict=True):
            best = solve(position, usual_budget("follow"))
            is_won = best.verdict is Verdict.WON
            assert best_line.value == GameValue(is_won, (best.score or 0) if is_won else 0)


def test_a_game_that_was_given_up_ends_with_giving_up() -> None:
    record = Record.read(RECORDS["wish-won"]).first(9)
    found = reviewed(record)
    assert found.is_given_up
    assert classify_moves(found) == (MoveEffect.KEPT,) * 9 + (MoveEffect.LOST,)
    assert decisive_move(found) == 10
    assert record.replay().after_line(found.line(9)).outcome() is not None


def test_giving_up_what_was_lost_decides_nothing() -> None:
    whole = Record.read(RECORDS["wish-lost"])
    lost = decisive_move(reviewed(whole))
    assert lost is not None
    found = reviewed(whole.first(lost + 1))
    assert classify_moves(found)[-1] is MoveEffect.NOTHING
    assert decisive_move(found) == lost


def test_a_proof_counts_only_for_its_own_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "solve", lambda *_: Solution(Verdict.UNKNOWN, positions=1))
    won = Record.read(RECORDS["wish-won"])
    lost = won.first(0).then(*[move for move, _ in random_course(won.start(), 3)])
    assert lost.replay().outcome() is not None
    assert not begin_review(lost.text).best_lines[0].value.is_won
    known = begin_review(lost.text, proof=won.text)
    assert known.best_lines[0].value.is_won
    assert won.start().after_line(known.line(0)).score() == 0
    other = begin_review(played("wish/1 #43").text, proof=won.text)
    assert not other.best_lines[0].value.is_won


def test_what_the_solver_does_not_find_is_unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("wish/1 #2", 2)
    count = len(record.moves)
    monkeypatch.setattr(review, "solve", lambda *_: Solution(Verdict.UNKNOWN, positions=1))
    found = reviewed(record)
    assert set(classify_moves(found)) == {MoveEffect.UNSURE}
    assert decisive_move(found) is None
    assert found.searched == frozenset(range(count + 1))


def test_the_moments_share_a_budget_and_a_step_has_its_part(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = usual_budget("wish")
    asked: list[int] = []

    def wasteful(_: Position, budget: int) -> Solution:
        asked.append(budget)
        return Solution(Verdict.UNKNOWN, positions=budget)

    monkeypatch.setattr(review, "solve", wasteful)
    found = begin_review(played("wish/1 #2", 2).text)
    percents = [found.percent]
    while not found.is_done:
        spent, found = found.positions, continue_review(found)
        assert found.positions - spent <= whole // STEP_DIVISOR
        percents.append(found.percent)
    assert sum(asked) <= BUDGETS * whole
    assert len(asked) - STEP_DIVISOR * BUDGETS in (0, 1)  # the last may get what is left after halving
    assert percents == sorted(percents)
    assert percents[-1] == 100


def balance(record: Record, asked: Sequence[MomentEstimate]) -> Balance:
    """Return luck and skill of a game of Wish of which only these estimates are known."""
    positions = replayed_positions(record)
    boards = [position.board() for position in positions]
    unknown = [BestLine(GameValue(is_won=False, points=0), 0, ()) for _ in boards]
    assert moments_to_estimate(find_game("wish"), boards, unknown) == tuple(range(len(asked)))
    return balance_of(find_game("wish"), boards, unknown, asked, positions[-1])


def test_each_choice_costs_what_it_gave_away_and_the_rest_is_luck() -> None:
    record = Record.read("wish/1 #42").then(*Record.read(RECORDS["wish-won"]).moves[:2])
    asked = [
        MomentEstimate(0, Expectation(50), Expectation(30)),  # the move loses 20, and luck adds 10
        MomentEstimate(1, Expectation(40), Expectation(40)),  # the move loses nothing, and luck takes 15
        MomentEstimate(2, Expectation(25), Expectation(25)),  # then the player gives up
    ]
    assert balance(record, asked) == (50, -5, -45, 0, False)
    # Two standard errors are 20.5, so the first choice may have cost nothing.
    first = asked[0]._replace(best=Expectation(50, 60), chosen=Expectation(30, 45))
    assert balance(record, [first, *asked[1:]]) == (50, -25, -25, 0, False)


@pytest.mark.parametrize(("share", "shown"), [(100, 100), (99.7, 99), (0.25, 1), (0, 0)])
def test_the_chance_of_a_deal_is_all_or_none_only_if_it_is_exactly_so(share: float, shown: int) -> None:
    sums = balance(Record.read("wish/1 #42"), [MomentEstimate(0, Expectation(share), Expectation(share))])
    assert sums.deal == shown
    assert sums.deal + sums.luck + sums.skill == sums.result


def test_deal_luck_and_skill_make_the_result() -> None:
    for name in ("wish-lost", "follow-lost", "flip-no-play"):
        sums = reviewed(Record.read(RECORDS[name])).balance
        assert sums is not None
        assert sums.deal + sums.luck + sums.skill == sums.result
        assert sums.skill <= 0 < sums.deal < 105


def test_with_all_cards_in_view_nothing_is_luck() -> None:
    sums = reviewed(Record.read(RECORDS["wish-open"])).balance
    assert sums is not None
    assert (sums.deal, sums.luck, sums.skill, sums.result) == (100, 0, 0, 100)


def test_the_expectation_of_a_moment_is_that_of_the_advised_move() -> None:
    # By chance another move may have a higher share of wins.
    game, board = find_game("kittyhawk"), Record.read("kittyhawk/1 #5").start().board()
    first, *others = advise(board).estimates
    assert max(other.won for other in others) > first.won  # so this board can tell the difference
    expected = estimate_moment(game, board, 0, None, first.samples).best.value
    assert expected == WIN_VALUE * first.won / first.samples


def test_autoplay_wins_what_can_be_won_and_ends_every_game() -> None:
    for number in range(8):
        record = Record.read(RECORDS["wish-lost"])
        start = replayed_positions(record)[number]
        end = start
        for move in autoplay(record.text, number):
            end = end.play(move)
        outcome = end.outcome()
        assert outcome is not None
        assert (outcome.result is Result.WON) == can_be_won(start)
        can_be_won.cache_clear()


def test_autoplay_plays_a_known_line_if_it_finds_none(monkeypatch: pytest.MonkeyPatch) -> None:
    won = Record.read(RECORDS["wish-won"])
    monkeypatch.setattr("engine.advice.autoplay.solve", lambda *_: Solution(Verdict.UNKNOWN))
    assert autoplay(won.first(5).text, 5) == ()
    assert autoplay(won.first(5).text, 5, known=won.moves[5:]) == won.moves[5:]
    assert autoplay(won.text, 5) == won.moves[5:]


def test_a_clock_counts_as_it_stood_at_the_end() -> None:
    record = Record.read(RECORDS["blink-won"].replace("blink/1 ", "blink/1 timer=10 "))
    fast, slow = (begin_review(record.text, seconds).own.points for seconds in (0, 600))
    assert (fast, slow) == (2 * slow, record.replay().at(600).score())
