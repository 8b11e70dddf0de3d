"""A user with a Discord client: types commands, presses buttons, uses autocomplete, sees messages."""

from dataclasses import dataclass
from typing import Any

from tests.discord_chat.simulator.commands import BY_APP
from tests.discord_chat.simulator.components import BUTTON, ROW, Button
from tests.discord_chat.simulator.interaction import Interaction, Kind
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.places import Channel, May, User
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT

PLACEHOLDER = "…"
FILES_UP_TO = 10 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Player:
    """A user in a channel."""

    server: DiscordServer
    user: User
    channel: Channel
    may: May = May.VIEW | May.SEND
    """The permissions of the user here."""

    async def types(self, line: str, **filled: str) -> Interaction:
        """Call a command with these option values, and wait for the response."""
        interaction = await self.wait_for_answer(await self.type(line, **filled))
        # A response that was deferred for another audience is a placeholder until the bot deletes it.
        await self.server.until(lambda: not any(one.words == PLACEHOLDER for one in interaction.messages))
        return interaction

    async def type(self, line: str, **filled: str) -> Interaction:
        return await self._act(Kind.COMMAND, self.server.commands.typed(line, filled))

    async def launches(self) -> Interaction:
        """Call the command that opens the Activity, and wait for the response."""
        command = self.server.commands.entry_point
        assert command is not None
        assert command["handler"] == BY_APP, "Discord opens the Activity without asking the bot"
        data = {"id": command["id"], "name": command["name"], "type": command["type"]}
        return await self.wait_for_answer(await self._act(Kind.COMMAND, data))

    async def presses(self, message: Message, button: str | Button) -> Interaction:
        """Press a button of a message, given by its label or itself, and wait for the response."""
        return await self.wait_for_answer(await self.press(message, button))

    async def press(self, message: Message, button: str | Button) -> Interaction:
        """Press a button without waiting; it may be one that the message no longer has."""
        if isinstance(button, str):
            button = message.button(button)
        data = {"custom_id": button.custom_id, "component_type": BUTTON, "id": 1}
        source = self.server.message_json(message)
        if button not in message.buttons:  # an edit has removed it: send the old components
            source["components"] = [{"type": ROW, "id": 1, "components": [button.to_json()]}]
        return await self._act(Kind.PRESS, data, message, source)

    async def writes(self, text: str) -> Message:
        """Write an ordinary message, whether or not the bot answers; return it."""
        mine = self.server.world.say(self.channel, self.user, text)
        await self.server.gateway.emit("MESSAGE_CREATE", self._message(mine))
        return mine

    async def says(self, text: str) -> Message:
        """Write an ordinary message; return the bot's first answer to it, here or as a direct message.

        The nonce of an answer begins with the id of the message. A second answer may follow: a board after
        a notice.
        """
        nonce = f"{(await self.writes(text)).id}-"
        return await self.server.until(
            lambda: next(
                (one for one in self.server.world.messages.values() if one.nonce.startswith(nonce)), None
            )
        )

    async def is_offered(self, line: str, field: str, typed: str, **filled: str) -> dict[str, str]:
        """Return the autocomplete choices of an option, as names by value."""
        data = self.server.commands.typed(line, {**filled, field: typed}, field)
        interaction = await self.wait_for_answer(await self.complete(data))
        return {choice["value"]: choice["name"] for choice in interaction.choices}

    async def complete(self, data: dict[str, Any]) -> Interaction:
        return await self._act(Kind.AUTOCOMPLETE, data)

    def sees(self) -> list[Message]:
        return [
            message
            for message in self.server.world.messages.values()
            if message.channel is self.channel
            and message.for_user in (None, self.user)
            and not message.is_loading
        ]

    async def wait_for_answer(self, interaction: Interaction) -> Interaction:
        await self.server.until(lambda: interaction.is_answered)
        return interaction

    async def _act(
        self,
        kind: Kind,
        data: dict[str, Any],
        source: Message | None = None,
        source_json: dict[str, Any] | None = None,
    ) -> Interaction:
        clock, channel = self.server.clock, self.channel
        number = clock.new_id()
        is_guest = not channel.has_bot
        token = f"token-of-{number}"
        interaction = Interaction(
            number, token, kind, self.user, channel, clock.now(), clock, is_guest, source=source
        )
        payload = self._payload(interaction, data)
        if source_json:
            payload["message"] = source_json
        await self.server.begin(interaction, payload)
        return interaction

    def _message(self, message: Message) -> dict[str, Any]:
        """Return the event of a message; a bot gets the content of DMs and of messages that mention it."""
        payload = self.server.message_json(message)
        is_mentioned = f"<@{BOT.id}>" in message.content
        payload["mentions"] = [BOT.to_json()] if is_mentioned else []
        if self.channel.guild is None:
            return payload
        if not is_mentioned:
            payload["content"] = ""
        member = {name: value for name, value in self._member().items() if name != "user"}
        return payload | {"guild_id": self.channel.guild.id, "member": member}

    def _payload(self, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
        channel = self.channel
        payload: dict[str, Any] = {
            "id": interaction.id,
            "application_id": BOT.id,
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel.id,
            "channel": channel.to_json() | {"permissions": str(int(self.may))},
            "locale": self.user.locale,
            "entitlements": [],
            "context": int(channel.context),
            "authorizing_integration_owners": self._owners(is_guest=interaction.is_guest),
            "app_permissions": str(int(channel.bot_may)),
            "attachment_size_limit": FILES_UP_TO,
        }
        if channel.guild is None:
            return payload | {"user": self.user.to_json()}
        guild = channel.guild
        return payload | {
            "member": self._member(),
            "guild_id": guild.id,
            "guild": guild.to_json(),
            "guild_locale": guild.locale,
        }

    def _member(self) -> dict[str, Any]:
        return {
            "user": self.user.to_json(),
            "permissions": str(int(self.may)),
            "roles": [],
            "joined_at": "2026-01-01T00:00:00.000000+00:00",
            "premium_since": None,
            "nick": None,
            "avatar": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }

    def _owners(self, *, is_guest: bool) -> dict[str, str]:
        """Return who installed the app: the server, the bot's own DM channel (``"0"``), or the user."""
        if is_guest:
            return {"1": self.user.id}
        return {"0": self.channel.guild.id if self.channel.guild else "0"}
