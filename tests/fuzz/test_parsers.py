"""Every parser: some hundred hostile texts, always the same."""

import pytest

from tests.fuzz.parsers import Parser
from tests.fuzz.reading import ALL, read

TEXTS = 250


@pytest.mark.parametrize("parser", ALL, ids=[parser.name for parser in ALL])
def test_a_parser_takes_or_refuses_whatever_it_reads(parser: Parser) -> None:
    outcome = read(parser, TEXTS, 1)
    assert outcome.failures == []
    assert outcome.inputs >= TEXTS


def test_a_failure_names_the_text_and_how_it_comes_again() -> None:
    def check(text: str) -> None:
        assert len(text) < 30

    outcome = read(Parser("short", lambda: ("abc",), check), TEXTS, 5)
    (failure,) = outcome.failures
    assert "--seed 5" in failure
    assert "parser short: '" in failure
