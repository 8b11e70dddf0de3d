"""Players who challenge each other, and processes that send results and can be killed at any step."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Room
from bot.core.replies import Reply
from bot.features.friend_challenges.delivery import FriendResultDelivery
from bot.features.friend_challenges.store import FriendChallengeStore
from engine.record import Record
from tests.bot.desk import ANNA, BEN, Desk, shown
from tests.bot.posts.post_office import FakeChat, FakeSender, KillableRedis
from tests.bot.services import services_on
from tests.killable import KillSwitch

ANNAS_RESULT = "Won in 16 moves, 2:00, without help"
BENS_RESULT = "Won in 16 moves, 0:45, without help"


@dataclass
class Rivals:
    """Two players in Telegram, or others, at one desk; direct messages go to ``chat``."""

    desk: Desk
    record: Record
    chat: FakeChat = field(default_factory=FakeChat)

    def connect(self) -> None:
        """Let the bot know direct messages in Telegram."""
        self.desk.app.services.direct_messages[Chat.TELEGRAM] = FakeSender(self.chat)

    async def win(self, player: Player, first: Reply | None = None, seconds: int = 3) -> Reply:
        """Play the deal to its end, a move every so many seconds; ``first`` is its board if it has begun."""
        self.desk.room = Room(name={ANNA: "Anna", BEN: "Ben"}.get(player, ""))
        reply = first or await self.desk.type(f"/play {self.record.game} {self.record.deal}", player)
        for move in self.record.moves:
            reply = await self.desk.press(reply, " ".join(move.places), player)
            self.desk.time += seconds
        return reply

    async def challenge(self, player: Player = ANNA) -> str:
        """Finish the deal and challenge; return the code."""
        link = await self.desk.press_offered(await self.win(player, seconds=8), "Challenge a friend", player)
        return shown(link).code

    async def accept(self, code: str, player: Player = BEN) -> Reply:
        """Follow a link and start its game; return the board."""
        self.desk.room = Room(name={ANNA: "Anna", BEN: "Ben"}.get(player, ""))
        reply = await self.desk.type(f"/start {code}", player)
        return reply if player.chat is Chat.PAGE else await self.desk.press(reply, "Start game", player)

    async def lose(self, code: str, player: Player) -> Reply:
        """Accept, make a move and give up."""
        board = await self.accept(code, player)
        await self.desk.press(board, " ".join(self.record.moves[0].places), player)
        return await self.desk.type("/giveup yes", player)


async def send_due(redis: Redis, chat: FakeChat, now: int, switch: KillSwitch | None = None) -> None:
    """Send the results that are due in another process, which can be killed, and knows who is blocked."""
    if switch:
        redis = KillableRedis(connection_pool=redis.connection_pool)
        redis.switch = switch
    services = services_on(redis, now=lambda: now)
    services.direct_messages[Chat.TELEGRAM] = FakeSender(chat, switch)
    await services.moderation.refresh()
    await FriendResultDelivery(services, pause=0).send_due()


async def expire_claim(redis: Redis, number: int) -> None:
    """Let the claim on a challenge's next result expire."""
    key = FriendChallengeStore.challenge_key(number)
    if await redis.hexists(key, "result.until"):
        await redis.hset(key, "result.until", "0")


def texts_of(replies: Sequence[Reply]) -> str:
    """Return all that replies say, with the words of their buttons."""
    return "\n".join(repr(reply) for reply in replies)
