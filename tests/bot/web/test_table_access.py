"""Nobody gets in: who may open a table inside a chat, as whom, from where, and with which proof."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from secrets import token_hex
from urllib.parse import parse_qsl, urlencode

import pytest
from aiohttp import ClientSession
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding.discord_accounts import MOST_AT_ONCE, DiscordAccounts
from bot.chats.web.embedding.launch_data import MAX_AGE, MAX_CLOCK_ERROR
from bot.chats.web.embedding.table_tokens import TOKEN_SECONDS, TableTokens, TableVisit
from bot.chats.web.embedding.tables import TableHosts
from bot.core.actions import Action, Chat, Player, Verb
from bot.runtime.rate_limiter import RateLimit
from bot.services import Services
from bot.storage.player_store import PlayerStore
from bot.storage.store_room import SCARCE, SPENT
from tests.bot.browsing import TEXTS, Browser, browsing, error_of, serving
from tests.bot.web.table_browser import (
    ADA,
    BOB,
    ROOM,
    TOKEN,
    OAuthServer,
    at_table,
    launch_data,
    launch_fields,
)

APPLICATION = 1_234_567_890_123
PROXY = f"https://{APPLICATION}.discordsays.com"
SECRET = "of the application"  # noqa: S105 - of none
SOON = 20.0
EVE = Player(Chat.DISCORD, 8_001)


@pytest.fixture
async def page(redis: Redis) -> AsyncIterator[WebAdapter]:
    """Provide a page that opens in Telegram, where Ada has begun a game."""
    await play(redis, ADA)
    async with serving(redis, hosts=TableHosts(telegram_token=TOKEN)) as page:
        yield page


async def play(redis: Redis, player: Player, line: str = "wish 42") -> str:
    """Begin a game in a chat; return its session."""
    store = PlayerStore(redis)
    app = App(Services(store, TEXTS))
    await app.handle(player, Action(Verb.PLAY, tuple(line.split())), ROOM)
    return (await store.settings(player)).current


async def tokens_of(redis: Redis) -> TableTokens:
    return TableTokens(await PlayerStore(redis).secret("page"))


@asynccontextmanager
async def in_discord(redis: Redis) -> AsyncIterator[tuple[WebAdapter, OAuthServer]]:
    async with OAuthServer(SECRET).running() as oauth:
        accounts = DiscordAccounts(oauth.url, SECRET)
        hosts = TableHosts(discord=accounts, discord_application=lambda: APPLICATION)
        async with serving(redis, hosts=hosts) as page:
            yield page, oauth


async def test_signed_launch_data_opens_the_board_of_the_chat(page: WebAdapter) -> None:
    async with at_table(page) as table:
        entered = await table.enter()
        assert [message["title"] for message in entered["messages"]] == ["Wish, deal 42"]
        (moved,) = (await table.press(table.messages[-1], "move"))["messages"]
        assert moved["version"] != table.messages[-1]["version"]
        assert not table.session.cookie_jar, "a frame needs no cookies"


Damage = Callable[[dict[str, str]], dict[str, str]]
USER_OF_BOB = launch_fields(BOB.id)["user"]


@pytest.mark.parametrize("forged", [
    lambda signed: urlencode(dict(parse_qsl(signed)) | {"user": USER_OF_BOB}),
    lambda signed: urlencode(dict(parse_qsl(signed)) | {"start_param": "x"}),
    lambda signed: urlencode({name: value for name, value in parse_qsl(signed) if name != "signature"}),
    lambda signed: urlencode({name: value for name, value in parse_qsl(signed) if name != "hash"}),
    lambda signed: f"{signed}&" + urlencode({"user": USER_OF_BOB}),
    lambda signed: f"{urlencode({'user': USER_OF_BOB})}&{signed}",
    lambda signed: signed.replace("hash=", "hash=0"),
    lambda signed: f"{signed}%C3%A4",
    lambda signed: signed + "&x" * 40,
    lambda _: launch_data(launch_fields(), "424242:of-another-bot"),
    lambda _: launch_data({"auth_date": str(int(time.time()))}),
    lambda _: launch_data({"user": launch_fields()["user"]}),
    lambda _: launch_data(launch_fields(auth_date="9" * 2000)),
    lambda _: launch_data(launch_fields(auth_date="-1")),
    lambda _: launch_data(launch_fields(user='{"id": -7}')),
    lambda _: launch_data(launch_fields(user="[")),
    lambda _: launch_data(launch_fields(query_id=f"x\nuser={USER_OF_BOB}")),
    lambda _: "",
    lambda _: "&&==%%",
    lambda _: "\x00=\x7f&hash=\u212a",
])  # fmt: skip
async def test_forged_launch_data_opens_nothing(page: WebAdapter, forged: Callable[[str], str]) -> None:
    async with at_table(page, forged(launch_data(launch_fields())) or "&") as table:
        response = await table.knock()
        assert response.status == 403
        assert await error_of(response) == TEXTS("table-launch-invalid")
        assert "Set-Cookie" not in response.headers


async def test_lines_that_could_be_two_fields_are_not_read_as_others(page: WebAdapter) -> None:
    """What was signed is lines of ``name=value``: the same lines must not be other fields."""
    fields = launch_fields()
    signed = dict(parse_qsl(launch_data(fields)))
    lines = [f"{name}={value}" for name, value in sorted(fields.items())]
    merged = urlencode({"auth_date": "\n".join(lines).partition("=")[2], "hash": signed["hash"]})
    renamed = urlencode({f"user={fields['user'][:5]}": fields["user"][6:]} | signed)
    for launch in (merged, renamed):
        async with at_table(page, launch) as table:
            assert (await table.knock()).status == 403


@pytest.mark.parametrize(("age", "is_let_in"), [
    (MAX_AGE - 30, True), (MAX_AGE + 2, False), (86400, False),
    (-MAX_CLOCK_ERROR + 5, True), (-MAX_CLOCK_ERROR - 30, False),
])  # fmt: skip
async def test_launch_data_is_used_first_within_minutes(
    page: WebAdapter, age: int, *, is_let_in: bool
) -> None:
    async with at_table(page, launch_data(launch_fields(age=age))) as table:
        response = await table.knock()
        assert response.status == (200 if is_let_in else 403)
        assert is_let_in or await error_of(response) == TEXTS("table-launch-old")


async def test_launch_data_is_used_once_and_again_by_the_same_page(page: WebAdapter, redis: Redis) -> None:
    """Also hours later: the page is loaded again with the same launch data."""
    launch = launch_data(launch_fields(age=MAX_AGE - 30))
    async with at_table(page, launch) as table, at_table(page, launch) as thief:
        opened = await asyncio.gather(*(one.knock() for one in (table, table, table)))
        assert [response.status for response in opened] == [200] * 3
        assert await error_of(await thief.knock()) == TEXTS("table-launch-old")
        (claim,) = [key async for key in redis.scan_iter("sb1:launch:*")]
        assert 0 < await redis.ttl(claim) <= TOKEN_SECONDS
        await redis.expire(claim, 1)
    old = launch_data(launch_fields(age=3 * 3600))
    async with at_table(page, old) as table, at_table(page, old) as thief:
        assert (await table.knock()).status == 403
        digest = [key async for key in redis.scan_iter("sb1:launch:*") if key != claim]
        assert digest == [], "what is too old is not even remembered"


async def test_two_pages_at_once_with_the_same_launch_data_let_one_in(page: WebAdapter) -> None:
    launch = launch_data(launch_fields())
    async with at_table(page, launch) as one, at_table(page, launch) as other:
        statuses = [response.status for response in await asyncio.gather(one.knock(), other.knock())]
        assert sorted(statuses) == [200, 403]


async def test_a_page_that_slept_for_a_day_enters_again(page: WebAdapter, redis: Redis) -> None:
    """Its token has expired, and it still sends it; its launch data is known to be its own."""
    async with at_table(page) as table:
        await table.enter()
        table.token = (await tokens_of(redis)).token(TableVisit(ADA, "en"), time.time() - TOKEN_SECONDS - 5)
        response = await table.post("/press", {"entry": token_hex(16), "message": 1, "press": "x"})
        assert response.status == 403
        assert (await response.json())["can_enter_again"]
        await table.enter()
        await table.press(table.messages[-1], "move")
        async for claim in redis.scan_iter("sb1:launch:*"):
            await redis.delete(claim)  # as if it had expired
        table.launch = launch_data(launch_fields(age=TOKEN_SECONDS + 60))
        assert await error_of(await table.knock()) == TEXTS("table-launch-old")


def changed(token: str, place: int, value: str) -> str:
    return ".".join([*token.split(".")[:place], value, *token.split(".")[place + 1 :]])


@pytest.mark.parametrize("forged", [
    lambda token, _: changed(token, 1, str(BOB.id)),
    lambda token, _: changed(token, 0, "discord"),
    lambda token, _: changed(token, 0, "page"),
    lambda token, _: changed(token, 2, "99999999999"),
    lambda token, _: changed(token, 3, "de"),
    lambda token, _: changed(token, 4, "0" * 64),
    lambda token, _: token.upper(),
    lambda token, _: token[:-1],
    lambda token, _: token + "0",
    lambda token, _: changed(token, 1, "9" * 500),
    lambda _, key: key,
    lambda *_: TableTokens(b"of another bot").token(TableVisit(ADA, ""), time.time()),
    lambda *_: "",
    lambda *_: "ä.ö",
])  # fmt: skip
async def test_a_forged_token_is_nobodys_and_no_cookie_stands_in_for_it(
    page: WebAdapter, forged: Callable[[str, str], str]
) -> None:
    async with browsing(page) as browser, at_table(page) as table:
        await browser.enter()
        board = (await browser.type("/play wish 45"))["messages"][-1]
        await table.enter()
        token = forged(table.token, table.picture_key)
        headers = {"X-Table-Token": token}  # besides a cookie and a token of the page that are right
        pressed = {"entry": token_hex(16), "message": board["number"], "press": "x"}
        for response in (
            await browser.post("/type", {"entry": token_hex(16), "line": "/undo"}, **headers),
            await browser.post("/press", pressed, **headers),
            await browser.post("/look", pressed, **headers),
            await browser.post("/left", {}, **headers),
            await browser.post("/enter", {}, **headers),
            *[
                await browser.session.get(browser.url(path), headers=headers)
                for path in ("/home", "/suggest?kind=move", f"/news/{board['number']}.{board['version']}")
            ],
        ):
            assert response.status == 403, response.url
            assert "Set-Cookie" not in response.headers


async def test_a_picture_key_shows_pictures_and_nothing_else(page: WebAdapter) -> None:
    async with at_table(page) as table, ClientSession() as stranger:
        await table.enter()
        saved = (await table.type("/mydata export"))["messages"][-1]
        assert saved["document"], saved
        key, (board, *_) = table.picture_key, table.messages
        pictures = (board["table"]["address"], board["board"]["address"], "/home.png?v=0")
        for path in pictures:
            address = table.url(path) + ("&" if "?" in path else "?")
            assert (await stranger.get(f"{address}key={key}")).status == 200
            for wrong in (table.token, key[:-1], changed(key, 1, str(BOB.id)), "", "%ff"):
                assert (await stranger.get(f"{address}key={wrong}")).status == 403
            assert (await stranger.get(address)).status == 403
        others = (
            saved["document"]["address"], "/home", "/suggest?kind=move", "/statistics/results.png",
            f"/news/{board['number']}.{board['version']}",
        )  # fmt: skip
        for path in others:
            response = await stranger.get(f"{table.url(path)}{'&' if '?' in path else '?'}key={key}")
            assert response.status == 403, path
        response = await stranger.get(table.url(f"/statistics?key={key}"), allow_redirects=False)
        assert response.status == 303, "that page is for browsers with a cookie"
        for path in ("/type", "/press", "/look", "/left"):
            response = await stranger.post(
                table.url(f"{path}?key={key}"), json={}, headers={"Origin": table.address.rstrip("/")}
            )
            assert response.status == 403
        file = await table.session.get(table.url(saved["document"]["address"]), headers=table.headers)
        assert file.status == 200, "with the token it can be saved"


async def test_an_unknown_key_does_not_matter_where_no_picture_is(browser: Browser) -> None:
    assert (await browser.session.get(browser.url("/?key=of-somebody"))).status == 200


async def test_a_session_of_somebody_else_is_not_opened(page: WebAdapter, redis: Redis) -> None:
    """Neither that of another player nor that of the same number in another chat: the own board is."""
    twin = Player(Chat.DISCORD, ADA.id)
    for stranger in (BOB, twin):
        session = await play(redis, stranger, "flip 7")
        async with at_table(page) as table:
            entered = await table.enter(session)
            assert "Flip" not in json.dumps(entered["messages"])
            assert entered["messages"][-1]["title"] == "Wish, deal 42"
            press = f"1:{stranger.id}:{session}:1:undo:"
            response = await table.post("/press", {"entry": token_hex(16), "message": 0, "press": press})
            assert "Flip" not in await response.text()
    for session in ("../../x", "x" * 65, "a\n", "{x}"):
        async with at_table(page) as table:
            assert (await table.knock(session)).status == 400


@pytest.mark.parametrize("origin", [
    "https://evil.example", "null", PROXY, "https://web.telegram.org", "https://discordsays.com", None,
])  # fmt: skip
async def test_a_table_in_telegram_is_used_only_from_its_own_origin(
    page: WebAdapter, origin: str | None
) -> None:
    async with at_table(page) as table:
        await table.enter()
        headers = {"X-Table-Token": table.token} | ({"Origin": origin} if origin else {})
        for path, body in (
            ("/telegram/enter", {"entry": token_hex(16), "launch": launch_data(launch_fields())}),
            ("/type", {"entry": token_hex(16), "line": "/undo"}),
            ("/left", {}),
        ):
            response = await table.session.post(table.url(path), json=body, headers=headers)
            assert response.status == 403
            assert await error_of(response) == TEXTS("page-foreign-origin")
            assert "Access-Control-Allow-Origin" not in response.headers
        options = await table.session.options(table.url("/telegram/enter"), headers=headers)
        assert options.status == 405, "no other site may ask first"
        if origin is None:
            same = headers | {"Sec-Fetch-Site": "same-origin"}
            typed = {"entry": token_hex(16), "line": "/undo"}
            response = await table.session.post(table.url("/type"), json=typed, headers=same)
            assert response.status == 200


async def test_a_request_to_another_host_opens_nothing(page: WebAdapter) -> None:
    async with at_table(page) as table:
        for host in ("evil.example", f"{APPLICATION}.discordsays.com", "web.telegram.org"):
            assert (await table.knock(Host=host, Origin=f"https://{host}")).status == 421


async def test_each_page_names_who_may_frame_it(redis: Redis, page: WebAdapter) -> None:
    def ancestors(headers: Mapping[str, str]) -> list[str]:
        policy = headers["Content-Security-Policy"].partition("frame-ancestors ")[2]
        return policy.split()

    async with ClientSession() as session:
        for path in ("/", "/?frame_id=1", "/statistics", "/page.js", "/nothing"):
            response = await session.get(page.address.rstrip("/") + path, allow_redirects=False)
            assert ancestors(response.headers) == ["'none'"], path
            assert response.headers["X-Frame-Options"] == "DENY"
        for method in ("GET", "HEAD"):
            response = await session.request(method, f"{page.address}telegram")
            assert ancestors(response.headers) == ["https://*.telegram.org"]
            assert "X-Frame-Options" not in response.headers
        again = {"If-None-Match": response.headers["ETag"]}
        response = await session.get(f"{page.address}telegram", headers=again)
        assert (response.status, ancestors(response.headers)) == (304, ["https://*.telegram.org"])
        async with in_discord(redis) as (activity, _):
            response = await session.get(f"{activity.address}?frame_id=1&instance_id=2")
            assert ancestors(response.headers) == ["https://discord.com", "https://*.discord.com", PROXY]
            assert f'data-application="{APPLICATION}"' in await response.text()
            assert ancestors((await session.get(activity.address)).headers) == ["'none'"]
            assert (await session.get(f"{activity.address}telegram")).status == 404


async def test_without_a_chat_there_are_no_tables(redis: Redis) -> None:
    async with serving(redis) as page, browsing(page) as browser:
        for path in ("/telegram/enter", "/discord/enter", "/left"):
            assert (await browser.post(path, {})).status == 404
        assert (await browser.session.get(browser.url("/telegram"))).status == 404


async def test_a_code_of_discord_is_used_once(redis: Redis) -> None:
    session = await play(redis, EVE)
    async with in_discord(redis) as (page, oauth), at_table(page) as table:
        oauth.codes |= {"one": EVE.id, "two": ADA.id}
        knock = {"Origin": PROXY}
        entered = await table.let_in(await table.post("/discord/enter", {"code": "one"}, **knock))
        assert entered["messages"][-1]["title"] == "Wish, deal 42"
        assert oauth.tokens[entered["access_token"]] == EVE.id
        board = entered["messages"][-1]
        move = next(
            one["press"] for row in board["rows"] for one in row if f"{session}:1:move" in one["press"]
        )
        pressed = {"entry": token_hex(16), "message": board["number"], "press": move}
        assert (await table.post("/press", pressed, **knock)).status == 200
        assert (await table.post("/left", {}, **knock)).status == 204
        for code in ("one", "forged", "'", "\u212a"):
            response = await table.post("/discord/enter", {"code": code}, **knock)
            assert response.status == 403
            assert (await response.json())["can_enter_again"], "the page asks for another one"
        for wrong in ("", "x" * 513, 7, None):
            assert (await table.post("/discord/enter", {"code": wrong}, **knock)).status == 400
        asked = len(oauth.asked)
        for origin in (f"https://{APPLICATION + 1}.discordsays.com", "https://discord.com", "null"):
            response = await table.post("/discord/enter", {"code": "two"}, Origin=origin)
            assert response.status == 403
            pressed = {"entry": token_hex(16), "line": "/undo"}
            assert (await table.post("/type", pressed, Origin=origin)).status == 403
        assert len(oauth.asked) == asked, "Discord was not even asked"


async def test_the_proxy_of_discord_is_no_origin_for_cookies(redis: Redis) -> None:
    async with in_discord(redis) as (page, _), browsing(page) as browser:
        await browser.enter()
        typed = {"entry": token_hex(16), "line": "/play wish 42"}
        assert (await browser.post("/type", typed, Origin=PROXY)).status == 403
        assert (await browser.post("/enter", {}, Origin=PROXY)).status == 403


async def test_a_table_says_that_discord_is_not_reached(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async with in_discord(redis) as (page, oauth), at_table(page) as table:
        oauth.codes["one"] = EVE.id
        oauth.is_broken = True
        response = await table.post("/discord/enter", {"code": "one"}, Origin=PROXY)
        assert (response.status, await error_of(response)) == (502, TEXTS("table-discord-unreached"))
        oauth.is_broken, oauth.secret = False, "another one"
        response = await table.post("/discord/enter", {"code": "one"}, Origin=PROXY)
        assert (response.status, await error_of(response)) == (502, TEXTS("table-discord-unreached"))
        assert "DISCORD_CLIENT_SECRET" in caplog.text
        oauth.secret = SECRET
        await table.let_in(await table.post("/discord/enter", {"code": "one"}, Origin=PROXY))
    hosts = TableHosts(
        discord=DiscordAccounts("http://127.0.0.1:9/api", SECRET), discord_application=lambda: 5
    )
    async with serving(redis, hosts=hosts) as page, at_table(page) as table:
        response = await table.post("/discord/enter", {"code": "one"})
        assert (response.status, await error_of(response)) == (502, TEXTS("table-discord-unreached"))
    hosts = TableHosts(discord=DiscordAccounts(oauth.url, SECRET))  # the bot has not logged in there yet
    async with serving(redis, hosts=hosts) as page, at_table(page) as table:
        assert (await table.post("/discord/enter", {"code": "one"})).status == 503
        assert (await table.session.get(table.url("/?frame_id=1"))).status == 503


async def test_whoever_waits_for_discord_holds_up_nobody_else(redis: Redis) -> None:
    """All players there have the address of its proxy."""
    async with in_discord(redis) as (page, oauth), at_table(page) as table:
        oauth.codes |= {str(number): 9_000 + number for number in range(MOST_AT_ONCE)}
        oauth.answers.clear()
        knocks = [
            asyncio.create_task(table.post("/discord/enter", {"code": code}, Origin=PROXY))
            for code in oauth.codes
        ]
        async with asyncio.timeout(SOON):
            while len(oauth.asked) < MOST_AT_ONCE:  # noqa: ASYNC110 - the other server has no event
                await asyncio.sleep(0)
            assert (await table.session.get(table.url("/?frame_id=1"))).status == 200
        oauth.answers.set()
        assert {response.status for response in await asyncio.gather(*knocks)} == {200}


async def test_codes_are_exchanged_at_a_limited_rate(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chats.web.embedding.tables.EXCHANGES", RateLimit(burst=2, per_second=1e-6))
    async with in_discord(redis) as (page, oauth), at_table(page) as table:
        statuses = [
            (await table.post("/discord/enter", {"code": "forged"}, Origin=PROXY)).status for _ in range(3)
        ]
        assert statuses == [403, 403, 429]
        assert len(oauth.asked) == 2


async def test_a_full_store_has_room_for_players_of_chats_but_not_for_all(page: WebAdapter) -> None:
    async with at_table(page) as table, browsing(page) as browser:
        page.room._used = SCARCE
        assert (await browser.post("/enter", {})).status == 503
        await table.enter()
        await table.press(table.messages[-1], "move")
        page.room._used = SPENT
        for response in (await table.knock(), await table.post("/type", {})):
            assert response.status == 503
            assert await error_of(response) == TEXTS("page-full")


@pytest.mark.parametrize("body", [
    b"", b"{", b"null", b"[]", b"\xff", b"[" * 5000, b"1" * 20_000,
    json.dumps({"entry": "0" * 32}).encode(),
    json.dumps({"entry": "x", "launch": "a"}).encode(),
    json.dumps({"entry": "0" * 32, "launch": "a" * 4097}).encode(),
    json.dumps({"entry": "0" * 32, "launch": 7}).encode(),
    b'{"entry":"' + b"0" * 32 + b'","launch":"\\ud800"}',
])  # fmt: skip
async def test_what_is_no_launch_is_refused_with_a_sentence(page: WebAdapter, body: bytes) -> None:
    async with at_table(page) as table:
        headers = table.headers | {"Content-Type": "application/json"}
        response = await table.session.post(table.url("/telegram/enter"), data=body, headers=headers)
        assert response.status in (400, 413)
        await error_of(response)


async def test_a_blocked_player_opens_nothing(redis: Redis) -> None:
    await play(redis, ADA)
    hosts = TableHosts(telegram_token=TOKEN)
    async with serving(redis, app=BlockingApp, hosts=hosts) as page, at_table(page) as table:
        response = await table.knock()
        assert response.status == 429
        assert "blocked" in await error_of(response)


class BlockingApp(App):
    """A bot whose operator has blocked Ada."""

    def __init__(self, services: Services) -> None:
        services.moderation.is_blocked = lambda player: player == ADA  # type: ignore[method-assign]
        super().__init__(services)


async def test_two_tables_and_the_chat_at_once_make_one_move(page: WebAdapter, redis: Redis) -> None:
    """The others are told so, and get the newest board; the same entry sent twice is made once."""
    store = PlayerStore(redis)
    app = App(Services(store, TEXTS))
    async with at_table(page) as one, at_table(page) as other:
        await one.enter()
        await other.enter()
        session = (await store.settings(ADA)).current
        keys = [
            key["key"] for row in one.messages[-1]["rows"] for key in row if key["key"].startswith("move")
        ]
        board, entry, moves = one.messages[-1], token_hex(16), keys[:3]
        in_chat = Action(Verb.MOVE, tuple(moves[2].split()[1:]), session, 1, ADA.id)
        first, again, second, third = await asyncio.gather(
            one.press(board, moves[0], entry),
            one.press(board, moves[0], entry),
            other.press(board, moves[1]),
            app.handle(ADA, in_chat, ROOM),
        )
        stored = await store.load_session(ADA, session)
        assert len(stored.record.moves) == 1
        assert stored.revision == 2
        assert again["notice"] == first["notice"]
        assert sorted([first["notice"], second["notice"], third.notice]) == ["", *[TEXTS("moved-on")] * 2]
        assert third.screen
        boards = [answer["messages"][-1]["board"]["alt"] for answer in (first, again, second)]
        assert {*boards, third.screen.alt} == {boards[0]}


async def test_an_entry_whose_answer_was_lost_is_repeated_though_another_table_opened(
    page: WebAdapter, redis: Redis
) -> None:
    async with at_table(page) as one, at_table(page) as other:
        await one.enter()
        entry = token_hex(16)
        answered = await one.type("/rules wish", entry)
        await play(redis, ADA, "flip 7")  # in the chat
        opened = (await other.enter())["messages"]
        assert opened[-1]["title"].startswith("Flip")
        again = await one.type("/rules wish", entry)
        assert again["messages"] == answered["messages"], "not the rules again"
        assert (await other.enter())["messages"] == opened


@pytest.mark.parametrize(("lines", "title"), [
    (("play klondike 5", "settings text=on"), "Klondike"),
    (("learn wish",), "Wish"),
    (("puzzle follow",), "Puzzle"),
])  # fmt: skip
async def test_the_board_of_an_exercise_and_one_in_words_open(
    page: WebAdapter, redis: Redis, lines: tuple[str, ...], title: str
) -> None:
    app = App(Services(PlayerStore(redis), TEXTS))
    for line in lines:
        verb, *words = line.split()
        await app.handle(BOB, Action(Verb(verb), tuple(words)), ROOM)
    launch = launch_data(launch_fields(BOB.id))
    async with at_table(page, launch) as table:
        for _ in range(2):  # the second time it is there already
            entered = await table.enter()
            assert len(entered["messages"]) == 1
            assert title in entered["messages"][0]["title"]
