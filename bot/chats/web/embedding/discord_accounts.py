"""The account of a player who opens the table in Discord: an OAuth2 code, exchanged for who that is.

Source: https://discord.com/developers/docs/topics/oauth2#authorization-code-grant
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from aiohttp import ClientError, ClientSession, ClientTimeout
from pydantic import BaseModel, Field, ValidationError
from yarl import URL

SECONDS = 10.0
"""How long Discord may take for both requests together, with the wait for other exchanges."""
MOST_AT_ONCE = 16
"""Exchanges at a time; others wait."""
INVALID_GRANT = "invalid_grant"
"""Discord's word for a code that it does not accept: https://www.rfc-editor.org/rfc/rfc6749#section-5.2."""
UNAUTHORIZED = 401
"""Its status for a token that is not valid, and for a wrong client secret."""


class CodeRefusedError(Exception):
    """Discord does not accept the code: it is forged, used already, too old, or of another application."""


class DiscordUnreachedError(Exception):
    """Discord did not say who that is: it does not answer, or does not accept the client secret."""


class _AccessToken(BaseModel):
    access_token: str


class _OAuthError(BaseModel):
    error: str = ""


class _DiscordUser(BaseModel):
    """https://discord.com/developers/docs/resources/user#user-object."""

    id: int = Field(gt=0, lt=2**64)
    locale: str = ""


@dataclass(frozen=True, slots=True)
class DiscordAccount:
    """A player's account in Discord."""

    id: int
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
        form = {
            "client_id": str(application),
            "client_secret": self._client_secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        if self._session is None:
            self._session = ClientSession(timeout=ClientTimeout(SECONDS))
        try:
            async with asyncio.timeout(SECONDS), self._slots:
                token = await self._access_token(self._session, form)
                user = await self._user(self._session, token)
        except (ClientError, TimeoutError, OSError, ValidationError) as error:
            raise DiscordUnreachedError(str(error) or type(error).__name__) from error
        return DiscordAccount(user.id, user.locale, token)

    async def close(self) -> None:
        """Close the connections."""
        if self._session is not None:
            await self._session.close()

    async def _access_token(self, session: ClientSession, form: dict[str, str]) -> str:
        async with session.post(self._api / "oauth2/token", data=form) as response:
            body = await response.read()
        if response.ok:
            return _AccessToken.model_validate_json(body).access_token
        with suppress(ValidationError):
            if _OAuthError.model_validate_json(body).error == INVALID_GRANT:
                raise CodeRefusedError(INVALID_GRANT)
        if response.status == UNAUTHORIZED:
            raise DiscordUnreachedError("Discord does not accept DISCORD_CLIENT_SECRET")
        raise DiscordUnreachedError(f"Discord answered {response.status}")

    async def _user(self, session: ClientSession, token: str) -> _DiscordUser:
        headers = {"Authorization": f"Bearer {token}"}
        async with session.get(self._api / "users/@me", headers=headers) as response:
            body = await response.read()
        if response.status == UNAUTHORIZED:
            raise CodeRefusedError("the authorization was withdrawn")
        if not response.ok:
            raise DiscordUnreachedError(f"Discord answered {response.status}")
        return _DiscordUser.model_validate_json(body)
