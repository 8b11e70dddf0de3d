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
