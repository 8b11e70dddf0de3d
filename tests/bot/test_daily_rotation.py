"""Which deals the days get: games take turns, weekdays set the difficulty, no deal is repeated too soon."""

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache

import pytest

from bot.daily.challenge import DailyChallenge
from bot.features.challenge import selection
from bot.features.challenge.selection import WEEK, PoolName, count_used, draw, find_deals, pool_name
from engine.game import Game
from engine.games import find_game
from engine.options import read_options
from engine.record import Record
from seeds.certified import find_pool
from seeds.plan import Words, find_plan
from tests.engine.playing import certified_games

FIRST = date(2026, 11, 23)
"""A Monday."""
YEARS = 5 * 365 + 1
SECRET = b"a secret of thirty-two bytes ...".ljust(32)


def drawn(days: int, secret: bytes = SECRET, first: date = FIRST) -> list[DailyChallenge]:
    """Draw days as the bot does: each depends on all before it."""
    used: dict[PoolName, Counter[int]] = {}
    challenges = []
    for number in range(1, days + 1):
        challenge = draw(number, first + timedelta(days=number - 1), secret, used)
        assert challenge
        used.setdefault(pool_name(challenge.record), Counter())[challenge.record.deal] += 1
        challenges.append(challenge)
    return challenges


@cache
def years() -> Sequence[DailyChallenge]:
    """Return the challenges of five years."""
    return tuple(drawn(YEARS))


def left(game: str, before: Sequence[DailyChallenge]) -> set[int]:
    """Return the difficulties of a game's deals that have not been a challenge yet."""
    plan = find_plan(game)
    assert plan
    used = count_used(challenge.record for challenge in before)
    there = set()
    for words in plan.dailies:
        name = pool_name(Record(game, find_game(game).rules, words, 0))
        times = used.get(name, Counter())
        deals = find_deals(game, words)
        least = min(times[deal] for numbers in deals.values() for deal in numbers)
        there |= {hard for hard, numbers in deals.items() if any(times[deal] == least for deal in numbers)}
    return there


def test_the_games_take_turns() -> None:
    games = [game.name for game in certified_games()]
    assert [challenge.record.game for challenge in years()] == [
        games[day % len(games)] for day in range(YEARS)
    ]
    assert [challenge.number for challenge in years()] == list(range(1, YEARS + 1))
    # Five games and seven weekdays: after 35 days each game has had each of them.
    assert len({(challenge.record.game, challenge.day.weekday()) for challenge in years()[:35]}) == 35


def test_a_day_has_the_difficulty_of_its_weekday_or_the_nearest_one() -> None:
    assert WEEK == (1, 2, 2, 3, 4, 5, 3)
    for place in (*range(70), *range(70, YEARS, 97)):
        challenge = years()[place]
        wanted = WEEK[challenge.day.weekday()]
        nearest = min(abs(hard - wanted) for hard in left(challenge.record.game, years()[:place]))
        assert abs(challenge.difficulty - wanted) == nearest
    exact = [challenge for challenge in years() if challenge.record.game not in {"blink"}]
    assert all(challenge.difficulty == WEEK[challenge.day.weekday()] for challenge in exact)


def test_challenges_are_certified_with_par_and_goal_and_all_option_sets_take_turns() -> None:
    for challenge in years():
        record, plan = challenge.record, find_plan(challenge.record.game)
        game = find_game(record.game)
        pool = find_pool(game, read_options(game.options, record.option_words))
        assert plan
        assert pool
        assert record.moves == ()
        assert record.option_words in plan.dailies
        deal = pool.find(record.deal)
        assert deal
        assert (deal.difficulty, deal.par if plan.has_par else None) == (challenge.difficulty, challenge.par)
        assert (challenge.goal is not None) == (plan.enough is not None)
        if challenge.goal is not None:
            assert challenge.par is not None
            assert plan.enough is not None
            # The fewest points that are enough: one less would not be.
            assert 100 * challenge.goal >= plan.enough * challenge.par > 100 * (challenge.goal - 1)
    dealt = {(challenge.record.game, challenge.record.option_words) for challenge in years()}
    plans = {game.name: find_plan(game.name) for game in certified_games()}
    assert dealt == {(name, words) for name, plan in plans.items() if plan for words in plan.dailies}


def test_no_deal_comes_twice_within_its_pool() -> None:
    deals = Counter((pool_name(challenge.record), challenge.record.deal) for challenge in years())
    assert set(deals.values()) == {1}
    # Options that show more of the same cards share them: no deal of Wish is dealt open as well.
    wishes = [challenge.record for challenge in years() if challenge.record.game == "wish"]
    assert len({record.deal for record in wishes}) == len(wishes)
    assert {record.option_words for record in wishes} == {(), ("open",)}


def test_a_pool_that_is_used_up_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def uncertified(number: int, day: date, game: Game, words: Words, deal: int) -> DailyChallenge:
        return DailyChallenge(number, day, Record(game.name, 1, words, deal), 1)

    few = {1: (3, 5, 8), 2: (13,), 5: (21, 34)}
    monkeypatch.setattr(selection, "_deals_of_pool", lambda *_: few)
    monkeypatch.setattr(selection, "_make_challenge", uncertified)
    challenges = [challenge for challenge in drawn(6 * 5 * 4) if challenge.record.game == "follow"]
    for first in range(0, 24, 6):
        deals = [challenge.record.deal for challenge in challenges[first : first + 6]]
        assert sorted(deals) == [3, 5, 8, 13, 21, 34]


def test_the_secret_and_the_date_determine_the_days() -> None:
    same, other = drawn(70), drawn(70, b"another".ljust(32))
    assert same == list(years()[:70])
    alike = [one.record == two.record for one, two in zip(same, other, strict=True)]
    assert sum(alike) <= 3  # a few pools are small
    assert [one.record.game for one in same] == [two.record.game for two in other]
    later = drawn(70, first=FIRST + timedelta(days=7))
    assert [challenge.record for challenge in later] != [challenge.record for challenge in same]


def test_without_certified_deals_there_is_no_challenge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "_deals_of_pool", lambda *_: {})
    assert draw(1, FIRST, SECRET, {}) is None


def test_the_pool_of_a_removed_game_or_option_has_a_name() -> None:
    assert pool_name(Record.read("hearts/1 long #3")) == ("hearts", ("long",))
    assert pool_name(Record.read("wish/1 closed #3")) == ("wish", ("closed",))
    assert pool_name(Record.read("kittyhawk/1 level=3 blind #3")) == ("kittyhawk", ("level=3",))
