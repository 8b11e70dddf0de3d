"""What must not happen to a table inside Telegram, whatever the network, others, or the player do."""

import re

import pytest
from playwright.async_api import Route, expect

from engine.record import Record
from tests.browser.place import TEXTS
from tests.browser.telegram.client import PUBLIC, STRANGER, Client, MiniApp
from tests.browser.telegram.conftest import Bot, OpenClient
from tests.telegram_chat.people import GROUP, button, words

WISH = Record.read("wish/1 #42")
MOVES = WISH.replay().legal_moves()
OPEN = "Open the table"


async def test_the_link_of_another_player_opens_the_own_game(bot: Bot, open_client: OpenClient) -> None:
    message = await bot.board("/play wish 42", GROUP)
    await bot.berta.say("/play flip 7")
    hers = await open_client(bot.berta)
    app = await hers.press(button(message, OPEN))
    await app.is_at("table")
    await expect(app.board).to_have_attribute("aria-label", re.compile("^Flip, deal 7"))
    own = await open_client(bot.anna)
    app = await own.press(button(message, OPEN))
    await app.shows(WISH)


async def test_of_two_tables_and_the_chat_the_newest_board_wins_and_says_so(
    bot: Bot, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.web.embedding.board_updates.INTERVAL", 3600.0)
    message = await bot.board("/play wish 42")
    one = await client.press(button(message, OPEN))
    other = await client.press(button(message, OPEN))
    for app in (one, other):
        await app.shows(WISH)
    await one.page.bring_to_front()
    await one.tap(WISH, MOVES[0])
    moved = WISH.then(MOVES[0])
    await one.shows(moved)
    await other.tap(WISH, MOVES[-1])  # on the board before that move
    await other.shows(moved)
    await expect(other.line).to_have_text(TEXTS("moved-on"))
    answer = await bot.anna.press(message, "J♥ + J♦")  # the chat's board is that of before, too
    assert answer["text"] == TEXTS("moved-on")
    await bot.server.until(lambda: "30 cards left" in words(message))


async def test_a_connection_lost_in_a_drag_for_a_minute_loses_no_move_and_makes_none_twice(
    bot: Bot, client: Client
) -> None:
    message = await bot.board("/play wish 42")
    await client.context.clock.install()
    app = await client.press(button(message, OPEN))
    await app.shows(WISH)

    async def lose(route: Route) -> None:
        await route.abort("internetdisconnected")

    await app.lift(WISH, MOVES[0])
    await client.context.route(f"{bot.page.address}press", lose)
    async with app.page.expect_event("requestfailed"):
        await app.page.mouse.up()
    await client.context.clock.run_for(60_000)
    failure = app.frame.locator("#failure")
    await expect(failure).to_be_visible()
    assert words(message).count("32 cards left") == 1
    await client.context.unroute(f"{bot.page.address}press", lose)
    await failure.get_by_role("button").click()
    await client.context.clock.run_for(1000)
    await app.shows(WISH.then(MOVES[0]))


async def test_a_move_whose_answer_is_lost_is_made_once(bot: Bot, client: Client) -> None:
    app = await client.press(button(await bot.board("/play wish 42"), OPEN))
    await app.shows(WISH)
    cut = 0

    async def cut_answer(route: Route) -> None:
        nonlocal cut
        await route.fetch()  # the server has made the move
        cut += 1
        await route.abort("connectionreset")

    await client.context.route(f"{bot.page.address}press", cut_answer, times=1)
    await app.tap(WISH, MOVES[0])
    await app.shows(WISH.then(MOVES[0]))
    assert cut == 1


async def test_no_other_site_shows_the_table_in_a_frame(bot: Bot, client: Client) -> None:
    message = await bot.board("/play wish 42")
    address = button(message, OPEN)["web_app"]["url"]
    app = await client.launch(address, host=STRANGER)
    await client_refuses(app)
    assert address.startswith(PUBLIC)


async def client_refuses(app: MiniApp) -> None:
    """Wait until the browser has put its own error page into the frame."""
    await app.page.wait_for_function("() => document.querySelector('iframe').src")
    frame = app.page.frame(name="app")
    assert frame
    await frame.wait_for_url(re.compile("^chrome-error:"))


async def test_launch_data_opens_one_page_and_another_is_told_what_to_do(bot: Bot, client: Client) -> None:
    message = await bot.board("/play wish 42")
    app = await client.press(button(message, OPEN))
    await app.shows(WISH)
    stolen = await client.context.new_page()
    await stolen.goto(app.address)
    await expect(stolen.locator("#failure")).to_contain_text(TEXTS("table-launch-old"))


async def test_a_page_that_was_asleep_for_a_day_says_what_to_do(
    bot: Bot, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = await client.press(button(await bot.board("/play wish 42"), OPEN))
    await app.shows(WISH)
    monkeypatch.setattr("bot.chats.web.embedding.launch_data.MAX_AGE", -1)
    await bot.forget_pages()
    await app.tap(WISH, MOVES[0])
    await expect(app.frame.locator("#failure")).to_contain_text(TEXTS("table-launch-old"))
    await app.reload()
    await expect(app.frame.locator("#failure")).to_contain_text(TEXTS("table-launch-old"))
