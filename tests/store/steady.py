"""A player who goes on and on, and knows what the bot has answered: nothing of that may get lost."""

from dataclasses import dataclass, replace

from bot.app import App
from bot.core.actions import Player
from bot.core.commands import read_line
from bot.storage.player_store import PlayerStore, StoreUnavailableError
from tests.store.servers import until


@dataclass
class Steady:
    """One player with one game, whose revision each answered action raises by one."""

    app: App
    store: PlayerStore
    player: Player
    revision: int = 0
    answered: int = 0
    refused: int = 0
    _events: int = 0
    _is_undone: bool = False

    async def begin(self) -> None:
        """Deal a game and make a move that can be taken back."""
        for line in ("/play wish 42", "de fh"):
            assert not await self._do(line)
        self.revision = await self._kept()

    async def go_on(self, times: int) -> None:
        """Do so many things that are answered, and look after each that is not what has become of it."""
        wanted = self.answered + times
        while self.answered < wanted:
            if await self._do("/redo" if self._is_undone else "/undo"):
                self.refused += 1
                if not await self._look():
                    continue
            else:
                self.revision += 1
                self.answered += 1
            self._is_undone = not self._is_undone

    async def check(self) -> None:
        """See that what was answered is kept, and nothing else."""
        assert await self._kept() == self.revision

    async def _look(self) -> bool:
        """Wait until the store answers, and tell whether what was refused was done all the same."""

        async def is_there() -> bool:
            try:
                self._found = await self._kept()
            except StoreUnavailableError:
                return False
            return True

        await until(is_there, f"player {self.player.id} is answered again")
        was_done = self._found == self.revision + 1
        assert was_done or self._found == self.revision, "what was answered is gone"
        self.revision = self._found
        return was_done

    async def _do(self, line: str) -> str:
        """Type a line, and return what is said where it could not be done."""
        self._events += 1
        action = replace(read_line(line), event=f"{self.player.id}:{self._events}")
        return (await self.app.handle(self.player, action)).notice

    async def _kept(self) -> int:
        (session,) = await self.store.open_games(self.player)
        assert session.record.text.startswith("wish/1 #42")
        return session.revision
