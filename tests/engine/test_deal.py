"""Deal numbers, read and written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.deal import DEALS, check_deal, read_deal
from engine.errors import DealError
from engine.games import all_games
from engine.options import read_options

NOT_NUMBERS = ["", "#", "abc", "-1", "1e5", "½", "٣", "0x10", "1234 567", "1" * 21]
NOT_GROUPS = ["42 43", "4.5", "1,23", "1 2345", "1 234 5678", "##1"]


@given(st.integers(0, DEALS - 1))
def test_what_is_written_reads_back(number: int) -> None:
    assert read_deal(str(number)) == read_deal(f"{number:,}") == number


def test_groups_may_be_separated_in_any_usual_way() -> None:
    for text in (
        "1234567",
        "1 234 567",
        "1,234,567",
        "1.234.567",
        "#1_234_567",
        "1’234’567",
        "1'234'567",
        "1\N{NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567",
    ):
        assert read_deal(text) == 1_234_567


def test_what_is_no_number_is_refused() -> None:
    for text in (*NOT_NUMBERS, *NOT_GROUPS):
        with pytest.raises(DealError) as refused:
            read_deal(text)
        assert refused.value.reason == "not-a-deal"


def test_a_number_without_a_deal_is_refused() -> None:
    for number in (-1, DEALS):
        with pytest.raises(DealError) as refused:
            check_deal(number)
        assert refused.value.reason == "no-such-deal"
        assert str(DEALS - 1) in str(refused.value)
        for game in all_games():
            with pytest.raises(DealError):
                game.deal(number, read_options(game.options, []))
    with pytest.raises(DealError) as refused:
        read_deal("1" * 20)
    assert refused.value.reason == "no-such-deal"
