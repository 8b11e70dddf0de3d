"""The page rejects other host names, other sites, and forged or broken requests, and survives errors."""

import asyncio
import json
import logging
from collections.abc import Iterable
from secrets import token_hex
from typing import Any

import pytest
from aiohttp import ClientResponse
from redis.asyncio import Redis

from bot.config.errors import StartError
from bot.config.page_names import PageName
from tests.bot.browsing import EVERYWHERE, HOST, TEXTS, Browser, FailingApp, browsing, error_of, serving


async def test_every_answer_is_guarded_by_headers(browser: Browser) -> None:
    for response in (
        await browser.session.get(browser.url("/")),
        *[await browser.session.get(browser.url(path)) for path in ("/nothing", "/page.js", "/../x", "/%00")],
        await browser.post("/enter", {}),
        await browser.post("/type", {}),
    ):
        policy = [part.split() for part in response.headers["Content-Security-Policy"].split(";")]
        allowed = {name: sources for name, *sources in policy}
        for name in ("default-src", "frame-ancestors", "base-uri", "form-action"):
            assert allowed.pop(name) == ["'none'"]
        assert all(sources == ["'self'"] for sources in allowed.values())
        assert response.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["X-Frame-Options"] == "DENY"
        assert "camera=()" in response.headers["Permissions-Policy"]
        assert not {"Server", "Access-Control-Allow-Origin"} & set(response.headers)
        assert response.headers["Referrer-Policy"] == "same-origin"
        assert "Cache-Control" in response.headers


FOREIGN = (
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "cards.example.evil",
    "192.0.2.1",
)
"""Names that somebody else can have resolved to this machine, and an address of another one."""
BROKEN = (
    "",
    ":",
    "localhost:x",
    "localhost:99999",
    "[::1",
    "::1:",
    "a@localhost",
    "localhost/..",
    "loc alhost",
)


async def statuses(browser: Browser, hosts: Iterable[str]) -> dict[str, int]:
    """Return the status of the page for each host that is asked for."""
    return {
        host: (await browser.session.get(browser.url("/"), headers={"Host": host})).status for host in hosts
    }


@pytest.mark.parametrize("host", [HOST, EVERYWHERE])
async def test_the_page_answers_only_to_its_own_names(redis: Redis, host: str) -> None:
    """This also holds where it listens on every address, as in a container; the port there is another one."""
    async with serving(redis, host=host) as page, browsing(page) as browser:
        port = page.address.rstrip("/").rpartition(":")[2]
        own = ("localhost", "LOCALHOST", "localhost.", "127.0.0.1", "[::1]", "[0:0::1]")
        both = [*own, *(f"{name}:{port}" for name in own), *(f"{name}:1" for name in own)]
        assert {*(await statuses(browser, both)).values()} == {200}
        others = [*FOREIGN, *(f"{name}:{port}" for name in FOREIGN), EVERYWHERE, *BROKEN]
        assert {*(await statuses(browser, others)).values()} <= {421, 400}
        assert {*(await statuses(browser, FOREIGN)).values()} == {421}
        response = await browser.session.get(browser.url("/"), headers={"Host": FOREIGN[0]})
        assert await error_of(response) == TEXTS("page-wrong-host")


@pytest.mark.parametrize("host", [HOST, EVERYWHERE])
async def test_the_page_answers_to_the_names_that_are_set(redis: Redis, host: str) -> None:
    names = tuple(map(PageName.read, ("cards.example", "192.168.1.5:8080", "2001:db8::5")))
    async with serving(redis, host=host, names=names) as page, browsing(page) as browser:
        own = ("cards.example", "Cards.Example:443", "cards.example.", "192.168.1.5", "[2001:DB8::0:5]:80")
        assert {*(await statuses(browser, (*own, "localhost"))).values()} == {200}
        assert {*(await statuses(browser, FOREIGN)).values()} == {421}


@pytest.mark.parametrize("path", ["/enter", "/type", "/press", "/look"])
async def test_other_sites_pages_change_nothing(browser: Browser, path: str) -> None:
    origins = ("https://evil.example", "null", "http://127.0.0.1:1", "http://[broken")
    foreign = [{}, *({"Origin": origin} for origin in origins)]
    for headers in (*foreign, *({"Sec-Fetch-Site": site} for site in ("cross-site", "same-site", "none"))):
        sent = {"X-Page-Token": browser.token, **headers}
        response = await browser.session.post(browser.url(path), json={}, headers=sent)
        assert response.status == 403
        assert await error_of(response) == TEXTS("page-foreign-origin")
        assert "Set-Cookie" not in response.headers


async def test_a_browser_that_names_no_origin_may_say_that_it_is_the_same(browser: Browser) -> None:
    headers = {"X-Page-Token": browser.token, "Sec-Fetch-Site": "same-origin"}
    body = {"entry": token_hex(16), "line": "/help"}
    response = await browser.session.post(browser.url("/type"), json=body, headers=headers)
    assert response.status == 200


async def test_a_form_of_another_kind_changes_nothing(browser: Browser) -> None:
    for content_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        response = await browser.session.post(
            browser.url("/type"), data=b"{}", headers=browser.headers | {"Content-Type": content_type}
        )
        assert response.status == 415


@pytest.mark.parametrize("token", ["", "0" * 64, "ä"])
async def test_without_the_token_nothing_changes(browser: Browser, token: str) -> None:
    body = {"entry": token_hex(16), "line": "/play wish 42"}
    response = await browser.post("/type", body, **{"X-Page-Token": token})
    assert response.status == 403
    assert (await response.json())["can_enter_again"]
    assert len((await browser.enter())["messages"]) == 1


async def test_a_look_is_guarded_like_a_press_and_stores_nothing(browser: Browser, redis: Redis) -> None:
    """It answers why places are no move, and what is under “More”, but nothing else."""
    board = (await browser.type("/play wish 42"))["messages"][-1]
    table, more = board["table"], next(key for key in _presses(board) if ":more:" in key)
    stored = {key: await redis.dump(key) async for key in redis.scan_iter()}

    async def look(press: str, **headers: str) -> ClientResponse:
        return await browser.post("/look", {"entry": token_hex(16), "message": 0, "press": press}, **headers)

    refused = await look(f"{table['why']}a", **{"X-Page-Token": "0" * 64})
    assert refused.status == 403
    for press in (table["press"] + table["moves"][0]["press"], f"{table['press']}undo:", "1::::start:", "x"):
        refused = await look(press)
        assert refused.status == 400, press
        assert await error_of(refused) == TEXTS("page-unknown-button")
    why, others = [await (await look(press)).json() for press in (f"{table['why']}a", more)]
    assert why["notice"]
    assert not why["messages"]
    assert len(others["messages"][-1]["rows"]) > 2
    assert others["messages"][-1]["table"] is None, "only its buttons are shown"
    assert {key: await redis.dump(key) async for key in redis.scan_iter()} == stored


def _presses(message: dict[str, Any]) -> list[str]:
    return [button["press"] for row in message["rows"] for button in row]


ENTRY = "0" * 32


@pytest.mark.parametrize("body", [
    b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 5000, b"1" * 5000,
    json.dumps({"entry": ENTRY}).encode(),
    json.dumps({"entry": ENTRY, "line": ""}).encode(),
    json.dumps({"entry": ENTRY, "line": " \t"}).encode(),
    json.dumps({"entry": ENTRY, "line": None}).encode(),
    json.dumps({"entry": ENTRY, "line": 7}).encode(),
    json.dumps({"entry": "x", "line": "ab"}).encode(),
    json.dumps({"entry": ENTRY + "\n", "line": "ab"}).encode(),
    b'{"entry":"' + ENTRY.encode() + b'","line":"\\ud800"}',
    json.dumps({"entry": ENTRY, "line": "a" * 6001}).encode(),
])  # fmt: skip
async def test_an_invalid_line_is_refused_with_a_sentence(browser: Browser, body: bytes) -> None:
    headers = browser.headers | {"Content-Type": "application/json"}
    response = await browser.session.post(browser.url("/type"), data=body, headers=headers)
    assert response.status == 400
    is_too_long = len(body) > 500 and body.startswith(b'{"')
    assert await error_of(response) == TEXTS("page-too-large" if is_too_long else "page-bad-request")
    assert len((await browser.enter())["messages"]) == 1


@pytest.mark.parametrize(
    "line", ["/", "//", "/play wish -1", "/play ../../etc", "\0", "💥" * 250, "a b" * 160, "a" * 6000, "<b>"]
)
async def test_whatever_is_typed_gets_an_answer(browser: Browser, line: str) -> None:
    answer = await browser.type(line)
    assert answer["messages"][0]["author"] == "player"
    assert len(answer["messages"]) > 1


@pytest.mark.parametrize("press", [
    "", "1::::move:", "2:0:x:0:move:take a c", "1:0:x:0:fly:", "1:" + "0" * 400, "ä",
    "1::::move:take a c\n", "1::::MOVE:",
])  # fmt: skip
async def test_a_press_of_no_button_gets_an_answer_or_a_sentence(browser: Browser, press: str) -> None:
    response = await browser.post("/press", {"entry": token_hex(16), "message": 1, "press": press})
    assert response.status in (200, 400)
    if response.status == 400:
        assert await error_of(response) == TEXTS("page-unknown-button")
    else:
        answer = await response.json()
        assert answer["messages"] or answer["notice"]


async def test_a_press_on_a_message_that_is_gone_gets_a_new_one(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    (added,) = (await browser.press(board | {"number": 999}, "move"))["messages"]
    assert added["number"] == board["number"] + 1


async def test_a_huge_body_is_refused(browser: Browser) -> None:
    headers = browser.headers | {"Content-Type": "application/json"}
    response = await browser.session.post(browser.url("/type"), data=b" " * 100_000, headers=headers)
    assert response.status == 413
    assert await error_of(response) == TEXTS("page-too-large")


@pytest.mark.parametrize("sent", [b"\x16\x03\x01 hello\r\n\r\n", b"GET / HTTP/1.1\r\na b\0: secret\r\n\r\n"])
async def test_invalid_http_is_refused_and_does_not_fill_the_log(
    browser: Browser, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    await browser.session.get(browser.url("/"))
    reader, writer = await asyncio.open_connection(HOST, int(browser.address.rstrip("/").rpartition(":")[2]))
    # aiohttp logs an invalid first request differently, so a valid one comes first.
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" + sent)
    assert b"HTTP/1.0 400 " in await reader.read()
    writer.close()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_unknown_addresses_and_methods_are_refused_in_a_sentence(browser: Browser) -> None:
    for method, path, status in (
        ("GET", "/nothing", 404),
        ("GET", "/%2e%2e/model.py", 404),
        ("GET", "/picture/9.000000000000.png", 404),
        ("GET", "/picture/99999999999999999999.000000000000.png", 404),
        ("GET", "/type", 405),
        ("POST", "/", 405),
        ("GET", "/suggest?kind=secret", 400),
        ("GET", f"/suggest?kind=game&typed={'a' * 501}", 400),
    ):
        response = await browser.session.request(method, browser.url(path), headers=browser.headers)
        assert response.status == status, path
        assert ("Allow" in response.headers) == (status == 405)  # RFC 9110, section 15.5.6
        await error_of(response)


async def test_suggestions_fit_what_is_typed(browser: Browser) -> None:
    response = await browser.session.get(browser.url("/suggest?kind=game&typed=wi"))
    assert [hint["value"] for hint in await response.json()] == ["wish"]


async def test_an_internal_error_is_a_sentence_without_details(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(redis, app=FailingApp) as page, browsing(page) as browser:
        response = await browser.post("/enter", {})
        assert response.status == 500
        assert await error_of(response) == TEXTS("page-failed")
    assert "a secret about the inside" in caplog.text


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "a..b"])
async def test_an_address_of_another_machine_is_a_start_error(redis: Redis, host: str) -> None:
    with pytest.raises(StartError, match="PAGE_HOST: "):
        async with serving(redis, host=host):
            pass
