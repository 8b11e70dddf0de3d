"""The table inside Telegram: opened by the chat's button, played, left, and shown in the chat."""

import re

import pytest
from playwright.async_api import expect

from bot.i18n.texts import Texts
from engine.record import Record
from tests.browser.telegram.client import DARK, LIGHT, Client
from tests.browser.telegram.conftest import Bot, OpenClient
from tests.telegram_chat.people import button, words

UPDATES = "bot.chats.web.embedding.board_updates.INTERVAL"
SOON, NEVER = 0.05, 3600.0
WISH = Record.read("wish/1 #42")
MOVE = WISH.replay().legal_moves()[0]
OPEN = "Open the table"
NOTCH = {"top": 0, "bottom": 34, "left": 0, "right": 0}


async def test_a_move_at_the_table_is_shown_in_the_chat(
    bot: Bot, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UPDATES, SOON)
    message = await bot.board("/play wish 42")
    before = words(message)
    app = await client.press(button(message, OPEN))
    await app.is_at("table")
    await app.shows(WISH)
    await app.tap(WISH, MOVE)
    await app.shows(WISH.then(MOVE))
    assert {"type": "impact", "impact_style": "light"} in await app.events("web_app_trigger_haptic_feedback")
    await bot.server.until(lambda: words(message) != before)
    assert "30 cards left" in words(message)
    for needed in ("web_app_ready", "web_app_expand", "web_app_setup_swipe_behavior"):
        await app.gets(needed)


async def test_leaving_shows_the_newest_board_at_once_and_the_back_button_leads_back(
    bot: Bot, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UPDATES, NEVER)
    message = await bot.board("/play wish 42")
    before = words(message)
    app = await client.press(button(message, OPEN))
    await app.shows(WISH)
    back = app.page.locator("#back")
    await expect(back).to_be_hidden()
    await app.frame.locator("#to-home").click()
    await app.is_at("home")
    await back.click()
    await app.is_at("table")
    await expect(back).to_be_hidden()
    await app.tap(WISH, MOVE)
    await app.shows(WISH.then(MOVE))
    assert words(message) == before
    await app.close()
    await bot.server.until(lambda: words(message) != before)


async def test_theme_language_and_safe_area_are_taken_over(bot: Bot, client: Client) -> None:
    await bot.anna.say("/settings language de")
    message = await bot.board("/play wish 42")
    german = Texts.load("de")
    opened = button(message, german("button-open-table"))
    app = await client.launch(opened["web_app"]["url"], theme=DARK, insets=NOTCH)
    await app.is_at("table")
    html = app.frame.locator("html")
    await expect(html).to_have_attribute("lang", "de")
    await expect(app.frame.locator("#bar")).to_have_css("padding-bottom", "34px")
    await app.frame.locator("#to-home").click()
    await app.is_at("home")
    await expect(app.frame.locator("body")).to_have_css("background-color", "rgb(16, 22, 19)")
    await expect(html).to_have_css("color-scheme", "dark")
    await app.say("theme_changed", {"theme_params": LIGHT})
    await expect(app.frame.locator("body")).to_have_css("background-color", "rgb(246, 244, 239)")
    await expect(html).to_have_css("color-scheme", "light")
    for kind in ("background", "header", "bottom_bar"):
        assert {"color": "#f6f4ef"} in await app.events(f"web_app_set_{kind}_color")
    await bot.anna.say("/einstellungen theme night")
    message = await bot.board("/play wish 42")
    app = await client.press(button(message, german("button-open-table")))
    await expect(app.frame.locator("html")).to_have_attribute("data-theme", "night")


async def test_without_telegram_s_script_the_table_is_played(bot: Bot, open_client: OpenClient) -> None:
    client = await open_client(bot.anna, has_script=False)
    message = await bot.board("/play wish 42")
    app = await client.press(button(message, OPEN), theme=DARK)
    await app.shows(WISH)
    await expect(app.frame.locator("html")).to_have_css("--schemes", "dark")
    await app.tap(WISH, MOVE)
    await app.shows(WISH.then(MOVE))
    assert await app.events("web_app_ready") == []


async def test_a_reload_goes_on_with_what_is_played_now_without_a_text_box(bot: Bot, client: Client) -> None:
    message = await bot.board("/play wish 42")
    app = await client.press(button(message, OPEN))
    await app.shows(WISH)
    for gone in (".skip", "#to-chat", "#chat"):
        await expect(app.frame.locator(gone)).to_be_hidden()
    await bot.anna.say("/play flip 7")
    await app.reload()
    await expect(app.board).to_have_attribute("aria-label", re.compile("^Flip, deal 7"))


@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
async def test_everything_fits_into_the_client_of_a_phone(
    bot: Bot, open_client: OpenClient, size: tuple[int, int]
) -> None:
    client = await open_client(bot.anna, size)
    app = await client.press(button(await bot.board("/play klondike 105"), OPEN))
    await app.is_at("table")
    await expect(app.frame.locator("#board img").first).to_be_visible()
    for view in ("table", "home"):
        if view == "home":
            await app.frame.locator("#to-home").click()
            await app.is_at("home")
            picture = app.frame.locator(".home-games img")
            await expect(picture).to_have_js_property("complete", value=True)
            assert await picture.evaluate("picture => picture.naturalWidth") > 0, "its address has the key"
        whole = app.frame.locator("html")
        assert await whole.evaluate("html => html.scrollWidth - html.clientWidth") == 0
        for target in await app.frame.locator("header :is(a, button):visible").all():
            box = await target.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0]
