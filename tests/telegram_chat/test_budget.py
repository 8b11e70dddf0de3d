"""The send budget: never more than Telegram allows, and never a long silence."""

import random
from itertools import pairwise, product

import pytest

from bot.chats.telegram.sending.send_budget import TO_GROUP, TO_PLAYER, Allowance, SendBudget, allowance


def send_times(allowed: Allowance, requested: list[float]) -> list[float]:
    """Return when messages are sent that are requested at these times, one after the other."""
    budget, times, now = SendBudget(allowed), [], 0.0
    for time in requested:
        now = max(now, time)
        while wait := budget.delay(now):
            now += wait
        budget.spend(now)
        times.append(now)
    return times


def most_in_a_span(times: list[float], seconds: float) -> int:
    """Return the most times within any span of that length."""
    return max(len([time for time in times if start <= time < start + seconds]) for start in times)


@pytest.mark.parametrize("allowed", [TO_GROUP, TO_PLAYER])
def test_no_minute_has_more_than_telegram_allows(allowed: Allowance) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        requested = [0.0]
        while len(requested) < 300:
            requested.append(requested[-1] + chance.choice([0.0, 0.3, 1.0, chance.uniform(0, 20)]))
        assert most_in_a_span(send_times(allowed, requested), 60.0) <= allowed.limit, seed


def test_a_burst_is_sent_at_once_and_then_nobody_waits_long() -> None:
    times = send_times(TO_GROUP, [0.0] * 300)  # there is always something new to show
    assert times[: TO_GROUP.burst] == [0.0] * TO_GROUP.burst
    assert max(after - before for before, after in pairwise(times)) < 7


def test_two_requests_that_belong_together_wait_for_room_for_both() -> None:
    budget = SendBudget(TO_GROUP)
    for _ in range(TO_GROUP.limit - 1):
        budget.spend(0.0)
    assert budget.delay(0.0, 2) == TO_GROUP.seconds
    assert budget.delay(TO_GROUP.seconds, 2) == 0.0


def test_the_estimated_delay_of_the_last_request_is_right() -> None:
    for before, count in product((0, 5, 12, 20), (1, 2, 9, 30)):
        budget = SendBudget(TO_GROUP)
        for _ in range(before):
            budget.spend(0.0)
        assert budget.delay_of_last(0.0, count) >= budget.delay(0.0)
        if before <= TO_GROUP.burst:
            times = send_times(TO_GROUP, [0.0] * (before + count))
            assert budget.delay_of_last(0.0, count) == pytest.approx(times[-1])


def test_earlier_periods_do_not_count() -> None:
    budget = SendBudget(TO_GROUP)
    budget.spend(0.0)
    assert not budget.is_unused(TO_GROUP.seconds - 1)
    assert budget.is_unused(TO_GROUP.seconds)


def test_groups_have_negative_ids() -> None:
    assert allowance(-100_500) is TO_GROUP
    assert allowance(1001) is TO_PLAYER
