"""Games dealt, found again and looked at."""

from dataclasses import replace

from bot.core.deal_codes import read_code, read_daily_code
from bot.core.deal_request import DealRequest, unnamed_deal
from bot.core.loaded_game import LoadedGame
from bot.core.model import Action, Reply, ReplyTarget, Verb
from bot.core.session import Session
from bot.features.attempts.service import AttemptService
from bot.i18n.texts import Texts
from bot.screens.board import board_screen, file_screen, more_screen
from bot.screens.menus import games_screen, menu_screen, options_screen
from bot.sessions.group_permissions import check_start
from bot.sessions.replies import board_reply, screen_reply
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService, digest
from bot.storage.player_store import PlayerStore
from engine.deal import read_deal
from engine.errors import DealError
from engine.record import Record

PAST_LISTED = 5
MARKS = (" ", " #", "-", "#")
"""What may stand between the word for the puzzle of a day and its number."""
TRIES = 20
"""How often another deal is chosen where one that nobody asked for is the puzzle of a day."""


class GameStarter:
    """Answers what is asked for a game to be dealt or to come back. Raises what ``SessionService`` raises.

    The deal of a day is never dealt as any other one while its day is open: who asks for it has that puzzle.
    """

    def __init__(self, store: PlayerStore, tables: SessionService, playing: AttemptService) -> None:
        self._store = store
        self._tables = tables
        self._playing = playing

    async def start(self, visit: RequestContext, action: Action) -> Reply:
        """Welcome the player with the menu, or deal what the link meant that brought them here."""
        if action.words:
            if invitation := await self._playing.invited(action.words[0]):
                # The run counts where the post stands, though it is played in another chat.
                visit = replace(visit, room=replace(visit.room, group=invitation.group))
                daily = replace(action, verb=Verb.DAILY, words=(str(invitation.number),))
                return await self._playing.daily(visit, daily)
            if number := read_daily_code(action.words[0]):
                return await self._playing.daily(
                    visit, replace(action, verb=Verb.DAILY, words=(str(number),))
                )
            return await self._asked_for(visit, action, read_code(action.words[0]), ReplyTarget.NEW)
        texts = visit.texts
        screen = menu_screen(texts, visit.player.id, texts("welcome-title"), texts("welcome"))
        return Reply(screen, ReplyTarget.NEW)

    async def play(self, visit: RequestContext, action: Action) -> Reply:
        """Deal what is asked for, or offer the menu."""
        is_own = action.owner == visit.player.id
        place = ReplyTarget.HERE if is_own else ReplyTarget.NEW
        deal = unnamed_deal(action.words)
        if deal is not None or not action.words:
            texts = visit.texts
            menu = menu_screen(texts, visit.player.id, texts("menu-title"), texts("menu"), deal)
            return Reply(menu, place)
        wanted = DealRequest.read(action.words)
        record = self._tables.record(wanted.game, wanted.options, wanted.deal)
        if wanted.deal is not None:
            return await self._asked_for(visit, action, record, place)
        return await self._begin(visit, action, await self._no_puzzle(record), place)

    async def options(self, visit: RequestContext, action: Action) -> Reply:
        """Offer the options of a game, with what has been chosen of them."""
        wanted = DealRequest.read(action.words)
        place = ReplyTarget.HERE if action.owner == visit.player.id else ReplyTarget.NEW
        return Reply(options_screen(visit.texts, visit.player.id, wanted.game, wanted.options), place)

    async def new(self, visit: RequestContext, action: Action) -> Reply:
        """Deal another game of the same kind, or the same deal once more."""
        table = await self._tables.find(visit, action)
        if action.words == ("same",):
            return await self.begin_again(visit, action, table)
        if action.event and table.session.is_changed_by(digest(visit.player, action)):
            # Delivered again: this is the game that it began.
            return board_reply(visit.texts, table, ReplyTarget.NEW)
        record = await self._no_puzzle(self._tables.another(table.session.record))
        if table.is_over or table.session.puzzle or not table.session.is_untouched:
            return await self._begin(_beside(visit, table), action, record, ReplyTarget.NEW)
        table = await self._tables.find_to_change(visit, action)
        return board_reply(visit.texts, await self._tables.deal_anew(visit, action, table, record))

    async def _begin(
        self, visit: RequestContext, action: Action, record: Record, place: ReplyTarget
    ) -> Reply:
        return board_reply(visit.texts, await self._tables.begin(visit, action, record), place)

    async def _asked_for(
        self, visit: RequestContext, action: Action, record: Record, place: ReplyTarget
    ) -> Reply:
        """Deal what was asked for by its number, or the puzzle of the day that it is."""
        daily = await self._playing.instead(visit, action, record)
        return daily or await self._begin(visit, action, record, place)

    async def _no_puzzle(self, record: Record) -> Record:
        """Return a deal that nobody asked for, or another of its kind where that is the puzzle of a day."""
        for _ in range(TRIES):
            if not await self._playing.is_secret(record):
                break
            record = self._tables.another(record)
        return record

    async def begin_again(self, visit: RequestContext, action: Action, table: LoadedGame) -> Reply:
        """Deal a finished game once more, as another game; what it was stays in the history."""
        check_start(visit)
        session, beside = table.session, _beside(visit, table)
        record, restarts = session.record.first(0), session.restarts + 1
        if daily := await self._playing.instead(beside, action, record):
            return daily
        table = await self._tables.begin(beside, action, record, restarts, puzzle=session.puzzle)
        return board_reply(visit.texts, table, ReplyTarget.NEW)

    async def games(self, visit: RequestContext, action: Action) -> Reply:
        """List the open games and the last finished ones."""
        page = action.words[0] if action.words else ""
        if page.isdecimal() and action.owner == visit.player.id:
            return await self.listed(visit, int(page), ReplyTarget.HERE)
        return await self.listed(visit, 0, ReplyTarget.PRIVATE)

    async def listed(self, visit: RequestContext, page: int, place: ReplyTarget, notice: str = "") -> Reply:
        """Return a page of the list of games."""
        player = visit.player
        open_games = await self._store.open_games(player)
        past = await self._store.past_games(player, PAST_LISTED)
        return Reply(games_screen(visit.texts, player.id, open_games, past, page), place, notice)

    async def resume(self, visit: RequestContext, action: Action) -> Reply:
        """Come back to an open game, as the one that typed moves go to."""
        name = action.session
        if not name:
            open_games = await self._store.open_games(visit.player)
            wanted = " ".join(action.words).lower()
            fitting = [game for game in open_games if not wanted or _is_called(visit.texts, game, wanted)]
            if len(fitting) != 1:
                notice = "" if fitting or not wanted else visit.texts("no-such-open-game")
                return await self.listed(visit, 0, ReplyTarget.PRIVATE, notice)
            name = fitting[0].id
        table = await self._tables.find(visit, replace(action, session=name))
        await self._store.make_current(visit.player, name)
        return board_reply(visit.texts, table, ReplyTarget.NEW)

    async def board(self, visit: RequestContext, action: Action) -> Reply:
        """Show the board once more, in words or as a picture where that is asked for."""
        view, *rest = action.words or ("",)
        page = "".join(rest[:1])
        chosen = () if page.isdecimal() else tuple(rest)
        table = await self._tables.find(visit, action)
        if view != "back":
            table = replace(table, in_words=view != "picture")
            await self._store.show_in(visit.player, words=table.in_words)
        return screen_reply(
            table, board_screen(visit.texts, table, chosen, int(page[:4]) if page.isdecimal() else 1)
        )

    async def file(self, visit: RequestContext, action: Action) -> Reply:
        """Give the picture of the board as a file, which no chat makes smaller or less sharp."""
        table = await self._tables.find(visit, action)
        screen, document = file_screen(visit.texts, table)
        return screen_reply(table, screen, ReplyTarget.NEW, document=document)

    async def more(self, visit: RequestContext, action: Action) -> Reply:
        """Offer all that can be done with a game beside moving."""
        table = await self._tables.find_to_change(visit, action)
        return screen_reply(table, more_screen(visit.texts, table))


def _beside(visit: RequestContext, table: LoadedGame) -> RequestContext:
    """Return the visit in which a game is dealt that follows another one: it is as private as that."""
    if not table.session.is_private:
        return visit
    return replace(visit, room=replace(visit.room, is_private=True))


def _is_called(texts: Texts, game: Session, wanted: str) -> bool:
    """Tell whether a game is meant, by its own name or by its deal's number, after the game's or alone.

    A puzzle of a day is meant by its day: “daily”, “daily 214”, “#214”.
    """
    if game.puzzle:
        names = (Verb.DAILY.value, texts("command-name-daily").lower())
        calls = (
            *names,
            f"#{game.puzzle}",
            *(f"{name}{mark}{game.puzzle}" for name in names for mark in MARKS),
        )
        return wanted in {game.id, *calls}
    number = wanted.removeprefix(game.record.game).strip()
    try:
        return game.id == wanted or game.record.deal == read_deal(number)
    except DealError:
        return False
