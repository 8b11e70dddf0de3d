"""The operator commands in Discord: the owner of the application lists servers and leaves them."""

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.core.actions import Chat
from bot.core.actions import Player as Account
from bot.moderation.blocks import Subject
from tests.discord_chat.conftest import connected
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT

MENTION = f"<@{BOT.id}> "


def account(player: Player) -> Account:
    return Account(Chat.DISCORD, int(player.user.id))


async def test_the_owner_leaves_a_server_from_the_list_and_others_get_nothing(
    discord: DiscordServer, adapter: DiscordAdapter, app: App, carla: Player, dora: Player, private: Player
) -> None:
    discord.world.owner = carla.user
    other = discord.world.add_guild()
    other.name = "Old club"
    discord.world.add_channel(other)
    app.services.moderation.directories[Chat.DISCORD] = adapter.groups
    async with connected(adapter, discord):
        answer = await carla.says(f"{MENTION}/operator")  # in a server
        assert answer.channel is private.channel
        assert "Discord: 2 servers" in answer.words
        unknown = (await dora.says(f"{MENTION}/operator")).words  # the first of two messages to arrive
        assert unknown.startswith(("Unknown command: /solitaire operator", "### How to play"))

        await private.presses(answer, "Servers")
        assert f"Old club · 120 members · discord:{other.id}" in answer.words
        await private.presses(answer, "2")
        await private.presses(answer, "Leave…")
        assert [one.name for one in discord.world.guilds()] == ["Players", "Old club"]
        await private.presses(answer, "Yes, leave")
        assert "I’ve left Old club" in answer.words
        assert [one.name for one in discord.world.guilds()] == ["Players"]
        assert "I’m not in" in (await private.says(f"/operator leave {other.id}")).words
        discord.faults.refuse("GET", "/users/@me/guilds", Code.MISSING_ACCESS)
        assert "doesn’t answer" in (await private.says("/operator servers")).words


async def test_a_team_s_owner_and_admins_are_operators_and_a_blocked_server_is_left_again(
    discord: DiscordServer, adapter: DiscordAdapter, app: App, carla: Player, dora: Player
) -> None:
    members = [
        {"user": user.to_json(), "team_id": "5", "membership_state": 2, "permissions": ["*"], "role": role}
        for user, role in ((carla.user, "admin"), (dora.user, "developer"))
    ]
    discord.world.team = {
        "id": "5", "name": "Team", "icon": None, "owner_user_id": carla.user.id, "members": members
    }  # fmt: skip
    async with connected(adapter, discord):
        assert app.is_operator(account(carla))
        assert not app.is_operator(account(dora))
        moderation, guild = app.services.moderation, carla.channel.guild
        assert guild
        await moderation.store.block(Subject(Chat.DISCORD, int(guild.id), is_group=True), 1)
        await moderation.refresh()
        await discord.report_join(carla.channel, BOT)
        await discord.until(lambda: not discord.world.guilds())
