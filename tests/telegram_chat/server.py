"""A Bot API server on loopback, which stores messages, sends updates and checks requests."""

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from aiohttp import web

from tests.telegram_chat import limits
from tests.telegram_chat.chats import BOT, Chats, Json, Request
from tests.telegram_chat.ephemeral import EphemeralChats
from tests.telegram_chat.refusals import TOO_OLD, Quota, RefusedError
from tests.telegram_chat.specification import Specification
from tests.telegram_chat.updates import Updates

TOKEN = "424242:a-token_of-the-right-form"  # noqa: S105  (not a secret: only this server accepts it)
GRACE = 180.0
"""Seconds after which a test that waits gives up."""
ABILITIES: Json = {
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": True,
    "has_main_web_app": False,
}
GIFTS: Json = {
    "accepted_gift_types": {
        "unlimited_gifts": False,
        "limited_gifts": False,
        "unique_gifts": False,
        "premium_subscription": False,
        "gifts_from_channels": False,
    }
}

T = TypeVar("T")


class Server:
    """The Bot API for one bot."""

    def __init__(self, specification: Specification | None = None) -> None:
        self.specification = specification
        self.token = TOKEN
        self.url = ""
        self.requests: list[Request] = []
        self.faults: list[str] = []
        self.answers: dict[str, list[Json]] = {}
        """The answers to each callback query, by its id."""
        self.results: dict[str, list[Json]] = {}
        """The answers to each inline query, by its id."""
        self.commands: dict[tuple[str, str], list[Json]] = {}
        """The lists of commands, by scope type (``default`` if there is no scope) and language."""
        self.descriptions: dict[tuple[str, str], Json] = {}
        """The descriptions of the bot, by method and language."""
        self.menu_button: Json = {"type": "default"}
        """The menu button of all private chats."""
        self.has_styles = True
        """Whether the server knows the styles of buttons, which came with Bot API 9.4."""
        self.groups: dict[int, Json] = {}
        """The groups of which the bot can ask, and which it can leave."""
        self.admins: set[tuple[int, int]] = set()
        self.webhook_error: tuple[int, str] | None = None
        self.chats = Chats()
        self.ephemeral = EphemeralChats(self.chats)
        self.quota: Quota | None = None
        """The flood limits; ``None`` to have none."""
        self.refusals: list[tuple[Callable[[Request], bool], RefusedError]] = []
        self.refused: list[str] = []
        self.held: dict[str, asyncio.Event] = {}
        self.cut: list[tuple[str, bool]] = []
        """Methods whose next request loses its connection, and whether it is executed nevertheless."""
        self.changed = asyncio.Condition()
        self.updates = Updates(self.changed)
        self._together: list[Json] | None = None
        self._runner: web.AppRunner | None = None
        self.port = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Server"]:
        await self.open()
        try:
            yield self
        finally:
            await self.close()

    @asynccontextmanager
    async def faultless(self) -> AsyncIterator["Server"]:
        """Serve; fail at the end if a request was wrong or a callback query was not answered exactly once."""
        async with self.running():
            yield self
        assert self.faults == []
        assert [len(answers) for answers in self.answers.values()] == [1] * len(self.answers)

    async def open(self) -> None:
        app = web.Application(client_max_size=limits.PHOTO_BYTES * 2)
        app.router.add_post("/bot{token}/{method}", self._serve)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{self.port}"

    async def close(self) -> None:
        if self._runner is not None:
            await self.updates.close()
            await self._runner.cleanup()
            self._runner = None

    @property
    def messages(self) -> dict[tuple[int, int], Json]:
        return self.chats.messages

    async def until(self, find: Callable[[], T | None]) -> T:
        """Wait until a function returns something true, and return that; it is called after every request."""
        async with asyncio.timeout(GRACE), self.changed:
            found = await self.changed.wait_for(find)
        assert found
        return found

    async def note(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def send(self, **update: Json) -> Json:
        numbered: Json = {"update_id": self.updates.number(), **copy.deepcopy(update)}
        await self.send_again(numbered)
        return numbered

    async def send_again(self, update: Json) -> None:
        if self._together is None:
            await self.updates.add(update)
        else:
            self._together.append(update)

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        self._together = []
        yield
        sent, self._together = self._together, None
        await self.updates.add(*sent)

    def refuse(self, method: str, error: RefusedError, chat: int | None = None) -> None:
        """Answer the next request of a method (and chat, if given) with an error."""
        self.refusals.append((lambda sent: sent.method == method and chat in (None, sent.chat), error))

    def sent(self, method: str, chat: int | None = None) -> list[Request]:
        """Return all requests of a method (and chat, if given) so far."""
        return [sent for sent in self.requests if sent.method == method and chat in (None, sent.chat)]

    async def _serve(self, request: web.Request) -> web.Response:
        if request.match_info["token"] != self.token:
            return web.json_response(
                {"ok": False, "error_code": 401, "description": "Unauthorized"}, status=401
            )
        sent = await _read(request)
        self.requests.append(sent)
        await self.note()
        if sent.method in self.held:
            await self.held[sent.method].wait()
        try:
            if (sent.method, False) in self.cut:
                return self._cut(request, sent.method, is_done=False)
            self._check(sent)
            result = await self._do(sent)
        except RefusedError as error:
            if error.code != 404:  # the bot asks for a method that older servers do not have
                self.refused.append(error.description)
            return error.response()
        finally:
            await self.note()
        if (sent.method, True) in self.cut:
            return self._cut(request, sent.method, is_done=True)
        return web.json_response({"ok": True, "result": result})

    def _cut(self, request: web.Request, method: str, *, is_done: bool) -> web.Response:
        self.cut.remove((method, is_done))
        if request.transport is not None:  # else the client has gone
            request.transport.abort()
        return web.Response()

    def _check(self, sent: Request) -> None:
        """Raise the error that a test has set; record what is wrong with a request."""
        faults = [*limits.faults(sent.method, sent.fields, sent.file_names)]
        if self.specification:
            faults += self.specification.faults(sent.method, sent.fields, sent.files.keys())
        self.faults += faults
        if faults:
            raise RefusedError(faults[0])
        for refusal in self.refusals:
            if refusal[0](sent):
                self.refusals.remove(refusal)
                raise refusal[1]

    async def _do(self, sent: Request) -> object:  # noqa: C901  (a table of methods)
        fields = sent.fields
        match sent.method:
            case "getMe":
                return BOT | ABILITIES
            case "getUpdates":
                return await self._poll(fields)
            case "setWebhook" | "deleteWebhook":
                self._want(fields)
                await self.updates.set_webhook(fields if sent.method == "setWebhook" else {})
                return True
            case "getWebhookInfo":
                return self._webhook_info()
            case "answerCallbackQuery":
                return self._answer(fields)
            case "answerInlineQuery":
                return self._answer_inline(fields)
            case "getChatAdministrators":
                return [_owner(user) for chat, user in self.admins if chat == sent.chat]
            case "getChat":
                return self._known_group(sent) | {"accent_color_id": 0, "max_reaction_count": 11} | GIFTS
            case "leaveChat":
                self._known_group(sent)
                self.groups.pop(sent.chat)
                return True
            case "getChatMenuButton":
                return self.menu_button
            case "setChatMenuButton":
                self.menu_button = json.loads(fields["menu_button"])
                return True
            case "getUserProfileAudios" if self.has_styles:
                return {"total_count": 0, "audios": []}
            case "deleteMessage":
                return self.chats.delete(sent)
            case "deleteEphemeralMessage" if self.ephemeral.is_there:
                return self.ephemeral.change(sent)
            case method if method.startswith(("send", "edit")):
                if self.quota:
                    self.quota.take(sent.chat)
                return self._show(sent)
            case method if "My" in method:
                return self._profile(method, fields)
        raise RefusedError("Not Found", 404)

    def _known_group(self, sent: Request) -> Json:
        if sent.chat not in self.groups:
            raise RefusedError("chat not found")
        return self.groups[sent.chat]

    def _show(self, sent: Request) -> object:
        if "Ephemeral" in sent.method:
            if not self.ephemeral.is_there:
                raise RefusedError("Not Found", 404)
            return self.ephemeral.change(sent)
        if sent.method.startswith("edit"):
            return self.chats.edit(sent)
        to_one = self.ephemeral.parameters_of(sent)
        return self.ephemeral.post(sent, to_one) if to_one else self.chats.post(sent)

    def _profile(self, method: str, fields: dict[str, str]) -> object:
        language = fields.get("language_code", "")
        scope = json.loads(fields.get("scope", '{"type": "default"}'))["type"]
        match method:
            case "setMyCommands":
                self.commands[scope, language] = json.loads(fields["commands"])
            case "getMyCommands":
                return self.commands.get((scope, language), [])
            case "setMyDescription" | "setMyShortDescription":
                self.descriptions[method, language] = dict(fields)
            case _:
                name = "description" if method == "getMyDescription" else "short_description"
                stored = self.descriptions.get((method.replace("get", "set"), language), {})
                return {name: stored.get(name, "")}
        return True

    def _webhook_info(self) -> Json:
        hook = self.updates.webhook
        info: Json = {
            "url": hook.get("url", ""),
            "has_custom_certificate": False,
            "pending_update_count": self.updates.pending,
        }
        if hook:
            info["max_connections"] = int(hook.get("max_connections", 40))
        if self.updates.wanted:
            info["allowed_updates"] = self.updates.wanted
        if self.webhook_error:
            info |= {"last_error_date": self.webhook_error[0], "last_error_message": self.webhook_error[1]}
        return info

    def _want(self, fields: Json) -> None:
        if "allowed_updates" in fields:
            self.updates.wanted = json.loads(fields["allowed_updates"]) or None

    async def _poll(self, fields: Json) -> list[Json]:
        self._want(fields)
        offset, limit, seconds = (
            int(fields.get(name, usual)) for name, usual in (("offset", 0), ("limit", 100), ("timeout", 0))
        )
        return await self.updates.poll(offset, limit, seconds)

    def _answer(self, fields: dict[str, str]) -> bool:
        query = fields["callback_query_id"]
        if query not in self.answers:
            raise RefusedError(TOO_OLD)
        self.answers[query].append(dict(fields))
        return True

    def _answer_inline(self, fields: dict[str, str]) -> bool:
        query = fields["inline_query_id"]
        if query not in self.results:
            raise RefusedError(TOO_OLD)
        for result in json.loads(fields["results"]):
            for kind in ("photo", "animation", "document"):
                if f"{kind}_file_id" in result:
                    self.chats.files.find(kind, result[f"{kind}_file_id"])
        self.results[query].append(dict(fields))
        return True


def _owner(user: int) -> Json:
    person: Json = {"id": user, "is_bot": False, "first_name": "Somebody"}
    return {"status": "creator", "user": person, "is_anonymous": False}


async def _read(request: web.Request) -> Request:
    method = request.match_info["method"]
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
    return Request(method, fields, files, names)
