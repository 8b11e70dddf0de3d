"""The account of a player who opens the table in Discord: an OAuth2 code, exchanged for who that is.

Source: https://discord.com/developers/docs/topics/oauth2#authorization-code-grant
"""

import asyncio
from dataclasses import dataclass

from aiohttp import ClientError, ClientSession, ClientTimeout
from pydantic import BaseModel, ValidationError
from yarl import URL

SECONDS = 10.0
"""How long Discord may take for both requests together."""
MOST_AT_ONCE = 16
"""Exchanges at a time; others wait."""
REFUSALS = range(400, 500)
TOO_MANY = 429


class CodeRefusedError(Exception):
    """Discord does not accept the code: it is forged, used already, or too old."""


class DiscordUnreachedError(Exception):
    """Discord did not answer, or not in a way that can be read; trying again may help."""


class _AccessToken(BaseModel):
    access_token: str


class _DiscordUser(BaseModel):
    """https://discord.com/developers/docs/resources/user#user-object."""

    id: int
    username: str
    global_name: str | None = None
    locale: str = ""


@dataclass(frozen=True, slots=True)
class DiscordAccount:
    """A player's account in Discord."""

    id: int
    name: str
    """The display name."""
    language: str
    """The language of the player's client; empty if Discord does not say."""
    access_token: str
    """With it the page tells Discord's client who the player is; it can be used for nothing else."""


class DiscordAccounts:
    """Finds accounts by codes. ``api_url`` is that of Discord's API, without a version."""

    def __init__(self, api_url: str, client_secret: str) -> None:
        self._api = URL(api_url) / "v10"
        self._client_secret = client_secret
        self._session: ClientSession | None = None
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)

    async def of_code(self, application: int, code: str) -> DiscordAccount:
        """Return the account that has authorized an application.

        Raises ``CodeRefusedError`` and ``DiscordUnreachedError``.
        """
        if self._session is None:
            self._session = ClientSession(timeout=ClientTimeout(SECONDS))
        form = {
            "client_id": str(application),
            "client_secret": self._client_secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        try:
            async with self._slots:
                answer = await self._answer("POST", "oauth2/token", form)
                token = _AccessToken.model_validate_json(answer).access_token
                user = _DiscordUser.model_validate_json(await self._answer("GET", "users/@me", token=token))
        except (ClientError, TimeoutError, OSError, ValidationError) as error:
            raise DiscordUnreachedError(str(error) or type(error).__name__) from error
        return DiscordAccount(user.id, user.global_name or user.username, user.locale, token)

    async def close(self) -> None:
        """Close the connections."""
        if self._session is not None:
            await self._session.close()

    async def _answer(
        self, method: str, path: str, form: dict[str, str] | None = None, token: str = ""
    ) -> bytes:
        if self._session is None:
            raise RuntimeError("there is no session yet")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with self._session.request(method, self._api / path, data=form, headers=headers) as response:
            body = await response.read()
        if response.status in REFUSALS and response.status != TOO_MANY:
            raise CodeRefusedError(f"Discord answered {response.status}")
        if not response.ok:
            raise DiscordUnreachedError(f"Discord answered {response.status}")
        return body
