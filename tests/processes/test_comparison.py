"""First attempts at deals with several processes: each counts once, whichever is killed."""

from itertools import count

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.storage.first_attempt import deal_of_record
from tests.bot.comparison.attempts import results
from tests.bot.desk import WON, Desk, shown
from tests.killable import ProcessKilled
from tests.processes.test_exercises import another, dying, said
from tests.rare import SomeOf


async def begin(desk: Desk, player: Player) -> None:
    """Play all moves of a deal but the last."""
    await desk.type(f"/play wish {WON.deal}", player)
    for move in WON.moves[:-1]:
        await desk.type(move.text, player)


@pytest.mark.parametrize("is_cluster", [False, True])
async def test_a_first_attempt_counts_once_wherever_a_process_is_killed(
    redis: Redis, redis_url: str, some_of: SomeOf, *, is_cluster: bool
) -> None:
    """The event of its last move comes again: then the answer says how others did, as the first one did.

    Clients of a cluster add it in several steps.
    """
    redis.is_cluster = is_cluster  # type: ignore[attr-defined]
    desk, last = another(redis), said(WON.moves[-1].text, "the last move")
    await begin(desk, Player(Chat.TELEGRAM, 1))
    await desk.act(last, Player(Chat.TELEGRAM, 1))
    for ended, steps in enumerate(some_of(count(1)), start=1):
        player, is_killed = Player(Chat.TELEGRAM, 1_000 + steps), False
        await begin(desk, player)
        async with dying(redis_url, steps) as process:
            process.store.redis.is_cluster = is_cluster  # type: ignore[attr-defined]
            try:
                await process.act(last, player)
            except ProcessKilled:
                is_killed = True
        again = await another(redis).act(last, player)
        assert f"Other players who won this deal: {ended} of {ended}." in shown(again).text, steps
        found = await results(redis, deal_of_record(WON))
        assert (found.attempts, found.wins) == (1 + ended, 1 + ended), steps
        if not is_killed:
            break
    assert steps > 10
