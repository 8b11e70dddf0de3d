"""The API routes that the bot uses, with their handlers."""

import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from tests.discord_chat.simulator.accounts import Accounts
from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.commands import Commands
from tests.discord_chat.simulator.gateway import Gateway
from tests.discord_chat.simulator.interaction import Callback, Interaction
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.places import May
from tests.discord_chat.simulator.refusal import Code, Refusal
from tests.discord_chat.simulator.request import Request
from tests.discord_chat.simulator.world import BOT, World

APPLICATION: dict[str, Any] = {
    "id": BOT.id,
    "name": "Solitaire",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": BOT.to_json(),
    "verify_key": "",
    "flags": 0,
    "integration_types_config": {"0": {}, "1": {}},
}

EMBEDDED = 1 << 17
"""The flag of an application with Activities."""

Answer: TypeAlias = Any
Act = Callable[..., Awaitable[Answer]]
ID = r"(\d+)"
TOKEN = r"([\w.-]+)"  # noqa: S105 - a pattern


@contextmanager
def noting_refusals(interaction: Interaction) -> Iterator[None]:
    try:
        yield
    except Refusal as refusal:
        if not refusal.is_of_repetition:
            interaction.refusals.append(refusal.number)
        raise


class Rest:
    """Answers API requests; ``None`` is a response without a body."""

    def __init__(self, world: World, commands: Commands, gateway: Gateway, clock: Clock) -> None:
        self.cdn = ""
        self._world = world
        self._commands = commands
        self._gateway = gateway
        self._clock = clock
        self.accounts = Accounts(clock)
        routes: list[tuple[str, str, Act]] = [
            ("GET", "/users/@me", self._me),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", "/users/@me/guilds", self._guilds),
            ("DELETE", f"/users/@me/guilds/{ID}", self._leave_guild),
            ("GET", "/applications/@me", self._application),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway/bot", self._where),
            ("GET", f"/applications/{ID}/commands", self._get_commands),
            ("PUT", f"/applications/{ID}/commands", self._overwrite),
            ("POST", f"/interactions/{ID}/{TOKEN}/callback", self._callback),
            ("POST", f"/webhooks/{ID}/{TOKEN}", self._follow_up),
            ("PATCH", f"/webhooks/{ID}/{TOKEN}/messages/(@original|[0-9]+)", self._edit_answer),
            ("DELETE", f"/webhooks/{ID}/{TOKEN}/messages/(@original|[0-9]+)", self._delete_answer),
            ("GET", f"/guilds/{ID}", self._guild),
            ("GET", f"/guilds/{ID}/members/{ID}", self._member),
            ("GET", f"/channels/{ID}", self._get_channel),
            ("GET", f"/channels/{ID}/messages", self._history),
            ("POST", f"/channels/{ID}/messages", self._post),
            ("PATCH", f"/channels/{ID}/messages/{ID}", self._edit),
        ]
        self._routes = [(method, re.compile(path), act) for method, path, act in routes]

    @staticmethod
    def is_open(request: Request) -> bool:
        """Return whether a request needs no bot token: it has the token of an interaction or a user."""
        if Accounts.token_of(request):
            return request.path == "/users/@me"
        return request.path.startswith(("/interactions/", "/webhooks/"))

    async def answer(self, request: Request) -> Answer:
        for method, path, act in self._routes:
            if method == request.method and (found := path.fullmatch(request.path)):
                return await act(request, *found.groups())
        raise Refusal(Code.NOT_FOUND)

    async def _me(self, request: Request) -> Answer:
        if token := self.accounts.token_of(request):
            user = self.accounts.user(token)
            return user.to_json() | {"locale": user.locale}
        return BOT.to_json()

    async def _guilds(self, request: Request) -> Answer:
        after, limit = int(request.query.get("after", "0")), int(request.query.get("limit", "200"))
        return [one.listed() for one in self._world.guilds() if int(one.id) > after][:limit]

    async def _leave_guild(self, _request: Request, guild: str) -> None:
        self._world.remove_bot(guild)

    async def _application(self, _request: Request) -> Answer:
        owner = self._world.owner or BOT
        flags = EMBEDDED if self._commands.has_activities else 0
        return APPLICATION | {"owner": owner.to_json(), "team": self._world.team, "flags": flags}

    async def _where(self, _request: Request) -> Answer:
        gateway = self._gateway
        limit = gateway.start_limit
        return {"url": gateway.address, "shards": gateway.shards, "session_start_limit": limit}

    async def _open_dm(self, request: Request) -> Answer:
        user = self._world.users.get(str(request.json["recipient_id"]))
        if user is None:
            raise Refusal(Code.UNKNOWN_USER)
        return self._world.dm(user).to_json()

    async def _get_commands(self, request: Request, _application: str) -> Answer:
        wanted = request.query.get("with_localizations", "") in ("1", "true", "True")
        return self._commands.to_json(is_with_localizations=wanted)

    async def _overwrite(self, request: Request, application: str) -> Answer:
        return self._commands.overwrite(request.json, application)

    # Interactions

    def _interaction(self, token: str) -> Interaction:
        try:
            return self._world.interactions[token]
        except KeyError:
            raise Refusal(Code.UNKNOWN_WEBHOOK) from None

    async def _callback(self, request: Request, number: str, token: str) -> Answer:
        interaction = self._world.interactions.get(token)
        if interaction is None or interaction.id != number:
            raise Refusal(Code.UNKNOWN_INTERACTION)
        kind, data = request.json["type"], request.json.get("data") or {}
        with noting_refusals(interaction):
            if kind == Callback.LAUNCH and not self._commands.has_activities:
                raise Refusal(Code.NO_ACTIVITY)
            if kind == Callback.UPDATE:
                self._world.check_age(interaction.source)
            interaction.answer(kind, data, request.uploads, self._world.new_message)
        if request.query.get("with_response") not in ("1", "true"):
            return None
        resource: dict[str, Any] = {"type": kind}
        if kind == Callback.LAUNCH:
            resource["activity_instance"] = {"id": f"i-{interaction.id}"}
        if interaction.original and kind != Callback.DEFERRED_UPDATE:
            resource["message"] = self._message_json(interaction.original)
        return {"interaction": interaction.to_json(), "resource": resource}

    async def _follow_up(self, request: Request, _application: str, token: str) -> Answer:
        interaction = self._interaction(token)
        with noting_refusals(interaction):
            message = interaction.follow_up(request.json, request.uploads, self._world.new_message)
        return self._message_json(message)

    async def _edit_answer(self, request: Request, _application: str, token: str, name: str) -> Answer:
        interaction = self._interaction(token)
        with noting_refusals(interaction):
            message = interaction.find(name)
            self._world.check_age(message)
            interaction.edit(message, request.json, request.uploads)
        return self._message_json(message)

    async def _delete_answer(self, _request: Request, _application: str, token: str, name: str) -> None:
        interaction = self._interaction(token)
        self._world.delete(interaction.find(name))
        interaction.is_promised = False

    # Servers and channels

    async def _guild(self, _request: Request, guild: str) -> Answer:
        return self._world.guild(guild).whole()

    async def _member(self, _request: Request, guild: str, user: str) -> Answer:
        self._world.guild(guild)
        payload = {"roles": [], "joined_at": "2026-01-01T00:00:00.000000+00:00", "deaf": False, "mute": False}
        return payload | {"user": self._world.users[user].to_json(), "flags": 0}

    async def _history(self, request: Request, channel: str) -> Answer:
        limit, before = int(request.query.get("limit", "50")), request.query.get("before", "")
        return [self._message_json(one) for one in self._world.history(channel, before, limit)]

    async def _get_channel(self, _request: Request, channel: str) -> Answer:
        return self._world.channel(channel).to_json()

    async def _post(self, request: Request, channel: str) -> Answer:
        message = self._world.post(channel, request.json, request.uploads)
        return self._message_json(message) | ({"nonce": message.nonce} if message.nonce else {})

    async def _edit(self, request: Request, channel: str, number: str) -> Answer:
        message = self._world.message(self._world.channel(channel, May.VIEW), number)
        self._world.check_age(message)
        message.write(request.json, request.uploads, self._clock)
        return self._message_json(message)

    def _message_json(self, message: Message) -> dict[str, Any]:
        return message.to_json(self.cdn)
