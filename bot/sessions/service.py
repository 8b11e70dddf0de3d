"""Games of players: loaded from the store, started, and saved after every change."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2b
from typing import TypeAlias

from bot.core.actions import Action, Player, Verb
from bot.core.exercise import Exercise
from bot.core.game_counts import FinishedGame
from bot.core.request_context import RequestContext
from bot.core.session import CachedSession, LoadedGame, Session
from bot.daily.certified_deals import DealChooser, Ease
from bot.observability.metrics import FINISHED, MOVES, labeled
from bot.sessions.exercises import exercise_view
from bot.sessions.session_cache import SessionCache
from bot.storage.errors import MissingGameError, StaleGameError, UnreadableGameError
from bot.storage.first_attempt import FirstAttempt
from bot.storage.player_store import PlayerStore
from engine.errors import RecordError, RulesChangedError
from engine.game import Game, Position
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record

GameObserver: TypeAlias = Callable[[RequestContext, LoadedGame], Awaitable[LoadedGame]]
"""Returns a game with news for its player."""

DIGEST_BYTES = 5  # one of 10**12 ids, for the few hundred games of one player


class NoGameError(Exception):
    """The player has no game that the action could be about."""


class AlreadyDoneError(Exception):
    """The event has been handled before and is delivered again: show the game as it is now."""

    def __init__(self, loaded: LoadedGame) -> None:
        super().__init__(loaded.session.id)
        self.loaded = loaded


class OldButtonError(Exception):
    """The button belongs to an earlier state of the game: show the current one."""

    def __init__(self, loaded: LoadedGame) -> None:
        super().__init__(loaded.session.id)
        self.loaded = loaded


class OldRulesError(Exception):
    """The game was played by other rules than today's and cannot continue."""

    def __init__(self, record: Record, challenge: int = 0) -> None:
        super().__init__(record.text)
        self.record = record
        self.challenge = challenge


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a game starts with: a record, after whose moves it begins, and what it counts as."""

    record: Record
    restarts: int = 0
    """How often the player has started this deal before."""
    challenge: int = 0
    """The number of the daily challenge whose deal it is."""
    is_ranked: bool = False
    is_from_record: bool = False
    exercise: Exercise | None = None
    id: str = ""
    """The id that a ranked attempt, one of the daily five or an exercise has beforehand."""
    five: int = 0
    """The number of the day of whose daily five it is one."""


@dataclass(eq=False)
class SessionService:
    """Loads, starts and saves the games of all players.

    ``game_observers`` see every game that is loaded, started or saved, ``end_observers`` those that have just
    ended and been counted; ``end_repeaters`` see these when they are shown again. They return the game with
    what it means for the rest of the bot.
    """

    _store: PlayerStore
    _now: Callable[[], int]
    _choose_deal: DealChooser
    _cache: SessionCache
    _game_observers: Sequence[GameObserver]
    _end_observers: Sequence[GameObserver]
    _end_repeaters: Sequence[GameObserver]
    _secret: bytes = b""

    async def id_for(self, player: Player, event: str) -> str:
        """Return the id of the game that an event of a player's own starts, whenever it is started."""
        return await self.derive_id(event_digest(player, Action(Verb.START, event=event)))

    async def derive_id(self, event: str) -> str:
        """Return the id of the game that an event of that digest starts: the same in every process.

        It depends on a secret of the store: a player who could compute ids would learn from forged buttons
        what other players play in private.
        """
        if not self._secret:
            self._secret = await self._store.secret("games")
        return blake2b(event.encode(), key=self._secret, digest_size=DIGEST_BYTES).hexdigest()

    async def load(self, context: RequestContext, action: Action) -> LoadedGame:
        """Return the game that an action names, or else the player's current one.

        Raises ``NoGameError``, ``OldRulesError`` (after the game is moved to the finished ones), and the
        store's ``MissingGameError`` and ``UnreadableGameError``.
        """
        name = action.session or context.settings.current
        if not name:
            raise NoGameError
        cached = context.cached
        if cached and cached.session.id == name:
            session = cached.session
        else:
            session = await self._store.load_session(context.player, name, context.prefetched)
        try:
            position = self._cache.position_of(context.player, session)
        except RulesChangedError:
            await self._store.save(context.player, session.changed(self._now()), is_over=True)
            raise OldRulesError(session.record, session.challenge) from None
        except RecordError as error:
            raise UnreadableGameError(f"the game {name} cannot be replayed: {error}") from error
        self._remember(context, session, position)
        return await self._observe(
            self._game_observers,
            context,
            _loaded_game(context, session, session.timed(position, self._now())),
        )

    def replay(self, context: RequestContext, session: Session) -> LoadedGame:
        """Return a stored game with its replayed position; raise ``RecordError`` if it cannot be replayed."""
        position = self._cache.position_of(context.player, session)
        return _loaded_game(context, session, session.timed(position, self._now()))

    async def load_current(self, context: RequestContext, session: str = "") -> LoadedGame | None:
        """Return the game that typed moves go to, or the named one; ``None`` if it cannot be shown."""
        try:
            return await self.load(context, Action(Verb.BOARD, session=session))
        except (NoGameError, OldRulesError, MissingGameError, UnreadableGameError):
            return None

    async def load_for_change(self, context: RequestContext, action: Action) -> LoadedGame:
        """Return the same for an action that changes the game.

        Raises ``AlreadyDoneError`` if this event is one of the last that changed the game, and
        ``OldButtonError`` if the game has changed since the button was shown.
        """
        loaded = await self.load(context, action)
        if is_repeated(context, action, loaded.session):
            raise AlreadyDoneError(loaded)
        if action.revision not in (None, loaded.session.revision):
            raise OldButtonError(loaded)
        return loaded

    def new_record(
        self, game: Game, options: Options, deal: int | None = None, ease: Ease = Ease.ANY
    ) -> Record:
        """Return the record of a deal before its first move; of a new one, perhaps easy, without ``deal``."""
        return Record.begin(game, options, self._choose_deal(game, options, ease) if deal is None else deal)

    def new_record_like(self, record: Record, ease: Ease = Ease.ANY) -> Record:
        """Return the record of a new deal of the same game with the same options."""
        game = find_game(record.game)
        return self.new_record(game, read_options(game.options, record.option_words), ease=ease)

    async def start(self, context: RequestContext, action: Action, new: NewGame) -> LoadedGame:
        """Start a game; the same event starts the same game, however often it is delivered."""
        now, event = self._now(), event_digest(context.player, action)
        is_first = not (new.exercise or await self._store.has_finished(context.player, new.record.game))
        session = Session(
            new.id or await self.derive_id(event),
            new.record,
            began=now,
            moved=now,
            event=event,
            restarts=new.restarts,
            is_private=context.is_private,
            challenge=new.challenge,
            is_ranked=new.is_ranked,
            is_from_record=new.is_from_record,
            is_introduction=is_first,
            first_move=now if new.record.moves and not new.exercise else 0,
            group=context.room.group if new.challenge else 0,
            exercise=new.exercise,
            five=new.five,
        )
        try:
            return await self._store_started(context, session)
        except StaleGameError:
            return await self.load(context, replace(action, session=session.id))

    async def redeal(
        self, context: RequestContext, action: Action, loaded: LoadedGame, record: Record
    ) -> LoadedGame:
        """Replace the deal of a game without a move by another; raises ``StaleGameError``."""
        now = self._now()
        session = loaded.session.redealt(record).changed(now, event_digest(context.player, action))
        return await self._store_started(context, replace(session, began=now))

    async def _store_started(self, context: RequestContext, session: Session) -> LoadedGame:
        """Store a game at its start, under the date in the player's time zone.

        Raises ``OldRulesError`` for a daily challenge whose rules no longer exist.
        """
        try:
            position = session.record.replay()
        except RecordError:
            raise OldRulesError(session.record, session.challenge) from None
        day = datetime.fromtimestamp(session.began, context.zone).date().isoformat()
        session = await self._store.begin(
            context.player,
            session,
            day,
            is_over=position.outcome() is not None,
            device_zone=context.new_device_zone,
        )
        self._remember(context, session, position)
        return await self._observe(self._game_observers, context, _loaded_game(context, session, position))

    async def save(
        self,
        context: RequestContext,
        action: Action,
        loaded: LoadedGame,
        session: Session,
        position: Position | None = None,
    ) -> LoadedGame:
        """Save a changed game; its position is replayed if it is not given.

        Raises the store's ``StaleGameError`` and ``TooManyGamesError``.
        """
        now = self._now()
        session = session.changed(now, event_digest(context.player, action))
        position = session.timed(position or self._cache.position_of(context.player, session), now)
        ending = FinishedGame.of(session, position, datetime.fromtimestamp(now, context.zone).date())
        attempt = FirstAttempt.of(session, position, ending)
        if ending:
            session = replace(session, is_counted=True)
        count = len(session.record.moves) - len(loaded.session.record.moves)
        view = exercise_view(session)  # an older program may have saved an exercise as a game
        loaded = replace(loaded, session=session, position=position, view_exercise=view)
        await self._store.save(
            context.player,
            session,
            is_over=loaded.is_over,
            ending=ending,
            attempt=attempt,
            based_on=context.cached,
            device_zone=context.new_device_zone,
        )
        self._remember(context, session, position)
        _count_metrics(session.record.game, count, ending)
        loaded = await self._observe(self._game_observers, context, loaded)  # may count what its end needs
        return loaded if ending is None else await self._observe(self._end_observers, context, loaded)

    async def with_end(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a game with the news that its end had, if it has ended and been counted."""
        has_ended = loaded.is_over and loaded.session.is_counted
        return await self._observe(self._end_repeaters, context, loaded) if has_ended else loaded

    def _remember(self, context: RequestContext, session: Session, position: Position) -> None:
        cached = CachedSession(session, context.settings, context.room.group, context.group)
        self._cache.remember(context.player, cached, position)

    @staticmethod
    async def _observe(
        observers: Sequence[GameObserver], context: RequestContext, loaded: LoadedGame
    ) -> LoadedGame:
        for observe in observers:
            loaded = await observe(context, loaded)
        return loaded


def _count_metrics(game: str, moves: int, ending: FinishedGame | None) -> None:
    if moves > 0:
        labeled(MOVES, game).inc(moves)
    if ending:
        result = "won" if ending.is_won else "given-up" if ending.has_given_up else "lost"
        labeled(FINISHED, game, result).inc()


def _loaded_game(context: RequestContext, session: Session, position: Position) -> LoadedGame:
    return LoadedGame(
        context.player.id,
        session,
        position,
        context.settings.in_words,
        context.theme,
        view_exercise=exercise_view(session),
        progress_view=context.settings.progress,
    )


def is_repeated(context: RequestContext, action: Action, session: Session) -> bool:
    """Return whether an event has changed a session before and is delivered again."""
    return bool(action.event) and session.is_changed_by(event_digest(context.player, action))


def event_digest(player: Player, action: Action) -> str:
    """Return a short id for an event: the same each time that it is delivered.

    It is random if the chat has no id for the event.
    """
    event = f"{player.chat}:{player.id}:{action.event}".encode() if action.event else secrets.token_bytes(16)
    return blake2b(event, digest_size=DIGEST_BYTES).hexdigest()
