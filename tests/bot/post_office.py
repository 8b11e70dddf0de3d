"""A chat that takes posts, and processes of the bot that post there and may end at any step."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeAlias

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.posts import Begin, Post, PostChannel, PostOutcome, PostResult
from bot.core.screens import Screen
from bot.daily.days import Days
from bot.daily.scope import Span
from bot.features.attempts.daily_services import DailyServices
from bot.features.posts.composer import PostComposer
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.poster import Poster
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from bot.i18n.texts import Texts
from bot.sessions.request_context import RequestContextLoader
from bot.storage.player_store import PlayerStore

FIRST = date(2026, 11, 23)  # a Monday
DAYS = Days(FIRST)
HOUR = 60 * 60
DAY = 24 * HOUR
ADMIN = Player(Chat.TELEGRAM, 77)


class Ended(BaseException):
    """The process is no more: whatever it still tries raises this."""


class Life:
    """How many steps a process takes before it ends; a step is before or after every call to outside."""

    def __init__(self, steps: float = float("inf")) -> None:
        self.left = steps
        self.taken = 0

    def step(self) -> None:
        """Take a step; raise ``Ended`` where it was the last one before."""
        if self.left < 1:
            raise Ended
        self.left -= 1
        self.taken += 1


class MortalRedis(Redis):
    """A client with a life."""

    life: Life

    async def execute_command(self, *words: Any, **options: Any) -> Any:  # noqa: ANN401 - as the client has it
        self.life.step()
        answer = await super().execute_command(*words, **options)  # type: ignore[no-untyped-call]
        self.life.step()
        return answer


Answer: TypeAlias = Callable[[PostChannel], Awaitable[PostResult]]


def always(fate: PostOutcome, reason: str = "") -> Answer:
    """Return what becomes of every post."""

    async def answer(_: PostChannel) -> PostResult:
        return PostResult(fate, reason)

    return answer


ARRIVING = always(PostOutcome.SENT)


class Gate:
    """What becomes of posts that a chat keeps waiting until they may go."""

    def __init__(self) -> None:
        self.is_asked = asyncio.Event()
        self.may_go = asyncio.Event()

    async def __call__(self, _: PostChannel) -> PostResult:
        self.is_asked.set()
        await self.may_go.wait()
        return PostResult(PostOutcome.SENT)


@dataclass
class Square:
    """The channels of a chat, and what stands there."""

    knows_nonces: bool = True
    answer: Answer = ARRIVING
    """What becomes of a post; what is not sent does not arrive."""
    arrived: list[tuple[PostChannel, str, str]] = field(default_factory=list)
    """The channel, the title, and the nonce."""
    bulletins: list[Post] = field(default_factory=list)
    asked: list[tuple[PostChannel, str, str]] = field(default_factory=list)
    """Every request, whether anything came of it or not."""
    told: list[tuple[Player, str, str]] = field(default_factory=list)
    """Who was told what, in which language."""
    is_silent: bool = False
    """Whether nobody can find out what stands there."""

    @property
    def counts(self) -> Counter[tuple[int, str]]:
        """How often what stands in the channel of which group."""
        return Counter((channel.group, title) for channel, title, _ in self.arrived)

    @property
    def titles(self) -> list[str]:
        """What stands there, in the order in which it came."""
        return [title for _, title, _ in self.arrived]


class Hand:
    """The way of a process into the square."""

    def __init__(self, square: Square, life: Life) -> None:
        self._square = square
        self._life = life

    async def post(
        self, channel: PostChannel, bulletin: Post, nonce: str, begin: Begin | None = None
    ) -> PostResult:
        if begin and not await begin():
            return PostResult(PostOutcome.UNREACHED)
        self._life.step()
        square, entry = self._square, (channel, bulletin.screen.title, nonce)
        square.asked.append(entry)
        posted = await square.answer(channel)
        is_there = square.knows_nonces and entry in square.arrived
        if posted.fate is PostOutcome.SENT and not is_there:
            square.arrived.append(entry)
            square.bulletins.append(bulletin)
        self._life.step()
        return posted

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        self._life.step()
        if self._square.is_silent:
            raise ConnectionError("the square is silent")
        if not self._square.knows_nonces:
            return None
        return any((channel, nonce) == (where, what) for where, _, what in self._square.arrived)

    async def send_direct_message(self, player: Player, screen: Screen, language: str) -> bool:
        self._life.step()
        self._square.told.append((player, f"{screen.title}: {screen.text}", language))
        return True


class Notices(PostComposer):
    """Posts that say no more than what they are of."""

    def __init__(self, daily: DailyServices, before: Callable[[], Awaitable[None]] | None = None) -> None:
        super().__init__(daily, Texts.load())
        self._before = before

    async def _of(self, settings: PostSettings, title: str) -> Post:
        if self._before:
            await self._before()
        language, role, is_silent = settings.language, settings.role, settings.is_silent
        return Post(Screen(title), language, role=role, is_silent=is_silent)

    async def is_ready(self, _: int) -> bool:
        return True

    async def of_day(self, settings: PostSettings, number: int, now: int) -> Post:
        assert DAYS.is_on(number, now)
        return await self._of(settings, f"day {number}")

    async def of_week(self, settings: PostSettings, week: str, _: int) -> Post:
        return await self._of(settings, f"week {week}")

    async def of_month(self, settings: PostSettings, month: str, _: int) -> Post:
        return await self._of(settings, f"month {month}")

    async def trial(self, settings: PostSettings, _: int) -> Post:
        return await self._of(settings, "trial")


def process(
    redis: Redis,
    square: Square,
    life: Life | None = None,
    before: Callable[[], Awaitable[None]] | None = None,
    now: int = 0,
) -> Poster:
    """Return what posts in a process of its own, which has a connection of its own."""
    client = MortalRedis(connection_pool=redis.connection_pool)
    client.life = life or Life()
    return process_on(client, square, client.life, before, now)


def process_on(
    redis: Redis,
    square: Square,
    life: Life | None = None,
    before: Callable[[], Awaitable[None]] | None = None,
    now: int = 0,
) -> Poster:
    """Return what posts by a client as it is."""
    daily = DailyServices.of(redis, FIRST)
    return Poster(
        PostStore(redis),
        MentionStore(redis),
        daily.challenges,
        Notices(daily, before),
        {Chat.TELEGRAM: Hand(square, life or Life())},
        RequestContextLoader(PlayerStore(redis), Texts.load()),
        lambda: now,
        pause=0,
    )


def settings_of(group: int, **changes: Any) -> PostSettings:  # noqa: ANN401 - of several types
    """Return settings as they are usual, but for some changes."""
    return PostSettings(PostChannel(Chat.TELEGRAM, group, 3), by=ADMIN, **changes)


async def settle(redis: Redis, settings: PostSettings, before: PostSettings | None = None) -> None:
    """Settle the posts of a group, from the first day on."""
    channel = settings.channel
    await PostStore(redis).save_settings(channel.chat, channel.group, settings, before, 1)


async def run_out(redis: Redis, groups: Sequence[int]) -> None:
    """Let the server's time go on until no claim holds any more."""
    for group in groups:
        for span in Span:
            key = PostStore.post_key(Chat.TELEGRAM, group)
            if await redis.hexists(key, f"{span}.until"):
                await redis.hset(key, f"{span}.until", "0")
