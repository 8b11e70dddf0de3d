"""What goes out to Telegram: screens in order for each chat, the newest of a message first of all."""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from itertools import count

from telegram import Bot, InputMediaAnimation, InputMediaPhoto, LinkPreviewOptions, ReplyParameters
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

from bot.model import Film, Paintable, Screen
from bot.pictures import Pictures
from bot.telegram_chat.screen import entities, keyboard, words

log = logging.getLogger(__name__)

EDIT_TRIES = 3
"""How often a change is sent when the network fails; a new message only once, for it might have arrived."""
LOST = ("can't be edited", "message to edit not found", "message_id_invalid")
"""What Telegram says of a message that is not to be changed any more."""
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in Telegram a screen goes."""

    chat: int
    thread: int | None = None
    """The topic of a forum; ``None`` for General, which must not be named, and where there are none."""
    answered: int | None = None
    """The message that is replied to."""
    message: int | None = None
    """The message to be changed; ``None`` for a new one."""
    has_picture: bool = False
    """Whether the message to be changed shows a picture, be it still or moving."""


@dataclass(eq=False, slots=True)
class Parcel:
    """A screen on its way."""

    spot: Spot
    screen: Screen
    is_shown: asyncio.Future[bool]
    failures: int = 0


class Outbox:
    """Screens on their way to chats: one at a time to each chat, no chat waiting for another.

    Of several screens for one message only the newest is sent. When a chat is told to wait, it alone waits.
    """

    def __init__(self, bot: Bot, pictures: Pictures) -> None:
        self._bot = bot
        self._pictures = pictures
        self._waiting: dict[int, dict[int, Parcel]] = {}
        self._couriers: set[asyncio.Task[None]] = set()
        self._new = count(-1, -1)  # message numbers of Telegram are positive

    def put(self, spot: Spot, screen: Screen) -> asyncio.Future[bool]:
        """Take a screen for a chat; the future tells whether it was shown, itself and not a newer one."""
        parcel = Parcel(spot, screen, asyncio.get_running_loop().create_future())
        waiting = self._waiting.get(spot.chat)
        if waiting is None:
            waiting = self._waiting[spot.chat] = {}
            courier = asyncio.create_task(self._carry(spot.chat, waiting))
            self._couriers.add(courier)
            courier.add_done_callback(self._couriers.discard)
        place = next(self._new) if spot.message is None else spot.message
        older = waiting.get(place)
        if older:
            _settle(older, is_shown=False)
        waiting[place] = parcel
        return parcel.is_shown

    async def close(self, patience: float) -> None:
        """Give what is on its way some seconds to arrive, and drop the rest."""
        if not self._couriers:
            return
        _, late = await asyncio.wait(self._couriers, timeout=patience)
        for courier in late:
            courier.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _carry(self, chat: int, waiting: dict[int, Parcel]) -> None:
        """Bring a chat its screens until none is left."""
        try:
            while waiting:
                place, parcel = next(iter(waiting.items()))
                pause = await self._bring(parcel)
                if pause:
                    await asyncio.sleep(pause)  # meanwhile a newer screen may take its place
                elif waiting[place] is parcel:
                    del waiting[place]
        finally:
            del self._waiting[chat]
            for parcel in waiting.values():
                _settle(parcel, is_shown=False)

    async def _bring(self, parcel: Parcel) -> float:
        """Show a screen; return the seconds to wait before trying again, 0 when it is dealt with."""
        spot = parcel.spot
        try:
            await self._show(spot, parcel.screen)
        except RetryAfter as error:
            log.warning("Telegram: chat %d has to wait: %s", spot.chat, error)
            return seconds(error)
        except TelegramError as error:
            parcel.failures += 1
            if _may_pass(error) and spot.message is not None and parcel.failures < EDIT_TRIES:
                return float(parcel.failures)
            log.warning("Telegram: nothing shown in chat %d: %s", spot.chat, error)
            _settle(parcel, is_shown=False)
        except Exception:
            log.exception("Telegram: nothing shown in chat %d", spot.chat)
            _settle(parcel, is_shown=False)
        else:
            _settle(parcel, is_shown=True)
        return 0.0

    async def _show(self, spot: Spot, screen: Screen) -> None:
        if spot.message is None:
            await self._post(spot, screen)
        elif screen.picture:
            await self._change(spot, screen, self._edit_picture(spot, spot.message, screen, screen.picture))
        elif spot.has_picture:  # a picture cannot become a text
            await self._change(spot, None, self._bot.edit_message_reply_markup(spot.chat, spot.message))
            await self._post(replace(spot, message=None), screen)
        else:
            await self._change(spot, screen, self._edit_text(spot, spot.message, screen))

    async def _change(self, spot: Spot, screen: Screen | None, edit: Awaitable[object]) -> None:
        """Change a message; where it is gone or Telegram lets nobody change it, post the screen anew."""
        try:
            await edit
        except BadRequest as error:
            problem = error.message.lower()
            if "not modified" in problem:
                return
            if not any(lost in problem for lost in LOST):
                raise
            if screen:
                await self._post(replace(spot, message=None), screen)

    async def _edit_picture(self, spot: Spot, message: int, screen: Screen, picture: Paintable) -> None:
        """Put a picture into a message, whatever it showed before: a text, or a picture of either kind."""
        kind = InputMediaAnimation if isinstance(picture, Film) else InputMediaPhoto
        media = kind(
            await self._pictures.file(picture),
            caption=words(screen),
            caption_entities=entities(screen),
            filename=picture.file_name,
        )
        await self._bot.edit_message_media(
            media, chat_id=spot.chat, message_id=message, reply_markup=keyboard(screen)
        )

    async def _edit_text(self, spot: Spot, message: int, screen: Screen) -> None:
        await self._bot.edit_message_text(
            words(screen),
            chat_id=spot.chat,
            message_id=message,
            entities=entities(screen),
            link_preview_options=NO_PREVIEW,
            reply_markup=keyboard(screen),
        )

    async def _post(self, spot: Spot, screen: Screen) -> None:
        """Show a screen in a new message."""
        answered = None
        if spot.answered is not None:
            answered = ReplyParameters(spot.answered, allow_sending_without_reply=True)
        if screen.picture:
            await self._post_picture(spot, screen, screen.picture, answered)
        else:
            await self._bot.send_message(
                spot.chat,
                words(screen),
                entities=entities(screen),
                link_preview_options=NO_PREVIEW,
                message_thread_id=spot.thread,
                reply_parameters=answered,
                reply_markup=keyboard(screen),
            )

    async def _post_picture(
        self, spot: Spot, screen: Screen, picture: Paintable, answered: ReplyParameters | None
    ) -> None:
        """Show a screen with its picture in a new message; as a photo, a film would stand still."""
        file = await self._pictures.file(picture)
        if isinstance(picture, Film):
            send = partial(self._bot.send_animation, spot.chat, file)
        else:
            send = partial(self._bot.send_photo, spot.chat, file)
        await send(
            caption=words(screen),
            caption_entities=entities(screen),
            filename=picture.file_name,
            message_thread_id=spot.thread,
            reply_parameters=answered,
            reply_markup=keyboard(screen),
        )


def seconds(error: RetryAfter) -> float:
    """Return how long Telegram wants to be left alone."""
    wait = error.retry_after  # a number or a timedelta, as the library is set up
    return wait.total_seconds() if isinstance(wait, timedelta) else wait


def _may_pass(error: TelegramError) -> bool:
    return isinstance(error, NetworkError) and not isinstance(error, BadRequest)


def _settle(parcel: Parcel, *, is_shown: bool) -> None:
    if not parcel.is_shown.done():
        parcel.is_shown.set_result(is_shown)
