"""Shards by range in two whole programs: each serves its own, and either may answer any player."""

from bot.core.actions import Verb
from tests.discord_chat.boards import buttons, is_moved
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer
from tests.processes.crew import Crew
from tests.processes.steady import dealt, in_discord

SHARDS = 2
NEITHER = {"TELEGRAM_TOKEN": "", "DISCORD_SHARDS": str(SHARDS)}


def at_shard(discord: DiscordServer, player: Player | None, shard: int) -> Player:
    """Return a player in a server that is told of on a shard."""
    guild = discord.world.add_guild(number=str((7 * SHARDS + shard) << 22))
    user = player.user if player else discord.world.add_user("emil")
    return Player(discord, user, discord.world.add_channel(guild))


async def test_each_serves_its_own_and_a_player_goes_on_at_either(crew: Crew, discord: DiscordServer) -> None:
    for shard in range(SHARDS):
        await crew.start(**NEITHER, DISCORD_SHARD_RANGE=str(shard))
    assert sorted(one["shard"] for one in discord.gateway.identified) == [[0, SHARDS], [1, SHARDS]]
    here = at_shard(discord, None, 0)
    there = at_shard(discord, here, 1)
    board = await dealt(here)
    await in_discord(here, board)()
    asked = await there.type("solitaire resume")
    again = await discord.until(
        lambda: next((shown for shown in asked.messages if buttons(shown, Verb.MOVE)), None)
    )
    assert is_moved(again)
    await in_discord(there, again)()
    assert not is_moved(again)
    assert discord.refused == []
