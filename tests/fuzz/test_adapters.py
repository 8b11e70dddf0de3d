"""Every adapter: some hundred hostile inputs, always the same; ``make fuzz`` sends hundreds of thousands."""

import pytest

from tests.fuzz.__main__ import ADAPTERS, attack
from tests.fuzz.telegram import MALFORMED

INPUTS = 700

pytestmark = pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")


@pytest.mark.parametrize("name", ADAPTERS)
async def test_hostile_people_break_nothing(
    name: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    outcome = await attack(name, store_url, seed=7, inputs=INPUTS, tell=None)
    assert outcome.failures == []
    assert outcome.inputs >= INPUTS


async def test_malformed_updates_break_nothing(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    outcome = await attack("telegram", store_url, seed=7, inputs=INPUTS, first=MALFORMED - 1, tell=None)
    assert outcome.failures == []
