"""What a few players do with the bot, of whatever release: something of every kind is then in the store.

``python tests/operation/release_players.py REDIS_URL``, the sources of the release in ``PYTHONPATH``.
It prints what each player then gets by ``/mydata export``, which a later release must return, too.
"""

import asyncio
import json
import sys
from typing import Any

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Room
from bot.core.commands import read_line
from bot.core.posts import Post, PostChannel, PostOutcome, PostResult
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.daily.certified_deals import find_certified_deal
from bot.i18n.texts import Texts
from bot.storage.chat_history import ChatHistory, MessageAuthor, StoredMessage
from bot.storage.player_store import PlayerStore
from engine.record import Record
from tests.engine.transcripts import RECORDS

DAY = 24 * 60 * 60
BEGINNING = 1_789_977_600
"""2026-09-21, 08:00 UTC, a Monday."""
DIRECT = Room(name="Anna <b>")
TELEGRAM_GROUP = Room(language="de", group=-100_200, channel=3, is_admin=True, name="Anna <b>")
DISCORD_SERVER = Room(language="ja", group=77_000_000_000_000_001, channel=12, name="Ben")

ANNA, BEN = Player(Chat.TELEGRAM, 7), Player(Chat.DISCORD, 900_719_925_474_099_345)
CARLA, DORA = Player(Chat.PAGE, 5), Player(Chat.TELEGRAM, 8)
PLAYERS = (ANNA, BEN, CARLA, DORA)
FINISHED = (
    "wish-won",
    "wish-lost",
    "flip-won",
    "flip-stopped",
    "follow-won",
    "kittyhawk-lost-blind",
    "blink-won",
)


class FakeChat:
    """A chat in which every post arrives."""

    def __init__(self) -> None:
        self.posts: list[Post] = []

    async def post(self, _channel: PostChannel, post: Post, _nonce: str, begin: Any = None) -> PostResult:  # noqa: ANN401
        if begin:
            await begin()
        self.posts.append(post)
        return PostResult(PostOutcome.SENT)

    async def is_posted(self, _channel: PostChannel, _nonce: str) -> bool | None:
        return None

    async def send_direct_message(self, _player: Player, _screen: Screen, _language: str) -> bool:
        return True


class ReleasePlayers:
    """The players, their chat and the bot."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.now = BEGINNING
        deals = iter(range(100, 1000))
        self.app = App(
            PlayerStore(redis), Texts.load("en"), now=lambda: self.now, choose_deal=lambda *_: next(deals)
        )
        self.chat = FakeChat()
        self.app.services.posts.senders.update({Chat.TELEGRAM: self.chat, Chat.DISCORD: self.chat})

    async def type(self, player: Player, *lines: str, room: Room = DIRECT) -> Reply:
        reply = Reply(notice="nothing was typed")
        for line in lines:
            reply = await self.act(player, read_line(line), room)
            if reply.notice and not reply.screen:
                raise AssertionError(f"{line}: {reply.notice}")
        return reply

    async def act(self, player: Player, action: Action, room: Room) -> Reply:
        self.now += 2
        return await self.app.handle(player, action, room)

    async def play(self, player: Player, record: Record, most: int = 10_000, room: Room = DIRECT) -> None:
        await self.type(
            player, f"/play {record.game} {record.deal} {' '.join(record.option_words)}", room=room
        )
        await self.type(player, *(move.text for move in record.moves[:most]), room=room)

    async def run(
        self, player: Player, most: int = 10_000, room: Room = DIRECT, *, is_assisted: bool = False
    ) -> None:
        """Play the daily challenge."""
        days = await self.app.services.daily.challenges.days(self.now)
        challenge = await self.app.services.daily.challenges.challenge(days.number_at(self.now), self.now)
        assert challenge
        certified = find_certified_deal(challenge.record)
        assert certified
        await self.type(player, "/daily", room=room)
        moves = [move.text for move in certified.record().moves][:most]
        await self.type(player, *moves[:1], room=room)
        if is_assisted:
            reply = await self.type(player, "/undo", room=room)
            assert reply.screen
            await self.act(player, reply.screen.rows[0][0].action, room)  # yes, undo it
            await self.type(player, *moves[:1], room=room)
        await self.type(player, *moves[1:], room=room)

    async def next_day(self) -> None:
        """Go to the next day, 08:00 UTC; close the days before and send what is due."""
        self.now += DAY - (self.now - BEGINNING) % DAY
        for minute in range(self.now - DAY, self.now, 60):
            await self.app.services.attempts.closing.record_uptime(minute)
        await self.app.services.attempts.closing.close_due(self.now + 5 * 60 * 60)
        await self.app.services.posts.poster.sweep(self.now)
        await self.app.services.posts.poster.post_due(self.now)

    async def press_all(self, player: Player, room: Room) -> None:
        """Press every button of the latest post."""
        for row in self.chat.posts[-1].screen.rows:
            for button in row:
                await self.act(player, button.action, room)

    async def configure(self) -> None:
        await self.type(ANNA, "/admin language=de", "/admin post here", "/admin post 9", room=TELEGRAM_GROUP)
        await self.type(ANNA, "/settings theme=night language=en zone=Asia/Tokyo boards=words")
        await self.type(BEN, "/settings language=de theme=paper results=nobody", room=DISCORD_SERVER)
        await self.type(CARLA, "/settings results=everyone")

    async def play_all_games(self) -> None:
        for name in FINISHED:
            await self.play(ANNA, Record.read(RECORDS[name]))
        await self.play(CARLA, Record.read(RECORDS["wish-won"]))
        for line in (
            "/play kittyhawk level 3 blind 9",
            "/play blink decks 2 timer 20 5",
            "/play flip 8",
            "deal",
        ):
            await self.type(ANNA, line)
        await self.play(ANNA, Record.read(RECORDS["follow-won"]), most=4)
        await self.play(ANNA, Record.read(RECORDS["wish-won"]), most=5)
        await self.type(ANNA, "/undo", "/undo")
        await self.play(BEN, Record.read(RECORDS["kittyhawk-won"]), most=8, room=DISCORD_SERVER)
        await self.type(BEN, "/play follow 1103 private", "/giveup yes", room=DISCORD_SERVER)
        await self.play(DORA, Record.read(RECORDS["blink-won"]), most=3)
        await self.type(DORA, "/restart", "/play wish open 4", "/giveup yes")
        await ChatHistory(self.redis, CARLA).add(
            "entry",
            (
                StoredMessage(MessageAuthor.PLAYER, self.now, "play wish"),
                StoredMessage(MessageAuthor.BOT, self.now, "Gewählt ✓"),
            ),
        )

    async def live(self) -> None:
        """Play for some days; on the last, a ranked attempt and many games are left open."""
        await self.configure()
        await self.play_all_games()
        for player, room in ((ANNA, TELEGRAM_GROUP), (BEN, DISCORD_SERVER), (CARLA, DIRECT)):
            await self.run(player, room=room)
        await self.next_day()
        await self.run(ANNA, room=TELEGRAM_GROUP)
        await self.run(BEN, room=DISCORD_SERVER, is_assisted=True)
        await self.press_all(DORA, TELEGRAM_GROUP)
        await self.next_day()
        await self.run(CARLA)
        await self.run(DORA, 1, room=TELEGRAM_GROUP)
        await self.type(DORA, "/giveup yes", room=TELEGRAM_GROUP)
        await self.next_day()
        await self.run(ANNA, room=TELEGRAM_GROUP)
        await self.run(DORA, 1, room=TELEGRAM_GROUP)

    async def exports(self) -> dict[str, Any]:
        """Return what all players export."""
        players = {}
        for player in PLAYERS:
            reply = await self.type(player, "/mydata export")
            assert reply.document
            assert isinstance(reply.document.content, bytes)
            players[f"{player.chat}:{player.id}"] = json.loads(reply.document.content)
        return {"now": self.now, "players": players}


async def main(url: str) -> None:
    """Play, and print what the players export."""
    async with Redis.from_url(url) as redis:
        players = ReleasePlayers(redis)
        await players.live()
        sys.stdout.write(json.dumps(await players.exports(), ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
