"""The whole bot: from a player's action to a reply, whatever the chat."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b
from zoneinfo import ZoneInfo

from bot.commands import Kind, as_typed
from bot.model import MAX_NOTICE, Action, Place, Player, Reply, Suggestion, Verb
from bot.request import DealRequest
from bot.screens import (
    Table,
    board_screen,
    changed_rules_screen,
    games_screen,
    giving_up_screen,
    gone_screen,
    help_screen,
    menu_screen,
    rules_screen,
    stranger_screen,
)
from bot.session import Session
from bot.store import MissingGameError, StaleGameError, Store, StoreUnavailableError, TooManyGamesError
from bot.suggestions import suggestions
from bot.texts import Texts
from engine.errors import IllegalMoveError, RefusedError, RulesChangedError
from engine.game import Position
from engine.games import all_games, find_game
from engine.move import Move
from engine.record import Record

log = logging.getLogger(__name__)

NEW_DEALS = 10**9
"""Deals that nobody asked for by number are among the first so many: their numbers are short to tell."""

TRIES = 5
"""How often an action is taken up again when another one of the player's came first."""

PAST_LISTED = 5


class NoGameError(Exception):
    """The player has no game that the action could be about."""


class OldButtonError(Exception):
    """The button belongs to an earlier state of the game: the present one is to be shown."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.session.id)
        self.table = table


def seconds() -> int:
    """Return the time in whole seconds since 1970."""
    return int(time.time())


def any_deal() -> int:
    """Return the number of a deal that nobody can foretell."""
    return secrets.randbelow(NEW_DEALS)


class App:
    """Answers every action of every player; keeps nothing but in the store."""

    def __init__(
        self,
        store: Store,
        texts: Texts,
        now: Callable[[], int] = seconds,
        choose_deal: Callable[[], int] = any_deal,
    ) -> None:
        self._store = store
        self._texts = texts
        self._now = now
        self._choose_deal = choose_deal
        self._answers: dict[Verb, Callable[[Player, Action], Awaitable[Reply]]] = {
            Verb.START: self._start,
            Verb.HELP: self._help,
            Verb.RULES: self._rules,
            Verb.PLAY: self._play,
            Verb.GAMES: self._games,
            Verb.RESUME: self._resume,
            Verb.BOARD: self._board,
            Verb.MOVE: self._move,
            Verb.SAY: self._say,
            Verb.UNDO: self._undo,
            Verb.REDO: self._redo,
            Verb.RESTART: self._restart,
            Verb.NEW: self._new,
            Verb.GIVE_UP: self._give_up,
        }

    async def handle(self, player: Player, action: Action) -> Reply:
        """Do what a player asked for, and return what to show; never raises."""
        try:
            return await self._answer(player, action)
        except RefusedError as error:
            return self._notice(self._texts.refusal("", error))
        except StoreUnavailableError as error:
            log.warning("the store is unavailable: %s", error)
            return self._notice(self._texts("store-unavailable"))
        except Exception:
            log.exception("unanswered: %s in %s", action.verb, player.chat)
            return self._notice(self._texts("sorry"))

    async def suggest(self, player: Player, kind: Kind, typed: str) -> tuple[Suggestion, ...]:
        """Return what could be typed for a word of that kind; nothing while the store is away."""
        try:
            return await suggestions(self._store, self._texts, player, kind, typed)
        except StoreUnavailableError as error:
            log.warning("the store is unavailable: %s", error)
            return ()

    async def _answer(self, player: Player, action: Action) -> Reply:
        if action.session and action.owner not in (None, player.id):
            return await self._turn_away(player, action)
        for _ in range(TRIES):
            try:
                return await self._answers[action.verb](player, action)
            except StaleGameError:
                continue  # another action of this player's came first: look again
            except OldButtonError as error:
                return self._shown(error.table, notice=self._texts("moved-on"))
            except RulesChangedError:
                session = await self._session(player, action)
                return Reply(changed_rules_screen(self._texts, session.record), Place.NEW)
            except NoGameError:
                menu = menu_screen(self._texts, player.id, "", self._texts("no-game"))
                return Reply(menu, Place.PRIVATE)
            except MissingGameError:
                days = self._store.lifetimes.open_days
                return Reply(gone_screen(self._texts, days), Place.PRIVATE)
            except TooManyGamesError:
                return await self._listed(player, 0, Place.PRIVATE, self._texts("too-many-games"))
        return self._notice(self._texts("busy"))

    async def _start(self, player: Player, _action: Action) -> Reply:
        texts = self._texts
        return Reply(menu_screen(texts, player.id, texts("welcome-title"), texts("welcome")), Place.NEW)

    async def _help(self, player: Player, action: Action) -> Reply:
        unknown = ""
        if action.words:
            name = as_typed(player.chat, action.words[0][:32])
            unknown = self._texts("unknown-command", name=name)
        return Reply(help_screen(self._texts, player.chat), Place.PRIVATE, unknown)

    async def _rules(self, _player: Player, action: Action) -> Reply:
        game, *number = action.words or (all_games()[0].name,)
        part = int(number[0]) if number and number[0].isdecimal() else 1
        screen = rules_screen(self._texts, find_game(game).name, part)
        return Reply(screen, Place.HERE if number else Place.PRIVATE)

    async def _play(self, player: Player, action: Action) -> Reply:
        is_own = action.owner == player.id
        if not action.words:
            menu = menu_screen(self._texts, player.id, self._texts("menu-title"), self._texts("menu"))
            return Reply(menu, Place.HERE if is_own else Place.NEW)
        wanted = DealRequest.read(action.words)
        deal = self._choose_deal() if wanted.deal is None else wanted.deal
        record = Record.begin(wanted.game, wanted.options, deal)
        return await self._begin(player, action, record, Place.HERE if is_own else Place.NEW)

    async def _new(self, player: Player, action: Action) -> Reply:
        table = await self._table(player, action)
        before, now = table.session.record, self._now()
        if action.words == ("same",):
            return await self._begin(player, action, before.first(0), Place.NEW)
        record = Record.begin(find_game(before.game), before.options, self._choose_deal())
        if action.event and table.session.id == _session_name(player, action):
            return self._shown(table, Place.NEW)  # the same event, delivered twice
        if table.session.is_untouched and not table.is_over:
            if action.revision not in (None, table.session.revision):
                raise OldButtonError(table)
            return await self._keep(player, table, table.session.redealt(record, now), record.start())
        return await self._begin(player, action, record, Place.NEW)

    async def _begin(self, player: Player, action: Action, record: Record, place: Place) -> Reply:
        now, position = self._now(), record.start()
        session = Session(_session_name(player, action), record, began=now, moved=now)
        day = datetime.fromtimestamp(now, ZoneInfo(await self._store.zone(player))).date().isoformat()
        is_over = position.outcome() is not None
        try:
            session = await self._store.begin(player, session, day, is_over=is_over)
        except StaleGameError:
            # The same press, delivered twice: show what it began.
            session = await self._store.load(player, session.id)
            position = session.record.replay()
        return self._shown(Table(player.id, session, position, action.in_words), place)

    async def _games(self, player: Player, action: Action) -> Reply:
        is_own = action.owner == player.id
        page = action.words[0] if action.words else ""
        if page.isdecimal() and is_own:
            return await self._listed(player, int(page), Place.HERE)
        return await self._listed(player, 0, Place.PRIVATE)

    async def _listed(self, player: Player, page: int, place: Place, notice: str = "") -> Reply:
        open_games = await self._store.open_games(player)
        past = await self._store.past_games(player, PAST_LISTED)
        return Reply(games_screen(self._texts, player.id, open_games, past, page), place, notice)

    async def _resume(self, player: Player, action: Action) -> Reply:
        wanted = action.session or "".join(action.words[:1]).lower()
        if not wanted:
            open_games = await self._store.open_games(player)
            if len(open_games) != 1:
                return await self._listed(player, 0, Place.PRIVATE)
            wanted = open_games[0].id
        table = await self._table(player, replace(action, session=wanted))
        await self._store.make_current(player, wanted)
        return self._shown(table, Place.NEW)

    async def _board(self, player: Player, action: Action) -> Reply:
        table = await self._table(player, action)
        view = "".join(action.words[:1])
        in_words = action.in_words if view == "back" else view != "picture"
        return self._shown(replace(table, in_words=in_words))

    async def _move(self, player: Player, action: Action) -> Reply:
        move = Move.read(" ".join(action.words))
        try:
            return await self._played(player, await self._table_as_shown(player, action), (move,))
        except OldButtonError as error:
            session = error.table.session
            if session.revision - 1 == action.revision and session.record.moves[-1:] == (move,):
                return self._shown(error.table)  # the same press, delivered twice
            raise

    async def _say(self, player: Player, action: Action) -> Reply:
        table = await self._table(player, action)
        text = "".join(action.words)
        try:
            moves = table.position.read(text)
        except RefusedError as error:
            return self._notice(self._texts.refusal(table.session.record.game, error))
        return await self._played(player, table, moves)

    async def _played(self, player: Player, table: Table, moves: tuple[Move, ...]) -> Reply:
        try:
            if table.is_over:
                raise IllegalMoveError("over", "the game is over")
            position = table.position.play_together(moves)
        except RefusedError as error:
            return self._notice(self._texts.refusal(table.session.record.game, error))
        return await self._keep(player, table, table.session.played(moves, self._now()), position)

    async def _undo(self, player: Player, action: Action) -> Reply:
        table = await self._table_as_shown(player, action)
        if not (table.session.record.moves or table.session.has_given_up):
            return self._notice(self._texts("nothing-to-undo"))
        return await self._replayed(player, table, table.session.taken_back(self._now()))

    async def _redo(self, player: Player, action: Action) -> Reply:
        table = await self._table_as_shown(player, action)
        if not table.session.undone or table.session.has_given_up:
            return self._notice(self._texts("nothing-to-redo"))
        return await self._replayed(player, table, table.session.played_again(self._now()))

    async def _restart(self, player: Player, action: Action) -> Reply:
        table = await self._table_as_shown(player, action)
        if table.is_over:
            return await self._begin(player, action, table.session.record.first(0), Place.NEW)
        if not table.session.record.moves:
            return self._notice(self._texts("nothing-to-restart"))
        return await self._replayed(player, table, table.session.restarted(self._now()))

    async def _give_up(self, player: Player, action: Action) -> Reply:
        table = await self._table_as_shown(player, action)
        if table.is_over:
            return self._notice(self._texts("refused-over"))
        if action.words != ("yes",):
            return Reply(giving_up_screen(self._texts, table))
        return await self._keep(player, table, table.session.given_up(self._now()), table.position)

    async def _turn_away(self, player: Player, action: Action) -> Reply:
        """Answer one who pressed somebody else's button."""
        record: Record | None = None
        try:
            owner = Player(player.chat, action.owner or 0)
            record = (await self._store.load(owner, action.session)).record
        except MissingGameError:
            log.debug("a stranger pressed a button of a game that is gone")
        return Reply(stranger_screen(self._texts, record), Place.PRIVATE)

    async def _session(self, player: Player, action: Action) -> Session:
        name = action.session or await self._store.current(player)
        if not name:
            raise NoGameError
        return await self._store.load(player, name)

    async def _table(self, player: Player, action: Action) -> Table:
        session = await self._session(player, action)
        return Table(player.id, session, session.record.replay(), action.in_words)

    async def _table_as_shown(self, player: Player, action: Action) -> Table:
        """Return the table that a button belongs to; raise ``OldButtonError`` if it has changed since."""
        table = await self._table(player, action)
        if action.revision not in (None, table.session.revision):
            raise OldButtonError(table)
        return table

    async def _replayed(self, player: Player, table: Table, session: Session) -> Reply:
        return await self._keep(player, table, session, session.record.replay())

    async def _keep(self, player: Player, table: Table, session: Session, position: Position) -> Reply:
        table = replace(table, session=session, position=position)
        await self._store.save(player, session, is_over=table.is_over)
        return self._shown(table)

    def _shown(self, table: Table, place: Place = Place.HERE, notice: str = "") -> Reply:
        return Reply(board_screen(self._texts, table), place, notice)

    @staticmethod
    def _notice(text: str) -> Reply:
        return Reply(notice=text if len(text) <= MAX_NOTICE else text[: MAX_NOTICE - 1] + "…")


def _session_name(player: Player, action: Action) -> str:
    """Return a name for a new game: the same for the same event, so that a press delivered twice is one."""
    event = f"{player.chat}:{player.id}:{action.event}".encode() if action.event else secrets.token_bytes(16)
    return blake2b(event, digest_size=5).hexdigest()
