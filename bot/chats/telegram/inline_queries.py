"""Inline mode: answers what is typed after the bot's name in any chat with results that can be sent there."""

import logging

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResult,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InlineQueryResultsButton,
    InputTextMessageContent,
)
from telegram.constants import InlineQueryLimit
from telegram.error import TelegramError

from bot.app import App
from bot.chats.telegram.background_tasks import BackgroundTasks
from bot.chats.telegram.rooms import player_of
from bot.chats.telegram.screen_format import (
    MENU,
    NO_PREVIEW,
    deal_link,
    play_label,
    screen_text,
    title_entities,
)
from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.core.actions import Chat, Room
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.tracing import trace_event

log = logging.getLogger(__name__)

CACHE_TIME = 10
"""Seconds for which Telegram can repeat an answer: a game may end in the meantime."""


class InlineQueries:
    """Answers inline queries with results of games and links to deals, which only their sender sees."""

    def __init__(self, app: App, bot: Bot, files: FileIdCache, tasks: BackgroundTasks) -> None:
        self._app = app
        self._bot = bot
        self._files = files
        self._newest: dict[int, InlineQuery] = {}
        """The latest query of each user who is being answered."""
        self._tasks = tasks

    def receive_query(self, query: InlineQuery) -> None:
        """Answer a query after the previous one of its user, unless a newer one has replaced it by then."""
        user = query.from_user.id
        is_busy = user in self._newest
        self._newest[user] = query
        if not is_busy:
            self._tasks.start(self._answer_newest(user))

    async def _answer_newest(self, user: int) -> None:
        answered = None
        try:
            while (query := self._newest[user]) is not answered:
                with trace_event(Chat.TELEGRAM):
                    await self._answer_inline(query)
                answered = query
        except Exception:
            log.exception("Telegram: an inline query was not answered")
        finally:
            del self._newest[user]

    async def _answer_inline(self, query: InlineQuery) -> None:
        """Offer what matches the typed text; if nothing does, a button that opens the bot."""
        player, room = player_of(query.from_user), Room(query.from_user.language_code or "")
        texts = await self._app.texts(player, room)
        screens = await self._app.inline_results(player, query.query, room)
        shown = screens[: InlineQueryLimit.RESULTS]
        results = [self._inline_result(str(number), screen, texts) for number, screen in enumerate(shown)]
        button = None if results else InlineQueryResultsButton(texts("telegram-open"), start_parameter=MENU)
        try:
            await query.answer(results, cache_time=CACHE_TIME, is_personal=True, button=button)
        except TelegramError as error:  # such as a query that a newer one has replaced
            log.info("Telegram: an inline query was not answered: %s", error)

    def _inline_result(self, name: str, screen: Screen, texts: Texts) -> InlineQueryResult:
        """Return a screen as a result: with its picture if Telegram has the file, else as text.

        Its only button is a link, because buttons in chats without the bot cannot change anything.
        """
        link = InlineKeyboardButton(play_label(texts, screen.code), url=deal_link(self._bot.bot, screen.code))
        keyboard = InlineKeyboardMarkup.from_button(link)
        file = self._files.find(screen.picture) if screen.picture else None
        text, entities = screen_text(screen), title_entities(screen)
        if file:
            return InlineQueryResultCachedPhoto(
                name,
                file,
                title=screen.title,
                description=screen.text,
                caption=text,
                caption_entities=entities,
                reply_markup=keyboard,
            )
        content = InputTextMessageContent(text, entities=entities, link_preview_options=NO_PREVIEW)
        return InlineQueryResultArticle(
            name, screen.title, content, reply_markup=keyboard, description=screen.text
        )
