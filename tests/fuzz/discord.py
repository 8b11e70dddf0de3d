"""Discord under attack: gateway events of hostile users."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

from discord.gateway import DiscordWebSocket
from discord.http import Route
from redis.asyncio import Redis

from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.client import Shards
from bot.core.actions import Chat
from bot.core.actions import Player as Account
from tests.discord_chat.simulator.buckets import Buckets, numberless
from tests.discord_chat.simulator.interaction import Interaction, Kind
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.places import Channel, May
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.request import Request
from tests.discord_chat.simulator.server import TOKEN, DiscordServer
from tests.discord_chat.simulator.world import BOT, World
from tests.fuzz.campaign import ATTACKERS, Drive, bot_parts
from tests.fuzz.exercises import SECOND_TRY, give_second_try
from tests.fuzz.hostile import Hostile, Json
from tests.fuzz.vocabulary import line, press, words

STORED = 1_500
"""The maximum number of stored messages, and of stored interactions."""
SLACK = 60.0
"""Extra seconds that Discord waits for a response; other tests check the real deadline."""
OPENINGS: tuple[tuple[str, dict[str, str]], ...] = (
    ("play", {"game": "wish", "deal": "42"}), ("play", {"game": "follow", "deal": "7"}),
    ("play", {"game": "flip", "deal": "3"}), ("play", {"game": "blink", "deal": "5"}),
    ("play", {"game": "kittyhawk", "deal": "9"}), ("learn", {"game": "wish"}), ("learn", {"game": "follow"}),
    (SECOND_TRY[1:], {}),
)  # fmt: skip
SLOW = ("hint", "chance", "verdict", "review")
ADMIN = May.VIEW | May.SEND | May.MANAGE_GUILD
VERSION_ERRORS = ("The signature for command", "not found")
LONGEST_VALUE = 6000
"""Characters of an option's value: https://discord.com/developers/docs/interactions/application-commands"""


class OpenBuckets(Buckets):
    """Rate limits that are never reached; other tests check that the bot respects them."""

    def take(self, request: Request) -> dict[str, str]:
        """Accept every request; report remaining requests, because discord.py would wait otherwise."""
        if request.path.startswith("/interactions/"):
            return {}
        return {
            "X-RateLimit-Limit": "1000000",
            "X-RateLimit-Remaining": "999999",
            "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
            "X-RateLimit-Reset-After": "1.000",
            "X-RateLimit-Bucket": sha256(f"{request.method} {numberless(request.path)}".encode()).hexdigest()[
                :32
            ],
        }


class AttackedDiscord(DiscordServer):
    """The simulated Discord without rate limits; it deletes old data early."""

    def __init__(self) -> None:
        super().__init__()
        self.buckets = OpenBuckets()

    async def begin(self, interaction: Interaction, payload: dict[str, Any]) -> None:
        """Send the bot an interaction with more time to respond, because many are handled at once."""
        interaction.begun += SLACK
        await super().begin(interaction, payload)

    def forget(self) -> None:
        world: World = self.world
        for stored in (world.messages, world.interactions):
            for name in list(stored)[:-STORED]:
                del stored[name]
        for session in self.gateway._sessions.values():
            # Events are sent again only after a resume, and no session resumes here.
            session.events[:-10] = [{}] * max(0, len(session.events) - 10)
        self.requests.clear()
        self.refused.clear()

    def newest(self, channel: Channel) -> list[Message]:
        return [one for one in self.world.messages.values() if one.channel is channel and one.author is BOT][
            -8:
        ]


class DiscordDrive(Drive):
    """Discord, its users and the attackers."""

    chat = Chat.DISCORD.value

    def __init__(self, redis: Redis, adapter: DiscordAdapter, server: AttackedDiscord) -> None:
        super().__init__(redis)
        self._adapter = adapter
        self._server = server
        world = server.world
        self._calm, self._wild = world.add_guild(), world.add_guild()
        self._victim = Player(server, world.add_user("victim"), world.add_channel(self._calm), ADMIN)
        self._honest = self._player(self._victim.channel)
        self._people: list[dict[str, Player]] = []

    async def begin(self, batch: int) -> tuple[str, ...]:
        if not self.games:
            for opening in OPENINGS:
                await self._open(self._victim, *opening)
            await self._victim.types("solitaire admin", change="language de")
            self._learn(self._victim.channel)
            self.games = tuple({text.split(":")[2] for text in self.known} - {""})
        self._server.forget()
        for people in self._people:
            for player in people.values():
                self._server.world.users.pop(player.user.id, None)
                if player.channel.guild is not self._calm:
                    self._server.world.channels.pop(player.channel.id, None)
        wild = self._server.world.add_channel(self._wild)
        self._people = [self._attacker_in_channels(wild) for _ in range(ATTACKERS)]
        for attacker, people in enumerate(self._people):
            await self._open(people["wild"], *OPENINGS[(attacker + batch) % len(OPENINGS)])
            self._learn(people["wild"].channel)
        group = f"sb1:{{discord:group:{self._calm.id}}}"
        return f"sb1:{{discord:{self._victim.user.id}}}:", f"{group}:self", f"{group}:post"

    async def _open(self, player: Player, command: str, options: dict[str, str]) -> None:
        """Type what begins a game, after a second try is given to the player if that shows it."""
        if not options:
            await give_second_try(self.redis, Account(Chat.DISCORD, int(player.user.id)))
        await player.types(f"solitaire {command}", **options)

    def _attacker_in_channels(self, wild: Channel) -> dict[str, Player]:
        world = self._server.world
        user = world.add_user("attacker")
        own = world.add_channel(self._wild)
        return {
            "calm": Player(self._server, user, self._victim.channel),
            "wild": Player(self._server, user, own, ADMIN),
            "thread": Player(self._server, user, world.add_thread(wild)),
            "private": Player(self._server, user, world.dm(user)),
            "guest": Player(self._server, user, world.add_private(user, world.add_user("friend"))),
        }

    async def feed(self, attacker: int, hostile: Hostile) -> None:
        people = self._people[attacker]
        player = people[
            hostile.one(("wild", "wild", "wild", "private", "private", "calm", "thread", "guest"))
        ]
        user = player.user
        user.name, user.locale = "attacker", "en-US"
        if hostile.maybe(0.3):
            user.name = hostile.text(32)
            user.locale = hostile.one(("de", "ja", "xx-YY", hostile.text(8)))
        kind = hostile.chance.random()
        if kind < 0.45:
            await self._press(attacker, player, hostile)
        elif kind < 0.75:
            await self._command(attacker, player, hostile)
        elif kind < 0.85:
            await self._complete(attacker, player, hostile)
        else:
            await self._write(attacker, people[hostile.one(("wild", "private", "calm"))], hostile)

    async def _press(self, attacker: int, player: Player, hostile: Hostile) -> None:
        boards = self._server.newest(player.channel)
        source = hostile.one(boards) if boards else Message(
            self._server.clock.new_id(), player.channel, BOT, self._server.clock.now(), content="?"
        )  # fmt: skip
        owners = (int(player.user.id), int(self._victim.user.id))
        data: dict[str, Any] = {"custom_id": press(hostile, tuple(self.known), owners, self.games)}
        data |= {"component_type": hostile.one((2, 2, 2, 3, 5)), "id": 1}
        if data["component_type"] != 2:
            data["values"] = [hostile.text(30)]
        self.note(attacker, (player.channel.kind.name, data))
        interaction = await player._act(Kind.PRESS, data, source, self._server.message_json(source))
        await self._await_answer(interaction)
        self._learn(player.channel)

    async def _command(self, attacker: int, player: Player, hostile: Hostile) -> None:
        data = self._typed(hostile)
        self.note(attacker, (player.channel.kind.name, data))
        await self._await_answer(await player._act(Kind.COMMAND, data))
        self._learn(player.channel)

    async def _complete(self, attacker: int, player: Player, hostile: Hostile) -> None:
        data = self._typed(hostile)
        fields = data["options"][0]["options"]
        if not fields:
            return  # the command has no option to complete
        hostile.one(fields)["focused"] = True
        self.note(attacker, (player.channel.kind.name, data))
        interaction = await player._act(Kind.AUTOCOMPLETE, data)
        if self._is_completed(data):
            await self._await_answer(interaction)

    def _is_completed(self, data: dict[str, Any]) -> bool:
        """Return whether Discord requests autocomplete for the focused option."""
        command = data["options"][0]
        known = {one["name"]: one for one in self._server.commands.all[0]["options"]}
        fields = {one["name"]: one for one in known.get(command["name"], {}).get("options", [])}
        return all(one["name"] in fields for one in command["options"]) and any(
            fields[one["name"]].get("autocomplete") for one in command["options"] if "focused" in one
        )

    def _typed(self, hostile: Hostile) -> dict[str, Any]:
        group = self._server.commands.all[0]
        command = hostile.one(group["options"])
        while command["name"] in SLOW and not hostile.maybe(0.03):
            command = hostile.one(group["options"])
        filled: list[dict[str, Any]] = []
        for option in command.get("options", []):
            if option.get("required") or hostile.maybe(0.5):
                value: Json = hostile.one(words()) if hostile.maybe(0.5) else line(hostile)[:LONGEST_VALUE]
                if choices := option.get("choices"):
                    value = hostile.one(choices)["value"] if hostile.maybe(0.8) else value
                filled.append({"type": option["type"], "name": option["name"], "value": value})
        name = command["name"]
        if hostile.maybe(0.03):  # as after an update of the bot
            name = hostile.text(20) or "x"
        if hostile.maybe(0.03):
            filled.append({"type": 3, "name": hostile.text(20) or "x", "value": hostile.text(50)})
        inner = {"type": 1, "name": name, "options": filled}
        return {"id": group["id"], "name": group["name"], "type": group["type"], "options": [inner]}

    async def _write(self, attacker: int, player: Player, hostile: Hostile) -> None:
        """Write a message; in a server it mentions the bot."""
        typed = line(hostile)[:2000]
        if player.channel.guild:
            typed = hostile.one((f"<@{BOT.id}> {typed}", f"{typed}<@!{BOT.id}>", typed, f"<@{BOT.id}>"))
        self.note(attacker, (player.channel.kind.name, typed))
        if player.channel.guild is None:  # a rate-limited player is answered only once
            await self._finish_tasks(int(player.user.id))
        before = set(self._server.world.messages)
        await player.writes(typed)
        if player.channel.guild is None and typed.strip():
            here = player.channel
            await self._server.until(
                lambda: any(
                    number not in before and message.channel is here and message.author is BOT
                    for number, message in list(self._server.world.messages.items())[-200:]
                )
            )

    async def _await_answer(self, interaction: Interaction) -> None:
        await self._server.until(lambda: interaction.is_answered or interaction.refusals)
        assert not interaction.refusals, f"refused: {interaction.refusals}"

    def _learn(self, channel: Channel) -> None:
        for message in self._server.newest(channel)[-2:]:
            self.known.extend(button.custom_id for button in message.buttons if button.custom_id)

    def _player(self, channel: Channel) -> Player:
        return Player(self._server, self._server.world.add_user("somebody"), channel)

    def is_expected(self, record: logging.LogRecord) -> bool:
        """Return whether discord.py logged an autocomplete request for a command of another version."""
        said = str(record.msg)
        return said.startswith("Ignoring exception in autocomplete") and any(
            text in said for text in VERSION_ERRORS
        )

    async def settle(self) -> None:
        await self._finish_tasks()
        self._server.forget()
        assert not self._server.mistakes, self._server.mistakes.pop()

    async def _finish_tasks(self, user: int | None = None) -> None:
        running_tasks = self._adapter.client.running_tasks
        while tasks := [task for task, owner in running_tasks._tasks.items() if user in (None, owner)]:
            await asyncio.wait(tasks)
            await asyncio.sleep(0)

    async def play(self) -> None:
        board = (await self._honest.types("solitaire play", game="wish", deal="42")).message
        before = board.version
        button = next(one for one in board.buttons if ":move:" in one.custom_id)
        await self._honest.presses(board, button)
        await self._server.until(lambda: board.version != before)

    def owners(self) -> tuple[str, ...]:
        people = [people["calm"].user.id for people in self._people]
        return tuple(f"discord:{number}" for number in (*people, self._honest.user.id))


@asynccontextmanager
async def attacked(redis_url: str) -> AsyncIterator[DiscordDrive]:
    server = AttackedDiscord()
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    async with (
        Redis.from_url(redis_url) as redis,
        server.serving(),
        bot_parts(redis) as (app, pictures, texts),
    ):
        adapter = DiscordAdapter(app, pictures, texts, TOKEN, server.api_url, Shards(1))
        try:
            await adapter.start()
            running = asyncio.create_task(adapter.run())
            await server.until(lambda: server.gateway.is_open)
            yield DiscordDrive(redis, adapter, server)
        finally:
            await adapter.stop()
            await asyncio.gather(running, return_exceptions=True)
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
