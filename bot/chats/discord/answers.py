"""What answers to interactions and to messages have in common: running tasks, errors, updates."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from aiohttp import ClientError

from bot.app import App
from bot.chats.discord.api_errors import DiscordErrorCode
from bot.chats.discord.interaction import ShownMessage
from bot.chats.discord.message import MessageRenderer
from bot.core.actions import Chat
from bot.core.replies import Reply
from bot.observability.metrics import count_chat_error
from bot.runtime.message_updates import MessageChangedError, MessageUpdates
from bot.storage.coordination.event_deduplication import EventDeduplicator

CANCEL_TIMEOUT = 0.5
"""Seconds for canceled tasks to release their events, so that other processes can answer them."""

log = logging.getLogger(__name__)


class RunningTasks:
    """The tasks that are answering players."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[object], int] = {}
        self._idle: set[asyncio.Task[object]] = set()

    def add_current(self, player: int = 0) -> None:
        """Add the current task, until it ends, as one that answers a player."""
        task = asyncio.current_task()
        if task and task not in self._tasks:
            self._idle.discard(task)
            self._tasks[task] = player
            task.add_done_callback(self._tasks.pop)

    def set_aside(self) -> None:
        """Stop counting the current task, which only waits in case it has to take over."""
        task = asyncio.current_task()
        if task:
            task.remove_done_callback(self._tasks.pop)
            del self._tasks[task]
            self._idle.add(task)
            task.add_done_callback(self._idle.discard)

    def count(self, player: int) -> int:
        """Return how many tasks answer a player."""
        return sum(one == player for one in self._tasks.values())

    def __len__(self) -> int:
        return len(self._tasks)

    async def drain(self, seconds: float) -> None:
        """Wait for all tasks, and for those that start meanwhile, but at most for this time.

        The rest is canceled: a move is stored entirely or not at all, and the player can request its board
        again.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while self._tasks and (left := end - loop.time()) > 0:
            await asyncio.wait(self._tasks, timeout=left)
            await asyncio.sleep(0)  # lets the callbacks of finished tasks run
        canceled = {*self._tasks, *self._idle}
        for task in canceled:
            task.cancel()
        if canceled:
            await asyncio.wait(canceled, timeout=CANCEL_TIMEOUT)


@dataclass(eq=False)
class Answerer:
    """Answers events of one kind, and shows the updates of answers."""

    app: App
    renderer: MessageRenderer
    running_tasks: RunningTasks
    message_updates: MessageUpdates
    deduplicator: EventDeduplicator

    async def _guard(
        self,
        answer: Callable[[], Awaitable[None]],
        report: Callable[[discord.HTTPException | None], Awaitable[None]],
        is_acknowledged: Callable[[], bool] = lambda: False,
    ) -> None:
        """Answer; log an error, and report it to the player: Discord's refusal, or ``None`` for another.

        If Discord cannot be reached, the answer may have arrived. That is only reported to a player who still
        waits because the event was acknowledged, such as by deferring its response.
        """
        try:
            await answer()
        except discord.HTTPException as error:
            if error.code == DiscordErrorCode.ANSWERED_ALREADY:  # while the store was away
                log.info("Another process has answered: %s", error)
                return
            count_chat_error(Chat.DISCORD, "refused")
            log.warning("Discord refused an answer: %s", error)
            await _try_to_report(report(error))
        except (ClientError, OSError) as error:
            count_chat_error(Chat.DISCORD, "unreached")
            log.warning("Discord could not be reached with an answer: %s", error or type(error).__name__)
            if is_acknowledged():  # it may have been an error of this machine, such as a full disk
                await _try_to_report(report(None))
        except Exception:
            count_chat_error(Chat.DISCORD, "failed")
            log.exception("An answer in Discord failed")
            await _try_to_report(report(None))

    async def _follow_updates(
        self,
        event: int,
        shown: ShownMessage,
        reply: Reply,
        send_notice: Callable[[Reply], Awaitable[object]],
        channel: int,
    ) -> None:
        """Show the updates of a reply in its message, until another event or process changes that."""
        if not reply.updates:
            return
        names = shared_name(event), shared_name(shown.id)
        await self.deduplicator.announce_update(*names)

        async def show_update(update: Reply) -> None:
            if not await self.deduplicator.is_update_expected(*names):
                raise MessageChangedError
            try:
                if update.screen:
                    message = await self.renderer.message(update, channel)
                    await shown.edit(message, lambda: not self.message_updates.is_paused(shown.id))
                if update.notice:
                    await send_notice(update)
            except (discord.HTTPException, ClientError, OSError) as error:
                # For example, the message was deleted: nobody waits for the update.
                log.warning("An update of an answer was not shown: %s", error or type(error).__name__)
                raise MessageChangedError from error

        self.message_updates.follow(shown.id, reply.updates, show_update)


async def _try_to_report(report: Awaitable[None]) -> None:
    try:
        await report
    except (discord.DiscordException, ClientError, OSError) as error:
        log.warning("The error could not be reported to the player: %s", error)


def shared_name(number: int) -> str:
    """Return the name of an interaction or a message, the same in all processes; empty if there is none."""
    return f"discord:{number}" if number else ""
