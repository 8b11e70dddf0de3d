"""Every adapter: some hundred hostile inputs, always the same; ``make fuzz`` sends hundreds of thousands."""

import logging

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.session import Session
from bot.storage.player_store import PlayerStore
from engine.record import Record
from tests.fuzz.__main__ import ADAPTERS, attack
from tests.fuzz.ledger import Ledger
from tests.fuzz.telegram import MALFORMED
from tests.fuzz.watch import Watch, watching

INPUTS = 700
PLAYER = Player(Chat.PAGE, 5)

pytestmark = pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")


@pytest.mark.parametrize("name", ADAPTERS)
async def test_hostile_people_break_nothing(
    name: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    outcome = await attack(name, store_url, seed=7, inputs=INPUTS, tell=None)
    assert outcome.failures == []
    assert outcome.inputs >= INPUTS


async def test_updates_that_are_none_break_nothing(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    outcome = await attack("telegram", store_url, seed=7, inputs=INPUTS, first=MALFORMED - 1, tell=None)
    assert outcome.failures == []


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("sb1:{page:5}:nothing", "x", "no such key"),
        ("sb1:{page:1e+18}:self", "x", "no such key"),
        ("sb1:{page:5}:self", "x", "it never expires"),
        ("sb1:{page:5}:first:wish:2026-11-22", "x" * 600_000, "bytes"),
        ("sb1:{page:5}:game:aa", "1 {}", "it cannot be read"),
        (
            "sb1:{page:5}:game:aa",
            '1 {"record":"wish/1 #42 | take a z","began":1,"moved":1}',
            "it cannot be read",
        ),
        ("sb1:{page:5}:game:aa", '1 {"record":"wish/1 #42","began":9,"moved":1}', "its times"),
        (
            "sb1:{page:5}:game:aa",
            '1 {"record":"wish/1 #42","began":1,"moved":1,"undone":"take a z"}',
            "redone",
        ),
        ("sb1:{page:5}:game:aa", '1 {"record":"wish/1 #42","began":1,"moved":1}', "it stands in both lists"),
        ("sb1:{page:8}:self", "x", "another player's inputs"),
    ],
)
async def test_whatever_should_not_be_in_the_store_is_found(
    redis: Redis, key: str, value: str, complaint: str
) -> None:
    ledger = Ledger(redis)
    await ledger.protect("sb1:{page:8}:")
    await redis.set(key, value)
    assert any(complaint in found for found in await ledger.complaints())


async def test_what_the_store_keeps_of_a_player_is_as_it_should_be(redis: Redis) -> None:
    store, ledger = PlayerStore(redis), Ledger(redis)
    session = Session("aa", Record.read("wish/1 #42"), began=1, moved=1)
    await store.begin(PLAYER, session, "2026-11-22", is_over=False)
    await ledger.protect("sb1:{page:5}:")
    assert await ledger.complaints() == []
    await ledger.clear(["page:5"])
    assert await redis.keys("sb1:{page:5}:*") == []


def test_errors_in_the_log_are_failures() -> None:
    with watching(Watch()) as watch:
        logging.getLogger("bot").warning("%d things", 5)
        assert watch.failures == []
        logging.getLogger("bot").error("%s was wrong", "all")
        logging.getLogger("bot").warning("a trace", exc_info=ValueError("inside"))
    assert [failure.partition("\n")[0] for failure in watch.failures] == ["all was wrong", "a trace"]
    assert watch.warned.total() == 3
