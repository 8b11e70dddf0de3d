"""What is logged: one event a line, by the id of the trace that it belongs to, with no secret in it."""

import asyncio
import logging
import os
import re
from collections.abc import AsyncIterator
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
from bot.observability.tracing import current_trace, resume_trace, trace_event
from bot.rendering import image_renderer as pictures_module
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.analysis_jobs import AnalysisJobs, AnalysisLostError
from bot.runtime.message_updates import MessageUpdates
from bot.runtime.progressive_reply import progressive_reply
from bot.storage.player_store import PlayerStore
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from tests.operation.exposition import Exposition
from tests.operation.lines import logged

ANNA = Player(Chat.PAGE, 4711)
DISCORD = "MTk4NjIyNDgzNDcx.Cl2FMQ.a-part-that-gives-access"
TELEGRAM = "424242:a-token_of-the-right-form"
PASSWORD = 'p@ss "w\\ord"/ü'  # noqa: S105 - of nothing
URL = f"rediss+sentinel://me:{quote(PASSWORD, safe='')}@here:1,there:2/games?sentinel_password=the+watchword"

log = logging.getLogger("tests")


def settings(**more: str) -> Config:
    return Config(_env_file=None, **more)  # type: ignore[call-arg, arg-type]


ALL = settings(discord_token=DISCORD, telegram_token=TELEGRAM, redis_url=URL)


def test_a_line_tells_when_how_grave_and_where_and_what() -> None:
    with logged(form="text") as lines, trace_event(Chat.PAGE) as trace:
        log.info("%d cards are dealt", 36)
    line = next(text for text in lines.texts if "cards" in text)
    moment = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"
    assert re.fullmatch(rf"{moment} INFO tests trace={trace.id}: 36 cards are dealt", line)


def test_programs_read_the_same_in_fields() -> None:
    with logged() as lines, trace_event(Chat.PAGE) as trace:
        trace.verb = "move"
    begun, ended = lines.events
    assert begun["event"] == "event received"
    assert ended["event"] == "event answered"
    assert (ended["trace"], ended["chat"], ended["verb"]) == (trace.id, "page", "move")
    assert (ended["outcome"], ended["level"], ended["logger"]) == (
        "answered",
        "debug",
        "bot.observability.tracing",
    )
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


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize(
    "secret",
    [
        DISCORD, TELEGRAM, PASSWORD, "the watchword", URL, "a-part-that-gives-access",
        "a-token_of-the-right-form", webhook_path(TELEGRAM), webhook_secret(TELEGRAM),
    ],
    ids=range(9),
)  # fmt: skip
def test_no_secret_is_logged_in_whatever_form(secret: str, form: str) -> None:
    shapes = [
        secret,
        quote(secret, safe=""),
        quote(secret),
        quote_plus(secret),
        quote(secret, safe="").lower(),
    ]
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
    ("told", "kept"),
    [
        ("POST https://discord.com/api/v10/interactions/12/aW50ZXI6/callback has returned 429", "/callback"),
        ("PATCH https://discord.com/api/v10/webhooks/12/aW50ZXI6/messages/@original", "/messages/@original"),
        ("WebSocket Event: {'t': 'INTERACTION_CREATE', 'd': {'token': 'aW50ZXI6', 'id': '7'}}", "'id': '7'"),
        ("Error 61 connecting to redis://somebody:aW50ZXI6@10.0.0.1:6379", "redis://somebody:"),
    ],
)  # fmt: skip
def test_what_gives_access_for_a_while_is_hidden_too(told: str, kept: str) -> None:
    hidden = SecretRedactor(()).redact(told)
    assert "aW50ZXI6" not in hidden
    assert kept in hidden


def test_what_is_too_short_for_a_secret_is_hidden_in_addresses_alone() -> None:
    short = settings(redis_url="redis://me:abc@here:1/0")
    assert SecretRedactor(secrets(short)).redact("abcissa") == "abcissa"
    assert "abc" not in SecretRedactor(secrets(short)).redact("lost redis://me:abc@here:1/0")


async def test_the_id_of_a_trace_goes_along_into_what_the_store_is_asked_for(texts: Texts) -> None:
    async with Redis.from_url(f"redis://127.0.0.1:{unused_port()}") as nowhere:
        app = App(PlayerStore(nowhere), texts)
        with logged() as lines, trace_event(Chat.PAGE) as trace:
            await app.handle(ANNA, Action(Verb.BOARD))
    assert lines.of("the store is unavailable")["trace"] == trace.id
    assert lines.of("event answered")["outcome"] == "store-away"


async def test_the_id_of_a_trace_goes_along_into_painting(
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


async def test_the_id_of_a_trace_goes_along_into_what_comes_later() -> None:
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


async def test_the_id_of_a_trace_goes_along_into_thinking() -> None:
    thinking = AnalysisJobs()
    with logged() as lines:
        with trace_event(Chat.PAGE) as trace, pytest.raises(AnalysisLostError):
            await thinking.run_for(ANNA, os._exit, 1)
        await thinking.close()
    assert lines.of("a worker is gone")["trace"] == trace.id


async def test_events_at_the_same_time_keep_their_ids_apart() -> None:
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


def test_who_works_for_several_goes_on_with_each() -> None:
    with trace_event(Chat.TELEGRAM) as first:
        pass
    with logged() as lines, trace_event(Chat.TELEGRAM) as second, resume_trace(first):
        log.info("sent")
    assert lines.of("sent")["trace"] == first.id != second.id


async def test_a_press_lasts_until_its_answer_is_sent() -> None:
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
    before = Exposition.now()
    with logged():
        log.info("all is well")
        log.warning("nearly")
        log.error("not at all")
    now = Exposition.now()
    grown = {
        level: now.value("solitaire_log_lines_total", level=level)
        - before.value("solitaire_log_lines_total", level=level)
        for level in ("info", "warning", "error")
    }
    assert grown == {"info": 0, "warning": 1, "error": 1}
