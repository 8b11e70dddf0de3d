"""Inline mode: what is typed behind the bot's name in any chat, and what can be sent there."""

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
from bot.chats.telegram.links import MENU, deal_link
from bot.chats.telegram.rooms import player_of
from bot.chats.telegram.screen_format import entities, words
from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.chats.telegram.sending.message_delivery import NO_PREVIEW
from bot.core.actions import Chat, Room
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.tracing import trace_event

log = logging.getLogger(__name__)

CACHED = 10
"""Seconds for which Telegram may give the same answer: a game may end in the meantime."""


class InlineQueries:
    """Answers inline queries: results of games and links to deals, for the one who asks alone."""

    def __init__(self, app: App, bot: Bot, files: FileIdCache) -> None:
        self._app = app
        self._bot = bot
        self._files = files
        self._newest: dict[int, InlineQuery] = {}
        """What each player has typed last who is being answered."""
        self._errands = BackgroundTasks()

    def take(self, query: InlineQuery) -> None:
        """Answer a query when the one before it of the same player is answered, unless a newer one comes."""
        user = query.from_user.id
        is_busy = user in self._newest
        self._newest[user] = query
        if not is_busy:
            self._errands.begin(self._answer_newest(user))

    async def close(self) -> None:
        """Answer nothing more."""
        await self._errands.close()

    async def _answer_newest(self, user: int) -> None:
        answered = None
        try:
            while (query := self._newest[user]) is not answered:
                with trace_event(Chat.TELEGRAM):
                    await self.answer(query)
                answered = query
        except Exception:
            log.exception("Telegram: an inline query was not answered")
        finally:
            del self._newest[user]

    async def answer(self, query: InlineQuery) -> None:
        """Offer what fits what has been typed; where nothing does, the way to the bot."""
        player, room = player_of(query.from_user), Room(query.from_user.language_code or "")
        texts = await self._app.texts(player, room)
        screens = await self._app.inline_results(player, query.query, room)
        shown = screens[: InlineQueryLimit.RESULTS]
        results = [self._result(str(number), screen, texts) for number, screen in enumerate(shown)]
        button = None if results else InlineQueryResultsButton(texts("telegram-open"), start_parameter=MENU)
        try:
            await query.answer(results, cache_time=CACHED, is_personal=True, button=button)
        except TelegramError as error:  # such as a query that the next letter has made stale
            log.info("Telegram: an inline query was not answered: %s", error)

    def _result(self, name: str, screen: Screen, texts: Texts) -> InlineQueryResult:
        """Return a screen as it can be sent: with its picture if Telegram has it, else in words.

        Its one button is a link: what stands in chats where the bot is not can change nothing.
        """
        link = InlineKeyboardButton(texts("button-play-deal"), url=deal_link(self._bot.bot, screen.code))
        keyboard = InlineKeyboardMarkup.from_button(link)
        file = self._files.find(screen.picture) if screen.picture else None
        if file:
            return InlineQueryResultCachedPhoto(
                name,
                file,
                title=screen.title,
                description=screen.text,
                caption=words(screen),
                caption_entities=entities(screen),
                reply_markup=keyboard,
            )
        content = InputTextMessageContent(
            words(screen), entities=entities(screen), link_preview_options=NO_PREVIEW
        )
        return InlineQueryResultArticle(
            name, screen.title, content, reply_markup=keyboard, description=screen.text
        )
