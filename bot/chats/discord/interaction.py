"""One interaction, from its arrival until it is answered."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

import discord
from aiohttp import ClientError

from bot.chats.discord.api_errors import DiscordErrorCode
from bot.chats.discord.identity import Interaction, player_of, room_of
from bot.chats.discord.latency import MAX_ANSWER_DELAY, MAX_EDIT_AGE
from bot.chats.discord.message import Arguments, DiscordMessage
from bot.chats.discord.retries import UNKNOWN, AlreadyArrivedError, Value, persist
from bot.runtime.message_updates import MessageChangedError

MAX_FOLLOW_UPS = 5
"""Follow-ups after the response, if only a user installed the bot. Source:
https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages"""

TRAVEL_TIME = 0.4
"""Seconds before the end of the time for a response at which it is sent whatever a rate limit asks for."""

LAST_ATTEMPTS = 0.3
"""Seconds after that in which further attempts follow in quick succession."""

TIME_TO_DEFER, LEAST_ATTEMPT = 1.0, 0.5
"""Seconds of the time for a response that are left for deferring it if it does not get through, and the least
that an attempt is given: a connection that hangs must not take all of the time."""

TOKEN_LIFETIME = 15 * 60.0 - 5.0
"""Seconds in which a response can be edited and followed up, less some for the last attempt. Source:
https://discord.com/developers/docs/interactions/receiving-and-responding"""

RECENT = 25
"""The latest messages of a channel among which a follow-up is looked for."""

CLEANUP_TIMEOUT = 5.0
"""Seconds for requests that players do not wait for: an old message's buttons, a replaced response."""

PLACEHOLDER = DiscordMessage(text="…")
"""Fills a deferred response whose answer is sent in another message."""

IsWanted = Callable[[], bool]
Response = discord.InteractionCallbackResponse[Any]
Request = Callable[[], Awaitable[Response | None]]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message that shows an answer, and the call that edits it, which works for 15 minutes.

    The call takes what it shall show, and whether that is still wanted if it has to be sent again.
    """

    id: int
    edit: Callable[[DiscordMessage, IsWanted], Awaitable[object]]


class EditOrder:
    """Which interaction edited a message last, so that an answer sent again does not replace a newer one."""

    def __init__(self) -> None:
        self._newest: dict[int, int] = {}
        self._waiting: Counter[int] = Counter()
        self._answered: Counter[int] = Counter()
        """How many presses of a message were answered since something last waited to edit it."""
        self._idle: dict[int, asyncio.Event] = {}

    @contextmanager
    def editing(self, message: int, interaction: int) -> Iterator[IsWanted]:
        """Provide whether no newer interaction has edited the message meanwhile."""
        with self._busy(message):
            yield lambda: self._newest.get(message, 0) <= interaction
            self._newest[message] = max(self._newest.get(message, 0), interaction)

    @contextmanager
    def answering(self, message: int) -> Iterator[None]:
        """Note that a press of a message is being answered, from its arrival until its board is shown."""
        with self._busy(message):
            self._answered[message] += 1
            yield

    @contextmanager
    def noticing(self, message: int) -> Iterator[IsWanted]:
        """Provide whether no press of the message was answered meanwhile; wait for ``idle`` before."""
        with self._busy(message):
            yield lambda: not self._answered[message]

    def is_busy(self, message: int) -> bool:
        """Return whether a press of a message is being answered, or something is about to edit it."""
        return self._waiting[message] > 0

    async def idle(self, message: int) -> None:
        """Wait until no press of a message is being answered, and nothing is about to edit it."""
        while self._waiting[message]:
            await self._idle.setdefault(message, asyncio.Event()).wait()

    @contextmanager
    def _busy(self, message: int) -> Iterator[None]:
        self._waiting[message] += 1
        try:
            yield
        finally:
            self._waiting[message] -= 1
            if not self._waiting[message]:
                for known in (self._waiting, self._answered, self._newest):
                    known.pop(message, None)
                if idle := self._idle.pop(message, None):
                    idle.set()


class InteractionExchange:
    """An interaction, and the ways in which Discord lets the bot answer it.

    Requests that do not reach Discord are repeated while it accepts them: a response for 3 seconds, all else
    for 15 minutes.
    """

    def __init__(
        self, interaction: Interaction, delay: float = 0.0, edit_order: EditOrder | None = None
    ) -> None:
        """Create the exchange on arrival of the interaction, which took ``delay`` seconds."""
        self.interaction = interaction
        self.player, self.room = player_of(interaction), room_of(interaction)
        self.is_press = interaction.type is discord.InteractionType.component
        """Whether it is a button press, so that there is a message to edit."""
        self.message_id = interaction.message.id if interaction.message else 0
        """The id of the message whose button was pressed; 0 for a command."""
        self._is_deferred_private: bool | None = None
        """Whether the deferred response is ephemeral; ``None`` if none is pending."""
        self._follow_ups = 0
        self._sent: set[int] = set()
        """The ids of the follow-ups."""
        self._has_arrived = False
        """Whether Discord has said that it has a response, instead of confirming that response."""
        self._edit_order = edit_order or EditOrder()
        began = asyncio.get_running_loop().time() - delay
        self._respond_until = began + MAX_ANSWER_DELAY - TRAVEL_TIME
        self._edit_until = began + TOKEN_LIFETIME

    @property
    def is_acknowledged(self) -> bool:
        """Whether it has a response, perhaps a deferred one."""
        return self._has_arrived or self.interaction.response.is_done()

    @property
    def is_edit_limited(self) -> bool:
        """Whether the message with the button is so old that Discord limits its edits."""
        pressed = self.interaction.message
        return pressed is not None and self.interaction.created_at - pressed.created_at >= MAX_EDIT_AGE

    @property
    def is_waited_for(self) -> bool:
        """Whether Discord shows that a new message is coming, because the response was deferred so."""
        return self._is_deferred_private is not None

    async def acknowledge(self) -> None:
        """Acknowledge a button press that is not answered."""
        await self._respond(self._deferral())

    async def defer(self, *, is_private: bool) -> None:
        """Defer the response: Discord waits 3 seconds for this, then 15 minutes for the answer.

        The answer to a press is an edit of its message, or else a new message as private as that.
        """
        if self.is_press and not self.is_edit_limited:
            await self._respond(self._deferral())
            return
        is_new_private = self._is_pressed_private if self.is_press else is_private
        await self._respond(self._deferral(is_private=is_new_private))
        self._is_deferred_private = is_new_private

    async def launch(self) -> None:
        """Respond by opening the Activity; raise ``discord.HTTPException`` if Discord does not open it."""
        response = self.interaction.response
        try:
            await persist(response.launch_activity, self._respond_until, last_attempts=LAST_ATTEMPTS)
        except AlreadyArrivedError:
            self._has_arrived = True

    @property
    def _is_pressed_private(self) -> bool:
        """Whether the message whose button was pressed is ephemeral."""
        pressed = self.interaction.message
        return pressed is not None and pressed.flags.ephemeral

    def _deferral(self, *, is_private: bool | None = None) -> Request:
        """Return the request that defers the response: a new message if ``is_private`` says who sees it."""
        response = self.interaction.response
        is_new = is_private is not None
        return lambda: response.defer(thinking=is_new, ephemeral=bool(is_private))

    async def edit(self, message: DiscordMessage) -> ShownMessage:
        """Replace the message whose button was pressed, unless a newer interaction has done so."""
        shown = ShownMessage(self.message_id, self._edit_response)
        try:
            with self._edit_order.editing(self.message_id, self.interaction.id) as is_newest:
                return await self._edit_pressed(message, is_newest) or shown
        except MessageChangedError:
            if not self.is_acknowledged:
                await self.acknowledge()
            return shown

    async def _edit_pressed(self, message: DiscordMessage, is_newest: IsWanted) -> ShownMessage | None:
        """Replace the message whose button was pressed; return the one that shows it if that is another."""
        pressed, response = self.interaction.message, self.interaction.response

        def edited() -> Arguments:
            return message.edited(is_older_kind=pressed is not None and not pressed.flags.components_v2)

        if not self.is_acknowledged:
            sent = await self._respond(self._deferral(), lambda: response.edit_message(**edited()), is_newest)
            if sent:
                return None
        try:
            await self._persist(lambda: self.interaction.edit_original_response(**edited()), is_newest)
        except discord.NotFound as error:
            if error.code != DiscordErrorCode.UNKNOWN_WEBHOOK:
                raise
            return await self._follow_up(message, is_private=self._is_pressed_private)
        return None

    async def send_instead(
        self, message: DiscordMessage, last_words: DiscordMessage | None = None
    ) -> ShownMessage:
        """Show in a new message what belonged in the old one, and leave a note in the old one.

        The new message is the response, so it is sent once, however often its request is repeated.
        """
        shown = await self.send(message, is_private=self._is_pressed_private)
        if last_words:
            await _clean_up(self._edit_old(last_words))
        return shown

    async def _edit_old(self, message: DiscordMessage) -> None:
        """Replace the message whose button was pressed, although the response is another one."""
        pressed = self.interaction.message
        arguments = message.edited(is_older_kind=pressed is not None and not pressed.flags.components_v2)
        await self._persist(lambda: self.interaction.followup.edit_message(self.message_id, **arguments))

    async def send(self, message: DiscordMessage, *, is_private: bool) -> ShownMessage:
        """Send a new message, to everybody in the channel or ephemeral."""
        if not self.is_acknowledged:
            response = self.interaction.response
            sent = await self._respond(
                self._deferral(is_private=is_private),
                lambda: response.send_message(**message.new(), ephemeral=is_private),
            )
            if sent:
                return ShownMessage(sent.message_id or self.interaction.id, self._edit_response)
            return await self._edit_original(message, is_private=is_private)
        was_private = self._is_deferred_private
        if was_private is None:
            return await self._follow_up(message, is_private=is_private)
        if was_private is not is_private:
            # Deferring has fixed who sees the response. So it gets a placeholder (before that, a follow-up
            # would only replace it), and the answer is sent in another message.
            await self._fill_placeholder()
            shown = await self._follow_up(message, is_private=is_private)
            self._is_deferred_private = None
            await _clean_up(self._persist(self.interaction.delete_original_response))
            return shown
        shown = await self._edit_original(message, is_private=is_private)
        self._is_deferred_private = None
        return shown

    async def _fill_placeholder(self) -> None:
        try:
            await self._persist(lambda: self.interaction.edit_original_response(**PLACEHOLDER.edited()))
        except discord.NotFound as error:
            if error.code not in UNKNOWN:
                raise
            log.info("A deferred response is gone: %s", error)  # so a follow-up cannot replace it

    async def _follow_up(self, message: DiscordMessage, *, is_private: bool) -> ShownMessage:
        if self._follow_ups == MAX_FOLLOW_UPS and not self.interaction.is_guild_integration():
            return await self._edit_original(message, is_private=is_private)
        followup = self.interaction.followup
        try:
            sent = await persist(
                lambda: followup.send(**message.new(), ephemeral=is_private, wait=True),
                self._edit_until,
                is_known=True,
                find_arrived=None if is_private else lambda: self._find_follow_up(message),
            )
        except discord.HTTPException as error:
            if error.code != DiscordErrorCode.TOO_MANY_FOLLOW_UPS:
                raise
            self._follow_ups = MAX_FOLLOW_UPS  # one has arrived although its attempt seemed to fail
            return await self._edit_original(message, is_private=is_private)
        self._follow_ups += 1
        self._sent.add(sent.id)

        async def edit(message: DiscordMessage, is_wanted: IsWanted) -> None:
            await persist(lambda: sent.edit(**message.edited()), self._edit_until, is_wanted=is_wanted)

        return ShownMessage(sent.id, edit)

    async def _find_follow_up(self, message: DiscordMessage) -> discord.Message | None:
        """Return a follow-up whose request seemed to fail but has arrived, by its interaction and buttons.

        Discord drops no second follow-up as it drops messages with the same nonce. Where the bot cannot read
        the channel, nothing is found, and nobody can look for an ephemeral message.
        """
        client: discord.Client = self.interaction.client
        channel = client.get_partial_messageable(self.interaction.channel_id or 0)
        try:
            async with asyncio.timeout(CLEANUP_TIMEOUT):
                async for one in channel.history(limit=RECENT):
                    cause = one.interaction_metadata
                    is_answer = cause is not None and cause.id == self.interaction.id
                    if is_answer and one.id not in self._sent and message.has_buttons_of(one):
                        return one
        except (discord.HTTPException, ClientError, OSError) as error:
            log.info("A channel cannot be searched for an answer: %s", error or type(error).__name__)
        return None

    async def _edit_original(self, message: DiscordMessage, *, is_private: bool) -> ShownMessage:
        """Replace the response; if it is gone, send the message as a new one."""
        try:
            edited = await self._persist(lambda: self.interaction.edit_original_response(**message.edited()))
        except discord.NotFound as error:
            if error.code not in UNKNOWN or self._follow_ups == MAX_FOLLOW_UPS:
                raise
            return await self._follow_up(message, is_private=is_private)
        return ShownMessage(edited.id, self._edit_response)

    async def _edit_response(self, message: DiscordMessage, is_wanted: IsWanted) -> None:
        """Replace the response later; if somebody has deleted it, nobody waits for this."""
        edit = self.interaction.edit_original_response
        await persist(lambda: edit(**message.edited()), self._edit_until, is_wanted=is_wanted)

    async def _respond(
        self, defer: Request, request: Request | None = None, is_wanted: IsWanted = lambda: True
    ) -> Response | None:
        """Make the request that responds once, and after that only defer the response.

        Deferring takes less time than a picture. Returns ``None`` unless the request has been confirmed: then
        the answer may be in the response or not, so it has to be edited.
        """
        loop, attempts = asyncio.get_running_loop(), chain(filter(None, [request]), repeat(defer))

        async def respond_or_defer() -> Response | None:
            attempt = next(attempts)
            left = self._respond_until - loop.time()
            seconds = left - TIME_TO_DEFER if attempt is request else left / 2
            # Without the time for another attempt, this one may take as long as it needs.
            async with asyncio.timeout(seconds if seconds > LEAST_ATTEMPT else None):
                response = await attempt()
            return response if attempt is request else None

        try:
            return await persist(
                respond_or_defer, self._respond_until, is_wanted=is_wanted, last_attempts=LAST_ATTEMPTS
            )
        except AlreadyArrivedError:
            self._has_arrived = True
            return None

    async def _persist(
        self, request: Callable[[], Awaitable[Value]], is_wanted: IsWanted = lambda: True
    ) -> Value:
        """Make a request that the response allows."""
        return await persist(request, self._edit_until, is_wanted=is_wanted, is_known=True)


async def _clean_up(request: Awaitable[object]) -> None:
    """Make a request whose failure is only logged, because the player has the answer."""
    try:
        async with asyncio.timeout(CLEANUP_TIMEOUT):
            await request
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("An outdated message stays in Discord: %s", error or type(error).__name__)
