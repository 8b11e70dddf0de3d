"""Players with reminders, and processes of the bot that send them and can be killed at any step."""

from collections import Counter
from datetime import date

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.retention import DEFAULT_RETENTION
from bot.daily.days import Days
from bot.daily.result import ChallengeResult
from bot.features.reminders.choice import ON
from bot.features.reminders.planning import ReminderKind
from bot.features.reminders.scheduler import ReminderScheduler
from bot.features.reminders.store import ReminderStore
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ResultStore
from tests.bot.posts.post_office import FakeChat, FakeSender, KillableRedis
from tests.bot.services import services_on
from tests.killable import KillSwitch

FIRST = date(2026, 11, 23)  # a Monday
DAYS = Days(FIRST)
HOUR = 60 * 60
DAY = 24 * HOUR
ANNA = Player(Chat.TELEGRAM, 7)


def scheduler(
    redis: Redis, chat: FakeChat, now: int, switch: KillSwitch | None = None, sender: FakeSender | None = None
) -> ReminderScheduler:
    """Return the scheduler of another process, which sends in Telegram."""
    if switch:
        redis = KillableRedis(connection_pool=redis.connection_pool)
        redis.switch = switch
    services = services_on(redis, FIRST, lambda: now)
    services.direct_messages[Chat.TELEGRAM] = sender or FakeSender(chat, switch)
    return ReminderScheduler(services, pause=0)


async def remind_every(redis: Redis, chat: FakeChat, begin: int, end: int, step: int = HOUR) -> None:
    """Send due reminders at each step, each time with a new process."""
    for now in range(begin, end, step):
        await scheduler(redis, chat, now).remind_due()


async def turn_on(
    redis: Redis, player: Player = ANNA, daily: str = "18:30", zone: str = "", *, has_warning: bool = False
) -> None:
    """Turn reminders on, as from the first day."""
    warning = ON if has_warning else ""
    chosen = {"reminder": daily, "warning": warning, "zone": zone}
    await ReminderStore(redis, DEFAULT_RETENTION).begin(player, "en", {})
    await PlayerStore(redis).choose(player, chosen)


async def play(redis: Redis, number: int, player: Player = ANNA) -> None:
    """Store that a player has finished a day's ranked attempt."""
    results = ResultStore(redis)
    await results.begin(player, number, f"s{number}")
    result = ChallengeResult(
        number,
        "wish",
        is_won=True,
        score=0,
        moves=10,
        seconds=20,
        is_assisted=False,
        finished_at=DAYS.begins(number),
        session_id=f"s{number}",
    )
    await results.save_result(player, result)


async def expire_claims(redis: Redis, player: Player = ANNA) -> None:
    """Let all claims on the reminders of a player expire."""
    for kind in ReminderKind:
        if await redis.hexists(ReminderStore.key(player), f"{kind}.until"):
            await redis.hset(ReminderStore.key(player), f"{kind}.until", "0")


def sent(chat: FakeChat, player: Player = ANNA) -> Counter[str]:
    """Return how often each reminder has arrived, by its nonce."""
    return Counter(nonce for who, nonce in chat.sent if who == player)
