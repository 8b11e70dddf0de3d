"""Lessons: every step can be played, marks what it speaks of, and no lesson reveals a daily challenge."""

import pytest

from engine.games import all_games, find_game
from engine.move import Move
from engine.options import read_options
from engine.solvers import solve
from engine.solvers.solution import Verdict
from seeds.certified import find_pool
from seeds.lesson import covers, find_lesson, read_lesson

LESSONS = {game.name: lesson for game in all_games() if (lesson := find_lesson(game.name))}
SHORTEST, LONGEST = 8, 16
MOST_SKIPPED = 18
"""Moves that a lesson makes by itself between two steps; after more, a player would not know the board."""

BUDGET = 100_000
"""More positions than any solver needs to win from the end of a lesson."""

lessons = pytest.mark.parametrize("game", LESSONS)


@lessons
def test_every_step_can_be_played_and_marks_places_of_its_board(game: str) -> None:
    lesson = LESSONS[game]
    assert SHORTEST <= len(lesson.steps) <= LONGEST
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    for number, step in enumerate(lesson.steps):
        position = lesson.record_at(number).replay()
        assert step.accepts(step.move), step.name
        assert position.allows(step.move), step.name
        for pattern in step.patterns:
            assert any(covers(pattern, move) for move in position.legal_moves()), f"{step.name}: {pattern}"
        places = {pile.name for pile in position.board().piles}
        assert set(step.marks) <= places | {*step.move.places}, step.name
        assert len(step.then) <= MOST_SKIPPED, step.name
    lesson.record_at(len(lesson.steps)).replay()


@lessons
def test_the_deal_can_never_be_that_of_a_daily_challenge(game: str) -> None:
    declared = find_game(game)
    for deal in (LESSONS[game].deal, *(step.deal for step in LESSONS[game].steps if step.deal)):
        pool = find_pool(declared, read_options(declared.options, deal.option_words))
        assert pool is None or pool.find(deal.deal) is None


@pytest.mark.rare(seconds=1)
@pytest.mark.parametrize("game", [game for game in LESSONS if find_game(game).family])
def test_a_lesson_ends_where_the_game_can_be_won(game: str) -> None:
    lesson = LESSONS[game]
    end = lesson.record_at(len(lesson.steps)).replay()
    assert solve(end, BUDGET).verdict is Verdict.WON


def test_a_record_tells_which_step_it_begins() -> None:
    lesson = read_lesson("""
        deal = "wish/1 #1"
        [[steps]]
        name = "pair"
        moves = ["take a c", "take a any"]
        then = ["take b d"]
        [[steps]]
        name = "next"
        moves = ["take e f"]
        [[steps]]
        name = "another-deal"
        deal = "wish/1 #2"
        moves = ["take a b", "take a any"]
    """)
    records = [lesson.record_at(number) for number in range(4)]
    assert [lesson.number_of(record) for record in records] == [0, 1, 2, 3]
    assert [record.deal for record in records] == [1, 1, 2, 2]
    own_end = records[2].then(Move.read("take a c"))
    assert lesson.number_of(own_end) == 3
    assert lesson.number_of(records[2].then(Move.read("take b c"))) is None
    assert lesson.number_of(records[1].first(1)) is None
    assert lesson.number_of(records[0].then(*reversed(records[1].moves))) is None
