"""Posting in Telegram: a photo that nobody has asked for, and behind it what has no room in it."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace

from telegram import Bot
from telegram.error import ChatMigrated, Forbidden, InvalidToken, RetryAfter, TelegramError

from bot.chats.telegram.links import linked
from bot.chats.telegram.post import PostText, caption_and_call, post_keyboard
from bot.chats.telegram.post_parts import BusyChatError, PostPart, PostPartSender
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of
from bot.chats.telegram.sending.clock import Clock
from bot.chats.telegram.sending.http_requests import NotSentError
from bot.chats.telegram.sending.outgoing_message import MessageTarget, SendOutcome
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue, seconds
from bot.chats.telegram.updates.connection import TelegramConnection
from bot.core.actions import Chat, Player
from bot.core.posts import Begin, Post, PostChannel, PostOutcome, PostResult
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.storage.coordination.post_pacing import PostPacer

APART = 1.1
"""Seconds between the messages of a post: Telegram wants no more than one a second in a chat,
https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this."""
TRIES = 3
"""How often that which comes behind a photo is sent where the chat has to wait."""
TELLING = 30.0
"""Seconds for which it is waited for what becomes of a message to one player."""

OUTSIDE = ("chat not found", "peer_id_invalid", "bot was kicked", "not a member")
DEACTIVATED, CLOSED = "deactivated", "topic_closed"
"""Of the texts of Telegram's errors."""

log = logging.getLogger(__name__)


class TelegramPostSender:
    """Posts, each a photo with buttons; a film, or names for which there is no room, in answers to it."""

    def __init__(
        self,
        bot: Bot,
        outbox: OutgoingQueue,
        pieces: PostPartSender,
        pace: PostPacer,
        clock: Clock,
        connection: TelegramConnection,
    ) -> None:
        self._bot = bot
        self._outbox = outbox
        self._pieces = pieces
        self._pace = pace
        self._clock = clock
        self._connection = connection
        self._behind: set[asyncio.Task[None]] = set()

    async def post(self, channel: PostChannel, bulletin: Post, begin: Begin | None = None) -> PostResult:
        """Post once. What comes behind the photo does not matter for the answer."""
        if not self._connection.is_open:
            return PostResult(PostOutcome.UNREACHED)
        spot, screen = MessageTarget(channel.group, channel.channel or None), bulletin.screen
        said, call = caption_and_call(bulletin)
        keyboard = post_keyboard(screen, self._bot.bot, bulletin.code)
        try:
            sent = await self._pieces.send(
                PostPart(spot, said, screen.picture, keyboard, bulletin.is_silent, begin)
            )
        except BusyChatError as error:
            return PostResult(PostOutcome.UNREACHED, wait=error.wait)
        except TelegramError as error:
            return self._failed(spot.chat, error)
        followers = [*_followers(replace(spot, answered=sent.message_id), bulletin, call)]
        if followers:
            task = asyncio.create_task(self._send_behind(followers))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)
        return PostResult(PostOutcome.SENT)

    async def tell(self, player: Player, screen: Screen, language: str) -> bool:
        """Write to a player alone; tell whether that was possible."""
        if not self._connection.is_open:
            return False
        texts = Texts.load(language)
        async with self._pace.turn(Chat.TELEGRAM):
            # A private chat has the number of its user.
            parcel = self._outbox.send(MessageTarget(player.id), linked(screen, texts, self._bot.bot), texts)
            await asyncio.wait([parcel.outcome], timeout=TELLING)
        return parcel.outcome.done() and parcel.outcome.result() is SendOutcome.SHOWN

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._behind:
            task.cancel()
        await asyncio.gather(*self._behind, return_exceptions=True)

    async def _send_behind(self, pieces: list[PostPart]) -> None:
        for piece in pieces:
            for _ in range(TRIES):
                await self._clock.sleep(APART)
                if await self._is_sent(piece):
                    break

    async def _is_sent(self, piece: PostPart) -> bool:
        """Send a message; tell whether it is of no use to send it again."""
        try:
            await self._pieces.send(piece)
        except (TelegramError, BusyChatError) as error:
            log.warning("Telegram: less follows a post in chat %d: %s", piece.spot.chat, error)
            if isinstance(error, RetryAfter):
                self._outbox.rest(piece.spot.chat, seconds(error))
            return not isinstance(error, RetryAfter | BusyChatError | NotSentError)
        except Exception:
            log.exception("Telegram: less follows a post in chat %d", piece.spot.chat)
        return True

    def _failed(self, chat: int, error: TelegramError) -> PostResult:
        """Return what an error means for a post."""
        log.warning("Telegram: nothing posted in chat %d: %s", chat, error)
        match error:
            case RetryAfter():
                self._outbox.rest(chat, seconds(error))
                return PostResult(PostOutcome.UNREACHED, wait=seconds(error))
            case ChatMigrated():
                self._outbox.move(chat, error.new_chat_id)
                return PostResult(PostOutcome.UNREACHED, moved_to=error.new_chat_id)
            case InvalidToken():
                return PostResult(PostOutcome.UNREACHED)
        match refusal_of(error):
            case ApiRefusal.NOT_SENT:
                return PostResult(PostOutcome.UNREACHED)
            case ApiRefusal.UNKNOWN:
                return PostResult(PostOutcome.UNKNOWN)
            case refusal:
                return PostResult(PostOutcome.REFUSED, reason_of(refusal, error))


def reason_of(refusal: ApiRefusal, error: TelegramError) -> str:
    """Return why a post was refused, a message of the catalogue."""
    problem = error.message.lower()
    match refusal:
        case ApiRefusal.NO_PICTURES:
            return "post-may-not-attach"
        case ApiRefusal.NO_TOPIC:
            return "post-is-closed" if CLOSED in problem else "post-is-gone"
        case ApiRefusal.NO_ENTRY if DEACTIVATED in problem:
            return "post-is-gone"
        case ApiRefusal.NO_ENTRY if any(text in problem for text in OUTSIDE) or isinstance(error, Forbidden):
            return "post-is-outside"
        case ApiRefusal.NO_ENTRY:
            return "post-may-not-write"
    return "post-is-refused"


def _followers(spot: MessageTarget, bulletin: Post, call: PostText | None) -> Iterator[PostPart]:
    """Yield what belongs to a post and has no room in it."""
    if call:
        yield PostPart(spot, call, is_silent=bulletin.is_silent)
    if bulletin.film:
        yield PostPart(spot, PostText(bulletin.film_title), bulletin.film, is_silent=True)
