"""How much may go out in a while: never too much, and never a long silence."""

import random
from itertools import pairwise

import pytest

from bot.chats.telegram.sending.send_budget import TO_GROUP, TO_PLAYER, Allowance, SendBudget, allowance


def sent(allowed: Allowance, asked: list[float]) -> list[float]:
    """Return when messages went out that were asked for at these times, one after the other."""
    budget, times, now = SendBudget(allowed), [], 0.0
    for time in asked:
        now = max(now, time)
        while wait := budget.delay(now):
            now += wait
        budget.spend(now)
        times.append(now)
    return times


def most_in_a_span(times: list[float], seconds: float) -> int:
    """Return how many of the times lie in the fullest span of that length."""
    return max(len([time for time in times if start <= time < start + seconds]) for start in times)


@pytest.mark.parametrize("allowed", [TO_GROUP, TO_PLAYER])
@pytest.mark.parametrize("seed", range(20))
def test_no_minute_has_more_than_telegram_allows(allowed: Allowance, seed: int) -> None:
    chance = random.Random(seed)
    asked = [0.0]
    while len(asked) < 300:
        asked.append(asked[-1] + chance.choice([0.0, 0.3, 1.0, chance.uniform(0, 20)]))
    assert most_in_a_span(sent(allowed, asked), 60.0) <= allowed.limit


def test_a_burst_goes_out_at_once() -> None:
    assert sent(TO_GROUP, [0.0] * TO_GROUP.burst) == [0.0] * TO_GROUP.burst


def test_one_who_presses_every_second_never_waits_long() -> None:
    times = sent(TO_GROUP, [0.0] * 300)  # there is always something new to be shown
    assert max(after - before for before, after in pairwise(times)) < 7


def test_two_requests_that_belong_together_wait_for_room_for_both() -> None:
    budget = SendBudget(TO_GROUP)
    for _ in range(TO_GROUP.limit - 1):
        budget.spend(0.0)
    assert budget.delay(0.0, 2) == TO_GROUP.seconds
    assert budget.delay(TO_GROUP.seconds, 2) == 0.0


@pytest.mark.parametrize("before", [0, 5, 12, 20])
@pytest.mark.parametrize("count", [1, 2, 9, 30])
def test_the_outlook_is_what_will_be(before: int, count: int) -> None:
    budget = SendBudget(TO_GROUP)
    for _ in range(before):
        budget.spend(0.0)
    times = sent(TO_GROUP, [0.0] * (before + count)) if before <= TO_GROUP.burst else []
    assert budget.delay_of_last(0.0, count) >= budget.delay(0.0)
    if times:
        assert budget.delay_of_last(0.0, count) == pytest.approx(times[-1])


def test_what_was_long_ago_counts_no_more() -> None:
    budget = SendBudget(TO_GROUP)
    budget.spend(0.0)
    assert not budget.is_unused(TO_GROUP.seconds - 1)
    assert budget.is_unused(TO_GROUP.seconds)


def test_groups_are_told_by_their_numbers() -> None:
    assert allowance(-100_500) is TO_GROUP
    assert allowance(1001) is TO_PLAYER
