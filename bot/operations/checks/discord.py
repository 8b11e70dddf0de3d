"""Checks the bot's account and commands in Discord, and its number of shards."""

import asyncio
from collections.abc import Iterator
from typing import Any

import discord
from aiohttp import ClientError
from discord.app_commands import CommandTree
from discord.http import Route

from bot.app import App
from bot.chats.discord.adapter import API_VERSION, invalid_token_error
from bot.chats.discord.commands import CommandTranslator, solitaire
from bot.chats.discord.identity import Interaction
from bot.chats.discord.invite_links import invite_links
from bot.chats.discord.registration import is_registered
from bot.chats.discord.server_directory import owners
from bot.chats.web.embedding.embedded_page import has_activity_module
from bot.config.environment import Config
from bot.core.actions import Action
from bot.i18n.texts import Texts
from bot.operations.checks.activity import check_activity
from bot.operations.checks.finding import Finding, Findings, link, note, ok, start_error, wrong
from bot.operations.checks.operators import default_operators
from bot.services import Services
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore

TIMEOUT = 15.0


async def check_discord(settings: Config) -> Findings:
    """Log in without connecting to the gateway, and compare the commands and shards."""
    if settings.discord_token is None:
        return
    Route.BASE = f"{settings.discord_api_url}/{API_VERSION}"
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            async with asyncio.timeout(TIMEOUT):
                await client.login(settings.discord_token.get_secret_value())
                name = client.user.name if client.user else "?"
                yield ok(
                    "DISCORD_TOKEN",
                    f"Discord knows the bot as {name}, application ID {client.application_id}",
                )
                for one in invite_links(client.application_id or 0):
                    yield link("DISCORD_TOKEN", one)
                if client.application:
                    for finding in default_operators(settings, owners(client.application)):
                        yield finding
                yield await _check_commands(client, settings)
                async for finding in check_activity(client, settings):
                    yield finding
                for finding in _check_gateway(settings, *(await client.http.get_bot_gateway())):
                    yield finding
        except discord.LoginFailure:
            yield start_error(invalid_token_error())
        except (discord.HTTPException, discord.GatewayNotFound, ClientError, TimeoutError, OSError) as error:
            reason = " ".join(str(error).split())[:200] or "no answer"
            yield wrong(
                "DISCORD_API_URL",
                f"Discord can't be reached ({reason})",
                "Check this machine's connection to it",
            )


async def _check_commands(client: discord.Client, settings: Config) -> Finding:
    async def act(_interaction: Interaction, _action: Action) -> None:
        """Do nothing: there are no buttons here."""

    texts = Texts.load(settings.bot_language)
    tree: CommandTree[Any] = CommandTree(client)
    await tree.set_translator(CommandTranslator())
    redis = connect("unix:///dev/null")  # never used: commands are described without a store
    tree.add_command(solitaire(App(Services(PlayerStore(redis), texts)), texts, act))
    has_table = bool(settings.page_url and settings.discord_client_secret and has_activity_module())
    is_same = await is_registered(tree, texts, has_table=has_table)
    await redis.aclose()
    if is_same:
        return ok("DISCORD_TOKEN", "Discord has the commands of this version")
    return note(
        "DISCORD_TOKEN",
        "Discord doesn't have this version's commands yet: the bot registers them when it starts",
    )


def _check_gateway(settings: Config, advised: int, _url: str, limit: Any) -> Iterator[Finding]:  # noqa: ANN401 - a typed dict
    total = settings.discord_shards
    if total is None:
        yield ok("DISCORD_SHARDS", f"not set: {advised}, as Discord recommends")
    elif total < advised:
        yield note("DISCORD_SHARDS", f"it is {total}, but Discord recommends {advised}")
    else:
        yield ok("DISCORD_SHARDS", f"it is {total}; Discord recommends {advised}")
    left, most = int(limit["remaining"]), int(limit["total"])
    hours = round(int(limit["reset_after"]) / 3_600_000, 1)
    text = f"{left} of {most} connections to the gateway are left; reset in {hours} hours"
    if left < (total or advised):
        yield wrong("DISCORD_TOKEN", text, "Wait that long, and find out what connects so often")
    else:
        yield (note if left < 50 else ok)("DISCORD_TOKEN", text)
