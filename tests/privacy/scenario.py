"""Players who do everything that the bot offers, in groups and in private: all kinds of data are stored."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from redis.asyncio import Redis

from bot.chats.web.chat_session import WebChat
from bot.chats.web.json_views import TypeRequest
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import Begin, NoteSent, Post, PostChannel, PostOutcome, PostResult
from bot.core.replies import Reply
from bot.core.retention import RetentionPeriods
from bot.daily.certified_deals import find_certified_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS
from bot.features.attempts.closing import DayCloser
from bot.features.challenge.service import ChallengeService
from bot.features.posts.poster import Poster
from bot.features.puzzles.puzzle_of_day import puzzle_of_day
from bot.features.puzzles.store import PuzzleStore
from bot.features.reminders.scheduler import ReminderScheduler
from bot.storage.board_messages import BoardMessage, BoardMessages
from bot.storage.chat_history import ChatHistory
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore
from bot.storage.stored_messages import MessageAuthor, StoredMessage
from seeds.puzzle import find_puzzle
from tests.bot.desk import LOST, Desk, last_update, shown
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.fake_jobs import ImmediateJobs
from tests.privacy.scan import marks_of, sessions_of

PERIODS = RetentionPeriods(unfinished_days=11, finished_days=29)
"""Not the defaults, so that the tests see that the settings matter."""
HOME, AWAY = -1_008_800_555_001, 8_800_555_002
"""Two groups: numbers are negative in Telegram, positive in Discord."""
IDS = {"anna": 7_134_500_000_001, "ben": 7_134_500_000_002, "clara": 7_134_500_000_003}


def player(name: str, chat: Chat = Chat.TELEGRAM) -> Player:
    """Return one of the players."""
    return Player(chat, IDS[name])


def name_of(who: Player) -> str:
    """Return a player's name in the chat, which nothing else contains."""
    return f"Qx{who.id % 10}-{who.chat} Wöß"  # posts shorten longer ones


@dataclass(frozen=True)
class Snapshot:
    """Everything that is stored at a moment."""

    stored: dict[bytes, tuple[bytes, int]]
    time: int


class RecordingSender:
    """The channels of a chat: records posts, and runs something just before each."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.notified: list[Player] = []
        self.before: list[Callable[[], Awaitable[object]]] = []
        """What is awaited before each of the next posts, when it has been composed."""

    async def post(
        self,
        channel: PostChannel,  # noqa: ARG002 - the interface of senders
        post: Post,
        nonce: str,  # noqa: ARG002
        begin: Begin | None = None,
        note_sent: NoteSent | None = None,  # noqa: ARG002
    ) -> PostResult:
        """Record a post."""
        if self.before:
            await self.before.pop(0)()
        if begin and not await begin():
            return PostResult(PostOutcome.UNREACHED)
        self.posts.append(post)
        return PostResult(PostOutcome.SENT)

    async def post_replies(self, channel: PostChannel, post: Post, message: int) -> bool:  # noqa: ARG002
        """Do nothing: nothing follows a post."""
        return True

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:  # noqa: ARG002
        """Return that it is unknown, as in Telegram."""
        return None

    async def send_direct_message(
        self, message: DirectMessage, begin: Begin | None = None
    ) -> DirectMessageResult:
        """Record the player."""
        if begin and not await begin():
            return DirectMessageResult(PostOutcome.UNREACHED)
        self.notified.append(message.player)
        return DirectMessageResult(PostOutcome.SENT)

    async def open_channel(self, message: DirectMessage) -> DirectMessageResult:
        """Open a channel."""
        return DirectMessageResult(PostOutcome.SENT, channel=message.player.id)

    async def was_sent(self, message: DirectMessage) -> bool | None:  # noqa: ARG002
        """Return that it is unknown, as in Telegram."""
        return None


class Scenario(Desk):
    """Several players in two groups with posts."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(PlayerStore(redis, PERIODS), ImmediateJobs())
        self.redis = redis
        self.sender = RecordingSender()
        self.group = HOME
        for chat in (Chat.TELEGRAM, Chat.DISCORD):
            self.app.services.post_senders[chat] = self.sender
            self.app.services.direct_messages[chat] = self.sender

    async def act(self, action: Action, player: Player = player("anna")) -> Reply:  # noqa: B008
        """Act in the current group, or on the web page."""
        group = 0 if player.chat is Chat.PAGE else self.group
        self.room = replace(self.room, group=group, channel=3 if group else 0, name=name_of(player))
        return await super().act(action, player)

    async def today(self) -> DailyChallenge:
        """Return the current daily challenge."""
        days = await self.app.services.get(ChallengeService).days(self.time)
        challenge = await self.app.services.get(ChallengeService).challenge(
            days.number_at(self.time), self.time
        )
        assert challenge
        return challenge

    async def play_daily(self, who: Player, *, is_won: bool = True, is_assisted: bool = False) -> Reply:
        """Play the daily challenge to its end."""
        deal = find_certified_deal((await self.today()).record)
        assert deal
        await self.daily(who)
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
        """Advance to the next morning, close the day, and send the posts."""
        passed = DAY_SECONDS - self.time % DAY_SECONDS + 8 * 3600
        self.time += passed
        await self._age(passed)
        await self.app.services.get(DayCloser).record_uptime(self.time)
        await self.app.services.get(DayCloser).close_due(self.time)
        await self.app.services.get(Poster).post_due(self.time)
        await self.app.services.get(ReminderScheduler).remind_due()

    async def snapshot(self) -> Snapshot:
        """Return everything that is stored."""
        keys = [key async for key in self.redis.scan_iter("*", count=10_000)]
        async with self.redis.pipeline(transaction=False) as together:
            for key in keys:
                together.dump(key)
                together.pttl(key)
            found = await together.execute()
        return Snapshot(dict(zip(keys, zip(found[::2], found[1::2], strict=True), strict=True)), self.time)

    async def restore(self, snapshot: Snapshot) -> None:
        """Restore the store and the time of a snapshot."""
        self.time = snapshot.time
        await self.redis.flushdb()
        async with self.redis.pipeline(transaction=False) as together:
            for key, (text, life) in snapshot.stored.items():
                together.restore(key, max(life, 0), text)
            await together.execute()

    async def _age(self, seconds: int) -> None:
        """Let every key expire earlier, as if the time had passed for the server, too."""
        snapshot = await self.snapshot()
        lives = {key: life - 1000 * seconds for key, (_, life) in snapshot.stored.items() if life >= 0}
        async with self.redis.pipeline(transaction=False) as together:
            for key, life in lives.items():
                together.pexpire(key, max(life, 0))
            await together.execute()

    async def configure_posts(self, who: Player) -> None:
        """Switch posts on in the current group, as its admin."""
        self.room = replace(self.room, is_admin=True)
        for line in ("/admin post here", "/admin post 8", "/admin post weekly on", "/admin post monthly on"):
            await self.type(line, who)
        self.room = replace(self.room, is_admin=False)

    async def open_table(self, who: Player) -> None:
        """Open the table from a message with the board, and type a line there."""
        session = (await self.store.settings(who)).current
        message = BoardMessage(session, channel=who.id, message=77, token="of an interaction")  # noqa: S106
        await BoardMessages(self.redis).note(who, message)
        chat = WebChat(self.app, self.store, EventDeduplicator())
        await chat.open_table(who, self.room, session)
        await chat.type(who, self.room, TypeRequest("2" * 32, f"/help {name_of(who)}"))

    async def learn(self, who: Player) -> None:
        """Finish the lesson of Wish, begin the one of Flip, and try a mistake again, but not solve it."""
        await self.type("/learn wish", who)
        for step in lesson_of("wish").steps:
            await self.act(Action(Verb.SAY, (step.move.text,)), who)
        await self.type("/learn flip", who)
        for line in ("/play wish 3", "/giveup yes"):  # the introduction has no review
            await self.type(line, who)
        reviewed = await self.press(await self.play(LOST, who), "Review", who)
        await last_update(reviewed)
        await self.type("/mistakes", who)
        await last_update(await self.act(Action(Verb.SAY, (LOST.moves[-1].text,)), who))

    async def solve_puzzles(self, who: Player) -> None:
        """Solve the puzzle of the day and one in a streak, and leave another one open."""
        today = (await self.app.services.get(ChallengeService).days(self.time)).number_at(self.time)
        number = puzzle_of_day(today)
        for line in (f"/puzzle {number}", "/puzzle streak"):
            await self.type(line, who)
            attempt = (await PuzzleStore(self.redis).profile(who)).unfinished
            puzzle = find_puzzle(attempt.number) if attempt else None
            assert puzzle
            for move in puzzle.solution:
                await self.act(Action(Verb.SAY, (move.text,)), who)
        await self.type("/puzzle", who)

    async def challenge_friends(self, who: Player) -> None:
        """Challenge a friend, who finishes the deal, and the other way round."""
        friend = player("ben", who.chat)
        for one, other in ((who, friend), (friend, who)):
            await self.begin_challenge(one, other)
            await self.type("/giveup yes", other)

    async def begin_challenge(self, challenger: Player, friend: Player) -> None:
        """Challenge a friend, who begins to play."""
        for line in ("/play wish 42", "de", "/giveup yes"):
            await self.type(line, challenger)
        code = shown(await self.type("/friend", challenger)).code
        for line in (f"/friend begin {code}", "de"):
            await self.type(line, friend)

    async def play_everything(self, who: Player, days: int = 3) -> None:
        """Let a player do everything, with two others, for some days."""
        players = (who, player("ben", who.chat), player("clara", who.chat))
        for line in (
            "/settings theme=night language=en zone=Asia/Tokyo results=everyone",
            "/play wish 42", "de", "/undo", "/play flip 7", "deal", "/giveup yes", "/play follow 1103",
            "/play kittyhawk level 3", "/play blink 5", "/five klondike",
            "/replay wish/1 #42 | take d e", "/share", "/record", "/stats",
        ):  # fmt: skip
            await self.type(line, who)
        await self.learn(who)
        await self.solve_puzzles(who)
        await self.challenge_friends(who)
        if who.chat is not Chat.PAGE:
            for group in (HOME, AWAY):
                self.group = group
                await self.configure_posts(who)
                for one in players:
                    await self.type("/daily tell on", one)
            await self.open_table(who)
        else:
            await ChatHistory(self.redis, who).add(
                "a", (StoredMessage(MessageAuthor.BOT, self.time, name_of(who)),)
            )
        if who.chat is not Chat.PAGE:  # it is night there, so that they come before the next morning
            await self.type("/settings reminder 03:00 warning on", who)
        for day in range(days):
            self.group = AWAY if day == 1 else HOME
            for place, one in enumerate(players):
                await self.type("/leaderboard league join", one)
                await self.play_daily(one, is_won=(day + place) % 3 != 2, is_assisted=(day + place) % 3 == 1)
                self.group = AWAY
                await self.type("/share", one)
                self.group = HOME
            for line in ("/leaderboard", "/stats", "/calendar", "/daily archive", "/daily 1"):
                await self.type(line, who)
            await self.next_day()
        await self.daily(who)  # the bot is down until its day has closed
        for _ in range(2):
            await self.next_day()
        await self.type("/leaderboard league", who)
        await self.daily(who)  # this attempt stays open


PREPARED: dict[Chat, tuple[Snapshot, frozenset[bytes]]] = {}
"""By chat: the store after ``play_everything``, and all traces of the player; each is made once."""


async def prepare(scenario: Scenario, chat: Chat) -> tuple[Player, frozenset[bytes]]:
    """Provide the data of a player of a chat; return the player and everything that identifies them."""
    who = player("anna", chat)
    if chat not in PREPARED:
        await scenario.play_everything(who)
        marks = marks_of(who, name_of(who), await sessions_of(scenario.redis, who))
        PREPARED[chat] = await scenario.snapshot(), frozenset(marks)
    snapshot, known = PREPARED[chat]
    await scenario.restore(snapshot)
    return who, known
