"""One bot process of the simulation, with its own connection, clock and app."""

from collections.abc import Callable
from datetime import date
from random import Random

from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool

from bot.app import App
from bot.core.actions import Chat
from bot.features.attempts.closing import DayCloser
from bot.features.attempts.ranking import AttemptRanking
from bot.features.posts.poster import Poster
from bot.features.posts.service import PostsService
from bot.features.reminders.scheduler import ReminderScheduler
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.bot.posts.post_office import FakeChat, FakeSender
from tests.killable import KillableConnection, KillSwitch


class BotProcess:
    """A process that can be killed or suspended at any request."""

    def __init__(
        self, path: str, chats: dict[Chat, FakeChat], time: Callable[[], int], first: date, interval: int
    ) -> None:
        self.switch = KillSwitch()
        self.ahead = 0
        """The seconds by which its clock is ahead of the simulation's time."""
        self._time = time
        pool = ConnectionPool(connection_class=KillableConnection, path=path, switch=self.switch)
        self.redis = Redis(connection_pool=pool)
        self.store = PlayerStore(self.redis)
        self.app = App(Services(self.store, Texts.load("en"), self.now, first_day=first))
        self.daily = services = self.app.services
        self.posts, self.poster = services.get(PostsService), services.get(Poster)
        self.ranking = services.get(AttemptRanking)
        self._closing = DayCloser(services, (), interval)
        for name, chat in chats.items():
            sender = FakeSender(chat, self.switch)
            self.app.services.post_senders[name] = self.app.services.direct_messages[name] = sender

    def now(self) -> int:
        return self._time() + self.ahead

    async def work(self, *, is_sweeping: bool) -> None:
        """Run the bot's periodic tasks once: uptime, posts, reminders, closing; raise ``ProcessKilled``."""
        now = self.now()
        await self._closing.record_uptime(now)
        if is_sweeping:
            await self.poster.sweep(now)
        await self.poster.post_due(now)
        await self.app.services.get(ReminderScheduler).remind_due()
        await self._closing.close_due(now)

    async def close(self) -> None:
        self.switch.is_killed = True
        await self.redis.connection_pool.disconnect(inuse_connections=True)

    def kill_soon(self, chance: Random, steps: int = 60) -> None:
        self.switch.left = chance.randrange(steps)
