"""Players who do all that there is to do, in groups and alone: all is kept that the bot ever keeps."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.posts import Begin, Post, PostChannel, PostOutcome, PostResult
from bot.core.replies import Reply
from bot.core.retention import RetentionPeriods
from bot.core.screens import Screen
from bot.daily.certified_deals import find_certified_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS
from bot.storage.chat_history import ChatHistory, MessageAuthor, StoredMessage
from bot.storage.player_store import PlayerStore
from tests.bot.desk import Desk
from tests.privacy.scan import marks_of, sessions_of

LIVES = RetentionPeriods(open_days=11, finished_days=29)
"""Not the usual ones: what is told follows from the settings."""
HOME, AWAY = 8_800_555_001, 8_800_555_002
"""Two groups."""
IDS = {"anna": 7_134_500_000_001, "ben": 7_134_500_000_002, "clara": 7_134_500_000_003}


def player(name: str, chat: Chat = Chat.TELEGRAM) -> Player:
    """Return one of the players, in whichever chat."""
    return Player(chat, IDS[name])


def called(who: Player) -> str:
    """Return what the chat calls a player: nothing else is called so."""
    return f"Qx{who.id % 10}-{who.chat} Wöß"  # posts shorten longer ones


@dataclass(frozen=True)
class Snapshot:
    """All that is kept at a moment."""

    kept: dict[bytes, tuple[bytes, int]]
    time: int


class Wall:
    """A chat's channels: what hangs there, and what is done just before something is hung up."""

    def __init__(self) -> None:
        self.bulletins: list[Post] = []
        self.told: list[Player] = []
        self.before: list[Callable[[], Awaitable[object]]] = []
        """What is awaited before the next posts, one by one, when they have been composed."""

    async def post(
        self,
        channel: PostChannel,  # noqa: ARG002 - as messengers have it
        bulletin: Post,
        nonce: str,  # noqa: ARG002
        begin: Begin | None = None,
    ) -> PostResult:
        """Hang a post up."""
        if self.before:
            await self.before.pop(0)()
        if begin and not await begin():
            return PostResult(PostOutcome.UNREACHED)
        self.bulletins.append(bulletin)
        return PostResult(PostOutcome.SENT)

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:  # noqa: ARG002
        """Tell nobody, as Telegram does."""
        return None

    async def send_direct_message(self, player: Player, screen: Screen, language: str) -> bool:  # noqa: ARG002
        """Write to a player."""
        self.told.append(player)
        return True


class Town(Desk):
    """Several players, two groups, and a wall for posts."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(PlayerStore(redis, LIVES))
        self.redis = redis
        self.wall = Wall()
        self.group = HOME
        for chat in (Chat.TELEGRAM, Chat.DISCORD):
            self.app.services.posts.senders[chat] = self.wall

    async def act(self, action: Action, player: Player = player("anna")) -> Reply:  # noqa: B008
        """Act in the group where all are just now, or on the page alone."""
        group = 0 if player.chat is Chat.PAGE else self.group
        self.room = replace(self.room, group=group, channel=3 if group else 0, name=called(player))
        return await super().act(action, player)

    async def today(self) -> DailyChallenge:
        """Return the puzzle that is on."""
        days = await self.app.services.daily.challenges.days(self.time)
        challenge = await self.app.services.daily.challenges.challenge(days.number_at(self.time), self.time)
        assert challenge
        return challenge

    async def run(self, who: Player, *, is_won: bool = True, is_assisted: bool = False) -> Reply:
        """Play the puzzle of the day to its end."""
        deal = find_certified_deal((await self.today()).record)
        assert deal
        await self.type("/daily", who)
        if is_assisted:
            name = (await self.store.settings(who)).current
            session = await self.store.load_session(who, name)
            allow = Action(Verb.DAILY, ("allow",), session=name, owner=who.id, revision=session.revision)
            await self.act(allow, who)
        moves = deal.record().moves
        for move in moves if is_won else moves[: len(moves) // 2]:
            self.time += 2
            reply = await self.act(Action(Verb.SAY, (move.text,)), who)
        if not is_won:
            reply = await self.type("/giveup yes", who)
        return reply

    async def next_day(self) -> None:
        """Go on to the next morning, and close what has closed by then."""
        passed = DAY_SECONDS - self.time % DAY_SECONDS + 8 * 3600
        self.time += passed
        await self._age(passed)
        await self.app.services.attempts.closing.close_due(self.time)
        await self.app.services.attempts.closing.record_uptime(self.time)
        await self.app.services.posts.poster.post_due(self.time)

    async def snapshot(self) -> Snapshot:
        """Return all that is kept just now."""
        keys = [key async for key in self.redis.scan_iter("*", count=10_000)]
        async with self.redis.pipeline(transaction=False) as together:
            for key in keys:
                together.dump(key)
                together.pttl(key)
            found = await together.execute()
        return Snapshot(dict(zip(keys, zip(found[::2], found[1::2], strict=True), strict=True)), self.time)

    async def go_back(self, snapshot: Snapshot) -> None:
        """Have the store, and the time, as they were then."""
        self.time = snapshot.time
        await self.redis.flushdb()
        async with self.redis.pipeline(transaction=False) as together:
            for key, (text, life) in snapshot.kept.items():
                together.restore(key, max(life, 0), text)
            await together.execute()

    async def _age(self, seconds: int) -> None:
        """Let every key live so much shorter, as if the time had passed for the server, too."""
        snapshot = await self.snapshot()
        lives = {key: life - 1000 * seconds for key, (_, life) in snapshot.kept.items() if life >= 0}
        async with self.redis.pipeline(transaction=False) as together:
            for key, life in lives.items():
                together.pexpire(key, max(life, 0))
            await together.execute()

    async def settle_posts(self, who: Player) -> None:
        """Have posts come into the group where all are, as their administrator."""
        self.room = replace(self.room, is_admin=True)
        for line in ("/admin post here", "/admin post 8", "/admin post weekly on", "/admin post monthly on"):
            await self.type(line, who)
        self.room = replace(self.room, is_admin=False)

    async def live(self, who: Player, days: int = 3) -> None:
        """Do all that a player can do, with two others beside, for some days."""
        everybody = (who, player("ben", who.chat), player("clara", who.chat))
        for line in (
            "/settings theme=night language=en zone=Asia/Tokyo results=everyone",
            "/play wish 42", "de", "/undo", "/play flip 7", "deal", "/giveup yes", "/play follow 1103",
            "/play kittyhawk level 3", "/play blink 5", "/share", "/record", "/stats",
        ):  # fmt: skip
            await self.type(line, who)
        if who.chat is not Chat.PAGE:
            for group in (HOME, AWAY):
                self.group = group
                await self.settle_posts(who)
                for one in everybody:
                    await self.type("/daily tell on", one)
        else:
            await ChatHistory(self.redis, who).add(
                "a", (StoredMessage(MessageAuthor.BOT, self.time, called(who)),)
            )
        for day in range(days):
            self.group = AWAY if day == 1 else HOME
            for place, one in enumerate(everybody):
                await self.run(one, is_won=(day + place) % 3 != 2, is_assisted=(day + place) % 3 == 1)
                self.group = AWAY
                await self.type("/share", one)
                self.group = HOME
            for line in ("/leaderboard", "/stats", "/calendar", "/daily archive", "/daily 1"):
                await self.type(line, who)
            await self.next_day()
        await self.type("/daily", who)  # begun, and not ended


LIVED: dict[Chat, tuple[Snapshot, frozenset[bytes]]] = {}
"""The store after such a life in each chat, and whatever tells of the player: lived once."""


async def lived(town: Town, chat: Chat) -> tuple[Player, frozenset[bytes]]:
    """Have a player of a chat have lived; return them with whatever tells of them."""
    who = player("anna", chat)
    if chat not in LIVED:
        await town.live(who)
        marks = marks_of(who, called(who), await sessions_of(town.redis, who))
        LIVED[chat] = await town.snapshot(), frozenset(marks)
    snapshot, known = LIVED[chat]
    await town.go_back(snapshot)
    return who, known
