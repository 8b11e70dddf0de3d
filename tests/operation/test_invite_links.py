"""The program prints the links that invite it to each chat."""

import asyncio
from pathlib import Path

from bot.chats.discord import invite_links as discord_links
from bot.chats.telegram import invite_links as telegram_links
from tests.bot.program import PATIENCE, Program, running
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT
from tests.telegram_chat.chats import BOT as TELEGRAM_BOT
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server


async def test_the_program_prints_the_invite_links_to_each_chat_when_it_has_logged_in(
    short_path: Path,
) -> None:
    discord, telegram = DiscordServer(), Server()
    async with discord.serving(), telegram.running():
        program = Program(
            short_path,
            DISCORD_TOKEN=DISCORD_TOKEN,
            DISCORD_API_URL=discord.api_url,
            TELEGRAM_TOKEN=TELEGRAM_TOKEN,
            TELEGRAM_API_URL=telegram.url,
            NO_PROXY="127.0.0.1",
        )
        expected = (
            *discord_links.invite_links(int(BOT.id)),
            *telegram_links.invite_links(TELEGRAM_BOT["username"]),
        )
        async with running(program), asyncio.timeout(PATIENCE):
            assert program.process.stdout is not None
            lines = {(await program.process.stdout.readline()).decode().rstrip("\n") for _ in expected}
    assert lines == {f"To {one.purpose}: {one.address}" for one in expected}
    assert {one.address for one in expected} >= {
        f"https://t.me/{TELEGRAM_BOT['username']}",
        f"https://t.me/{TELEGRAM_BOT['username']}?startgroup",
    }
