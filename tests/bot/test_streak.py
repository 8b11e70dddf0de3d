"""Streaks: counted day by day, and the same by a reckoning that has nothing in common with that."""

from collections.abc import Collection, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.daily.result import ChallengeResult
from bot.daily.streak import DAYS_OF_A_FREEZE, MOST_FREEZES, Streak, calculate_streak


def result(number: int, *, is_won: bool = True, is_assisted: bool = False) -> ChallengeResult:
    """Return how a day ended."""
    return ChallengeResult(number, "wish", is_won, 0, 8, 60, is_assisted, 1_000, f"{number:010x}")


def days(marks: str) -> dict[int, ChallengeResult]:
    """Return the results of days from 1 on: W for one won, L for one lost, anything else for none."""
    return {
        day: result(day, is_won=mark == "W") for day, mark in enumerate(marks, start=1) if mark in ("W", "L")
    }


@pytest.mark.parametrize(
    ("marks", "today", "played", "won", "freezes", "frozen"),
    [
        ("", 1, 0, 0, 0, ()),
        ("W", 1, 1, 1, 0, ()),
        ("WW", 3, 2, 2, 0, ()),  # today is not missed yet
        ("WW", 4, 0, 0, 0, ()),  # yesterday was
        ("WLW", 3, 3, 1, 0, ()),
        ("WWWWWWW", 7, 7, 7, 1, ()),
        ("WWWWWWW.W", 9, 8, 8, 0, (8,)),
        ("WWWWWWW..W", 10, 1, 1, 0, (8,)),
        ("W" * 14 + "..W", 17, 15, 15, 0, (15, 16)),
        ("W" * 14 + "...W", 18, 1, 1, 0, (15, 16)),
        ("W" * 28 + "...", 32, 0, 0, 0, (29, 30)),  # never more than two are held
        ("WWWWWWL.W", 9, 8, 1, 0, (8,)),  # a freeze brings no lost day back
        ("WWWW.WWWW", 9, 4, 4, 0, ()),
        ("WWW.", 2, 3, 3, 0, ()),  # a clock that was set back takes nothing away
    ],
)
def test_streaks_by_hand(
    marks: str, today: int, played: int, won: int, freezes: int, frozen: tuple[int, ...]
) -> None:
    got = calculate_streak(days(marks), today)
    assert (got.played, got.won, got.freezes, got.frozen) == (played, won, freezes, frozenset(frozen))


def test_an_outage_breaks_nothing_and_uses_no_freeze() -> None:
    assert calculate_streak(days("WWW..WW"), 7, {4, 5}) == Streak(5, 5, 5, 5)
    assert calculate_streak(days("WWWWWWW.W"), 9, {8}).freezes == 1
    assert calculate_streak(days("WWLW"), 4, {3}) == Streak(4, 4, 1, 2), (
        "what was played in spite of it counts"
    )


@settings(max_examples=300, deadline=None)
@given(st.text(st.sampled_from("WWWWWWWL..o"), max_size=80), st.integers(0, 3))
def test_streaks_equal_a_slow_reckoning(marks: str, after: int) -> None:
    outages = {day for day, mark in enumerate(marks, start=1) if mark == "o"}
    today = len(marks) + after
    assert calculate_streak(days(marks), today, outages) == reckoned(days(marks), today, outages)


def reckoned(results: Mapping[int, ChallengeResult], today: int, outages: Collection[int]) -> Streak:
    """Return the streaks by looking at every stretch of days as a whole, from its beginning."""
    told = [day for day in range(1, today + 1) if day in results or (day < today and day not in outages)]
    stretches: list[list[int]] = [[]]
    frozen: set[int] = set()
    for day in told:
        stretch = [*stretches[-1], day]
        if day in results or held(stretch, results) >= 0:
            frozen |= {day} - set(results)
            stretches[-1] = stretch
        else:
            stretches.append([])
    won = [runs_won(stretch, results) for stretch in stretches]
    played = [sum(day in results for day in stretch) for stretch in stretches]
    return Streak(
        played[-1],
        max(played),
        won[-1][-1],
        max(run for runs in won for run in runs),
        max(0, held(stretches[-1], results)),
        frozenset(frozen),
    )


def held(stretch: list[int], results: Mapping[int, ChallengeResult]) -> int:
    """Return the freezes at the end of a stretch: all earned less all used, less those that found no room."""
    balance, played = [0], 0
    for day in stretch:
        played += day in results
        balance.append(balance[-1] + (played % DAYS_OF_A_FREEZE == 0 if day in results else -1))
    return min(balance[-1], *(MOST_FREEZES + balance[-1] - before for before in balance))


def runs_won(stretch: list[int], results: Mapping[int, ChallengeResult]) -> list[int]:
    """Return how many days in a row were won, for each run of such days, the last one last."""
    marks = "".join("W" if results[day].is_won else "L" for day in stretch if day in results)
    return [len(run) for run in marks.split("L")]
