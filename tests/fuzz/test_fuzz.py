"""Some hundred hostile inputs for every adapter and parser, always the same; ``make fuzz`` sends more."""

import pytest

from tests.fuzz.__main__ import ADAPTERS, attack, attack_parser
from tests.fuzz.parsers import PARSERS
from tests.fuzz.telegram import MALFORMED

INPUTS, RARE_INPUTS = 200, 700
TEXTS, RARE_TEXTS = 60, 250

pytestmark = pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")


@pytest.mark.parametrize("inputs", [INPUTS, pytest.param(RARE_INPUTS, marks=pytest.mark.rare(seconds=8.0))])
@pytest.mark.parametrize(("name", "first"), [*((name, 0) for name in ADAPTERS), ("telegram", MALFORMED - 1)])
async def test_hostile_users_and_malformed_updates_break_nothing(
    name: str, first: int, inputs: int, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    outcome = await attack(name, store_url, seed=7, inputs=inputs, first=first, show=None)
    assert outcome.failures == []
    assert outcome.inputs >= inputs


@pytest.mark.parametrize("texts", [TEXTS, pytest.param(RARE_TEXTS, marks=pytest.mark.rare)])
@pytest.mark.parametrize("name", PARSERS)
def test_a_parser_accepts_or_refuses_any_text(name: str, texts: int) -> None:
    outcome = attack_parser(PARSERS[name], texts, 1)
    assert outcome.failures == []
    assert outcome.inputs >= texts
