"""The table in Discord: an Activity in its client's frame, behind its proxy, in real Chromium."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.chats.web.embedding.embedded_page import has_activity_module
from engine.record import Record
from tests.bot.saved_games import described
from tests.browser.activity_place import KLONDIKE, ActivityPlace, activity_place, board_of, draw
from tests.browser.place import TEXTS
from tests.discord_chat.simulator.activity import STRANGER
from tests.discord_chat.simulator.interaction import Callback
from tests.discord_chat.simulator.message import Message

pytestmark = pytest.mark.skipif(not has_activity_module(), reason="Discord's SDK is not built: make activity")

BUTTON = TEXTS("button-open-table")
BLOCKED = "chrome-error://chromewebdata/"


class TimeTomorrow:
    """The time of a machine on the next day."""

    monotonic = staticmethod(time.monotonic)

    @staticmethod
    def time() -> float:
        return time.time() + 25 * 60 * 60


@pytest_asyncio.fixture(loop_scope="session")
async def discord(chromium: str, redis_url: str, tmp_path: Path) -> AsyncIterator[ActivityPlace]:
    """Provide Discord with Activities turned on, the bot in it, its page behind the proxy, and a browser."""
    async with activity_place(chromium, redis_url, tmp_path) as place:
        yield place


def shows(message: Message, record: Record) -> bool:
    """Return whether a message in the channel shows the position of a record."""
    return any(picture.alt.startswith(described(TEXTS, record)) for picture in message.pictures)


async def test_the_button_opens_the_table_whose_moves_the_message_shows(
    discord: ActivityPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.web.embedding.board_updates.INTERVAL", 0.1)
    carla = discord.channel_player
    board = await board_of(carla)
    await carla.types("solitaire play", game="golf", deal="7")  # another game is the current one now
    assert (await carla.presses(board, BUTTON)).callback is Callback.LAUNCH
    table = await discord.open(carla)
    await table.shows(KLONDIKE)
    played = await draw(table, KLONDIKE)
    await discord.server.until(lambda: shows(board, played))
    assert carla.sees()[0] is board
    assert len(carla.sees()) == 2
    assert BUTTON in board.labels
    assert table.tab.complaints == []


async def test_leaving_the_table_shows_its_board_at_once(
    discord: ActivityPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.web.embedding.board_updates.INTERVAL", 3600.0)
    carla = discord.channel_player
    board = await board_of(carla)
    await carla.presses(board, BUTTON)
    table = await discord.open(carla)
    await table.shows(KLONDIKE)
    played = await draw(table, KLONDIKE)
    assert not shows(board, played)
    await table.tab.page.evaluate("document.querySelector('#activity').remove()")
    await discord.server.until(lambda: shows(board, played))


async def test_the_entry_point_command_opens_the_current_game(discord: ActivityPlace) -> None:
    carla = discord.channel_player
    await board_of(carla)
    launched = await carla.launches()
    assert (launched.callback, launched.messages) == (Callback.LAUNCH, [])
    await (await discord.open(carla)).shows(KLONDIKE)


async def test_the_button_of_another_player_opens_ones_own_table(discord: ActivityPlace) -> None:
    carla, dora = discord.channel_player, discord.another("dora")
    board = await board_of(carla)
    golf = (await dora.types("solitaire play", game="golf", deal="7")).message
    assert (await dora.presses(board, BUTTON)).callback is Callback.LAUNCH
    table = await discord.open(dora)
    await table.shows(Record.read("golf/1 #7"))
    assert shows(board, KLONDIKE)
    assert shows(golf, Record.read("golf/1 #7"))


async def test_a_code_that_was_used_before_is_replaced_without_a_word(discord: ActivityPlace) -> None:
    carla = discord.channel_player
    await board_of(carla)
    discord.host.spoiled = 1
    table = await discord.open(carla)
    await table.shows(KLONDIKE)
    assert discord.server.accounts.refused == ["used-already"]
    assert len(discord.server.accounts.used) == 1
    assert [one["prompt"] for one in discord.host.asked] == ["none", "none"]


async def test_a_player_who_declines_reads_why_and_can_try_again(discord: ActivityPlace) -> None:
    carla = discord.channel_player
    await board_of(carla)
    discord.host.declining.add(carla.user.id)
    table = await discord.open(carla)
    failure = table.page.locator("#failure, .home-failure").locator("visible=true")
    await expect(failure).to_contain_text(TEXTS("table-not-allowed"))
    discord.host.declining.clear()
    await failure.get_by_role("button").click()
    await table.shows(KLONDIKE)
    assert [one.get("prompt") for one in discord.host.asked] == ["none", None]


async def test_a_page_that_slept_for_a_day_asks_for_another_code_and_makes_the_move(
    discord: ActivityPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    carla = discord.channel_player
    await board_of(carla)
    table = await discord.open(carla)
    await table.shows(KLONDIKE)
    monkeypatch.setattr("bot.chats.web.embedding.tables.time", TimeTomorrow)
    played = await draw(table, KLONDIKE)
    await draw(table, played)
    assert len(discord.server.accounts.used) == 2


async def test_the_table_is_in_the_language_of_the_players_discord(discord: ActivityPlace) -> None:
    hans = discord.another("hans", "de")
    table = await discord.open(hans)
    await expect(table.page.locator("html")).to_have_attribute("lang", "de")
    await expect(table.page.locator(".home-game").first).to_be_visible()
    assert table.tab.complaints == []


async def test_no_other_site_can_show_the_table_in_a_frame(discord: ActivityPlace) -> None:
    context = await discord.browser.new_context(ignore_https_errors=True)
    page = await context.new_page()
    await page.goto(f"https://{STRANGER}/?{discord.host.address_of(discord.channel_player.user)}")
    element = await page.wait_for_selector("#activity")
    frame = await element.content_frame() if element else None
    assert frame
    await expect(page.locator("#loaded")).to_have_text("loaded")
    assert frame.url == BLOCKED
    assert discord.host.forwarded["/page.js"] == 0
