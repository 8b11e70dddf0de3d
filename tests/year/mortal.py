"""A process of the bot that can end at any moment, as one does that is killed: nothing of it goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date
from random import Random

from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool, UnixDomainSocketConnection

from bot.app import App
from bot.core.actions import Chat, Player
from bot.core.posts import Begin, Post, PostChannel, PostOutcome, PostResult
from bot.core.screens import Screen
from bot.features.attempts.closing import DayCloser
from bot.features.attempts.ranking import AttemptRanking
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore


class Death(BaseException):
    """The process was killed: not even its last words get out."""


async def is_survived(work: Awaitable[object]) -> bool:
    """Do something to its end; return whether the process that does it was alive then."""
    try:
        await work
    except Death:
        return False
    except BaseExceptionGroup as errors:
        _, others = errors.split(Death)
        if others:
            raise others from errors
        return False
    return True


class Life:
    """How long a process has to live: so many more times that it speaks to anybody outside."""

    def __init__(self) -> None:
        self.left: int | None = None
        """``None`` forever."""
        self.is_over = False
        self.until_halt: int | None = None
        """The same until it stands still, as a process does that is suspended; ``None`` for never."""
        self._goes_on = asyncio.Event()

    def halt_after(self, words: int) -> None:
        """Have the process stand still after so many words, until it may go on."""
        self.until_halt = words
        self._goes_on.clear()

    def go_on(self) -> None:
        """Let the process go on, or not stand still at all."""
        self.until_halt = None
        self._goes_on.set()

    async def speak(self) -> None:
        """Count one word, before which the process may stand still; raise ``Death`` as ``spend`` does."""
        if self.until_halt is not None:
            self.until_halt -= 1
            if self.until_halt < 0:
                await self._goes_on.wait()
        self.spend()

    def spend(self) -> None:
        """Count one word with the outside; raise ``Death`` when it was one too many."""
        if self.left is not None:
            self.left -= 1
            self.is_over = self.is_over or self.left < 0
        if self.is_over:
            raise Death


class MortalConnection(UnixDomainSocketConnection):
    """A connection of the real client, of a process that can die before it speaks and before it hears."""

    def __init__(self, *, life: Life, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self._life = life

    async def send_packed_command(self, *words: object, **rest: object) -> None:
        """Speak, if there is time for it."""
        await self._life.speak()
        await super().send_packed_command(*words, **rest)  # type: ignore[arg-type]

    async def read_response(self, *words: object, **rest: object) -> object:
        """Hear, if there is time for it."""
        self._life.spend()
        return await super().read_response(*words, **rest)  # type: ignore[arg-type]


class Wall:
    """What hangs in the channels of a chat: it outlives the processes that post there."""

    def __init__(self, *, can_tell: bool) -> None:
        self.can_tell = can_tell
        """Whether the chat tells what was posted, as Discord does and Telegram does not."""
        self.posts: dict[PostChannel, list[str]] = {}


class Hand:
    """A process's way to the channels of a chat."""

    def __init__(self, wall: Wall, life: Life) -> None:
        self._wall = wall
        self._life = life

    async def post(
        self,
        channel: PostChannel,
        bulletin: Post,  # noqa: ARG002
        nonce: str,
        begin: Begin | None = None,
    ) -> PostResult:
        """Hang a post up, unless death comes before; it may also come before that is known."""
        if begin and not await begin():
            return PostResult(PostOutcome.UNREACHED)
        await self._life.speak()
        hanging = self._wall.posts.setdefault(channel, [])
        if not (self._wall.can_tell and nonce in hanging):  # Discord knows a nonce again
            hanging.append(nonce)
        self._life.spend()
        return PostResult(PostOutcome.SENT)

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Describe what hangs there, where the chat does."""
        await self._life.speak()
        return nonce in self._wall.posts.get(channel, []) if self._wall.can_tell else None

    async def send_direct_message(self, player: Player, screen: Screen, language: str) -> bool:  # noqa: ARG002
        """Nobody is told anything in this year: nothing is refused."""
        raise AssertionError(screen.text)


class House:
    """A process of the bot: its own connection, its own clock, its own app."""

    def __init__(
        self, path: str, walls: dict[Chat, Wall], time: Callable[[], int], first: date, stretch: int
    ) -> None:
        self.life = Life()
        self.ahead = 0
        """Seconds by which its clock is ahead of the time."""
        self._time = time
        pool = ConnectionPool(connection_class=MortalConnection, path=path, life=self.life)
        self.redis = Redis(connection_pool=pool)
        store = PlayerStore(self.redis)
        self.store = store
        self.app = App(store, Texts.load("en"), self.now, first_day=first)
        self.ranking = AttemptRanking(self.app.services.daily, self.now)
        self._closing = DayCloser(store, self.app.services.daily, self.ranking, self.now, stretch=stretch)
        for chat, wall in walls.items():
            self.app.services.posts.senders[chat] = Hand(wall, self.life)

    def now(self) -> int:
        """Return what its clock shows."""
        return self._time() + self.ahead

    async def tick(self, *, is_sweeping: bool) -> None:
        """Do once what the bot does all the time beside answering; raise ``Death`` where that comes."""
        now = self.now()
        await self._closing.record_uptime(now)
        if is_sweeping:
            await self.app.services.posts.poster.sweep(now)
        await self.app.services.posts.poster.post_due(now)
        await self._closing.close_due(now)

    async def bury(self) -> None:
        """End the process, and let go of what it leaves behind in this one."""
        self.life.is_over = True
        await self.redis.connection_pool.disconnect(inuse_connections=True)

    def doom(self, chance: Random, words: int = 60) -> None:
        """Have it die soon."""
        self.life.left = chance.randrange(words)
