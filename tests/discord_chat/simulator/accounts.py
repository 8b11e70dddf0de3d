"""Accounts that have authorized the application: codes, and the tokens for which they are exchanged once.

Source: https://discord.com/developers/docs/topics/oauth2#authorization-code-grant
"""

from aiohttp import web

from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.places import User
from tests.discord_chat.simulator.refusal import Code, Refusal
from tests.discord_chat.simulator.request import Request

CLIENT_SECRET = "of-the-right-form_and-no-secret"  # noqa: S105 - the server below is its only lock
LIFE = 604_800
BEARER = "Bearer "


class Accounts:
    """The codes and tokens that Discord has given out."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._codes: dict[str, User] = {}
        self._tokens: dict[str, User] = {}
        self.used: list[str] = []
        """The codes that were exchanged, in order."""
        self.refused: list[str] = []
        """The codes that were refused."""

    def authorize(self, user: User) -> str:
        """Return a code, as the client of a user gets it for the Activity."""
        code = f"code-{self._clock.new_id()}"
        self._codes[code] = user
        return code

    def user(self, token: str) -> User:
        """Return the user of a token, or raise ``Refusal``."""
        try:
            return self._tokens[token]
        except KeyError:
            raise Refusal(Code.UNAUTHORIZED) from None

    @staticmethod
    def token_of(request: Request) -> str:
        """Return the user's token in a request; empty without one."""
        authorization = request.authorization
        return authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else ""

    async def exchange(self, request: web.Request) -> web.Response:
        """Answer an exchange of a code for a token: each code works once."""
        form = await request.post()
        if request.content_type != "application/x-www-form-urlencoded":
            return web.json_response({"error": "invalid_request"}, status=400)
        if form.get("client_secret") != CLIENT_SECRET:
            return web.json_response({"error": "invalid_client"}, status=401)
        code = str(form.get("code"))
        if form.get("grant_type") != "authorization_code" or code not in self._codes:
            self.refused.append(code)
            return web.json_response({"error": "invalid_grant"}, status=400)
        token = f"token-{self._clock.new_id()}"
        self._tokens[token] = self._codes.pop(code)
        self.used.append(code)
        answer = {"access_token": token, "token_type": "Bearer", "expires_in": LIFE, "scope": "identify"}
        return web.json_response(answer)
