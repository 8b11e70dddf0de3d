"""The log: one event per line, with the id of its trace, and without secrets."""

import asyncio
import json
import logging
import os
import re
from collections.abc import AsyncIterator, Iterable
from typing import Any
from urllib.parse import quote, quote_plus

import pytest
from aiohttp.test_utils import unused_port
from redis.asyncio import Redis

from bot.app import App
from bot.config.environment import Config
from bot.config.secrets import REDACTED, secret_redactor, secrets, webhook_path, webhook_secret
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.observability.log_format import formatter
from bot.observability.tracing import Trace, current_trace, resume_trace, trace_event
from bot.rendering import image_renderer as pictures_module
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.analysis_jobs import AnalysisJobs, AnalysisLostError
from bot.runtime.message_updates import MessageUpdates
from bot.runtime.progressive_reply import progressive_reply
from bot.services import Services
from bot.storage.player_store import PlayerStore
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from tests.bot.desk import picture_of
from tests.operation.metrics_text import Exposition

ANNA = Player(Chat.PAGE, 4711)
DISCORD = "MTk4NjIyNDgzNDcx.Cl2FMQ.a-part-that-gives-access"
TELEGRAM = "424242:a-token_of-the-right-form"
PASSWORD = 'p@ss "w\\ord"/ü'  # noqa: S105 - of nothing
URL = f"rediss+sentinel://me:{quote(PASSWORD, safe='')}@here:1,there:2/games?sentinel_password=the+watchword"

log = logging.getLogger("tests")


class CollectedLines(logging.Handler):
    """Collects log lines of all levels as formatted; ``conftest`` restores the configuration."""

    def __init__(self, secrets: Iterable[str] = (), form: str = "json") -> None:
        super().__init__()
        self.setFormatter(formatter(secrets, form))
        self.texts: list[str] = []
        root = logging.getLogger()
        root.handlers = [one for one in root.handlers if not isinstance(one, CollectedLines)]
        root.addHandler(self)
        root.setLevel(logging.DEBUG)

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]

    def of(self, part: str) -> dict[str, Any]:
        """Return the only event whose message contains a text."""
        (found,) = [event for event in self.events if part in event["event"]]
        return found


def settings(**more: str) -> Config:
    return Config(_env_file=None, **more)  # type: ignore[call-arg, arg-type]


ALL = settings(discord_token=DISCORD, telegram_token=TELEGRAM, redis_url=URL)


@pytest.fixture
def lines() -> CollectedLines:
    return CollectedLines()


def test_a_line_has_time_level_logger_trace_and_message() -> None:
    lines = CollectedLines(form="text")
    with trace_event(Chat.PAGE) as trace:
        log.info("%d cards are dealt", 36)
    line = next(text for text in lines.texts if "cards" in text)
    moment = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"
    assert re.fullmatch(rf"{moment} INFO tests trace={trace.id}: 36 cards are dealt", line)


def test_json_lines_have_the_same_in_fields(lines: CollectedLines) -> None:
    with trace_event(Chat.PAGE) as trace:
        trace.verb = "move"
    begun, ended = lines.events
    assert (begun["event"], ended["event"]) == ("event received", "event answered")
    assert (ended["trace"], ended["chat"], ended["verb"]) == (trace.id, "page", "move")
    assert (ended["outcome"], ended["level"]) == ("answered", "debug")
    assert ended["logger"] == "bot.observability.tracing"
    assert ended["ms"] >= 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", ended["time"])
    assert list(ended)[:4] == ["time", "level", "logger", "trace"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_nobody_can_forge_a_line(form: str) -> None:
    forged = "2026-12-01 00:00:00 INFO bot: all is well"
    lines = CollectedLines(form=form)
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
    """Each secret is logged in every way: quoted, in values, in fields and in errors."""
    lines = CollectedLines(["", "user:pass@here", DISCORD], form)
    log.info("POST %s", f"/bot{DISCORD}/getMe")
    assert "POST /bot(secret)/getMe" in lines.texts[0]
    for secret in SECRETS:
        quoted = quote(secret, safe="")
        shapes = [secret, quoted, quote(secret), quote_plus(secret), quoted.lower()]
        lines = CollectedLines(secrets(ALL), form)
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
    redacted = secret_redactor(())(line)
    assert "aW50ZXI6" not in redacted
    assert visible in redacted


def test_short_passwords_are_redacted_only_in_urls() -> None:
    short = settings(redis_url="redis://me:abc@here:1/0")
    assert secret_redactor(secrets(short))("abcissa") == "abcissa"
    assert "abc" not in secret_redactor(secrets(short))("lost redis://me:abc@here:1/0")


async def test_store_commands_belong_to_the_trace(lines: CollectedLines, texts: Texts) -> None:
    async with Redis.from_url(f"redis://127.0.0.1:{unused_port()}") as nowhere:
        with trace_event(Chat.PAGE) as trace:
            await App(Services(PlayerStore(nowhere), texts)).handle(ANNA, Action(Verb.BOARD))
    assert lines.of("the store is unavailable")["trace"] == trace.id
    assert lines.of("event answered")["outcome"] == "store-away"


async def test_rendering_belongs_to_the_trace(
    lines: CollectedLines, app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pack(board: IndexedImage, *, is_small: bool = False) -> bytes:
        log.debug("packing")
        return encode_png(board, is_small=is_small)

    monkeypatch.setattr(pictures_module, "encode_png", pack)
    with trace_event(Chat.PAGE) as trace:
        await pictures.file(picture_of(await app.handle(ANNA, Action(Verb.PLAY, ("wish", "7")))))
    assert lines.of("packing")["trace"] == trace.id


async def test_message_updates_belong_to_the_trace(lines: CollectedLines) -> None:
    wanted = asyncio.Event()

    async def working() -> AsyncIterator[Reply]:
        yield Reply(notice="soon")
        await wanted.wait()
        log.debug("worked out")
        yield Reply(notice="done")

    async def show(_: Reply) -> None:
        log.debug("shown")

    with trace_event(Chat.DISCORD) as trace:
        reply = await progressive_reply(working(), 0.0)
        assert reply.updates
        task = MessageUpdates().follow("a message", reply.updates, show)
    wanted.set()
    await task
    assert lines.of("worked out")["trace"] == lines.of("shown")["trace"] == trace.id


async def test_analysis_jobs_belong_to_the_trace(lines: CollectedLines) -> None:
    jobs = AnalysisJobs()
    with trace_event(Chat.PAGE) as trace, pytest.raises(AnalysisLostError):
        await jobs.run_for(ANNA, os._exit, 1)
    await jobs.close()
    assert lines.of("a worker is gone")["trace"] == trace.id


async def test_simultaneous_events_have_their_own_traces_and_one_can_be_resumed(
    lines: CollectedLines,
) -> None:
    async def answer(number: int) -> Trace:
        with trace_event(Chat.PAGE) as trace:
            await asyncio.sleep(0)
            log.info("answer %d.", number)
            return trace

    traces = await asyncio.gather(*(answer(number) for number in range(20)))
    assert len({trace.id for trace in traces}) == 20
    for number in (3, 17):
        assert lines.of(f"answer {number}.")["trace"] == traces[number].id
    assert current_trace() is None
    with trace_event(Chat.TELEGRAM), resume_trace(traces[3]):
        log.info("sent")
    assert lines.of("sent")["trace"] == traces[3].id


async def test_a_trace_ends_when_its_answer_is_sent(lines: CollectedLines) -> None:
    sent = asyncio.get_running_loop().create_future()
    before = Exposition.now().value("solitaire_answers_under_way", chat="telegram")
    with trace_event(Chat.TELEGRAM) as trace:
        trace.wait_for(sent)
    assert Exposition.now().value("solitaire_answers_under_way", chat="telegram") == before + 1
    sent.set_result(None)
    await asyncio.sleep(0)
    assert lines.of("event answered")["trace"] == trace.id
    assert Exposition.now().value("solitaire_answers_under_way", chat="telegram") == before


@pytest.mark.usefixtures("lines")
def test_warnings_and_errors_are_counted() -> None:
    for level, more in ((logging.INFO, 0), (logging.WARNING, 1), (logging.ERROR, 1)):
        name = logging.getLevelName(level).lower()
        before = Exposition.now().value("solitaire_log_lines_total", level=name)
        log.log(level, "once")
        assert Exposition.now().value("solitaire_log_lines_total", level=name) == before + more
