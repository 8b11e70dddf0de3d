"""What a player may want to show or to offer in any chat: how games of theirs ended, and deals."""

from collections.abc import Iterator
from contextlib import suppress

from bot.certified import what_is_known
from bot.code import read_code, write_code
from bot.commands import FULL_WIDTH
from bot.model import Screen
from bot.request import DealRequest, unnamed_deal
from bot.result_screens import result_screen
from bot.seat import Audience
from bot.spoken import deal_title
from bot.store import Store
from bot.tables import Tables
from bot.texts import Texts
from bot.visit import Visit
from engine.errors import RecordError, RefusedError
from engine.game import Game
from engine.games import all_games
from engine.options import read_options
from engine.record import Record

MOST_PAST = 5
"""Finished games that are looked through."""


class Offers:
    """Finds what fits what has been typed. Raises ``StoreUnavailableError``."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def fitting(self, visit: Visit, typed: str) -> tuple[Screen, ...]:
        """Return the results of finished games, the latest first, and deals that are named.

        Who wants nobody to see their results is offered none.
        """
        typed = typed.translate(FULL_WIDTH)
        results = [] if visit.seat.results is Audience.NOBODY else await self._results(visit, typed)
        return (*results, *(deal_screen(visit.texts, record) for record in self._deals(visit.texts, typed)))

    async def _results(self, visit: Visit, typed: str) -> list[Screen]:
        texts = visit.texts
        found = []
        for session in await self._store.past_games(visit.player, MOST_PAST):
            if not _is_meant(texts, session.record, typed):
                continue
            try:
                found.append(result_screen(texts, self._tables.lay(visit, session)))
            except RecordError:
                continue  # of rules that are no more: there is no telling how it ended
        return found

    def _deals(self, texts: Texts, typed: str) -> Iterator[Record]:
        """Yield the deals that are named by a code, by a request, by their number, or by a game's name."""
        words = tuple(typed.split())
        if not words:
            return
        number = unnamed_deal(words)
        if number is not None:
            for game in all_games():
                yield self._tables.record(game, read_options(game.options, ()), number)
            return
        if record := self._named(typed):
            yield record
            return
        for game in _called(texts, typed):
            yield self._tables.record(game, read_options(game.options, ()))

    def _named(self, typed: str) -> Record | None:
        """Return the deal of a code or a request; of a game alone, one that nobody has played yet."""
        with suppress(RefusedError):
            return read_code(typed.strip())
        with suppress(RefusedError):
            wanted = DealRequest.read(tuple(typed.split()))
            return self._tables.record(wanted.game, wanted.options, wanted.deal)
        return None


def deal_screen(texts: Texts, record: Record) -> Screen:
    """Offer a deal to all in a chat."""
    known = what_is_known(texts, record, record.start().board())
    return Screen(
        deal_title(texts, record), texts.together(texts("offer-deal"), known), code=write_code(record)
    )


def _is_meant(texts: Texts, record: Record, typed: str) -> bool:
    """Tell whether every word that is typed is a part of a deal's name or of its code."""
    known = f"{deal_title(texts, record)} {write_code(record)}".lower()
    return all(word in known for word in typed.lower().split())


def _called(texts: Texts, typed: str) -> list[Game]:
    """Return the games whose names begin with what has been typed so far."""
    wanted = typed.strip().lower()
    return [
        game
        for game in all_games()
        if game.name.startswith(wanted) or texts(f"{game.name}-title").lower().startswith(wanted)
    ]
