"""Slots for posts and direct messages: within the send budget of their chat, at the pace of all processes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.chats.telegram.sending.http_requests import NotSentError
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.chats.telegram.sending.send_budget import Clock
from bot.core.actions import Chat
from bot.core.posts import Begin
from bot.storage.coordination.post_pacing import PostPacer

LONGEST_WAIT = 30.0
"""The longest wait in seconds of a message for a busy chat."""


class BusyChatError(Exception):
    """The chat is sent so much that a message would have to wait too long."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"the chat has to wait for {wait:.0f} s")
        self.wait = wait


class SendSlots:
    """Waits until a message may be sent to a chat."""

    def __init__(self, queue: OutgoingQueue, pace: PostPacer, clock: Clock) -> None:
        self._queue = queue
        self._pace = pace
        self._clock = clock

    @asynccontextmanager
    async def slot(
        self, chat: int, begin: Begin | None = None, *, gives_way: bool = False
    ) -> AsyncIterator[None]:
        """Wait until both the chat's send budget and the shared pace allow a message, sent in the body.

        ``begin`` is awaited just before that. Raises ``BusyChatError``, and ``NotSentError`` if it returns
        ``False``.
        """
        waited = 0.0
        while True:
            while delay := self._queue.send_delay(chat):
                waited += delay
                if waited > LONGEST_WAIT:
                    raise BusyChatError(delay)
                await self._clock.sleep(delay)
            async with self._pace.slot(Chat.TELEGRAM, gives_way=gives_way):
                if not self._queue.send_delay(chat):  # else something else was sent there meanwhile
                    if begin and not await begin():
                        raise NotSentError("it must not be sent any more")
                    self._queue.spend(chat)
                    yield
                    return
