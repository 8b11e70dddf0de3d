"""The web adapter over HTTP with the real store: players, messages, languages, files and what they see."""

import asyncio
import gzip
import json
import re
import zlib
from collections.abc import AsyncIterator, Callable
from secrets import token_hex
from typing import Any

import pytest
from aiohttp import ClientResponse, ClientSession, CookieJar
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.static_files import MANIFEST
from bot.chats.web.theme_colors import felt
from bot.chats.web.visitors import Visitors, preferred_language
from bot.core.actions import MAX_LINE, Action, Chat, Player, Room
from bot.core.replies import Document, Reply, ReplyTarget
from bot.core.screens import Screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts, clipped
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.chat_history import MOST
from bot.storage.player_store import PlayerStore
from engine.record import Record
from tests.bot.browsing import HOST, TEXTS, Browser, LeisurelyApp, browsing, error_of, serving
from tests.bot.play.progressive_app import ProgressiveApp
from tests.bot.play.scripted_screens import SCREENS, ScreenApp, frames_of
from tests.engine.transcripts import RECORDS


async def test_a_new_player_is_welcomed_once(browser: Browser) -> None:
    assert [message["title"] for message in browser.messages] == [TEXTS("welcome-title")]
    assert (await browser.post("/enter", {})).headers["Cache-Control"] == "no-store"
    again = await browser.enter()
    assert not again["is_new"]
    assert len(again["messages"]) == 1
    assert [command["name"] for command in again["commands"]][:2] == ["play", "learn"]
    kinds = {kind for command in again["commands"] for kind in command["kinds"]}
    assert {"move", "game", "theme"} <= kinds


async def test_two_simultaneous_requests_welcome_once(redis: Redis) -> None:
    async with serving(redis, app=LeisurelyApp) as page, browsing(page) as browser:
        await browser.enter()
        (key,) = [key async for key in redis.scan_iter("sb1:{*}:page")]
        await redis.delete(key)
        entered = await asyncio.gather(*(browser.enter() for _ in range(3)))
        assert sorted(one["is_new"] for one in entered) == [False, False, True]
        assert len((await browser.enter())["messages"]) == 1


@pytest.mark.parametrize("tamper", [
    lambda value: value[:-1] + ("0" if value[-1] != "0" else "1"),
    lambda value: "1" + value,
    lambda value: value.split(".")[0],
    lambda value: Visitors(b"another").cookie(Player(Chat.PAGE, int(value.split(".")[0], 16))),
    lambda _value: "ä.ö",
    lambda _value: "",
])  # fmt: skip
async def test_a_forged_cookie_makes_a_new_player(browser: Browser, tamper: Callable[[str], str]) -> None:
    await browser.type("/play wish 42")
    (cookie,) = browser.session.cookie_jar
    forged = {"Cookie": f"{cookie.key}={tamper(cookie.value)}", **browser.headers}
    async with ClientSession() as session:
        response = await session.post(browser.url("/enter"), json={}, headers=forged)
        assert (await response.json())["is_new"]
        body = {"entry": token_hex(16), "line": "/undo"}
        response = await session.post(browser.url("/type"), json=body, headers=forged)
        assert response.status == 403
        assert (await response.json())["can_enter_again"]
        *_, picture = [
            message["board"]["address"] for message in (await browser.enter())["messages"] if message["board"]
        ]
        response = await session.get(browser.url(picture), headers=forged)
        assert response.status == 403


def test_two_bots_on_one_machine_have_separate_cookies() -> None:
    one, other = Visitors(b"one"), Visitors(b"another")
    player = one.new_player()
    assert one.cookie_name != other.cookie_name
    assert one.player(one.cookie(player)) == player
    assert one.token(player) not in one.cookie(player)


async def test_the_cookie_expires_after_a_year(page: WebAdapter) -> None:
    async with browsing(page) as newcomer:
        assert "Max-Age=31536000" in (await newcomer.post("/enter", {})).headers["Set-Cookie"]


async def test_a_move_changes_its_message_and_a_question_gets_a_new_one(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    (changed,) = (await browser.press(board, "move"))["messages"]
    assert changed["number"] == board["number"]
    assert changed["version"] != board["version"]
    assert changed["board"]["address"] != board["board"]["address"]
    (rules,) = (await browser.press(changed, "rules"))["messages"]
    assert rules["number"] == board["number"] + 1
    assert [message["number"] for message in (await browser.enter())["messages"]] == [1, 2, 3, 4]


async def test_the_newest_board_can_be_played_on_when_the_page_is_opened_again(browser: Browser) -> None:
    for line in ("/play wish 42", "/play flip 8", "/settings"):
        await browser.type(line)
    entered = await browser.enter()
    assert [message["title"] for message in entered["messages"] if message["table"]] == ["Flip, deal 8"]


async def test_a_typed_record_is_played_on_and_replayed(browser: Browser) -> None:
    record = Record.read(RECORDS["blink-won"])
    record = record.first(len(record.moves) - 1)
    offered = await browser.type(record.text)
    assert offered["messages"][0]["text"] == clipped(record.text, MAX_LINE), "the history is bounded"
    (played,) = (await browser.press(offered["messages"][-1], f"play {len(record.moves)}"))["messages"]
    assert "started from a record" in played["text"]
    (film,) = (await browser.press(offered["messages"][-1], "replay film"))["messages"]
    assert film["board"]["address"] != played["board"]["address"]
    for verb in ("play", "replay"):
        answer = await browser.type(f"/{verb} {record.text}")
        assert answer["messages"][-1]["board"]["address"]


async def test_a_refused_move_is_answered_by_a_message_and_an_old_button_by_a_notice(
    browser: Browser,
) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    await browser.press(board, "move take d e")
    answer = await browser.press(board, "move take d f")
    assert answer["notice"] == TEXTS("moved-on")
    answer = await browser.type("zz")
    assert [message["author"] for message in answer["messages"]] == ["player", "bot"]
    assert answer["messages"][1]["text"].startswith("Can’t read “zz” as a pair."), "it is in sight on a phone"
    assert answer["messages"][1]["board"], "the board is not buried"
    assert answer["notice"] == ""


async def test_a_notice_to_what_was_typed_is_in_the_message_of_the_screen(browser: Browser) -> None:
    answer = await browser.type("/frobnicate")
    assert [message["author"] for message in answer["messages"]] == ["player", "bot"]
    assert "/frobnicate" in answer["messages"][1]["text"].splitlines()[0]
    assert answer["messages"][1]["title"] == TEXTS("help-title")


async def test_the_same_entry_sent_twice_at_once_is_done_once(redis: Redis) -> None:
    async with serving(redis, app=LeisurelyApp) as page, browsing(page) as browser:
        await browser.enter()
        entry = token_hex(16)
        answers = await asyncio.gather(*(browser.type("/play wish 42", entry) for _ in range(3)))
        assert answers[0] == answers[1] == answers[2]
        board, entry = answers[0]["messages"][-1], token_hex(16)
        (board,) = (await browser.press(board, "move"))["messages"]
        pressed = await asyncio.gather(*(browser.press(board, "new", entry) for _ in range(3)))
        assert pressed[0] == pressed[1] == pressed[2]
        assert [message["number"] for message in (await browser.enter())["messages"]] == [1, 2, 3, 4]


async def test_an_entry_sent_again_after_others_begins_no_second_game(browser: Browser) -> None:
    typed, pressed = token_hex(16), token_hex(16)
    board = (await browser.type("/play wish", typed))["messages"][-1]
    (board,) = (await browser.press(board, "move"))["messages"]
    await browser.press(board, "new", pressed)
    await browser.type("/help")
    await browser.type("/play wish", typed)
    await browser.press(board, "new", pressed)
    assert "2 open games" in (await browser.type("/games"))["messages"][-1]["text"]


async def test_the_chat_history_is_bounded_and_expires(browser: Browser, redis: Redis) -> None:
    for _ in range(MOST // 2 + 3):
        await browser.type("/help")
    messages = (await browser.enter())["messages"]
    assert len(messages) == MOST
    assert messages[-1]["title"] == TEXTS("welcome-title")
    (key,) = [key async for key in redis.scan_iter("sb1:{*}:page")]
    assert 89 * 86400 < await redis.ttl(key) <= 90 * 86400


async def test_a_message_that_cannot_be_read_any_more_is_left_out(browser: Browser, redis: Redis) -> None:
    await browser.type("/help")
    (key,) = [key async for key in redis.scan_iter("sb1:{*}:page")]
    await redis.hset(key, mapping={"1": zlib.compress(b'{"author": "bot"}'), "answer": b"{}"})
    assert [message["number"] for message in (await browser.enter())["messages"]] == [2, 3]
    assert (await browser.type("/help"))["messages"]


@pytest.mark.parametrize("place", ["board", "table"])
async def test_a_board_is_rendered_again_from_the_store(browser: Browser, place: str) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    address = browser.url(board[place]["address"])
    new, stored = [await browser.session.get(address) for _ in range(2)]
    assert (await new.read()).startswith(b"\x89PNG")
    assert await new.read() == await stored.read()
    for response in (new, stored):
        assert response.content_type == "image/png"
        assert response.headers["Cache-Control"] == "private, max-age=31536000, immutable"


async def test_the_picture_of_a_replaced_board_is_the_one_that_replaced_it(browser: Browser) -> None:
    """A page that is slower than the player asks for the former one: it never shows a gap."""
    board = (await browser.type("/play wish 42"))["messages"][-1]
    moved = (await browser.press(board, "move"))["messages"][-1]
    former, current = [
        await browser.session.get(browser.url(one["board"]["address"])) for one in (board, moved)
    ]
    assert await former.read() == await current.read()
    assert former.headers["Cache-Control"] == "no-store"


async def test_the_picture_of_a_table_is_that_of_its_newest_board_and_of_its_player(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    moved = (await browser.press(board, "move"))["messages"][-1]
    former, current = [
        await browser.session.get(browser.url(one["table"]["address"])) for one in (board, moved)
    ]
    assert await former.read() == await current.read()
    assert former.headers["Cache-Control"] == "no-store"
    with_heading = await browser.session.get(browser.url(moved["board"]["address"]))
    assert await current.read() != await with_heading.read()
    chart = (await browser.type("/calendar"))["messages"][-1]
    of_chart = f"/table/{chart['number']}.{chart['version']}.png"
    for address in (of_chart, f"/table/1.{'0' * 12}.png", f"/table/999.{'0' * 12}.png", "/table/1.png"):
        refused = await browser.session.get(browser.url(address))
        assert refused.status == 404, address
        await error_of(refused)
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        stranger = Browser(session, browser.address)
        assert (await session.get(stranger.url(moved["table"]["address"]))).status == 403
        await stranger.enter()
        assert (await session.get(stranger.url(moved["table"]["address"]))).status == 404


@pytest.mark.parametrize(("name", "form"), [("board", "PNG"), ("film", "GIF"), ("card", "PNG")])
async def test_a_picture_is_served_with_its_type(redis: Redis, name: str, form: str) -> None:
    screen_app = ScreenApp(redis)
    screen_app.load(["words", name])
    async with serving(redis, app=lambda *_more, **_named: screen_app) as page, browsing(page) as browser:
        await browser.enter()
        board = (await browser.type("anything"))["messages"][-1]["board"]
        assert board["alt"] == SCREENS[name].alt
        assert board["is_film"] == (name == "film")
        address = board["address"]
        response = await browser.session.get(browser.url(address))
        assert response.content_type == f"image/{form.lower()}"
        assert response.headers["Cache-Control"] == "private, max-age=31536000, immutable"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        found, frames = frames_of(await response.read())
        assert found == form
        assert (frames > 1) == (name == "film")
        assert address.endswith(f".{form.lower()}")
        for other in {"png", "gif", "jpg"} - {form.lower()}:
            refused = await browser.session.get(browser.url(f"{address[:-3]}{other}"))
            assert refused.status == 404
            await error_of(refused)
        async with ClientSession() as stranger:
            assert (await stranger.get(browser.url(address))).status == 403


async def test_files_are_asked_for_again_but_not_sent_again(page: WebAdapter) -> None:
    async with browsing(page) as browser:
        paths = {"/": "text/html", "/page.css": "text/css", "/favicon.svg": "image/svg+xml"}
        for path, kind in {**paths, "/icon-192.png": "image/png"}.items():
            response = await browser.session.get(browser.url(path))
            assert response.status == 200
            is_text = kind != "image/png"
            assert response.headers["Content-Type"] == (f"{kind}; charset=utf-8" if is_text else kind)
            assert (await response.read()).startswith(b"\x89PNG") is not is_text
            assert response.headers["Cache-Control"] == "no-cache"
            known = {"If-None-Match": response.headers["ETag"]}
            assert (await browser.session.get(browser.url(path), headers=known)).status == 304
            other = {"If-None-Match": '"of-an-earlier-version"'}
            assert (await browser.session.get(browser.url(path), headers=other)).status == 200
            assert "Set-Cookie" not in response.headers


async def test_texts_are_sent_compressed_to_browsers_that_take_it(page: WebAdapter) -> None:
    async with ClientSession(auto_decompress=False) as session:
        for path in ("/", "/page.css", "/themes.css", "/page.js", "/favicon.svg", "/manifest.webmanifest"):
            answers = {}
            for accepted in ("gzip, deflate, br", "identity", "gzip;q=0"):
                response = await session.get(
                    page.address.rstrip("/") + path, headers={"Accept-Encoding": accepted}
                )
                assert "Accept-Encoding" in response.headers["Vary"]
                answers[accepted] = response, await response.read()
            (packed, content), (plain, whole), (refused, same) = answers.values()
            assert packed.headers["Content-Encoding"] == "gzip"
            assert gzip.decompress(content) == whole == same
            assert packed.headers["Content-Type"] == plain.headers["Content-Type"]
            assert plain.headers["ETag"] == refused.headers["ETag"] != packed.headers["ETag"]


async def test_the_whole_page_is_in_the_players_theme(redis: Redis) -> None:
    async with serving(redis) as page, browsing(page) as browser:
        assert (await browser.enter())["theme"] == "green"
        assert (await browser.type("/settings theme night"))["theme"] == "night"
        assert (await browser.type("/play wish 42"))["theme"] == "night"
        assert (await browser.enter())["theme"] == "night"
        for path in ("/", "/statistics"):
            markup = await (await browser.session.get(browser.url(path))).text()
            assert ' data-theme="night">' in markup
            assert 'name="color-scheme" content="dark"' in markup
            assert re.findall(r'name="theme-color" content="(.*?)"', markup) == [felt("night")] * 2
        manifest = await (await browser.session.get(browser.url(MANIFEST))).json(content_type=None)
        assert manifest["theme_color"] == felt("night")


FILE = Document("my-games.json", json.dumps({"games": ["Wish 42", "日本語"]}).encode())


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", ""),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fi-FI, fi;q=0.9, ja;q=0.4, en;q=0.3", "ja"),
        ("en;q=0.1, de;q=0.7", "de"),
        ("de;q=0, en;q=0.5", "en"),
        ("de_AT", ""),
        ("fi", ""),
        ("*", ""),
        ("de;q=2, ja", "ja"),
        (", ,;;q=", ""),
        ("ja" + "," * 10_000, "ja"),
    ],
)
def test_the_preferred_language_is_found(header: str, language: str) -> None:
    assert preferred_language(header) == language


async def open_page(browser: Browser, language: str) -> ClientResponse:
    return await browser.session.get(browser.address, headers={"Accept-Language": language})


@pytest.mark.parametrize("language", finished_languages())
async def test_the_page_and_the_bot_use_the_browsers_language(redis: Redis, language: str) -> None:
    texts = Texts.load(language)
    async with serving(redis) as page, browsing(page) as browser:
        response = await open_page(browser, language)
        markup = await response.text()
        assert f'<html lang="{language}" ' in markup
        assert "{{" not in markup
        assert texts("page-motto") in markup
        assert "Accept-Language" in response.headers["Vary"]
        browser.session.headers["Accept-Language"] = language
        entered = await browser.enter()
        assert entered["language"] == language
        assert entered["messages"][0]["title"] == texts("welcome-title")
        assert texts("command-undo") in [command["description"] for command in entered["commands"]]
        wrong = await browser.post("/type", {"entry": "no", "line": "undo"})
        assert (await wrong.json())["error"] == texts("page-bad-request")


async def test_a_chosen_language_goes_first_and_english_last(redis: Redis) -> None:
    async with serving(redis) as page, browsing(page) as browser:
        browser.session.headers["Accept-Language"] = "en"
        await browser.enter()
        answer = await browser.type("/settings language de")
        assert answer["language"] == "de"
        assert '<html lang="de" ' in await (await open_page(browser, "en")).text()
        assert (await browser.enter())["language"] == "de"
        async with browsing(page) as newcomer:
            assert '<html lang="en" ' in await (await open_page(newcomer, "fi")).text()


class GivingApp(App):
    """A bot that answers every action with a file."""

    async def handle(self, _player: Player, _action: Action, _room: Room = UNKNOWN_ROOM) -> Reply:
        return Reply(Screen(text="Here it is."), ReplyTarget.NEW, document=FILE)


async def test_only_its_player_can_download_a_file(redis: Redis) -> None:
    async with serving(redis, app=GivingApp) as page, browsing(page) as browser:
        await browser.enter()
        (_, message) = (await browser.type("give"))["messages"]
        address = message["document"]["address"]
        response = await browser.session.get(browser.url(address))
        assert await response.read() == FILE.content
        assert response.headers["Content-Disposition"] == f'attachment; filename="{FILE.name}"'
        assert response.headers["Cache-Control"] == "no-store"
        other = address.replace("my-games", "other-games")
        assert (await browser.session.get(browser.url(other))).status == 404
        async with browsing(page) as stranger:
            assert (await stranger.session.get(browser.url(address))).status == 403
            await stranger.enter()
            assert (await stranger.session.get(browser.url(address))).status == 404


@pytest.fixture
async def app(redis: Redis) -> ProgressiveApp:
    app = ProgressiveApp(Services(PlayerStore(redis), TEXTS, choose_deal=lambda *_: 42))
    app.listen()
    return app


@pytest.fixture
async def page(redis: Redis, app: ProgressiveApp, pictures: ImageRenderer) -> AsyncIterator[WebAdapter]:
    page = WebAdapter(app, pictures, TEXTS, PlayerStore(redis), HOST, 0)
    await page.start()
    yield page
    await page.stop()


@pytest.fixture
async def board(browser: Browser, app: ProgressiveApp) -> dict[str, Any]:
    """Provide a message whose updates are not complete yet."""
    await browser.type("/play wish 42")
    app.say("a moment")
    board: dict[str, Any] = (await browser.type("/about"))["messages"][-1]
    assert (board["text"], board["is_coming"]) == ("a moment", True)
    return board


async def test_a_late_poll_returns_at_once(
    browser: Browser, app: ProgressiveApp, board: dict[str, Any]
) -> None:
    app.say("done", None)
    await app.ended.wait()
    answer = await browser.news(board)
    if answer["messages"][0]["is_coming"]:
        answer = await browser.news(answer["messages"][0])
    (done,) = answer["messages"]
    assert (done["text"], done["is_coming"]) == ("done", False)


async def test_a_question_asked_again_is_answered_in_the_same_message(
    browser: Browser, app: ProgressiveApp, board: dict[str, Any]
) -> None:
    first = app.ended
    app.listen()
    app.say("once more")
    (again,) = (await browser.press(board, "about"))["messages"]
    assert (again["number"], again["text"], again["is_coming"]) == (board["number"], "once more", True)
    await first.wait()
    waiting = asyncio.create_task(browser.news(again))
    app.say("done", None)
    (done,) = (await waiting)["messages"]
    assert done["text"] == "done"


async def test_long_polls_do_not_delay_stopping(
    browser: Browser, app: ProgressiveApp, board: dict[str, Any], page: WebAdapter
) -> None:
    waiting = asyncio.create_task(browser.news(board))
    await page.stop()
    assert app.ended.is_set()
    await asyncio.gather(waiting, return_exceptions=True)


async def test_no_other_player_gets_the_update(
    app: ProgressiveApp, board: dict[str, Any], page: WebAdapter
) -> None:
    async with browsing(page) as other:
        stranger = await other.session.get(other.url(f"/news/{board['number']}.{board['version']}"))
        assert stranger.status == 403
        await other.enter()
        assert (await other.news(board))["messages"] == []
    app.say(None)
