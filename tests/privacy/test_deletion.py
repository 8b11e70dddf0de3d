"""Deletion: nothing is left of the player in the whole store, whatever else happens."""

from itertools import count

import pytest

from bot.core.actions import Chat, Player
from bot.storage.keys import player_key
from tests.bot.desk import shown
from tests.killable import KillSwitch, ProcessKilled
from tests.privacy.processes import process
from tests.privacy.scan import everything, left_of, traces
from tests.privacy.town import Town, lived

chats = pytest.mark.parametrize("chat", Chat)


async def ranks_of_others(town: Town, who: Player) -> dict[bytes, object]:
    """Return the rows of all other players in every sorted set."""
    own = f"{who.chat}:{who.id}".encode()
    found: dict[bytes, object] = {}
    async for key in town.redis.scan_iter("*", _type="zset"):
        rows = await town.redis.zrange(key, 0, -1, withscores=True)
        if others := [row for row in rows if row[0] != own and b":7134" not in key]:
            found[key] = others
    return found


@chats
async def test_nothing_is_left_of_a_player_and_other_ranks_stay(town: Town, chat: Chat) -> None:
    who, marks = await lived(town, chat)
    before, ranks = await everything(town.redis), await ranks_of_others(town, who)
    assert len(ranks) > (5 if chat is Chat.PAGE else 20)
    kinds = {key.partition("}:")[2].partition(":")[0] for key in await traces(town.redis, marks)}
    assert kinds >= {"game", "self", "days", "runs", "tally", "awards", "day", "week", "month", "skills"}
    assert "is deleted" in shown(await town.type("/mydata delete yes", who)).text
    assert await left_of(town.redis, who, marks) == {}
    after = await everything(town.redis)
    assert await ranks_of_others(town, who) == ranks
    for key in before:
        if key.endswith(":counts"):
            assert before[key] == after[key]


@chats
async def test_deletion_is_completed_after_a_crash_at_any_point(
    town: Town, redis_url: str, chat: Chat
) -> None:
    who, marks = await lived(town, chat)
    start = await town.snapshot()
    for words in count(1, 1 if chat is Chat.TELEGRAM else 5):
        await town.go_back(start)
        switch = KillSwitch(words)
        dying = process(town, redis_url, switch)
        try:
            await dying.type("/mydata delete yes", who)
        except ProcessKilled:
            await dying.redis.connection_pool.disconnect(inuse_connections=True)
        else:
            await dying.redis.connection_pool.disconnect()
            break
        # Whether it is asked for again, or only looked at: what was begun is done.
        again = (
            "/mydata delete yes"
            if words % 2 or not await town.redis.exists(player_key(who, "left"))
            else "/mydata"
        )
        await town.type(again, who)
        assert await left_of(town.redis, who, marks) == {}, words
    assert words > 10
