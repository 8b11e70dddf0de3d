"""The whole bot: from a player's action to a reply, whatever the chat."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.commands import Kind, as_typed
from bot.model import DEFAULT_THEME, Action, Place, Player, Reply, Suggestion, Verb
from bot.moves import Moves
from bot.preferences import Preferences
from bot.replies import shown, told
from bot.request import DealRequest, unnamed_deal
from bot.retellings import Retellings
from bot.screens import (
    changed_rules_screen,
    games_screen,
    gone_screen,
    help_screen,
    menu_screen,
    options_screen,
    rules_menu,
    rules_screen,
    stranger_screen,
)
from bot.session import Session
from bot.store import (
    MOST_OPEN,
    MissingGameError,
    StaleGameError,
    Store,
    StoreUnavailableError,
    TooManyGamesError,
    UnreadableGameError,
)
from bot.suggestions import suggestions
from bot.table import Table
from bot.table_screens import board_screen, giving_up_screen, more_screen
from bot.tables import DoneError, NoGameError, OldButtonError, OldRulesError, Tables, digest
from bot.texts import Texts
from bot.themes import existing_theme
from engine.deal import read_deal
from engine.errors import DealError, RefusedError
from engine.game import Position
from engine.games import find_game
from engine.record import Record

log = logging.getLogger(__name__)

NEW_DEALS = 10**9
"""Deals that nobody asked for by number are among the first so many: their numbers are short to tell."""

TRIES = 5
"""How often an action is taken up again when another one of the player's came first."""

PAST_LISTED = 5

OTHERWISE = (
    DoneError,
    OldButtonError,
    OldRulesError,
    NoGameError,
    MissingGameError,
    UnreadableGameError,
    TooManyGamesError,
)
"""A game is not as an action takes it to be, and there is something to show instead."""


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
        self._tables = Tables(store, now, choose_deal)
        moves = Moves(self._tables, texts)
        retellings = Retellings(self._tables, texts)
        self._answers: dict[Verb, Callable[[Player, Action], Awaitable[Reply]]] = {
            Verb.START: self._start,
            Verb.HELP: self._help,
            Verb.RULES: self._rules,
            Verb.PLAY: self._play,
            Verb.GAMES: self._games,
            Verb.RESUME: self._resume,
            Verb.BOARD: self._board,
            Verb.MOVE: moves.press,
            Verb.CHOOSE: moves.choose,
            Verb.SAY: moves.say,
            Verb.UNDO: self._undo,
            Verb.REDO: self._redo,
            Verb.RESTART: self._restart,
            Verb.NEW: self._new,
            Verb.GIVE_UP: self._give_up,
            Verb.RECORD: retellings.record,
            Verb.REPLAY: retellings.replay,
            Verb.SHARE: retellings.share,
            Verb.OPTIONS: self._options,
            Verb.SETTINGS: Preferences(store, self._tables, texts).answer,
            Verb.MORE: self._more,
        }

    async def handle(self, player: Player, action: Action) -> Reply:
        """Do what a player asked for, and return what to show; never raises."""
        try:
            return await self._answer(player, action)
        except StoreUnavailableError as error:
            log.warning("the store is unavailable: %s", error)
            return told(self._texts("store-unavailable"))
        except Exception:
            log.exception("unanswered: %s in %s", action.verb, player.chat)
            return told(self._texts("sorry"))

    async def suggest(
        self, player: Player, kind: Kind, typed: str, before: tuple[str, ...] = ()
    ) -> tuple[Suggestion, ...]:
        """Return what could be typed for a word of that kind; nothing while the store is away."""
        try:
            return await suggestions(self._store, self._texts, player, kind, typed, before)
        except StoreUnavailableError as error:
            log.warning("the store is unavailable: %s", error)
        except Exception:
            log.exception("nothing suggested of a %s in %s", kind, player.chat)
        return ()

    async def _answer(self, player: Player, action: Action) -> Reply:
        if action.session and action.owner not in (None, player.id):
            return await self._turn_away(player, action)
        for _ in range(TRIES):
            try:
                return await self._answers[action.verb](player, action)
            except StaleGameError:
                continue  # another action of this player's came first: look again
            except RefusedError as error:
                return told(self._texts.refusal("", error))
            except OTHERWISE as error:
                return await self._otherwise(player, error)
        return told(self._texts("busy"))

    async def _otherwise(self, player: Player, error: Exception) -> Reply:
        """Return what is shown where a game is not as the action takes it to be."""
        texts = self._texts
        match error:
            case DoneError():
                return shown(texts, error.table)
            case OldButtonError():
                return shown(texts, error.table, notice=texts("moved-on"))
            case OldRulesError():
                return Reply(changed_rules_screen(texts, error.record), Place.NEW)
            case NoGameError():
                return Reply(menu_screen(texts, player.id, "", texts("no-game")), Place.PRIVATE)
            case MissingGameError():
                return Reply(gone_screen(texts, self._store.lifetimes.open_days), Place.PRIVATE)
            case TooManyGamesError():
                return await self._listed(player, 0, Place.PRIVATE, texts("too-many-games", most=MOST_OPEN))
        log.error("%s", error)
        return told(texts("unreadable-game"))

    async def _start(self, player: Player, _action: Action) -> Reply:
        texts = self._texts
        return Reply(menu_screen(texts, player.id, texts("welcome-title"), texts("welcome")), Place.NEW)

    async def _help(self, player: Player, action: Action) -> Reply:
        unknown = ""
        if action.words:
            name = as_typed(player.chat, action.words[0][:32])
            unknown = self._texts("unknown-command", name=name)
        game = await self._current_game(player)
        return Reply(help_screen(self._texts, player.chat, game), Place.PRIVATE, unknown)

    async def _current_game(self, player: Player) -> str:
        """Return the name of the game that the player is at; nothing where that cannot be told."""
        try:
            table = await self._tables.current(player)
        except StoreUnavailableError:
            return ""
        return table.session.record.game if table else ""

    async def _theme(self, player: Player) -> str:
        """Return the theme of the player's pictures; the default one where that cannot be told."""
        try:
            return existing_theme((await self._store.seat(player)).theme)
        except StoreUnavailableError:
            return DEFAULT_THEME

    async def _rules(self, player: Player, action: Action) -> Reply:
        words = action.words
        if not words or words[0].isdecimal():  # of the game that is being played
            game = await self._current_game(player)
            if not game:
                return Reply(rules_menu(self._texts), Place.PRIVATE)
            words = (game, *words)
        *names, last = words
        is_turned = bool(names) and last.isdecimal()
        game = find_game(" ".join(names if is_turned else words)).name
        number = int(last[:4]) if is_turned else 1
        screen = rules_screen(self._texts, game, number, await self._theme(player))
        return Reply(screen, Place.HERE if is_turned else Place.PRIVATE)

    async def _play(self, player: Player, action: Action) -> Reply:
        is_own = action.owner == player.id
        deal = unnamed_deal(action.words)
        if deal is not None or not action.words:
            menu = menu_screen(self._texts, player.id, self._texts("menu-title"), self._texts("menu"), deal)
            return Reply(menu, Place.HERE if is_own else Place.NEW)
        wanted = DealRequest.read(action.words)
        record = self._tables.record(wanted.game, wanted.options, wanted.deal)
        return await self._begin(player, action, record, Place.HERE if is_own else Place.NEW)

    async def _options(self, player: Player, action: Action) -> Reply:
        wanted = DealRequest.read(action.words)
        place = Place.HERE if action.owner == player.id else Place.NEW
        return Reply(options_screen(self._texts, player.id, wanted.game, wanted.options), place)

    async def _new(self, player: Player, action: Action) -> Reply:
        table = await self._tables.find(player, action)
        if action.words == ("same",):
            return await self._begin_again(player, action, table)
        if action.event and table.session.event == digest(player, action):
            return shown(self._texts, table, Place.NEW)  # delivered again: this is the game that it began
        record = self._tables.another(table.session.record)
        if table.is_over or not table.session.is_untouched:
            return await self._begin(player, action, record, Place.NEW)
        table = await self._tables.find_to_change(player, action)
        return shown(self._texts, await self._tables.deal_anew(player, action, table, record))

    async def _begin(self, player: Player, action: Action, record: Record, place: Place) -> Reply:
        return shown(self._texts, await self._tables.begin(player, action, record), place)

    async def _begin_again(self, player: Player, action: Action, table: Table) -> Reply:
        """Deal a finished game once more, as another game; what it was stays in the history."""
        session = table.session
        record, restarts = session.record.first(0), session.restarts + 1
        return shown(self._texts, await self._tables.begin(player, action, record, restarts), Place.NEW)

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
        name = action.session
        if not name:
            open_games = await self._store.open_games(player)
            wanted = " ".join(action.words).lower()
            fitting = [game for game in open_games if not wanted or _is_called(game, wanted)]
            if len(fitting) != 1:
                notice = "" if fitting or not wanted else self._texts("no-such-open-game")
                return await self._listed(player, 0, Place.PRIVATE, notice)
            name = fitting[0].id
        table = await self._tables.find(player, replace(action, session=name))
        await self._store.make_current(player, name)
        return shown(self._texts, table, Place.NEW)

    async def _board(self, player: Player, action: Action) -> Reply:
        view, *rest = action.words or ("",)
        page = "".join(rest[:1])
        chosen = () if page.isdecimal() else tuple(rest)
        table = await self._tables.find(player, action)
        if view != "back":
            table = replace(table, in_words=view != "picture")
            await self._store.show_in(player, words=table.in_words)
        return Reply(board_screen(self._texts, table, chosen, int(page[:4]) if page.isdecimal() else 1))

    async def _more(self, player: Player, action: Action) -> Reply:
        return Reply(more_screen(self._texts, await self._tables.find_to_change(player, action)))

    async def _undo(self, player: Player, action: Action) -> Reply:
        table = await self._tables.find_to_change(player, action)
        if not (table.session.record.moves or table.session.has_given_up):
            return told(self._texts("nothing-to-undo"))
        return await self._changed(player, action, table, table.session.taken_back())

    async def _redo(self, player: Player, action: Action) -> Reply:
        table = await self._tables.find_to_change(player, action)
        if not table.session.undone or table.session.has_given_up:
            return told(self._texts("nothing-to-redo"))
        return await self._changed(player, action, table, table.session.played_again())

    async def _restart(self, player: Player, action: Action) -> Reply:
        table = await self._tables.find_to_change(player, action)
        if table.is_over:
            return await self._begin_again(player, action, table)
        if not table.session.record.moves:
            return told(self._texts("nothing-to-restart"))
        return await self._changed(player, action, table, table.session.restarted())

    async def _give_up(self, player: Player, action: Action) -> Reply:
        table = await self._tables.find_to_change(player, action)
        if table.is_over:
            return told(self._texts("refused-over"))
        if action.words != ("yes",):
            return Reply(giving_up_screen(self._texts, table))
        return await self._changed(player, action, table, table.session.given_up(), table.position)

    async def _turn_away(self, player: Player, action: Action) -> Reply:
        """Answer one who pressed somebody else's button."""
        record: Record | None = None
        try:
            owner = Player(player.chat, action.owner or 0)
            record = (await self._store.load(owner, action.session)).record
        except (MissingGameError, UnreadableGameError):
            log.debug("a stranger pressed a button of a game that is gone")
        return Reply(stranger_screen(self._texts, record), Place.PRIVATE)

    async def _changed(
        self, player: Player, action: Action, table: Table, session: Session, position: Position | None = None
    ) -> Reply:
        return shown(self._texts, await self._tables.keep(player, action, table, session, position))


def _is_called(game: Session, wanted: str) -> bool:
    """Tell whether a game is meant, by its own name or by its deal's number, after the game's or alone."""
    number = wanted.removeprefix(game.record.game).strip()
    try:
        return game.id == wanted or game.record.deal == read_deal(number)
    except DealError:
        return False
