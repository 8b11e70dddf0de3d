"""Telegram under attack: updates of hostile users, posted to the webhook."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from urllib.parse import urlsplit

from redis.asyncio import Redis

from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.updates.webhook import WebhookAddress
from bot.core.actions import Chat, Player
from tests.fuzz.campaign import ATTACKERS, Drive, bot_parts
from tests.fuzz.exercises import SECOND_TRY, give_second_try
from tests.fuzz.hostile import Hostile
from tests.fuzz.http import Answer, RawHttp
from tests.fuzz.vocabulary import line, press
from tests.store.servers import free_port
from tests.telegram_chat.chats import BOT, Chats, Json, Request, quoted
from tests.telegram_chat.clocks import hurried
from tests.telegram_chat.people import buttons
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.updates import SECRET_HEADER

STORED = 2_000
"""The maximum number of stored messages in all chats together."""
OPENINGS = (
    "/play wish 42", "/play follow 7", "/play flip 3", "/play blink 5", "/play kittyhawk 9", "/daily",
    "/daily start", "/learn wish", "/learn follow", SECOND_TRY,
)  # fmt: skip
VICTIM, HONEST = 1_000_001, 1_000_002
CALM: Json = {"id": -100_500, "type": "supergroup", "title": "Card players"}
"""The victim's group, of which the victim is the administrator."""
WILD: Json = {"id": -100_600, "type": "supergroup", "title": "Card talk", "is_forum": True}
"""A group whose administrators are the attackers."""
MALFORMED = 10
"""In every tenth batch the updates are damaged in ways that Telegram never sends."""
SKIPPED = ("Telegram: update %d is skipped", "Telegram: an update was not answered")


class BoundedChats(Chats):
    """Chats that delete their oldest messages."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[int, Json] = {}
        self.boards: dict[int, deque[Json]] = {}

    def open(self, chat: Json) -> None:
        self.known[chat["id"]] = chat
        self.boards[chat["id"]] = deque(maxlen=8)

    def forget(self, chat: int) -> None:
        self.known.pop(chat, None)
        self.boards.pop(chat, None)

    def add(self, chat: Json, author: Json, **content: object) -> Json:
        message = super().add(chat, author, **content)
        if author["is_bot"] and chat["id"] in self.boards:
            self.boards[chat["id"]].append(message)
        while len(self.messages) > STORED:
            del self.messages[next(iter(self.messages))]
        return message

    def chat(self, number: int) -> Json:
        try:
            return self.known[number]
        except KeyError:
            raise RefusedError("chat not found") from None


class AttackedTelegram(Server):
    """The simulated Bot API; it deletes old data early and reports answers."""

    def __init__(self) -> None:
        super().__init__()
        self.chats: BoundedChats = BoundedChats()
        self._awaited: dict[str | int, asyncio.Future[Json]] = {}

    def awaited(self, name: str | int) -> asyncio.Future[Json]:
        """Return a future that is done when a query is answered or a message is sent to a chat."""
        return self._awaited.setdefault(name, asyncio.get_running_loop().create_future())

    def forget_requests(self) -> None:
        self.requests.clear()
        self.answers.clear()
        self.results.clear()
        self.refused.clear()

    async def _do(self, sent: Request) -> object:
        done = await super()._do(sent)
        if sent.method in ("answerCallbackQuery", "answerInlineQuery"):
            query = sent.fields.get("callback_query_id") or sent.fields["inline_query_id"]
            self._report(query, dict(sent.fields))
        elif sent.method.startswith("send") and isinstance(done, dict):
            self._report(sent.chat, done)
        return done

    def _report(self, name: str | int, what: Json) -> None:
        future = self._awaited.pop(name, None)
        if future and not future.done():
            future.set_result(what)


class TelegramDrive(Drive):
    """Telegram, its users and the attackers."""

    chat = Chat.TELEGRAM.value

    def __init__(self, redis: Redis, adapter: TelegramAdapter, server: AttackedTelegram) -> None:
        super().__init__(redis)
        self._adapter = adapter
        self._server = server
        place = urlsplit(server.updates.webhook["url"])
        self._path = place.path
        self._wire = RawHttp(str(place.hostname), int(place.port or 0))
        secret = server.updates.webhook["secret_token"]
        self._headers = {SECRET_HEADER: secret, "Content-Type": "application/json", "Host": "bot"}
        self._numbers, self._queries = count(1), count(7_000_000_000)
        self._people: list[Json] = []
        self.is_malformed = False

    async def begin(self, batch: int) -> tuple[str, ...]:
        if not self.games:
            for number in (VICTIM, HONEST):
                self._server.chats.open(private(number))
            self._server.admins.add((CALM["id"], VICTIM))
            for opening in (*OPENINGS, "/settings name off"):
                await self._open(VICTIM, opening)
            self._learn(VICTIM)
            self.games = tuple({text.split(":")[2] for text in self.known if text.count(":") > 2} - {""})
            for group in (CALM, WILD):
                self._server.chats.open(group)
            await self._say(VICTIM, "/admin language de", CALM)
            await self._say(VICTIM, "/admin channels here", CALM)
        self.is_malformed = batch % MALFORMED == MALFORMED - 1
        self._server.forget_requests()
        for person in self._people:
            self._server.chats.forget(person["id"])
        self._people = [
            {"id": 2_000_000 + batch * 100 + attacker, "is_bot": False, "first_name": "X"}
            for attacker in range(ATTACKERS)
        ]
        for attacker, person in enumerate(self._people):
            self._server.chats.open(private(person["id"]))
            self._server.admins.add((WILD["id"], person["id"]))
            await self._open(person["id"], OPENINGS[(attacker + batch) % len(OPENINGS)])
            self._learn(person["id"])
        calm = f"sb1:{{telegram:group:{CALM['id']}}}"
        return f"sb1:{{telegram:{VICTIM}}}:", f"{calm}:self", f"{calm}:post"

    async def _open(self, number: int, opening: str) -> None:
        """Type what begins a game, after a second try is given to the player if that shows it."""
        if opening == SECOND_TRY:
            await give_second_try(self.redis, Player(Chat.TELEGRAM, number))
        await self._say(number, opening)

    async def feed(self, attacker: int, hostile: Hostile) -> None:
        person = self._people[attacker]
        self._learn(person["id"])
        update, awaited = self._update(person, hostile)
        if self.is_malformed:
            spoilt, awaited = hostile.spoilt(update), None
            self.note(attacker, spoilt)
            answer = await self._post(hostile.body(spoilt))
            assert answer.status in (200, 400), answer
            return
        self.note(attacker, update)
        future = self._server.awaited(awaited) if awaited else None
        answer = await self._post(json.dumps(update).encode())
        assert answer.status == 200, answer
        if future:
            await future

    def _update(self, person: Json, hostile: Hostile) -> tuple[Json, str | int | None]:
        user = self._named(person, hostile)
        number = 10**6 + next(self._numbers)
        kind = hostile.chance.random()
        if kind < 0.42:
            query = self._query(user, hostile)
            return {"update_id": number, "callback_query": query}, query["id"]
        if kind < 0.72:
            typed = line(hostile) or "?"
            message = self._server.chats.add(private(person["id"]), user, text=typed)
            is_for_us = not typed.startswith("/") or "@" not in typed.split(maxsplit=1)[0]
            return {"update_id": number, "message": message}, person["id"] if is_for_us else None
        if kind < 0.78:
            name = str(next(self._queries))
            self._server.results[name] = []
            asked = {"id": name, "from": user, "query": line(hostile)[:256], "offset": hostile.text(20)}
            return {"update_id": number, "inline_query": asked}, name
        if kind < 0.94:
            return {"update_id": number, "message": self._in_group(user, hostile)}, None
        return {"update_id": number} | self._odd(user, hostile), None

    def _query(self, user: Json, hostile: Hostile) -> Json:
        name = str(next(self._queries))
        self._server.answers[name] = []
        data = press(hostile, tuple(self.known), (user["id"], VICTIM), self.games)
        query: Json = {"id": name, "from": user, "chat_instance": hostile.text(20), "data": data}
        place = hostile.chance.random()
        chat = hostile.one((private(user["id"]), private(user["id"]), CALM, WILD))
        boards = self._server.chats.boards.get(chat["id"])
        if place < 0.8 and boards:
            query["message"] = hostile.one(tuple(boards))
        elif place < 0.9:
            query["message"] = {"chat": chat, "message_id": abs(hostile.number()) % 2**31 + 1, "date": 0}
        elif place < 0.95:
            query["inline_message_id"] = hostile.text(20)
        else:
            query["game_short_name"] = query.pop("data")
        return query

    def _in_group(self, user: Json, hostile: Hostile) -> Json:
        group = hostile.one((CALM, WILD))
        more: Json = {}
        boards = self._server.chats.boards[group["id"]]
        if boards and hostile.maybe(0.5):
            more["reply_to_message"] = quoted(hostile.one(tuple(boards)))
        if hostile.maybe(0.3):
            more |= {"message_thread_id": hostile.one((1, 5, 2**31)), "is_topic_message": hostile.maybe(0.7)}
        if hostile.maybe(0.2):
            channel: Json = {"id": -5, "type": "channel", "title": hostile.text(50)}
            more["sender_chat"] = hostile.one((CALM, WILD, channel))
        typed = line(hostile)
        command, *rest = typed.split(" ", 1)
        if typed.startswith("/") and hostile.maybe(0.4):
            typed = " ".join([f"{command}@{BOT['username']}", *rest])
        return self._server.chats.add(
            group, user, **{hostile.one(("text", "text", "caption")): typed}, **more
        )

    def _odd(self, user: Json, hostile: Hostile) -> Json:
        chat = hostile.one((private(user["id"]), CALM, WILD))
        match int(hostile.chance.random() * 6):
            case 0:
                changed: Json = {"chat": chat, "from": user, "date": 1}
                changed["old_chat_member"] = {"user": BOT, "status": "left"}
                status = hostile.one(("member", "left", hostile.text(10)))
                changed["new_chat_member"] = {"user": BOT, "status": status}
                return {"my_chat_member": changed}
            case 1:
                moved = self._server.chats.add(
                    WILD, user, migrate_from_chat_id=-hostile.chance.getrandbits(40)
                )
                return {"message": moved}
            case 2:
                return {"edited_message": self._server.chats.add(chat, user, text=line(hostile))}
            case 3:
                return {"message": self._server.chats.add(chat, user, via_bot=BOT, text=line(hostile))}
            case 4:
                entity: Json = {"type": hostile.text(12)}
                entity |= {name: hostile.number() % 2**31 for name in ("offset", "length")}
                message = self._server.chats.add(chat, user, caption=line(hostile), caption_entities=[entity])
                return {"message": message}
        return {hostile.text(12) or "x": hostile.json()}

    def _named(self, person: Json, hostile: Hostile) -> Json:
        if hostile.maybe(0.7):
            return person
        return {
            **person,
            "first_name": hostile.text(64),
            "last_name": hostile.text(64),
            "username": hostile.text(32),
            "language_code": hostile.one(("de", "ja", "xx", hostile.text(12))),
        }

    def _learn(self, chat: int) -> None:
        for board in tuple(self._server.chats.boards.get(chat, ()))[-2:]:
            self.known.extend(found["callback_data"] for found in buttons(board) if "callback_data" in found)

    async def _post(self, body: bytes) -> Answer:
        return await self._wire.ask("POST", self._path, self._headers, body)

    async def _say(self, number: int, text: str, chat: Json | None = None) -> Json:
        place = chat or private(number)
        future = self._server.awaited(place["id"])
        user = {"id": number, "is_bot": False, "first_name": "Somebody", "language_code": "en"}
        message = self._server.chats.add(place, user, text=text)
        update: Json = {"update_id": 10**6 + next(self._numbers), "message": message}
        await self._post(json.dumps(update).encode())
        return await future

    def is_expected(self, record: logging.LogRecord) -> bool:
        """Return whether an error was logged because of an update that Telegram never sends."""
        return self.is_malformed and str(record.msg).startswith(SKIPPED)

    async def settle(self) -> None:
        while under_way := [*self._adapter._answering, *self._adapter._queue._workers]:
            await asyncio.wait(under_way)
        assert not self._server.faults, self._server.faults.pop()
        odd = {query: len(answers) for query, answers in self._server.answers.items() if len(answers) != 1}
        assert self.is_malformed or not odd, f"queries that were not answered once: {odd}"

    async def play(self) -> None:
        board = await self._say(HONEST, "/play wish 42")
        before = board["caption"]
        data = next(found["callback_data"] for found in buttons(board) if ":move:" in found["callback_data"])
        name = str(next(self._queries))
        self._server.answers[name] = []
        user = {"id": HONEST, "is_bot": False, "first_name": "Somebody"}
        query: Json = {"id": name, "from": user, "chat_instance": "1", "data": data, "message": board}
        update: Json = {"update_id": 10**6 + next(self._numbers), "callback_query": query}
        answered = self._server.awaited(name)
        await self._post(json.dumps(update).encode())
        await answered
        shown = self._server.messages[HONEST, board["message_id"]]
        await self._server.until(lambda: shown["caption"] != before)

    def owners(self) -> tuple[str, ...]:
        return (*(f"telegram:{person['id']}" for person in self._people), f"telegram:{HONEST}")


def private(number: int) -> Json:
    return {"id": number, "type": "private", "first_name": "Somebody"}


@asynccontextmanager
async def attacked(redis_url: str) -> AsyncIterator[TelegramDrive]:
    port = free_port()
    address = WebhookAddress(f"http://127.0.0.1:{port}/behind/a/proxy", "127.0.0.1", port)
    server = AttackedTelegram()
    async with (
        Redis.from_url(redis_url) as redis,
        server.running(),
        bot_parts(redis) as (app, pictures, texts),
    ):
        adapter = TelegramAdapter(app, pictures, texts, TOKEN, server.url, address, clock=hurried())
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        try:
            await server.until(lambda: server.sent("setWebhook"))
            await server.until(lambda: server.sent("getMyShortDescription"))
            yield TelegramDrive(redis, adapter, server)
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await adapter.stop()
