"""Checks what Discord has to know so that the table opens there as an Activity."""

from base64 import b64encode
from urllib.parse import urlsplit

import discord
from aiohttp import ClientSession, ClientTimeout

from bot.chats.discord.registration import ENTRY_POINT
from bot.chats.web.embedding.embedded_page import has_activity_module
from bot.config.environment import Config
from bot.operations.checks.finding import Finding, Findings, note, ok, wrong

TOPIC = "DISCORD_CLIENT_SECRET"
TIMEOUT = ClientTimeout(total=10)


async def check_activity(client: discord.Client, settings: Config) -> Findings:
    """Yield what is still to be set for the Activity, given a client that has logged in.

    Raises the errors of requests to Discord.
    """
    if settings.page_url is None or settings.discord_client_secret is None:
        return
    application = client.application
    if application is None:  # it has not logged in
        return
    yield await _check_secret(settings, application.id, settings.discord_client_secret.get_secret_value())
    if application.flags.embedded:
        yield ok(TOPIC, "Activities are on")
    else:
        yield wrong(
            TOPIC,
            "Activities are off, so the table doesn't open in Discord",
            "On your application's Discord developer page, choose Activities, Settings, Enable Activities",
        )
    if not application.redirect_uris:
        yield wrong(
            TOPIC,
            "your application has no redirect, without which Discord doesn't say who opens the table",
            "Add https://127.0.0.1 under OAuth2, Redirects; nothing is ever opened there",
        )
    if not has_activity_module():
        yield wrong(
            TOPIC, "the page's part for Discord isn't built", "Run make activity, then start the bot again"
        )
    if not await _has_entry_point(client, application.id):
        yield note(
            TOPIC, "Discord has no command that opens the table yet: the bot registers it when it starts"
        )
    host = urlsplit(settings.page_url).netloc
    yield note(
        TOPIC,
        f"only you can see whether / leads to {host}: on the developer page, under Activities, URL Mappings, "
        f"Prefix has to be / and Target {host}",
    )


async def _has_entry_point(client: discord.Client, application: int) -> bool:
    commands = await client.http.get_global_commands(application)
    return any(command.get("type") == ENTRY_POINT for command in commands)


async def _check_secret(settings: Config, application: int, secret: str) -> Finding:
    """Return whether Discord accepts the client secret.

    Discord gives a token of the application's owner for it, which is revoked at once.
    Source: https://docs.discord.com/developers/topics/oauth2#client-credentials-grant.
    """
    address = f"{settings.discord_api_url}/v10/oauth2/token"
    wanted = {"grant_type": "client_credentials", "scope": "identify"}
    headers = {"Authorization": f"Basic {b64encode(f'{application}:{secret}'.encode()).decode()}"}
    async with ClientSession(timeout=TIMEOUT, headers=headers) as session:
        async with session.post(address, data=wanted) as answer:
            status, body = answer.status, await answer.read()
            found = await answer.json() if answer.ok else {}
        if token := found.get("access_token"):
            async with session.post(f"{address}/revoke", data={"token": str(token)}):
                return ok(TOPIC, "Discord accepts it")
    if status == 401 or b"invalid_client" in body:
        return wrong(
            TOPIC,
            "Discord doesn't accept it for this application",
            "Copy it from OAuth2, Client Secret, Reset Secret, on your application's Discord developer page",
        )
    return note(TOPIC, f"Discord doesn't say whether it is right ({status}): try again later")
