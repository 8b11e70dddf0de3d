"""Shared results with several processes: they count in the group, whichever is killed."""

from itertools import count

from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Room
from bot.daily.scope import Scope
from bot.features.standings.service import StandingsService
from tests.killable import ProcessKilled
from tests.processes.test_exercises import another, dying
from tests.rare import SomeOf

GROUP = 77


async def test_a_shared_result_counts_in_the_group_wherever_a_process_is_killed(
    redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    """Sharing it once more enters it, though the group is stored with it already."""
    desk = another(redis)
    standings = desk.app.services.get(StandingsService)
    for steps in some_of(count()):
        player, desk.room = Player(Chat.TELEGRAM, 3_000 + steps), Room()
        await desk.daily(player)
        await desk.type("/giveup yes", player)
        is_killed, here = False, Room(group=GROUP, name="Ada")
        async with dying(redis_url, steps) as other:
            other.room = here
            try:
                await other.type("/share", player)
            except ProcessKilled:
                is_killed = True
        desk.room = here
        await desk.type("/share", player)
        assert await standings.place_of_day(player, Scope(Chat.TELEGRAM, GROUP), 1), steps
        if not is_killed:
            break
    assert steps > 15
