"""The short form of the drill: the bot and its own server are killed or suspended, or their disk is full."""

import asyncio
from pathlib import Path

import pytest

from tests.soak.drill import DRILL_FAULTS, drill

FAULTS = 2 * len(DRILL_FAULTS)
SEED = 2026


@pytest.mark.rare(seconds=30)
async def test_the_bot_never_ends_by_itself_and_nothing_is_lost(short_path: Path) -> None:
    findings = await asyncio.create_task(drill(short_path, FAULTS, SEED))
    assert findings.ended == []
    assert findings.lost == []
    assert findings.faults == {fault.__name__: 2 for fault in DRILL_FAULTS}
    assert findings.answered > FAULTS
    assert findings.at_tables["entries at tables"] > FAULTS
    assert findings.at_tables["entries repeated at tables"]
