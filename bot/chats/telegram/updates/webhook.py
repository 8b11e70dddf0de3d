"""Updates that Telegram sends to an address of the bot's, behind a server of the operator's with TLS."""

import asyncio
import hmac
import json
import logging
from dataclasses import dataclass
from datetime import datetime

from aiohttp import web
from telegram import Bot, Update
from telegram.error import BadRequest

from bot.chats.telegram.updates.update_source import ALLOWED_UPDATES, ReceiveUpdate
from bot.chats.telegram.updates.update_validation import is_well_formed
from bot.config.secrets import webhook_path, webhook_secret
from bot.core.errors import StartError
from bot.runtime.http_server import HttpServer, listen_error_text, tidy_http_log

log = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105  (the name of a header)
MAX_BODY = 1024 * 1024
"""Bytes of an update; one with a long message that answers another takes some 60 KiB."""
BODY_SECONDS = 10.0
CLOSING_SECONDS = 0.5
CHECK_INTERVAL = 300.0
"""Seconds after which Telegram is asked again whether it still knows the address and reaches it."""
ANSWER_SECONDS = 1.0
"""Seconds after which an update is acknowledged though its answer is still to come."""
CONNECTIONS = 100
"""How many updates Telegram may send at a time."""
MOST_BODIES = 2 * CONNECTIONS
"""That are taken in at a time; what is more is sent again."""


@dataclass(frozen=True, slots=True)
class WebhookAddress:
    """Where updates are sent, and where they arrive."""

    url: str
    """The public address, which begins with https."""
    host: str
    """The name or address of this machine at which the bot listens."""
    port: int


class Webhook:
    """Receives updates by HTTP. Each is acknowledged when it is answered: none is lost with a process.

    The path and the secret that Telegram has to show both come of the bot's token: nobody else can tell them,
    they are the same after a restart, and the token cannot be told from them.
    """

    def __init__(self, bot: Bot, address: WebhookAddress) -> None:
        self._bot = bot
        self._address = address
        self._path = webhook_path(bot.token)
        self._secret = webhook_secret(bot.token)
        self._is_registered = False
        self._last_error: datetime | None = None
        server = web.Application(client_max_size=MAX_BODY)
        server.router.add_route("*", "/{path:.*}", self._handle_request)
        server.on_response_prepare.append(_remove_server_header)
        tidy_http_log()
        self._bodies = 0
        self._listener = HttpServer(server, CLOSING_SECONDS)

    @property
    def url(self) -> str:
        """The address that Telegram is told, path and all."""
        return f"{self._address.url}/{self._path}"

    async def open(self, take: ReceiveUpdate) -> None:
        """Listen; raise ``StartError`` where that is not possible."""
        self._take = take
        host, port = self._address.host, self._address.port
        try:
            await self._listener.open(host, port)
        except (OSError, UnicodeError) as error:
            raise StartError(
                "TELEGRAM_WEBHOOK_PORT",
                f"the bot cannot listen on port {port} of {host!r} ({listen_error_text(error)})",
                "Set another one, or TELEGRAM_WEBHOOK_HOST, or stop the program that has it",
            ) from error

    async def register(self) -> None:
        """Tell Telegram the address, if it has another one; raise ``TelegramError``.

        Raise ``StartError`` where it takes none like this from the first.
        """
        known = await self._bot.get_webhook_info()
        wanted = (self.url, CONNECTIONS, frozenset(ALLOWED_UPDATES))
        found = (known.url, known.max_connections, frozenset(known.allowed_updates))
        # Later only the address matters: a process of another version may want the rest otherwise.
        if found != wanted and not (self._is_registered and known.url == self.url):
            if self._is_registered:
                log.warning("Telegram sends updates elsewhere: another program uses this token, stop it")
            await self._set_webhook()
        elif known.last_error_date != self._last_error:
            if self._is_registered:
                log.warning("Telegram does not reach TELEGRAM_WEBHOOK_URL: %s", known.last_error_message)
            self._last_error = known.last_error_date
        self._is_registered = True

    async def _set_webhook(self) -> None:
        try:
            await self._bot.set_webhook(
                self.url,
                max_connections=CONNECTIONS,
                allowed_updates=ALLOWED_UPDATES,
                secret_token=self._secret,
            )
        except BadRequest as error:
            if self._is_registered:
                raise
            raise StartError(
                "TELEGRAM_WEBHOOK_URL",
                f"Telegram does not take this address ({error})",
                "Give one that can be reached from everywhere, or leave it out to have updates fetched",
            ) from None

    async def receive(self) -> None:
        """Let updates come for a while, then ask Telegram whether all is well."""
        await asyncio.sleep(CHECK_INTERVAL)
        await self.register()

    async def close(self) -> None:
        """Listen no longer. Telegram keeps what it would send until the bot is back."""
        await self._listener.close()

    async def acknowledge(self) -> None:
        """Tell nothing: Telegram was told of each update."""

    async def _handle_request(self, request: web.Request) -> web.Response:
        """Take an update; what does not come from Telegram learns nothing of the bot."""
        path = request.match_info["path"].rpartition("/")[2]  # whatever a proxy leaves before it
        if request.method != "POST" or not _is_equal(path, self._path):
            return web.Response(status=404)
        if not _is_equal(request.headers.get(SECRET_HEADER, ""), self._secret):
            return web.Response(status=403)
        if not self._is_registered or self._bodies >= MOST_BODIES:
            return web.Response(status=503)  # it will be sent again
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
            told = json.loads(body)
            number = _as_integer(told["update_id"])
            is_good = is_well_formed(told)
        except (ValueError, TypeError, LookupError, RecursionError) as error:
            log.warning("Telegram's webhook was sent what is no update: %r", error)
            return web.Response(status=400)
        if not is_good:  # taken all the same: it would come again and again
            log.warning("Telegram: update %d is built as none that we know, and is passed over", number)
            return web.Response()
        try:
            update = Update.de_json(told, self._bot)
        except Exception:
            log.exception("Telegram: update %d is passed over", number)
        else:
            await asyncio.wait({self._take(update)}, timeout=ANSWER_SECONDS)
        return web.Response()


async def _remove_server_header(_request: web.Request, response: web.StreamResponse) -> None:
    """Keep to ourselves by which library the answer is given."""
    response.headers.pop("Server", None)


def _as_integer(number: object) -> int:
    """Return a number; raise ``TypeError`` for anything but a whole one."""
    if type(number) is not int:
        raise TypeError("the number of an update is not a whole one")
    return number


def _is_equal(given: str, right: str) -> bool:
    """Compare in a time that tells nothing of how much is right."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())
