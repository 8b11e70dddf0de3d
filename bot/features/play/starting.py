"""Starting games, resuming them, and showing their boards."""

from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.commands import as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import WORDS, Button
from bot.core.session import LoadedGame, Session
from bot.core.typed_input.deal_codes import read_code, read_daily_code, read_link_code
from bot.core.typed_input.deal_request import DealRequest, unnamed_deal
from bot.daily.certified_deals import Ease
from bot.features import routes
from bot.features.attempts.service import AttemptService
from bot.features.play.small_talk import TALK, SmallTalk
from bot.i18n.texts import Texts
from bot.i18n.view_names import view_names
from bot.screens.board import board_screen, file_screen, more_screen
from bot.screens.board_buttons import ALL
from bot.screens.button_rows import with_button
from bot.screens.menus import games_screen, menu_screen, options_menu, options_screen
from bot.screens.replay_steps import read_move_number
from bot.services import Services
from bot.sessions.group_permissions import check_start
from bot.sessions.replies import board_reply, screen_reply, text_reply
from bot.sessions.service import NewGame, is_repeated
from bot.sessions.typed_records import replay_refusal, requested_record
from bot.sessions.welcome import known_games, player_welcome
from bot.storage.typed_record_store import TypedRecordStore
from engine.deal import read_deal
from engine.errors import DealError
from engine.game import Game
from engine.record import Record

MOST_FINISHED = 5
HOW_TO_MOVE = "how"
"""The word that asks for the board with a sentence that says how to move."""
STILL_UNFINISHED = "open"
"""The word with which an unfinished game is shown instead of a new one."""
BOARDS = "boards"
"""The word for the setting of how boards are shown."""
NUMBER_MARKS = (" ", " #", "-", "#")
"""What may separate the word for the daily challenge from its number."""


class GameStarter:
    """Starts, resumes and shows games. Raises what ``SessionService`` raises.

    The deal of a daily challenge is never dealt as an ordinary one while its day is open: a player who
    requests it by its number gets the challenge.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._attempts = services.get(AttemptService)
        self._services = services
        self._records = TypedRecordStore(services.redis)

    async def start(self, context: RequestContext, action: Action) -> Reply:
        """Welcome the player, or start what the link offers that they followed."""
        if action.words:
            number = read_daily_code(action.words[0])
            if invitation := await self._attempts.read_invitation(action.words[0]):
                return await self._attempts.follow_invitation(context, action, invitation)
            if number:
                daily = replace(action, verb=Verb.DAILY, words=(str(number),))
                return await self._attempts.daily(context, daily)
            if opens := read_link_code(action.words[0]):
                answer = routes()[opens.verb].answer(self._services)
                return await answer(context, replace(action, verb=opens.verb, words=opens.words))
            return await self._start_requested(context, action, read_code(action.words[0]), ReplyTarget.NEW)
        return await self._welcome(context)

    async def play(self, context: RequestContext, action: Action) -> Reply:
        """Start the requested game, also after the moves of a record, or show the menu."""
        if requested := await requested_record(self._records, context, action):
            return await self._play_record(context, action, requested[0])
        is_own = action.owner == context.player.id
        place = ReplyTarget.HERE if is_own else ReplyTarget.NEW
        deal = unnamed_deal(action.words)
        if not action.words:
            return await self._welcome(context, place)
        if deal is not None:
            texts = context.texts
            menu = menu_screen(texts, context.player.id, texts("menu-title"), texts("menu"), deal)
            return Reply(menu, place)
        request = DealRequest.read(action.words)
        if request.deal is not None:
            record = self._sessions.new_record(request.game, request.options, request.deal)
            return await self._start_requested(context, action, record, place)
        ease = Ease.FIRST if await self._is_first_deal(context, request.game) else Ease.ANY
        kind = Record.begin(request.game, request.options, 0)
        record = await self._attempts.new_record_like(kind, ease)
        return await self._start_game(context, action, record, place)

    async def _is_first_deal(self, context: RequestContext, game: Game) -> bool:
        """Return whether the player has neither finished a game of that name nor has an unfinished one."""
        if await self._store.has_finished(context.player, game.name):
            return False
        unfinished_games = await self._store.unfinished_games(context.player)
        return all(session.record.game != game.name for session in unfinished_games)

    async def _welcome(self, context: RequestContext, place: ReplyTarget = ReplyTarget.NEW) -> Reply:
        """Show all games, as a welcome for a new player and as the menu for others."""
        return Reply(player_welcome(context, await known_games(self._store, self._sessions, context)), place)

    async def _play_record(self, context: RequestContext, action: Action, record: Record) -> Reply:
        """Start a game after the moves of a typed record, or of the first of them that a button names.

        The moves do not count in a daily challenge whose day is open, and are not even looked at there.
        """
        texts = context.texts
        if action.session and (number := read_move_number(action.words, len(record.moves))) is not None:
            record = record.first(number)
        if daily := await self._attempts.deal_secret(context, action, record.first(0)):
            return replace(daily, notice=texts("record-of-day")) if record.moves else daily
        if refusal := replay_refusal(texts, record):
            return text_reply(refusal)
        if record.replay().outcome() is not None:
            return text_reply(texts("record-over"))
        new = NewGame(record, is_from_record=bool(record.moves))
        loaded = await self._sessions.start(context, action, new)
        return board_reply(texts, loaded, ReplyTarget.NEW)

    async def options(self, context: RequestContext, action: Action) -> Reply:
        """Offer the options of a game, with those chosen so far, or first the games that have any."""
        place = ReplyTarget.HERE if action.owner == context.player.id else ReplyTarget.NEW
        if not action.words:
            return Reply(options_menu(context.texts, context.player.id), place)
        request = DealRequest.read(action.words)
        return Reply(options_screen(context.texts, context.player.id, request.game, request.options), place)

    async def new(self, context: RequestContext, action: Action) -> Reply:
        """Start another game of the same kind, or the same deal again."""
        loaded = await self._sessions.load(context, action)
        if action.words == ("same",):
            return await self.play_again(context, action, loaded)
        if is_repeated(context, action, loaded.session):
            # The event is delivered again: this is the game that it started.
            return board_reply(context.texts, loaded, ReplyTarget.NEW)
        record = await self._attempts.new_record_like(loaded.session.record)
        session = loaded.session
        is_of_day = session.challenge or session.five
        if loaded.is_over or is_of_day or session.exercise or not session.is_untouched:
            return await self._start_game(context.private_like(session), action, record, ReplyTarget.NEW)
        loaded = await self._sessions.load_for_change(context, action)
        return board_reply(context.texts, await self._sessions.redeal(context, action, loaded, record))

    async def _start_game(
        self, context: RequestContext, action: Action, record: Record, place: ReplyTarget
    ) -> Reply:
        return board_reply(context.texts, await self._sessions.start(context, action, NewGame(record)), place)

    async def _start_requested(
        self, context: RequestContext, action: Action, record: Record, place: ReplyTarget
    ) -> Reply:
        """Start the deal with the requested number, or the daily challenge that has it."""
        daily = await self._attempts.deal_secret(context, action, record)
        return daily or await self._start_game(context, action, record, place)

    async def play_again(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Start the deal of a finished game again, as a new game; the finished one stays in the history."""
        check_start(context)
        session, beside = loaded.session, context.private_like(loaded.session)
        record, restarts = session.record.first(0), session.restarts + 1
        if daily := await self._attempts.deal_secret(beside, action, record):
            return daily
        new = NewGame(record, restarts, session.challenge, five=session.five)
        loaded = await self._sessions.start(beside, action, new)
        return board_reply(context.texts, loaded, ReplyTarget.NEW)

    async def games(self, context: RequestContext, action: Action) -> Reply:
        """List the unfinished games and the last finished ones."""
        page = action.words[0] if action.words else ""
        if page.isdecimal() and action.owner == context.player.id:
            return await self.game_list(context, int(page), ReplyTarget.HERE)
        return await self.game_list(context, 0, ReplyTarget.PRIVATE)

    async def game_list(
        self, context: RequestContext, page: int, place: ReplyTarget, notice: str = ""
    ) -> Reply:
        """Return a page of the list of games."""
        player = context.player
        unfinished_games = await self._store.unfinished_games(player)
        past = await self._store.past_games(player, MOST_FINISHED)
        return Reply(games_screen(context.texts, player.id, unfinished_games, past, page), place, notice)

    async def resume(self, context: RequestContext, action: Action) -> Reply:
        """Show an unfinished game, and make it the current one, to which typed moves go.

        A player who named only the kind of game is also told how to start another one.
        """
        name = action.session
        if not name:
            games = await self._store.unfinished_games(context.player)
            wanted = " ".join(action.words).lower()
            fitting = [game for game in games if not wanted or _is_named(context.texts, game, wanted)]
            if len(fitting) != 1:
                notice = "" if fitting or not wanted else context.texts("no-such-open-game")
                return await self.game_list(context, 0, ReplyTarget.PRIVATE, notice)
            name = fitting[0].id
        loaded = await self._sessions.load(context, replace(action, session=name))
        await self._store.make_current(context.player, name)
        notice = context.texts("still-open") if action.words == (STILL_UNFINISHED,) else ""
        return board_reply(context.texts, loaded, ReplyTarget.NEW, notice)

    async def board(self, context: RequestContext, action: Action) -> Reply:
        """Show the board again: in the player's usual view, or this once in the view that is named.

        Only the setting changes the usual view: a board that is text just this once says so. A player who
        asks what to do is also told how to move.
        """
        view, *rest = action.words or ("",)
        if view == TALK:
            return await self._services.get(SmallTalk).reply_to(context, action)
        page = "".join(rest[:1])
        chosen = () if page.isdecimal() else tuple(rest)
        loaded = await self._sessions.load(context, action)
        names = view_names(context.texts.language)
        if named := names.meant([view]) or names.meant(action.words):  # one word, or “text view”
            loaded = replace(loaded, in_words=named == WORDS)
        part, note = int(page[:4]) if page.isdecimal() else 1, ""
        if loaded.in_words and not context.settings.in_words:
            setting = as_typed(context.player.chat, f"{Verb.SETTINGS} {BOARDS}", context.texts)
            note = context.texts("text-view-once", command=setting)
        screen = board_screen(context.texts, loaded, chosen, part, note=note)
        if note and not loaded.is_over:
            to_setting = Action(Verb.SETTINGS, (BOARDS,), owner=context.player.id)
            button = Button(context.texts("button-always-words"), to_setting)
            screen = replace(screen, rows=with_button(screen.rows, button, Verb.RULES))
        command = as_typed(context.player.chat, Verb.HELP, context.texts)
        notice = context.texts("how-to-move", command=command) if view == HOW_TO_MOVE else ""
        return screen_reply(loaded, screen, notice=notice)

    async def file(self, context: RequestContext, action: Action) -> Reply:
        """Send the picture of the board as a file, which no chat scales down or compresses."""
        loaded = await self._sessions.load(context, action)
        screen, document = file_screen(context.texts, loaded)
        return screen_reply(loaded, screen, ReplyTarget.NEW, document=document)

    async def more(self, context: RequestContext, action: Action) -> Reply:
        """Offer all actions beside moves."""
        loaded = await self._sessions.load_for_change(context, action)
        return screen_reply(loaded, more_screen(context.texts, loaded, has_all=action.words == (ALL,)))


def _is_named(texts: Texts, game: Session, wanted: str) -> bool:
    """Return whether typed words mean a game: by its id, the number of its deal, or its name.

    A daily challenge is named by its day: “daily”, “daily 214”, “#214”.
    """
    if game.challenge:
        names = (Verb.DAILY.value, texts("command-name-daily").lower())
        calls = {f"{name}{mark}{game.challenge}" for name in names for mark in NUMBER_MARKS}
        return wanted in {game.id, *names, f"#{game.challenge}", *calls}
    title = texts.of_game(game.record.game, "title").lower()
    if wanted in (game.id, game.record.game, title):
        return True
    number = wanted.removeprefix(game.record.game).removeprefix(title).strip()
    try:
        return game.record.deal == read_deal(number)
    except DealError:
        return False
