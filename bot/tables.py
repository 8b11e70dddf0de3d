"""The tables that players sit at: found in the store, laid anew, and kept after every change."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2b
from zoneinfo import ZoneInfo

from bot.model import Action, Player, Verb
from bot.session import Session
from bot.store import StaleGameError, Store
from engine.errors import RulesChangedError
from engine.game import Game, Position
from engine.options import Options
from engine.record import Record

NAME_BYTES = 5  # of a game's name: one of a million million, among the few hundred of one player


@dataclass(frozen=True, slots=True)
class Table:
    """Someone's game with the position that it has come to."""

    owner: int
    session: Session
    position: Position
    in_words: bool = False
    """Whether its board is shown in words."""

    @property
    def is_over(self) -> bool:
        """Whether the game has come to an end."""
        return self.session.is_over(self.position)

    def action(self, verb: Verb, *words: str) -> Action:
        """Return what a button at this table does, as long as nothing changes."""
        session = self.session
        return Action(verb, words, session.id, session.revision, self.owner, self.in_words)


class NoGameError(Exception):
    """The player has no game that the action could be about."""


class OldButtonError(Exception):
    """The button belongs to an earlier state of the game: the present one is to be shown."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.session.id)
        self.table = table


class OldRulesError(Exception):
    """The game was played by other rules than today's and cannot go on."""

    def __init__(self, record: Record) -> None:
        super().__init__(record.text)
        self.record = record


class Tables:
    """The tables of all players. The clock and the choice of new deals are given to it."""

    def __init__(self, store: Store, now: Callable[[], int], choose_deal: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._choose_deal = choose_deal

    async def find(self, player: Player, action: Action) -> Table:
        """Return the table that an action is about: the one it names, or the player's current one.

        Raises ``NoGameError``, ``OldRulesError``, and the store's ``MissingGameError``.
        """
        name = action.session or await self._store.current(player)
        if not name:
            raise NoGameError
        session = await self._store.load(player, name)
        try:
            position = session.record.replay()
        except RulesChangedError:
            raise OldRulesError(session.record) from None
        return Table(player.id, session, position, action.in_words)

    async def find_as_shown(self, player: Player, action: Action) -> Table:
        """Return the same, but raise ``OldButtonError`` if it has changed since the button was shown."""
        table = await self.find(player, action)
        if action.revision not in (None, table.session.revision):
            raise OldButtonError(table)
        return table

    def record(self, game: Game, options: Options, deal: int | None = None) -> Record:
        """Return a deal before its first move; a new one where none is asked for by its number."""
        return Record.begin(game, options, self._choose_deal() if deal is None else deal)

    async def begin(self, player: Player, action: Action, record: Record) -> Table:
        """Lay a table; the same event begins the same game, however often it is delivered."""
        now = self._now()
        session = Session(name_of(player, action), record, began=now, moved=now)
        try:
            return await self._begun(player, session, in_words=action.in_words)
        except StaleGameError:
            return await self.find(player, replace(action, session=session.id))

    async def deal_anew(self, player: Player, table: Table, record: Record) -> Table:
        """Lay another deal at a table where nothing was touched; raises ``StaleGameError``."""
        now = self._now()
        session = replace(table.session.redealt(record).changed(now), began=now)
        return await self._begun(player, session, in_words=table.in_words)

    async def _begun(self, player: Player, session: Session, *, in_words: bool) -> Table:
        """Keep a game at its beginning, on the day that it is where the player is."""
        position = session.record.start()
        zone = ZoneInfo(await self._store.zone(player))
        day = datetime.fromtimestamp(session.began, zone).date().isoformat()
        session = await self._store.begin(player, session, day, is_over=position.outcome() is not None)
        return Table(player.id, session, position, in_words)

    async def keep(
        self, player: Player, table: Table, session: Session, position: Position | None = None
    ) -> Table:
        """Keep a table with its game changed; the position is replayed where it is not given.

        Raises the store's ``StaleGameError`` and ``TooManyGamesError``.
        """
        position = position or session.record.replay()
        table = replace(table, session=session.changed(self._now()), position=position)
        await self._store.save(player, table.session, is_over=table.is_over)
        return table


def name_of(player: Player, action: Action) -> str:
    """Return the name of the game that an action begins; chance gives it where the event has none."""
    event = f"{player.chat}:{player.id}:{action.event}".encode() if action.event else secrets.token_bytes(16)
    return blake2b(event, digest_size=NAME_BYTES).hexdigest()
