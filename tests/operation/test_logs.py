"""The log: one event per line, with the id of its trace, and without secrets."""

import asyncio
import json
import logging
import os
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote, quote_plus

import pytest
from aiohttp.test_utils import unused_port
from redis.asyncio import Redis

from bot.app import App
from bot.config.environment import Config
from bot.config.secrets import REDACTED, SecretRedactor, secrets, webhook_path, webhook_secret
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.observability.log_format import formatter
from bot.observability.tracing import current_trace, resume_trace, trace_event
from bot.rendering import image_renderer as pictures_module
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.analysis_jobs import AnalysisJobs, AnalysisLostError
from bot.runtime.message_updates import MessageUpdates
from bot.runtime.progressive_reply import progressive_reply
from bot.storage.player_store import PlayerStore
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from tests.operation.metrics_text import Exposition

ANNA = Player(Chat.PAGE, 4711)
DISCORD = "MTk4NjIyNDgzNDcx.Cl2FMQ.a-part-that-gives-access"
TELEGRAM = "424242:a-token_of-the-right-form"
PASSWORD = 'p@ss "w\\ord"/ü'  # noqa: S105 - of nothing
URL = f"rediss+sentinel://me:{quote(PASSWORD, safe='')}@here:1,there:2/games?sentinel_password=the+watchword"

log = logging.getLogger("tests")


class CollectedLines(logging.Handler):
    """Collects what is logged, as formatted lines."""

    def __init__(self, secrets: Iterable[str] = (), form: str = "json") -> None:
        super().__init__()
        self.setFormatter(formatter(secrets, form))
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]

    def of(self, part: str) -> dict[str, Any]:
        """Return the only event with these words."""
        (found,) = [event for event in self.events if part in event["event"]]
        return found


@contextmanager
def logged(secrets: Iterable[str] = (), form: str = "json") -> Iterator[CollectedLines]:
    """Collect what is logged, from level debug."""
    root, lines = logging.getLogger(), CollectedLines(secrets, form)
    level = root.level
    root.addHandler(lines)
    root.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.removeHandler(lines)
        root.setLevel(level)


def settings(**more: str) -> Config:
    return Config(_env_file=None, **more)  # type: ignore[call-arg, arg-type]


ALL = settings(discord_token=DISCORD, telegram_token=TELEGRAM, redis_url=URL)


def test_a_line_has_time_level_logger_trace_and_message() -> None:
    with logged(form="text") as lines, trace_event(Chat.PAGE) as trace:
        log.info("%d cards are dealt", 36)
    line = next(text for text in lines.texts if "cards" in text)
    moment = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"
    assert re.fullmatch(rf"{moment} INFO tests trace={trace.id}: 36 cards are dealt", line)


def test_json_lines_have_the_same_in_fields() -> None:
    with logged() as lines, trace_event(Chat.PAGE) as trace:
        trace.verb = "move"
    begun, ended = lines.events
    assert begun["event"] == "event received"
    assert ended["event"] == "event answered"
    assert (ended["trace"], ended["chat"], ended["verb"]) == (trace.id, "page", "move")
    assert (ended["outcome"], ended["level"]) == ("answered", "debug")
    assert ended["logger"] == "bot.observability.tracing"
    assert ended["ms"] >= 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", ended["time"])
    assert list(ended)[:4] == ["time", "level", "logger", "trace"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_nobody_can_forge_a_line(form: str) -> None:
    forged = "2026-12-01 00:00:00 INFO bot: all is well"
    with logged(form=form) as lines:
        log.warning("%s", f"\r\n{forged}\u2028{forged}\x1b[2J\u202e")
        log.error("failed", exc_info=ValueError(f"\n{forged}"))
    for line in "\n".join(lines.texts).splitlines():
        assert not line.startswith("2026-12-01")
        assert not re.search("[\x00-\x1f\u2028\u202e]", line)


SECRETS = (
    DISCORD, TELEGRAM, PASSWORD, "the watchword", URL, "a-part-that-gives-access",
    "a-token_of-the-right-form", webhook_path(TELEGRAM), webhook_secret(TELEGRAM),
)  # fmt: skip


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_logged_in_any_form(form: str) -> None:
    with logged(["", "user:pass@here", DISCORD], form) as lines:
        logging.getLogger("httpx").info("POST %s", f"/bot{DISCORD}/getMe")
    assert "POST /bot(secret)/getMe" in lines.texts[0]
    for secret in SECRETS:
        check_redaction(secret, form)


def check_redaction(secret: str, form: str) -> None:
    """Log a secret in every way, and check that it is not in the lines."""
    quoted = quote(secret, safe="")
    shapes = [secret, quoted, quote(secret), quote_plus(secret), quoted.lower()]
    with logged(secrets(ALL), form) as lines:
        for shape in shapes:
            log.info("%s", shape)
            log.info("in %r and %s", shape, {"a": [shape]})
            log.info("as %s", f"/bot{shape}/getMe")
            log.debug("of a field", extra={"verb": shape})
            error = RuntimeError(shape)
            error.__cause__ = KeyError(shape)
            log.error("failed", exc_info=error)
    for line in lines.texts:
        assert REDACTED in line
        for shape in (*shapes, repr(secret)[1:-1]):
            assert shape not in line
            assert shape.replace("\\", "\\\\").replace('"', '\\"') not in line


@pytest.mark.parametrize(
    ("line", "visible"),
    [
        ("POST https://discord.com/api/v10/interactions/12/aW50ZXI6/callback has returned 429", "/callback"),
        ("PATCH https://discord.com/api/v10/webhooks/12/aW50ZXI6/messages/@original", "/messages/@original"),
        ("WebSocket Event: {'t': 'INTERACTION_CREATE', 'd': {'token': 'aW50ZXI6', 'id': '7'}}", "'id': '7'"),
        ("Error 61 connecting to redis://somebody:aW50ZXI6@10.0.0.1:6379", "redis://somebody:"),
    ],
)  # fmt: skip
def test_temporary_tokens_are_redacted_too(line: str, visible: str) -> None:
    redacted = SecretRedactor(()).redact(line)
    assert "aW50ZXI6" not in redacted
    assert visible in redacted


def test_short_passwords_are_redacted_only_in_urls() -> None:
    short = settings(redis_url="redis://me:abc@here:1/0")
    assert SecretRedactor(secrets(short)).redact("abcissa") == "abcissa"
    assert "abc" not in SecretRedactor(secrets(short)).redact("lost redis://me:abc@here:1/0")


async def test_store_commands_belong_to_the_trace(texts: Texts) -> None:
    async with Redis.from_url(f"redis://127.0.0.1:{unused_port()}") as nowhere:
        app = App(PlayerStore(nowhere), texts)
        with logged() as lines, trace_event(Chat.PAGE) as trace:
            await app.handle(ANNA, Action(Verb.BOARD))
    assert lines.of("the store is unavailable")["trace"] == trace.id
    assert lines.of("event answered")["outcome"] == "store-away"


async def test_rendering_belongs_to_the_trace(
    app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pack(board: IndexedImage) -> bytes:
        log.debug("packing")
        return encode_png(board)

    monkeypatch.setattr(pictures_module, "encode_png", pack)
    with logged() as lines, trace_event(Chat.PAGE) as trace:
        reply = await app.handle(ANNA, Action(Verb.PLAY, ("wish", "7")))
        assert reply.screen
        assert reply.screen.picture
        await pictures.file(reply.screen.picture)
    assert lines.of("packing")["trace"] == trace.id


async def test_message_updates_belong_to_the_trace() -> None:
    wanted = asyncio.Event()

    async def working() -> AsyncIterator[Reply]:
        yield Reply(notice="soon")
        await wanted.wait()
        log.debug("worked out")
        yield Reply(notice="done")

    async def show(_: Reply) -> None:
        log.debug("shown")

    message_updates = MessageUpdates()
    with logged() as lines:
        with trace_event(Chat.DISCORD) as trace:
            reply = await progressive_reply(working(), 0.0)
            assert reply.updates
            task = message_updates.follow("a message", reply.updates, show)
        wanted.set()
        await task
    assert lines.of("worked out")["trace"] == lines.of("shown")["trace"] == trace.id


async def test_analysis_jobs_belong_to_the_trace() -> None:
    jobs = AnalysisJobs()
    with logged() as lines:
        with trace_event(Chat.PAGE) as trace, pytest.raises(AnalysisLostError):
            await jobs.run_for(ANNA, os._exit, 1)
        await jobs.close()
    assert lines.of("a worker is gone")["trace"] == trace.id


async def test_simultaneous_events_have_their_own_traces() -> None:
    async def answer(number: int) -> str:
        with trace_event(Chat.PAGE) as trace:
            await asyncio.sleep(0)
            log.info("answer %d", number)
            return trace.id

    with logged() as lines:
        ids = await asyncio.gather(*(answer(number) for number in range(20)))
    assert len(set(ids)) == 20
    assert [lines.of(f"answer {number}")["trace"] for number in (3, 17)] == [ids[3], ids[17]]
    assert current_trace() is None


def test_a_trace_can_be_resumed() -> None:
    with trace_event(Chat.TELEGRAM) as first:
        pass
    with logged() as lines, trace_event(Chat.TELEGRAM) as second, resume_trace(first):
        log.info("sent")
    assert lines.of("sent")["trace"] == first.id != second.id


async def test_a_trace_ends_when_its_answer_is_sent() -> None:
    sent = asyncio.get_running_loop().create_future()
    before = Exposition.now().value("solitaire_answers_under_way", chat="telegram")
    with logged() as lines:
        with trace_event(Chat.TELEGRAM) as trace:
            trace.wait_for(sent)
        assert Exposition.now().value("solitaire_answers_under_way", chat="telegram") == before + 1
        sent.set_result(None)
        await asyncio.sleep(0)
    assert lines.of("event answered")["trace"] == trace.id
    assert Exposition.now().value("solitaire_answers_under_way", chat="telegram") == before


def test_warnings_and_errors_are_counted() -> None:
    levels = ("info", "warning", "error")
    before = [Exposition.now().value("solitaire_log_lines_total", level=level) for level in levels]
    with logged():
        log.info("all is well")
        log.warning("nearly")
        log.error("not at all")
    after = [Exposition.now().value("solitaire_log_lines_total", level=level) for level in levels]
    assert [new - old for old, new in zip(before, after, strict=True)] == [0, 1, 1]
