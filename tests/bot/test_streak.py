"""Streaks: the days in a row, freezes and outages."""

import pytest

from bot.daily.result import ChallengeResult
from bot.daily.streak import Streak, calculate_streak


def days(marks: str) -> dict[int, ChallengeResult]:
    """Return the results of days from 1 on: W for one won, L for one lost, anything else for none."""
    return {
        day: ChallengeResult(day, "wish", mark == "W", 0, 8, 60, False, 1_000, f"{day:010x}")  # noqa: FBT003
        for day, mark in enumerate(marks, start=1)
        if mark in ("W", "L")
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
    assert calculate_streak(days("WWLW"), 4, {3}) == Streak(4, 4, 1, 2), "a day played during it counts"
    assert calculate_streak(days("WWWWLW.WW"), 9) == Streak(2, 6, 2, 4), "the longest ones stay"
