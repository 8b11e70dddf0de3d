"""Discord simulated in process by SimCord: the bot and discord.py are the real ones, and so is the store."""

import pytest
from simcord import Env

from bot.app import App
from bot.discord_chat.adapter import DiscordAdapter
from bot.pictures import Pictures
from bot.texts import Texts
from tests.discord_chat.players import Seat


@pytest.fixture
def adapter(app: App, pictures: Pictures, texts: Texts) -> DiscordAdapter:
    return DiscordAdapter(app, pictures, texts, "a.token.of.ours")


@pytest.fixture
def simcord_bot(adapter: DiscordAdapter) -> object:
    return adapter.client


@pytest.fixture
def anna(simcord_env: Env) -> Seat:
    """Provide a player in a channel of a server."""
    guild = simcord_env.create_guild()
    return Seat(guild.add_member(simcord_env.create_user("anna")), guild.create_text_channel("cards"))


@pytest.fixture
def berta(simcord_env: Env, anna: Seat) -> Seat:
    """Provide another player in the same channel."""
    return Seat(anna.member.guild.add_member(simcord_env.create_user("berta")), anna.channel)
