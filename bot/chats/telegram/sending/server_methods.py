"""Whether a Bot API server has a method: servers do not tell their version, and operators run their own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from telegram.error import BadRequest, EndPointNotFound, Forbidden, InvalidToken, TelegramError

from bot.chats.telegram.sending.api_errors import retry_seconds

log = logging.getLogger(__name__)

LATER = 60.0
"""Seconds until the server is asked again, if the network failed."""


async def has_method(call: Callable[[], Awaitable[object]], needed_for: str) -> bool:
    """Return whether the server has the method that ``call`` calls, trying again until it answers.

    An unknown method is a 404, which the library takes for a wrong token unless it was called by its name.
    Whatever else is refused, the server knows it. ``needed_for`` names in logs what needs the method.
    """
    while True:
        try:
            await call()
        except (EndPointNotFound, InvalidToken):
            log.info("Telegram: this Bot API server has no %s", needed_for)
            return False
        except (BadRequest, Forbidden):
            return True
        except TelegramError as error:
            log.info("Telegram: whether there are %s is asked later: %s", needed_for, error)
            await asyncio.sleep(max(LATER, retry_seconds(error)))
        else:
            return True
