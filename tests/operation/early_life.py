"""What two players do with the bot as it was before its first release: a shorter ``life.py``.

It prints of each player what ``/mydata export`` would have told, had it been there.
"""

import asyncio
import json
import sys
from typing import Any

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Chat, Player
from bot.core.commands import read_line
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore
from engine.record import Record
from tests.engine.transcripts import RECORDS

BEGINNING = 1_789_977_600
PLAYERS = (Player(Chat.TELEGRAM, 7), Player(Chat.PAGE, 5))
GAMES = ("wish-won", "wish-lost", "flip-won", "follow-won", "kittyhawk-won", "blink-won")


class Life:
    """The players' hands."""

    def __init__(self, redis: Redis) -> None:
        self.now = BEGINNING
        self.store = PlayerStore(redis)
        deals = iter(range(100, 1000))
        self.app = App(self.store, Texts.load(), now=lambda: self.now, choose_deal=lambda *_: next(deals))

    async def type(self, player: Player, line: str) -> None:
        self.now += 2
        reply: Any = await self.app.handle(player, read_line(line))
        if reply.notice and not reply.screen:
            raise AssertionError(f"{line}: {reply.notice}")

    async def play(self, player: Player, name: str, most: int = 10_000) -> None:
        record = Record.read(RECORDS[name])
        words = " ".join(str(word) for word in record.text.partition("|")[0].split()[1:-1])
        options = " ".join(word.replace("=", " ") for word in words.split())
        await self.type(player, f"/play {record.game} {record.deal} {options}")
        for move in record.moves[:most]:
            await self.type(player, move.text)

    async def told(self, player: Player) -> dict[str, Any]:
        sessions: dict[str, Any] = {
            "open": await self.store.open_games(player),
            "finished": await self.store.past_games(player, 100),
        }
        games = [
            {"id": one.id, "state": state, "record": one.record.text, "changes": one.revision - 1}
            for state, listed in sessions.items()
            for one in listed
        ]
        return {"chat": str(player.chat), "games": games}


async def main(url: str) -> None:
    """Live, and print what is told of it."""
    async with Redis.from_url(url) as redis:
        life = Life(redis)
        for player in PLAYERS:
            for name in (name for name in GAMES if name in RECORDS):
                await life.play(player, name)
                await life.play(player, name, most=3)
            await life.type(player, "/undo")
        players = {f"{player.chat}:{player.id}": await life.told(player) for player in PLAYERS}
    sys.stdout.write(json.dumps({"now": life.now, "players": players}, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
