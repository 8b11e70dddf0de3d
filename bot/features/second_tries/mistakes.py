"""The mistakes of players: noted by reviews, promoted and put back by second tries."""

from collections.abc import Callable
from datetime import datetime

from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.features.second_tries.mistake_book import Mistake, MistakeBook
from bot.features.second_tries.store import MistakeStore
from bot.services import Services
from bot.storage.errors import StaleError
from engine.goal import Goal
from engine.record import Record

MOST_ATTEMPTS = 5
"""How often a change is tried again after another one changed the book first."""


class Mistakes:
    """Reads and changes the book of mistakes of each player. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = MistakeStore(services.redis)
        self._now = services.now

    def today(self, context: RequestContext) -> int:
        """Return the day in the player's time zone, as ``date.toordinal`` counts days."""
        return datetime.fromtimestamp(self._now(), context.zone).date().toordinal()

    async def load_book(self, context: RequestContext) -> MistakeBook:
        """Return the player's book."""
        return await self._store.load_book(context.player)

    async def note_mistake(
        self, context: RequestContext, loaded: LoadedGame, record: Record, goal: Goal
    ) -> None:
        """Add the decisive move of a reviewed game: the one after the moves of the record."""
        mistake = Mistake.of(loaded.session.id, record, goal, self.today(context))
        await self._change(context, loaded.session.id, lambda book: book.with_mistake(mistake))

    async def solved(self, context: RequestContext, loaded: LoadedGame) -> int | None:
        """Note that a second try has solved the mistake of its game.

        Return in how many days it comes again, 0 if it is learned, or ``None`` if there is nothing to note.
        """
        session, today = loaded.session, self.today(context)
        source = session.exercise.source if session.exercise else ""
        before = await self.load_book(context)
        after = await self._change(context, session.id, lambda book: book.solved(source, session.id, today))
        if after == before:
            return None
        later = after.mistake_of(source)
        return later.due - today if later else 0

    async def solved_before(self, context: RequestContext, loaded: LoadedGame) -> int | None:
        """Return in how many days the mistake comes again that this second try has solved today, if any."""
        session, today = loaded.session, self.today(context)
        source = session.exercise.source if session.exercise else ""
        mistake = (await self.load_book(context)).mistake_of(source)
        is_solved = mistake is not None and mistake.last_try == session.id and mistake.due > today
        return mistake.due - today if mistake and is_solved else None

    async def missed(self, context: RequestContext, loaded: LoadedGame) -> None:
        """Note that a second try has missed the mistake of its game, if there is one."""
        session, today = loaded.session, self.today(context)
        source = session.exercise.source if session.exercise else ""
        await self._change(context, session.id, lambda book: book.missed(source, session.id, today))

    async def drop(self, context: RequestContext, mistake: Mistake) -> None:
        """Remove a mistake that cannot be tried any more."""
        before = await self.load_book(context)
        await self._store.change(context.player, before, before.without(mistake.game), mistake.game)

    async def _change(
        self, context: RequestContext, session: str, change: Callable[[MistakeBook], MistakeBook]
    ) -> MistakeBook:
        """Change the book because of a session, and return it; unchanged after a deletion."""
        before = await self.load_book(context)
        for _ in range(MOST_ATTEMPTS):
            after = change(before)
            try:
                await self._store.change(context.player, before, after, session)
            except StaleError:
                before = await self.load_book(context)
                continue
            return after
        return before
