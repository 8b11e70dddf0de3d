"""Webhook: Telegram sends updates to the bot, through a reverse proxy of the operator's with TLS."""

import asyncio
import hmac
import json
import logging
from dataclasses import dataclass
from datetime import datetime

from aiohttp import web
from telegram import Bot, Update
from telegram.error import BadRequest

from bot.chats.telegram.updates.connection import ALLOWED_UPDATES, ReceiveUpdate, UpdateSource
from bot.chats.telegram.updates.update_validation import is_well_formed
from bot.config.errors import StartError
from bot.config.secrets import webhook_path, webhook_secret
from bot.runtime.http_server import HttpServer

log = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105  (the name of a header)
MAX_BODY = 1024 * 1024
"""Bytes of an update; one with a long message that replies to another has some 60 KiB."""
BODY_SECONDS = 10.0
CLOSING_SECONDS = 0.5
CHECK_INTERVAL = 300.0
"""Seconds between checks that Telegram still has the address and reaches it."""
ANSWER_SECONDS = 1.0
"""Seconds after which an update is acknowledged even if it is not answered."""
CONNECTIONS = 100
"""The most simultaneous requests, as Telegram is configured."""
MOST_BODIES = 2 * CONNECTIONS
"""The most request bodies that are read at a time; Telegram sends the others again."""


@dataclass(frozen=True, slots=True)
class WebhookAddress:
    """Where Telegram sends updates, and where the bot listens."""

    url: str
    """The public URL, which begins with https."""
    host: str
    """The name or address of this machine that the bot listens on."""
    port: int


class Webhook(UpdateSource):
    """Receives updates by HTTP. Each is acknowledged when it is answered, so a crash loses none.

    The path and the secret token that Telegram must send are derived from the bot's token: they cannot be
    guessed, they are the same after a restart, and they do not reveal the token.
    """

    def __init__(self, bot: Bot, receive_update: ReceiveUpdate, address: WebhookAddress) -> None:
        super().__init__(bot, receive_update)
        self._address = address
        self._path = webhook_path(bot.token)
        self.url = f"{address.url}/{self._path}"
        """The complete URL that Telegram sends updates to."""
        self._secret = webhook_secret(bot.token)
        self._is_enabled = False
        self._last_error: datetime | None = None
        server = web.Application(client_max_size=MAX_BODY)
        server.router.add_route("*", "/{path:.*}", self._handle_request)
        self._bodies = 0
        self._listener = HttpServer(server, CLOSING_SECONDS, "webhook")

    async def open(self) -> None:
        """Start to listen; raise ``StartError`` if that is not possible."""
        await self._listener.open_port("TELEGRAM_WEBHOOK_PORT", self._address.host, self._address.port)

    async def enable(self) -> None:
        """Set the webhook if it differs; raise ``TelegramError``, or ``StartError`` at the first time."""
        known = await self._bot.get_webhook_info()
        wanted = (self.url, CONNECTIONS, frozenset(ALLOWED_UPDATES))
        found = (known.url, known.max_connections, frozenset(known.allowed_updates))
        # Later only the URL matters: a process of another version may set the rest differently.
        if found != wanted and not (self._is_enabled and known.url == self.url):
            if self._is_enabled:
                log.warning("Telegram sends updates elsewhere: another program uses this token, stop it")
            await self._set_webhook()
        elif known.last_error_date != self._last_error:
            if self._is_enabled:
                log.warning("Telegram does not reach TELEGRAM_WEBHOOK_URL: %s", known.last_error_message)
            self._last_error = known.last_error_date
        self._is_enabled = True

    async def _set_webhook(self) -> None:
        try:
            await self._bot.set_webhook(
                self.url,
                max_connections=CONNECTIONS,
                allowed_updates=ALLOWED_UPDATES,
                secret_token=self._secret,
            )
        except BadRequest as error:
            if self._is_enabled:
                raise
            raise StartError(
                "TELEGRAM_WEBHOOK_URL",
                f"Telegram doesn't accept this address ({error})",
                "Set one that is reachable from everywhere, or remove it to use long polling",
            ) from None

    async def receive(self) -> None:
        """Receive updates for a while, then check the webhook."""
        await asyncio.sleep(CHECK_INTERVAL)
        await self.enable()

    async def close(self) -> None:
        """Stop listening. Telegram stores updates until the bot is back."""
        await self._listener.close()

    async def _handle_request(self, request: web.Request) -> web.Response:
        """Receive an update; responses to others reveal nothing about the bot."""
        path = request.match_info["path"].rpartition("/")[2]  # a proxy may leave a prefix
        if request.method != "POST" or not _is_equal(path, self._path):
            return web.Response(status=404)
        if not _is_equal(request.headers.get(SECRET_HEADER, ""), self._secret):
            return web.Response(status=403)
        if not self._is_enabled or self._bodies >= MOST_BODIES:
            return web.Response(status=503)  # Telegram sends it again
        self._bodies += 1
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await request.read()
        except TimeoutError:
            return web.Response(status=408)
        except web.HTTPRequestEntityTooLarge:
            return web.Response(status=413)
        finally:
            self._bodies -= 1
        return await self._handle_body(body)

    async def _handle_body(self, body: bytes) -> web.Response:
        try:
            data = json.loads(body)
            number = _as_integer(data["update_id"])
            is_good = is_well_formed(data)
        except (ValueError, TypeError, LookupError, RecursionError) as error:
            log.warning("Telegram: the webhook received something other than an update: %r", error)
            return web.Response(status=400)
        if not is_good:  # accepted, because Telegram would send it again and again
            log.warning("Telegram: update %d has unknown types and is skipped", number)
            return web.Response()
        try:
            update = Update.de_json(data, self._bot)
        except Exception:
            log.exception("Telegram: update %d is skipped", number)
        else:
            await asyncio.wait({self._receive_update(update)}, timeout=ANSWER_SECONDS)
        return web.Response()


def _as_integer(number: object) -> int:
    """Return an integer; raise ``TypeError`` for anything else."""
    if type(number) is not int:
        raise TypeError("the id of an update is not an integer")
    return number


def _is_equal(given: str, right: str) -> bool:
    return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())
