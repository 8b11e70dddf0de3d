"""The tables that players sit at: found in the store, laid anew, and kept after every change."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b
from typing import Protocol

from bot.core.actions import Action, Player, Verb
from bot.core.game_counts import FinishedGame
from bot.core.loaded_game import LoadedGame
from bot.core.session import Session
from bot.observability.metrics import count_finished_game, count_moves
from bot.sessions.position_cache import PositionCache
from bot.sessions.request_context import RequestContext
from bot.storage.player_store import MissingGameError, PlayerStore, StaleGameError, UnreadableGameError
from engine.errors import RecordError, RulesChangedError
from engine.game import Game, Position
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record

DIGEST_BYTES = 5  # one of a million million, among the few hundred games of one player


class NoGameError(Exception):
    """The player has no game that the action could be about."""


class AlreadyDoneError(Exception):
    """What happened was done already, and is delivered again: the table is to be shown as it stands."""

    def __init__(self, loaded: LoadedGame) -> None:
        super().__init__(loaded.session.id)
        self.loaded = loaded


class OldButtonError(Exception):
    """The button belongs to an earlier state of the game: the present one is to be shown."""

    def __init__(self, loaded: LoadedGame) -> None:
        super().__init__(loaded.session.id)
        self.loaded = loaded


class OldRulesError(Exception):
    """The game was played by other rules than today's and cannot go on."""

    def __init__(self, record: Record, challenge: int = 0) -> None:
        super().__init__(record.text)
        self.record = record
        self.challenge = challenge


class AttemptObserver(Protocol):
    """Who knows of the puzzles of the days."""

    async def observe(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a table of a day's puzzle with what there is to say of it; a finished run is counted."""


class AchievementObserver(Protocol):
    """Who knows of achievements."""

    async def news_of(self, context: RequestContext, loaded: LoadedGame) -> tuple[str, ...]:
        """Return what there is to say of a game that has just been counted: what is reached by it."""


class SessionService:
    """The tables of all players. The clock and the choice of new deals are given to it.

    Where nobody knows of the puzzles of the days, their games are games as all others are.
    """

    def __init__(
        self,
        store: PlayerStore,
        now: Callable[[], int],
        choose_deal: Callable[[Game, Options], int],
        daily: AttemptObserver | None = None,
        awards: AchievementObserver | None = None,
    ) -> None:
        self._store = store
        self._now = now
        self._choose_deal = choose_deal
        self._daily = daily
        self._awards = awards
        self._positions = PositionCache()
        self._secret = b""

    async def derive_id(self, event: str) -> str:
        """Return what the game is called that an event of that digest begins: the same whoever begins it.

        Nobody else can tell: who could would learn what somebody plays whose games they do not see, by
        buttons that they forge.
        """
        if not self._secret:
            self._secret = await self._store.secret("games")
        return blake2b(event.encode(), key=self._secret, digest_size=DIGEST_BYTES).hexdigest()

    async def load(self, context: RequestContext, action: Action) -> LoadedGame:
        """Return the table that an action is about: the one it names, or the player's current one.

        Raises ``NoGameError``, ``OldRulesError`` after putting such a game to the finished ones, and the
        store's ``MissingGameError`` and ``UnreadableGameError``.
        """
        name = action.session or context.settings.current
        if not name:
            raise NoGameError
        session = await self._store.load(context.player, name, context.prefetched)
        try:
            position = self._positions.position_of(context.player, session)
        except RulesChangedError:
            await self._store.save(context.player, session.changed(self._now()), is_over=True)
            raise OldRulesError(session.record, session.challenge) from None
        except RecordError as error:
            raise UnreadableGameError(f"the game {name} cannot be replayed: {error}") from error
        return await self._observe_attempt(
            context, _loaded_game(context, session, session.timed(position, self._now()))
        )

    def replay(self, context: RequestContext, session: Session) -> LoadedGame:
        """Return the table of a game that is known; raise ``RecordError`` where it cannot be replayed."""
        return _loaded_game(context, session, session.timed(session.record.replay(), self._now()))

    async def load_current(self, context: RequestContext) -> LoadedGame | None:
        """Return the table that typed moves go to; ``None`` where there is none that can be shown."""
        try:
            return await self.load(context, Action(Verb.BOARD))
        except (NoGameError, OldRulesError, MissingGameError, UnreadableGameError):
            return None

    async def load_for_change(self, context: RequestContext, action: Action) -> LoadedGame:
        """Return the same for an action that changes the game.

        Raises ``AlreadyDoneError`` if the very same event is one of the last that changed the game, and
        ``OldButtonError`` if it has changed since the button was shown.
        """
        loaded = await self.load(context, action)
        if action.event and loaded.session.is_changed_by(event_digest(context.player, action)):
            raise AlreadyDoneError(loaded)
        if action.revision not in (None, loaded.session.revision):
            raise OldButtonError(loaded)
        return loaded

    def new_record(self, game: Game, options: Options, deal: int | None = None) -> Record:
        """Return a deal before its first move; a new one where none is asked for by its number."""
        return Record.begin(game, options, self._choose_deal(game, options) if deal is None else deal)

    def new_record_like(self, record: Record) -> Record:
        """Return a new deal of the same kind."""
        game = find_game(record.game)
        return self.new_record(game, read_options(game.options, record.option_words))

    async def start(
        self,
        context: RequestContext,
        action: Action,
        record: Record,
        restarts: int = 0,
        *,
        challenge: int = 0,
        ranked_as: str = "",
    ) -> LoadedGame:
        """Lay a table; the same event begins the same game, however often it is delivered.

        ``restarts`` counts how often the player has begun this deal before, as far as that is asked for.
        ``challenge`` is the number of the day whose deal it is; a ranked run has a name before it is begun.
        """
        now, event = self._now(), event_digest(context.player, action)
        name = ranked_as or await self.derive_id(event)
        session = Session(
            name,
            record,
            began=now,
            moved=now,
            event=event,
            restarts=restarts,
            is_private=context.is_private,
            challenge=challenge,
            is_ranked=bool(ranked_as),
            group=context.room.group if challenge else 0,
        )
        try:
            return await self._store_started(context, session)
        except StaleGameError:
            return await self.load(context, replace(action, session=name))

    async def redeal(
        self, context: RequestContext, action: Action, loaded: LoadedGame, record: Record
    ) -> LoadedGame:
        """Lay another deal at a table where nothing was touched; raises ``StaleGameError``."""
        now = self._now()
        session = loaded.session.redealt(record).changed(now, event_digest(context.player, action))
        return await self._store_started(context, replace(session, began=now))

    async def _store_started(self, context: RequestContext, session: Session) -> LoadedGame:
        """Keep a game at its beginning, on the day that it is where the player is.

        Raises ``OldRulesError`` for the puzzle of a day whose rules are no more.
        """
        try:
            position = session.record.start()
        except RecordError:
            raise OldRulesError(session.record, session.challenge) from None
        day = datetime.fromtimestamp(session.began, context.zone).date().isoformat()
        session = await self._store.begin(
            context.player, session, day, is_over=position.outcome() is not None
        )
        return await self._observe_attempt(context, _loaded_game(context, session, position))

    async def save(
        self,
        context: RequestContext,
        action: Action,
        loaded: LoadedGame,
        session: Session,
        position: Position | None = None,
    ) -> LoadedGame:
        """Keep a table with its game changed; the position is replayed where it is not given.

        Raises the store's ``StaleGameError`` and ``TooManyGamesError``.
        """
        now = self._now()
        session = session.changed(now, event_digest(context.player, action))
        position = session.timed(position or self._positions.position_of(context.player, session), now)
        if ending := FinishedGame.of(session, position, datetime.fromtimestamp(now, context.zone).date()):
            session = replace(session, is_counted=True)
        count = len(session.record.moves) - len(loaded.session.record.moves)
        loaded = replace(loaded, session=session, position=position)
        await self._store.save(context.player, session, is_over=loaded.is_over, ending=ending)
        self._positions.remember(context.player, session, position)
        _count_metrics(session.record.game, count, ending)
        loaded = await self._observe_attempt(
            context, loaded
        )  # where a run of a day is counted, which achievements want
        if ending is None or self._awards is None:
            return loaded
        return replace(loaded, news=(*loaded.news, *await self._awards.news_of(context, loaded)))

    async def _observe_attempt(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a table with what there is to say of it, if it has a puzzle of a day."""
        if self._daily is None or not loaded.session.challenge:
            return loaded
        return await self._daily.observe(context, loaded)


def _count_metrics(game: str, moves: int, ending: FinishedGame | None) -> None:
    if moves > 0:
        count_moves(game, moves)
    if ending:
        count_finished_game(game, "won" if ending.is_won else "given-up" if ending.has_given_up else "lost")


def _loaded_game(context: RequestContext, session: Session, position: Position) -> LoadedGame:
    """Return a table as its player wants to see it."""
    return LoadedGame(context.player.id, session, position, context.settings.in_words, context.theme)


def event_digest(player: Player, action: Action) -> str:
    """Return a short name for what happened: the same each time that it is delivered.

    Chance gives it where the chat has no name for the event.
    """
    event = f"{player.chat}:{player.id}:{action.event}".encode() if action.event else secrets.token_bytes(16)
    return blake2b(event, digest_size=DIGEST_BYTES).hexdigest()
