"""A Bot API server on loopback: keeps chats and messages, sends updates, checks what it is sent.

Its answers and errors are those of the real one, as far as the bot meets them.
"""

import asyncio
import copy
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from aiohttp import web

from tests.telegram_chat import limits
from tests.telegram_chat.chats import BOT, Chats, Json, RefusedError, Request
from tests.telegram_chat.specification import Specification

TOKEN = "424242:a-token_of-the-right-form"  # noqa: S105  (no secret: the server below is its only lock)
GRACE = 10.0
"""Seconds after which a test that waits gives up."""
TOO_OLD = "query is too old and response timeout expired or query ID is invalid"

T = TypeVar("T")


class Server:
    """The Bot API for one bot."""

    def __init__(self, specification: Specification | None = None) -> None:
        self.specification = specification
        self.token = TOKEN
        self.url = ""
        self.requests: list[Request] = []
        self.faults: list[str] = []
        """What was wrong with requests; a test that leaves some here has failed."""
        self.answers: dict[str, list[Json]] = {}
        """What each callback query was answered, by its id."""
        self.chats = Chats()
        self.refusals: list[tuple[Callable[[Request], bool], RefusedError]] = []
        """Errors for the next requests that a condition holds for, each for one."""
        self.refused: list[str] = []
        """What requests were refused with."""
        self.held: dict[str, asyncio.Event] = {}
        """Methods whose requests are not answered until something is over."""
        self._updates: list[Json] = []
        self._numbers = itertools.count(1000)
        self._changed = asyncio.Condition()
        self._poll = 0
        self._runner: web.AppRunner | None = None
        self.port = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        """Serve on a free port, or on the one of the last time."""
        await self.open()
        try:
            yield self
        finally:
            await self.close()

    async def open(self) -> None:
        """Begin to listen."""
        app = web.Application(client_max_size=limits.PHOTO_BYTES * 2)
        app.router.add_post("/bot{token}/{method}", self._serve)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{self.port}"

    async def close(self) -> None:
        """Stop listening, and break off what is being answered."""
        if self._runner is not None:
            self._poll += 1
            await self.note()
            await self._runner.cleanup()
            self._runner = None

    @property
    def messages(self) -> dict[tuple[int, int], Json]:
        """All messages, by chat and number."""
        return self.chats.messages

    # What tests do and wait for

    async def until(self, find: Callable[[], T | None]) -> T:
        """Wait until something is found, and return it; it is looked for after every request."""
        async with asyncio.timeout(GRACE), self._changed:
            found = await self._changed.wait_for(find)
        assert found
        return found

    async def note(self) -> None:
        """Wake up everybody who waits."""
        async with self._changed:
            self._changed.notify_all()

    async def send(self, **update: Json) -> Json:
        """Send the bot an update."""
        numbered: Json = {"update_id": next(self._numbers), **copy.deepcopy(update)}
        await self.send_again(numbered)
        return numbered

    async def send_again(self, update: Json) -> None:
        """Send the bot an update just as it is."""
        self._updates.append(update)
        await self.note()

    def refuse(self, method: str, error: RefusedError, chat: int | None = None) -> None:
        """Answer the next request of a method, in a chat if one is named, with an error."""
        self.refusals.append((lambda sent: sent.method == method and chat in (None, sent.chat), error))

    def sent(self, method: str) -> list[Request]:
        """Return the requests of a method so far."""
        return [request for request in self.requests if request.method == method]

    # What the bot does

    async def _serve(self, request: web.Request) -> web.Response:
        if request.match_info["token"] != self.token:
            return web.json_response(
                {"ok": False, "error_code": 401, "description": "Unauthorized"}, status=401
            )
        sent = await _read(request)
        self.requests.append(sent)
        await self.note()
        if sent.method == "getUpdates":
            return await self._get_updates(sent)
        if sent.method in self.held:
            await self.held[sent.method].wait()
        try:
            self._check(sent)
            result = self._do(sent)
        except RefusedError as error:
            self.refused.append(error.description)
            return error.response()
        finally:
            await self.note()
        return web.json_response({"ok": True, "result": result})

    def _check(self, sent: Request) -> None:
        """Raise what a test wants raised; note what is wrong with a request."""
        faults = [*limits.faults(sent.method, sent.fields)]
        if self.specification:
            faults += self.specification.faults(sent.method, sent.fields, sent.files.keys())
        self.faults += faults
        if faults:
            raise RefusedError(faults[0])
        for refusal in self.refusals:
            if refusal[0](sent):
                self.refusals.remove(refusal)
                raise refusal[1]

    async def _get_updates(self, sent: Request) -> web.Response:
        """Hold the request until there are updates, its time is over, or another one takes its place."""
        try:
            self._check(sent)
        except RefusedError as error:
            return error.response()
        offset = int(sent.fields.get("offset", 0))
        self._updates = [update for update in self._updates if update["update_id"] >= offset]
        self._poll += 1
        mine = self._poll
        await self.note()
        try:
            async with asyncio.timeout(int(sent.fields.get("timeout", 0))), self._changed:
                await self._changed.wait_for(lambda: self._updates or self._poll != mine)
        except TimeoutError:
            pass
        if self._poll != mine:
            return RefusedError("Conflict: terminated by other getUpdates request", 409).response()
        return web.json_response({"ok": True, "result": self._updates[: int(sent.fields.get("limit", 100))]})

    def _do(self, sent: Request) -> Json | bool:
        fields = sent.fields
        match sent.method:
            case "getMe":
                return BOT
            case "deleteWebhook" | "setMyCommands":
                return True
            case "answerCallbackQuery":
                return self._answer(fields)
            case "sendMessage" | "sendPhoto" | "sendAnimation":
                return self.chats.post(sent)
            case "editMessageText" | "editMessageMedia" | "editMessageReplyMarkup":
                return self.chats.edit(sent)
        raise RefusedError("Not Found", 404)

    def _answer(self, fields: dict[str, str]) -> bool:
        query = fields["callback_query_id"]
        if query not in self.answers:
            raise RefusedError(TOO_OLD)
        self.answers[query].append(dict(fields))
        return True


async def _read(request: web.Request) -> Request:
    """Read a form, multipart or not."""
    fields: dict[str, str] = {}
    files: dict[str, bytes] = {}
    names: dict[str, str] = {}
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            with value.file as file:
                files[name] = file.read()
            names[name] = value.filename
        else:
            fields[name] = value if isinstance(value, str) else bytes(value).decode()
    return Request(request.match_info["method"], fields, files, names)
