"""The state of the simulated Discord: users, guilds, channels, messages, interactions."""

from typing import Any

from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.faults import SOON
from tests.discord_chat.simulator.interaction import Interaction
from tests.discord_chat.simulator.message import OLD, Message, Upload, called
from tests.discord_chat.simulator.places import USUAL, Channel, Guild, Kind, May, User
from tests.discord_chat.simulator.refusal import Code, Refusal

BOT = User("1098765432109876543", "solitaire", is_bot=True)
"""The bot; its application has the same id."""
NONCE_LIFE = 5 * 60.0
"""Seconds in which a second message with the same nonce is dropped: “in the past few minutes”."""


class World:
    """All objects, by id."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.users: dict[str, User] = {BOT.id: BOT}
        self.channels: dict[str, Channel] = {}
        self._dms: dict[str, Channel] = {}
        """The bot's private channel with each user, by the user's id."""
        self.messages: dict[str, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        """The interactions, by token."""
        self.owner: User | None = None
        """The user who owns the bot's application."""
        self.team: dict[str, Any] | None = None
        """The team that owns it instead."""
        self.refuses_old_edits = False
        """Whether edits of messages older than an hour are rejected, as Discord does after many of them."""

    # For tests: create and delete objects

    def add_user(self, name: str, locale: str = "en-US") -> User:
        user = User(self._clock.new_id(), name, locale)
        self.users[user.id] = user
        return user

    def add_guild(self, locale: str = "en-US", number: str = "") -> Guild:
        return Guild(number or self._clock.new_id(), locale)

    def add_channel(self, guild: Guild, bot_may: May = USUAL, *, has_bot: bool = True) -> Channel:
        channel = Channel(self._clock.new_id(), Kind.TEXT, guild, bot_may=bot_may, has_bot=has_bot)
        self.channels[channel.id] = channel
        return channel

    def add_thread(self, parent: Channel) -> Channel:
        channel = Channel(self._clock.new_id(), Kind.THREAD, parent.guild, parent, bot_may=parent.bot_may)
        self.channels[channel.id] = channel
        return channel

    def add_private(self, *people: User) -> Channel:
        kind = Kind.GROUP_DM if len(people) > 2 else Kind.DM
        channel = Channel(self._clock.new_id(), kind, people=list(people), has_bot=False)
        self.channels[channel.id] = channel
        return channel

    def dm(self, user: User) -> Channel:
        channel = self._dms.get(user.id)
        if channel is None or channel.id not in self.channels:
            channel = self._dms[user.id] = Channel(self._clock.new_id(), Kind.DM, people=[user])
            self.channels[channel.id] = channel
        return channel

    def say(self, channel: Channel, user: User, text: str) -> Message:
        message = Message(self._clock.new_id(), channel, user, self._clock.now(), content=text)
        self.messages[message.id] = message
        return message

    def delete(self, message: Message) -> None:
        message.is_deleted = True
        self.messages.pop(message.id, None)

    def delete_channel(self, channel: Channel) -> None:
        self.channels.pop(channel.id)
        for message in [one for one in self.messages.values() if one.channel is channel]:
            self.delete(message)

    # Requests from the bot

    def new_message(self, channel: Channel, _user: User) -> Message:
        if channel.id not in self.channels:
            raise Refusal(Code.UNKNOWN_CHANNEL)
        message = Message(self._clock.new_id(), channel, BOT, self._clock.now())
        self.messages[message.id] = message
        return message

    def channel(self, number: str, needed: May = May.VIEW) -> Channel:
        """Return a channel in which the bot has these permissions, or raise ``Refusal``."""
        channel = self.channels.get(number)
        if channel is None:
            raise Refusal(Code.UNKNOWN_CHANNEL)
        if not channel.has_bot or (channel.guild and not channel.bot_may & May.VIEW):
            raise Refusal(Code.MISSING_ACCESS)
        if channel.guild and needed & ~channel.bot_may:
            raise Refusal(Code.MISSING_PERMISSIONS)
        return channel

    def message(self, channel: Channel, number: str) -> Message:
        """Return a message of a channel that is not ephemeral, or raise ``Refusal``."""
        message = self.messages.get(number)
        if message is None or message.channel is not channel or message.is_private:
            raise Refusal(Code.UNKNOWN_MESSAGE)
        return message

    def post(self, number: str, sent: dict[str, Any], uploads: dict[int, Upload]) -> Message:
        """Accept a message that the bot sends without an interaction."""
        is_thread = number in self.channels and self.channels[number].kind is Kind.THREAD
        needed = May.SEND_IN_THREADS if is_thread else May.SEND
        needed |= (May.ATTACH if uploads else May.VIEW) | (May.EMBED if sent.get("embeds") else May.VIEW)
        channel = self.channel(number, needed)
        if any(not user.takes_messages for user in channel.people):
            raise Refusal(Code.CLOSED_DM)
        if channel.closed:
            raise Refusal(channel.closed)
        nonce = str(sent.get("nonce") or "")
        if nonce and sent.get("enforce_nonce") and (before := self._named(channel, nonce)):
            return before
        reference = str((sent.get("message_reference") or {}).get("message_id") or "")
        if reference and channel.guild and not channel.bot_may & May.READ_HISTORY:
            raise Refusal(Code.UNREAD_HISTORY)
        message = Message(self._clock.new_id(), channel, BOT, self._clock.now(), reference=reference)
        message.write(sent, uploads, self._clock)
        message.nonce, message.called = nonce, called(sent)
        self.messages[message.id] = message
        return message

    def _named(self, channel: Channel, nonce: str) -> Message | None:
        """Return the recent message of a channel that was posted with this nonce."""
        fresh = self._clock.now() - NONCE_LIFE
        found = (one for one in self.messages.values() if one.channel is channel and one.nonce == nonce)
        return next((message for message in found if message.created > fresh), None)

    def history(self, number: str, before: str, limit: int) -> list[Message]:
        channel = self.channel(number)
        if channel.guild and not channel.bot_may & May.READ_HISTORY:
            return []
        found = [
            message
            for message in self.messages.values()
            if message.channel is channel
            and not message.is_private
            and int(message.id) < int(before or 1 << 64)
        ]
        return sorted(found, key=lambda message: -int(message.id))[:limit]

    def guild(self, number: str) -> Guild:
        for channel in self.channels.values():
            if channel.guild and channel.guild.id == number and channel.has_bot:
                return channel.guild
        raise Refusal(Code.UNKNOWN_GUILD)

    def guilds(self) -> list[Guild]:
        """Return the guilds that the bot is in, by their ids."""
        found = {one.guild.id: one.guild for one in self.channels.values() if one.guild and one.has_bot}
        return [found[number] for number in sorted(found, key=int)]

    def remove_bot(self, number: str) -> None:
        """Let the bot leave a guild."""
        self.guild(number)
        for channel in self.channels.values():
            if channel.guild and channel.guild.id == number:
                channel.has_bot = False

    def check_age(self, message: Message | None) -> None:
        """Raise ``Refusal`` for an edit of a message older than an hour, if those are rejected."""
        if self.refuses_old_edits and message and self._clock.now() - message.created > OLD:
            raise Refusal(Code.OLD_EDITS, retry_after=SOON)
