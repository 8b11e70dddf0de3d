"""Reviews of finished games: compared with trying everything, and luck told from skill."""

from functools import cache
from itertools import pairwise

import pytest

from engine.advice import advise, can_advise, review
from engine.advice.autoplay import autoplay
from engine.advice.game_value import BestLine, GameValue, final_position, replayed_positions, value_of
from engine.advice.luck import (
    WIN_VALUE,
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
from engine.move import Move
from engine.outcome import Result
from engine.record import Record
from engine.solvers import can_solve, solve, usual_budget
from engine.solvers.solution import Solution, Verdict
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

DEALS = range(20)
FEW = 4000
"""Positions that are looked at where it matters little what is found."""
SOLVED = [game for game in all_games() if can_solve(game.name)]


def played(start: str, seed: int = 1, most: int | None = None) -> Record:
    """Return a record with random moves, to its end or as many as are wanted."""
    record = Record.read(start)
    return record.then(*[move for move, _ in random_course(record.start(), seed)][:most])


def reviewed(record: Record, seconds: int = 0) -> Review:
    """Return a review that is done."""
    found = begin_review(record.text, seconds)
    while not found.is_done:
        found = continue_review(found)
    return found


def looked_at(record: Record) -> Review:
    """Return a review that knows what was kept and lost, and perhaps no more."""
    found = begin_review(record.text)
    while not (found.is_done or found.estimate_count):
        found = continue_review(found)
    return found


@cache
def can_be_won(position: Position) -> bool:
    """Find out by trying everything whether a game can be won."""
    outcome = position.outcome()
    if outcome is not None:
        return outcome.result is Result.WON
    return any(can_be_won(position.after(move)) for move in position.legal_moves())


def test_what_each_move_of_wish_kept_or_lost_is_what_trying_everything_says() -> None:
    for deal in DEALS:
        record = played(f"wish/1 #{deal}", deal)
        winnable = [can_be_won(position) for position in record.positions()]
        expected = [
            MoveEffect.NOTHING if not before else MoveEffect.KEPT if after else MoveEffect.LOST
            for before, after in pairwise(winnable)
        ]
        found = looked_at(record)
        assert list(classify_moves(found)) == expected
        lost: list[int | None] = [
            number for number, effect in enumerate(expected, 1) if effect is MoveEffect.LOST
        ]
        assert [decisive_move(found)] == (lost or [None])
        assert [best_line.value.is_won for best_line in found.best_lines] == winnable
        can_be_won.cache_clear()


def test_some_of_these_games_were_lost_by_a_move_and_some_by_the_deal() -> None:
    first = {classify_moves(looked_at(played(f"wish/1 #{deal}", deal)))[0] for deal in DEALS}
    assert first >= {MoveEffect.KEPT, MoveEffect.NOTHING}


@pytest.mark.parametrize("game", SOLVED, ids=lambda game: game.name)
def test_the_best_never_rises_and_every_way_leads_to_what_it_is_worth(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "usual_budget", lambda _: FEW)
    name = game.name
    texts = [text for golden, text in RECORDS.items() if golden.startswith(name)]
    for text in texts[:2]:
        record = Record.read(text)
        found = looked_at(record)
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
        if record.replay().outcome() is None:
            pytest.fail("random play ends")
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
    assert final_position(record.replay(), found.line(9)).outcome() is not None


def test_giving_up_what_was_lost_decides_nothing() -> None:
    whole = Record.read(RECORDS["wish-lost"])
    lost = decisive_move(reviewed(whole))
    assert lost is not None
    found = reviewed(whole.first(lost + 1))
    assert classify_moves(found)[-1] is MoveEffect.NOTHING
    assert decisive_move(found) == lost


def test_what_was_won_was_not_lost_on_the_way() -> None:
    for name in ("wish-won", "wish-open", "follow-won"):
        found = reviewed(Record.read(RECORDS[name]))
        assert found.own.is_won
        assert set(classify_moves(found)) <= {MoveEffect.KEPT, MoveEffect.LOWERED}


def test_a_proof_is_taken_for_what_it_is_worth_and_only_for_its_own_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review, "solve", lambda *_: Solution(Verdict.UNKNOWN, positions=1))
    won = Record.read(RECORDS["wish-won"])
    lost = won.first(0).then(*[move for move, _ in random_course(won.start(), 3)])
    assert lost.replay().outcome() is not None
    assert not begin_review(lost.text).best_lines[0].value.is_won
    known = begin_review(lost.text, proof=won.text)
    assert known.best_lines[0].value.is_won
    assert final_position(won.start(), known.line(0)).score() == 0
    other = begin_review(played("wish/1 #43").text, proof=won.text)
    assert not other.best_lines[0].value.is_won


def test_what_is_not_found_out_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solver that sees only late moments leaves the early ones open, and proves nothing."""
    record = played("wish/1 #2", 2)
    count = len(record.moves)
    monkeypatch.setattr(review, "solve", lambda *_: Solution(Verdict.UNKNOWN, positions=1))
    found = reviewed(record)
    assert set(classify_moves(found)) == {MoveEffect.UNSURE}
    assert decisive_move(found) is None
    assert found.searched == frozenset(range(count + 1))


def test_a_win_that_is_found_late_holds_for_all_moments_before(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("wish/1 #2", 2)
    real = reviewed(record)
    turning = decisive_move(real)
    assert turning == 3

    def short_sighted(position: Position, budget: int) -> Solution:
        seen = position.score() <= replayed_positions(record)[turning - 1].score()
        return solve(position, budget) if seen else Solution(Verdict.UNKNOWN, positions=1)

    monkeypatch.setattr(review, "solve", short_sighted)
    found = reviewed(record)
    assert classify_moves(found) == classify_moves(real)


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
    assert len(asked) - STEP_DIVISOR * BUDGETS in (0, 1)  # the last may get what halving has left
    assert percents == sorted(percents)
    assert percents[-1] == 100


def test_luck_and_skill_and_the_hope_at_the_deal_make_the_result() -> None:
    for hopes in ((60, 20, 40, 10), (0, 0, 0, 0), (33, 33, 90, 66), (10, 50, 3, 97)):
        for name in ("wish-won", "wish-lost"):
            record = Record.read(RECORDS[name])
            game, positions = find_game("wish"), replayed_positions(record)
            boards = [position.board() for position in positions]
            best_lines = [BestLine(GameValue(is_won=False, points=0), 0, ()) for _ in boards]
            asked = [
                MomentEstimate(number, Expectation(hopes[number % 4]), Expectation(hopes[(number + 1) % 4]))
                for number in moments_to_estimate(game, boards, best_lines)
            ]
            sums = balance_of(game, boards, best_lines, asked, positions[-1])
            assert sums.deal + sums.luck + sums.skill == sums.result == 100 * (name == "wish-won")
            assert sums.deal == hopes[0]


def test_each_choice_costs_what_it_gave_away_and_the_rest_is_luck() -> None:
    record = Record.read("wish/1 #42").then(*Record.read(RECORDS["wish-won"]).moves[:2])
    game, positions = find_game("wish"), replayed_positions(record)
    boards = [position.board() for position in positions]
    best_lines = [BestLine(GameValue(is_won=False, points=0), 0, ()) for _ in boards]
    assert moments_to_estimate(game, boards, best_lines) == (0, 1, 2)
    asked = [
        MomentEstimate(0, Expectation(50), Expectation(30)),  # 20 are given away, and the cards bring 10
        MomentEstimate(1, Expectation(40), Expectation(40)),  # nothing is given away, and the cards take 15
        MomentEstimate(2, Expectation(25), Expectation(25)),  # then all is given up
    ]
    assert balance_of(game, boards, best_lines, asked, positions[-1]) == (50, -5, -45, 0, False)
    noisy = [
        asked[0]._replace(best=Expectation(50, 60), chosen=Expectation(30, 45)),
        *asked[1:],
    ]  # two errors are 20.5
    assert balance_of(game, boards, best_lines, noisy, positions[-1]) == (50, -25, -25, 0, False)


def test_with_all_cards_in_view_nothing_is_luck() -> None:
    record = Record.read(RECORDS["wish-open"])
    found = begin_review(record.text)
    while not found.is_done:
        found = continue_review(found)
    boards = [position.board() for position in replayed_positions(record)]
    sums = balance_of(find_game("wish"), boards, found.best_lines, (), record.replay())
    assert (sums.deal, sums.luck, sums.skill, sums.result) == (100, 0, 0, 100)


@pytest.mark.parametrize("name", ["wish-lost", "follow-lost", "flip-no-play"])
def test_the_sums_of_real_advice_are_exact(name: str) -> None:
    game = name.partition("-")[0]
    if not (can_solve(game) and can_advise(game)):
        pytest.skip("there is no advice for this game")
    found = reviewed(Record.read(RECORDS[name]))
    sums = found.balance
    assert sums is not None
    assert sums.deal + sums.luck + sums.skill == sums.result
    assert sums.skill <= 0 < sums.deal < 105


def test_what_could_be_hoped_for_is_what_a_hint_tells() -> None:
    """Not the highest of all shares: by chance another move may have a higher one than the advised."""
    game, board = find_game("kittyhawk"), Record.read("kittyhawk/1 #5").start().board()
    first, *others = advise(board).estimates
    assert max(other.won for other in others) > first.won  # so this board can tell the difference
    expected = estimate_moment(game, board, 0, None, first.samples).best.value
    assert expected == WIN_VALUE * first.won / first.samples


def test_autoplay_wins_where_it_can_be_won_and_else_comes_to_an_end() -> None:
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


def test_autoplay_goes_a_way_that_is_known_where_it_finds_none(monkeypatch: pytest.MonkeyPatch) -> None:
    won = Record.read(RECORDS["wish-won"])
    monkeypatch.setattr("engine.advice.autoplay.solve", lambda *_: Solution(Verdict.UNKNOWN))
    assert autoplay(won.first(5).text, 5) == ()
    assert autoplay(won.first(5).text, 5, known=won.moves[5:]) == won.moves[5:]
    assert autoplay(won.text, 5) == won.moves[5:]
    assert autoplay(won.first(5).text, 5, known=(Move("take", ("a", "c")),)[:0]) == ()


def test_a_clock_counts_as_it_stood_at_the_end() -> None:
    record = Record.read(RECORDS["blink-won"].replace("blink/1 ", "blink/1 timer=10 "))
    fast, slow = (begin_review(record.text, seconds).own.points for seconds in (0, 600))
    assert (fast, slow) == (2 * slow, record.replay().at(600).score())
