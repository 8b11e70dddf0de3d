"""Reviews of finished games: compared with trying everything, and luck told from skill."""

from functools import cache
from itertools import pairwise

import pytest

from engine.advice import advise, can_advise, review
from engine.advice.autoplay import play_on
from engine.advice.effects import Effect, decided_at, effects
from engine.advice.luck import WHOLE, Asked, Hope, ask, balanced, moments_to_ask
from engine.advice.review import BITS, BUDGETS, Review, begin, go_on
from engine.advice.worth import Reach, Worth, course, end_of, worth_of
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
    found = begin(record.text, seconds)
    while not found.is_done:
        found = go_on(found)
    return found


def looked_at(record: Record) -> Review:
    """Return a review that knows what was kept and lost, and perhaps no more."""
    found = begin(record.text)
    while not (found.is_done or found.to_ask):
        found = go_on(found)
    return found


@cache
def can_be_won(position: Position) -> bool:
    """Find out by trying everything whether a game can be won."""
    outcome = position.outcome()
    if outcome is not None:
        return outcome.result is Result.WON
    return any(can_be_won(position.after(move)) for move in position.legal_moves())


@pytest.mark.parametrize("deal", DEALS)
def test_what_each_move_of_wish_kept_or_lost_is_what_trying_everything_says(deal: int) -> None:
    record = played(f"wish/1 #{deal}", deal)
    winnable = [can_be_won(position) for position in record.positions()]
    expected = [
        Effect.NOTHING if not before else Effect.KEPT if after else Effect.LOST
        for before, after in pairwise(winnable)
    ]
    found = looked_at(record)
    assert list(effects(found)) == expected
    lost: list[int | None] = [number for number, effect in enumerate(expected, 1) if effect is Effect.LOST]
    assert [decided_at(found)] == (lost or [None])
    assert [reach.worth.is_won for reach in found.reaches] == winnable
    can_be_won.cache_clear()


def test_some_of_these_games_were_lost_by_a_move_and_some_by_the_deal() -> None:
    first = {effects(looked_at(played(f"wish/1 #{deal}", deal)))[0] for deal in DEALS}
    assert first >= {Effect.KEPT, Effect.NOTHING}


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
        worths = [reach.worth for reach in found.reaches]
        assert worths == sorted(worths, reverse=True)
        for number, position in enumerate(course(record)):
            end = position
            for move in found.line(number):
                end = end.play(move)
            assert worth_of(find_game(name), end) == worths[number]


@pytest.mark.parametrize("deal", range(3))
def test_every_score_of_follow_is_the_best_there_is(deal: int) -> None:
    record = played(f"follow/1 #{deal}", deal)
    if record.replay().outcome() is None:
        pytest.fail("random play ends")
    found = reviewed(record)
    for reach, position in zip(found.reaches, course(record), strict=True):
        best = solve(position, usual_budget("follow"))
        is_won = best.verdict is Verdict.WON
        assert reach.worth == Worth(is_won, (best.score or 0) if is_won else 0)


def test_a_game_that_was_given_up_ends_with_giving_up() -> None:
    record = Record.read(RECORDS["wish-won"]).first(9)
    found = reviewed(record)
    assert found.is_given_up
    assert effects(found) == (Effect.KEPT,) * 9 + (Effect.LOST,)
    assert decided_at(found) == 10
    assert end_of(record.replay(), found.line(9)).outcome() is not None


def test_giving_up_what_was_lost_decides_nothing() -> None:
    whole = Record.read(RECORDS["wish-lost"])
    lost = decided_at(reviewed(whole))
    assert lost is not None
    found = reviewed(whole.first(lost + 1))
    assert effects(found)[-1] is Effect.NOTHING
    assert decided_at(found) == lost


@pytest.mark.parametrize("name", ["wish-won", "wish-open", "follow-won"])
def test_what_was_won_was_not_lost_on_the_way(name: str) -> None:
    found = reviewed(Record.read(RECORDS[name]))
    assert found.own.is_won
    assert set(effects(found)) <= {Effect.KEPT, Effect.LOWERED}


def test_a_proof_is_taken_for_what_it_is_worth_and_only_for_its_own_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review, "solve", lambda *_: Solution(Verdict.UNKNOWN, positions=1))
    won = Record.read(RECORDS["wish-won"])
    lost = won.first(0).then(*[move for move, _ in random_course(won.start(), 3)])
    assert lost.replay().outcome() is not None
    assert not begin(lost.text).reaches[0].worth.is_won
    known = begin(lost.text, proof=won.text)
    assert known.reaches[0].worth.is_won
    assert end_of(won.start(), known.line(0)).score() == 0
    other = begin(played("wish/1 #43").text, proof=won.text)
    assert not other.reaches[0].worth.is_won


def test_what_is_not_found_out_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solver that sees only late moments leaves the early ones open, and proves nothing."""
    record = played("wish/1 #2", 2)
    count = len(record.moves)
    monkeypatch.setattr(review, "solve", lambda *_: Solution(Verdict.UNKNOWN, positions=1))
    found = reviewed(record)
    assert set(effects(found)) == {Effect.UNSURE}
    assert decided_at(found) is None
    assert found.tried == frozenset(range(count + 1))


def test_a_win_that_is_found_late_holds_for_all_moments_before(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("wish/1 #2", 2)
    real = reviewed(record)
    turning = decided_at(real)
    assert turning == 3

    def short_sighted(position: Position, budget: int) -> Solution:
        seen = position.score() <= course(record)[turning - 1].score()
        return solve(position, budget) if seen else Solution(Verdict.UNKNOWN, positions=1)

    monkeypatch.setattr(review, "solve", short_sighted)
    found = reviewed(record)
    assert effects(found) == effects(real)


def test_the_moments_share_a_budget_and_a_step_has_its_part(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = usual_budget("wish")
    asked: list[int] = []

    def wasteful(_: Position, budget: int) -> Solution:
        asked.append(budget)
        return Solution(Verdict.UNKNOWN, positions=budget)

    monkeypatch.setattr(review, "solve", wasteful)
    found = begin(played("wish/1 #2", 2).text)
    percents = [found.percent]
    while not found.is_done:
        spent, found = found.spent, go_on(found)
        assert found.spent - spent <= whole // BITS
        percents.append(found.percent)
    assert sum(asked) <= BUDGETS * whole
    assert len(asked) - BITS * BUDGETS in (0, 1)  # the last may get what halving has left
    assert percents == sorted(percents)
    assert percents[-1] == 100


@pytest.mark.parametrize("hopes", [(60, 20, 40, 10), (0, 0, 0, 0), (33, 33, 90, 66), (10, 50, 3, 97)])
@pytest.mark.parametrize("name", ["wish-won", "wish-lost"])
def test_luck_and_skill_and_the_hope_at_the_deal_make_the_result(name: str, hopes: tuple[int, ...]) -> None:
    record = Record.read(RECORDS[name])
    game, positions = find_game("wish"), course(record)
    boards = [position.board() for position in positions]
    reaches = [Reach(Worth(is_won=False, points=0), 0, ()) for _ in boards]
    asked = [
        Asked(number, Hope(hopes[number % 4]), Hope(hopes[(number + 1) % 4]))
        for number in moments_to_ask(game, boards, reaches)
    ]
    sums = balanced(game, boards, reaches, asked, positions[-1])
    assert sums.deal + sums.luck + sums.skill == sums.result == 100 * (name == "wish-won")
    assert sums.deal == hopes[0]


def test_each_choice_costs_what_it_gave_away_and_the_rest_is_luck() -> None:
    record = Record.read("wish/1 #42").then(*Record.read(RECORDS["wish-won"]).moves[:2])
    game, positions = find_game("wish"), course(record)
    boards = [position.board() for position in positions]
    reaches = [Reach(Worth(is_won=False, points=0), 0, ()) for _ in boards]
    assert moments_to_ask(game, boards, reaches) == (0, 1, 2)
    asked = [
        Asked(0, Hope(50), Hope(30)),  # 20 are given away, and the cards bring 10
        Asked(1, Hope(40), Hope(40)),  # nothing is given away, and the cards take 15
        Asked(2, Hope(25), Hope(25)),  # then all is given up
    ]
    assert balanced(game, boards, reaches, asked, positions[-1]) == (50, -5, -45, 0, False)
    noisy = [asked[0]._replace(best=Hope(50, 60), chosen=Hope(30, 45)), *asked[1:]]  # two errors are 20.5
    assert balanced(game, boards, reaches, noisy, positions[-1]) == (50, -25, -25, 0, False)


def test_with_all_cards_in_view_nothing_is_luck() -> None:
    record = Record.read(RECORDS["wish-open"])
    found = begin(record.text)
    while not found.is_done:
        found = go_on(found)
    boards = [position.board() for position in course(record)]
    sums = balanced(find_game("wish"), boards, found.reaches, (), record.replay())
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
    first, *others = advise(board).prospects
    assert max(other.won for other in others) > first.won  # so this board can tell the difference
    assert ask(game, board, 0, None, first.samples).best.value == WHOLE * first.won / first.samples


@pytest.mark.parametrize("number", range(8))
def test_autoplay_wins_where_it_can_be_won_and_else_comes_to_an_end(number: int) -> None:
    record = Record.read(RECORDS["wish-lost"])
    start = course(record)[number]
    end = start
    for move in play_on(record.text, number):
        end = end.play(move)
    outcome = end.outcome()
    assert outcome is not None
    assert (outcome.result is Result.WON) == can_be_won(start)
    can_be_won.cache_clear()


def test_autoplay_goes_a_way_that_is_known_where_it_finds_none(monkeypatch: pytest.MonkeyPatch) -> None:
    won = Record.read(RECORDS["wish-won"])
    monkeypatch.setattr("engine.advice.autoplay.solve", lambda *_: Solution(Verdict.UNKNOWN))
    assert play_on(won.first(5).text, 5) == ()
    assert play_on(won.first(5).text, 5, known=won.moves[5:]) == won.moves[5:]
    assert play_on(won.text, 5) == won.moves[5:]
    assert play_on(won.first(5).text, 5, known=(Move("take", ("a", "c")),)[:0]) == ()


def test_a_clock_counts_as_it_stood_at_the_end() -> None:
    record = Record.read(RECORDS["blink-won"].replace("blink/1 ", "blink/1 timer=10 "))
    fast, slow = (begin(record.text, seconds).own.points for seconds in (0, 600))
    assert (fast, slow) == (2 * slow, record.replay().at(600).score())
