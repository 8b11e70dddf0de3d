"""The goals of the daily five: each is proved and fits its weekday, and everybody gets the same on a day."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from engine.advice import play_out
from engine.games import find_game
from engine.goal import WIN, Goal
from engine.options import read_options
from engine.puzzles.building_goals import HOME, SUITS
from engine.puzzles.wish import LEAVE
from seeds.certified import find_pool
from seeds.daily_goal import ALWAYS, FIVE_GAMES, TARGETS, daily_goals, five_of, goal_lines
from seeds.generation.daily_goals import GoalForm, OptionSet
from seeds.generation.daily_goals.choosing import (
    MARGIN,
    Candidate,
    TriedDeal,
    certified,
    fitting_goal,
    maker_of,
    nearest,
    proved,
)
from seeds.generation.daily_goals.making import FOLDER, Week, make, read_lines
from seeds.generation.daily_goals.page import PAGE, page_text
from tests.rare import SomeOf

FEWEST = 6
"""Goals that each game has at least for a weekday."""


@pytest.mark.parametrize("game", FIVE_GAMES)
def test_each_goal_is_reached_by_the_moves_that_are_stored_with_it(game: str, some_of: SomeOf) -> None:
    lines = goal_lines(game)
    for line in some_of(lines):
        proof = line.proof(game)
        assert line.goal.reached_after(line.record(game).start(), proof) == len(proof), line.text
        if line.goal.moves is not None:
            assert len(proof) <= line.goal.moves
    assert all(find_pool_of(game, line.option_words, line.deal) for line in lines)
    assert len({line.deal for line in lines}) == len(lines)


def find_pool_of(game: str, words: tuple[str, ...], number: int) -> bool:
    pool = find_pool(find_game(game), read_options(find_game(game).options, words))
    return pool is not None and pool.find(number) is not None


def test_each_game_has_goals_for_each_weekday_whose_shares_fit_it() -> None:
    for game in FIVE_GAMES:
        for weekday, target in enumerate(TARGETS):
            goals = daily_goals(game, weekday)
            assert len(goals) >= FEWEST, (game, weekday)
            assert all(abs(goal.share - target) <= MARGIN for goal in goals), (game, weekday)


def test_a_date_has_five_games_and_no_deal_comes_again_before_all_others_have_come() -> None:
    begin, seen = date(2026, 11, 30), Counter[tuple[str, int, str]]()
    for ahead in range(800):
        day = begin + timedelta(days=ahead)
        five = five_of(day)
        games = [goal.record.game for goal in five]
        assert games[: len(ALWAYS)] == list(ALWAYS)
        assert len(set(games)) == 5
        for game, goal in zip(games, five, strict=True):
            goals = daily_goals(game, day.weekday())
            assert goal in goals
            seen[game, day.weekday(), goal.record.text] += 1
            times = [seen[game, day.weekday(), one.record.text] for one in goals]
            assert max(times) - min(times) <= 1
    assert five_of(begin) != five_of(begin + timedelta(weeks=1))


@pytest.mark.parametrize("game", ALWAYS)
def test_the_games_in_which_goals_are_looked_for_are_those_of_the_sound_player(game: str) -> None:
    maker = maker_of(game)
    for options in maker.sets_of(game):
        pool = find_pool(find_game(game), read_options(find_game(game).options, options.words))
        assert pool
        start = certified(TriedDeal(game, options, pool.numbers[0])).record().start()
        for seed in (1, 2):
            course, end = maker.play(start, seed), play_out(start, seed)
            home = max(count for kind, count in course if kind in {HOME, SUITS})
            assert ((WIN, 0) in course, home) == (end.is_won, end.score)
            assert maker.moves
            kind = SUITS if game == "spider" else HOME
            goal = Goal(kind, home, moves=course[kind, home])
            assert goal.reached_after(start, maker.moves(start, seed, goal)) == (goal.moves if home else 0)


def test_a_limit_is_a_round_number_of_moves_in_which_the_share_of_the_weekday_reaches_the_goal() -> None:
    courses = [{(WIN, 0): 101 + made} for made in range(50)] + [{} for _ in range(50)]
    form = GoalForm(WIN, is_limited=True)
    assert fitting_goal(courses, form, 29) == Goal(WIN, moves=130)
    assert fitting_goal(courses, form, 25) is None  # 125 is not round, and 130 is too far off
    assert fitting_goal(courses, form, 49) is None  # hardly a game is too late
    assert fitting_goal(courses, GoalForm(WIN), 53) == Goal(WIN)
    assert fitting_goal(courses, GoalForm(WIN), 60) is None


def test_a_goal_gets_the_weekday_that_its_measured_share_fits_and_that_has_room() -> None:
    easy, other = GoalForm(WIN), GoalForm(LEAVE, (2, 4))
    week = Week((easy, other), wanted=2)
    deal = TriedDeal("wish", OptionSet(()), find_numbers()[0])
    line = proved(deal, Goal(WIN), 0, 96)
    assert line
    week.add(line)
    candidates = [Candidate(0, easy, Goal(WIN)), Candidate(0, other, Goal(LEAVE, 2))]
    assert week.best(candidates) == candidates[1]
    assert week.best([*candidates, Candidate(3, easy, Goal(WIN))]) == Candidate(3, easy, Goal(WIN))
    assert (nearest(96, range(7)), nearest(85, range(7)), nearest(85, (0, 6))) == (0, 1, None)


def find_numbers() -> tuple[int, ...]:
    pool = find_pool(find_game("wish"), read_options(find_game("wish").options, ()))
    assert pool
    return pool.numbers


def test_a_file_that_is_whole_stays_as_it_is_and_the_page_is_made_from_the_files(tmp_path: Path) -> None:
    make("wish", 1, tmp_path, cores=1)
    lines = read_lines("wish", tmp_path / "wish.txt")
    assert sorted(line.weekday for line in lines) == list(range(7))
    content = (tmp_path / "wish.txt").read_bytes()
    make("wish", 1, tmp_path, cores=1)
    assert (tmp_path / "wish.txt").read_bytes() == content
    stored = {game: read_lines(game, FOLDER / f"{game}.txt") for game in FIVE_GAMES}
    assert PAGE.read_text("utf-8") == page_text(stored)
