"""Weeks: the same by date, by text and by number, also where a year ends."""

from datetime import date, timedelta

import pytest

from bot.daily.week import Week


def test_a_week_is_the_same_by_date_text_and_number() -> None:
    days = [date(2026, 12, 28) + timedelta(days=day) for day in range(7)]
    assert {Week.of(day) for day in days} == {week := Week.read("2026-W53")}
    assert (week.monday, week.sunday, week.text) == (days[0], days[-1], "2026-W53")
    assert Week.numbered(week.number) == week == Week.read("2027-W02").back(2)
    assert Week.numbered(week.number + 1).text == "2027-W01"
    assert week < Week.of(days[-1] + timedelta(days=1))


@pytest.mark.parametrize("text", ["", "2026", "2026-12", "2027-W53", "-W1"])
def test_a_text_that_names_no_week_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Week.read(text)
