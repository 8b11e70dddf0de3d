"""Shares are rounded to none or all only if they are."""

import pytest

from engine.shares import PERCENT, rounded_share


@pytest.mark.parametrize(
    ("part", "whole", "percent"),
    [
        (0, 0, 0), (0, 1000, 0), (1, 1000, 1), (4, 1000, 1), (1, 3, 33), (2, 3, 67), (199, 200, 99),
        (9999, 10_000, 99), (200, 200, 100), (10**30 - 1, 10**30, 99), (3, 2, 150),
    ],
)  # fmt: skip
def test_a_share_in_percent(part: int, whole: int, percent: int) -> None:
    assert rounded_share(part, whole) == percent


def test_finer_steps_have_the_same_ends() -> None:
    assert [rounded_share(part, 5000, 10 * PERCENT) for part in (0, 1, 2500, 4999, 5000)] == [
        0,
        1,
        500,
        999,
        1000,
    ]
