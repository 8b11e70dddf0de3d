"""What is told of a game that has been played: its record, the film of it, its steps, its result."""

from bot.commands import as_typed
from bot.model import Action, Place, Player, Reply, Verb
from bot.replay import FILM, is_beyond, read_page, read_step, step_of
from bot.replay_screens import film_screen, step_screen
from bot.replies import told
from bot.result_screens import result_screen
from bot.table_screens import record_screen
from bot.tables import Tables
from bot.texts import Texts

EXAMPLE = 12
"""The step that is named to show how one is asked for, in a game that has as many."""


class Retellings:
    """Answers what is asked of a game as it was played; changes nothing. Raises what ``Tables`` raises.

    The buttons of what is retold hold for the game as it has become, whatever it was when they were shown.
    """

    def __init__(self, tables: Tables, texts: Texts) -> None:
        self._tables = tables
        self._texts = texts

    async def record(self, player: Player, action: Action) -> Reply:
        """Show the record of a game, or a part of it."""
        table = await self._tables.find(player, action)
        part = action.words[0] if action.words else ""
        if part.isdecimal():
            return Reply(record_screen(self._texts, table, int(part[:4])))
        return Reply(record_screen(self._texts, table, 1), Place.NEW)

    async def replay(self, player: Player, action: Action) -> Reply:
        """Show the film of a game, or one of its steps."""
        table = await self._tables.find(player, action)
        moves = len(table.session.record.moves)
        if not moves:
            return told(self._texts("nothing-to-replay"))
        number = read_step(action.words, moves)
        if number is None:
            place = Place.HERE if action.words else Place.NEW
            return Reply(film_screen(self._texts, table), place, self._unread(player, action, moves))
        notice = self._texts("replay-beyond", count=moves) if is_beyond(action.words, moves) else ""
        step = step_of(table, number)
        return Reply(step_screen(self._texts, table, step, read_page(action.words)), notice=notice)

    def _unread(self, player: Player, action: Action, moves: int) -> str:
        """Tell how a step is asked for where other words were typed; nothing where the film was meant."""
        if not action.words or action.words[0].lower() == FILM:
            return ""
        number = min(EXAMPLE, moves)
        return self._texts(
            "replay-unread", command=as_typed(player.chat, f"{Verb.REPLAY} {number}"), number=number
        )

    async def share(self, player: Player, action: Action) -> Reply:
        """Show to others how a finished game ended."""
        table = await self._tables.find(player, action)
        if not table.is_over:
            return told(self._texts("nothing-to-share"))
        return Reply(result_screen(self._texts, table), Place.NEW)
