"""The whole bot under a steady load while everything fails: the short form of ``make soak``."""

import asyncio
from pathlib import Path

import pytest

from tests.soak.faults import OF_CHATS, OF_STORE
from tests.soak.soak import soak

SECONDS = 75.0
SEED = 2026


@pytest.mark.rare(seconds=45)
async def test_nothing_is_lost_and_nothing_is_wrong(short_path: Path) -> None:
    wanted = {fault.__name__ for fault in OF_STORE} - {"disk_full"}
    findings = await asyncio.create_task(soak(short_path, SECONDS, SEED, wanted=wanted))
    assert findings.wrong == []
    assert findings.lost == []
    assert findings.unanswered == []
    assert findings.complaints == []
    assert findings.seen["moves"] > 100
    assert findings.seen.keys() >= {"lesson begun", "retry begun", "moves in exercises"}
    assert findings.seen["entries at tables"] > 20
    assert findings.seen.keys() >= {"entries repeated at tables", "old buttons at tables"}
    assert findings.faults.keys() >= wanted
    assert len(findings.faults) > len(OF_CHATS)
