"""Players who act repeatedly and check that the store has every action that the bot confirmed."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.app import App
from bot.core.actions import Chat, Player
from bot.core.typed_input.lines import read_line
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.connection.client import RedisClient
from bot.storage.errors import StoreUnavailableError
from bot.storage.player_store import PlayerStore
from tests.store.servers import until


@dataclass
class CheckedPlayer:
    """One player with one game; each confirmed action raises its revision by one."""

    app: App
    store: PlayerStore
    player: Player
    revision: int = 0
    answered: int = 0
    refused: int = 0
    _events: int = 0
    _is_undone: bool = False

    async def begin(self) -> None:
        """Deal a game and make a move that can be undone."""
        for line in ("/play wish 42", "de fh"):
            assert not await self._type(line)
        self.revision = await self._stored_revision()

    async def go_on(self, times: int) -> None:
        """Act until ``times`` actions were confirmed; after each refused one, check whether it was done."""
        wanted = self.answered + times
        while self.answered < wanted:
            if await self._type("/redo" if self._is_undone else "/undo"):
                self.refused += 1
                if not await self._is_done_anyway():
                    continue
            else:
                self.revision += 1
                self.answered += 1
            self._is_undone = not self._is_undone

    async def check(self) -> None:
        """Check that the store has the confirmed actions and nothing else."""
        assert await self._stored_revision() == self.revision

    async def _is_done_anyway(self) -> bool:
        """Wait until the store answers; return whether the refused action was done nevertheless."""

        async def is_there() -> bool:
            try:
                self._found = await self._stored_revision()
            except StoreUnavailableError:
                return False
            return True

        await until(is_there, f"player {self.player.id} is answered again")
        was_done = self._found == self.revision + 1
        assert was_done or self._found == self.revision, "what was answered is gone"
        self.revision = self._found
        return was_done

    async def _type(self, line: str) -> str:
        """Type a line; return the notice of the reply, which is empty if the action was done."""
        self._events += 1
        action = replace(read_line(line), event=f"{self.player.id}:{self._events}")
        return (await self.app.handle(self.player, action)).notice

    async def _stored_revision(self) -> int:
        (session,) = await self.store.unfinished_games(self.player)
        assert session.record.text.startswith("wish/1 #42")
        return session.revision


def checked_players(redis: RedisClient, numbers: Iterable[int]) -> list[CheckedPlayer]:
    """Return players with these numbers who share one app and have no game yet."""
    store = PlayerStore(redis)
    app = App(Services(store, Texts.load("en")))
    return [CheckedPlayer(app, store, Player(Chat.TELEGRAM, number)) for number in numbers]


async def begin_players(redis: RedisClient, count: int) -> list[CheckedPlayer]:
    """Return ``count`` players who have begun a game."""
    players = checked_players(redis, range(count))
    await asyncio.gather(*(player.begin() for player in players))
    return players


async def go_on(players: Sequence[CheckedPlayer], times: int) -> None:
    """Let all players act ``times`` times, then check that no confirmed action is lost."""
    await asyncio.gather(*(player.go_on(times) for player in players))
    for player in players:
        await player.check()
