"""PRIVACY.md documents all keys in the store, and for how long each is stored."""

import re
from math import inf
from pathlib import Path

import pytest

from bot.config.environment import Config
from bot.core.actions import Chat
from bot.core.retention import CHALLENGE_DAYS, GONE_DAYS, RESULT_YEARS, RetentionPeriods
from tests.privacy.key_table import FILE, KeyTable
from tests.privacy.scan import everything
from tests.privacy.scenario import PERIODS, Scenario, prepare

BOT = Path(__file__).parent.parent.parent / "bot"
ELSEWHERE = {"left", "gone", "moved", "was", "first:GAME:DAY", "crux", "met", "turn", "puzzle-attempt:TOKEN"}
"""Keys that the scenario does not store, or that are gone at its end."""


@pytest.mark.parametrize("chat", Chat)
async def test_every_key_is_documented_and_expires(scenario: Scenario, chat: Chat) -> None:
    await prepare(scenario, chat)
    table, seen = KeyTable.read(), set()
    for key in await everything(scenario.redis):
        row = table.of(key)
        seen.add(row.key)
        ttl, longest = await scenario.redis.ttl(key), row.longest(PERIODS)
        assert ttl <= longest, f"{key} expires in {ttl} seconds, but PRIVACY.md says {row.life}"
        assert ttl >= 0 or longest == inf, f"{key} never expires, but PRIVACY.md says {row.life}"
    own = {row.key for row in table.rows if row.key.startswith(("sb1:{CHAT:ID}", "sb1:{all}"))}
    if chat is Chat.PAGE:
        own -= {
            "sb1:{CHAT:ID}:posts",
            "sb1:{CHAT:ID}:reminders",
            "sb1:{CHAT:ID}:table",
            "sb1:{all}:groups:NUMBER",
        }
    else:
        own |= {"sb1:{GROUP}:day:NUMBER", "sb1:{GROUP}:skills", "sb1:{GROUP}:post", "sb1:{GROUP}:mentions"}
    assert {
        key for key in own - seen if key.partition("}:")[2].rpartition("NUMBER:")[2] not in ELSEWHERE
    } == set()


def test_every_key_in_the_code_is_in_the_table() -> None:
    """The docstrings of the modules name the keys."""
    documented = {row.key for row in KeyTable.read().rows} | {"sb1:secret:daily"}
    found = 0
    for path in BOT.rglob("*.py"):
        for text in path.read_text("utf-8").split('"""')[1:2]:
            keys = re.findall(r"^``(sb1:[^`]+)``", text, re.MULTILINE)
            found += len(keys)
            assert {key.replace("{CHAT:group:ID}", "{GROUP}") for key in keys} <= documented, path.name
    assert found > 25


def test_the_numbers_in_the_texts_are_those_of_the_code() -> None:
    text = FILE.read_text("utf-8")
    usual = RetentionPeriods()
    assert f"open ones {usual.unfinished_days} days after the last move, finished ones a year" in text
    assert usual.finished_days == Config.model_fields["finished_game_days"].default == 365
    assert f"of a daily challenge {CHALLENGE_DAYS} days" in text
    assert f"{RESULT_YEARS * 366} days" in text
    for last in ("your last game", "the last one"):
        assert f"{RESULT_YEARS} years after {last}" in text
    assert f"for {GONE_DAYS} days" in text
