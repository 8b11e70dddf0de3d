"""A fake chat that accepts posts, and processes of the bot that post there and can be killed at any step."""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeAlias

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.feature import FurtherPost
from bot.core.posts import Begin, NoteSent, Post, PostChannel, PostOutcome, PostResult
from bot.core.screens import Screen
from bot.daily.days import Days
from bot.daily.week import Week
from bot.features.posts.composer import PostComposer
from bot.features.posts.planning import post_kinds
from bot.features.posts.poster import Poster
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from bot.services import Services
from tests.bot.services import services_on
from tests.killable import KillSwitch

FIRST = date(2026, 11, 23)  # a Monday
DAYS = Days(FIRST)
HOUR = 60 * 60
DAY = 24 * HOUR
ADMIN = Player(Chat.TELEGRAM, 77)

Answer: TypeAlias = Callable[[PostChannel], Awaitable[PostResult]]


def always(fate: PostOutcome, reason: str = "") -> Answer:
    async def answer(_: PostChannel) -> PostResult:
        return PostResult(fate, reason)

    return answer


ARRIVING = always(PostOutcome.SENT)


async def delivering(_: DirectMessage) -> DirectMessageResult:
    """Deliver a direct message."""
    return DirectMessageResult(PostOutcome.SENT)


@dataclass
class FakeChat:
    """The channels of a chat. It outlives the processes that post there."""

    knows_nonces: bool = True
    """Whether it recognizes a post that is sent again: Discord does, Telegram does not."""
    answer: Answer = ARRIVING
    arrived: list[tuple[PostChannel, str, str]] = field(default_factory=list)
    """The channel, the title and the nonce of each post."""
    posts: list[Post] = field(default_factory=list)
    replies: Counter[tuple[int, str]] = field(default_factory=Counter)
    """How often what follows a title arrived in each group; only in a chat that knows no nonces."""
    requests: list[tuple[PostChannel, str, str]] = field(default_factory=list)
    """Every request, whether the post arrived or not."""
    warnings: list[tuple[Player, str, str]] = field(default_factory=list)
    """The direct messages: player, text and language."""
    sent: list[tuple[Player, str]] = field(default_factory=list)
    """The players and nonces of the direct messages."""
    messages: list[DirectMessage] = field(default_factory=list)
    answer_message: Callable[[DirectMessage], Awaitable[DirectMessageResult]] = delivering
    is_unreachable: bool = False
    """Whether requests for arrived posts fail."""
    refused_replies: int = 0
    """How often what follows a post cannot be sent."""

    @property
    def counts(self) -> Counter[tuple[int, str]]:
        """How often each title arrived in each group."""
        return Counter((channel.group, title) for channel, title, _ in self.arrived)

    @property
    def titles(self) -> list[str]:
        return [title for _, title, _ in self.arrived]

    def nonces_in(self, channel: PostChannel) -> Counter[str]:
        return Counter(nonce for where, _, nonce in self.arrived if where == channel)


class FakeSender:
    """The connection of one process to a chat."""

    def __init__(self, chat: FakeChat, switch: KillSwitch | None = None) -> None:
        self._chat = chat
        self._switch = switch or KillSwitch()

    async def post(
        self,
        channel: PostChannel,
        post: Post,
        nonce: str,
        begin: Begin | None = None,
        note_sent: NoteSent | None = None,
    ) -> PostResult:
        if begin and not await begin():
            return PostResult(PostOutcome.UNREACHED)
        await self._switch.before_request()
        chat, entry = self._chat, (channel, post.screen.title, nonce)
        chat.requests.append(entry)
        posted = await chat.answer(channel)
        if posted.fate is PostOutcome.SENT and not (chat.knows_nonces and entry in chat.arrived):
            chat.arrived.append(entry)
            chat.posts.append(post)
        message = len(chat.arrived)
        self._switch.count()
        if posted.fate is PostOutcome.SENT and note_sent and not chat.knows_nonces:
            await note_sent(message)
            if not await self.post_replies(channel, post, message):
                return PostResult(PostOutcome.PARTIAL)
        return posted

    async def post_replies(self, channel: PostChannel, post: Post, message: int) -> bool:
        await self._switch.before_request()
        if self._chat.refused_replies:
            self._chat.refused_replies -= 1
            return False
        assert self._chat.arrived[message - 1][:2] == (channel, post.screen.title)
        self._chat.replies[channel.group, post.screen.title] += 1
        self._switch.count()
        return True

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        await self._switch.before_request()
        if self._chat.is_unreachable:
            raise ConnectionError("the chat is unreachable")
        return nonce in self._chat.nonces_in(channel) if self._chat.knows_nonces else None

    async def send_direct_message(
        self, message: DirectMessage, begin: Begin | None = None
    ) -> DirectMessageResult:
        if begin and not await begin():
            return DirectMessageResult(PostOutcome.UNREACHED)
        await self._switch.before_request()
        chat, screen = self._chat, message.screen
        result = await chat.answer_message(message)
        is_repeated = chat.knows_nonces and message.nonce and (message.player, message.nonce) in chat.sent
        if result.fate is PostOutcome.SENT and not is_repeated:
            chat.sent.append((message.player, message.nonce))
            chat.messages.append(message)
            chat.warnings.append((message.player, f"{screen.title}: {screen.text}", message.language))
        self._switch.count()
        return result

    async def open_channel(self, message: DirectMessage) -> DirectMessageResult:
        await self._switch.before_request()
        return DirectMessageResult(PostOutcome.SENT, channel=message.player.id)

    async def was_sent(self, message: DirectMessage) -> bool | None:
        await self._switch.before_request()
        if not self._chat.knows_nonces:
            return None
        return (message.player, message.nonce) in self._chat.sent


class TitleComposer(PostComposer):
    """Composes posts that consist of a title."""

    def __init__(self, daily: Services, before: Callable[[], Awaitable[None]] | None = None) -> None:
        super().__init__(daily)
        self._before = before

    async def _titled(self, settings: PostSettings, title: str) -> Post:
        if self._before:
            await self._before()
        return Post(Screen(title), settings.language, role=settings.role, is_silent=settings.is_silent)

    async def is_ready(self, _: int) -> bool:
        return True

    async def of_day(self, settings: PostSettings, number: int, now: int, *, is_trial: bool = False) -> Post:
        assert not is_trial
        assert DAYS.is_on(number, now)
        return await self._titled(settings, f"day {number}")

    async def of_week(self, settings: PostSettings, week: Week, _: int) -> Post:
        return await self._titled(settings, f"week {week.text}")

    async def further(self, post: FurtherPost, settings: PostSettings, number: int, before: int) -> Post:
        return await self._titled(settings, f"{post.name} {number} after {before}")

    async def of_month(self, settings: PostSettings, month: str, _: int) -> Post:
        return await self._titled(settings, f"month {month}")

    async def trial(self, settings: PostSettings, _: int) -> Post:
        return await self._titled(settings, "trial")


class KillableRedis(Redis):
    """The client of a process that can be killed."""

    switch: KillSwitch

    async def execute_command(self, *words: Any, **options: Any) -> Any:  # noqa: ANN401 - as the client has it
        await self.switch.before_request()
        answer = await super().execute_command(*words, **options)  # type: ignore[no-untyped-call]
        self.switch.count()
        return answer


def poster(
    redis: Redis,
    chat: FakeChat,
    switch: KillSwitch | None = None,
    before: Callable[[], Awaitable[None]] | None = None,
    now: int = 0,
) -> Poster:
    """Return the poster of another process; ``before`` is awaited as it composes a post."""
    if switch:
        redis = KillableRedis(connection_pool=redis.connection_pool)
        redis.switch = switch
    services, sender = services_on(redis, FIRST, lambda: now), FakeSender(chat, switch)
    services.post_senders[Chat.TELEGRAM] = services.direct_messages[Chat.TELEGRAM] = sender
    return Poster(services, TitleComposer(services, before), pause=0)


def settings_of(group: int, **changes: Any) -> PostSettings:  # noqa: ANN401 - of several types
    return PostSettings(PostChannel(Chat.TELEGRAM, group, 3), by=ADMIN, **changes)


async def configure(redis: Redis, settings: PostSettings, before: PostSettings | None = None) -> None:
    """Save the settings of a group's posts, which begin with the first day."""
    channel = settings.channel
    await PostStore(redis).save_settings(channel.chat, channel.group, settings, before, 1)


async def expire_claims(redis: Redis, groups: Sequence[int]) -> None:
    """Let all claims on the posts of groups expire."""
    for group in groups:
        for kind in post_kinds():
            key = PostStore.post_key(Chat.TELEGRAM, group)
            if await redis.hexists(key, f"{kind}.until"):
                await redis.hset(key, f"{kind}.until", "0")
