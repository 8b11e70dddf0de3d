"""The last moment from which a lost game could be won, and the winning line."""

from collections.abc import Iterator
from math import ceil

import pytest

from engine.advice.last_win import LastWin, find_last_win, find_win, is_win
from engine.game import Game
from engine.games import find_game
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from engine.solvers import usual_budget
from engine.solvers.solution import Line
from seeds.certified import CertifiedDeal, find_pool
from seeds.plan import find_plan
from tests.engine.playing import certified_games, kind_name, random_course

DEALS = 3


def certified(game: Game) -> Iterator[CertifiedDeal]:
    """Yield some certified deals with the last, hardest option set of the daily challenge."""
    plan = find_plan(game.name)
    assert plan
    pool = find_pool(game, read_options(game.options, plan.dailies[-1]))
    assert pool
    for number in pool.numbers[:DEALS]:
        deal = pool.find(number)
        assert deal
        yield deal


def looked_for(record: Record, proof: Line, goal: int | None = None, budget: int | None = None) -> LastWin:
    """Return the last win; check that the search asks about few moments, and about none twice."""
    search, asked = find_last_win(record.moves, proof), set[int]()
    try:
        wanted = next(search)
        while True:
            assert wanted not in asked
            asked.add(wanted)
            wanted = search.send(find_win(record.text, wanted, goal, budget))
    except StopIteration as end:
        found: LastWin = end.value
    assert len(asked) <= (len(record.moves) + 1).bit_length()
    return found


def strayed(deal: CertifiedDeal, after: int, seed: int) -> Record:
    """Return a game that follows the proof for this number of moves, and then plays at random."""
    record = deal.record().first(after)
    moves = tuple(move for move, _ in random_course(record.replay(), seed))
    return record.then(*moves[:200])


def test_where_all_is_known_it_is_the_last_moment_that_could_be_won() -> None:
    for game in ("wish", "follow"):
        lost = 0
        for seed, deal in enumerate(certified(find_game(game))):
            record = strayed(deal, 3, seed)
            if is_win(record.replay(), None):
                continue
            lost += 1
            found = looked_for(record, deal.record().moves)
            budget = usual_budget(game)
            wins = [
                bool(find_win(record.text, number, None, budget)) for number in range(len(record.moves) + 1)
            ]
            assert wins == [True] * (found.number + 1) + [False] * (len(record.moves) - found.number)
        assert lost


@pytest.mark.parametrize("game", certified_games(), ids=kind_name)
def test_the_line_wins_and_begins_with_another_move(game: Game) -> None:
    plan, lost = find_plan(game.name), 0
    assert plan
    for seed, deal in enumerate(certified(game)):
        goal = ceil(plan.enough * deal.par / 100) if plan.enough and deal.par else None
        record = strayed(deal, 5, seed)
        if is_win(record.replay(), goal) or find_win(record.text, len(record.moves), goal, 300):
            continue
        lost += 1
        found = looked_for(record, deal.record().moves, goal, budget=300)
        assert 5 <= found.number < len(record.moves)
        assert found.line[0] != record.moves[found.number]
        assert is_win(record.first(found.number).replay().after_line(found.line), goal)
    assert lost


def test_giving_up_on_the_way_of_the_proof_was_no_losing_move() -> None:
    deal = next(certified(find_game("wish")))
    proof = deal.record().moves
    assert looked_for(deal.record().first(9), proof) == LastWin(9, proof[9:])


def test_nothing_is_asked_where_the_game_followed_a_known_line() -> None:
    a, b, c, d = (Move("take", (letter, "z")) for letter in "abcd")
    search = find_last_win((a, b, c, d), (a, b, d))
    assert next(search) == 3
    with pytest.raises(StopIteration) as end:
        search.send(())
    assert end.value.value == LastWin(2, (d,))
    search = find_last_win((a, b, c, d), (a, d))
    assert next(search) == 3
    assert search.send((c, b)) == 4
